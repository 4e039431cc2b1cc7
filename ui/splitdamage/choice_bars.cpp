// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/choice_bars.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"

#include <QPainter>

namespace yomi::ui::splitdamage {

ChoiceBars::ChoiceBars(const QString& name, QWidget* parent)
    : PaintedBoard(name, parent) {}

void ChoiceBars::setBars(QList<ChoiceBar> bars) {
    m_bars = std::move(bars);
    refreshItems();
    updateGeometry();
}

int ChoiceBars::rowHeight() const {
    return fontMetrics().height() + spacingUnit;
}

QRect ChoiceBars::itemRect(int item) const {
    return {0, item * rowHeight(), width(), rowHeight()};
}

QSize ChoiceBars::sizeHint() const {
    return {160, itemCount() * rowHeight()};
}

void ChoiceBars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors& colors = colorsFor(palette());
    int values = 0;
    for (const ChoiceBar& bar : m_bars)
        values = std::max(values, fontMetrics().horizontalAdvance(bar.value));
    for (int item = 0; item < itemCount(); ++item) {
        const ChoiceBar& bar = m_bars[item];
        QRect row = itemRect(item).adjusted(0, 1, -values - 2 * spacingUnit, -1);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.accentSoft);
        painter.drawRoundedRect(
            QRectF(row.topLeft(), QSizeF(bar.share * row.width(), row.height())), 2, 2);
        painter.save();
        QFont bold = font();
        bold.setBold(bar.isBest);
        painter.setFont(bold);
        painter.setPen(colors.text);
        row.adjust(spacingUnit, 0, 0, 0);
        painter.drawText(row, Qt::AlignVCenter | Qt::AlignLeft,
                         painter.fontMetrics().elidedText(bar.name, Qt::ElideRight, row.width()));
        painter.restore();
        painter.setPen(colors.text);
        painter.drawText(itemRect(item), Qt::AlignVCenter | Qt::AlignRight, bar.value);
        if (hasFocus() && item == currentItem()) {
            painter.setPen(QPen(colors.accent, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(itemRect(item).adjusted(1, 1, -1, -1), 2, 2);
        }
    }
}

} // namespace yomi::ui::splitdamage
