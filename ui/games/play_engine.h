// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/limits.h"
#include "ui/games/search_document.h"

#include <chrono>
#include <optional>

namespace yomi::ui::games {

// The engine as an opponent, without threads or widgets.

/// The settings for playing: PVS, iterative, with the evaluation `lines` (or the game's default
/// evaluation) at the limit.
Settings playSettings(const GameFace& face, int depth);

struct EngineMove {
    Move move = 0;
    int depth = 0; ///< the limit of the iteration of the move
};

/// The first move of the principal variation of the last complete iteration. If none is complete
/// when the time is up or `limits.finishNow` is requested, the move of a search with depth 0.
/// Throws Stopped.
EngineMove chooseMove(const SearchRoot& root, const Settings& settings, const Limits& limits);

/// The time for solving a position for a comment, and then again for estimating it.
inline constexpr std::chrono::milliseconds commentTime{1000};

/// The comment on a move: exact if the game's solver finishes in time, else from the estimates of a
/// search to `depth`, or as deep as the time allows. `after` is the position after the move,
/// nothing if it ended the game; a mistake names the best reply there.
MoveComment commentOn(Move move, const SearchRoot& root, const std::optional<SearchRoot>& after,
                      const GameFace& face, bool firstToMove, int depth,
                      std::chrono::nanoseconds time, const std::stop_token& stop);

/// The values of a position's moves before one is made, for hints.
struct MoveValues {
    struct Value {
        Move move;
        double value; ///< of the side to move, in points
    };
    bool isExact = false;
    int depth = 0; ///< of estimates
    std::vector<Value> values;
    std::vector<Move> best;
    std::optional<int> end; ///< the ply at which the game then ends
};

MoveValues valuesOfMoves(const SearchRoot& root, const GameFace& face, bool firstToMove, int depth,
                         std::chrono::nanoseconds time, const std::stop_token& stop);

} // namespace yomi::ui::games
