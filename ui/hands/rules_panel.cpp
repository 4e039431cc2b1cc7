// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hands/rules_panel.h"

#include "ui/common/colors.h"

#include <QComboBox>
#include <QFormLayout>

namespace yomi::ui::hands {

RulesPanel::RulesPanel(HandDocument& document, QWidget* parent)
    : Card(tr("Rule book"), parent)
    , m_document(document)
    , m_rules(new QComboBox) {
    createRules();
    connect(&document, &Document::changed, this, &RulesPanel::refresh);
    refresh();
}

void RulesPanel::createRules() {
    m_rules->setObjectName(QStringLiteral("rules"));
    m_rules->setAccessibleName(tr("Rules"));
    for (const std::string_view preset : presetNames)
        m_rules->addItem(QString::fromStdString(ruleBook(*presetRules(preset))->title()));
    auto* form = new QFormLayout;
    form->setContentsMargins({});
    form->setSpacing(2 * spacingUnit);
    form->addRow(tr("Rules"), m_rules);
    content()->addLayout(form);
    connect(m_rules, &QComboBox::activated, this, [this](int row) {
        if (row < static_cast<int>(presetNames.size()))
            m_document.perform(chooseRules(
                m_document.inputs(), *presetRules(presetNames[static_cast<std::size_t>(row)])));
        refresh();
    });
}

void RulesPanel::refresh() {
    // Rules of the person's own stand behind the presets while they are the ones in use.
    const int presets = static_cast<int>(presetNames.size());
    int row = presets;
    for (int preset = 0; preset < presets; ++preset)
        if (*m_document.inputs().rules ==
            *presetRules(presetNames[static_cast<std::size_t>(preset)]))
            row = preset;
    while (m_rules->count() > presets)
        m_rules->removeItem(presets);
    if (row == presets)
        m_rules->addItem(QString::fromStdString(m_document.book().title()));
    m_rules->setCurrentIndex(row);
}

} // namespace yomi::ui::hands
