// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/policy_view.h"

#include "ui/common/controls.h"
#include "ui/common/numbers.h"
#include "ui/splitdamage/plan_edits.h"
#include "ui/splitdamage/plan_words.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace yomi::ui::splitdamage {

namespace {

constexpr int policyRole = Qt::UserRole;      ///< the Policy of a decision
constexpr int outcomeRole = Qt::UserRole + 1; ///< the Policy::Outcome of an outcome
enum Column { What, Probability, Value };

constexpr int least = 60; ///< pixels of height, in low windows

int lifeOf(const Character& character) {
    return character.health + character.armor;
}

} // namespace

PolicyView::PolicyView(SplitDamageDocument& document, const PlanAnalysis& analysis, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_analysis(analysis)
    , m_empty(
          mutedLabel(tr("The best plan says what to do first and what to do after each outcome. "
                        "Find it at the right; then its decisions stand here.")))
    , m_tree(new QTreeWidget)
    , m_take(new QPushButton(tr("This happened"))) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_empty);
    column->addWidget(m_tree, 1);
    column->addWidget(m_take, 0, Qt::AlignLeft);
    m_take->setToolTip(tr("Makes the chosen outcome the present board and takes the actions before "
                          "it out of the list."));
    connect(m_take, &QPushButton::clicked, this, &PolicyView::takeChosen);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &PolicyView::look);
    connect(&document, &Document::changed, this, &PolicyView::look);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_tree->setAccessibleName(tr("Policy tree"));
    m_tree->setHeaderLabels({tr("what you do, what then happens"), tr("probability"), {}});
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(What, QHeaderView::Stretch);
    for (const int number : {Probability, Value}) {
        m_tree->header()->setSectionResizeMode(number, QHeaderView::ResizeToContents);
        m_tree->headerItem()->setTextAlignment(number, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_tree->setUniformRowHeights(true);
    m_tree->setMinimumHeight(least);
    m_tree->setFrameShape(QFrame::NoFrame);
    connect(m_tree, &QTreeWidget::itemExpanded, this, &PolicyView::open);
    connect(&analysis.best, &AnalysisBase::changed, this, &PolicyView::refresh);
    refresh();
}

QString PolicyView::valueText(double value) const {
    return numberText(value,
                      m_answer->inputs.objective == Objective::Goal ? Unit::Percent : Unit::Number);
}

void PolicyView::refresh() {
    if (m_answer == m_analysis.best.answer() && m_answer)
        return;
    m_tree->clear();
    m_answer = m_analysis.best.answer();
    const bool hasPolicy = m_answer && m_answer->result.plan.policy;
    m_empty->setVisible(!hasPolicy);
    m_tree->setVisible(hasPolicy);
    if (m_answer && !hasPolicy)
        m_empty->setText(tr("Nothing that can be played is better than to stop here."));
    m_take->setVisible(hasPolicy);
    look();
    if (!hasPolicy)
        return;
    m_tree->headerItem()->setText(Value, m_answer->inputs.objective == Objective::Goal
                                             ? tr("goal met from here")
                                             : tr("enemy attack left"));
    addDecision(m_tree->invisibleRootItem(), *m_answer->result.plan.policy, true);
}

void PolicyView::addDecision(QTreeWidgetItem* parent, const Policy& policy, bool isFirst) {
    const Turn& turn = m_answer->inputs;
    QString text = choiceText(turn.board, turn, policy.choice);
    if (isFirst) {
        QStringList others;
        constexpr int most = 3;
        for (const BestPlan::First& first : m_answer->result.plan.first)
            if (!first.isBest && others.size() < most)
                others += tr("%1 %2").arg(choiceText(turn.board, turn, first.choice),
                                          valueText(first.value.value));
        if (!others.isEmpty())
            text = tr("%1 (instead: %2)").arg(text, others.join(tr(", ")));
    }
    auto* item = new QTreeWidgetItem(parent);
    item->setData(What, policyRole, QVariant::fromValue(static_cast<const void*>(&policy)));
    item->setText(What, text);
    item->setText(Value, valueText(policy.value.value));
    item->setTextAlignment(Value, Qt::AlignRight | Qt::AlignVCenter);
    QFont font = item->font(What);
    font.setBold(true);
    item->setFont(What, font);
    if (policy.outcomes.empty()) {
        item->setToolTip(What, tr("Its outcomes are not worked out so far ahead. Play the first "
                                  "actions, change the board to what happened, and find the best "
                                  "plan anew."));
        return;
    }
    item->setChildIndicatorPolicy(QTreeWidgetItem::ShowIndicator);
    if (isFirst) {
        addOutcomes(*item, policy);
        item->setExpanded(true);
    }
}

void PolicyView::open(QTreeWidgetItem* item) {
    const auto* policy =
        static_cast<const Policy*>(item->data(What, policyRole).value<const void*>());
    if (policy && item->childCount() == 0)
        addOutcomes(*item, *policy);
}

std::vector<Happening> PolicyView::wayTo(const QTreeWidgetItem* item) const {
    std::vector<Happening> way;
    for (; item; item = item->parent()) {
        const auto* outcome =
            static_cast<const Policy::Outcome*>(item->data(What, outcomeRole).value<const void*>());
        if (!outcome)
            continue;
        const auto* policy =
            static_cast<const Policy*>(item->parent()->data(What, policyRole).value<const void*>());
        way.insert(way.begin(), {policy->choice, outcome->characters});
    }
    return way;
}

void PolicyView::look() {
    const std::vector<Happening> way = wayTo(m_tree->currentItem());
    m_take->setEnabled(!way.empty() && m_answer && m_answer->inputs == turnOf(m_document.inputs()));
    if (!isVisible())
        return;
    std::vector<ShownLife> lives;
    for (const Happening& each : way)
        for (const Policy::Seen& seen : each.characters) {
            std::erase_if(lives, [&](const ShownLife& life) { return life.place == seen.place; });
            lives.push_back({seen.place, seen.life, false});
        }
    Q_EMIT shown(lives);
}

void PolicyView::hideEvent(QHideEvent*) {
    Q_EMIT shown({});
}

void PolicyView::showEvent(QShowEvent*) {
    look();
}

void PolicyView::takeChosen() {
    m_document.perform(takeOutcome(m_document.inputs(), wayTo(m_tree->currentItem())));
}

QString PolicyView::seenText(const Policy::Outcome& outcome) const {
    const Turn& turn = m_answer->inputs;
    QStringList parts;
    for (const Policy::Seen& seen : outcome.characters) {
        const QString name = placeName(turn.board, turn, seen.place);
        const Character* typed =
            seen.place.body || seen.place.summoned ? nullptr : characterAt(turn.board, seen.place);
        if (seen.life == 0)
            parts += tr("%1 is dead").arg(name);
        else if (!typed || seen.life != lifeOf(*typed))
            parts += tr("%1 at %2").arg(name).arg(seen.life);
        else if (typed->divineShield && !seen.divineShield)
            parts += tr("%1 without its shield").arg(name);
    }
    return parts.isEmpty() ? tr("nothing that matters has changed") : parts.join(tr(", "));
}

void PolicyView::addOutcomes(QTreeWidgetItem& decision, const Policy& policy) {
    const auto add = [&](const QString& text, double probability, double value) {
        auto* item = new QTreeWidgetItem(&decision);
        item->setText(What, text);
        item->setText(Probability, numberText(probability, Unit::Percent));
        item->setText(Value, valueText(value));
        for (const int column : {Probability, Value})
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        return item;
    };
    for (const Policy::Outcome& outcome : policy.outcomes) {
        QTreeWidgetItem* item =
            add(seenText(outcome), outcome.probability.value, outcome.value.value);
        item->setData(What, outcomeRole, QVariant::fromValue(static_cast<const void*>(&outcome)));
        for (const Policy& then : outcome.then)
            addDecision(item, then, false);
        item->setToolTip(What, tr("Those who are not named do not matter any more, or are as they "
                                  "were."));
    }
    if (policy.moreOutcomes > 0)
        add(tr("%n more outcomes, on average", nullptr, static_cast<int>(policy.moreOutcomes)),
            policy.moreProbability.value, policy.moreValue.value);
}

} // namespace yomi::ui::splitdamage
