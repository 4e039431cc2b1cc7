// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/endgame_solver.h"

#include "core/common/count_text.h"
#include "core/common/limits.h"
#include "core/common/sentence.h"
#include "core/search/game_search.h"

#include <algorithm>
#include <utility>

namespace yomi::hands {

namespace {

const search::Settings& endgameSettings() {
    static const search::Settings settings = search::resolved(
        {.root = search::Root::Every, .table = true}, search::defaultsOf<EndgameGame>(), 0);
    return settings;
}

/// The limit of nodes is reached.
class TooManyNodes : public RuntimeError {
public:
    explicit TooManyNodes(std::int64_t most)
        : RuntimeError("The search gave up after {} nodes, the most allowed.", grouped(most)) {}
};

/// The observer of an unrecorded search: its progress and its limit.
class EndgameWatch : public search::NoTrace {
public:
    EndgameWatch(std::int64_t mostNodes, EndgameSolver::Progress progress = {}, int all = 0)
        : m_mostNodes(mostNodes)
        , m_progress(std::move(progress))
        , m_all(all) {}

    template <class Game>
    void enterRoot(const Game&, search::Score, search::Score, search::Visit) {
        count();
    }
    template <class Game>
    void enter(const Game&, int, search::Score, search::Score, search::Visit) {
        count();
    }
    void compared(bool /*isBetter*/, bool /*raises*/) { m_done += m_level == 0; }
    void leave(search::Score /*value*/) { --m_level; }

private:
    void count() {
        ++m_level;
        if (++m_nodes > m_mostNodes)
            throw TooManyNodes(m_mostNodes);
        constexpr std::int64_t nodesBetweenReports = 4096;
        if (m_progress && m_nodes % nodesBetweenReports == 0)
            m_progress(m_done, m_all, m_nodes);
    }

    std::int64_t m_mostNodes;
    EndgameSolver::Progress m_progress;
    int m_all, m_done = 0, m_level = 0;
    std::int64_t m_nodes = 0;
};

/// A search of a game and all below it.
template <class Observer>
class EndgameSearch {
    using Table = EndgameTable<typename Observer::Tag>;
    using Searcher = search::Searcher<search::Algorithm::AlphaBeta, false, EndgameGame,
                                      EndgameLeaves, Table, search::Unmade, Observer>;

public:
    EndgameSearch(Table& table, const std::stop_token& stop, Observer& observer)
        : m_table(table)
        , m_observer(observer)
        , m_deadline({.stop = stop})
        , m_searcher(
              {endgameSettings(), m_deadline, m_leaves, observer, &table, nullptr, nullptr}) {}
    EndgameSearch(const EndgameSearch&) = delete;
    EndgameSearch& operator=(const EndgameSearch&) = delete;

    /// The value of each move for the landlord, in the order of the search.
    search::Iteration everyMove(EndgameGame& game) {
        const bool first = game.firstToMove();
        search::Iteration found;
        found.depth = depthOf(game) - 1;
        found.isWholeGame = true;
        m_observer.begin(found.depth);
        m_observer.boundedByRules({-1, 1});
        search::Score best = -search::infinity;
        for (const int move : game.moves()) {
            m_deadline.check();
            const std::int64_t before = m_searcher.counters().nodes;
            const search::Unmade<EndgameGame> child(game, move);
            const search::Score value = m_searcher.visit(
                game, move, found.depth, -1, 1, search::Visit::Full, game.firstToMove() == first);
            m_observer.compared(value > best, value > best);
            best = std::max(best, value);
            found.moves.push_back(
                {move, first ? value : -value, m_searcher.counters().nodes - before});
        }
        m_observer.end();
        found.value = first ? best : -best;
        for (const search::RootMove& move : found.moves)
            if (move.value == found.value)
                found.bestMoves.push_back(move.move);
        found.counters = m_searcher.counters();
        found.tableSize = m_table.size();
        return found;
    }

    bool wins(EndgameGame& game) {
        if (const search::Ended ended = game.ended(); ended != search::Ended::No)
            return ended == search::Ended::Won;
        return m_searcher.visitRoot(game, depthOf(game), -1, 1, search::Visit::Full).value > 0;
    }

private:
    static int depthOf(const EndgameGame& game) { return game.maxPlies() - game.plies(); }

    Table& m_table;
    Observer& m_observer;
    EndgameLeaves m_leaves;
    Deadline m_deadline;
    Searcher m_searcher;
};

/// The legal moves in the order of the rule book, the pass last.
std::vector<int> movesInOrder(const EndgameGame& game) {
    const auto moves = game.moves();
    std::vector<int> ordered(moves.begin(), moves.end());
    std::ranges::sort(ordered);
    return ordered;
}

/// Lines of play after a search, from its table.
class EndgameLines {
public:
    using Wins = EndgameSearch<EndgameWatch>;

    EndgameLines(EndgameGame& game, Wins& search)
        : m_game(game)
        , m_search(search) {}

    std::vector<EndgameStep> line() {
        std::vector<EndgameStep> steps;
        const int plies = m_game.plies();
        bool wins = m_search.wins(m_game);
        while (m_game.ended() == search::Ended::No) {
            const bool first = m_game.firstToMove();
            make(wins ? firstWinning() : movesInOrder(m_game).front(), steps);
            wins = wins == (m_game.firstToMove() == first);
        }
        undoTo(plies);
        return steps;
    }

