// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/board.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QLineEdit;
class QSpinBox;

namespace yomi::ui::splitdamage {

/// Asks which minion takes a character's place after its death.
class SummonDialog : public QDialog {
    Q_OBJECT

public:
    SummonDialog(const QString& parentName, const std::optional<yomi::splitdamage::Summon>& summon,
                 QWidget* parent);

    /// Nothing: none does.
    std::optional<yomi::splitdamage::Summon> summon() const;

private:
    QCheckBox* m_isThere;
    QLineEdit *m_name, *m_tribe;
    QSpinBox *m_health, *m_attack, *m_spellDamage;
    QCheckBox *m_divineShield, *m_taunt;
};

} // namespace yomi::ui::splitdamage
