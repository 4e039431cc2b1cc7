// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/field_binder.h"
#include "ui/splitdamage/split_damage_document.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QGridLayout;
class QLabel;
class QSpinBox;

namespace yomi::ui::splitdamage {

/// The fields of the selected action: cost, the numbers of its first step, its target and pool, and
/// sentences that describe it.
class ActionPanel : public QWidget {
    Q_OBJECT

public:
    explicit ActionPanel(SplitDamageDocument& document, QWidget* parent = nullptr);

private:
    using Number = int Step::*;

    const Action* action() const;
    void addRow(QGridLayout& grid, const QString& label, QWidget* field);
    QSpinBox* addNumber(QGridLayout& grid, const QString& label, Number number);
    /// Edits the selected action. Returns the refusal; `sentence` names the action as %1.
    QString change(const QString& sentence, const std::function<void(Action&)>& edit,
                   const QByteArray& key = {});
    void refresh();

    SplitDamageDocument& m_document;
    QLabel* m_title;
    QComboBox *m_target, *m_source, *m_pool;
    QSpinBox *m_hits, *m_damage, *m_most;
    QWidget* m_form;
    QLabel* m_text;
    QLabel* m_refusal;
    std::vector<std::pair<QWidget*, QWidget*>> m_rows; ///< label and field
    FieldBinder m_fields;
};

} // namespace yomi::ui::splitdamage
