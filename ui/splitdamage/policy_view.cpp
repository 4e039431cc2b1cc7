// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/policy_view.h"

#include "ui/common/card.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/numbers.h"
#include "ui/common/playback_bar.h"
#include "ui/common/whole_label.h"
#include "ui/common/wording.h"
#include "ui/splitdamage/choice_bars.h"
#include "ui/splitdamage/outcome_dialog.h"
#include "ui/splitdamage/plan_words.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace yomi::ui::splitdamage {

namespace {

constexpr int policyRole = Qt::UserRole;      ///< the Policy of a decision, or that of an outcome
constexpr int outcomeRole = Qt::UserRole + 1; ///< the Policy::Outcome of an outcome
constexpr int partRole = Qt::UserRole + 2;    ///< their part
enum Column { What, Probability, Value };

int lifeOf(const Character& character) {
    return character.health + character.armor;
}

template <class Pointed>
const Pointed* pointedBy(const QTreeWidgetItem* item, int role) {
    return item ? static_cast<const Pointed*>(item->data(What, role).value<const void*>())
                : nullptr;
}

QVariant pointer(const auto& pointed) {
    return QVariant::fromValue(static_cast<const void*>(&pointed));
}

/// A turn as inputs, with the goal only in the plan.
Inputs inputsOf(const Turn& turn) {
    Inputs inputs;
    inputs.board = turn.board;
    for (const Place& place : places(inputs.board))
        characterAt(inputs.board, place)->goal = Goal::Free;
    inputs.spellDamage = turn.spellDamage;
    inputs.plan = turn;
    return inputs;
}

/// Why a character is irrelevant when these actions are left.
QString whyOfNoMatter(const TurnPlan& plan) {
    std::vector<const Action*> left;
    for (const Action& action : plan.actions)
        if (!plan.mana || action.cost <= *plan.mana)
            left.push_back(&action);
    if (left.empty())
        return PolicyView::tr("Nothing that is left can be played.");
    if (left.size() > 1)
        return PolicyView::tr("Nothing that is left strikes or needs it.");
    const auto index = static_cast<int>(left.front() - plan.actions.data());
    return PolicyView::tr("Only %1 is left, and it strikes %2.")
        .arg(actionName(plan, index), groupName(left.front()->steps.front().pool).toLower());
}

BestPlan deeperPlan(const Turn& turn, const std::stop_token& stop) {
    return bestPlan(turn, TurnMethod::States, answeredPolicy, stop);
}

} // namespace

