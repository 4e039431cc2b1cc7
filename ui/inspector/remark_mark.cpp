// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/remark_mark.h"

#include "ui/common/colors.h"

#include <QGuiApplication>
#include <QIcon>
#include <QPainter>

#include <algorithm>

namespace yomi::ui::inspector {

namespace {

constexpr double iconRadius = 6.5;

/// An icon for a row of an outline.
template <class Paint>
QVariant painted(const Paint& paint) {
    constexpr int side = 16, scale = 2;
    QPixmap picture(scale * side, scale * side);
    picture.setDevicePixelRatio(scale);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QPointF(side / 2.0, side / 2.0));
    return QVariant::fromValue(QIcon(picture));
}

} // namespace

QColor severityColor(Severity severity, const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    return severity == Severity::Error   ? colors.bad
           : severity == Severity::Waste ? colors.warning
                                         : colors.muted;
}

void paintRemark(QPainter& painter, QPointF centre, double radius, Severity severity, bool isHollow,
                 const QPalette& palette) {
    constexpr double leastForLetter = 5;
    const QColor color = severityColor(severity, palette);
    const QColor ground = colorsFor(palette).surface;
    painter.setPen(QPen(isHollow ? color : ground, 1));
    painter.setBrush(isHollow ? ground : color);
    painter.drawEllipse(centre, radius, radius);
    if (radius < leastForLetter)
        return;
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(1.6 * radius));
    font.setWeight(QFont::Bold);
    painter.setFont(font);
    painter.setPen(isHollow ? color : ground);
    painter.drawText(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius),
                     Qt::AlignCenter,
                     severity == Severity::Error ? QStringLiteral("!") : QStringLiteral("?"));
}

void paintHit(QPainter& painter, QPointF centre, double radius, bool isHollow,
              const QPalette& palette) {
    const Colors& colors = colorsFor(palette);
    painter.setPen(QPen(isHollow ? colors.accent : colors.surface, 1));
    painter.setBrush(isHollow ? colors.surface : colors.accent);
    painter.drawPolygon(QPolygonF({centre + QPointF(0, -radius), centre + QPointF(radius, 0),
                                   centre + QPointF(0, radius), centre + QPointF(-radius, 0)}));
}

QVariant remarkCell(const Remarks& remarks, const std::vector<NodeId>& hits, NodeId node,
                    int role) {
    const auto found = remarks.find(node);
    const QPalette palette = QGuiApplication::palette();
    if (found == remarks.end())
        return role == Qt::DecorationRole && std::ranges::binary_search(hits, node)
                   ? painted([&](QPainter& painter, QPointF centre) {
                         paintHit(painter, centre, iconRadius, false, palette);
                     })
                   : QVariant();
    const Remark& remark = found->second;
    return role == Qt::ToolTipRole
               ? QVariant(remark.sentences)
               : painted([&](QPainter& painter, QPointF centre) {
                     paintRemark(painter, centre, iconRadius, remark.severity, false, palette);
                 });
}

} // namespace yomi::ui::inspector
