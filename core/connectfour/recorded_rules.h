// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/board_rules.h"

namespace yomi::connectfour {

/// The rules for recordings: a move is the number of a column.
class RecordedRules : public trace::BoardRules {
public:
    RecordedRules(int width, int inARow)
        : m_width(static_cast<std::size_t>(width))
        , m_inARow(inARow) {}

    std::optional<std::size_t> cellOf(std::string_view board, std::size_t move) const override;
    std::size_t moveCount(std::string_view board) const override;
    bool winsAt(std::string_view board, std::size_t cell) const override;
    /// The lesser of the board and its mirror image.
    std::string representative(std::string_view board) const override;
    std::string moveText(std::size_t move) const override;

private:
    std::size_t m_width;
    int m_inARow;
};

} // namespace yomi::connectfour
