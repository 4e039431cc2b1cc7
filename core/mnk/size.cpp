// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/mnk/size.h"

#include "core/common/sentence.h"

#include <algorithm>

namespace yomi::mnk {

namespace {

constexpr int shortest = 2, mostColumns = 26, mostSquares = 64, leastInARow = 2;

} // namespace

void validate(const Size& size) {
    const std::string name = size.text();
    if (size.width < shortest || size.width > mostColumns)
        throw InvalidArgument("The width of {} is {}; it must be {} to {}.", name, size.width,
                              shortest, mostColumns);
    if (size.height < shortest || size.height > mostSquares)
        throw InvalidArgument(
            "The height of {} is {}; it must be at least {}, and width · height at most {}.", name,
            size.height, shortest, mostSquares);
    if (size.cells() > mostSquares)
        throw InvalidArgument("The board {} is too large: it has {} squares, the limit is {}.",
                              name, size.cells(), mostSquares);
    validateInARow(size, leastInARow, std::max(size.width, size.height));
}

} // namespace yomi::mnk
