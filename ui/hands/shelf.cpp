// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/shelf.h"

namespace yomi::ui::hands {

Shelf::Shelf(QWidget* tiles, QWidget* parent)
    : QScrollArea(parent) {
    setWidget(tiles);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    tiles->setAutoFillBackground(false); // the card is the ground
    viewport()->setAutoFillBackground(false);
}

void Shelf::setHeights(int least, int wanted) {
    if (least == m_least && wanted == m_wanted)
        return;
    m_least = least;
    m_wanted = wanted;
    updateGeometry();
}

QSize Shelf::sizeHint() const {
    return {QScrollArea::sizeHint().width(), m_wanted};
}

QSize Shelf::minimumSizeHint() const {
    return {0, m_least};
}

} // namespace yomi::ui::hands
