// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/score_widgets.h"

#include "ui/common/colors.h"
#include "ui/common/numbers.h"
#include "ui/tictactoe/board_painter.h"
#include "ui/tictactoe/event_words.h"
#include "ui/tictactoe/words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace yomi::ui::tictactoe {

namespace {

constexpr int green = 2;

QFont smallFont(const QFont& base) {
    QFont font = base;
    font.setPixelSize(10);
    return font;
}

} // namespace

double ScoreScale::share(Score score) const {
    const auto length = [](Score value) {
        return std::log2(1.0 + std::abs(value));
    };
    const double end = length(limit) * 1.12 + 0.3; // beyond the greatest value: infinity
    const double from = std::abs(score) >= infinity ? end : length(score);
    return 0.5 + 0.5 * std::copysign(from / end, score);
}

NumberLine::NumberLine(QWidget* parent)
    : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Window and values"));
}

void NumberLine::show(const ScoreScale& scale, const LineMarks& marks) {
    m_scale = scale;
    m_marks = marks;
    QStringList words{tr("α %1").arg(scoreText(marks.alpha)),
                      tr("β %1").arg(scoreText(marks.beta))};
    if (marks.best)
        words << tr("best %1").arg(scoreText(*marks.best));
    if (marks.child)
        words << tr("child %1").arg(scoreText(*marks.child));
    if (marks.value)
        words << tr("value %1").arg(scoreText(*marks.value));
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    setToolTip(accessibleDescription());
    update();
}

void NumberLine::paintZones(QPainter& painter, const QRectF& line) const {
    const Colors& colors = colorsFor(palette());
    const auto x = [&](Score score) {
        return line.left() + m_scale.share(score) * line.width();
    };
    constexpr int yellow = 1, sky = 4;
    const auto zone = [&](double from, double to, const QColor& color, const QString& name) {
        if (to - from < 1)
            return;
        painter.fillRect(QRectF(from, line.top(), to - from, line.height()), color);
        painter.setPen(colors.muted);
        if (painter.fontMetrics().horizontalAdvance(name) <= to - from)
            painter.drawText(QRectF(from, line.top() - 16, to - from, 14), Qt::AlignCenter, name);
    };
    const double alpha = x(m_marks.alpha), beta = x(m_marks.beta);
    zone(line.left(), alpha, mixed(colors.line, colors.muted, 0.2), tr("fail low"));
    zone(alpha, beta, mixed(seriesColor(yellow), colors.surface, 0.5), tr("exact"));
    zone(beta, line.right(), mixed(seriesColor(sky), colors.surface, 0.45), tr("fail high"));
}

void NumberLine::paintMarks(QPainter& painter, const QRectF& line) const {
    struct Tick {
        Score score;
        QString text;
        QColor color;
        bool isDiamond;
    };
    std::vector<Tick> ticks = {{m_marks.alpha, tr("α %1").arg(scoreText(m_marks.alpha)),
                                markColor(Player::X, palette()), false},
                               {m_marks.beta, tr("β %1").arg(scoreText(m_marks.beta)),
                                markColor(Player::O, palette()), false}};
    if (m_marks.best)
        ticks.push_back({*m_marks.best, tr("best %1").arg(scoreText(*m_marks.best)),
                         colorsFor(palette()).text, true});
    if (m_marks.child)
        ticks.push_back({*m_marks.child, tr("child %1").arg(scoreText(*m_marks.child)),
                         seriesColor(green), true});
    if (m_marks.value)
        ticks.push_back({*m_marks.value, tr("value %1").arg(scoreText(*m_marks.value)),
                         seriesColor(green), true});
    std::vector<QRectF> taken; // labels go to the first row in which they have room
    for (const Tick& tick : ticks) {
        const QPointF at(line.left() + m_scale.share(tick.score) * line.width(), line.center().y());
        painter.setPen(QPen(colorsFor(palette()).surface, 1));
        painter.setBrush(tick.color);
        if (tick.isDiamond)
            painter.drawPolygon(QPolygonF({at + QPointF(0, -7), at + QPointF(6, 0),
                                           at + QPointF(0, 7), at + QPointF(-6, 0)}));
        else
            painter.drawEllipse(at, 6, 6);
        const double width = painter.fontMetrics().horizontalAdvance(tick.text) + 2;
        QRectF label(at.x() - width / 2, line.bottom() + 4, width, 13);
        label.moveLeft(std::clamp(label.left(), 0.0, this->width() - width));
        while (std::ranges::any_of(taken, [&](const QRectF& other) {
            return other.adjusted(-4, 0, 4, 0).intersects(label);
        }))
            label.translate(0, 14);
        taken.push_back(label);
        painter.setPen(colorsFor(palette()).text);
        painter.drawText(label, Qt::AlignCenter | Qt::TextDontClip, tick.text);
    }
}

void NumberLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(smallFont(font()));
    const QRectF line(8, 18, width() - 16, 16);
    paintZones(painter, line);
    paintMarks(painter, line);
}

BoundsBars::BoundsBars(QWidget* parent)
    : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Bounds"));
}

void BoundsBars::show(const ScoreScale& scale, const Bars& bars) {
    m_scale = scale;
    m_bars = bars;
    const std::array names = {tr("found %1"), tr("computed %1"), tr("stored %1")};
    QStringList words;
    for (std::size_t i = 0; i < bars.size(); ++i)
        words << names[i].arg(bars[i] ? boundsText(*bars[i]) : tr("nothing"));
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    setToolTip(accessibleDescription());
    update();
}

void BoundsBars::paintEvent(QPaintEvent*) {
    const Colors& colors = colorsFor(palette());
    const std::array names = {tr("found"), tr("computed"), tr("stored")};
    const std::array inks = {markColor(Player::X, palette()), seriesColor(green),
                             markColor(Player::O, palette())};
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(smallFont(font()));
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

} // namespace yomi::ui::tictactoe
