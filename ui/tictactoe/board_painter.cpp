// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/board_painter.h"

#include "ui/common/colors.h"
#include "ui/search/game_face.h"
#include "ui/tictactoe/edits.h"

#include <QPainter>

#include <algorithm>

namespace yomi::ui::tictactoe {

QColor markColor(Player player, const QPalette& palette) {
    return ui::search::sideColor(player == Player::O, palette);
}

QRectF squareRect(const QRectF& board, int square) {
    const QSizeF size = board.size() / 3;
    return {board.topLeft() + QPointF(square % 3 * size.width(), square / 3 * size.height()), size};
}

void paintMark(QPainter& painter, const QRectF& square, Player player, const QColor& color) {
    const double inset = square.width() * 0.26;
    const QRectF body = square.adjusted(inset, inset, -inset, -inset);
    painter.setPen(QPen(color, std::max(1.0, square.width() * 0.13), Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    if (player == Player::O)
        return painter.drawEllipse(body);
    painter.drawLine(body.topLeft(), body.bottomRight());
    painter.drawLine(body.topRight(), body.bottomLeft());
}

void paintBoard(QPainter& painter, const QRectF& rect, const Position& position,
                const QPalette& palette, double faintness) {
    const Colors& colors = colorsFor(palette);
    const double third = rect.width() / 3;
    const QColor grid = mixed(colors.line, colors.text, 0.25);
    painter.setPen(QPen(mixed(grid, colors.surface, faintness), 1));
    for (const int line : {1, 2}) {
        const double inset = rect.width() * 0.06;
        painter.drawLine(QPointF(rect.left() + line * third, rect.top() + inset),
                         QPointF(rect.left() + line * third, rect.bottom() - inset));
        painter.drawLine(QPointF(rect.left() + inset, rect.top() + line * third),
                         QPointF(rect.right() - inset, rect.top() + line * third));
    }
    for (int square = 0; square < squareCount; ++square)
        if (const Mark mark = markAt(position, square))
            paintMark(painter, squareRect(rect, square), *mark,
                      mixed(markColor(*mark, palette), colors.surface, faintness));
}

void paintLastMove(QPainter& painter, const QRectF& square, const QPalette& palette,
                   double faintness) {
    const Colors& colors = colorsFor(palette);
    const double inset = square.width() * 0.06;
    painter.setPen(QPen(mixed(colors.accent, colors.surface, std::max(0.35, faintness)),
                        std::max(1.0, square.width() * 0.07)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(square.adjusted(inset, inset, -inset, -inset), 2, 2);
}

} // namespace yomi::ui::tictactoe
