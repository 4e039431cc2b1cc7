// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/columns.h"

#include "ui/common/colors.h"

#include <algorithm>

namespace yomi::ui {

Columns::Columns(QWidget* parent)
    : QBoxLayout(LeftToRight, parent) {
    setSpacing(cardPadding);
}

Columns::Widths Columns::widths() const {
    const QMargins margins = contentsMargins();
    const int beside = margins.left() + margins.right();
    Widths widths{beside - spacing(), beside};
    for (int i = 0; i < count(); ++i) {
        const QLayoutItem* column = itemAt(i);
        if (column->isEmpty())
            continue;
        const int width = column->minimumSize().width();
        widths.together += width + spacing();
        widths.widest = std::max(widths.widest, width + beside);
    }
    return widths;
}

QSize Columns::minimumSize() const {
    return {widths().widest, QBoxLayout::minimumSize().height()};
}

void Columns::setGeometry(const QRect& rect) {
    if (const bool stacked = widths().together > rect.width(); stacked != areStacked()) {
        setDirection(stacked ? TopToBottom : LeftToRight);
        Q_EMIT stackedChanged(stacked);
    }
    QBoxLayout::setGeometry(rect);
}

} // namespace yomi::ui
