// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/trace/board_rules.h"

#include "core/common/grid_text.h"

#include <algorithm>

namespace yomi::trace {

BoardRules::BoardRules(const GridSize& size, const std::vector<Image>& images)
    : m_size(size) {
    for (const Image image : images)
        m_images.push_back(boardImage(image, size));
}

bool BoardRules::winsAt(std::string_view board, std::size_t cell) const {
    return hasLineThrough(board, m_size.width, cell, m_size.inARow);
}

std::string BoardRules::representative(std::string_view board) const {
    const auto isLess = [board](const BoardImage& one, const BoardImage& other) {
        return std::ranges::lexicographical_compare(
            one.origins, other.origins,
            [board](std::size_t a, std::size_t b) { return board[a] < board[b]; });
    };
    return std::ranges::min_element(m_images, isLess)->of(board);
}

} // namespace yomi::trace
