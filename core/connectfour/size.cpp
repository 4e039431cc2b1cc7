// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/size.h"

#include "core/common/grid_text.h"

#include <algorithm>
#include <stdexcept>

namespace yomi::connectfour {

namespace {

constexpr int shortest = 2, mostBits = 64, leastInARow = 3, mostInARow = 8;

} // namespace

void validate(const Size& size) {
    const std::string name = text(size);
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
    if (size.inARow < leastInARow || size.inARow > longest)
        throw std::invalid_argument("In a row must be " + std::to_string(leastInARow) + " to " +
                                    std::to_string(longest) + " on " + name + "; " +
                                    std::to_string(size.inARow) + " was given.");
}

Size parseSize(std::string_view text, int inARow) {
    const auto [width, height] = parseGridSize(text);
    const Size size = {width, height, inARow};
    validate(size);
    return size;
}

std::string text(const Size& size) {
    return gridSizeText(size.width, size.height);
}

} // namespace yomi::connectfour
