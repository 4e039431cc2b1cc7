// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/side_scroll.h"

#include <QEvent>
#include <QScrollBar>

#include <algorithm>

namespace yomi::ui {

SideScroll::SideScroll(QWidget* column, int least, int most, QWidget* parent)
    : QScrollArea(parent)
    , m_least(least)
    , m_most(most) {
    setWidget(column);
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Later: the area is in the middle of placing the column, at the width of before.
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &SideScroll::refresh,
            Qt::QueuedConnection);
    refresh();
}

void SideScroll::setWidths(int least, int most) {
    m_least = least;
    m_most = most;
    refresh();
}

bool SideScroll::eventFilter(QObject* watched, QEvent* event) {
    const bool handled = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        refresh();
    return handled;
}

void SideScroll::refresh() {
    const QScrollBar& bar = *verticalScrollBar();
    const int beside = bar.maximum() > bar.minimum() ? bar.sizeHint().width() : 0;
    const int needed = widget()->minimumSizeHint().width();
    setMinimumWidth(std::max(m_least, needed) + beside);
    setMaximumWidth(std::max(m_most, needed) + beside);
}

} // namespace yomi::ui
