// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/icefire/annealer_model.h"

namespace yomi::ui {
class TableView;
class ValueTable;
} // namespace yomi::ui

namespace yomi::ui::icefire {

/// The terms of the evaluation before, between and after the phases of all runs; those beyond the
/// article's only if a run uses them.
class TermsTable : public Card {
    Q_OBJECT

public:
    explicit TermsTable(AnnealerModel& model, QWidget* parent = nullptr);
    const ValueTable& table() const { return *m_table; }

private:
    void refresh();

    AnnealerModel& m_model;
    ValueTable* m_table;
    TableView* m_view;
};

/// The number of neighbours of each kind that the runs tried and accepted.
class NeighboursTable : public Card {
    Q_OBJECT

public:
    explicit NeighboursTable(AnnealerModel& model, QWidget* parent = nullptr);
    const ValueTable& table() const { return *m_table; }

private:
    void refresh();

    AnnealerModel& m_model;
    ValueTable* m_table;
};

} // namespace yomi::ui::icefire
