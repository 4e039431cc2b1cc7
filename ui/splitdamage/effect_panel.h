// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/splitdamage/split_damage_document.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QGridLayout;
class QLabel;
class QSpinBox;

namespace yomi::ui::splitdamage {

/// The effect that strikes: preset, hits, damage, pool and Spell Damage, and in one sentence what
/// it does. A preset whose numbers were changed keeps its name and says that it was changed;
/// choosing it again brings the catalog's numbers back.
class EffectPanel : public QWidget {
    Q_OBJECT

public:
    explicit EffectPanel(SplitDamageDocument& document, QWidget* parent = nullptr);
    ~EffectPanel() override;

    /// Performs an edit of the effect, or says below the fields why it cannot be done.
    void perform(const Edit& edit, const QByteArray& mergeKey = {});

private:
    using NumberEdit = std::function<Edit(const Setup&, int)>;

    QComboBox* addCombo(QGridLayout& grid, const QString& label);
    QSpinBox* addNumber(QGridLayout& grid, const QString& label, const QByteArray& field,
                        NumberEdit edit);
    void refresh();
    void refreshPreset();
    QString summary() const;

    SplitDamageDocument& m_document;
    QComboBox* m_preset;
    QSpinBox* m_hits;
    QSpinBox* m_damage;
    QComboBox* m_pool;
    QSpinBox* m_spellDamage;
    QLabel* m_summary;
    QLabel* m_refusal;
};

} // namespace yomi::ui::splitdamage
