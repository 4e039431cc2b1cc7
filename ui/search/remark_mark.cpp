// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/remark_mark.h"

#include "ui/common/colors.h"

#include <QPainter>

namespace yomi::ui::search {

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

QIcon remarkMark(Severity severity, const QPalette& palette) {
    constexpr int side = 16, scale = 2;
    constexpr double radius = 6.5;
    QPixmap picture(scale * side, scale * side);
    picture.setDevicePixelRatio(scale);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintRemark(painter, {side / 2.0, side / 2.0}, radius, severity, false, palette);
    return QIcon(picture);
}

} // namespace yomi::ui::search
