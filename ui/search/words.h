// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/search/game_face.h"

#include <QString>

#include <functional>

namespace yomi::ui::search {

/// The name of a move of a trace: "top left", "column 4".
QString moveName(const Trace& trace, const GameFace& face, Move move);

/// "O to move", or how the game ended: "X has won", "drawn".
QString statusText(const GameFace& face, bool firstToMove, Outcome outcome);

/// The answer of a search: "centre, top left", or "all moves".
QString bestMovesText(const Iteration& answer, const std::function<QString(int)>& moveName);
/// Whether all moves are best, and there are two at least.
bool areAllBest(const Iteration& answer);

/// A value in points: "0.5", "−300", "∞".
QString scoreText(double value);

/// What a value says: "≥ 0", "≤ 2.5" or "0".
QString boundText(BoundKind bound, double value);

/// What is proved of a value: "0", "≥ 0", "−1 … 2.5", and "?" where nothing is.
QString provedText(const Bounds& proved);

/// How far an iteration reaches, whose depth limit is counted from the root's children: "depth 1,
/// to ply 2"; "depth 8, to the end" where no game goes on below it.
QString depthText(const TraceIteration& iteration);

/// A row of the comparison table: "PVS iterative, ordered", "Alpha-beta + table · record, copy".
QString searchName(const Settings& settings);

/// What an image does to a board: "mirrored left–right", "a quarter turn clockwise".
QString imageName(Image image);

} // namespace yomi::ui::search
