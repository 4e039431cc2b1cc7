// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/board_painter.h"

#include "ui/common/colors.h"
#include "ui/games/stone_grid.h"
#include "ui/inspector/search_colors.h"

#include <QPainter>

namespace yomi::ui::tictactoe {

QColor markColor(Player player, const QPalette& palette) {
    return ui::inspector::sideColor(player == Player::O, palette);
}

QRectF squareRect(const QRectF& board, int square) {
    const QSizeF size = board.size() / 3;
    return {board.topLeft() + QPointF(square % 3 * size.width(), square / 3 * size.height()), size};
}

void paintBoard(QPainter& painter, const QRectF& rect, const ShownPosition& position,
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
            ui::games::paintMark(painter, squareRect(rect, square),
                                 signOf(*mark, position.begins) == 'O',
                                 mixed(markColor(*mark, palette), colors.surface, faintness));
}

} // namespace yomi::ui::tictactoe
