// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/board_painter.h"

#include "ui/common/colors.h"
#include "ui/common/scaled_font.h"
#include "ui/icefire/layer_painter.h"

#include <QPainter>

#include <cmath>

namespace yomi::ui::icefire {

namespace {

constexpr double numberScale = 0.83;

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

/// Paints a planned piece pale, in a ring of the accent colour, on the current land.
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

QRectF tile(const BoardLayout& layout, Cell cell) {
    return layout.cell(cell).adjusted(1, 1, -1, -1);
}

void paintGround(QPainter& painter, const BoardLayout& layout, const State& state, Cell cell,
                 const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    const QColor color = landColor(state, cell, palette);
    constexpr double line = 0.14, lineDark = 0.24; // equally visible
    painter.setPen(QPen(mixed(color, colors.text, isDark(palette) ? lineDark : line), 1));
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

double numberMargin(const QFont& font) {
    return std::ceil(QFontMetricsF(scaledFont(font, numberScale)).height()) + 5;
}

void paintNumbers(QPainter& painter, const BoardLayout& layout, const QPalette& palette) {
    painter.setFont(scaledFont(painter.font(), numberScale));
    painter.setPen(colorsFor(palette).muted);
    for (int i = 0; i < boardSide; ++i) {
        painter.drawText(layout.columnNumber(i), Qt::AlignCenter, QString::number(i));
        painter.drawText(layout.rowNumber(i), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(i));
    }
}

void paintPlan(QPainter& painter, const BoardLayout& layout, const State& state,
               const std::vector<Action>& plan, const QPalette& palette) {
    for (const Action& action : plan)
        paintNewPiece(painter, layout, state, action, palette);
    for (std::size_t i = 0; i < plan.size(); ++i) {
        const Action& action = plan[i];
        if (action.kind == CommandKind::Move) {
            // Between the pieces, without covering their levels.
            const QPointF from = layout.centre(action.from), way = layout.centre(action.to) - from;
            paintArrow(painter, {from + 0.3 * way, from + 0.68 * way}, layout.cellSize() * 0.18,
                       colorsFor(palette).accent, palette);
        }
        paintOrder(painter, layout, action.to, static_cast<int>(i) + 1, palette);
    }
}

} // namespace yomi::ui::icefire
