// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/size.h"

#include <algorithm>
#include <charconv>
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
    Size size = {.inARow = inARow};
    const char* const end = text.data() + text.size();
    const auto width = std::from_chars(text.data(), end, size.width);
    if (width.ec == std::errc() && width.ptr != end && *width.ptr == 'x') {
        const auto height = std::from_chars(width.ptr + 1, end, size.height);
        if (height.ec == std::errc() && height.ptr == end) {
            validate(size);
            return size;
        }
    }
    throw std::invalid_argument("A size is WIDTHxHEIGHT, for example 7x6; \"" + std::string(text) +
                                "\" is not.");
}

std::string text(const Size& size) {
    return std::to_string(size.width) + "x" + std::to_string(size.height);
}

} // namespace yomi::connectfour
