// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/choice_bars.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/splitdamage/plan_edits.h"
#include "ui/splitdamage/plan_words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace yomi::ui::splitdamage {

QList<ChoiceBar> barsOf(const Turn& turn, const Choices& choices) {
    constexpr double same = 1e-12;
    constexpr qsizetype most = 24; // with stopping
    double whole = turn.objective == Objective::Goal ? 1 : std::max(choices.stop.value, same);
    for (const ChoiceValue& first : choices.all)
        whole = std::max(whole, first.value.value);
    const auto barOf = [&](const QString& name, double value, bool isBest) {
        return ChoiceBar{name, value / whole, valueText(turn.objective, value), isBest};
    };
    QList<ChoiceBar> bars;
    for (auto first = choices.all.begin(); first != choices.all.end();) {
        const QString name = actionName(turn, static_cast<int>(first->choice.action));
        const double value = first->value.value;
        const bool isBest = first->isBest;
        QStringList targets;
        for (; first != choices.all.end() && std::abs(first->value.value - value) <= same &&
               actionName(turn, static_cast<int>(first->choice.action)) == name;
             ++first)
            if (first->choice.target)
                targets += placeName(turn.board, turn, *first->choice.target);
        targets.removeDuplicates(); // equal actions
        bars += barOf(targets.isEmpty()
                          ? name
                          : ChoiceBars::tr("%1 → %2").arg(name, targets.join(ChoiceBars::tr(", "))),
                      value, isBest);
    }
    if (bars.size() >= most) {
        const auto more = static_cast<int>(bars.size() - most + 2);
        bars.resize(most - 2);
        bars += {ChoiceBars::tr("and %n more choices", nullptr, more), 0, {}, false};
    }
    bars += barOf(ChoiceBars::tr("stop here"), choices.stop.value, choices.isStopBest);
    return bars;
}

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
