// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/bar_names.h"

#include "ui/charts/labels.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace yomi::ui {

namespace {

constexpr double slope = std::numbers::sqrt2 / 2; // of names at 45°
constexpr int wrapped = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;

bool fitsTwoLines(const QString& name, double share) {
    const QFontMetricsF metrics(labelFont());
    const QSizeF size = metrics.boundingRect(QRectF(0, 0, share, 1000), wrapped, name).size();
    return size.width() <= share && size.height() <= 2 * metrics.lineSpacing() + 1;
}

} // namespace

void BarNames::set(const QStringList& names) {
    m_texts = distinctNames(names);
}

void BarNames::fit(double share, double most) {
    constexpr double longest = 72;
    const double line = QFontMetricsF(labelFont()).lineSpacing();
    const double width = widest(m_texts);
    m_share = share;
    if (width <= share) {
        m_way = Way::OneLine;
        m_height = line;
    } else if (std::all_of(m_texts.begin(), m_texts.end(),
                           [share](const QString& name) { return fitsTwoLines(name, share); })) {
        m_way = Way::TwoLines;
        m_height = 2 * line;
    } else {
        m_way = Way::Slanted;
        m_longest = std::min({width, longest, std::max(most - line, line) / slope});
        m_height = (m_longest + line) * slope;
    }
}

void BarNames::paint(QPainter& painter, int index, QPointF foot, const QColor& color) const {
    painter.setFont(labelFont());
    if (m_way != Way::Slanted) {
        painter.setPen(color);
        painter.drawText(QRectF(foot.x() - m_share / 2, foot.y(), m_share, m_height), wrapped,
                         m_texts[index]);
        return;
    }
    const double line = QFontMetricsF(labelFont()).lineSpacing();
    if (!isLabelled(index, m_share, line))
        return;
    painter.save();
    painter.translate(foot + QPointF(line * slope / 2, 0));
    painter.rotate(-45);
    drawRowName(painter, QRectF(-m_longest, 0, m_longest, line), m_texts[index], color);
    painter.restore();
}

} // namespace yomi::ui
