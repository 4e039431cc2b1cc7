// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/card_splitter.h"

#include "ui/common/colors.h"

#include <utility>

namespace yomi::ui {

CardSplitter::CardSplitter(Qt::Orientation orientation, const QString& name, QWidget* parent)
    : QSplitter(orientation, parent) {
    setObjectName(name);
    setChildrenCollapsible(false);
    setHandleWidth(cardPadding);
}

void CardSplitter::showEvent(QShowEvent* event) {
    QSplitter::showEvent(event);
    if (!m_state.isEmpty())
        restoreState(std::exchange(m_state, {}));
}

} // namespace yomi::ui
