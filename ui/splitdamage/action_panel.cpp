// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/action_panel.h"

#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/common/whole_label.h"
#include "ui/splitdamage/plan_edits.h"
#include "ui/splitdamage/plan_words.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>

namespace yomi::ui::splitdamage {

namespace {

/// Whether the source matters: a step leaves out its own minion, which is not the action's body.
bool needsSource(const Action& action) {
    return action.source || (!action.body && std::ranges::any_of(action.steps, &Step::other));
}

} // namespace

ActionPanel::ActionPanel(SplitDamageDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_title(headingLabel({}))
    , m_target(new QComboBox)
    , m_source(new QComboBox)
    , m_pool(new QComboBox)
    , m_form(new QWidget)
    , m_text(new WholeLabel)
    , m_refusal(refusalLabel())
    , m_fields(document, m_refusal) {
    m_text->setObjectName(QStringLiteral("actionText"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_title);
    column->addWidget(m_form);
    column->addWidget(m_refusal);
    column->addWidget(m_text);
    column->addStretch(1);
    auto* grid = new QGridLayout(m_form);
    grid->setContentsMargins({});
    grid->setVerticalSpacing(spacingUnit);
    grid->setColumnStretch(1, 1);

    m_fields.also([this] { refresh(); }); // first: fills in the targets before one is selected
    addRow(*grid, tr("Target"), m_target);
    m_fields.bind(
        m_target,
        [this] {
            if (!action() || !action()->target)
                return 0;
            const auto possible = possibleTargets(m_document.inputs(), *action());
            const auto found = std::ranges::find(possible, *action()->target);
            return found == possible.end() ? -1 : static_cast<int>(found - possible.begin()) + 1;
        },
        [this](int index, const QByteArray&) {
            const auto possible = possibleTargets(m_document.inputs(), *action());
            return m_document.perform(
                setTarget(m_document.inputs(), m_document.view().action,
                          index > 0 ? std::optional(possible[static_cast<std::size_t>(index - 1)])
                                    : std::nullopt));
        });
    addRow(*grid, tr("Done by"), m_source);
    m_source->setObjectName(QStringLiteral("source"));
    m_source->setToolTip(tr("Who does it: it happens as long as that one lives, and a step that "
                            "leaves itself out does not strike it."));
    m_fields.bind(
        m_source,
        [this] {
            if (!action() || !action()->source)
                return 0;
            const auto everybody = places(m_document.inputs().board);
            return static_cast<int>(std::ranges::find(everybody, *action()->source) -
                                    everybody.begin()) +
                   1;
        },
        [this](int index, const QByteArray&) {
            return change(tr("Say who does %1"), [&](Action& next) {
                next.source.reset();
                if (index > 0)
                    next.source =
                        places(m_document.inputs().board)[static_cast<std::size_t>(index - 1)];
            });
        });
    auto* cost = new QSpinBox;
    cost->setRange(0, mostCost);
    cost->setAlignment(Qt::AlignRight);
    addRow(*grid, tr("Mana"), cost);
    m_fields.bind(
        cost, [this] { return action() ? action()->cost : 0; },
        [this](int value, const QByteArray& key) {
            return change(
                tr("Set the mana of %1"), [&](Action& next) { next.cost = value; }, key);
        });
    m_hits = addNumber(*grid, tr("Hits"), &Step::hits);
    m_damage = addNumber(*grid, tr("Damage per hit"), &Step::damagePerHit);
    m_most = new QSpinBox;
    m_most->setObjectName(QStringLiteral("mostPerHit"));
    m_most->setAlignment(Qt::AlignRight);
    m_most->setToolTip(
        tr("Each hit deals a random amount from the damage per hit up to this, all equally "
           "likely."));
    addRow(*grid, tr("Up to"), m_most);
    m_fields.bind(
        m_most,
        [this] {
            return action() ? action()->steps[0].damagePerHit + action()->steps[0].spread() : 0;
        },
        [this](int value, const QByteArray& key) {
            return change(
                tr("Change %1"),
                [&](Action& next) {
                    Step& step = next.steps[0];
                    step.mostPerHit = value > step.damagePerHit ? value : 0;
                },
                key);
        });
    for (const Group group : groups)
        m_pool->addItem(groupName(group));
    addRow(*grid, tr("Pool"), m_pool);
    m_fields.bind(
        m_pool,
        [this] {
            return action() ? static_cast<int>(std::ranges::find(groups, action()->steps[0].pool) -
                                               std::begin(groups))
                            : 0;
        },
        [this](int index, const QByteArray&) {
            return change(tr("Set the pool of %1"),
                          [&](Action& next) { next.steps[0].pool = groups[index]; });
        });
    connect(&document, &Document::viewChanged, &m_fields, &FieldBinder::refresh);
    m_fields.refresh();
}

const Action* ActionPanel::action() const {
    const auto index = static_cast<std::size_t>(m_document.view().action);
    const auto& actions = m_document.inputs().plan.actions;
    return index < actions.size() ? &actions[index] : nullptr;
}

void ActionPanel::addRow(QGridLayout& grid, const QString& label, QWidget* field) {
    if (auto* combo = qobject_cast<QComboBox*>(field)) {
        combo->setMinimumContentsLength(6);
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    }
    m_rows.emplace_back(addFieldRow(grid, label, field), field);
}

QSpinBox* ActionPanel::addNumber(QGridLayout& grid, const QString& label, Number number) {
    auto* box = new QSpinBox;
    box->setRange(number == &Step::hits ? 0 : 1, number == &Step::hits ? mostHits : mostDamage);
    box->setAlignment(Qt::AlignRight);
    addRow(grid, label, box);
    m_fields.bind(
        box, [this, number] { return action() ? action()->steps[0].*number : 0; },
        [this, number](int value, const QByteArray& key) {
            return change(
                tr("Change %1"),
                [&](Action& next) {
                    Step& step = next.steps[0];
                    step.*number = value;
                    if (step.mostPerHit <= step.damagePerHit)
                        step.mostPerHit = 0; // no longer random
                },
                key);
        });
    return box;
}

QString ActionPanel::change(const QString& sentence, const std::function<void(Action&)>& edit,
                            const QByteArray& key) {
    Action next = *action();
    edit(next);
    return m_document.perform(replaceInPlan(m_document.inputs(), m_document.view().action,
                                            sentence.arg(m_title->text()), std::move(next)),
                              key);
}

void ActionPanel::refresh() {
    const Action* shown = action();
    m_form->setVisible(shown);
    m_text->setVisible(shown);
    if (!shown)
        return m_title->clear();
    const Inputs& inputs = m_document.inputs();
    m_title->setText(actionName(inputs.plan, m_document.view().action));
    const Step& step = shown->steps[0];
    const auto show = [this](QWidget* field, bool isShown) {
        const auto row = std::ranges::find(m_rows, field, &std::pair<QWidget*, QWidget*>::second);
        row->first->setVisible(isShown);
        field->setVisible(isShown);
    };
    show(m_target, shown->targetStep());
    show(m_source, needsSource(*shown));
    show(m_hits, step.kind == StepKind::Split || step.kind == StepKind::Lowest ||
                     step.kind == StepKind::Distinct);
    const bool hasDamage = step.kind != StepKind::List && step.kind != StepKind::Attack;
    show(m_damage, hasDamage);
    show(m_most, hasDamage);
    m_most->setRange(step.damagePerHit, mostDamage);
    show(m_pool, step.kind != StepKind::Attack);
    QStringList targets{tr("chosen by the best plan")};
    for (const Place& place : possibleTargets(inputs, *shown))
        targets += placeName(inputs.board, inputs.plan, place);
    m_target->clear();
    m_target->addItems(targets);
    QStringList sources{tr("not on the board")};
    for (const Place& place : places(inputs.board))
        sources += placeName(inputs.board, inputs.plan, place);
    m_source->clear();
    m_source->addItems(sources);
    m_text->setText(actionText(*shown));
}

} // namespace yomi::ui::splitdamage
