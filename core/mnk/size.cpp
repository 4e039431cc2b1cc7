// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/mnk/size.h"

#include <algorithm>
#include <stdexcept>

namespace yomi::mnk {

namespace {

constexpr int shortest = 2, mostColumns = 26, mostSquares = 64, leastInARow = 2;

void refuse(const std::string& sentence) {
    throw std::invalid_argument(sentence);
}

} // namespace

void validate(const Size& size) {
    const std::string name = size.text();
    if (size.width < shortest || size.width > mostColumns)
        refuse("The width of " + name + " is " + std::to_string(size.width) + "; it must be " +
               std::to_string(shortest) + " to " + std::to_string(mostColumns) + ".");
    if (size.height < shortest || size.height > mostSquares)
        refuse("The height of " + name + " is " + std::to_string(size.height) +
               "; it must be at least " + std::to_string(shortest) +
               ", and width · height at most " + std::to_string(mostSquares) + ".");
    if (size.cells() > mostSquares)
        refuse("The board " + name + " is too large: it has " + std::to_string(size.cells()) +
               " squares, the limit is " + std::to_string(mostSquares) + ".");
    validateInARow(size, leastInARow, std::max(size.width, size.height));
}

} // namespace yomi::mnk
