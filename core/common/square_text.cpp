// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/square_text.h"

#include "core/common/format_error.h"

#include <charconv>

namespace yomi {

std::string squareText(int cell, int width) {
    return static_cast<char>('a' + cell % width) + std::to_string(cell / width + 1);
}

int parseSquare(std::string_view text, const GridSize& size, const std::string& place) {
    int row = 0;
    const char* const end = text.data() + text.size();
    const auto digits = std::from_chars(text.data() + 1, end, row);
    if (text[0] < 'a' || text[0] > 'z' || digits.ec != std::errc() || digits.ptr != end ||
        text.substr(1) != std::to_string(row)) // "a01"
        throw FormatError(place, "\"" + std::string(text.substr(0, 40)) +
                                     "\" is no square; squares are a letter and a number, such as "
                                     "b2, with blanks or commas between them");
    const int column = text[0] - 'a';
    if (column >= size.width || row < 1 || row > size.height)
        throw FormatError(place, "there is no square " + std::string(text) + " on " + size.text() +
                                     ", the last is " + squareText(size.cells() - 1, size.width));
    return (row - 1) * size.width + column;
}

} // namespace yomi
