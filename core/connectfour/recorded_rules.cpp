// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/recorded_rules.h"

#include "core/common/grid_text.h"
#include "core/connectfour/position.h"

#include <algorithm>

namespace yomi::connectfour {

std::optional<std::size_t> RecordedRules::cellOf(std::string_view board, std::size_t move) const {
    if (move >= m_width || board[move] != '.')
        return std::nullopt;
    std::size_t cell = move;
    while (cell + m_width < board.size() && board[cell + m_width] == '.')
        cell += m_width;
    return cell;
}

std::size_t RecordedRules::moveCount(std::string_view board) const {
    return static_cast<std::size_t>(std::ranges::count(board.substr(0, m_width), '.'));
}

bool RecordedRules::winsAt(std::string_view board, std::size_t cell) const {
    return hasLineThrough(board, static_cast<int>(m_width), cell, m_inARow);
}

std::string RecordedRules::representative(std::string_view board) const {
    std::string mirror(board);
    for (std::size_t row = 0; row < mirror.size(); row += m_width)
        std::reverse(mirror.begin() + static_cast<std::ptrdiff_t>(row),
                     mirror.begin() + static_cast<std::ptrdiff_t>(row + m_width));
    return board < mirror ? std::string(board) : mirror;
}

std::string RecordedRules::moveText(std::size_t move) const {
    constexpr std::size_t mostColumns = AnyGrid::mostColumns; // recorded boards may be wider
    return move < mostColumns ? std::string(1, connectfour::moveText(static_cast<int>(move)))
                              : std::to_string(move + 1);
}

} // namespace yomi::connectfour
