// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/board_rules.h"

#include <vector>

namespace yomi::mnk {

/// The rules for recordings: a move is the number of a square in reading order.
class RecordedRules : public trace::BoardRules {
public:
    RecordedRules(int width, int height, int inARow);

    std::optional<std::size_t> cellOf(std::string_view board, std::size_t move) const override;
    std::size_t moveCount(std::string_view board) const override;
    bool winsAt(std::string_view board, std::size_t cell) const override;
    /// The least of the eight images of a square board, the four of another.
    std::string representative(std::string_view board) const override;
    std::string moveText(std::size_t move) const override;

private:
    int m_width, m_inARow;
    std::vector<std::vector<std::size_t>> m_images; ///< where their cells come from
};

} // namespace yomi::mnk
