// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tictactoe/edits.h"

#include <QColor>
#include <QRectF>

class QPainter;
class QPalette;

namespace yomi::ui::tictactoe {

using namespace yomi::tictactoe; // this folder is the user interface of that engine

/// Blue for the side that begins, orange for the other: colour-blind eyes distinguish them; the
/// signs differ too.
QColor markColor(Player player, const QPalette& palette);

/// The square of a board in a rectangle.
QRectF squareRect(const QRectF& board, int square);

/// Paints grid and marks, sharp at any size. `faintness` mixes all colours with the surface's: 0 is
/// the full colour, 1 invisible.
void paintBoard(QPainter& painter, const QRectF& rect, const ShownPosition& position,
                const QPalette& palette, double faintness = 0);

} // namespace yomi::ui::tictactoe
