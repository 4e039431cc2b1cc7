// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/bubble.h"

#include "ui/common/colors.h"

#include <QAccessible>
#include <QPainter>

#include <algorithm>

namespace yomi::ui {

Bubble::Bubble(QWidget* parent)
    : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setMargin(spacingUnit + 2);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void Bubble::say(const QString& sentence, const QRect& place, Tone tone) {
    m_tone = tone;
    setText(sentence);
    setVisible(!sentence.isEmpty());
    if (sentence.isEmpty())
        return;
    follow(place);
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void Bubble::follow(const QRect& place) {
    adjustSize();
    QRect box(QPoint(), size());
    box.moveCenter(place.center());
    box.moveBottom(place.bottom());
    box.moveLeft(std::clamp(box.left(), 0, std::max(0, parentWidget()->width() - box.width())));
    move(box.topLeft());
    raise();
}

void Bubble::paintEvent(QPaintEvent*) {
    const Colors& colors = colorsFor(palette());
    const QColor ground = m_tone == Tone::Error ? colors.bad : colors.accent;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(rect(), cardRadius, cardRadius);
    painter.setPen(inkOn(ground));
    painter.drawText(rect(), Qt::AlignCenter, text());
}

} // namespace yomi::ui
