// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/limits.h"
#include "ui/search/search_document.h"

#include <chrono>
#include <optional>

namespace yomi::ui::search {

// The engine as an opponent, without a thread or a widget of its own.

/// How the engine searches when it plays: PVS, iterative, with the evaluation `lines` (of a game
/// that lacks it, its usual one) at the limit.
Settings playSettings(const GameFace& face, int depth);

struct EngineMove {
    Move move = 0;
    int depth = 0; ///< the limit of the iteration that it comes from
};

/// The first move of the best line of the last complete iteration. Where none is complete when the
/// time is up or `limits.enough` is asked for, that of a look at the moves alone. Throws Stopped.
EngineMove chooseMove(const SearchRoot& root, const Settings& settings, const Limits& limits);

/// How long a position may take to be solved, and then to be estimated, for a comment.
inline constexpr std::chrono::milliseconds commentTime{1000};

/// What a move was worth: exact where the game's solver knows it in time, else the estimates of a
/// search to `depth`, or as deep as the time allows. `after` is the position that the move led to,
/// nothing where it ended the game; a mistake names the best reply there.
MoveComment commentOn(Move move, const SearchRoot& root, const std::optional<SearchRoot>& after,
                      const GameFace& face, bool firstToMove, int depth,
                      std::chrono::nanoseconds time, const std::stop_token& stop);

/// What is known of a position's moves before one is made, for hints.
struct MoveValues {
    struct Value {
        Move move;
        double value; ///< of the side to move, in points
    };
    bool isExact = false;
    int depth = 0; ///< of estimates
    std::vector<Value> values;
    std::vector<Move> best;
    std::optional<int> end; ///< the ply at which the game ends then
};

MoveValues valuesOfMoves(const SearchRoot& root, const GameFace& face, bool firstToMove, int depth,
                         std::chrono::nanoseconds time, const std::stop_token& stop);

} // namespace yomi::ui::search
