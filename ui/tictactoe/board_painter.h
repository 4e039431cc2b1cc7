// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tictactoe/edits.h"

#include <QColor>
#include <QRectF>

class QPainter;
class QPalette;

namespace yomi::ui::tictactoe {

using namespace yomi::tictactoe; // this folder is the face of that engine

/// Blue for who begins, orange for the other: apart for colour-blind eyes; the signs differ too.
QColor markColor(Player player, const QPalette& palette);

/// The square of a board in a rectangle.
QRectF squareRect(const QRectF& board, int square);

/// Grid and marks, crisp at any size. `faintness` mixes everything towards the surface: 0 is the
/// full colour, 1 invisible.
void paintBoard(QPainter& painter, const QRectF& rect, const ShownPosition& position,
                const QPalette& palette, double faintness = 0);

} // namespace yomi::ui::tictactoe
