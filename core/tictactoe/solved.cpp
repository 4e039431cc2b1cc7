// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/solved.h"

#include "core/tictactoe/game_tree.h"
#include "core/tictactoe/run_search.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bitset>

namespace yomi::tictactoe {

namespace {

/// The depth limit of the search from the start that orders PVS by its table.
constexpr int orderingDepth = 7;

/// Answers positions with a search.
template <class Board>
class Answers {
public:
    Answers(const Settings& settings, const std::stop_token& stop)
        : m_settings(settings)
        , m_limits{stop, {}} {
        resolved(settings);
        if (settings.algorithm != Algorithm::Pvs || settings.iterative || !settings.ordering ||
            settings.freshTable || !settings.usesTable() || !usesBoardsTable(settings))
            return;
        Settings deepening = settings;
        deepening.iterative = true;
        deepening.depth = orderingDepth;
        Board start{Position()};
        m_ordering = runSearch(start, deepening, m_limits, m_nobody).table;
    }

    std::vector<int> operator()(const Position& position) {
        Board board(position);
        const SearchResult result =
            m_ordering ? runSearch(board, m_settings, m_limits, m_nobody, &*m_ordering).result
                       : resultOf(board, m_settings, m_limits, m_nobody);
        return result.last().bestMoves;
    }

private:
    Settings m_settings;
    Limits m_limits;
    NoTrace m_nobody;
    std::optional<typename Board::template Table<search::NoTag>> m_ordering;
};

void collect(const Position& position, std::bitset<classCount>& met, std::vector<Position>& found) {
    const std::size_t number = symmetryTable().classOf[ternaryKey(position)];
    if (met[number])
        return;
    met.set(number);
    const std::vector<int> moves = legalMoves(position);
    if (perfectMoves(position) != moves)
        found.push_back(position);
    for (const int square : moves)
        collect(played(position, square), met, found);
}

template <class Board>
StrongCheck checkStrongly(const Settings& settings, const std::stop_token& stop,
                          const Progress& progress) {
    Answers<Board> answers(settings, stop);
    const std::vector<Position> positions = strongPositions();
    StrongCheck check;
    check.total = static_cast<int>(positions.size());
    for (int done = 0; const Position& position : positions) {
        const std::vector<int> bestMoves = answers(position), expected = perfectMoves(position);
        if (std::ranges::includes(expected, bestMoves))
            ++check.solved;
        else
            check.failures.push_back({position, bestMoves, expected});
        if (progress)
            progress(++done, check.total);
    }
    return check;
}

/// Visits all positions that the side's answers and the other's moves lead to.
template <class Board>
void play(const Position& position, Player side, Answers<Board>& answers,
          std::bitset<ternaryKeys>& met, WeakCheck& check) {
    const auto key = static_cast<std::size_t>(ternaryKey(position));
    if (met[key])
        return;
    met.set(key);
    ++check.positions;
    const Status end = status(position);
    if (end == (side == Player::O ? Status::XWon : Status::OWon))
        check.holds = false;
    if (end != Status::Playing)
        return;
    const bool answered = position.toMove() == side;
    for (const int square : answered ? answers(position) : legalMoves(position))
        play(played(position, square), side, answers, met, check);
}

template <class Board>
WeakCheck checkWeakly(const Settings& settings, Player side, const std::stop_token& stop) {
    Answers<Board> answers(settings, stop);
    std::bitset<ternaryKeys> met;
    WeakCheck check;
    play({}, side, answers, met, check);
    return check;
}

} // namespace

std::vector<Position> strongPositions() {
    std::bitset<classCount> met;
    std::vector<Position> found;
    collect({}, met, found);
    return found;
}

StrongCheck strongCheck(const Settings& settings, const std::stop_token& stop,
                        const Progress& progress) {
    return settings.board == BoardKind::Heap ? checkStrongly<RecordBoard>(settings, stop, progress)
                                             : checkStrongly<Bitboard>(settings, stop, progress);
}

nlohmann::json toJson(const StrongCheck& check) {
    auto failures = nlohmann::json::array();
    for (const StrongFailure& failure : check.failures)
        failures.push_back({{"position", text(failure.position)},
                            {"bestMoves", failure.bestMoves},
                            {"expected", failure.expected}});
    return {{"solved", check.solved}, {"total", check.total}, {"failures", std::move(failures)}};
}

WeakCheck weakCheck(const Settings& settings, Player side, const std::stop_token& stop) {
    return settings.board == BoardKind::Heap ? checkWeakly<RecordBoard>(settings, side, stop)
                                             : checkWeakly<Bitboard>(settings, side, stop);
}

} // namespace yomi::tictactoe
