// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/plan_panel.h"

#include "core/splitdamage/turn_json.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/flow_layout.h"
#include "ui/common/job_bar.h"
#include "ui/common/numbers.h"
#include "ui/splitdamage/choice_bars.h"
#include "ui/splitdamage/clause_dialog.h"
#include "ui/splitdamage/plan_edits.h"
#include "ui/splitdamage/plan_words.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <functional>

namespace yomi::ui::splitdamage {

namespace {

/// In large letters an interval does not fit beside its estimate.
QString inTwoLines(QString sampled) {
    return sampled.replace(QStringLiteral(" ("), QStringLiteral("\n("));
}

QString missingTarget(const TurnPlan& plan) {
    for (int i = 0; i < std::ssize(plan.actions); ++i) {
        const Action& action = plan.actions[static_cast<std::size_t>(i)];
        if (action.targetStep() && !action.target)
            return PlanPanel::tr("Choose a target for %1, or ask for the best plan.")
                .arg(actionName(plan, i));
    }
    return {};
}

} // namespace

PlanPanel::PlanPanel(SplitDamageDocument& document, PlanAnalysis& analysis, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_analysis(analysis)
    , m_problem(refusalLabel(QStringLiteral("planProblem")))
    , m_difference(mutedLabel({}))
    , m_again(new LinkButton(tr("work it out")))
    , m_fields(document) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2 * spacingUnit);
    addWishes(*column);
    column->addWidget(separator());
    addList(*column);
    column->addWidget(separator());
    addBest(*column);
    m_fields.also([this] {
        refreshClauses();
        refreshList();
        refreshBest();
        refreshFractions();
    });
    for (const AnalysisBase* each : {static_cast<const AnalysisBase*>(&analysis.goal),
                                     static_cast<const AnalysisBase*>(&analysis.list)})
        connect(each, &AnalysisBase::changed, this, &PlanPanel::refreshList);
    connect(&analysis.list, &AnalysisBase::fadedChanged, this, &PlanPanel::refreshList);
    connect(&analysis.best, &AnalysisBase::changed, this, &PlanPanel::refreshBest);
    for (const AnalysisBase* each : std::initializer_list<const AnalysisBase*>{
             &analysis.list, &analysis.best, &analysis.exactList, &analysis.exactBest})
        connect(each, &AnalysisBase::changed, this, &PlanPanel::refreshFractions);
    m_fields.refresh();
}

void PlanPanel::addWishes(QVBoxLayout& column) {
    auto* grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    grid->setVerticalSpacing(spacingUnit);
    auto* mana = new QSpinBox;
    mana->setRange(-1, mostMana);
    mana->setSpecialValueText(tr("no limit"));
    mana->setAccessibleName(tr("Mana"));
    auto* wanted = new QComboBox;
    wanted->addItems({tr("Goal"), tr("Least attack")});
    wanted->setAccessibleName(tr("Wanted"));
    wanted->setToolTip(tr("A goal that is to be likely, or the enemy's total attack that is to be "
                          "small at the end."));
    grid->addWidget(new QLabel(tr("Mana")), 0, 0);
    grid->addWidget(mana, 0, 1);
    grid->addWidget(new QLabel(tr("Wanted")), 1, 0);
    grid->addWidget(wanted, 1, 1);
    column.addLayout(grid);
    m_fields.bind(
        mana, [this] { return m_document.inputs().plan.mana.value_or(-1); },
        [this](int value, const QByteArray& key) {
            return m_document.perform(
                splitdamage::setMana(m_document.inputs(),
                                     value < 0 ? std::nullopt : std::optional(value)),
                key);
        });
    m_fields.bind(
        wanted, [this] { return static_cast<int>(m_document.inputs().plan.objective); },
        [this](int index, const QByteArray&) {
            return m_document.perform(
                setObjective(m_document.inputs(), static_cast<Objective>(index)));
        });
    m_clauses = new QVBoxLayout;
    m_clauses->setSpacing(2);
    column.addLayout(m_clauses);
    auto* add = new QHBoxLayout;
    add->setSpacing(2 * spacingUnit);
    add->addWidget(mutedLabel(tr("or")));
    const auto link = [&](const QString& text, const QString& help, void (PlanPanel::*run)()) {
        auto* button = new LinkButton(text);
        button->setToolTip(help);
        connect(button, &QAbstractButton::clicked, this, run);
        add->addWidget(button);
    };
    link(tr("these die"), tr("Another goal: who must die, and who must live."),
         &PlanPanel::pickPlaces);
    link(tr("these live"), tr("Another goal: who must live, and who must die."),
         &PlanPanel::pickPlaces);
    link(tr("nobody in"), tr("Another goal: nobody of a group is left."), &PlanPanel::pickGroup);
    link(tr("at least"), tr("Another goal: so many of a group have died."),
         &PlanPanel::pickAtLeast);
    add->addStretch(1);
    column.addLayout(add);
}

