// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/side_scroll.h"

#include <QEvent>
#include <QResizeEvent>
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
    // Queued: the area is still placing the column, at the old width.
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &SideScroll::refresh,
            Qt::QueuedConnection);
    refresh();
}

void SideScroll::setWidths(int least, int most) {
    m_least = least;
    m_most = most;
    refresh();
}

void SideScroll::setWhole(bool whole) {
    m_whole = whole;
    setVerticalScrollBarPolicy(whole ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    refresh();
}

void SideScroll::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    if (m_whole && event->size().width() != event->oldSize().width())
        refresh(); // its texts need another height now
}

bool SideScroll::eventFilter(QObject* watched, QEvent* event) {
    const bool handled = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        refresh();
    return handled;
}

void SideScroll::refresh() {
    const QScrollBar& bar = *verticalScrollBar();
    const int beside = !m_whole && bar.maximum() > bar.minimum() ? bar.sizeHint().width() : 0;
    const QSize needed = widget()->minimumSizeHint();
    setMinimumWidth(std::max(m_least, needed.width()) + beside);
    const int most = m_whole ? QWIDGETSIZE_MAX : std::max(m_most, needed.width()) + beside;
    setMaximumWidth(std::min(most, QWIDGETSIZE_MAX));
    setMinimumHeight(!m_whole                        ? 0
                     : widget()->hasHeightForWidth() ? widget()->heightForWidth(width())
                                                     : needed.height());
}

} // namespace yomi::ui
