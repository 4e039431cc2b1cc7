// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/board_painter.h"

#include "ui/common/colors.h"

#include <QPainter>

namespace yomi::ui::icefire {

namespace {

QColor landColor(const State& state, Cell cell, const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    constexpr double tint = 0.74, tintDark = 0.68;
    for (const Player player : {0, 1}) {
        if (state.owned[player].contains(cell))
            return mixed(sideColor(player, palette), colors.surface,
                         isDark(palette) ? tintDark : tint);
    }
    return isDark(palette) ? mixed(colors.surface, colors.text, 0.06) : colors.surface;
}

} // namespace

QRectF tile(const BoardLayout& layout, Cell cell) {
    return layout.cell(cell).adjusted(1, 1, -1, -1);
}

void paintGround(QPainter& painter, const BoardLayout& layout, const State& state, Cell cell,
                 const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    const QColor color = landColor(state, cell, palette);
    painter.setPen(QPen(mixed(color, colors.text, 0.14), 1));
    painter.setBrush(color);
    painter.drawRoundedRect(tile(layout, cell).adjusted(0.5, 0.5, -0.5, -0.5), tileRadius,
                            tileRadius);
    const double mark = layout.cellSize() * 0.16;
    for (const Player player : {0, 1}) {
        if (state.owned[player].contains(cell))
            paintMark(painter, {tile(layout, cell).topLeft() + QPointF(3, 3), QSizeF(mark, mark)},
                      player, mixed(sideColor(player, palette), colors.surface, 0.25));
    }
}

void paintLand(QPainter& painter, const BoardLayout& layout, const State& state,
               const QPalette& palette) {
    state.terrain->land().forEach(
        [&](Cell cell) { paintGround(painter, layout, state, cell, palette); });
    state.terrain->mineSpots().forEach([&](Cell cell) {
        if (!state.buildingAt(cell) && !state.unitAt(cell))
            paintMineSpot(painter, layout.cell(cell), palette);
    });
}

void paintPieces(QPainter& painter, const BoardLayout& layout, const State& state,
                 const QPalette& palette) {
    const auto square = [&](Cell cell) {
        return tile(layout, cell).adjusted(1, 1, -1, -1);
    };
    for (const Building& building : state.buildings)
        paintBuilding(painter, square(building.cell), building.owner, building.type, palette);
    for (const Unit& unit : state.units)
        paintUnit(painter, square(unit.cell), unit.owner, unit.level,
                  unit.owner == state.player && !unit.canMove, palette);
}

void paintNumbers(QPainter& painter, const BoardLayout& layout, const QPalette& palette) {
    QFont font = painter.font();
    font.setPixelSize(10);
    painter.setFont(font);
    painter.setPen(colorsFor(palette).muted);
    for (int i = 0; i < boardSide; ++i) {
        painter.drawText(layout.columnNumber(i), Qt::AlignCenter, QString::number(i));
        painter.drawText(layout.rowNumber(i), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(i));
    }
}

} // namespace yomi::ui::icefire
