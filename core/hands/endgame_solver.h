// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/endgame_game.h"
#include "core/hands/endgame_table.h"
#include "core/search/child.h"
#include "core/search/observer.h"
#include "core/search/recorded_search.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

namespace yomi::hands {

struct EndgameOptions {
    std::int64_t mostNodes = 50'000'000;
    std::size_t mostTableBytes = std::size_t{1} << 30;
    bool cuts = true; ///< what holds for two players alone (EndgameTable); values do not change
};

struct EndgameStep {
    int player; ///< from 1
    int play;

    bool operator==(const EndgameStep&) const = default;
};

/// A legal play with its value.
struct EndgamePlay {
    int play;
    bool wins; ///< for the side that makes it
    /// Of a losing play: the plays that follow it, to the first one by the other side. That is his
    /// first winning one in the order of legalPlays(), after his partner's first legal one.
    std::vector<EndgameStep> refutation = {};
};

struct EndgameAnswer {
    int toMove = 1;
    int winner = 1;                 ///< the side
    bool over = false;              ///< then there are no plays and no line
    std::vector<EndgamePlay> plays; ///< as legalPlays()
    /// To the end: of the winning side its first winning play, of the losing side its first legal
    /// one.
    std::vector<EndgameStep> line;
    std::int64_t nodes = 0;   ///< of the search for all plays
    std::int64_t entries = 0; ///< positions in the table after it
    std::chrono::nanoseconds time = {};

    bool wins() const { return winner == sideOf(toMove); }
};

/// Solves positions of one game and keeps what it has found: the steps of a proof cost little more
/// than a look into the table.
///
/// Method: alpha-beta with a transposition table (core/search), the moves in the order of
/// EndgameMoves::leads(). Exact. Cost: exponential in the cards; some 10 ms for 9 + 9, a second for
/// 14 + 14 cards.
class EndgameSolver {
public:
    /// Called now and then with the plays of the position that are solved, the number of them all,
    /// and the nodes.
    using Progress = std::function<void(int done, int all, std::int64_t nodes)>;

    /// Throws std::invalid_argument like validated(); Stopped.
    explicit EndgameSolver(EndgamePosition start, const EndgameOptions& options = {},
                           const std::stop_token& stop = {});

    const EndgamePosition& start() const { return m_moves->start(); }

    /// The answer at the position after these plays. Throws std::invalid_argument like played(),
    /// RuntimeError if the nodes or the table's memory are used up, Stopped; what is in the table
    /// stays, and is true.
    EndgameAnswer solve(std::span<const int> plays = {}, const std::stop_token& stop = {},
                        const Progress& progress = {});

    /// The search of solve() with an empty table, recorded. Throws like solve(), also for one of
    /// more than `mostNodes` nodes. Cost: two searches.
    search::RecordedSearch record(std::span<const int> plays = {},
                                  tree::NodeId mostNodes = search::usualMostNodes,
                                  const std::stop_token& stop = {}) const;

    /// Whether the side to move wins this position of the solver's game; found in the table or
    /// searched. Throws like solve().
    bool wins(EndgameGame& game, const std::stop_token& stop = {});
    EndgameGame gameAfter(std::span<const int> plays) const;

private:
    std::shared_ptr<const EndgameMoves> m_moves;
    EndgameOptions m_options;
    bool m_cuts;
    EndgameTable<search::NoTag> m_table;
};

/// EndgameSolver::solve() of a position alone.
EndgameAnswer solveEndgame(EndgamePosition position, const EndgameOptions& options = {},
                           const std::stop_token& stop = {},
                           const EndgameSolver::Progress& progress = {});

} // namespace yomi::hands
