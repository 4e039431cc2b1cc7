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

/// The effect that strikes: card, hits, damage, pool and Spell Damage, and in one sentence what
/// it does. A preset whose numbers were changed keeps its name and says that it was changed;
/// choosing it again brings the catalog's numbers back.
class EffectPanel : public QWidget {
    Q_OBJECT

public:
    explicit EffectPanel(SplitDamageDocument& document, QWidget* parent = nullptr);

    /// That a card has other numbers than in earlier versions; for above the board.
    QLabel* olderHits() const { return m_olderHits; }
    /// Says below the fields why an edit of the effect cannot be done; nothing for an empty one.
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
    QLabel* m_olderHits; ///< that a card had other hits in earlier versions, and a way back
    QLabel* m_refusal;
    FieldBinder m_fields;
};

} // namespace yomi::ui::splitdamage
