// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/board.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace yomi::ui::splitdamage {

class DeathrattleBox;

/// Asks what happens when a character dies: which minion takes its place, and how its deathrattle
/// strikes.
class DeathDialog : public QDialog {
    Q_OBJECT

public:
    DeathDialog(const QString& name, const yomi::splitdamage::Character& character,
                QWidget* parent);

    /// Nothing: no minion takes its place.
    std::optional<yomi::splitdamage::Summon> summon() const;
    /// Nothing: it does not strike.
    std::optional<yomi::splitdamage::Step> deathrattle() const;

private:
    QCheckBox* m_isThere;
    QLineEdit* m_name;
    QComboBox* m_tribe;
    QSpinBox *m_health, *m_attack, *m_spellDamage;
    QCheckBox *m_divineShield, *m_taunt, *m_immune;
    DeathrattleBox *m_deathrattle, *m_deathrattleOfSummon;
};

} // namespace yomi::ui::splitdamage
