// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/game.h"
#include "core/tictactoe/position.h"
#include "core/tictactoe/score.h"
#include "core/tictactoe/settings.h"
#include "core/tictactoe/symmetry.h"
#include "core/trace/game.h"

#include <array>
#include <cstdint>
#include <vector>

namespace yomi::tictactoe {

// The values below are those of the player who has just moved.

/// The value of having completed a line on the given ply (5 to 9): 300, 1, or with FastWin
/// (11 - ply) / 2 for O and (10 - ply) / 2 for X.
Score winValue(Evaluation evaluation, int plies);

/// The value of a position in which nobody has won, by its lines. With m and t for the marks that
/// the player who has just moved and the player to move have on a line, the rest empty:
///
///     lines (0, 2), threats by the player to move: -100 each;
///         without any, two lines (2, 0) or more: the value is 200
///     four marks, X in the centre and on an edge, O on both ends of a diagonal: the value is 100
///     exactly one line (2, 0): +2;  each line (1, 0): +0.5;  each line (0, 1): -1
///
/// The source calls it ai14s. A full board has value 0.
Score articleEstimate(const Position& position);

/// Its terms in points, O's: their sum is O's value.
std::vector<trace::Term> articleTerms(const Position& position);

/// The same for every position that can be reached, by ternaryKey(): a search asks thousands of
/// times. Computed at the first call, constant from then on.
using ArticleEstimates = std::array<std::int16_t, ternaryKeys>;
const ArticleEstimates& articleEstimates();

/// What the search asks of an evaluation, of either board kind; values are those of the player to
/// move. All of it is looked up.
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

    /// What estimate() sums up, O's.
    template <class Board>
    std::vector<trace::Term> terms(const Board& board) const {
        return m_estimates ? articleTerms(board.position()) : std::vector<trace::Term>();
    }

    /// The least difference of two values.
    Score unit() const { return m_estimates ? 1 : stepsPerPoint; }
    /// The width of the article's null window: one point, although its values have steps of one
    /// half. With one half instead, other nodes are searched than in the source.
    static constexpr Score nullWindow() { return stepsPerPoint; }

private:
    std::array<Score, squareCount + 1> m_winValue;
    const ArticleEstimates* m_estimates; ///< null for an evaluation of finished games only
};

/// The value of any position that can be reached, from O's side: what a search finds at a leaf.
Score staticValue(Evaluation evaluation, const Position& position);

} // namespace yomi::tictactoe
