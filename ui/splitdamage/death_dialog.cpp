// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/summon_dialog.h"

#include "core/splitdamage/limits.h"
#include "ui/common/controls.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

namespace yomi::ui::splitdamage {

using namespace yomi::splitdamage;

SummonDialog::SummonDialog(const QString& parentName, const std::optional<Summon>& summon,
                           QWidget* parent)
    : QDialog(parent)
    , m_isThere(new QCheckBox(tr("Another minion takes its place")))
    , m_name(new QLineEdit)
    , m_tribe(new QLineEdit)
    , m_health(new QSpinBox)
    , m_attack(new QSpinBox)
    , m_spellDamage(new QSpinBox)
    , m_divineShield(new QCheckBox(tr("Divine shield")))
    , m_taunt(new QCheckBox(tr("Taunt"))) {
    setWindowTitle(tr("When %1 dies").arg(parentName));
    const Summon shown = summon.value_or(Summon());
    m_isThere->setChecked(true); // the dialog is opened to add a summon; unchecking removes it
    m_name->setText(QString::fromStdString(shown.name));
    m_name->setMaxLength(longestName);
    m_tribe->setText(QString::fromStdString(shown.tribe));
    m_tribe->setMaxLength(longestName);
    m_health->setRange(leastHealth, mostHealth);
    m_health->setValue(shown.health);
    m_attack->setRange(0, mostAttack);
    m_attack->setValue(shown.attack);
    m_spellDamage->setRange(0, mostSpellDamage);
    m_spellDamage->setValue(shown.spellDamage);
    m_divineShield->setChecked(shown.divineShield);
    m_taunt->setChecked(shown.taunt);

    auto* fields = new QWidget;
    auto* form = new QFormLayout(fields);
    form->setContentsMargins({});
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("Health"), m_health);
    form->addRow(tr("Attack"), m_attack);
    form->addRow(tr("Tribe"), m_tribe);
    form->addRow(tr("Spell Damage"), m_spellDamage);
    form->addRow(QString(), m_divineShield);
    form->addRow(QString(), m_taunt);
    connect(m_isThere, &QCheckBox::toggled, fields, &QWidget::setEnabled);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_isThere);
    column->addWidget(fields);
    column->addWidget(dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel));
    m_health->setFocus();
}

std::optional<Summon> SummonDialog::summon() const {
    if (!m_isThere->isChecked())
        return std::nullopt;
    Summon summon;
    summon.name = m_name->text().trimmed().toStdString();
    summon.health = m_health->value();
    summon.attack = m_attack->value();
    summon.divineShield = m_divineShield->isChecked();
    summon.taunt = m_taunt->isChecked();
    summon.tribe = m_tribe->text().trimmed().toStdString();
    summon.spellDamage = m_spellDamage->value();
    return summon;
}

} // namespace yomi::ui::splitdamage
