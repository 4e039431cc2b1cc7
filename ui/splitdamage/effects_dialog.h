// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/turn/turn.h"
#include "ui/common/analysis.h"
#include "ui/splitdamage/split_damage_document.h"

#include <QDialog>

#include <vector>

class QLabel;

namespace yomi::ui {
class TableView;
class ValueTable;
} // namespace yomi::ui

namespace yomi::ui::splitdamage {

/// Several effects on the current board, one per row: odds of the goal, own losses, damage to the
/// enemy hero and the attack left to enemy minions. Updates with the document.
class EffectsDialog : public QDialog {
    Q_OBJECT

public:
    EffectsDialog(SplitDamageDocument& document, QWidget* parent);

    /// Adds an effect to compare.
    void add(Action action);

private:
    struct Row {
        std::optional<double> goal, losses, faceDamage, enemyAttack;
        QString problem;
    };

    static Row rowOf(const Turn& turn, const std::stop_token& stop);
    void pick();
    void removeChosen();
    void ask();
    void show();

    SplitDamageDocument& m_document;
    std::vector<Action> m_actions;
    Analysis<std::vector<Turn>, std::vector<Row>> m_rows;
    ValueTable* m_table;
    TableView* m_view;
    QLabel* m_problem;
};

} // namespace yomi::ui::splitdamage
