// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/board.h"
#include "core/icefire/state.h"
#include "ui/icefire/board_layout.h"
#include "ui/icefire/piece_painter.h"

class QPainter;
class QPalette;

namespace yomi::ui::icefire {

/// The land of a position: each owner's cells in their colour with their mark, mine spots; the sea
/// stays as it is.
void paintLand(QPainter& painter, const BoardLayout& layout, const State& state,
               const QPalette& palette);
/// The land of one cell of it.
void paintGround(QPainter& painter, const BoardLayout& layout, const State& state, Cell cell,
                 const QPalette& palette);
/// Units and buildings. Units of the player to move that have moved are pale.
void paintPieces(QPainter& painter, const BoardLayout& layout, const State& state,
                 const QPalette& palette);
/// The room that the numbers of columns and rows need beside a board, in a widget's font.
double numberMargin(const QFont& font);
/// The numbers of columns and rows, in proportion to the painter's font.
void paintNumbers(QPainter& painter, const BoardLayout& layout, const QPalette& palette);

/// The rounded square of a cell, a little smaller than the cell.
QRectF tile(const BoardLayout& layout, Cell cell);
inline constexpr double tileRadius = 3;

/// A plan over the position it starts from: what is moved, trained or built is pale on its
/// goal, with an arrow from where it moved, and each action has its place in the order.
void paintPlan(QPainter& painter, const BoardLayout& layout, const State& state,
               const std::vector<Action>& plan, const QPalette& palette);

} // namespace yomi::ui::icefire
