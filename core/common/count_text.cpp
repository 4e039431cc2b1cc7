// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/count_text.h"

namespace yomi {

std::string grouped(std::int64_t number) {
    std::string digits = std::to_string(number);
    const std::size_t first = number < 0 ? 2 : 1; // no comma before it
    for (std::size_t at = digits.size(); at > first + 2; at -= 3)
        digits.insert(at - 3, 1, ',');
    return digits;
}

} // namespace yomi
