// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/outcome_dialog.h"

#include "ui/common/controls.h"
#include "ui/splitdamage/plan_words.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSpinBox>

namespace yomi::ui::splitdamage {

namespace {

/// The last seen state of a character; null if it is unchanged.
const Policy::Seen* lastSeen(const std::vector<SeenOutcome>& happened, const Place& place) {
    const Policy::Seen* last = nullptr;
    for (const SeenOutcome& each : happened)
        for (const Policy::Seen& seen : each.characters)
            if (seen.place == place)
                last = &seen;
    return last;
}

} // namespace

OutcomeDialog::OutcomeDialog(const Inputs& inputs, const std::vector<SeenOutcome>& happened,
                             const Choice& choice, QWidget* parent)
    : QDialog(parent)
    , m_choice(choice) {
    setWindowTitle(tr("After %1").arg(choiceText(inputs.board, inputs.plan, choice)));
    auto* rows = new QWidget;
    auto* grid = new QGridLayout(rows);
    grid->setColumnStretch(0, 1);
    const auto add = [&](const Place& place, int life, bool hasShield) {
        if (const Policy::Seen* seen = lastSeen(happened, place)) {
            life = seen->life;
            hasShield = seen->divineShield;
        }
        if (life > 0)
            addRow(*grid, place, placeName(inputs.board, inputs.plan, place), life, hasShield);
        return life > 0;
    };
    for (Place place : places(inputs.board)) {
        const Character& character = *characterAt(inputs.board, place);
        if (!character.inPool ||
            add(place, character.health + character.armor, character.divineShield))
            continue;
        place.summoned = true;
        if (character.summons)
            add(place, character.summons->health, character.summons->divineShield);
    }
    const auto addBody = [&](std::size_t index) {
        if (const auto& body = inputs.plan.actions[index].body)
            add(minionOfAction(index), body->health, body->divineShield);
    };
    for (const SeenOutcome& each : happened)
        addBody(each.choice.action);
    addBody(choice.action);
    grid->setRowStretch(grid->rowCount(), 1);
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(rows);
    auto* column = new QVBoxLayout(this);
    column->addWidget(mutedLabel(tr("What is the board now? The action leaves the list, its "
                                    "mana is paid, and the dead leave the board.")));
    column->addWidget(area, 1);
    column->addWidget(dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel));
    resize(420, 440);
}

void OutcomeDialog::addRow(QGridLayout& grid, const Place& place, const QString& name, int life,
                           bool hasShield) {
    const int row = grid.rowCount();
    auto* label = new QLabel(name);
    auto* box = new QSpinBox;
    box->setRange(0, life);
    box->setValue(life);
    box->setSpecialValueText(tr("dead"));
    box->setAccessibleName(tr("Remaining health of %1").arg(name));
    label->setBuddy(box);
    grid.addWidget(label, row, 0);
    grid.addWidget(box, row, 1);
    auto* shield = hasShield ? new QCheckBox(tr("Divine shield")) : nullptr;
    if (shield) {
        shield->setChecked(true);
        shield->setAccessibleName(tr("Divine shield of %1").arg(name));
        grid.addWidget(shield, row, 2);
    }
    m_rows.push_back({place, box, shield});
}

SeenOutcome OutcomeDialog::outcome() const {
    SeenOutcome outcome{m_choice};
    for (const Row& row : m_rows)
        outcome.characters.push_back(
            {row.place, row.life->value(), row.shield && row.shield->isChecked()});
    return outcome;
}

} // namespace yomi::ui::splitdamage
