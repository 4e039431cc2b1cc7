// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/veil.h"

#include "ui/common/colors.h"

#include <QEvent>
#include <QPainter>

namespace yomi::ui {

Veil::Veil(QWidget* covered)
    : QWidget(covered) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    covered->installEventFilter(this);
    setGeometry(covered->rect());
    hide();
}

bool Veil::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void Veil::showEvent(QShowEvent*) {
    raise(); // over what has come since
}

void Veil::paintEvent(QPaintEvent*) {
    QColor veil = colorsFor(palette()).surface;
    veil.setAlphaF(0.6F);
    QPainter(this).fillRect(rect(), veil);
}

} // namespace yomi::ui
