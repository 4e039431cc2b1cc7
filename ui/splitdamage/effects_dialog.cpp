// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/effects_dialog.h"

#include "ui/common/controls.h"
#include "ui/common/escaped.h"
#include "ui/common/job_bar.h"
#include "ui/common/table_view.h"
#include "ui/common/value_table.h"
#include "ui/common/wording.h"
#include "ui/splitdamage/card_picker.h"
#include "ui/splitdamage/plan_edits.h"
#include "ui/splitdamage/plan_odds.h"
#include "ui/splitdamage/plan_words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace yomi::ui::splitdamage {

EffectsDialog::EffectsDialog(SplitDamageDocument& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_rows([](const std::vector<Turn>& turns, const std::stop_token& stop) {
        std::vector<Row> rows;
        for (const Turn& turn : turns)
            rows.push_back(rowOf(turn, stop));
        return rows;
    })
    , m_problem(mutedLabel({})) {
    setWindowTitle(tr("Compare effects"));
    m_table = new ValueTable(
        {{tr("effect"), tr("One effect on the current board."), {}},
         {tr("goal"), tr("Chance that the goal is met: marks on the board, goals of the plan."),
          Unit::Percent},
         {tr("own minions lost"), tr("How many of your minions are dead, on average."),
          Unit::Number},
         {tr("damage to the hero"), tr("How much health the enemy hero has lost, on average."),
          Unit::Number},
         {tr("enemy attack left"), tr("The total attack of living enemy minions, on average."),
          Unit::Number}},
        this);
    m_view = new TableView(m_table, tr("Effects"));
    auto* addButton = new QPushButton(tr("Add…"));
    auto* removeButton = new QPushButton(tr("Remove"));
    connect(addButton, &QPushButton::clicked, this, &EffectsDialog::pick);
    connect(removeButton, &QPushButton::clicked, this, &EffectsDialog::removeChosen);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(addButton);
    buttons->addWidget(removeButton);
    buttons->addWidget(new JobBar(m_rows.run(), tr("Odds…")), 1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_view, 1);
    column->addWidget(m_problem);
    column->addLayout(buttons);
    resize(720, 360);
    connect(&document, &Document::changed, this, &EffectsDialog::ask);
    connect(&m_rows, &AnalysisBase::changed, this, &EffectsDialog::show);
    m_actions.emplace_back(); // the current effect, see ask()
    ask();
}

EffectsDialog::Row EffectsDialog::rowOf(const Turn& turn, const std::stop_token& stop) {
    Row row;
    try {
        const OrderOdds odds = shownOdds(turn, stop);
        const OrderOdds::After& end = odds.after.back();
        if (end.odds)
            row.goal = end.odds->value;
        row.losses = odds.losses.value;
        row.faceDamage = odds.faceDamage.value;
        row.enemyAttack = end.enemyAttack.value;
        if (end.played.value == 0)
            row.problem = tr("It is never played: there is no room for its minion, no legal "
                             "target, or no minion to do it.");
        else if (odds.sample)
            row.problem = tr("This needs more than 3,000,000 states; its odds are sampled.");
    } catch (const std::invalid_argument& error) {
        row.problem = messageOf(error);
    }
    return row;
}

void EffectsDialog::add(Action action) {
    m_actions.push_back(std::move(action));
    ask();
}

void EffectsDialog::pick() {
    CardPicker picker(this);
    if (picker.exec() == QDialog::Accepted)
        add(picker.action());
}

void EffectsDialog::removeChosen() {
    const int row = m_view->currentRow();
    if (row < 0)
        return m_problem->setText(tr("Choose the row that is to go."));
    if (row == 0)
        return m_problem->setText(tr("The first row is the current effect; it cannot be removed."));
    m_actions.erase(m_actions.begin() + row);
    ask();
}

void EffectsDialog::ask() {
    m_actions.front() = actionOf(m_document.inputs().effect);
    std::vector<Turn> turns;
    for (const Action& action : m_actions) {
        turns.push_back(turnOf(m_document.inputs()));
        turns.back().mana.reset();
        turns.back().actions = {action};
    }
    m_rows.ask(std::move(turns));
}

void EffectsDialog::show() {
    if (!m_rows.isFresh())
        return;
    const auto cell = [](const std::optional<double>& value) {
        return value ? QVariant(*value) : QVariant();
    };
    QList<QVariantList> rows;
    QStringList problems;
    for (std::size_t i = 0; i < m_actions.size(); ++i) {
        const Row& row = (*m_rows.result())[i];
        QString name = cardName(m_actions[i].name);
        if (std::ranges::count(m_actions, m_actions[i].name, &Action::name) > 1)
            name = tr("%1: %2").arg(name, actionText(m_actions[i]));
        if (i == 0)
            name = tr("%1 (now)").arg(name);
        rows +=
            {name, cell(row.goal), cell(row.losses), cell(row.faceDamage), cell(row.enemyAttack)};
        if (!row.problem.isEmpty())
            problems += tr("%1: %2").arg(name, row.problem);
    }
    m_table->setRows(rows);
    m_problem->setText(problems.isEmpty()
                           ? tr("Add other cards to see what each would do to this board.")
                           : problems.join(u'\n'));
}

} // namespace yomi::ui::splitdamage
