// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/mnk/board.h"

#include <utility>

namespace yomi::mnk {

namespace {

/// To where a square at (x, y) goes, by symmetry.
std::vector<std::pair<int, int>> imagesOf(const Size& size, int x, int y) {
    const int right = size.width - 1 - x, below = size.height - 1 - y;
    if (size.width != size.height)
        return {{x, y}, {right, below}, {right, y}, {x, below}};
    return {{x, y},     {below, x}, {right, below}, {y, right},
            {right, y}, {x, below}, {below, right}, {y, x}};
}

Squares bit(int square) {
    return Squares{1} << square;
}

} // namespace

Board::Board(const Size& size)
    : m_size(size) {
    validate(size);
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
    for (int square = 0; square < size.cells(); ++square) {
        const auto images = imagesOf(size, square % width, square / width);
        m_images.resize(images.size(), std::vector<std::uint8_t>(size.cells()));
        m_origins.resize(images.size(), std::vector<std::uint8_t>(size.cells()));
        for (std::size_t i = 0; i < images.size(); ++i) {
            const int image = images[i].second * width + images[i].first;
            m_images[i][square] = static_cast<std::uint8_t>(image);
            m_origins[i][image] = static_cast<std::uint8_t>(square);
        }
    }
    m_imagesOfFour.resize(m_images.size());
    for (std::size_t i = 0; i < m_images.size(); ++i)
        for (int square = 0; square < size.cells(); ++square)
            for (std::size_t set = 0; set < 16; ++set)
                if (set >> square % 4 & 1)
                    m_imagesOfFour[i][square / 4][set] |= bit(m_images[i][square]);
}

trace::Image Board::imageName(int symmetry) const {
    using trace::Image;
    constexpr std::array ofRectangle = {Image::Same, Image::HalfTurn, Image::LeftRight,
                                        Image::TopBottom};
    return m_size.width == m_size.height ? static_cast<Image>(symmetry) // in the order of Image
                                         : ofRectangle[static_cast<std::size_t>(symmetry)];
}

} // namespace yomi::mnk
