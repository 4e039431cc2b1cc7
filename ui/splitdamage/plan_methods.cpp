// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/plan_methods.h"

#include "core/common/timing.h"
#include "core/splitdamage/turn/sample.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/numbers.h"
#include "ui/splitdamage/plan_edits.h"
#include "ui/splitdamage/plan_words.h"
#include "ui/splitdamage/split_damage_document.h"

#include <QCoreApplication>
#include <QVBoxLayout>

namespace yomi::ui::splitdamage {

using namespace yomi::splitdamage;

namespace {

struct PlanMethodsText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::splitdamage::PlanMethods)
};

QString methodName(TurnMethod method) {
    switch (method) {
    case TurnMethod::States:
        return PlanMethodsText::tr("states");
    case TurnMethod::Exact:
        return PlanMethodsText::tr("exact fractions");
    case TurnMethod::Plain:
        return PlanMethodsText::tr("plain, hit by hit on the full board");
    }
    return {};
}

/// The fraction if it is short enough to read, else all significant digits.
QString valueText(Objective objective, const TurnNumber& number) {
    constexpr std::size_t longest = 40;
    const QString digits =
        exactText(number.value, objective == Objective::Goal ? Unit::Percent : Unit::Number);
    return number.exact.empty() || number.exact.size() > longest
               ? digits
               : PlanMethodsText::tr("%1 = %2").arg(digits, ratioText(number.exact));
}

/// The result of one method.
struct Found {
    std::int64_t states = 0;
    QString value;
};

template <class Compute>
Method rowOf(const QString& name, const Compute& compute) {
    return {name, {}, [compute](const std::stop_token& stop) -> QVariantList {
                constexpr double patience = 0.1; // seconds for the repeats of one row
                constexpr int mostRepeats = 25;
                Found found;
                const double seconds =
                    measureWithin(
                        patience, mostRepeats, [&] { found = compute(stop); }, stop)
                        .median;
                return {static_cast<qlonglong>(found.states), seconds, found.value};
            }};
}

Found listBy(const Turn& turn, TurnMethod method, const std::stop_token& stop) {
    const OrderOdds odds = orderOdds(turn, method, stop);
    const OrderOdds::After& end = odds.after.back();
    const bool isGoal = turn.objective == Objective::Goal && end.odds;
    return {odds.states, isGoal ? valueText(Objective::Goal, *end.odds)
                                : valueText(Objective::LeastAttack, end.enemyAttack)};
}

Found bestBy(const Turn& turn, TurnMethod method, const std::stop_token& stop) {
    const BestPlan plan = bestPlan(turn, method, {.depth = 0}, stop);
    return {plan.states, valueText(turn.objective, plan.value)};
}

Found listSampled(const Turn& turn, const std::stop_token& stop) {
    constexpr std::uint64_t seed = 1;
    const OrderOdds odds = sampledOdds(turn, usualSamples, seed, stop);
    const bool isGoal = turn.objective == Objective::Goal && odds.after.back().odds;
    return {usualSamples, sampledText(odds, isGoal)};
}

} // namespace

QList<MethodColumn> planMethodColumns() {
    return {{{PlanMethodsText::tr("states or runs"),
              PlanMethodsText::tr("States that the hits lead to, each once; runs of a sample."),
              Unit::Count},
             true},
            {{PlanMethodsText::tr("time"), PlanMethodsText::tr("The median of repeated runs."),
              Unit::Seconds},
             true},
            {{PlanMethodsText::tr("goal met, or attack left"),
              PlanMethodsText::tr("What it comes to. In brackets the interval that holds it with "
                                  "95 % confidence (Wilson)."),
              {}},
             false}};
}

QList<Method> planMethodRows(const Turn& turn) {
    QList<Method> rows;
    const bool hasList = !hasOpenTarget(turn);
    for (const TurnMethod method : enumerators<TurnMethod>)
        if (hasList)
            rows += rowOf(PlanMethodsText::tr("List, %1").arg(methodName(method)),
                          [=](const std::stop_token& stop) { return listBy(turn, method, stop); });
    if (hasList)
        rows += rowOf(PlanMethodsText::tr("List, runs drawn with seed 1"),
                      [=](const std::stop_token& stop) { return listSampled(turn, stop); });
    if (turn.objective == Objective::Goal && turn.goal.empty())
        return rows;
    for (const TurnMethod method : enumerators<TurnMethod>)
        rows += rowOf(PlanMethodsText::tr("Best plan, %1").arg(methodName(method)),
                      [=](const std::stop_token& stop) { return bestBy(turn, method, stop); });
    return rows;
}

PlanMethodsDialog::PlanMethodsDialog(const SplitDamageDocument& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_page(new MethodsPage(
          tr("Methods of a plan"),
          tr("The fast method works with floating point and merges states that do not differ in "
             "what can still happen. The same in fractions is exact, and so is the plain method, "
             "which merges none: the states that it needs beyond those are what merging saves."),
          planMethodColumns())) {
    setWindowTitle(tr("Compare methods"));
    resize(1060, 560);
    auto* again = new CommandButton(tr("Compare this plan"));
    again->setToolTip(tr("Compares the methods on the plan of the document as it is now."));
    m_page->addHeaderWidget(again);
    m_page->setChartsBelow();
    connect(again, &QAbstractButton::clicked, this, &PlanMethodsDialog::compare);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(cardPadding, cardPadding, cardPadding, cardPadding);
    column->addWidget(m_page);
}

void PlanMethodsDialog::compare() {
    m_page->setMethods(planMethodRows(turnOf(m_document.inputs())));
    m_page->run();
}

} // namespace yomi::ui::splitdamage
