// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/mnk/recorded_rules.h"

#include "core/common/grid_text.h"

#include <algorithm>

namespace yomi::mnk {

RecordedRules::RecordedRules(const GridSize& size)
    : BoardRules(size, trace::imagesOf(size)) {}

std::optional<std::size_t> RecordedRules::cellOf(std::string_view board, std::size_t move) const {
    if (move >= board.size() || board[move] != '.')
        return std::nullopt;
    return move;
}

std::size_t RecordedRules::moveCount(std::string_view board) const {
    return static_cast<std::size_t>(std::ranges::count(board, '.'));
}

std::string RecordedRules::moveText(std::size_t move) const {
    return squareText(static_cast<int>(move), size().width);
}

} // namespace yomi::mnk
