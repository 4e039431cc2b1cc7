// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/boards/stone_lines.h"

#include "core/common/format_error.h"

#include <algorithm>

namespace yomi {

namespace {

constexpr std::string_view lineBlanks = " \t\r";

bool isBlank(std::string_view line) {
    return line.find_first_not_of(lineBlanks) == std::string_view::npos;
}

bool isMoves(std::string_view text, StoneNotation notation, const GridSize& size) {
    try {
        const auto moves = findMoves(text, notation, size);
        return moves && moves->count > 0;
    } catch (const FormatError&) {
        return false;
    }
}

} // namespace

/// Whether a line alone looks like a row of the board, with or without its number.
bool StoneLines::isRow(std::string_view line) const {
    if (line.find_first_of("/;") != std::string_view::npos || squaresIn(line))
        return false;
    return isBoardRow(StoneSigns(line), m_size.width);
}

/// Whether a line is a frame, column numbers, or the side to move.
bool StoneLines::isBeside(std::string_view line) const {
    const StoneSigns signs(line);
    if (!signs.toMove().empty())
        return signs.rows().empty();
    return std::ranges::all_of(signs.rows(), [this](const StoneSigns::Row& row) {
        return row.frame != StoneSigns::Frame::No || isColumnNames(row, m_size.width);
    });
}

/// Digits without separators are moves, unless a 0 shows that they are cells.
bool StoneLines::canBegin(std::string_view line) const {
    const std::string_view text = line.substr(0, line.find_last_not_of(lineBlanks) + 1);
    return text.find_first_not_of("123456789") != std::string_view::npos;
}

std::string StoneLines::joined() const {
    std::string text;
    for (const Text& row : m_rows)
        text.append(row.text).append("\n");
    return text;
}

bool StoneLines::isWhole() const {
    return m_rows.size() >= static_cast<std::size_t>(m_size.height) &&
           findCells(StoneSigns(joined()), m_size, false).has_value();
}

/// The whole line, or the part before a score or a remark.
std::string StoneLines::positionIn(std::string_view line) const {
    const std::string_view first = line.substr(0, line.find_first_of(lineBlanks));
    const std::string_view rest = line.substr(first.size());
    const bool isBoard = first.find('/') != std::string_view::npos && !first.ends_with('/') &&
                         rest.find('/') == std::string_view::npos;
    const bool areMoves =
        m_notation == StoneNotation::Columns
            ? first.size() > 1 && first.find_first_of(",-;|[(") == std::string_view::npos
            : first.find(',') != std::string_view::npos && !first.ends_with(',');
    const bool isBeforeScore = movesBeforeScore(line).has_value();
    return std::string(isBlank(rest) || isBeforeScore || isBoard ||
                               (areMoves && isMoves(first, m_notation, m_size))
                           ? first
                           : line);
}

std::vector<StoneLines::Text> StoneLines::take(std::int64_t number, std::string_view line) {
    if (isBlank(line) && !m_rows.empty())
        return finish();
    const bool isOpen = !m_rows.empty();
    const bool isPart =
        !isBlank(line) && (isOpen || canBegin(line)) && (isBeside(line) || isRow(line));
    std::vector<Text> complete;
    if (!isPart || (isWhole() && !isBeside(line)))
        complete = finish();
    if (isPart)
        m_rows.push_back({number, std::string(line)});
    else
        complete.push_back({number, positionIn(line)});
    return complete;
}

std::vector<StoneLines::Text> StoneLines::finish() {
    const bool areMoves = std::ranges::all_of(
        m_rows, [this](const Text& row) { return isMoves(row.text, m_notation, m_size); });
    std::vector<Text> complete;
    if (m_rows.size() > 1 && (isWhole() || !areMoves))
        complete = {{m_rows.front().line, joined()}};
    else
        for (const Text& row : m_rows)
            complete.push_back({row.line, positionIn(row.text)});
    m_rows.clear();
    return complete;
}

} // namespace yomi