PolicyView::PolicyView(SplitDamageDocument& document, const PlanAnalysis& analysis, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_analysis(analysis)
    , m_deeper(deeperPlan)
    , m_empty(
          mutedLabel(tr("The best plan says what to do first and what to do after each outcome. "
                        "Find it on the right; its decisions appear here.")))
    , m_tree(new QTreeWidget)
    , m_detail(new yomi::ui::Card(QString()))
    , m_detailText(new WholeLabel)
    , m_choices(new ChoiceBars(tr("What can be done there")))
    , m_playback(new PlaybackBar(tr("Policy tree")))
    , m_take(new QPushButton(tr("This happened")))
    , m_other(new QPushButton(tr("Something else happened…"))) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_empty);
    auto* both = new QHBoxLayout;
    both->addWidget(m_tree, 1);
    constexpr int detailWidth = 260;
    m_detail->setFixedWidth(detailWidth);
    m_detail->content()->addWidget(m_detailText);
    m_detail->content()->addWidget(m_choices);
    m_detail->content()->addStretch(1);
    m_detailText->setObjectName(QStringLiteral("policyDetail"));
    both->addWidget(m_detail);
    column->addLayout(both, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_take);
    buttons->addWidget(m_other);
    buttons->addWidget(m_playback, 1);
    column->addLayout(buttons);
    for (QAction* action : m_playback->playActions())
        addAction(action);
    connect(m_playback, &PlaybackBar::positionChosen, this, &PolicyView::stepTo);
    m_take->setToolTip(tr("Makes the chosen outcome the current board and takes the actions before "
                          "it out of the list."));
    m_other->setToolTip(tr("Lets you enter the board after the chosen action."));
    connect(m_take, &QPushButton::clicked, this, &PolicyView::takeChosen);
    connect(m_other, &QPushButton::clicked, this, &PolicyView::takeOther);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &PolicyView::choose);
    connect(&document, &Document::changed, this, &PolicyView::look);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_empty->setMargin(cardPadding);
    m_tree->setAccessibleName(tr("Policy tree"));
    m_tree->setHeaderLabels({tr("what you do, what then happens"), tr("probability"), {}});
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(What, QHeaderView::Stretch);
    for (const int number : {Probability, Value}) {
        m_tree->header()->setSectionResizeMode(number, QHeaderView::ResizeToContents);
        m_tree->headerItem()->setTextAlignment(number, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_tree->setUniformRowHeights(true);
    m_tree->setMinimumHeight(3 * rowHeightFor(fontMetrics())); // in low windows: two rows
    m_tree->setFrameShape(QFrame::NoFrame);
    connect(m_tree, &QTreeWidget::itemExpanded, this, &PolicyView::open);
    connect(&analysis.best, &AnalysisBase::changed, this, &PolicyView::refresh);
    connect(&m_deeper, &AnalysisBase::changed, this, &PolicyView::showDeeper);
    refresh();
}

QString PolicyView::shownValue(double value) const {
    return valueText(m_answer->inputs.objective, value);
}

void PolicyView::refresh() {
    if (m_answer == m_analysis.best.answer() && m_answer)
        return;
    // The saved view is restored once there is a tree; for another question it is meaningless.
    m_isFollowing = !m_answer;
    m_opening = nullptr;
    m_deeper.clear();
    m_tree->clear();
    m_parts.clear();
    m_answer = m_analysis.best.answer();
    const bool hasPolicy = m_answer && m_answer->result.plan.policy;
    m_empty->setVisible(!hasPolicy);
    m_tree->setVisible(hasPolicy);
    if (m_answer && !hasPolicy)
        m_empty->setText(
            m_answer->result.sampled
                ? tr("This plan needs more than 3,000,000 states: there is an order that sampling "
                     "found, but no choice after each outcome.")
                : tr("Nothing that can be played is better than to stop here."));
    for (QWidget* each : {static_cast<QWidget*>(m_take), static_cast<QWidget*>(m_other),
                          static_cast<QWidget*>(m_playback)})
        each->setVisible(hasPolicy);
    showDetail();
    look();
    if (!hasPolicy)
        return;
    m_tree->headerItem()->setText(Value, m_answer->inputs.objective == Objective::Goal
                                             ? tr("goal met from here")
                                             : tr("enemy attack left"));
    m_parts.push_back({inputsOf(m_answer->inputs), m_answer});
    addDecision(m_tree->invisibleRootItem(), 0, *m_answer->result.plan.policy);
    m_tree->topLevelItem(0)->setExpanded(true);
    if (!m_isFollowing)
        m_document.lookAt({});
    followStep();
}

void PolicyView::choose(QTreeWidgetItem* item) {
    look();
    showLine();
    showDetail();
    if (!item)
        return;
    m_isFollowing = false;
    std::vector<int> step;
    for (; item->parent(); item = item->parent())
        step.insert(step.begin(), item->parent()->indexOfChild(item));
    m_document.lookAt(std::move(step));
}

void PolicyView::followStep() {
    QTreeWidgetItem* item = m_tree->topLevelItem(0);
    for (const int row : m_document.view().step) {
        item->setExpanded(true);
        if (m_opening)
            return; // showDeeper() continues
        if (row >= item->childCount())
            break; // the file was edited by hand
        item = item->child(row);
    }
    m_isFollowing = false;
    m_tree->setCurrentItem(item);
}

bool PolicyView::endsEarly(const QTreeWidgetItem* item) const {
    return pointedBy<Policy::Outcome>(item, outcomeRole) && item->childCount() == 0 &&
           item->childIndicatorPolicy() == QTreeWidgetItem::ShowIndicator;
}

std::vector<QTreeWidgetItem*> PolicyView::line() {
    std::vector<QTreeWidgetItem*> line;
    QTreeWidgetItem* current =
        m_tree->currentItem() ? m_tree->currentItem() : m_tree->topLevelItem(0);
    for (QTreeWidgetItem* item = current; item; item = item->parent())
        line.insert(line.begin(), item);
    while (!line.empty() && !endsEarly(line.back())) {
        open(line.back());
        if (line.back()->childCount() == 0)
            break;
        line.push_back(line.back()->child(0));
    }
    return line;
}

void PolicyView::showLine() {
    const std::vector<QTreeWidgetItem*> rows = line();
    const bool goesOn = !rows.empty() && endsEarly(rows.back());
    m_playback->setLast(static_cast<int>(rows.size()) - (goesOn ? 0 : 1));
    const auto at = std::ranges::find(rows, m_tree->currentItem());
    m_playback->setPosition(at == rows.end() ? 0 : static_cast<int>(at - rows.begin()));
}

void PolicyView::stepTo(int position) {
    const std::vector<QTreeWidgetItem*> rows = line();
    if (static_cast<std::size_t>(position) < rows.size())
        return m_tree->setCurrentItem(rows[static_cast<std::size_t>(position)]);
    // The continuation must be computed: goes there when it is ready.
    m_tree->setCurrentItem(rows.back());
    std::vector<int> step = m_document.view().step;
    step.push_back(0);
    m_document.lookAt(std::move(step));
    m_isFollowing = true;
    followStep();
}

/// For a decision shows the other choices, for an outcome the characters seen.
void PolicyView::showDetail() {
    const QTreeWidgetItem* item = m_tree->currentItem();
    const auto* policy = pointedBy<Policy>(item, policyRole);
    constexpr int leastWidth = 700;
    m_detail->setVisible(policy && width() >= leastWidth);
    if (!policy)
        return;
    const auto* outcome = pointedBy<Policy::Outcome>(item, outcomeRole);
    const Inputs& inputs = m_parts[item->data(What, partRole).value<std::size_t>()].inputs;
    m_choices->setVisible(!outcome);
    if (!outcome) {
        m_detail->setTitle(tr("Decision"));
        m_detailText->setText(tr("What can be done, and what each is worth when all that follows "
                                 "is best."));
        return m_choices->setBars(barsOf(turnOf(inputs), policy->choices));
    }
    m_detail->setTitle(tr("Outcome"));
    QStringList lines{
        tr("This happens with %1.").arg(numberText(outcome->probability.value, Unit::Percent)),
        m_answer->inputs.objective == Objective::Goal
            ? tr("From here the goal is met in %1 of cases.").arg(shownValue(outcome->value.value))
            : tr("From here %1 enemy attack is left.").arg(shownValue(outcome->value.value))};
    m_detailText->setText(lines.join(u'\n'));
}

void PolicyView::resizeEvent(QResizeEvent*) {
    showDetail();
}

void PolicyView::addDecision(QTreeWidgetItem* parent, std::size_t part, const Policy& policy) {
    const Inputs& inputs = m_parts[part].inputs;
    QStringList choices;
    for (const ChoiceBar& bar : barsOf(turnOf(inputs), policy.choices))
        choices += tr("%1 %2").arg(bar.name, bar.value);
    auto* item = new QTreeWidgetItem(parent);
    item->setData(What, policyRole, pointer(policy));
    item->setData(What, partRole, QVariant::fromValue(part));
    item->setText(What, choiceText(inputs.board, inputs.plan, policy.choice));
    item->setToolTip(What, choices.join(u'\n'));
    item->setText(Value, shownValue(policy.value.value));
    item->setTextAlignment(Value, Qt::AlignRight | Qt::AlignVCenter);
    QFont font = item->font(What);
    font.setBold(true);
    item->setFont(What, font);
    item->setChildIndicatorPolicy(QTreeWidgetItem::ShowIndicator);
}

void PolicyView::open(QTreeWidgetItem* item) {
    if (item->childCount() > 0 || item->childIndicatorPolicy() != QTreeWidgetItem::ShowIndicator)
        return;
    if (!pointedBy<Policy::Outcome>(item, outcomeRole))
        return addOutcomes(*item, item->data(What, partRole).value<std::size_t>(),
                           *pointedBy<Policy>(item, policyRole));
    closeUnanswered();
    m_opening = item;
    (new QTreeWidgetItem(item))->setText(What, tr("Working it out…"));
    m_deeper.ask(turnOf(after(m_parts.front().inputs, wayTo(item))));
}

void PolicyView::closeUnanswered() {
    if (!m_opening)
        return;
    qDeleteAll(m_opening->takeChildren());
    m_opening->setExpanded(false);
    m_opening = nullptr;
}

void PolicyView::showDeeper() {
    if (!m_opening || m_deeper.state() == AnalysisState::Computing ||
        m_deeper.state() == AnalysisState::Stale)
        return;
    if (!m_deeper.isFresh()) {
        m_isFollowing = false;
        return closeUnanswered();
    }
    QTreeWidgetItem* outcome = std::exchange(m_opening, nullptr);
    qDeleteAll(outcome->takeChildren());
    if (m_deeper.result()->policy) {
        m_parts.push_back({after(m_parts.front().inputs, wayTo(outcome)), m_deeper.answer()});
        addDecision(outcome, m_parts.size() - 1, *m_deeper.result()->policy);
    } else {
        (new QTreeWidgetItem(outcome))->setText(What, tr("Stop here: nothing that is left helps."));
    }
    if (m_isFollowing)
        followStep();
}

std::vector<PolicyView::Way> PolicyView::wayTo(const QTreeWidgetItem* item) const {
    std::vector<Way> way;
    for (; item; item = item->parent()) {
        const auto* outcome = pointedBy<Policy::Outcome>(item, outcomeRole);
        if (!outcome)
            continue;
        const auto part = item->data(What, partRole).value<std::size_t>();
        if (way.empty() || way.front().part != part)
            way.insert(way.begin(), {part, {}});
        std::vector<SeenOutcome>& happened = way.front().happened;
        happened.insert(happened.begin(),
                        {pointedBy<Policy>(item, policyRole)->choice, outcome->characters});
    }
    return way;
}

Inputs PolicyView::after(const Inputs& start, const std::vector<Way>& way) const {
    Inputs inputs = start;
    for (const Way& each : way)
        inputs = takeOutcome(inputs, each.happened).edit.after;
    return inputs;
}

void PolicyView::look() {
    const QTreeWidgetItem* item = m_tree->currentItem();
    const std::vector<Way> way = wayTo(item);
    const bool isPresent = m_answer && m_answer->inputs == turnOf(m_document.inputs());
    m_take->setEnabled(isPresent && !way.empty());
    m_other->setEnabled(isPresent && item && pointedBy<Policy>(item, policyRole));
    if (!isVisible())
        return;
    std::vector<ShownLife> lives;
    std::vector<Dimmed> dimmed;
    if (way.empty() || !isPresent) // the tree of another board does not apply
        return Q_EMIT shown(lives, dimmed);
    const auto show = [&](const Place& place, int life) {
        std::erase_if(lives, [&](const ShownLife& each) { return each.place == place; });
        lives.push_back({place, life, false});
    };
    std::vector<Place> matter;
    std::vector<TakenOutcome> before;
    for (const Way& each : way) {
        for (const SeenOutcome& outcome : each.happened) {
            matter.clear();
            for (const Policy::Seen& seen : outcome.characters) {
                Place place = seen.place; // its place on the typed board
                for (auto earlier = before.rbegin(); earlier != before.rend(); ++earlier)
                    place = earlier->before(place);
                matter.push_back(place);
                show(place, seen.life);
                if (place.summoned)
                    show({place.side, place.minion}, 0);
            }
        }
        before.push_back(takeOutcome(m_parts[each.part].inputs, each.happened));
    }
    const QString why = whyOfNoMatter(after(m_parts.front().inputs, way).plan);
    for (const Place& place : places(m_parts.front().inputs.board)) {
        Place summoned = place;
        summoned.summoned = true;
        const auto isAlive = [&](const ShownLife& life) {
            return (life.place == place || life.place == summoned) && life.life > 0;
        };
        const bool isDead = std::ranges::find(lives, place, &ShownLife::place) != lives.end() &&
                            std::ranges::none_of(lives, isAlive);
        if (!isDead && std::ranges::find(matter, place) == matter.end() &&
            std::ranges::find(matter, summoned) == matter.end())
            dimmed.push_back({place, why});
    }
    Q_EMIT shown(lives, dimmed);
}

void PolicyView::hideEvent(QHideEvent*) {
    Q_EMIT shown({}, {});
}

void PolicyView::showEvent(QShowEvent*) {
    look();
}

void PolicyView::take(const std::vector<Way>& way) {
    m_tree->setFocus(); // the button is disabled until the new tree is there
    const Inputs before = after(m_document.inputs(), {way.begin(), way.end() - 1});
    const Edit edit = takeOutcome(before, way.back().happened).edit;
    if (m_document.perform(edit).isEmpty() && edit.notice.isEmpty()) // a goal remains
        Q_EMIT taken();
}

void PolicyView::takeChosen() {
    take(wayTo(m_tree->currentItem()));
}

void PolicyView::takeOther() {
    const QTreeWidgetItem* item = m_tree->currentItem();
    const QTreeWidgetItem* decision =
        pointedBy<Policy::Outcome>(item, outcomeRole) ? item->parent() : item;
    std::vector<Way> way = wayTo(decision);
    const auto part = decision->data(What, partRole).value<std::size_t>();
    if (way.empty() || way.back().part != part)
        way.push_back({part, {}});
    std::vector<SeenOutcome>& happened = way.back().happened;
    OutcomeDialog dialog(m_parts[part].inputs, happened,
                         pointedBy<Policy>(decision, policyRole)->choice, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    happened.push_back(dialog.outcome());
    take(way);
}

QString PolicyView::seenText(const Board& board, const TurnPlan& plan,
                             const Policy::Outcome& outcome) const {
    QStringList parts;
    for (const Policy::Seen& seen : outcome.characters) {
        const QString name = placeName(board, plan, seen.place);
        const Character* typed =
            seen.place.body || seen.place.summoned ? nullptr : characterAt(board, seen.place);
        if (seen.life == 0)
            parts += tr("%1 is dead").arg(name);
        else if (!typed || seen.life != lifeOf(*typed))
            parts += tr("%1 at %2").arg(name).arg(seen.life);
        else if (typed->divineShield && !seen.divineShield)
            parts += tr("%1 without its shield").arg(name);
    }
    return parts.isEmpty() ? tr("nothing that matters has changed") : listText(parts);
}

void PolicyView::addOutcomes(QTreeWidgetItem& decision, std::size_t part, const Policy& policy) {
    const auto add = [&](const QString& text, double probability, double value) {
        auto* item = new QTreeWidgetItem(&decision);
        item->setText(What, text);
        item->setText(Probability, numberText(probability, Unit::Percent));
        item->setText(Value, shownValue(value));
        for (const int column : {Probability, Value})
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        return item;
    };
    const Inputs& inputs = m_parts[part].inputs;
    for (const Policy::Outcome& outcome : policy.outcomes) {
        QTreeWidgetItem* item = add(seenText(inputs.board, inputs.plan, outcome),
                                    outcome.probability.value, outcome.value.value);
        item->setData(What, outcomeRole, pointer(outcome));
        item->setData(What, policyRole, pointer(policy));
        item->setData(What, partRole, QVariant::fromValue(part));
        for (const Policy& then : outcome.then)
            addDecision(item, part, then);
        const std::vector<SeenOutcome> happened = wayTo(item).back().happened;
        if (std::ssize(happened) == answeredPolicy.depth &&
            happened.size() < inputs.plan.actions.size())
            item->setChildIndicatorPolicy(QTreeWidgetItem::ShowIndicator); // the answer ends here
        item->setToolTip(What, tr("Others are unchanged or irrelevant."));
    }
    if (policy.moreOutcomes > 0)
        add(tr("%n more outcomes, on average", nullptr, static_cast<int>(policy.moreOutcomes)),
            policy.moreProbability.value, policy.moreValue.value);
}

} // namespace yomi::ui::splitdamage
