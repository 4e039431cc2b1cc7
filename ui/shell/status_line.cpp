// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/status_line.h"

#include "ui/common/colors.h"

#include <QLabel>

namespace yomi::ui {

StatusLine::StatusLine(QWidget* parent)
    : QStatusBar(parent)
    , m_pointed(new QLabel)
    , m_work(new QLabel) {
    setSizeGripEnabled(false);
    setMinimumHeight(fontMetrics().height() + 3 * spacingUnit);
    setContentsMargins(cardPadding - 2, 0, cardPadding - 2, 0);
    m_pointed->setAccessibleName(tr("Under the pointer"));
    m_work->setAccessibleName(tr("Work done"));
    for (QLabel* label : {m_pointed, m_work}) {
        label->setTextFormat(Qt::PlainText);
        label->setForegroundRole(QPalette::PlaceholderText);
    }
    // A long sentence is cut rather than allowed to widen the window.
    m_pointed->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    addWidget(m_pointed, 1);
    addPermanentWidget(m_work);
}

void StatusLine::setTexts(const QString& pointed, const QString& work) {
    m_pointed->setText(pointed);
    m_pointed->setToolTip(pointed);
    m_work->setText(work);
}

} // namespace yomi::ui
