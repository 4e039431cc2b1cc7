// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/plan_painter.h"

#include "ui/common/colors.h"
#include "ui/icefire/board_painter.h"
#include "ui/icefire/layer_painter.h"

#include <QPainter>

namespace yomi::ui::icefire {

namespace {

void paintOrder(QPainter& painter, const BoardLayout& layout, Cell cell, int number,
                const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    QFont font = painter.font();
    font.setPixelSize(std::max(8, static_cast<int>(layout.cellSize() * 0.26)));
    font.setBold(true);
    painter.setFont(font);
    const double size = layout.cellSize() * 0.36;
    const QRectF badge(tile(layout, cell).topRight() - QPointF(size, 0), QSizeF(size, size));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.accent);
    painter.drawEllipse(badge);
    painter.setPen(inkOn(colors.accent));
    painter.drawText(badge, Qt::AlignCenter, QString::number(number));
}

/// What will stand there, pale, in a ring of the accent colour, on the land as it is now.
void paintNewPiece(QPainter& painter, const BoardLayout& layout, const State& state,
                   const Action& action, const QPalette& palette) {
    const QRectF square = tile(layout, action.to).adjusted(1, 1, -1, -1);
    paintGround(painter, layout, state, action.to, palette);
    painter.setOpacity(0.75);
    const Unit* moved = action.kind == CommandKind::Move ? state.unitAt(action.from) : nullptr;
    if (moved || action.kind == CommandKind::Train)
        paintUnit(painter, square, state.player, moved ? moved->level : action.level, false,
                  palette);
    else if (action.kind != CommandKind::Move)
        paintBuilding(painter, square, state.player,
                      action.kind == CommandKind::BuildTower ? BuildingType::Tower
                                                             : BuildingType::Mine,
                      palette);
    painter.setOpacity(1);
    painter.setPen(QPen(colorsFor(palette).accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(square, tileRadius, tileRadius);
}

} // namespace

void paintPlan(QPainter& painter, const BoardLayout& layout, const State& state,
               const std::vector<Action>& plan, const QPalette& palette) {
    for (const Action& action : plan)
        paintNewPiece(painter, layout, state, action, palette);
    for (std::size_t i = 0; i < plan.size(); ++i) {
        const Action& action = plan[i];
        if (action.kind == CommandKind::Move) {
            // Between the pieces, whose levels it leaves free.
            const QPointF from = layout.centre(action.from), way = layout.centre(action.to) - from;
            paintArrow(painter, {from + 0.3 * way, from + 0.68 * way}, layout.cellSize() * 0.18,
                       colorsFor(palette).accent, palette);
        }
        paintOrder(painter, layout, action.to, static_cast<int>(i) + 1, palette);
    }
}

} // namespace yomi::ui::icefire
