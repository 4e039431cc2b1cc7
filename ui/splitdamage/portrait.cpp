// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/portrait.h"

#include "ui/common/colors.h"

#include <QPainter>
#include <QPainterPath>

#include <array>
#include <cmath>
#include <numbers>

namespace yomi::ui::splitdamage {

namespace {

// All shapes are drawn around the centre of the portrait, in units of its half height.

QPainterPath polygon(std::initializer_list<QPointF> points) {
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points)));
    path.closeSubpath();
    return path;
}

QPainterPath ellipse(double x, double y, double rx, double ry) {
    QPainterPath path;
    path.addEllipse(QPointF(x, y), rx, ry);
    return path;
}

/// A shape and its mirror image.
QPainterPath twice(const QPainterPath& path) {
    return path.united(QTransform::fromScale(-1, 1).map(path));
}

QPainterPath horn() {
    QPainterPath path(QPointF(0.18, -0.30));
    path.quadTo({0.60, -0.36}, {0.60, -0.80});
    path.quadTo({0.40, -0.56}, {0.10, -0.48});
    path.closeSubpath();
    return path;
}

QPainterPath horned() {
    return ellipse(0, -0.08, 0.36, 0.40).united(twice(horn()));
}

QPainterPath eared() {
    return ellipse(0, -0.04, 0.38, 0.36)
        .united(twice(polygon({{0.10, -0.30}, {0.42, -0.76}, {0.40, -0.06}})))
        .united(ellipse(0, 0.22, 0.20, 0.20));
}

QPainterPath crested() {
    QPainterPath crest(QPointF(-0.10, -0.30));
    crest.quadTo({-0.20, -0.84}, {0.34, -0.78});
    crest.quadTo({0.14, -0.60}, {0.26, -0.30});
    crest.closeSubpath();
    return ellipse(0, -0.02, 0.46, 0.34).united(crest);
}

QPainterPath blocky() {
    QPainterPath head;
    head.addRoundedRect(QRectF(-0.38, -0.46, 0.76, 0.74), 0.10, 0.10);
    return head.united(twice(polygon({{0.36, -0.20}, {0.52, -0.14}, {0.52, 0.08}, {0.36, 0.12}})));
}

QPainterPath hooded() {
    QPainterPath hood(QPointF(0, -0.78));
    hood.quadTo({0.50, -0.44}, {0.46, 0.34});
    hood.lineTo(-0.46, 0.34);
    hood.quadTo({-0.50, -0.44}, {0, -0.78});
    return hood;
}

QPainterPath winged() {
    const QPainterPath wing =
        polygon({{0.30, 0.10}, {0.78, -0.46}, {0.72, -0.12}, {0.80, 0.06}, {0.60, 0.30}});
    return ellipse(0, -0.12, 0.32, 0.36).united(twice(wing));
}

QPainterPath crowned() {
    return ellipse(0, -0.02, 0.34, 0.38)
        .united(polygon({{-0.38, -0.24},
                         {-0.46, -0.72},
                         {-0.20, -0.48},
                         {0, -0.80},
                         {0.20, -0.48},
                         {0.46, -0.72},
                         {0.38, -0.24}}));
}

QPainterPath bust(const QPainterPath& head) {
    return head.united(ellipse(0, 0.98, 0.66, 0.62));
}

/// The silhouettes, united only once: that costs more than painting them.
const QPainterPath& silhouette(std::size_t portrait, bool hero) {
    static const std::array creatures = {bust(horned()), bust(eared()),  bust(crested()),
                                         bust(blocky()), bust(hooded()), bust(winged())};
    static const QPainterPath king = bust(crowned());
    return hero ? king : creatures[portrait % creatures.size()];
}

} // namespace

std::size_t portraitOf(const QString& name) {
    std::size_t number = 0;
    for (const QChar character : name)
        number = 31 * number + character.unicode();
    return number;
}

QColor characterColor(int id) {
    return seriesColor(id < seriesColorCount ? id : id + seriesColorCount / 2);
}

QPainterPath portraitFrame(const QRectF& rect, bool hero) {
    QPainterPath frame;
    if (!hero) {
        frame.addEllipse(rect);
        return frame;
    }
    const double corner = 0.16 * rect.width();
    const double spring = rect.top() + 0.42 * rect.height(); // the start of the arch
    frame.moveTo(rect.left(), spring);
    frame.quadTo(rect.topLeft(), {rect.center().x(), rect.top()});
    frame.quadTo(rect.topRight(), {rect.right(), spring});
    frame.lineTo(rect.right(), rect.bottom() - corner);
    frame.quadTo(rect.bottomRight(), {rect.right() - corner, rect.bottom()});
    frame.lineTo(rect.left() + corner, rect.bottom());
    frame.quadTo(rect.bottomLeft(), {rect.left(), rect.bottom() - corner});
    frame.closeSubpath();
    return frame;
}

void paintPortrait(QPainter& painter, const QRectF& rect, std::size_t portrait, bool hero,
                   const QColor& ink, const QColor& eyes) {
    painter.save();
    painter.setClipPath(portraitFrame(rect, hero), Qt::IntersectClip);
    painter.translate(rect.center());
    painter.scale(rect.height() / 2, rect.height() / 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPath(silhouette(portrait, hero));
    painter.setBrush(eyes);
    for (const double x : {-0.15, 0.15})
        painter.drawEllipse(QPointF(x, -0.06), 0.065, 0.075);
    painter.restore();
}

QPainterPath dropPath(const QRectF& rect) {
    const double radius = rect.width() / 2;
    const QPointF centre(rect.center().x(), rect.bottom() - radius);
    QPainterPath path(QPointF(rect.center().x(), rect.top()));
    path.cubicTo({centre.x() + 0.30 * radius, centre.y() - 1.10 * radius},
                 {rect.right(), centre.y() - 0.75 * radius}, {rect.right(), centre.y()});
    path.arcTo(QRectF(rect.left(), rect.bottom() - 2 * radius, 2 * radius, 2 * radius), 0, -180);
    path.cubicTo({rect.left(), centre.y() - 0.75 * radius},
                 {centre.x() - 0.30 * radius, centre.y() - 1.10 * radius},
                 {rect.center().x(), rect.top()});
    path.closeSubpath();
    return path;
}

QPainterPath starPath(const QRectF& rect) {
    constexpr int points = 8;
    constexpr double inner = 0.82; // of the radius
    QPolygonF star;
    for (int i = 0; i < 2 * points; ++i) {
        const double angle = std::numbers::pi * i / points;
        const double reach = (i % 2 == 0 ? 1 : inner) / 2;
        star << rect.center() +
                    QPointF(std::sin(angle) * rect.width(), std::cos(angle) * rect.height()) *
                        reach;
    }
    QPainterPath path;
    path.addPolygon(star);
    path.closeSubpath();
    return path;
}

QPainterPath shieldPath(const QRectF& rect) {
    const double x = rect.center().x();
    QPainterPath path(QPointF(x, rect.top()));
    path.quadTo({x + 0.22 * rect.width(), rect.top() + 0.12 * rect.height()},
                {rect.right(), rect.top() + 0.12 * rect.height()});
    path.quadTo({rect.right(), rect.bottom() - 0.25 * rect.height()}, {x, rect.bottom()});
    path.quadTo({rect.left(), rect.bottom() - 0.25 * rect.height()},
                {rect.left(), rect.top() + 0.12 * rect.height()});
    path.quadTo({x - 0.22 * rect.width(), rect.top() + 0.12 * rect.height()}, {x, rect.top()});
    path.closeSubpath();
    return path;
}

} // namespace yomi::ui::splitdamage
