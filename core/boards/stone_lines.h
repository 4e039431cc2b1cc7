// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/stone_text.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace yomi {

/// Splits a list into the texts of its positions: one position a line, optionally with a score,
///
///     2252576253462244111563365343671351441 -1
///
/// or several lines that are the rows of one board, with a blank line before the next. Any other
/// blank line is the empty board.
class StoneLines {
public:
    struct Text {
        std::int64_t line = 0; ///< its first line
        std::string text;
    };

    StoneLines(StoneNotation notation, const GridSize& size)
        : m_notation(notation)
        , m_size(size) {}

    /// The texts that the next line completes. A row of a board waits for the lines after it.
    std::vector<Text> take(std::int64_t number, std::string_view line);
    /// The remaining texts at the end of the list.
    std::vector<Text> finish();

private:
    bool isRow(std::string_view line) const;
    bool isBeside(std::string_view line) const;
    bool canBegin(std::string_view line) const;
    bool isWhole() const;
    std::string positionIn(std::string_view line) const;
    std::string joined() const;

    StoneNotation m_notation;
    GridSize m_size;
    std::vector<Text> m_rows; ///< of an incomplete board, or one whose end is not certain
};

} // namespace yomi
