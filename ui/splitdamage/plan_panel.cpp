// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/plan_panel.h"

#include "core/splitdamage/turn/json.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/flow_layout.h"
#include "ui/common/follow_font.h"
#include "ui/common/job_bar.h"
#include "ui/common/numbers.h"
#include "ui/common/wording.h"
#include "ui/common/wrapped_label.h"
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

#include <algorithm>
#include <functional>
#include <tuple>

namespace yomi::ui::splitdamage {

namespace {

/// In large letters an interval does not fit next to its estimate.
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

/// Keeps its place empty while it is hidden.
void keepRoom(QWidget& widget) {
    QSizePolicy policy = widget.sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    widget.setSizePolicy(policy);
}

QHBoxLayout* headingWith(const QString& title, JobBar* job) {
    auto* row = new QHBoxLayout;
    QLabel* heading = headingLabel(title);
    row->addWidget(heading);
    row->addWidget(job, 1);
    job->leaveWidth(*heading);
    row->addStretch();
    return row;
}

void reserveLines(QLabel& label, int lines) {
    followFont(label, [&label, lines] {
        label.setMinimumHeight(lines * label.fontMetrics().lineSpacing());
    });
    label.setAlignment(Qt::AlignTop | Qt::AlignLeft);
}

} // namespace

PlanPanel::PlanPanel(SplitDamageDocument& document, PlanAnalysis& analysis, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_analysis(analysis)
    , m_problem(refusalLabel(QStringLiteral("planProblem")))
    , m_difference(mutedLabel({}))
    , m_again(new CommandButton(tr("Calculate")))
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
    wanted->addItems({tr("Chance of the goal"), tr("Enemy attack left")});
    wanted->setAccessibleName(tr("Aim"));
    wanted->setToolTip(tr("Maximise the goal's odds, or minimise enemy attack."));
    grid->addWidget(new QLabel(tr("Mana")), 0, 0);
    grid->addWidget(mana, 0, 1);
    grid->addWidget(new QLabel(tr("Aim")), 1, 0);
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
    auto* add = new QPushButton(tr("Add goal…"));
    add->setToolTip(tr("Adds another goal; meeting one of them is enough."));
    add->setMenu(createGoalMenu());
    column.addWidget(add, 0, Qt::AlignLeft);
}

QMenu* PlanPanel::createGoalMenu() {
    auto* menu = new QMenu(this);
    menu->addAction(tr("These die or live…"), this, &PlanPanel::pickPlaces);
    QMenu* none = menu->addMenu(tr("None left of"));
    QMenu* atLeast = menu->addMenu(tr("At least so many dead of"));
    for (const Group group : groups) {
        none->addAction(groupName(group), this, [this, group] {
            Clause clause;
            clause.none = group;
            addClause(tr("Clear out"), std::move(clause));
        });
        atLeast->addAction(tr("%1…").arg(groupName(group)), this,
                           [this, group] { askAtLeast(group); });
    }
    return menu;
}

void PlanPanel::addList(QVBoxLayout& column) {
    column.addLayout(headingWith(tr("This order"),
                                 new JobBar(m_analysis.list.run(), [] { return tr("Odds…"); })));
    m_odds = answerLabel({});
    m_odds->setObjectName(QStringLiteral("listOdds"));
    m_difference->setObjectName(QStringLiteral("listDifference"));
    m_difference->hide();
    m_listExact = mutedLabel({});
    m_listExact->setObjectName(QStringLiteral("listExact"));
    m_list = mutedLabel({});
    m_list->setObjectName(QStringLiteral("listMore"));
    reserveLines(*m_list, 3);
    m_problem->hide();
    for (QLabel* line : {m_odds, m_listExact}) {
        reserveLines(*line, 1);
        keepRoom(*line);
    }
    keepRoom(*m_again);
    auto* exact = new QHBoxLayout;
    exact->addWidget(m_listExact, 1);
    exact->addWidget(m_again);
    m_listAnswer = new QWidget;
    auto* answer = new QVBoxLayout(m_listAnswer);
    answer->setContentsMargins({});
    answer->setSpacing(spacingUnit);
    answer->addWidget(m_odds);
    answer->addWidget(m_difference);
    answer->addLayout(exact);
    column.addWidget(m_listAnswer);
    column.addWidget(m_list);
    m_again->setToolTip(tr("Computes the odds of this order anyway."));
    connect(m_again, &QAbstractButton::clicked, this,
            [this] { m_analysis.askList(turnOf(m_document.inputs())); });
}

void PlanPanel::addBest(QVBoxLayout& column) {
    QHBoxLayout* heading = headingWith(tr("Best plan"), new JobBar(m_analysis.best.run(), [this] {
                                           return m_analysis.bestProgress();
                                       }));
    m_bestState = mutedLabel({});
    m_bestState->setObjectName(QStringLiteral("bestState"));
    m_bestState->setWordWrap(false);
    connect(&m_analysis.best.run(), &LatestRunBase::busyChanged, m_bestState, &QWidget::setHidden);
    heading->addWidget(m_bestState);
    column.addLayout(heading);
    m_bestValue = answerLabel({});
    m_bestValue->setObjectName(QStringLiteral("bestValue"));
    reserveLines(*m_bestValue, 1);
    m_find = new QPushButton(tr("Find the best plan"));
    m_find->setToolTip(
        tr("Tries every order and every target, and chooses again after each outcome."));
    connect(m_find, &QPushButton::clicked, this, &PlanPanel::findBest);
    auto* value = new QHBoxLayout;
    value->addWidget(m_bestValue, 1);
    value->addWidget(m_find);
    m_bestExact = mutedLabel({});
    m_bestExact->setObjectName(QStringLiteral("bestExact"));
    m_policy = new QPushButton(tr("Policy tree"));
    connect(m_policy, &QPushButton::clicked, this, &PlanPanel::policyRequested);
    m_fixed = mutedLabel({});
    m_fixed->setObjectName(QStringLiteral("bestFixed"));
    m_use = new QPushButton(tr("Use this order"));
    m_use->setToolTip(tr("Replaces your list by the best fixed order."));
    connect(m_use, &QPushButton::clicked, this, &PlanPanel::useFixedOrder);
    auto* rows = new QGridLayout;
    rows->setColumnStretch(0, 1);
    for (const auto& [row, label, button] :
         {std::tuple(0, m_bestExact, m_policy), std::tuple(1, m_fixed, m_use)}) {
        reserveLines(*label, 2);
        rows->addWidget(label, row, 0);
        rows->addWidget(button, row, 1, Qt::AlignTop);
        keepRoom(*label);
        keepRoom(*button);
    }
    keepRoom(*m_bestValue);
    m_bestAnswer = new QWidget;
    auto* answer = new QVBoxLayout(m_bestAnswer);
    answer->setContentsMargins({});
    answer->setSpacing(spacingUnit);
    m_bestTitle = new WrappedLabel;
    m_bestTitle->setTextFormat(Qt::PlainText);
    m_bestTitle->setFont(headingFont());
    m_bestTitle->setObjectName(QStringLiteral("bestTitle"));
    m_why = mutedLabel({});
    m_why->setObjectName(QStringLiteral("bestWhy"));
    m_free = new QPushButton(tr("Free all targets"));
    m_free->setToolTip(tr("Lets the best plan choose every target."));
    connect(m_free, &QPushButton::clicked, this, [this] {
        m_find->setFocus(); // this button disappears
        m_document.perform(freeTargets(m_document.inputs()));
    });
    m_gain = mutedLabel({});
    m_gain->setObjectName(QStringLiteral("bestGain"));
    m_first = new ChoiceBars(tr("What can be done first"));
    m_order = mutedLabel({});
    m_order->setObjectName(QStringLiteral("bestOrder"));
    answer->addWidget(m_bestTitle);
    answer->addWidget(m_why);
    answer->addWidget(m_free, 0, Qt::AlignLeft);
    answer->addWidget(m_gain);
    answer->addWidget(m_first);
    answer->addWidget(m_order);
    column.addLayout(value);
    column.addWidget(m_problem);
    column.addLayout(rows);
    column.addWidget(noticeLabel(m_document));
    column.addWidget(m_bestAnswer);
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
        return setProblem(messageOf(error));
    }
    m_analysis.best.ask(turn);
}

