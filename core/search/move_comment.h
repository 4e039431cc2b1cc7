// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/search/solution.h"
#include "core/trace/game.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace yomi::search {

// What a move of a game was worth: the value before it (of the best move) and after it, and what
// that says of the move. All values are those of the side that moved.

/// What exact scores count.
enum class Scale : std::uint8_t {
    Results, ///< 1 a win, 0 a draw, −1 a loss
    FastWin, ///< likewise by their sign, and from their size the end of the game is known
};

/// The score of each legal move of a position, solved.
struct SolvedMoves {
    struct Scored {
        trace::Move move;
        int score;
    };
    Scale scale = Scale::Results;
    int plies = 0, maxPlies = 0; ///< of the position, and of the longest game
    bool firstToMove = true;
    std::vector<Scored> moves;

    /// Asked of a position with a legal move, as is all that follows.
    int best() const;
    std::vector<trace::Move> bestMoves() const;
};

/// The scores of a solver for the moves of a position; nothing unless all of them are known.
template <class Position>
std::optional<SolvedMoves> solvedMoves(Scale scale, const Position& position,
                                       const MoveScores& found) {
    if (!found.areKnown())
        return std::nullopt;
    SolvedMoves solved = {
        scale, position.plies(), position.size().cells(), position.firstToMove(), {}};
    for (std::size_t move = 0; move < found.moves.size(); ++move)
        if (const std::optional<MoveScore>& score = found.moves[move])
            solved.moves.push_back({static_cast<trace::Move>(move), score->lower});
    return solved;
}

/// The ply at which a game of `maxPlies` ends that has this fast-win score for a side: the winner
/// gets ⌊(maxPlies + 2 − p)/2⌋ at ply p, and the first player wins at odd plies. A draw ends with
/// the full board.
int endOf(int score, int maxPlies, bool first);

enum class CommentKind : std::uint8_t {
    Best,         ///< as good as any, but some are worse
    OnlyMove,     ///< no other keeps the result
    NoChoice,     ///< all moves are worth the same, or there is but one
    LaterWin,     ///< still wins, but not as soon
    WinToDraw,    ///< gives away a won game
    WinToLoss,    ///< likewise
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
    double before = 0, after = 0;         ///< in points
    std::vector<trace::Move> better = {}; ///< the best moves, where this one is none of them
    /// The opponent's best move after it, which shows why the move is a mistake.
    std::optional<trace::Move> reply = {};
    std::optional<int> endBefore = {}, endAfter = {}; ///< the plies at which the game ends then
    int depth = 0;   ///< of an estimate: the limit, counted from the position's children
    int choices = 0; ///< the number of legal moves

    friend bool operator==(const MoveComment&, const MoveComment&) = default;
};

/// What the exact scores say of a move, which is one of them. Throws std::invalid_argument for
/// another.
MoveComment commentOn(trace::Move move, const SolvedMoves& solved);

/// A comment with what the comments on the moves before and behind it know better.
struct KnownComment {
    MoveComment comment;
    bool isBeforeExact = false, isAfterExact = false;
};

/// The value after a move is that before the next one: where a move was only estimated and a
/// neighbour solved, the solved value takes the estimate's place. Between two solved ones the move
/// has a verdict; which moves are better is then not known, so none is named. For games whose sides
/// alternate; null stands for a neighbour of which nothing is known.
KnownComment amongNeighbours(const MoveComment& own, const MoveComment* previous,
                             const MoveComment* next);

} // namespace yomi::search
