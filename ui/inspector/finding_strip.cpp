// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/finding_strip.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/wording.h"
#include "ui/inspector/recording_words.h"
#include "ui/inspector/remark_mark.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace yomi::ui::inspector {

namespace {

constexpr double namesWidth = 44, rowGap = 4;

} // namespace

FindingStrip::FindingStrip(QWidget* parent)
    : QWidget(parent) {
    setAccessibleName(tr("Findings over the recording"));
    setToolTip(tr("Where in the file the findings lie; a click goes to the nearest one."));
}

void FindingStrip::setLines(Lines lines, std::uint64_t all) {
    m_lines = std::move(lines);
    m_all = std::max<std::uint64_t>(all, 1);
    QStringList counts;
    for (const Severity severity : enumerators<Severity>)
        counts << tr("%1: %2", "a severity and how many lines")
                      .arg(severityName(severity))
                      .arg(m_lines[static_cast<std::size_t>(severity)].size());
    setAccessibleDescription(listText(counts));
    update();
}

void FindingStrip::setCurrent(std::uint64_t line) {
    m_current = line;
    update();
}

QSize FindingStrip::sizeHint() const {
    return {200, (static_cast<int>(enumerators<Severity>.size()) + 1) * fontMetrics().height()};
}

QRectF FindingStrip::row(Severity severity) const {
    const double height =
        static_cast<double>(this->height()) / (static_cast<double>(m_lines.size()) + 1);
    return {namesWidth, static_cast<double>(severity) * height + 1, width() - namesWidth,
            height - rowGap};
}

double FindingStrip::place(std::uint64_t line) const {
    const double share = static_cast<double>(line - 1) / static_cast<double>(m_all);
    return namesWidth + share * (width() - namesWidth - 1) + 0.5;
}

void FindingStrip::paintEvent(QPaintEvent* /*event*/) {
    const Colors& colors = colorsFor(palette());
    QPainter painter(this);
    for (const Severity severity : enumerators<Severity>) {
        const QRectF where = row(severity);
        painter.fillRect(where, colors.window);
        painter.setPen(colors.muted);
        painter.drawText(QRectF(0, where.top() - rowGap / 2, namesWidth, where.height() + rowGap),
                         Qt::AlignVCenter | Qt::AlignLeft, severityName(severity));
        painter.setPen(severityColor(severity, palette()));
        double last = -1; // marks in one pixel are drawn once
        for (const std::uint64_t line : m_lines[static_cast<std::size_t>(severity)])
            if (const double x = std::floor(place(line)) + 0.5; x != last) {
                painter.drawLine(QPointF(x, where.top()), QPointF(x, where.bottom()));
                last = x;
            }
    }
    const QRectF last = row(Severity::Doubt);
    painter.setPen(QPen(colors.accent, 1, Qt::DashLine));
    painter.drawLine(QPointF(place(m_current), 0), QPointF(place(m_current), last.bottom()));
    painter.setPen(colors.muted);
    const QRectF below(namesWidth, last.bottom() + rowGap / 2, last.width(),
                       height() - last.bottom() - rowGap / 2);
    painter.drawText(QRectF(0, below.top(), namesWidth, below.height()),
                     Qt::AlignVCenter | Qt::AlignLeft, tr("line"));
    painter.drawText(below, Qt::AlignVCenter | Qt::AlignLeft, lineText(1));
    painter.drawText(below, Qt::AlignVCenter | Qt::AlignRight, lineText(m_all));
}

void FindingStrip::mousePressEvent(QMouseEvent* event) {
    for (const Severity severity : enumerators<Severity>) {
        const auto& lines = m_lines[static_cast<std::size_t>(severity)];
        const QRectF where = row(severity);
        if (lines.empty() || event->position().y() < where.top() ||
            event->position().y() > where.bottom())
            continue;
        const double x = event->position().x();
        Q_EMIT chosen(*std::ranges::min_element(
            lines, {}, [&](std::uint64_t line) { return std::abs(place(line) - x); }));
    }
}

} // namespace yomi::ui::inspector