void PlanPanel::followBest() {
    const Turn turn = turnOf(m_document.inputs());
    if (turn.objective == Objective::LeastAttack || !turn.goal.empty())
        m_analysis.askBestIfQuick(turn);
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
        auto* label = new WrappedLabel(number > 1 ? tr("or %1").arg(text) : text);
        line->addWidget(label, 1);
        const auto command = [&](const QString& name, const QString& help,
                                 void (PlanPanel::*run)(std::size_t)) {
            auto* button = new CommandButton(name);
            button->setAccessibleName(help.arg(text));
            connect(button, &QAbstractButton::clicked, this,
                    [this, run, clause] { (this->*run)(*clause); });
            line->addWidget(button);
        };
        if (clause) {
            command(tr("Edit"), tr("Edit the goal %1"), &PlanPanel::editClause);
            command(tr("Remove"), tr("Remove the goal %1"), &PlanPanel::removeClause);
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

void PlanPanel::askAtLeast(Group group) {
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
    const QString missing = inputs.plan.actions.empty()
                                ? tr("Add what you can play: cards, hero power, attacks.")
                                : missingTarget(inputs.plan);
    m_listAnswer->setVisible(missing.isEmpty()); // no odds will come
    if (!known || !missing.isEmpty()) {
        m_odds->hide();
        return m_list->setText(!missing.isEmpty() ? missing
                               : isStopped        ? tr("Stopped.")
                                                  : QString());
    }
    m_odds->show();
    const OrderOdds& order = *known;
    const OrderOdds::After& end = order.after.back();
    const bool showsGoal = objective == Objective::Goal && end.odds;
    QStringList lines;
    if (isStopped)
        lines += tr("Stopped: this belongs to an older list.");
    const QString attack =
        order.sample ? sampledText(order, false) : numberText(end.enemyAttack.value, Unit::Number);
    if (order.sample) {
        m_odds->setText(inTwoLines(sampledText(order, showsGoal)));
        m_odds->setToolTip({});
        lines += tr("Sampled: this needs more than 3,000,000 states. The brackets hold the "
                    "true number with 95 % confidence.");
    } else {
        m_odds->setText(showsGoal ? numberText(end.odds->value, Unit::Percent) : attack);
        m_odds->setToolTip(showsGoal ? exactText(end.odds->value, Unit::Percent)
                                     : exactText(end.enemyAttack.value, Unit::Number));
    }
    if (objective == Objective::Goal)
        lines += tr("enemy attack left: %1").arg(attack);
    else
        lines += tr("enemy attack left, on average");
    if (objective == Objective::Goal && !end.odds) {
        lines += tr("No goal is set yet.");
        m_odds->setText(noNumber.toString());
        m_odds->setToolTip({});
    }
    if (order.life.empty())
        lines += tr("The odds of each character follow.");
    else
        lines += {tr("own minions lost: %1").arg(numberText(order.losses.value, Unit::Number)),
                  tr("damage to the enemy hero: %1")
                      .arg(numberText(order.faceDamage.value, Unit::Number))};
    m_list->setText(lines.join(u'\n'));
}

void PlanPanel::refreshBest() {
    const auto& best = m_analysis.best;
    const BestOdds* known = best.result();
    const bool isCurrent = known && best.answer()->inputs == turnOf(m_document.inputs());
    for (QWidget* each :
         {static_cast<QWidget*>(m_bestValue), static_cast<QWidget*>(m_use),
          static_cast<QWidget*>(m_policy), static_cast<QWidget*>(m_fixed), m_bestAnswer})
        each->setVisible(known);
    // A number for another board is grey.
    for (QWidget* each : {static_cast<QWidget*>(m_bestValue), static_cast<QWidget*>(m_bestExact),
                          static_cast<QWidget*>(m_fixed), m_bestAnswer})
        each->setEnabled(isCurrent);
    m_bestState->setText(best.state() == AnalysisState::Failed ? best.error()
                         : !known                              ? QString()
                         : isCurrent                           ? tr("up to date")
                                                               : tr("out of date"));
    m_find->setText(known ? tr("Update") : tr("Find the best plan"));
    if (known)
        showBest(best.answer()->inputs, *known);
}

void PlanPanel::showBest(const Turn& turn, const BestOdds& best) {
    const bool isGoal = turn.objective == Objective::Goal;
    const auto text = [&](const Choice& choice) {
        return choiceText(turn.board, turn, choice);
    };
    const std::vector<Choice>& fixedOrder = best.sampled ? best.sampled->order : best.fixed.order;
    m_use->setEnabled(!fixedOrder.empty()); // also for an older plan: the focus stays
    QStringList order;
    for (const Choice& choice : fixedOrder)
        order += text(choice);
    const bool isNothing = best.sampled ? order.isEmpty() : !best.plan.policy;
    m_bestTitle->setText(
        isNothing
            ? tr("Play nothing")
            : tr("First %1").arg(best.sampled ? order.front() : text(best.plan.policy->choice)));
    m_why->setVisible(isNothing && !best.sampled);
    m_why->setText(emptyReason(turn, best.plan.choices));
    const double value = best.sampled ? best.sampled->value : best.plan.value.value;
    m_free->setVisible(value != (isGoal ? 1 : 0) &&
                       std::ranges::any_of(turn.actions, hasFixedTarget));
    m_first->setVisible(!best.sampled);
    m_order->setText(tr("Fixed order: %1").arg(listText(order)));
    m_order->setVisible(!order.isEmpty());
    if (best.sampled) {
        const SampledOrder& sampled = *best.sampled;
        m_bestValue->setText(
            inTwoLines(sampledText(turn.objective, sampled.value, sampled.low, sampled.high)));
        m_bestValue->setToolTip({});
        m_gain->setText(
            isGoal ? tr("At least that: the best order found by sampling; choosing after each "
                        "outcome may do better. This needs more than 3,000,000 states.")
                   : tr("At most that: the best order found by sampling; choosing after each "
                        "outcome may do better. This needs more than 3,000,000 states."));
        return m_fixed->setText(tr("Best order found by sampling"));
    }
    m_bestValue->setText(valueText(turn.objective, value));
    m_bestValue->setToolTip(exactText(value, isGoal ? Unit::Percent : Unit::Number));
    const double gain = value - best.fixed.value.value;
    m_gain->setVisible(!isNothing);
    m_gain->setText(
        std::abs(gain) < 1e-9 ? tr("Adapting to each outcome brings nothing here.")
        : isGoal
            ? tr("Adapting to each outcome: %1.").arg(pointsText(gain))
            : tr("Adapting to each outcome: %1 attack less.").arg(numberText(-gain, Unit::Number)));
    m_first->setBars(barsOf(turn, best.plan.choices));
    // If there were too many orders to try all, a better one may exist.
    const QString fixed = best.fixed.isAll ? tr("Best fixed order: %1")
                          : isGoal         ? tr("Best fixed order: at least %1")
                                           : tr("Best fixed order: at most %1");
    m_fixed->setVisible(!isNothing);
    m_fixed->setText(fixed.arg(valueText(turn.objective, best.fixed.value.value)));
}

void PlanPanel::refreshFractions() {
    const auto show = [](QLabel& label, const std::string& fraction, bool isShown) {
        constexpr std::size_t longest = 40;
        const bool isPlain = fraction == "0/1" || fraction == "1/1";
        const bool isReadable =
            isShown && !fraction.empty() && !isPlain && fraction.size() <= longest;
        label.setVisible(isReadable);
        if (isReadable)
            label.setText(tr("exactly %1").arg(ratioText(fraction)));
    };
    show(*m_listExact, m_analysis.listFraction(),
         !m_odds->isHidden() && m_odds->text() != noNumber);
    show(*m_bestExact, m_analysis.bestFraction(), true);
}

void PlanPanel::useFixedOrder() {
    if (m_analysis.best.answer()->inputs != turnOf(m_document.inputs()))
        return setProblem(tr("This order is out of date. Update it first."));
    const BestOdds& best = m_analysis.best.answer()->result;
    m_document.perform(
        useOrder(m_document.inputs(), best.sampled ? best.sampled->order : best.fixed.order));
}

} // namespace yomi::ui::splitdamage
