// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/recorded_rules.h"

#include "core/connectfour/position.h"

#include <algorithm>

namespace yomi::connectfour {

std::optional<std::size_t> RecordedRules::cellOf(std::string_view board, std::size_t move) const {
    if (move >= width() || board[move] != '.')
        return std::nullopt;
    std::size_t cell = move;
    while (cell + width() < board.size() && board[cell + width()] == '.')
        cell += width();
    return cell;
}

std::size_t RecordedRules::moveCount(std::string_view board) const {
    return static_cast<std::size_t>(std::ranges::count(board.substr(0, width()), '.'));
}

std::string RecordedRules::moveText(std::size_t move) const {
    constexpr std::size_t mostColumns = AnyGrid::mostColumns; // recorded boards may be wider
    return move < mostColumns ? std::string(1, connectfour::moveText(static_cast<int>(move)))
                              : std::to_string(move + 1);
}

} // namespace yomi::connectfour
