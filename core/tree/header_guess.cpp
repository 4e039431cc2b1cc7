// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/header_guess.h"

#include "core/tree/line_text.h"

#include <algorithm>

namespace yomi::tree {

HeaderGuess::HeaderGuess(const RecordingHeader& header)
    : m_asksSide(header.values == ValuesOf::First && !header.game && !header.isByVisits() &&
                 header.toMoveFrom == HeaderSource::Default)
    , m_asksBase(header.game && header.baseFrom == HeaderSource::Default)
    , m_moveCount(header.moveCount()) {}

void HeaderGuess::see(const EventLine& line) {
    if (m_asksBase)
        seeMoves(line);
    if (!m_asksSide)
        return;
    switch (line.kind) {
    case LineKind::Iteration:
        m_open.clear();
        break;
    case LineKind::Enter:
        enter(line);
        break;
    case LineKind::Table:
        if (line.use == EntryUse::Narrow && !m_open.empty())
            m_open.back().isJudged = false;
        break;
    case LineKind::Window:
        if (!m_open.empty())
            m_open.back().window = {*line.alpha, *line.beta};
        break;
    case LineKind::Leave:
        if (!m_open.empty())
            leave(line);
        break;
    case LineKind::Evaluate:
    case LineKind::Skip:
    case LineKind::Store:
        break;
    }
}

void HeaderGuess::complete(RecordingHeader& header) const {
    if (m_isFromOne) {
        header.base = 1;
        header.baseFrom = HeaderSource::Lines;
    }
    const bool wasAsked = m_asksSide || m_forMax + m_forMin > 0;
    if (!wasAsked)
        return;
    header.toMoveFrom = isToMoveKnown() ? HeaderSource::Lines : HeaderSource::Open;
    if (isToMoveKnown() && m_forMin > m_forMax)
        header.toMove = Side::Min;
}

void HeaderGuess::seeMoves(const EventLine& line) {
    if (line.kind == LineKind::Enter || line.kind == LineKind::Skip)
        seeMove(*line.word);
    if (line.best)
        seeMove(*line.best);
}

void HeaderGuess::seeMove(std::string_view move) {
    const auto number = parseCount(move);
    if (!number)
        return;
    if (*number == m_moveCount)
        m_isFromOne = true;
    if (*number == m_moveCount || *number == 0)
        m_asksBase = false;
}

void HeaderGuess::enter(const EventLine& line) {
    if (line.side) { // the recording states the side to move
        m_asksSide = false;
        m_forMax = m_forMin = 0;
        return;
    }
    const bool isSame = *line.word == "-" || *line.word == ".";
    Level level;
    level.isCounted = *line.word != "." && *line.word != "null" &&
                      line.nodeKind != NodeKind::NullMove && line.nodeKind != NodeKind::Test;
    if (line.alpha)
        level.window = {*line.alpha, *line.beta};
    if (m_open.empty()) {
        const auto plies = line.path ? 1 + std::ranges::count(*line.path, ',') : isSame ? 0 : 1;
        level.isRootsSide = plies % 2 == 0;
    } else {
        const Level& parent = m_open.back();
        level.isRootsSide = parent.isRootsSide == isSame;
        const bool isRaised =
            level.window.lower != parent.window.lower && level.window.lower == parent.most;
        const bool isLowered =
            level.window.upper != parent.window.upper && level.window.upper == parent.least;
        if (level.isCounted && isRaised != isLowered)
            vote(parent, isRaised);
    }
    m_open.push_back(level);
}

void HeaderGuess::leave(const EventLine& line) {
    const Level level = m_open.back();
    m_open.pop_back();
    if (!line.value)
        return;
    if (level.least < level.most && (*line.value == level.least || *line.value == level.most))
        vote(level, *line.value == level.most);
    if (m_open.empty() || !level.isCounted)
        return;
    Level& parent = m_open.back();
    parent.least = std::min(parent.least, *line.value);
    parent.most = std::max(parent.most, *line.value);
}

void HeaderGuess::vote(const Level& level, bool isRaised) {
    constexpr int enough = 8;
    if (!level.isJudged)
        return;
    const bool isMaxAtRoot = level.isRootsSide == isRaised;
    ++(isMaxAtRoot ? m_forMax : m_forMin);
    if (isToMoveKnown() && m_forMax + m_forMin >= enough)
        m_asksSide = false;
}

} // namespace yomi::tree
