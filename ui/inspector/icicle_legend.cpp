// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/icicle_legend.h"

#include "ui/common/colors.h"
#include "ui/common/scaled_font.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace yomi::ui::inspector {

namespace {

constexpr double swatch = 12, swatchGap = 6, entryGap = 20;

} // namespace

IcicleLegend::IcicleLegend(QWidget* parent)
    : QWidget(parent) {
    setAccessibleName(tr("Legend"));
    setFont(scaledFont(font(), 0.9));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void IcicleLegend::setEntries(const QList<IcicleLegendEntry>& entries) {
    m_entries = entries;
    describe();
    updateGeometry();
    update();
}

void IcicleLegend::setNote(const QString& note) {
    m_note = note;
    describe();
    update();
}

void IcicleLegend::describe() {
    QStringList texts;
    for (const IcicleLegendEntry& entry : m_entries)
        texts << tr("%1: %2").arg(entry.meaning, entry.count);
    setAccessibleDescription((texts << m_note).join(QStringLiteral("; ")));
}

double IcicleLegend::rowHeight() const {
    constexpr double room = 6;
    return std::max(swatch, static_cast<double>(fontMetrics().height())) + room;
}

template <class Place>
double IcicleLegend::flow(double width, Place&& place) const {
    double x = 0, y = 0;
    for (const IcicleLegendEntry& entry : m_entries) {
        const double text = fontMetrics().horizontalAdvance(entry.meaning + u' ' + entry.count);
        const double taken = swatch + swatchGap + text;
        if (x > 0 && x + taken > width) {
            x = 0;
            y += rowHeight();
        }
        place(entry, QRectF(x, y, taken, rowHeight()));
        x += taken + entryGap;
    }
    return y + 2 * rowHeight(); // the note has a row of its own
}

int IcicleLegend::heightForWidth(int width) const {
    return static_cast<int>(std::ceil(flow(width, [](const IcicleLegendEntry&, const QRectF&) {})));
}

QSize IcicleLegend::sizeHint() const {
    constexpr int width = 600;
    return {width, heightForWidth(width)};
}

void IcicleLegend::paint(QPainter& painter, double width) const {
    const Colors& colors = colorsFor(palette());
    painter.setFont(font());
    const double height = flow(width, [&](const IcicleLegendEntry& entry, const QRectF& rect) {
        painter.fillRect(
            QRectF(rect.left(), std::round(rect.center().y() - swatch / 2), swatch, swatch),
            entry.color);
        const QRectF text = rect.adjusted(swatch + swatchGap, 0, 1, 0);
        painter.setPen(colors.text);
        painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter, entry.meaning);
        painter.setPen(colors.muted);
        painter.drawText(text, Qt::AlignRight | Qt::AlignVCenter, entry.count);
    });
    painter.setPen(colors.muted);
    painter.drawText(QRectF(0, height - rowHeight(), width, rowHeight()),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(m_note, Qt::ElideRight, static_cast<int>(width)));
}

void IcicleLegend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paint(painter, width());
}

} // namespace yomi::ui::inspector
