// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/field_binder.h"
#include "ui/splitdamage/split_damage_document.h"

#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QSpinBox;

namespace yomi::ui::splitdamage {

/// The effect: card, hits, damage, pool and Spell Damage, and a sentence that describes it. A
/// preset with changed numbers keeps its name and is marked as changed; choosing it again restores
/// the catalog's numbers.
class EffectPanel : public QWidget {
    Q_OBJECT

public:
    explicit EffectPanel(SplitDamageDocument& document, QWidget* parent = nullptr);

    /// A notice above the board that a card had other numbers in earlier versions.
    QLabel* olderHits() const { return m_olderHits; }
    /// Shows below the fields why an edit of the effect was refused; an empty text hides it.
    void refuse(const QString& refusal);

private:
    QComboBox* addCombo(QGridLayout& grid, const QString& label);
    QSpinBox* addNumber(QGridLayout& grid, const QString& label, int (*get)(const Inputs&),
                        Edit (*edit)(const Inputs&, int));
    void refresh();
    void refreshPreset();
    void refreshOlderHits();
    QString summary() const;

    SplitDamageDocument& m_document;
    QComboBox* m_preset;
    QSpinBox* m_spellDamage;
    QLabel* m_summary;
    QLabel* m_olderHits; ///< a notice that a card had other hits in earlier versions, with a
                         ///< command to restore them
    QLabel* m_refusal;
    FieldBinder m_fields;
};

} // namespace yomi::ui::splitdamage
