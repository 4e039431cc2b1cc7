// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/choice_bars.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/wording.h"
#include "ui/splitdamage/plan_edits.h"
#include "ui/splitdamage/plan_words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace yomi::ui::splitdamage {

QList<ChoiceBar> barsOf(const Turn& turn, const Choices& choices) {
    constexpr double same = 1e-12;
    constexpr qsizetype most = 24; // including stopping
    double whole = turn.objective == Objective::Goal ? 1 : std::max(choices.stop.value, same);
    for (const ChoiceValue& first : choices.all)
        whole = std::max(whole, first.value.value);
    const auto barOf = [&](const QString& name, double value, bool isBest) {
        return ChoiceBar{name, value / whole, valueText(turn.objective, value), isBest};
    };
    QList<ChoiceBar> bars;
    for (auto first = choices.all.begin(); first != choices.all.end();) {
        const auto action = static_cast<int>(first->choice.action);
        const QString name = actionName(turn, action);
        const QString source = sourceText(turn.board, turn, action);
        const double value = first->value.value;
        const bool isBest = first->isBest;
        QStringList targets;
        for (; first != choices.all.end() && std::abs(first->value.value - value) <= same &&
               actionName(turn, static_cast<int>(first->choice.action)) == name;
             ++first)
            if (first->choice.target)
                targets += placeName(turn.board, turn, *first->choice.target);
        targets.removeDuplicates(); // equal actions
        bars += barOf(targets.isEmpty() ? name
                                        : ChoiceBars::tr("%1 → %2").arg(source, listText(targets)),
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
    : PaintedBoard(name, parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChoiceBars::setBars(QList<ChoiceBar> bars) {
    m_bars = std::move(bars);
    refreshItems();
    updateGeometry();
}

QFont ChoiceBars::fontOf(const ChoiceBar& bar) const {
    QFont font = this->font();
    font.setBold(bar.isBest);
    return font;
}

int ChoiceBars::roomForNames(int width) const {
    int values = 0;
    for (const ChoiceBar& bar : m_bars)
        values = std::max(values, fontMetrics().horizontalAdvance(bar.value));
    return width - values - 3 * spacingUnit;
}

int ChoiceBars::heightOf(const ChoiceBar& bar, int room) const {
    const QRect needed =
        QFontMetrics(fontOf(bar))
            .boundingRect({0, 0, std::max(1, room), QWIDGETSIZE_MAX}, Qt::TextWordWrap, bar.name);
    return std::max(fontMetrics().height(), needed.height()) + spacingUnit;
}

int ChoiceBars::topOf(int item, int width) const {
    const int room = roomForNames(width);
    int top = 0;
    for (int above = 0; above < item; ++above)
        top += heightOf(m_bars[above], room);
    return top;
}

QRect ChoiceBars::itemRect(int item) const {
    return {0, topOf(item, width()), width(), heightOf(m_bars[item], roomForNames(width()))};
}

QSize ChoiceBars::sizeHint() const {
    constexpr int least = 160;
    return {least, heightForWidth(std::max(least, width()))};
}

void ChoiceBars::resizeEvent(QResizeEvent* event) {
    PaintedBoard::resizeEvent(event);
    updateGeometry(); // narrower names have more lines
}

void ChoiceBars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors& colors = colorsFor(palette());
    const QColor ink = isEnabled() ? colors.text : colors.muted;
    const int room = roomForNames(width());
    for (int item = 0; item < itemCount(); ++item) {
        const ChoiceBar& bar = m_bars[item];
        const QRect row = itemRect(item);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.accentSoft);
        painter.drawRoundedRect(
            QRectF(0, row.top() + 1, bar.share * (room + spacingUnit), row.height() - 2), 2, 2);
        painter.setPen(ink);
        painter.setFont(fontOf(bar));
        painter.drawText(QRect(spacingUnit, row.top(), room, row.height()),
                         Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, bar.name);
        painter.setFont(font());
        painter.drawText(row, Qt::AlignVCenter | Qt::AlignRight, bar.value);
        if (hasFocus() && item == currentItem()) {
            painter.setPen(QPen(colors.accent, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(row.adjusted(1, 1, -1, -1), 2, 2);
        }
    }
}

} // namespace yomi::ui::splitdamage