void PlanPanel::addList(QVBoxLayout& column) {
    column.addWidget(headingLabel(tr("The list as it stands")));
    m_odds = answerLabel({});
    m_odds->setObjectName(QStringLiteral("listOdds"));
    m_difference->setObjectName(QStringLiteral("listDifference"));
    m_difference->hide();
    m_listExact = mutedLabel({});
    m_listExact->setObjectName(QStringLiteral("listExact"));
    m_list = mutedLabel({});
    m_list->setObjectName(QStringLiteral("listMore"));
    m_problem->hide();
    column.addWidget(m_odds);
    column.addWidget(m_difference);
    column.addWidget(m_listExact);
    column.addWidget(m_list);
    column.addWidget(m_again, 0, Qt::AlignLeft);
    column.addWidget(m_problem);
    column.addWidget(noticeLabel(m_document));
    m_again->setToolTip(tr("Works the odds of the list out after all."));
    connect(m_again, &QAbstractButton::clicked, this,
            [this] { m_analysis.askList(turnOf(m_document.inputs())); });
    column.addWidget(new JobBar(m_analysis.list.run(), tr("Odds…")));
}

void PlanPanel::addBest(QVBoxLayout& column) {
    auto* heading = new QHBoxLayout;
    heading->addWidget(headingLabel(tr("Best plan")), 1);
    m_bestState = new QLabel;
    m_bestState->setObjectName(QStringLiteral("bestState"));
    heading->addWidget(m_bestState);
    column.addLayout(heading);
    m_bestAnswer = new QWidget;
    auto* answer = new QVBoxLayout(m_bestAnswer);
    answer->setContentsMargins({});
    answer->setSpacing(spacingUnit);
    m_bestTitle = new QLabel;
    m_bestTitle->setFont(headingFont());
    m_bestTitle->setWordWrap(true);
    m_bestTitle->setObjectName(QStringLiteral("bestTitle"));
    m_bestValue = answerLabel({});
    m_bestValue->setObjectName(QStringLiteral("bestValue"));
    m_bestExact = mutedLabel({});
    m_bestExact->setObjectName(QStringLiteral("bestExact"));
    m_gain = mutedLabel({});
    m_gain->setObjectName(QStringLiteral("bestGain"));
    m_first = new ChoiceBars(tr("What can be done first"));
    m_fixed = mutedLabel({});
    m_fixed->setObjectName(QStringLiteral("bestFixed"));
    m_use = new QPushButton(tr("Use this order"));
    connect(m_use, &QPushButton::clicked, this, &PlanPanel::useFixedOrder);
    auto* tree = new QPushButton(tr("Policy tree"));
    connect(tree, &QPushButton::clicked, this, &PlanPanel::policyRequested);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_use);
    buttons->addWidget(tree);
    buttons->addStretch(1);
    answer->addWidget(m_bestTitle);
    answer->addWidget(m_bestValue);
    answer->addWidget(m_bestExact);
    answer->addWidget(m_gain);
    answer->addWidget(m_first);
    answer->addWidget(m_fixed);
    answer->addLayout(buttons);
    column.addWidget(m_bestAnswer);
    m_find = new QPushButton(tr("Find the best plan"));
    m_find->setToolTip(
        tr("Tries every order and every target, and chooses anew after each outcome."));
    connect(m_find, &QPushButton::clicked, this, &PlanPanel::findBest);
    column.addWidget(m_find, 0, Qt::AlignLeft);
    column.addWidget(
        new JobBar(m_analysis.best.run(), [this] { return m_analysis.bestProgress(); }));
}

