// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/piece_painter.h"

#include "ui/common/colors.h"

#include <QPainter>
#include <QPainterPath>

namespace yomi::ui::icefire {

namespace {

/// Paints in a square of 100 by 100, whatever the size of `rect`.
class Canvas {
public:
    Canvas(QPainter& painter, const QRectF& rect)
        : m_painter(painter) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(rect.topLeft());
        painter.scale(rect.width() / 100, rect.height() / 100);
    }
    ~Canvas() { m_painter.restore(); }
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;

    void fill(const QPainterPath& path, const QColor& color, const QPen& pen = Qt::NoPen) {
        m_painter.setPen(pen);
        m_painter.setBrush(color);
        m_painter.drawPath(path);
    }
    void outline(const QPainterPath& path, const QColor& color, double width) {
        m_painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(path);
    }

private:
    QPainter& m_painter;
};

QPainterPath polygon(std::initializer_list<QPointF> points) {
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points)));
    path.closeSubpath();
    return path;
}

QPainterPath disc() {
    QPainterPath path;
    path.addEllipse(QPointF(50, 50), 38, 38);
    return path;
}

QPainterPath hexagon() {
    return polygon({{50, 8}, {87, 29}, {87, 71}, {50, 92}, {13, 71}, {13, 29}});
}

/// Head and shoulders; level 2 has a horned helmet, level 3 a crown.
QPainterPath soldier(int level) {
    QPainterPath path;
    path.addEllipse(QPointF(50, 33), 10, 10);
    if (level == 2) {
        path.addPath(polygon({{33, 16}, {44, 28}, {38, 32}}));
        path.addPath(polygon({{67, 16}, {56, 28}, {62, 32}}));
    } else if (level == 3) {
        path.addPath(
            polygon({{38, 14}, {44, 20}, {50, 12}, {56, 20}, {62, 14}, {60, 28}, {40, 28}}));
    }
    path.moveTo(24, 78);
    path.cubicTo(22, 38, 78, 38, 76, 78);
    path.closeSubpath();
    path.setFillRule(Qt::WindingFill);
    return path;
}

QPainterPath gem() {
    return polygon({{50, 26}, {72, 48}, {50, 76}, {28, 48}});
}

QPainterPath house() {
    return polygon({{50, 22}, {86, 48}, {78, 48}, {78, 84}, {22, 84}, {22, 48}, {14, 48}});
}

QPainterPath tower() {
    return polygon({{24, 16},
                    {37, 16},
                    {37, 26},
                    {44, 26},
                    {44, 16},
                    {56, 16},
                    {56, 26},
                    {63, 26},
                    {63, 16},
                    {76, 16},
                    {76, 40},
                    {68, 46},
                    {72, 84},
                    {28, 84},
                    {32, 46},
                    {24, 40}});
}

QPainterPath flame() {
    QPainterPath path(QPointF(50, 4));
    path.cubicTo(60, 28, 86, 40, 82, 66);
    path.cubicTo(79, 88, 62, 96, 50, 96);
    path.cubicTo(38, 96, 21, 88, 18, 66);
    path.cubicTo(16, 50, 30, 46, 34, 30);
    path.cubicTo(40, 36, 44, 38, 45, 44);
    path.cubicTo(50, 32, 52, 20, 50, 4);
    path.closeSubpath();
    return path;
}

QPainterPath crystal() {
    return polygon({{50, 2}, {80, 34}, {50, 98}, {20, 34}});
}

QPainterPath arch() {
    QPainterPath path(QPointF(42, 84));
    path.lineTo(42, 68);
    path.cubicTo(42, 56, 58, 56, 58, 68);
    path.lineTo(58, 84);
    path.closeSubpath();
    return path;
}

const QColor gold(0xE2B100);

} // namespace

QColor sideColor(Player player, const QPalette& palette) {
    if (isDark(palette))
        return player == 0 ? QColor(0xFF7A45) : QColor(0x4DABF7);
    return player == 0 ? QColor(0xD1440C) : QColor(0x1971C2);
}

void paintUnit(QPainter& painter, const QRectF& rect, Player owner, int level, bool spent,
               const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    const QColor side = sideColor(owner, palette);
    const QColor body = spent ? mixed(side, colors.surface, 0.45) : side;
    const QColor ink = spent ? mixed(colors.surface, body, 0.1) : colors.surface;
    Canvas canvas(painter, rect);
    canvas.fill(owner == 0 ? disc() : hexagon(), body, QPen(side, 4));
    canvas.fill(soldier(level), ink);
    QFont font = painter.font();
    font.setPixelSize(30);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(body);
    painter.drawText(QRectF(30, 46, 40, 32), Qt::AlignCenter, QString::number(level));
}

void paintBuilding(QPainter& painter, const QRectF& rect, Player owner, BuildingType type,
                   const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    const QColor side = sideColor(owner, palette);
    Canvas canvas(painter, rect);
    switch (type) {
    case BuildingType::Headquarters:
        canvas.fill(house(), side);
        canvas.fill(arch(), colors.surface);
        canvas.outline(polygon({{50, 22}, {50, 4}, {70, 10}, {50, 16}}), side, 4);
        paintMark(painter, {41, 33, 18, 22}, owner, colors.surface);
        return;
    case BuildingType::Mine:
        canvas.fill(gem(), gold, QPen(side, 6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        canvas.outline(polygon({{30, 48}, {70, 48}}), side, 3);
        canvas.outline(polygon({{50, 28}, {42, 48}, {50, 72}, {58, 48}}), side, 2.5);
        return;
    case BuildingType::Tower:
        canvas.fill(tower(), side);
        canvas.fill(arch(), colors.surface);
        return;
    }
}

void paintMineSpot(QPainter& painter, const QRectF& rect, const QPalette& palette) {
    Canvas canvas(painter, rect);
    canvas.outline(gem(), mixed(gold, colorsFor(palette).text, isDark(palette) ? 0 : 0.25), 4);
}

void paintMark(QPainter& painter, const QRectF& rect, Player owner, const QColor& color) {
    Canvas canvas(painter, rect);
    canvas.fill(owner == 0 ? flame() : crystal(), color);
}

} // namespace yomi::ui::icefire
