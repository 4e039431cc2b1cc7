// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/clause_dialog.h"

#include "core/splitdamage/limits.h"
#include "ui/common/controls.h"
#include "ui/splitdamage/plan_words.h"
#include "ui/splitdamage/words.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSpinBox>

#include <algorithm>

namespace yomi::ui::splitdamage {

namespace {

bool has(const std::vector<Place>& places, const Place& place) {
    return std::ranges::find(places, place) != places.end();
}

/// The groups after a first entry for none.
QComboBox* groupBox(const std::optional<Group>& chosen) {
    auto* box = new QComboBox;
    box->addItem(ClauseDialog::tr("(no group)"));
    for (const Group group : groups)
        box->addItem(groupName(group));
    box->setCurrentIndex(
        chosen ? static_cast<int>(std::ranges::find(groups, *chosen) - std::begin(groups)) + 1 : 0);
    return box;
}

} // namespace

ClauseDialog::ClauseDialog(const Inputs& inputs, const Clause& clause, QWidget* parent)
    : QDialog(parent)
    , m_before(clause)
    , m_none(groupBox(clause.none))
    , m_count(new QSpinBox)
    , m_of(groupBox(clause.atLeast ? clause.atLeast->group : std::optional<Group>())) {
    setWindowTitle(tr("A goal"));
    auto* characters = new QWidget;
    auto* form = new QFormLayout(characters);
    std::vector<Place> everybody = places(inputs.board);
    for (std::size_t action = 0; action < inputs.plan.actions.size(); ++action)
        if (inputs.plan.actions[action].body)
            everybody.push_back(minionOfAction(action));
    for (const Place& place : everybody) {
        const QString name = placeName(inputs.board, inputs.plan, place);
        auto* wish = new QComboBox;
        wish->addItems({tr("does not matter"), goalName(Goal::MustDie), goalName(Goal::MustLive)});
        wish->setCurrentIndex(has(clause.die, place) ? 1 : has(clause.live, place) ? 2 : 0);
        wish->setAccessibleName(name);
        form->addRow(name, wish);
        m_wishes.emplace_back(place, wish);
    }
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(characters);
    m_none->setAccessibleName(tr("Clear out"));
    m_of->setAccessibleName(tr("At least so many dead in"));
    m_count->setRange(1, mostTargets);
    m_count->setValue(clause.atLeast ? clause.atLeast->count : 1);
    m_count->setAccessibleName(tr("How many of them"));
    if (clause.atLeast && !clause.atLeast->group) {
        m_of->addItem(tr("the chosen places"));
        m_of->setCurrentIndex(m_of->count() - 1);
    }
    auto* atLeast = new QHBoxLayout;
    atLeast->addWidget(m_count);
    atLeast->addWidget(new QLabel(tr("dead in")));
    atLeast->addWidget(m_of, 1);
    auto* more = new QFormLayout;
    more->addRow(tr("Clear out"), m_none);
    more->addRow(tr("At least"), atLeast);
    auto* column = new QVBoxLayout(this);
    column->addWidget(mutedLabel(tr("All of this at the end of the turn:")));
    column->addWidget(area, 1);
    column->addLayout(more);
    column->addWidget(dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel));
    resize(420, 520);
}

Clause ClauseDialog::clause() const {
    Clause clause;
    for (const auto& [place, wish] : m_wishes)
        if (wish->currentIndex() > 0)
            (wish->currentIndex() == 1 ? clause.die : clause.live).push_back(place);
    if (m_none->currentIndex() > 0)
        clause.none = groups[m_none->currentIndex() - 1];
    if (m_of->currentIndex() > static_cast<int>(std::size(groups)))
        clause.atLeast = AtLeast{m_count->value(), {}, m_before.atLeast->places};
    else if (m_of->currentIndex() > 0)
        clause.atLeast = AtLeast{m_count->value(), groups[m_of->currentIndex() - 1], {}};
    // A summon is not among the characters: its part of the clause is kept.
    for (const auto& [before, after] :
         {std::pair(&m_before.die, &clause.die), std::pair(&m_before.live, &clause.live)})
        for (const Place& place : *before)
            if (std::ranges::find(m_wishes, place, &std::pair<Place, QComboBox*>::first) ==
                m_wishes.end())
                after->push_back(place);
    return clause;
}

} // namespace yomi::ui::splitdamage
