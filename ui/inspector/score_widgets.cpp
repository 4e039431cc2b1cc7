// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/score_widgets.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/numbers.h"
#include "ui/common/scaled_font.h"
#include "ui/common/wording.h"
#include "ui/inspector/event_words.h"
#include "ui/inspector/search_colors.h"
#include "ui/inspector/words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace yomi::ui::inspector {

namespace {

constexpr double smaller = 0.85;

} // namespace

double ScoreScale::share(double score) const {
    const auto length = [](double value) {
        return std::log2(1.0 + std::abs(value));
    };
    const double end = length(limit) * 1.12 + 0.3; // beyond the greatest value: infinity
    const double from = std::isinf(score) ? end : length(score);
    return 0.5 + 0.5 * std::copysign(from / end, score);
}

NumberLine::NumberLine(QWidget* parent)
    : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFont(scaledFont(font(), smaller));
}

void NumberLine::show(const ScoreScale& scale, const LineMarks& marks) {
    m_scale = scale;
    m_marks = marks;
    QStringList words;
    for (const Tick& tick : ticks())
        words << tick.text;
    const QString proved = provedText(marks.proved);
    setAccessibleName(marks.isMean ? tr("Mean") : tr("Window and values"));
    if (!marks.isMean)
        words << (marks.proved == Bounds() ? tr("nothing proved") : tr("proved %1").arg(proved));
    setAccessibleDescription(listText(words));
    setToolTip(accessibleDescription());
    update();
}

std::vector<NumberLine::Tick> NumberLine::ticks() const {
    std::vector<Tick> ticks;
    const auto add = [&](const QString& text, double score, Tick::Sign sign) {
        ticks.push_back({score, text, sign});
    };
    if (const std::optional<Bounds>& window = m_marks.window) {
        add(tr("α\u00a0%1").arg(scoreText(window->lower)), window->lower, Tick::Sign::End);
        add(tr("β\u00a0%1").arg(scoreText(window->upper)), window->upper, Tick::Sign::End);
    }
    if (m_marks.best)
        add(tr("best %1").arg(scoreText(*m_marks.best)), *m_marks.best, Tick::Sign::Best);
    if (const std::optional<BoundedScore>& child = m_marks.child)
        add(tr("child %1").arg(boundText(child->bound, child->score)), child->score,
            Tick::Sign::Value);
    if (const std::optional<BoundedScore>& value = m_marks.value)
        add(m_marks.isMean ? tr("mean %1").arg(scoreText(value->score))
                           : tr("value %1").arg(boundText(value->bound, value->score)),
            value->score, Tick::Sign::Value);
    return ticks;
}

QRectF NumberLine::lineRect() const {
    constexpr double side = 8, height = 16, gap = 3;
    return {side, fontMetrics().height() + gap, width() - 2 * side, height};
}

double NumberLine::x(double score) const {
    const QRectF line = lineRect();
    return line.left() + m_scale.share(score) * line.width();
}

std::vector<QRectF> NumberLine::labelRects() const {
    constexpr double below = 9; // the line and the bar of proved bounds
    const double row = fontMetrics().height();
    std::vector<QRectF> taken;
    for (const Tick& tick : ticks()) {
        const double width = fontMetrics().horizontalAdvance(tick.text) + 2;
        QRectF label(x(tick.score) - width / 2, lineRect().bottom() + below, width, row);
        label.moveLeft(std::clamp(label.left(), 0.0, std::max(0.0, this->width() - width)));
        while (std::ranges::any_of(taken, [&](const QRectF& other) {
            return other.adjusted(-4, 0, 4, 0).intersects(label);
        }))
            label.translate(0, row);
        taken.push_back(label);
    }
    return taken;
}

QSize NumberLine::minimumSizeHint() const {
    constexpr int mostLabels = 4, around = 28; // the line and everything below it
    const int leastWidth =
        fontMetrics().horizontalAdvance(tr("child %1").arg(QStringLiteral("≥ −300")));
    return {leastWidth, around + (mostLabels + 1) * fontMetrics().height()};
}

QSize NumberLine::sizeHint() const {
    return minimumSizeHint().expandedTo({240, 0});
}

