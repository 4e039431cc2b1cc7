// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/token_painter.h"

#include "ui/common/scaled_font.h"
#include "ui/splitdamage/portrait.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace yomi::ui::splitdamage {

using yomi::splitdamage::Goal;

namespace {

const QColor shieldGold(0xE0A800);
const QColor healthRed(0xC92A2A);
const QColor armorGrey(0x5C6675);
const QColor attackBrown(0x8A5A00);

void paintGround(QPainter& painter, const QRectF& cell, bool lit, bool focused,
                 const Colors& colors) {
    if (!lit && !focused)
        return;
    painter.setPen(focused ? QPen(colors.accent, 1.5) : QPen(Qt::NoPen));
    painter.setBrush(focused ? colors.accentSoft : colors.window);
    painter.drawRoundedRect(cell.adjusted(1, 0, -1, 0), cardRadius, cardRadius);
}

/// Paints the probability of death as a share of the ring, clockwise from the top.
void paintOdds(QPainter& painter, const QRectF& ring, const TokenLook& look, const Colors& colors) {
    const double width = 0.07 * ring.width();
    const QRectF middle = ring.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(mixed(colors.surface, colors.muted, 0.18), width));
    painter.drawEllipse(middle);
    if (!look.odds || *look.odds <= 0)
        return;
    constexpr double degree = 16;
    painter.setPen(QPen(look.series, width, Qt::SolidLine, Qt::FlatCap));
    painter.drawArc(middle, static_cast<int>(90 * degree),
                    -static_cast<int>(*look.odds * 360 * degree));
}

void paintHatch(QPainter& painter, const QPainterPath& frame, const QColor& color) {
    painter.save();
    painter.setClipPath(frame, Qt::IntersectClip);
    painter.setPen(QPen(color, 1));
    const QRectF box = frame.boundingRect();
    const double step = box.width() / 8;
    for (double x = box.left() - box.height(); x < box.right(); x += step)
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()));
    painter.restore();
}

void paintBody(QPainter& painter, const TokenGeometry& geometry, const TokenLook& look,
               const Colors& colors) {
    const QColor tint = look.struck ? look.series : colors.muted;
    const QPainterPath frame = portraitFrame(geometry.portrait, look.hero);
    if (look.divineShield) {
        QColor glow = shieldGold;
        glow.setAlphaF(0.28F);
        painter.setPen(QPen(glow, 0.14 * geometry.ring.width()));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(frame);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(colors.surface, tint, 0.22));
    painter.drawPath(frame);
    paintPortrait(painter, geometry.portrait, look.portrait, look.hero,
                  mixed(colors.surface, tint, look.struck ? 0.72 : 0.42),
                  mixed(colors.surface, tint, 0.08));
    if (!look.struck)
        paintHatch(painter, frame, mixed(colors.surface, tint, 0.30));
    painter.setBrush(Qt::NoBrush);
    if (look.taunt) {
        painter.setPen(QPen(mixed(colors.surface, colors.text, 0.7), 0.08 * geometry.ring.width()));
        painter.drawPath(frame);
    }
    if (look.immune) { // an outer frame of dots
        QPen dots(colors.text, 0.045 * geometry.ring.width(), Qt::DotLine, Qt::RoundCap);
        painter.setPen(dots);
        const double margin = 0.05 * geometry.ring.width();
        painter.drawPath(
            portraitFrame(geometry.portrait.adjusted(-margin, -margin, margin, margin), look.hero));
    }
    painter.setPen(look.divineShield ? QPen(shieldGold, 2.5)
                   : look.selected   ? QPen(colors.accent, 2.5)
                                     : QPen(mixed(colors.surface, tint, 0.6), 1.2));
    painter.drawPath(frame);
}

/// A number on a badge, as large as fits.
void paintNumber(QPainter& painter, const QRectF& rect, int number) {
    const QString text = QString::number(number);
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(
        std::max(7, static_cast<int>(rect.width() * (text.size() > 2 ? 0.46 : 0.60))));
    painter.save();
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(rect, Qt::AlignCenter, text);
    painter.restore();
}

/// A skull on a disc: a minion takes its place after its death, or it strikes.
void paintSkull(QPainter& painter, const QRectF& rect, const Colors& colors) {
    painter.setPen(QPen(colors.muted, 1));
    painter.setBrush(colors.surface);
    painter.drawEllipse(rect);
    const auto part = [&](double x, double y, double width, double height) {
        return QRectF(rect.left() + x * rect.width(), rect.top() + y * rect.height(),
                      width * rect.width(), height * rect.height());
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.text);
    painter.drawEllipse(part(0.22, 0.18, 0.56, 0.46));
    painter.drawRect(part(0.36, 0.55, 0.28, 0.25));
    painter.setBrush(colors.surface);
    painter.drawEllipse(part(0.32, 0.36, 0.14, 0.16));
    painter.drawEllipse(part(0.54, 0.36, 0.14, 0.16));
}

