// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/board_rules.h"

namespace yomi::connectfour {

/// The rules for recordings: a move is a column number.
class RecordedRules : public trace::BoardRules {
public:
    explicit RecordedRules(const GridSize& size)
        : BoardRules(size, {trace::Image::Same, trace::Image::LeftRight}) {}

    std::optional<std::size_t> cellOf(std::string_view board, std::size_t move) const override;
    std::size_t moveCount(std::string_view board) const override;
    std::string moveText(std::size_t move) const override;

private:
    std::size_t width() const { return static_cast<std::size_t>(size().width); }
};

} // namespace yomi::connectfour
