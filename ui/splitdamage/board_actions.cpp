// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/board_actions.h"

#include "ui/splitdamage/board_widget.h"
#include "ui/splitdamage/death_dialog.h"
#include "ui/splitdamage/plan_edits.h"
#include "ui/splitdamage/tribes.h"
#include "ui/splitdamage/words.h"

#include <QInputDialog>
#include <QMenu>

namespace yomi::ui::splitdamage {

namespace {

using Command = BoardActions::Command;
using Field = TokenEntry::Field;

struct Entry {
    Command command;
    QString text;
    QList<QKeySequence> keys;
    bool checkable = false;
};

/// The context menu and its keys.
QList<Entry> entries() {
    return {
        {Command::Add, BoardActions::tr("Add a character"), {Qt::Key_Insert}},
        {Command::Health, BoardActions::tr("Set the health…"), {Qt::Key_H}},
        {Command::Armor, BoardActions::tr("Set the armor…"), {Qt::Key_A}},
        {Command::DivineShield, BoardActions::tr("Divine shield"), {Qt::Key_D}, true},
        {Command::Attack, BoardActions::tr("Set the attack…"), {Qt::Key_K}},
        {Command::Taunt, BoardActions::tr("Taunt"), {Qt::Key_U}, true},
        {Command::Immune, BoardActions::tr("Immune"), {Qt::Key_I}, true},
        {Command::Tribe, BoardActions::tr("Tribe…"), {}},
        {Command::SpellDamage, BoardActions::tr("Spell Damage…"), {}},
        {Command::Death, BoardActions::tr("When it dies…"), {}, true},
        {Command::AttackWith, BoardActions::tr("Attack with it"), {}},
        {Command::RushWith, BoardActions::tr("Rush with it: minions alone"), {}},
        {Command::MustDie, BoardActions::tr("Must die"), {}, true},
        {Command::MustLive, BoardActions::tr("Must live"), {}, true},
        {Command::Free, BoardActions::tr("No goal"), {}, true},
        {Command::NextGoal, BoardActions::tr("Cycle goal"), {Qt::Key_G}},
        {Command::Pool, BoardActions::tr("In the pool"), {Qt::Key_P}, true},
        {Command::Rename, BoardActions::tr("Rename…"), {Qt::Key_F2, Qt::Key_Return, Qt::Key_Enter}},
        {Command::MoveLeft,
         BoardActions::tr("Move left"),
         {Qt::CTRL | Qt::Key_Left, Qt::ALT | Qt::Key_Left}},
        {Command::MoveRight,
         BoardActions::tr("Move right"),
         {Qt::CTRL | Qt::Key_Right, Qt::ALT | Qt::Key_Right}},
        {Command::ChangeSide,
         BoardActions::tr("Move to the other side"),
         {Qt::CTRL | Qt::Key_Down, Qt::CTRL | Qt::Key_Up}},
        {Command::Remove, BoardActions::tr("Remove"), {Qt::Key_Delete, Qt::Key_Backspace}},
        {Command::RemoveAll, BoardActions::tr("Remove all minions of this side"), {}},
    };
}

SideName otherSide(SideName name) {
    return name == SideName::Enemy ? SideName::Friendly : SideName::Enemy;
}

} // namespace

BoardActions::BoardActions(SplitDamageDocument& document, BoardWidget& board)
    : QObject(&board)
    , m_document(document)
    , m_board(board) {
    for (const Entry& entry : entries()) {
        auto* action = new QAction(entry.text, this);
        action->setShortcuts(entry.keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        action->setCheckable(entry.checkable);
        connect(action, &QAction::triggered, this,
                [this, command = entry.command] { run(command); });
        m_board.addAction(action);
        m_actions[entry.command] = action;
    }
}

const Character* BoardActions::selected() const {
    return characterAt(m_document.inputs().board, m_document.view().selected);
}

void BoardActions::run(Command command) {
    const Inputs& inputs = m_document.inputs();
    const Place place = m_document.view().selected;
    switch (command) {
    case Command::Add:
        return m_board.addAt(place);
    case Command::Health:
        return m_board.openEntry(Field::Health);
    case Command::Armor:
        if (place.minion)
            return m_board.refuse(tr("Only heroes have armor."));
        return m_board.openEntry(Field::Armor);
    case Command::DivineShield:
        return m_board.perform(setDivineShield(inputs, place, !selected()->divineShield));
    case Command::Attack:
        return m_board.openEntry(Field::Attack);
    case Command::Taunt:
        return m_board.perform(setTaunt(inputs, place, !selected()->taunt));
    case Command::Immune:
        return m_board.perform(setImmune(inputs, place, !selected()->immune));
    case Command::Tribe:
        return askTribe();
    case Command::SpellDamage:
        return askSpellDamage();
    case Command::Death:
        return askDeath();
    case Command::AttackWith:
        return addAttack(Group::EnemyCharacters);
    case Command::RushWith:
        return addAttack(Group::EnemyMinions);
    case Command::MustDie:
        return m_board.perform(setGoal(inputs, place, Goal::MustDie));
    case Command::MustLive:
        return m_board.perform(setGoal(inputs, place, Goal::MustLive));
    case Command::Free:
        return m_board.perform(setGoal(inputs, place, Goal::Free));
    case Command::NextGoal:
        return m_board.perform(setGoal(
            inputs, place, static_cast<Goal>((static_cast<int>(selected()->goal) + 1) % 3)));
    case Command::Pool:
        return m_board.perform(setInPool(inputs, place, !selected()->inPool));
    case Command::Rename:
        return m_board.openEntry(Field::Name);
    case Command::MoveLeft:
        return m_board.moveTo(place, {place.side, *place.minion - 1});
    case Command::MoveRight: // into the gap after its right neighbour
        return m_board.moveTo(place, {place.side, *place.minion + 2});
    case Command::ChangeSide:
        return m_board.moveTo(place, {otherSide(place.side), place.minion});
    case Command::Remove:
        return m_board.perform(remove(inputs, place));
    case Command::RemoveAll:
        return m_board.perform(replaceMinions(inputs, place.side, {}));
    }
}

void BoardActions::askTribe() {
    const Place place = m_document.view().selected;
    bool taken = false;
    QStringList tribes = tribeNames();
    const QString tribe = tribeName(selected()->tribe);
    if (!tribes.contains(tribe))
        tribes.prepend(tribe); // also none
    const QString chosen = QInputDialog::getItem(
        &m_board, tr("Tribe of %1").arg(characterName(m_document.inputs().board, place)),
        tr("Choose one or type a word; effects that leave out a tribe do not strike it."), tribes,
        static_cast<int>(tribes.indexOf(tribe)), true, &taken);
    if (taken)
        m_board.perform(setTribe(m_document.inputs(), place, chosen));
}

void BoardActions::askSpellDamage() {
    const Place place = m_document.view().selected;
    bool taken = false;
    const int spellDamage = QInputDialog::getInt(
        &m_board, tr("Spell Damage of %1").arg(characterName(m_document.inputs().board, place)),
        tr("What it adds to spells of the friendly side while it lives."), selected()->spellDamage,
        0, mostSpellDamage, 1, &taken);
    if (taken)
        m_board.perform(setOwnSpellDamage(m_document.inputs(), place, spellDamage));
}

void BoardActions::askDeath() {
    const Place place = m_document.view().selected;
    DeathDialog dialog(characterName(m_document.inputs().board, place), *selected(), &m_board);
    if (dialog.exec() == QDialog::Accepted)
        m_board.perform(
            setDeath(m_document.inputs(), place, dialog.summon(), dialog.deathrattle()));
    else
        update(); // the check mark
}

void BoardActions::addAttack(Group pool) {
    const Inputs& inputs = m_document.inputs();
    m_board.perform(insertInPlan(inputs, actionCount(inputs),
                                 attackOf(inputs.board, m_document.view().selected, pool)));
    m_document.setPage(Page::Plan);
    m_document.selectAction(actionCount(m_document.inputs()) - 1);
}

bool BoardActions::isPossible(Command command) const {
    const Place place = m_document.view().selected;
    const int count = minionCount(m_document.inputs().board, place.side);
    switch (command) {
    case Command::Add:
        return !selected();
    case Command::MoveLeft:
        return selected() && place.minion && *place.minion > 0;
    case Command::MoveRight:
        return selected() && place.minion && *place.minion + 1 < count;
    case Command::ChangeSide:
    case Command::Taunt:
        return selected() && place.minion;
    case Command::AttackWith:
    case Command::RushWith:
        return selected() && place.side == SideName::Friendly && selected()->attack > 0;
    case Command::RemoveAll:
        return count > 0;
    default:
        return selected();
    }
}

bool BoardActions::isChecked(Command command) const {
    const Character* character = selected();
    if (!character)
        return false;
    switch (command) {
    case Command::DivineShield:
        return character->divineShield;
    case Command::Taunt:
        return character->taunt;
    case Command::Immune:
        return character->immune;
    case Command::Death:
        return character->summons || character->deathrattle;
    case Command::MustDie:
        return character->goal == Goal::MustDie;
    case Command::MustLive:
        return character->goal == Goal::MustLive;
    case Command::Free:
        return character->goal == Goal::Free;
    case Command::Pool:
        return character->inPool;
    default:
        return false;
    }
}

void BoardActions::update() {
    for (const auto& [command, action] : m_actions) {
        action->setEnabled(isPossible(command));
        action->setChecked(isChecked(command));
    }
}

void BoardActions::fill(QMenu& menu) const {
    const auto add = [this](QMenu& to, std::initializer_list<Command> commands) {
        for (const Command command : commands)
            to.addAction(m_actions.at(command));
    };
    if (selected()) {
        add(menu, {Command::Health});
        if (!m_document.view().selected.minion)
            add(menu, {Command::Armor});
        add(menu, {Command::DivineShield});
        QMenu& goals = *menu.addMenu(tr("Goal"));
        add(goals, {Command::MustDie, Command::MustLive, Command::Free});
        goals.addSeparator();
        add(goals, {Command::NextGoal});
        add(menu, {Command::Pool, Command::Rename});
        menu.addSeparator();
        add(menu, {Command::Attack, Command::Taunt, Command::Immune, Command::Tribe,
                   Command::SpellDamage, Command::Death});
        if (m_document.view().selected.side == SideName::Friendly)
            add(menu, {Command::AttackWith, Command::RushWith});
        menu.addSeparator();
        add(menu, {Command::MoveLeft, Command::MoveRight, Command::ChangeSide});
        menu.addSeparator();
        add(menu, {Command::Remove});
    } else {
        add(menu, {Command::Add});
    }
    add(menu, {Command::RemoveAll});
}

QList<KeyHint> boardKeys() {
    QList<KeyHint> keys = {
        {BoardActions::tr("1 … 9"),
         BoardActions::tr("Type a health; space, comma and the arrows go on to the next place")},
        {BoardActions::tr("Up, Down"), BoardActions::tr("One health more or less")},
        {BoardActions::tr("Page Up, Page Down"), BoardActions::tr("Ten health more or less")},
        {BoardActions::tr("Left, Right"), BoardActions::tr("Go to the neighbour")},
        {BoardActions::tr("Home, End"),
         BoardActions::tr("Go to the hero or behind the last minion")},
        {BoardActions::tr("Tab, Shift+Tab"), BoardActions::tr("Go to the other side")},
        {BoardActions::tr("+"), BoardActions::tr("Add a minion to this side")},
        {BoardActions::tr("Esc"),
         BoardActions::tr("Take back what was typed, let go of what is dragged")},
    };
    for (const Entry& entry : entries()) {
        if (entry.keys.isEmpty())
            continue;
        QStringList names;
        for (const QKeySequence& key : entry.keys)
            names += key.toString(QKeySequence::NativeText);
        keys += {names.join(QStringLiteral(", ")), QString(entry.text).remove(u'…')};
    }
    return keys;
}

} // namespace yomi::ui::splitdamage
