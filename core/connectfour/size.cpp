// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/size.h"

#include "core/common/sentence.h"

#include <algorithm>

namespace yomi::connectfour {

namespace {

constexpr int shortest = 2, mostBits = 64, leastInARow = 3, mostInARow = 8;

} // namespace

void validate(const Size& size) {
    const std::string name = size.text();
    for (const auto& [what, length] : {std::pair{"width", size.width}, {"height", size.height}})
        if (length < shortest || length > mostBits)
            throw InvalidArgument(
                "The {} of {} is {}; it must be at least {}, and width · (height + 1) at most {}.",
                what, name, length, shortest, mostBits);
    if (const int bits = size.width * (size.height + 1); bits > mostBits)
        throw InvalidArgument(
            "The board {} is too large: width · (height + 1) is {}, the limit is {}.", name, bits,
            mostBits);
    const int longest = std::min(mostInARow, std::max(size.width, size.height));
    if (longest < leastInARow)
        throw InvalidArgument("The board {} is too small: a line has at least {} stones.", name,
                              leastInARow);
    validateInARow(size, leastInARow, longest);
}

} // namespace yomi::connectfour
