// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/boards/grid_text.h"

#include "core/common/format_error.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace yomi {

std::string gridText(const GridStones& stones, int width, int height) {
    std::string text;
    for (int cell = 0; cell < width * height; ++cell) {
        if (cell > 0 && cell % width == 0)
            text += '/';
        text += stones.o >> cell & 1 ? 'o' : stones.x >> cell & 1 ? 'x' : '.';
    }
    return text;
}

bool isGridText(std::string_view text, const GridSize& size) {
    const auto columns = static_cast<std::size_t>(size.width);
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::string_view signs = at % (columns + 1) == columns ? "/" : ".ox";
        if (signs.find(text[at]) == std::string_view::npos)
            return false;
    }
    return text.size() + 1 == (columns + 1) * static_cast<std::size_t>(size.height);
}

GridStones stonesOf(std::string_view board) {
    GridStones stones;
    std::uint64_t cell = 1;
    for (const char sign : board) {
        stones.o |= sign == 'o' ? cell : 0;
        stones.x |= sign == 'x' ? cell : 0;
        cell <<= sign == '/' ? 0 : 1;
    }
    return stones;
}

bool hasLineThrough(std::string_view board, int width, std::size_t cell, int inARow) {
    const int height = static_cast<int>(board.size()) / width;
    const int column = static_cast<int>(cell) % width, row = static_cast<int>(cell) / width;
    const auto like = [&](int right, int down) { // number of equal stones in this direction
        int count = 0;
        for (int x = column + right, y = row + down;
             x >= 0 && x < width && y >= 0 && y < height &&
             board[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                   static_cast<std::size_t>(x)] == board[cell];
             x += right, y += down)
            ++count;
        return count;
    };
    constexpr std::array<std::pair<int, int>, 4> ways = {{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
    return std::ranges::any_of(ways, [&](const auto& way) {
        const auto [right, down] = way;
        return like(right, down) + like(-right, -down) + 1 >= inARow;
    });
}

std::string squareText(int cell, int width) {
    return static_cast<char>('a' + cell % width) + std::to_string(cell / width + 1);
}

int parseSquare(std::string_view text, const GridSize& size, const Sentence& place) {
    int row = 0;
    const char* const end = text.data() + text.size();
    const auto digits = std::from_chars(text.data() + 1, end, row);
    const char letter = static_cast<char>(text[0] | 0x20);
    if (letter < 'a' || letter > 'z' || digits.ec != std::errc() || digits.ptr != end ||
        text.substr(1) != std::to_string(row)) // "a01"
        throw FormatError("\"{}\" is not a square; squares are a letter and a number, such as b2, "
                          "with blanks or commas between them",
                          text.substr(0, 40))
            .at(place);
    const int column = letter - 'a';
    if (column >= size.width || row < 1 || row > size.height)
        throw FormatError("there is no square {} on {}, the last is {}", text, size.text(),
                          squareText(size.cells() - 1, size.width))
            .at(place);
    return (row - 1) * size.width + column;
}

} // namespace yomi
