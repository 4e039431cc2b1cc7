// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/board_rules.h"

namespace yomi::mnk {

/// The rules for recordings: a move is a square number in reading order.
class RecordedRules : public trace::BoardRules {
public:
    explicit RecordedRules(const GridSize& size);

    std::optional<std::size_t> cellOf(std::string_view board, std::size_t move) const override;
    std::size_t moveCount(std::string_view board) const override;
    std::string moveText(std::size_t move) const override;
};

} // namespace yomi::mnk
