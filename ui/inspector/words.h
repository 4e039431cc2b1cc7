// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/game_face.h"

#include <QString>

#include <functional>
#include <string_view>

namespace yomi::ui::inspector {

/// The name of a move of a trace: "top left", "column 4".
QString moveName(const Trace& trace, const GameFace& face, Move move);

/// "O to move", or the result of the game: "X has won", "drawn".
QString statusText(const GameFace& face, bool firstToMove, Outcome outcome);

/// The answer of a search: "centre, top left", or "all moves".
QString bestMovesText(const Iteration& answer, const std::function<QString(int)>& moveName);
/// Whether all moves are best and there are at least two.
bool areAllBest(const Iteration& answer);

/// A value in points: "0.5", "−300", "∞".
QString scoreText(double value);

/// A value with its kind of bound: "≥ 0", "≤ 2.5" or "0".
QString boundText(BoundKind bound, double value);

/// The proved bounds of a value: "0", "≥ 0", "−1 … 2.5", and "?" without bounds.
QString provedText(const Bounds& proved);

/// The reach of an iteration, whose depth limit is counted from the root's children: "depth 1, to
/// ply 2"; "depth 8, to the end" if no game continues below it.
QString depthText(const TraceIteration& iteration);

/// A game's evaluation, named as in settings: "fast win".
QString evaluationName(std::string_view name);

/// A row of the comparison table: "PVS iterative, ordered", "Alpha-beta + table · record, copy".
QString searchName(const Settings& settings);

/// The effect of a symmetry on a board: "mirrored left–right", "a quarter turn clockwise".
QString imageName(Image image);

} // namespace yomi::ui::inspector