void PlanPanel::setProblem(const QString& sentence) {
    showRefusal(*m_problem, sentence);
}

void PlanPanel::setDifference(const QString& text) {
    m_difference->setText(text);
    m_difference->setVisible(!text.isEmpty());
}

void PlanPanel::findBest() {
    const Turn turn = turnOf(m_document.inputs());
    try {
        validatePlan(turn);
    } catch (const std::invalid_argument& error) {
        return setProblem(QString::fromUtf8(error.what()));
    }
    m_analysis.best.ask(turn);
}

void PlanPanel::refreshClauses() {
    while (QLayoutItem* item = m_clauses->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const Inputs& inputs = m_document.inputs();
    const auto addRow = [&](int number, const QString& text, std::optional<std::size_t> clause) {
        auto* row = new QWidget;
        auto* line = new QHBoxLayout(row);
        line->setContentsMargins({});
        auto* label = new QLabel(number > 1 ? tr("or %1").arg(text) : text);
        label->setWordWrap(true);
        line->addWidget(label, 1);
        const auto link = [&](const QString& name, const QString& help,
                              void (PlanPanel::*run)(std::size_t)) {
            auto* button = new LinkButton(name);
            button->setAccessibleName(help.arg(text));
            connect(button, &QAbstractButton::clicked, this,
                    [this, run, clause] { (this->*run)(*clause); });
            line->addWidget(button);
        };
        if (clause) {
            link(tr("edit"), tr("Edit the goal %1"), &PlanPanel::editClause);
            link(tr("remove"), tr("Remove the goal %1"), &PlanPanel::removeClause);
        }
        m_clauses->addWidget(row);
    };
    int number = 0;
    for (const Clause& clause : markedGoal(inputs.board))
        addRow(++number,
               tr("%1 (marked on the board)").arg(clauseText(inputs.board, inputs.plan, clause)),
               {});
    for (std::size_t i = 0; i < inputs.plan.goal.size(); ++i)
        addRow(++number, clauseText(inputs.board, inputs.plan, inputs.plan.goal[i]), i);
    if (number == 0)
        addRow(1, tr("No goal yet: mark who must die or live on the board (G), or choose below."),
               {});
}

void PlanPanel::addClause(const QString& sentence, Clause clause) {
    const Inputs& inputs = m_document.inputs();
    std::vector<Clause> goal = inputs.plan.goal;
    goal.push_back(std::move(clause));
    if (std::ssize(goal) + std::ssize(markedGoal(inputs.board)) > mostClauses)
        return setProblem(tr("A goal has at most %n clauses.", nullptr, mostClauses));
    m_document.perform(setClauses(inputs, sentence, std::move(goal)));
}

void PlanPanel::pickPlaces() {
    ClauseDialog dialog(m_document.inputs(), {}, this);
    if (dialog.exec() == QDialog::Accepted && !dialog.clause().isEmpty())
        addClause(tr("Add a goal"), dialog.clause());
}

void PlanPanel::editClause(std::size_t clause) {
    std::vector<Clause> goal = m_document.inputs().plan.goal;
    ClauseDialog dialog(m_document.inputs(), goal[clause], this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    goal[clause] = dialog.clause();
    std::erase_if(goal, std::mem_fn(&Clause::isEmpty));
    m_document.perform(setClauses(m_document.inputs(), tr("Change a goal"), std::move(goal)));
}

void PlanPanel::removeClause(std::size_t clause) {
    std::vector<Clause> goal = m_document.inputs().plan.goal;
    goal.erase(goal.begin() + static_cast<std::ptrdiff_t>(clause));
    m_document.perform(setClauses(m_document.inputs(), tr("Remove a goal"), std::move(goal)));
}

void PlanPanel::pickGroup() {
    QMenu menu(this);
    for (const Group group : groups)
        connect(menu.addAction(groupName(group)), &QAction::triggered, this, [this, group] {
            Clause clause;
            clause.none = group;
            addClause(tr("Want nobody left"), std::move(clause));
        });
    menu.exec(QCursor::pos());
}

void PlanPanel::pickAtLeast() {
    QMenu menu(this);
    for (const Group group : groups)
        connect(menu.addAction(groupName(group)), &QAction::triggered, this, [this, group] {
            bool taken = false;
            const int count = QInputDialog::getInt(
                this, tr("At least so many"),
                tr("How many of them are to have died: %1").arg(groupName(group).toLower()), 1, 1,
                mostTargets, 1, &taken);
            if (!taken)
                return;
            Clause clause;
            clause.atLeast = AtLeast{count, group, {}};
            addClause(tr("Want so many dead"), std::move(clause));
        });
    menu.exec(QCursor::pos());
}

void PlanPanel::refreshList() {
    const Inputs& inputs = m_document.inputs();
    const OrderOdds* known = m_analysis.live();
    const Objective objective = inputs.plan.objective;
    setProblem(m_analysis.list.state() == AnalysisState::Failed ? m_analysis.list.error()
                                                                : QString());
    const bool isStopped = m_analysis.list.state() == AnalysisState::Stopped;
    for (QWidget* each : {m_odds, m_list})
        each->setEnabled(!m_analysis.list.isFaded() || m_analysis.goal.isFresh());
    m_again->setVisible(isStopped);
    if (!known || inputs.plan.actions.empty() || !missingTarget(inputs.plan).isEmpty()) {
        m_odds->hide();
        return m_list->setText(inputs.plan.actions.empty()
                                   ? tr("Add what you can play: cards, hero power, attacks.")
                               : isStopped ? tr("Stopped.")
                                           : missingTarget(inputs.plan));
    }
    m_odds->show();
    const OrderOdds& order = *known;
    const OrderOdds::After& end = order.after.back();
    const bool showsGoal = objective == Objective::Goal && end.odds;
    QStringList lines;
    if (isStopped)
        lines += tr("Stopped: this belongs to an older list.");
    if (order.sample) {
        m_odds->setText(inTwoLines(sampledText(order, showsGoal)));
        m_odds->setToolTip({});
        lines += tr("Sampled: this needs more than 3,000,000 states. What stands in brackets "
                    "holds the number with 95 % certainty.");
    } else {
        m_odds->setText(showsGoal ? numberText(end.odds->value, Unit::Percent)
                                  : numberText(end.enemyAttack.value, Unit::Number));
        m_odds->setToolTip(showsGoal ? exactText(end.odds->value, Unit::Percent)
                                     : exactText(end.enemyAttack.value, Unit::Number));
    }
    if (!showsGoal)
        lines += objective == Objective::Goal ? tr("enemy attack left; no goal is set yet")
                                              : tr("enemy attack left, on average");
    else
        lines += tr("enemy attack left: %1").arg(numberText(end.enemyAttack.value, Unit::Number));
    if (order.life.empty())
        lines += tr("Everybody's odds follow.");
    else
        lines += {tr("own minions lost: %1").arg(numberText(order.losses.value, Unit::Number)),
                  tr("damage to the enemy hero: %1")
                      .arg(numberText(order.faceDamage.value, Unit::Number))};
    m_list->setText(lines.join(u'\n'));
}

void PlanPanel::refreshBest() {
    const auto& best = m_analysis.best;
    const BestOdds* known = best.result();
    m_bestAnswer->setVisible(known);
    m_bestState->setText(best.state() == AnalysisState::Failed ? best.error() : QString());
    m_bestState->setWordWrap(true);
    m_find->setVisible(!known || best.answer()->inputs != turnOf(m_document.inputs()));
    if (!known)
        return;
    const Turn& turn = best.answer()->inputs;
    const bool isCurrent = turn == turnOf(m_document.inputs());
    const std::vector<Choice>& fixedOrder =
        known->sampled ? known->sampled->order : known->fixed.order;
    m_use->setEnabled(isCurrent && !fixedOrder.empty());
    m_bestState->setText(isCurrent ? tr("up to date") : tr("of an older plan"));
    const auto text = [&](const Choice& choice) {
        return choiceText(turn.board, turn, choice);
    };
    QStringList order;
    for (const Choice& choice : fixedOrder)
        order += text(choice);
    m_first->setVisible(!known->sampled);
    if (known->sampled) {
        const SampledOrder& sampled = *known->sampled;
        const bool isLess = turn.objective == Objective::LeastAttack;
        m_bestTitle->setText(order.isEmpty() ? tr("Play nothing:")
                                             : tr("First %1:").arg(order.front()));
        m_bestValue->setText(
            inTwoLines(sampledText(turn.objective, sampled.value, sampled.low, sampled.high)));
        m_bestValue->setToolTip({});
        m_gain->setText(
            isLess ? tr("At most that: the best order found by sampling; choosing after each "
                        "outcome may do better. This needs more than 3,000,000 states.")
                   : tr("At least that: the best order found by sampling; choosing after each "
                        "outcome may do better. This needs more than 3,000,000 states."));
        return m_fixed->setText(order.join(tr(", ")));
    }
    const BestPlan& plan = known->plan;
    const bool isStop = !plan.policy;
    m_bestTitle->setText(isStop ? tr("Play nothing:")
                                : tr("First %1:").arg(text(plan.policy->choice)));
    m_bestValue->setText(valueText(turn.objective, plan.value.value));
    m_bestValue->setToolTip(exactText(
        plan.value.value, turn.objective == Objective::Goal ? Unit::Percent : Unit::Number));
    const double gain = plan.value.value - known->fixed.value.value;
    const bool isGoal = turn.objective == Objective::Goal;
    m_gain->setText(
        std::abs(gain) < 1e-9 ? tr("Seeing each outcome before choosing on brings nothing here.")
        : isGoal ? tr("Seeing each outcome before choosing on: %1.").arg(pointsText(gain))
                 : tr("Seeing each outcome before choosing on: %1 attack less.")
                       .arg(numberText(-gain, Unit::Number)));
    m_first->setBars(barsOf(turn, plan.choices));
    // Where there were too many orders to try all, a better one may be among the others.
    const QString fixed = known->fixed.isAll ? tr("Fixed in advance: %1")
                          : isGoal           ? tr("Fixed in advance: at least %1")
                                             : tr("Fixed in advance: at most %1");
    m_fixed->setText(fixed.arg(valueText(turn.objective, known->fixed.value.value)) +
                     (order.isEmpty() ? QString() : u'\n' + order.join(tr(", "))));
}

void PlanPanel::refreshFractions() {
    const auto show = [](QLabel& label, const std::string& fraction, bool isShown) {
        constexpr std::size_t longest = 40;
        const bool isReadable = isShown && !fraction.empty() && fraction.size() <= longest;
        label.setVisible(isReadable);
        if (isReadable)
            label.setText(
                tr("exactly %1")
                    .arg(QString::fromStdString(fraction).replace(u'/', QStringLiteral(" / "))));
    };
    show(*m_listExact, m_analysis.listFraction(), !m_odds->isHidden());
    show(*m_bestExact, m_analysis.bestFraction(), true);
}

void PlanPanel::useFixedOrder() {
    const BestOdds& best = m_analysis.best.answer()->result;
    m_document.perform(
        useOrder(m_document.inputs(), best.sampled ? best.sampled->order : best.fixed.order));
}

} // namespace yomi::ui::splitdamage
