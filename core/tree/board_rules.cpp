// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/board_rules.h"

#include "core/boards/grid_text.h"

#include <algorithm>

namespace yomi::tree {

BoardRules::BoardRules(const GridSize& size, StoneNotation notation)
    : m_size(size)
    , m_hasColumns(notation == StoneNotation::Columns) {
    const std::vector<Image> images =
        m_hasColumns ? std::vector{Image::Same, Image::LeftRight} : imagesOf(size);
    for (const Image image : images)
        m_images.push_back(boardImage(image, size));
}

std::optional<std::size_t> BoardRules::cellOf(std::string_view board, std::size_t move) const {
    const std::size_t count = m_hasColumns ? width() : board.size();
    if (move >= count || board[move] != '.')
        return std::nullopt;
    std::size_t cell = move;
    while (m_hasColumns && cell + width() < board.size() && board[cell + width()] == '.')
        cell += width();
    return cell;
}

std::size_t BoardRules::moveCount(std::string_view board) const {
    const std::string_view open = m_hasColumns ? board.substr(0, width()) : board;
    return static_cast<std::size_t>(std::ranges::count(open, '.'));
}

std::string BoardRules::moveText(std::size_t move) const {
    if (!m_hasColumns)
        return squareText(static_cast<int>(move), m_size.width);
    return move < columnSigns.size() ? std::string(1, columnSigns[move]) // boards may be wider
                                     : std::to_string(move + 1);
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

} // namespace yomi::tree
