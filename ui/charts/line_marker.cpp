// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/line_marker.h"

#include "ui/charts/labels.h"
#include "ui/common/colors.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace yomi::ui {

std::optional<int> markerAfterKey(int key, int x, int least, int most) {
    constexpr int page = 10;
    const auto within = [=](int wanted) {
        return std::clamp(wanted, least, most);
    };
    switch (key) {
    case Qt::Key_Left:
        return within(x - 1);
    case Qt::Key_Right:
        return within(x + 1);
    case Qt::Key_PageDown:
        return within(x - page);
    case Qt::Key_PageUp:
        return within(x + page);
    case Qt::Key_Home:
        return least;
    case Qt::Key_End:
        return most;
    default:
        return std::nullopt;
    }
}

void paintMarker(QPainter& painter, double x, const QRectF& area, double width, const QString& text,
                 const Colors& colors) {
    painter.setPen(QPen(colors.accent, 2, Qt::DotLine));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));

    painter.setFont(labelFont());
    const double flagWidth = QFontMetricsF(painter.font()).horizontalAdvance(text) + 14;
    // Not over the numbers of the axis at the left.
    const double left =
        std::clamp(x - flagWidth / 2, area.left(), std::max(area.left(), width - flagWidth));
    const QRectF flag(left, area.top() - 20, flagWidth, 18);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.accent);
    painter.drawRoundedRect(flag, 6, 6);
    painter.setPen(inkOn(colors.accent));
    painter.drawText(flag, Qt::AlignCenter, text);
}

} // namespace yomi::ui