void NumberLine::paintZones(QPainter& painter) const {
    const Colors& colors = colorsFor(palette());
    const QRectF line = lineRect();
    if (!m_marks.window)
        return painter.fillRect(line, mixed(colors.line, colors.surface, 0.3));
    const auto zone = [&](double from, double to, const QColor& color, const QString& name) {
        if (to - from < 1)
            return;
        painter.fillRect(QRectF(from, line.top(), to - from, line.height()), color);
        painter.setPen(colors.muted);
        if (painter.fontMetrics().horizontalAdvance(name) <= to - from)
            painter.drawText(QRectF(from, 0, to - from, line.top() - 2), Qt::AlignCenter, name);
    };
    const double alpha = x(m_marks.window->lower), beta = x(m_marks.window->upper);
    const QColor cut = mixed(cutColor(palette()), colors.surface, 0.6);
    const QColor nothing = mixed(colors.line, colors.muted, 0.2);
    zone(line.left(), alpha, m_marks.isMaximising ? nothing : cut, tr("fail low"));
    zone(alpha, beta, mixed(exactColor(), colors.surface, 0.5), tr("exact"));
    zone(beta, line.right(), m_marks.isMaximising ? cut : nothing, tr("fail high"));
}

void NumberLine::paintProved(QPainter& painter) const {
    if (m_marks.proved == Bounds())
        return;
    constexpr double leastWidth = 6, height = 4;
    const QRectF line = lineRect();
    const double from = x(m_marks.proved.lower), to = x(m_marks.proved.upper);
    const double width = std::max(leastWidth, to - from);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colorsFor(palette()).text);
    painter.drawRect(QRectF((from + to - width) / 2, line.bottom() + 2, width, height));
}

void NumberLine::paintMarks(QPainter& painter) const {
    const Colors& colors = colorsFor(palette());
    const std::vector<Tick> marks = ticks();
    const std::vector<QRectF> labels = labelRects();
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const QPointF at(x(marks[i].score), lineRect().center().y());
        const bool isEnd = marks[i].sign == Tick::Sign::End;
        painter.setPen(isEnd ? QPen(colors.text, 2) : QPen(colors.surface, 1));
        painter.setBrush(isEnd                               ? colors.surface
                         : marks[i].sign == Tick::Sign::Best ? colors.good
                                                             : colors.text);
        if (isEnd)
            painter.drawEllipse(at, 5, 5);
        else
            painter.drawPolygon(QPolygonF({at + QPointF(0, -7), at + QPointF(6, 0),
                                           at + QPointF(0, 7), at + QPointF(-6, 0)}));
        painter.setPen(colors.text);
        painter.drawText(labels[i], Qt::AlignCenter | Qt::TextDontClip, marks[i].text);
    }
}

void NumberLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintZones(painter);
    paintProved(painter);
    paintMarks(painter);
}

QSize BoundsBars::sizeHint() const {
    constexpr int gap = 6;
    return {240, 3 * (fontMetrics().height() + gap)};
}

BoundsBars::BoundsBars(QWidget* parent)
    : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Bounds"));
    setFont(scaledFont(font(), smaller));
}

void BoundsBars::show(const ScoreScale& scale, const Bars& bars) {
    m_scale = scale;
    m_bars = bars;
    const std::array names = {tr("found %1"), tr("computed %1"), tr("stored %1")};
    QStringList words;
    for (std::size_t i = 0; i < bars.size(); ++i)
        words << names[i].arg(bars[i] ? boundsText(*bars[i]) : tr("nothing"));
    setAccessibleDescription(listText(words));
    setToolTip(accessibleDescription());
    update();
}

void BoundsBars::paintEvent(QPaintEvent*) {
    const Colors& colors = colorsFor(palette());
    const std::array names = {tr("found"), tr("computed"), tr("stored")};
    const std::array inks = {tableColor(), colors.text, tableColor()};
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double name = painter.fontMetrics().horizontalAdvance(names[1]) + 8;
    const double value = painter.fontMetrics().horizontalAdvance(tr("from −300 to 300"));
    const double row = height() / 3.0;
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const double y = static_cast<double>(i) * row;
        painter.setPen(colors.muted);
        painter.drawText(QRectF(0, y, name, row), Qt::AlignLeft | Qt::AlignVCenter, names[i]);
        const QRectF track(name, y + row / 2 - 3, width() - name - value - 6, 6);
        painter.setPen(Qt::NoPen);
        painter.setBrush(mixed(colors.line, colors.surface, 0.4));
        painter.drawRoundedRect(track, 3, 3);
        if (const std::optional<Bounds>& bounds = m_bars[i]) {
            const double from = m_scale.share(bounds->lower), to = m_scale.share(bounds->upper);
            const double width = std::max(6.0, (to - from) * track.width());
            painter.setBrush(inks[i]);
            painter.drawRoundedRect(
                QRectF(track.left() + from * track.width() - (from == to ? width / 2 : 0),
                       track.top() - 1, width, 8),
                3, 3);
        }
        painter.setPen(m_bars[i] ? colors.text : colors.muted);
        painter.drawText(QRectF(width() - value, y, value, row), Qt::AlignRight | Qt::AlignVCenter,
                         m_bars[i] ? boundsText(*m_bars[i]) : noNumber.toString());
    }
}

} // namespace yomi::ui::inspector
