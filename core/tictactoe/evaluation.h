// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/tictactoe/position.h"
#include "core/tictactoe/score.h"
#include "core/tictactoe/symmetry.h"

#include <array>
#include <cstdint>

namespace yomi::tictactoe {

enum class Evaluation : std::uint8_t {
    Article,     ///< 300 for a win however late, and counts of lines at a depth limit
    WinDrawLoss, ///< 1, 0 or -1; 0 at a depth limit
    FastWin,     ///< (11 - ply) / 2 for O, (10 - ply) / 2 for X: the shorter win counts more
};
constexpr auto enumNames(Evaluation) {
    return namesInOrder("article", "win-draw-loss", "fast-win");
}

// The values below are those of the player who has just moved.

/// The value of having completed a line on the given ply (5 to 9).
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

/// The same for every position that can be reached, by ternaryKey(): a search asks thousands of
/// times. Computed at the first call, constant from then on.
using ArticleEstimates = std::array<std::int16_t, ternaryKeys>;
const ArticleEstimates& articleEstimates();

/// The value of any position that can be reached, from O's side: what a search finds at a leaf.
Score staticValue(Evaluation evaluation, const Position& position);

} // namespace yomi::tictactoe
