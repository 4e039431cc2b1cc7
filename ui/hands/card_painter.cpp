// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/card_painter.h"

#include "ui/hands/type_marks.h"

#include <QPainter>

namespace yomi::ui::hands {

namespace {

constexpr QColor ink(0x1F, 0x2C, 0x47);
constexpr QColor jokerRed(0xC4, 0x26, 0x2E);
constexpr QColor jokerBlack(0x22, 0x26, 0x2E);
constexpr QColor courtGold(0xB8, 0x86, 0x2B);

QFont sized(const QFont& base, double pixels) {
    QFont font = base;
    font.setBold(true);
    font.setPixelSize(qMax(6, static_cast<int>(pixels)));
    return font;
}

bool isJoker(const QString& name) {
    return name == u"小" || name == u"大";
}

bool isCourt(const QString& name) {
    return QLatin1String("JQK").contains(name);
}

void paintPaper(QPainter& painter, const QRectF& rect) {
    const double radius = 0.12 * rect.width();
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 40));
    painter.drawRoundedRect(rect.translated(0, 1.5), radius, radius);
    QLinearGradient light(rect.topLeft(), rect.bottomRight());
    light.setColorAt(0, Qt::white);
    light.setColorAt(1, QColor(0xEE, 0xF0, 0xF4));
    painter.setBrush(light);
    painter.setPen(QPen(QColor(0xA9, 0xB1, 0xBE), 1));
    painter.drawRoundedRect(rect, radius, radius);
}

/// The rank in the upper left corner, visible even if the next card covers this one.
void paintIndex(QPainter& painter, const QRectF& rect, const QString& rank, const QColor& color) {
    const double size = 0.27 * rect.height();
    painter.setFont(sized(painter.font(), size));
    painter.setPen(color);
    painter.drawText(QRectF(rect.left() + 0.06 * rect.width(), rect.top() + 0.02 * rect.height(),
                            0.5 * rect.width(), 1.2 * size),
                     Qt::AlignLeft | Qt::AlignVCenter, rank);
}

/// The crown of J, Q and K; other cards have only their rank.
void paintCrown(QPainter& painter, QPointF centre, double size) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(courtGold);
    painter.drawPath(typeMark(QStringLiteral("Princess"),
                              QRectF(centre - QPointF(size, size), QSizeF(2, 2) * size)));
}

void paintMiddle(QPainter& painter, const QRectF& rect, const QString& rank) {
    const QPointF middle(rect.left() + 0.56 * rect.width(), rect.top() + 0.60 * rect.height());
    const double size = (rank.size() > 1 ? 0.36 : 0.44) * rect.height();
    painter.setFont(sized(painter.font(), size));
    painter.setPen(ink);
    painter.drawText(QRectF(middle.x() - size, middle.y() - size, 2 * size, 2 * size),
                     Qt::AlignCenter, rank);
}

/// A star with the joker's name, small or big.
void paintJoker(QPainter& painter, const QRectF& rect, const QString& name, const QColor& color) {
    const double size = 0.66 * rect.width();
    const QRectF star(rect.left() + 0.24 * rect.width(), rect.top() + 0.32 * rect.height(), size,
                      size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPath(typeMark(QStringLiteral("Extra"), star));
    painter.setFont(sized(painter.font(), 0.34 * size));
    painter.setPen(Qt::white);
    painter.drawText(star, Qt::AlignCenter, name);
}

void paintNote(QPainter& painter, const QRectF& rect, const QString& note) {
    QFont font = sized(painter.font(), 0.16 * rect.height());
    font.setBold(false);
    painter.setFont(font);
    painter.setPen(QColor(0x5B, 0x61, 0x6C));
    painter.drawText(rect.adjusted(0, 0, -0.06 * rect.width(), -1),
                     Qt::AlignRight | Qt::AlignBottom, note);
}

} // namespace

void paintCard(QPainter& painter, const QRectF& rect, const QString& name, const QString& note,
               bool covered) {
    paintPaper(painter, rect);
    const QColor color = name == u"大" ? jokerRed : name == u"小" ? jokerBlack : ink;
    paintIndex(painter, rect, name, color);
    const double size = 0.11 * rect.width();
    const QPointF underIndex(rect.left() + 0.19 * rect.width(), rect.top() + 0.40 * rect.height());
    if (isJoker(name) && !covered)
        paintJoker(painter, rect, name, color);
    else if (!covered)
        paintMiddle(painter, rect, name);
    if (isCourt(name))
        paintCrown(
            painter,
            covered ? underIndex
                    : QPointF(rect.left() + 0.56 * rect.width(), rect.top() + 0.25 * rect.height()),
            size);
    paintNote(painter, rect, note);
}

} // namespace yomi::ui::hands
