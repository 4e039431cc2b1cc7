// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/game.h"
#include "core/tictactoe/position.h"
#include "core/tictactoe/score.h"
#include "core/tictactoe/settings.h"
#include "core/tictactoe/symmetry.h"
#include "core/tree/game.h"

#include <array>
#include <cstdint>
#include <vector>

namespace yomi::tictactoe {

// The values below are those of the player who has just moved.

/// The value of completing a line on this ply (5 to 9): 300, 1, or with FastWin (11 - ply) / 2 for
/// O and (10 - ply) / 2 for X.
Score winValue(Evaluation evaluation, int plies);

/// The value of a position without a winner, by its lines. A line with m marks of the player who
/// has just moved, t marks of the player to move and the rest empty is a line (m, t):
///
///     lines (0, 2), threats by the player to move: -100 each;
///         without any, two lines (2, 0) or more: the value is 200
///     four marks, X in the centre and on an edge, O on both ends of a diagonal: the value is 100
///     exactly one line (2, 0): +2;  each line (1, 0): +0.5;  each line (0, 1): -1
///
/// Called ai14s in the source. A full board has value 0.
Score articleEstimate(const Position& position);

/// Its terms in points for O: their sum is O's value.
std::vector<tree::Term> articleTerms(const Position& position);

/// The same for every reachable position, by ternaryKey(), since a search needs thousands of them.
/// Computed at the first call, constant from then on.
using ArticleEstimates = std::array<std::int16_t, ternaryKeys>;
const ArticleEstimates& articleEstimates();

/// The evaluation for the search, for either board kind, by table look-up only. Values are those of
/// the player to move.
class Leaves {
public:
    static constexpr int stepsPerPoint = tictactoe::stepsPerPoint;

    explicit Leaves(Evaluation evaluation);

    template <class Board>
    Score end(const Board& board, search::Ended ended) const {
        return ended == search::Ended::Drawn ? 0 : -m_winValue[board.plies()];
    }
    template <class Board>
    Score estimate(const Board& board) const {
        return m_estimates ? -(*m_estimates)[ternaryKey(board.position())] : 0;
    }

    /// The terms of estimate(), for O.
    template <class Board>
    std::vector<tree::Term> terms(const Board& board) const {
        return m_estimates ? articleTerms(board.position()) : std::vector<tree::Term>();
    }

    /// The least difference of two values.
    Score unit() const { return m_estimates ? 1 : stepsPerPoint; }
    /// The width of the article's null window: one point, although its values have steps of one
    /// half. With one half the search would visit other nodes than the source.
    static constexpr Score nullWindow() { return stepsPerPoint; }

private:
    std::array<Score, squareCount + 1> m_winValue;
    const ArticleEstimates* m_estimates; ///< null for an evaluation of finished games only
};

/// The value of any reachable position at a leaf, for O.
Score staticValue(Evaluation evaluation, const Position& position);

} // namespace yomi::tictactoe
