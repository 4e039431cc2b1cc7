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

/// What will stand there, pale, in a ring of the accent colour.
void paintNewPiece(QPainter& painter, const BoardLayout& layout, Player player,
                   const Action& action, const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    const QRectF square = tile(layout, action.to).adjusted(1, 1, -1, -1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.surface);
    painter.drawRoundedRect(square, tileRadius, tileRadius);
    painter.setOpacity(0.75);
    if (action.kind == CommandKind::Train)
        paintUnit(painter, square, player, action.level, false, palette);
    else
        paintBuilding(painter, square, player,
                      action.kind == CommandKind::BuildTower ? BuildingType::Tower
                                                             : BuildingType::Mine,
                      palette);
    painter.setOpacity(1);
    painter.setPen(QPen(colors.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(square, tileRadius, tileRadius);
}

} // namespace

void paintPlan(QPainter& painter, const BoardLayout& layout, Player player,
               const std::vector<Action>& plan, const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    for (const Action& action : plan) {
        if (action.kind == CommandKind::Move)
            paintWay(painter, layout, {action.from, action.to}, colors.accent, palette);
        else
            paintNewPiece(painter, layout, player, action, palette);
    }
    for (std::size_t i = 0; i < plan.size(); ++i)
        paintOrder(painter, layout, plan[i].to, static_cast<int>(i) + 1, palette);
}

} // namespace yomi::ui::icefire
