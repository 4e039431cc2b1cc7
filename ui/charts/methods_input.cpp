// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/methods_input.h"

#include "ui/common/controls.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace yomi::ui {

MethodsInput::MethodsInput(const QString& article, const QString& document,
                           const QString& documentToolTip, QWidget* parent)
    : QWidget(parent)
    , m_note(mutedLabel({})) {
    m_note->setObjectName(QStringLiteral("methodsNote"));
    auto* articleButton = new QPushButton(article);
    auto* documentButton = new QPushButton(document);
    documentButton->setToolTip(documentToolTip);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(m_note, 1);
    for (QPushButton* button : {articleButton, documentButton}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    connect(articleButton, &QPushButton::clicked, this, &MethodsInput::articleChosen);
    connect(documentButton, &QPushButton::clicked, this, &MethodsInput::documentChosen);
}

void MethodsInput::say(const QString& sentences) {
    m_note->setText(sentences);
}

} // namespace yomi::ui
