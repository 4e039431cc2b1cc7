// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/common/field_binder.h"
#include "ui/icefire/annealer_model.h"

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace yomi::ui {
class TableView;
class ValueTable;
} // namespace yomi::ui

namespace yomi::ui::icefire {

/// The runs to compare, a row each with its result; below, profile, seed and length of the selected
/// one.
class AnnealerSetups : public Card {
    Q_OBJECT

public:
    explicit AnnealerSetups(AnnealerModel& model, QWidget* parent = nullptr);

    const ValueTable& table() const { return *m_table; }
    QList<QAction*> actions() const { return m_actions; }

private:
    void createActions();
    QWidget* createFields();
    void addRun();
    void removeRun();
    void bindFields();
    void chooseSeed();
    void refresh();

    AnnealerModel& m_model;
    QList<QAction*> m_actions;
    QAction *m_again, *m_add, *m_remove;
    ValueTable* m_table;
    TableView* m_view;
    QComboBox* m_profile;
    QLineEdit* m_seed;
    QSpinBox* m_length;
    QComboBox* m_unit;
    QLabel* m_refusal;
    FieldBinder m_fields;
};

} // namespace yomi::ui::icefire
