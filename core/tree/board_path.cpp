// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/board_path.h"

#include "core/tree/recorded_game.h"

#include <algorithm>
#include <functional>

namespace yomi::tree {

namespace {

std::size_t stonesOn(std::string_view board) {
    return board.size() - static_cast<std::size_t>(std::ranges::count(board, '.'));
}

std::uint64_t keyOf(std::string_view board) {
    return std::hash<std::string_view>()(board);
}

} // namespace

BoardPath::BoardPath(const BoardRules& rules, const RecordingHeader& header)
    : m_rules(rules)
    , m_header(header)
    , m_board(header.root)
    , m_stones(stonesOn(header.root)) {
    for (std::size_t cell = 0; cell < m_board.size(); ++cell)
        if (m_board[cell] != '.' && rules.winsAt(m_board, cell))
            m_rootLevel.winner = m_board[cell] == 'o' ? Side::Max : Side::Min;
    m_rootLevel.isOver = m_rootLevel.winner || m_stones == m_board.size();
}

BoardPath::Step BoardPath::enter(const EventLine& line) {
    const bool isTop = m_open.empty();
    if (isTop) {
        m_board = m_header.root;
        m_stones = stonesOn(m_board);
    }
    Level& above = isTop ? m_rootLevel : m_open.back();
    const bool isFirstChild = !above.hasChild;
    const std::string_view move = *line.word;
    const bool isSame = move == "." || move == "-";
    Level level = above;
    level.cell.reset();
    level.hasChild = false;
    Step step = above.isKnown ? Step::Legal : Step::Unknown;
    if (move == "null") {
        level.isKnown = false;
        step = Step::Unknown;
    } else if (above.isKnown && line.path) {
        std::string_view rest = *line.path;
        while (step == Step::Legal) {
            const std::size_t comma = std::min(rest.find(','), rest.size());
            step = play(level, rest.substr(0, comma));
            if (comma == rest.size())
                break;
            rest.remove_prefix(comma + 1);
        }
        level.cell.reset(); // the board is rebuilt before the next move
    } else if (above.isKnown && !isSame) {
        step = play(level, move);
    }
    if (step == Step::AfterTheEnd && !isFirstChild)
        step = Step::Unknown;
    if (!isTop)
        above.hasChild = true;
    m_open.push_back(level);
    return step;
}

void BoardPath::leave() {
    if (m_open.back().cell) {
        m_board[*m_open.back().cell] = '.';
        --m_stones;
    }
    m_open.pop_back();
}

std::optional<KnownPosition> BoardPath::position() const {
    const Level& level = m_open.back();
    if (!level.isKnown)
        return std::nullopt;
    return KnownPosition{level.isOver ? 0 : m_rules.moveCount(m_board), level.isOver, level.winner};
}

std::uint64_t BoardPath::imagesKey() const {
    return keyOf(m_rules.representative(m_board));
}

std::uint64_t BoardPath::boardKey() const {
    return keyOf(m_board);
}

/// Plays a move at the end of the path, if it is legal; else the board becomes unknown.
BoardPath::Step BoardPath::play(Level& level, std::string_view move) {
    const auto number = numberedMove(m_header, move);
    const auto cell = number && !level.isOver ? m_rules.cellOf(m_board, *number) : std::nullopt;
    if (!cell) {
        level.isKnown = false;
        return level.isOver ? Step::AfterTheEnd : Step::Illegal;
    }
    const Side mover = m_stones % 2 == 0 ? Side::Max : Side::Min;
    m_board[*cell] = mover == Side::Max ? 'o' : 'x';
    ++m_stones;
    level.cell = cell;
    if (m_rules.winsAt(m_board, *cell))
        level.winner = mover;
    level.isOver = level.winner || m_stones == m_board.size();
    return Step::Legal;
}

} // namespace yomi::tree