    std::vector<EndgameStep> refutation(int losing) {
        std::vector<EndgameStep> steps;
        const int plies = m_game.plies();
        const bool first = m_game.firstToMove();
        m_game.make(losing);
        if (m_game.firstToMove() == first)
            make(movesInOrder(m_game).front(), steps);
        make(firstWinning(), steps);
        undoTo(plies);
        return steps;
    }

private:
    int firstWinning() {
        const std::vector<int> moves = movesInOrder(m_game);
        const bool first = m_game.firstToMove();
        return *std::ranges::find_if(moves, [&](int move) {
            const search::Unmade<EndgameGame> child(m_game, move);
            return m_search.wins(m_game) == (m_game.firstToMove() == first);
        });
    }

    void make(int move, std::vector<EndgameStep>& steps) {
        steps.push_back({m_game.state().toMove + 1, m_game.allMoves().playOf(move)});
        m_game.make(move);
    }
    void undoTo(int plies) {
        while (m_game.plies() > plies)
            m_game.unmake(0);
    }

    EndgameGame& m_game;
    Wins& m_search;
};

} // namespace

EndgameSolver::EndgameSolver(EndgamePosition start, const EndgameOptions& options,
                             const std::stop_token& stop)
    : m_moves(std::make_shared<EndgameMoves>(std::move(start), stop))
    , m_options(options)
    , m_cuts(options.cuts && m_moves->players() == 2)
    , m_table(m_cuts, options.mostTableBytes) {}

EndgameGame EndgameSolver::gameAfter(std::span<const int> plays) const {
    played(start(), plays); // throws for one that is not legal
    EndgameGame game(m_moves);
    for (const int play : plays)
        game.make(m_moves->moveOf(play));
    return game;
}

EndgameAnswer EndgameSolver::solve(std::span<const int> plays, const std::stop_token& stop,
                                   const Progress& progress) {
    const auto begin = std::chrono::steady_clock::now();
    EndgameGame game = gameAfter(plays);
    EndgameAnswer answer;
    answer.toMove = game.state().toMove + 1;
    answer.over = game.ended() != search::Ended::No;
    if (answer.over) {
        answer.winner = sideOf(game.state().lastBy + 1);
        return answer;
    }
    EndgameWatch watch(m_options.mostNodes, progress, static_cast<int>(game.moves().size()));
    EndgameSearch search(m_table, stop, watch);
    const search::Iteration found = search.everyMove(game);
    answer.winner = found.value > 0 ? 1 : 2;
    answer.nodes = found.counters.nodes;
    answer.entries = found.tableSize;

    EndgameLines lines(game, search);
    for (const int move : movesInOrder(game)) {
        const auto valued = std::ranges::find(found.moves, move, &search::RootMove::move);
        EndgamePlay play{m_moves->playOf(move), (valued->value > 0) == game.firstToMove()};
        if (!play.wins)
            play.refutation = lines.refutation(move);
        answer.plays.push_back(std::move(play));
    }
    answer.line = lines.line();
    answer.time = std::chrono::steady_clock::now() - begin;
    return answer;
}

search::RecordedSearch EndgameSolver::record(std::span<const int> plays, tree::NodeId mostNodes,
                                             const std::stop_token& stop) const {
    const EndgameGame start = gameAfter(plays);
    if (start.ended() != search::Ended::No)
        throw InvalidArgument("The game is over; there is nothing to search.");
    EndgameGame counted = start;
    EndgameWatch watch(mostNodes); // a full recorder would search on
    EndgameTable<search::NoTag> unrecorded(m_cuts, m_options.mostTableBytes);
    try {
        EndgameSearch(unrecorded, stop, watch).everyMove(counted);
    } catch (const TooManyNodes&) {
        throw RuntimeError("This search has more than {} nodes, the most that are recorded; record "
                           "it from a later position.",
                           grouped(mostNodes));
    }
    EndgameTable<tree::NodeId> table(m_cuts, m_options.mostTableBytes);
    search::RecordedSearch recorded = search::recordSearch(
        start, endgameSettings(), endgameSettings(), EndgameLeaves(), mostNodes, {},
        [&](EndgameGame& game, search::Recorder& recorder) {
            search::SearchResult result;
            result.iterations.push_back(EndgameSearch(table, stop, recorder).everyMove(game));
            return result;
        });
    recorded.header.range = {-1, 1};
    recorded.header.promisesStores = !m_cuts; // an entry holds for other positions, too
    return recorded;
}

bool EndgameSolver::wins(EndgameGame& game, const std::stop_token& stop) {
    EndgameWatch watch(m_options.mostNodes);
    return EndgameSearch(m_table, stop, watch).wins(game);
}

EndgameAnswer solveEndgame(EndgamePosition position, const EndgameOptions& options,
                           const std::stop_token& stop, const EndgameSolver::Progress& progress) {
    return EndgameSolver(std::move(position), options, stop).solve({}, stop, progress);
}

} // namespace yomi::hands
