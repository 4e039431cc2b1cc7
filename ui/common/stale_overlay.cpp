// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/stale_overlay.h"

#include "ui/common/colors.h"

#include <QEvent>
#include <QPainter>

namespace yomi::ui {

StaleOverlay::StaleOverlay(QWidget* covered)
    : QWidget(covered) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    covered->installEventFilter(this);
    setGeometry(covered->rect());
    hide();
}

bool StaleOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void StaleOverlay::showEvent(QShowEvent*) {
    raise(); // above widgets added since
}

void StaleOverlay::paintEvent(QPaintEvent*) {
    QColor fade = colorsFor(palette()).surface;
    fade.setAlphaF(0.6F);
    QPainter(this).fillRect(rect(), fade);
}

} // namespace yomi::ui
