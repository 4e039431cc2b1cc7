// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tictactoe/score.h"
#include "core/tictactoe/trace.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace yomi::ui::tictactoe {

using namespace yomi::tictactoe; // this folder is the face of that engine

/// "O" or "X".
QString playerName(Player player);

/// "top left", "centre", "bottom right"…
QString squareName(int square);
/// "centre, top left": names with commas between.
QString squareNames(const std::vector<int>& squares);

/// The answer of a search: "centre, top left", or "all moves".
QString bestMovesText(const Iteration& answer);

/// A score in points: "0.5", "−300", "∞".
QString scoreText(Score score);

/// What a value says: "≥ 0", "≤ 2.5" or "0".
QString boundText(BoundKind bound, Score value);

/// What is proved of a value: "0", "≥ 0", "−1 … 2.5", and "?" where nothing is.
QString provedText(const Bounds& proved);

/// How far a depth limit reaches, which is counted from the root's children: "depth 1, to ply 2".
QString depthText(int limit);

/// Who is to move, or how the game ended, or "impossible".
QString statusText(const Position& position);

/// Why there is nothing to search: a board that no game leads to, a game that is over. Empty for a
/// position that can be searched.
QString whyNotSearched(const Position& position);

/// A row of the comparison table: "PVS iterative, ordered", "Alpha-beta + table · record, copy".
QString searchName(const Settings& settings);

/// What a symmetry does to a board: "mirrored left–right", "quarter turn".
QString symmetryName(int symmetry);

} // namespace yomi::ui::tictactoe
