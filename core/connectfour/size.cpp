// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/size.h"

#include <algorithm>
#include <stdexcept>

namespace yomi::connectfour {

namespace {

constexpr int shortest = 2, mostBits = 64, leastInARow = 3, mostInARow = 8;

} // namespace

void validate(const Size& size) {
    const std::string name = size.text();
    for (const auto& [what, length] : {std::pair{"width", size.width}, {"height", size.height}})
        if (length < shortest || length > mostBits)
            throw std::invalid_argument(
                "The " + std::string(what) + " of " + name + " is " + std::to_string(length) +
                "; it must be at least " + std::to_string(shortest) +
                ", and width · (height + 1) at most " + std::to_string(mostBits) + ".");
    if (const int bits = size.width * (size.height + 1); bits > mostBits)
        throw std::invalid_argument(
            "The board " + name + " is too large: width · (height + 1) is " + std::to_string(bits) +
            ", the limit is " + std::to_string(mostBits) + ".");
    const int longest = std::min(mostInARow, std::max(size.width, size.height));
    if (longest < leastInARow)
        throw std::invalid_argument("The board " + name + " has no room for " +
                                    std::to_string(leastInARow) + " in a row, the least.");
    validateInARow(size, leastInARow, longest);
}

} // namespace yomi::connectfour