void paintBadges(QPainter& painter, const TokenGeometry& geometry, const TokenLook& look,
                 const Colors& colors) {
    const auto badge = [&](const QPainterPath& path, const QColor& color) {
        painter.setPen(QPen(colors.surface, 1.5));
        painter.setBrush(look.struck ? color : mixed(colors.surface, color, 0.7));
        painter.drawPath(path);
    };
    if (look.armor > 0) {
        badge(shieldPath(geometry.armor), armorGrey);
        paintNumber(painter, geometry.armor.adjusted(0, -1, 0, -1), look.armor);
    }
    if (look.attack > 0) {
        badge(starPath(geometry.attack), attackBrown);
        paintNumber(painter, geometry.attack, look.attack);
    }
    if (look.deathrattle)
        paintSkull(painter, geometry.summon, colors);
    badge(dropPath(geometry.health), healthRed);
    const QRectF& drop = geometry.health;
    paintNumber(painter, drop.adjusted(0, drop.height() - drop.width(), 0, 0), look.health);
}

/// In a font as large as fits, down to four fifths; a longer text is elided.
void paintLine(QPainter& painter, const QRectF& rect, const QString& text, const QColor& color) {
    constexpr double smallest = 0.8;
    const QFont usual = painter.font();
    const double width = QFontMetricsF(usual).horizontalAdvance(text);
    QFont font = usual;
    if (width > rect.width())
        font.setPixelSize(static_cast<int>(QFontInfo(usual).pixelSize() *
                                           std::max(rect.width() / width, smallest)));
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip,
                     QFontMetricsF(font).elidedText(text, Qt::ElideRight, rect.width()));
    painter.setFont(usual);
}

/// The goal on a pill above the token.
void paintGoal(QPainter& painter, const TokenGeometry& geometry, const TokenLook& look,
               const Colors& colors) {
    if (look.goalMark.isEmpty())
        return;
    const QColor color = look.goal == Goal::MustDie ? colors.bad : colors.good;
    const QFont small = scaledFont(painter.font(), 0.85);
    painter.save();
    painter.setFont(small);
    const QFontMetricsF metrics(small);
    const double width =
        std::min(metrics.horizontalAdvance(look.goalMark) + 12, geometry.goal.width());
    const QRectF pill(geometry.goal.center().x() - width / 2, geometry.goal.top(), width,
                      geometry.goal.height());
    painter.setPen(QPen(colors.surface, 1));
    painter.setBrush(mixed(colors.surface, color, 0.16));
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    paintLine(painter, pill, look.goalMark, color);
    painter.restore();
}

} // namespace

void paintToken(QPainter& painter, const TokenGeometry& geometry, const TokenLook& look,
                const Colors& colors) {
    if (look.away)
        return paintFreeSlot(painter, geometry, {.hero = look.hero}, colors);
    paintGround(painter, geometry.cell, look.lit, look.focused, colors);
    paintOdds(painter, geometry.ring, look, colors);
    paintBody(painter, geometry, look, colors);
    paintBadges(painter, geometry, look, colors);
    if (look.down) {
        painter.setPen(QPen(colors.bad, 0.06 * geometry.ring.width(), Qt::SolidLine, Qt::RoundCap));
        const QRectF cross = geometry.portrait.adjusted(6, 8, -6, -8);
        painter.drawLine(cross.topLeft(), cross.bottomRight());
        painter.drawLine(cross.topRight(), cross.bottomLeft());
    }
    paintLine(painter, geometry.name, look.name, look.struck ? colors.text : colors.muted);
    paintLine(painter, geometry.mark, look.mark, colors.muted);
    paintGoal(painter, geometry, look, colors);
}

void paintFreeSlot(QPainter& painter, const TokenGeometry& geometry, const SlotLook& look,
                   const Colors& colors) {
    paintGround(painter, geometry.cell, look.lit, look.focused, colors);
    const bool strong = look.lit || look.focused;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(strong ? colors.accent : mixed(colors.surface, colors.muted, 0.4), 1.5, Qt::DashLine));
    painter.drawPath(portraitFrame(geometry.portrait, look.hero));
    paintLine(painter, geometry.name, look.name, colors.muted);
    if (!look.next)
        return;
    const QPointF centre = geometry.portrait.center();
    const double arm = 0.08 * geometry.ring.width();
    painter.setPen(QPen(strong ? colors.accent : colors.muted, 1.8, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0));
    painter.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm));
}

} // namespace yomi::ui::splitdamage
