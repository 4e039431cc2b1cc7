// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/search/solution.h"
#include "core/tree/game.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace yomi::search {

// What a move of a game was worth: compares the value before it (of the best move) with the value
// after it. All values are those of the side that moved.

/// The meaning of exact scores.
enum class Scale : std::uint8_t {
    Results, ///< 1 a win, 0 a draw, −1 a loss
    FastWin, ///< sign as above; the size shows when the game ends
};

/// The score of each legal move of a solved position.
struct SolvedMoves {
    struct Scored {
        tree::Move move;
        int score;
    };
    Scale scale = Scale::Results;
    int plies = 0, maxPlies = 0; ///< of the position, and of the longest game
    bool firstToMove = true;
    std::vector<Scored> moves;

    /// This and all below require a legal move.
    int best() const;
    std::vector<tree::Move> bestMoves() const;
};

/// The solver's scores of the moves of a position; nothing unless all are known.
inline std::optional<SolvedMoves> solvedMoves(Scale scale, int plies, int maxPlies,
                                              bool firstToMove, const MoveScores& found) {
    if (!found.areKnown())
        return std::nullopt;
    SolvedMoves solved = {scale, plies, maxPlies, firstToMove, {}};
    for (std::size_t move = 0; move < found.moves.size(); ++move)
        if (const std::optional<MoveScore>& score = found.moves[move])
            solved.moves.push_back({static_cast<tree::Move>(move), score->lower});
    return solved;
}

/// The ply at which a game of `maxPlies` with this fast-win score for a side ends: the winner gets
/// ⌊(maxPlies + 2 − p)/2⌋ at ply p, and the first player wins at odd plies. A draw ends with the
/// full board.
int endOf(int score, int maxPlies, bool first);

enum class CommentKind : std::uint8_t {
    Best,         ///< as good as any, but some are worse
    OnlyMove,     ///< every other move changes the result
    NoChoice,     ///< all moves are worth the same, or there is only one
    LaterWin,     ///< still wins, but not as soon
    WinToDraw,    ///< gives away a won game
    WinToLoss,    ///< loses a won game
    DrawToLoss,   ///< loses a drawn game
    SoonerLoss,   ///< lost, but another could hold out longer
    EstimateOnly, ///< the values are not exact: no verdict
};
constexpr auto enumNames(CommentKind) {
    return namesInOrder("best", "only-move", "no-choice", "later-win", "win-to-draw", "win-to-loss",
                        "draw-to-loss", "sooner-loss", "estimate");
}

/// Whether a move gave away more than time: the result of the game, or how long a loss takes.
bool isMistake(CommentKind kind);

struct MoveComment {
    CommentKind kind = CommentKind::EstimateOnly;
    double before = 0, after = 0;        ///< in points
    std::vector<tree::Move> better = {}; ///< the best moves, if this one is not among them
    /// The opponent's best move after it, which shows why the move is a mistake.
    std::optional<tree::Move> reply = {};
    std::optional<int> endBefore = {}, endAfter = {}; ///< the plies at which the game ends
    int depth = 0;   ///< depth limit of an estimate, counted from the position's children
    int choices = 0; ///< the number of legal moves

    friend bool operator==(const MoveComment&, const MoveComment&) = default;
};

/// Judges a move by the exact scores. Throws std::invalid_argument if it is not among them.
MoveComment commentOn(tree::Move move, const SolvedMoves& solved);

/// A comment improved by the comments on the moves before and after it.
struct KnownComment {
    MoveComment comment;
    bool isBeforeExact = false, isAfterExact = false;
};

/// The value after a move is the value before the next one: where a move was only estimated and a
/// neighbour was solved, the solved value replaces the estimate. Between two solved neighbours the
/// move gets a verdict, but names no better moves, since they are not known. For games whose sides
/// alternate; null is a neighbour without a comment.
KnownComment amongNeighbours(const MoveComment& own, const MoveComment* previous,
                             const MoveComment* next);

} // namespace yomi::search
