// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/stone_text.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace yomi {

/// Cuts a list into the texts of its positions: a position a line, with what may stand behind it,
///
///     2252576253462244111563365343671351441 -1
///
/// or several lines that are the rows of one board, with a blank line before the next. A blank line
/// that ends no board is the empty board.
class StoneLines {
public:
    struct Text {
        std::int64_t line = 0; ///< the first of its lines
        std::string text;
    };

    /// On a board of that size.
    StoneLines(StoneGame game, const GridSize& size)
        : m_game(game)
        , m_size(size) {}

    /// The texts that are complete with the next line. A row of a board waits for the lines behind
    /// it.
    std::vector<Text> take(std::int64_t number, std::string_view line);
    /// Those that are left at the end.
    std::vector<Text> finish();

private:
    bool isRow(std::string_view line) const;
    bool isBeside(std::string_view line) const;
    bool canBegin(std::string_view line) const;
    bool isWhole() const;
    std::string positionIn(std::string_view line) const;
    std::string joined() const;

    StoneGame m_game;
    GridSize m_size;
    std::vector<Text> m_rows; ///< of a board that is not complete, or whose end is not certain
};

} // namespace yomi
