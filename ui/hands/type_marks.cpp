// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/type_marks.h"

#include <QTransform>

#include <cmath>
#include <numbers>

namespace yomi::ui::hands {

namespace {

/// Marks are drawn in a box from (0, 0) to (1, 1).
QPainterPath crown() {
    QPainterPath path;
    path.addPolygon(QPolygonF({{0.02, 0.25},
                               {0.28, 0.52},
                               {0.50, 0.08},
                               {0.72, 0.52},
                               {0.98, 0.25},
                               {0.86, 0.90},
                               {0.14, 0.90},
                               {0.02, 0.25}}));
    return path;
}

QPainterPath butterfly() {
    QPainterPath half;
    half.moveTo(0.5, 0.5);
    half.cubicTo(0.55, 0.05, 0.98, -0.05, 0.98, 0.22);
    half.cubicTo(0.98, 0.45, 0.80, 0.56, 0.62, 0.55);
    half.cubicTo(0.90, 0.62, 0.90, 0.98, 0.72, 0.95);
    half.cubicTo(0.60, 0.92, 0.54, 0.75, 0.5, 0.5);
    return half + QTransform::fromScale(-1, 1).translate(-1, 0).map(half);
}

QPainterPath wings() {
    QPainterPath half;
    half.moveTo(0.54, 0.80);
    half.cubicTo(0.54, 0.35, 0.75, 0.10, 1.0, 0.12);
    half.cubicTo(1.0, 0.28, 0.95, 0.36, 0.88, 0.40);
    half.cubicTo(0.94, 0.42, 0.92, 0.54, 0.82, 0.58);
    half.cubicTo(0.86, 0.66, 0.74, 0.80, 0.54, 0.80);
    return half + QTransform::fromScale(-1, 1).translate(-1, 0).map(half);
}

QPainterPath star() {
    constexpr int points = 5;
    QPolygonF polygon;
    for (int corner = 0; corner < 2 * points; ++corner) {
        const double radius = corner % 2 == 0 ? 0.52 : 0.22;
        const double angle = std::numbers::pi * (static_cast<double>(corner) / points - 0.5);
        polygon << QPointF(0.5 + radius * std::cos(angle), 0.52 + radius * std::sin(angle));
    }
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

QPainterPath cloud() {
    QPainterPath path;
    path.addEllipse(QRectF(0.02, 0.42, 0.46, 0.42));
    path.addEllipse(QRectF(0.26, 0.18, 0.50, 0.56));
    path.addEllipse(QRectF(0.52, 0.40, 0.46, 0.44));
    return path.simplified();
}

QPainterPath dot() {
    QPainterPath path;
    path.addEllipse(QRectF(0.2, 0.2, 0.6, 0.6));
    return path;
}

struct Type {
    QStringView name;
    QPainterPath (*mark)();
    QRgb color;
};

constexpr Type types[] = {
    {u"Princess", crown, 0xD6336C}, {u"Fairy", butterfly, 0x2F6FDE}, {u"Angel", wings, 0xD18700},
    {u"Extra", star, 0x7A5AC8},     {u"そら", cloud, 0x3A9BC1},
};

const Type* find(const QString& type) {
    for (const Type& known : types)
        if (type == known.name)
            return &known;
    return nullptr;
}

} // namespace

QPainterPath typeMark(const QString& type, const QRectF& box) {
    const Type* known = find(type);
    return QTransform()
        .translate(box.left(), box.top())
        .scale(box.width(), box.height())
        .map(known ? known->mark() : dot());
}

QColor typeColor(const QString& type) {
    const Type* known = find(type);
    return known ? QColor(known->color) : QColor(0x7A, 0x82, 0x8F);
}

} // namespace yomi::ui::hands
