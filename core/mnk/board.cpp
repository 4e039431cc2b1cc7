// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/mnk/board.h"

#include <utility>

namespace yomi::mnk {

namespace {

Size validated(const Size& size) {
    validate(size);
    return size;
}

Squares bit(int square) {
    return Squares{1} << square;
}

} // namespace

Board::Board(const Size& size)
    : m_size(validated(size))
    , m_images(size) {
    const int width = size.width, height = size.height, reach = size.inARow - 1;
    m_all = size.cells() == 64 ? ~Squares{0} : bit(size.cells()) - 1;
    constexpr std::array<std::pair<int, int>, 4> directions = {{{1, 0}, {0, 1}, {1, 1}, {-1, 1}}};
    for (std::size_t d = 0; d < directions.size(); ++d) {
        const auto [dx, dy] = directions[d];
        Direction& direction = m_directions[d];
        direction.step = dy * width + dx;
        for (int y = 0; y + dy * reach < height; ++y)
            for (int x = 0; x < width; ++x) {
                const int last = x + dx * reach;
                if (last < 0 || last >= width)
                    continue;
                const int start = y * width + x;
                direction.starts |= bit(start);
                Squares line = 0;
                for (int i = 0; i <= reach; ++i)
                    line |= bit(start + i * direction.step);
                m_lines.push_back(line);
            }
        if (!direction.starts)
            direction.step = 0; // no line fits: a shift by its length could exceed the word
    }
}

} // namespace yomi::mnk
