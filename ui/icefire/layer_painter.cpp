// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/layer_painter.h"

#include "ui/charts/labels.h"
#include "ui/common/colors.h"

#include <QPainter>

#include <cmath>

namespace yomi::ui::icefire {

namespace {

using AllProspects = std::array<Prospects, 2>;

/// Clips to the tiles of cells during its lifetime.
class Clip {
public:
    Clip(QPainter& painter, const BoardLayout& layout, const CellSet& cells)
        : m_painter(painter) {
        QRegion region;
        cells.forEach([&](Cell cell) { region += tile(layout, cell).toRect(); });
        painter.save();
        painter.setClipRegion(region, Qt::IntersectClip);
    }
    ~Clip() { m_painter.restore(); }
    Clip(const Clip&) = delete;
    Clip& operator=(const Clip&) = delete;

private:
    QPainter& m_painter;
};

void fillCells(QPainter& painter, const BoardLayout& layout, const CellSet& cells,
               const QBrush& brush) {
    if (cells.empty())
        return;
    const Clip clip(painter, layout, cells);
    painter.fillRect(layout.board(), brush);
}

/// The player of a number: its kinds come in pairs.
Player playerOf(CellNumber number) {
    return (static_cast<int>(number) - 1) % 2;
}

/// Whether the number of a cell stands out from the others.
bool isNotable(CellNumber number, int value, const AllProspects& prospects) {
    switch (number) {
    case CellNumber::FirePrice:
    case CellNumber::IcePrice:
        return value <= prospects[playerOf(number)].gold;
    case CellNumber::FireLoss:
    case CellNumber::IceLoss:
        return value > 1;
    default:
        return true;
    }
}

/// A share of the cell, a larger one for a larger font.
int numberHeight(const BoardLayout& layout, double share, int least) {
    constexpr double largest = 0.44;
    return std::max(least,
                    static_cast<int>(layout.cellSize() * std::min(besideLabel(share), largest)));
}

void paintNumbers(QPainter& painter, const BoardLayout& layout, const State& state,
                  const AllProspects& prospects, CellNumber number, const QPalette& palette) {
    if (number == CellNumber::None)
        return;
    const Colors& colors = colorsFor(palette);
    QFont font = painter.font();
    font.setPixelSize(numberHeight(layout, 0.29, 8));
    const double height = std::min(besideLabel(0.36), 0.54) * layout.cellSize();
    const double wide = std::min(besideLabel(0.66), 0.92) * layout.cellSize();
    state.terrain->land().forEach([&](Cell cell) {
        const auto value = numberAt(state, prospects, number, cell);
        if (!value)
            return;
        const bool strong = isNotable(number, *value, prospects);
        font.setBold(strong);
        painter.setFont(font);
        const QString text = QString::number(*value);
        const double width = std::min(wide, painter.fontMetrics().horizontalAdvance(text) + 6.0);
        const QRectF inside = tile(layout, cell);
        // At the bottom, but above the level of a unit.
        const double top = state.unitAt(cell) ? inside.top() + 1 : inside.bottom() - height - 1;
        const QRectF pill(inside.right() - width - 1, top, width, height);
        QColor ground = colors.surface;
        ground.setAlphaF(0.82F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawRoundedRect(pill, 3, 3);
        painter.setPen(strong ? colors.text : colors.muted);
        painter.drawText(pill, Qt::AlignCenter, text);
    });
}

/// The position of a side's way in a cell: above or below the level of a unit, with the sides
/// apart.
QPointF besideMiddle(const BoardLayout& layout, Player attacker) {
    return (attacker == 0 ? QPointF(-0.24, -0.26) : QPointF(0.24, 0.3)) * layout.cellSize();
}

void paintPrice(QPainter& painter, const BoardLayout& layout, const Prospects& prospects,
                Player attacker, const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    QFont font = painter.font();
    font.setPixelSize(numberHeight(layout, 0.3, 9));
    font.setBold(true);
    painter.setFont(font);
    const QString text = QString::number(prospects.finishPrice);
    const QSizeF size(painter.fontMetrics().horizontalAdvance(text) + 8.0,
                      painter.fontMetrics().height() + 2.0);
    // In the middle of the line, where it covers the edge of two cells and no cell's centre.
    const std::vector<Cell>& way = prospects.way;
    const std::size_t half = (way.size() - 1) / 2;
    QRectF pill({}, size);
    pill.moveCenter(
        (layout.centre(way[half]) + layout.centre(way[std::min(half + 1, way.size() - 1)])) / 2 +
        besideMiddle(layout, attacker));
    const QColor side = sideColor(attacker, palette);
    const bool payable = prospects.finishPrice <= prospects.gold;
    painter.setPen(QPen(side, 1.5));
    painter.setBrush(payable ? side : colors.surface);
    painter.drawRoundedRect(pill, 5, 5);
    painter.setPen(payable ? inkOn(side) : side);
    painter.drawText(pill, Qt::AlignCenter, text);
}

} // namespace

std::optional<int> numberAt(const State& state, const AllProspects& prospects, CellNumber number,
                            Cell cell) {
    if (number == CellNumber::None || !state.terrain->land().contains(cell))
        return {};
    const Player player = playerOf(number);
    const Prospects& own = prospects[player];
    const auto steps = [](int distance) {
        return distance == unreachable ? std::nullopt : std::optional(distance);
    };
    switch (number) {
    case CellNumber::FirePrice:
    case CellNumber::IcePrice: {
        const int price = own.attack.price[cell];
        if (state.owned[player].contains(cell) || price == AttackMap::unreachable)
            return {};
        return price;
    }
    case CellNumber::FireLoss:
    case CellNumber::IceLoss:
        return own.cuts[cell].cells > 0 ? std::optional(own.cuts[cell].cells) : std::nullopt;
    case CellNumber::FireDistance:
    case CellNumber::IceDistance:
        return steps(state.terrain->distance(cell, headquarters[player]));
    case CellNumber::FireOutside:
    case CellNumber::IceOutside:
        if (!state.owned[player].contains(cell))
            return {};
        return steps(own.toOutside[cell]);
    case CellNumber::None:
        break;
    }
    return {};
}

void paintGuarded(QPainter& painter, const BoardLayout& layout, const CellSet& cells,
                  const QColor& color) {
    QPen pen(color, 1.6);
    pen.setDashPattern({2.2, 1.8});
    painter.setPen(pen);
    cells.forEach([&](Cell cell) {
        const QRectF square = layout.cell(cell).adjusted(0.8, 0.8, -0.8, -0.8);
        const auto side = [&](Direction direction, QPointF from, QPointF to) {
            const auto next = stepped(cell, direction);
            if (!next || !cells.contains(*next))
                painter.drawLine(from, to);
        };
        side(Direction::Up, square.topLeft(), square.topRight());
        side(Direction::Right, square.topRight(), square.bottomRight());
        side(Direction::Down, square.bottomLeft(), square.bottomRight());
        side(Direction::Left, square.topLeft(), square.bottomLeft());
    });
}

void paintInactive(QPainter& painter, const BoardLayout& layout, const CellSet& cells,
                   const QColor& color) {
    if (cells.empty())
        return;
    const Clip clip(painter, layout, cells);
    painter.setPen(QPen(color, 1.6));
    const QRectF board = layout.board();
    const double gap = std::max(4.0, layout.cellSize() / 6);
    for (double x = -board.height(); x < board.width(); x += gap)
        painter.drawLine(board.topLeft() + QPointF(x, board.height()),
                         board.topLeft() + QPointF(x + board.height(), 0));
}

void paintReach(QPainter& painter, const BoardLayout& layout, const CellSet& cells,
                const QColor& color) {
    QColor ground = color;
    ground.setAlphaF(0.14F);
    fillCells(painter, layout, cells, ground);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    const double gap = layout.cellSize() / 4;
    cells.forEach([&](Cell cell) {
        const QPointF corner = layout.cell(cell).topLeft();
        for (int x = 1; x < 4; ++x) {
            for (int y = 1; y < 4; ++y)
                painter.drawEllipse(corner + QPointF(x, y) * gap, 1.4, 1.4);
        }
    });
}

void paintWay(QPainter& painter, const BoardLayout& layout, const std::vector<Cell>& way,
              const QColor& color, const QPalette& palette, QPointF shift) {
    if (way.size() < 2)
        return;
    QPolygonF line;
    for (const Cell cell : way)
        line << layout.centre(cell) + shift;
    line.first() = (line[0] + line[1]) / 2; // beside the unit that it starts from
    paintArrow(painter, line, layout.cellSize() * 0.22, color, palette);
}

void paintArrow(QPainter& painter, const QPolygonF& line, double head, const QColor& color,
                const QPalette& palette) {
    const QPointF back = line[line.size() - 2] - line.last();
    const double length = std::hypot(back.x(), back.y());
    const QPointF along = back / length, across(-along.y(), along.x());
    painter.setBrush(Qt::NoBrush);
    for (const auto& [ink, width] :
         {std::pair(colorsFor(palette).surface, 6.0), std::pair(color, 3.0)}) {
        painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(line);
        painter.drawPolyline(QPolygonF({line.last() + (along + across) * head, line.last(),
                                        line.last() + (along - across) * head}));
    }
}

void paintLayersBelow(QPainter& painter, const BoardLayout& layout, const State& state,
                      const AllProspects* prospects, const Layers& layers,
                      const QPalette& palette) {
    for (const Player player : {0, 1}) {
        const QColor color = sideColor(player, palette);
        if (layers.inactive)
            paintInactive(painter, layout, state.owned[player] - state.active[player],
                          mixed(color, colorsFor(palette).surface, 0.3));
        if (prospects && layers.reach[player])
            paintReach(painter, layout, (*prospects)[player].reach - state.owned[player], color);
        if (prospects && layers.guarded)
            paintGuarded(painter, layout, (*prospects)[player].guarded, color);
    }
}

void paintLayersAbove(QPainter& painter, const BoardLayout& layout, const State& state,
                      const AllProspects& prospects, const Layers& layers,
                      const QPalette& palette) {
    for (const Player player : {0, 1}) {
        if (layers.ways[player])
            paintWay(painter, layout, prospects[player].way, sideColor(player, palette), palette,
                     besideMiddle(layout, player));
    }
    paintNumbers(painter, layout, state, prospects, layers.number, palette);
    for (const Player player : {0, 1}) {
        if (layers.ways[player])
            paintPrice(painter, layout, prospects[player], player, palette);
    }
}

} // namespace yomi::ui::icefire
