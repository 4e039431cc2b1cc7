// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/board.h"
#include "core/icefire/state.h"
#include "ui/icefire/board_layout.h"
#include "ui/icefire/piece_painter.h"

class QFont;
class QPainter;
class QPalette;

namespace yomi::ui::icefire {

/// Paints the land of a position: each owner's cells in their colour with their mark, and mine
/// spots; the sea is left unpainted.
void paintLand(QPainter& painter, const BoardLayout& layout, const State& state,
               const QPalette& palette);
/// Paints the land of one cell.
void paintGround(QPainter& painter, const BoardLayout& layout, const State& state, Cell cell,
                 const QPalette& palette);
/// Paints units and buildings. Units of the player to move that have moved are pale.
void paintPieces(QPainter& painter, const BoardLayout& layout, const State& state,
                 const QPalette& palette);
/// The margin for column and row numbers next to a board, in a widget's font.
double numberMargin(const QFont& font);
/// Paints the column and row numbers, in proportion to the painter's font.
void paintNumbers(QPainter& painter, const BoardLayout& layout, const QPalette& palette);

/// The rounded square of a cell, slightly smaller than the cell.
QRectF tile(const BoardLayout& layout, Cell cell);
inline constexpr double tileRadius = 3;

/// Paints a plan over its starting position: a moved, trained or built piece is pale at its
/// destination, with an arrow for moves, and each action has its number in the order.
void paintPlan(QPainter& painter, const BoardLayout& layout, const State& state,
               const std::vector<Action>& plan, const QPalette& palette);

} // namespace yomi::ui::icefire
