// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/sized_scroll_area.h"

#include <QLayout>

namespace yomi::ui::hands {

void activateLayouts(QWidget& widget) {
    for (auto* child : widget.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        activateLayouts(*child);
    if (widget.layout())
        widget.layout()->activate();
}

SizedScrollArea::SizedScrollArea(QWidget* tiles, QWidget* parent)
    : QScrollArea(parent) {
    setWidget(tiles);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    tiles->setAutoFillBackground(false); // the card is the background
    viewport()->setAutoFillBackground(false);
}

void SizedScrollArea::setHeights(int least, int wanted, int whole) {
    m_whole = whole;
    refreshBar();
    if (least == m_least && wanted == m_wanted)
        return;
    m_least = least;
    m_wanted = wanted;
    updateGeometry();
}

void SizedScrollArea::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    refreshBar();
}

/// An unnecessary bar would take room from the tiles, which would then make it necessary.
void SizedScrollArea::refreshBar() {
    setVerticalScrollBarPolicy(height() < m_whole ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
}

bool SizedScrollArea::focusNextPrevChild(bool next) {
    return QWidget::focusNextPrevChild(next);
}

QSize SizedScrollArea::sizeHint() const {
    return {QScrollArea::sizeHint().width(), m_wanted};
}

QSize SizedScrollArea::minimumSizeHint() const {
    return {0, m_least};
}

} // namespace yomi::ui::hands
