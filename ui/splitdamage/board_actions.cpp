// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/board_actions.h"

#include "ui/splitdamage/board_widget.h"
#include "ui/splitdamage/words.h"

#include <QMenu>

namespace yomi::ui::splitdamage {

using Field = TokenEntry::Field;

BoardActions::BoardActions(SplitDamageDocument& document, BoardWidget& board)
    : QObject(&board)
    , m_document(document)
    , m_board(board) {
    const auto place = [this] {
        return m_document.view().selected;
    };
    const auto setup = [this]() -> const Setup& {
        return m_document.setup();
    };
    m_add = add(tr("Add a character here"), {Qt::Key_Insert},
                [this, place] { m_board.addAt(place()); });
    m_health =
        add(tr("Set the health…"), {Qt::Key_H}, [this] { m_board.openEntry(Field::Health); });
    m_armor = add(tr("Set the armor…"), {Qt::Key_A}, [this, place] {
        if (place().minion)
            m_board.showMessage(tr("Only heroes have armor."));
        else
            m_board.openEntry(Field::Armor);
    });
    m_shield = add(tr("Divine shield"), {Qt::Key_D}, [this, place, setup] {
        m_board.perform(setDivineShield(setup(), place(), !selected()->divineShield));
    });
    m_cycleGoal = add(tr("Next goal"), {Qt::Key_G}, [this, place, setup] {
        const auto next = static_cast<Goal>((static_cast<int>(selected()->goal) + 1) % 3);
        m_board.perform(setGoal(setup(), place(), next));
    });
    for (const Goal goal : {Goal::Free, Goal::MustDie, Goal::MustLive}) {
        const QString text = goal == Goal::Free      ? tr("May live or die")
                             : goal == Goal::MustDie ? tr("Must die")
                                                     : tr("Must live");
        m_goals[static_cast<std::size_t>(goal)] = add(text, {}, [this, place, setup, goal] {
            m_board.perform(setGoal(setup(), place(), goal));
        });
    }
    m_pool = add(tr("In the pool"), {Qt::Key_P}, [this, place, setup] {
        m_board.perform(setInPool(setup(), place(), !selected()->inPool));
    });
    m_rename = add(tr("Rename…"), {Qt::Key_F2, Qt::Key_Return, Qt::Key_Enter},
                   [this] { m_board.openEntry(Field::Name); });
    m_left = add(tr("Move left"), {Qt::CTRL | Qt::Key_Left, Qt::ALT | Qt::Key_Left},
                 [this] { shift(-1); });
    m_right = add(tr("Move right"), {Qt::CTRL | Qt::Key_Right, Qt::ALT | Qt::Key_Right},
                  [this] { shift(2); }); // the gap behind its right neighbour
    m_changeSide = add(tr("Move to the other side"),
                       {Qt::CTRL | Qt::Key_Down, Qt::CTRL | Qt::Key_Up}, [this] { changeSide(); });
    m_remove = add(tr("Remove"), {Qt::Key_Delete, Qt::Key_Backspace},
                   [this, place, setup] { m_board.perform(remove(setup(), place())); });
    m_removeAll = add(tr("Remove all minions of this side"), {}, [this, place, setup] {
        m_board.perform(replaceMinions(setup(), place().side, {}));
    });
    for (QAction* action : {m_shield, m_pool, m_goals[0], m_goals[1], m_goals[2]})
        action->setCheckable(true);
}

template <class Work>
QAction* BoardActions::add(const QString& text, const QList<QKeySequence>& keys, Work&& work) {
    auto* action = new QAction(text, this);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, std::forward<Work>(work));
    m_board.addAction(action);
    return action;
}

const Character* BoardActions::selected() const {
    return characterAt(m_document.setup().board, m_document.view().selected);
}

void BoardActions::shift(int distance) {
    const Place from = m_document.view().selected;
    m_board.moveTo(from, {from.side, *from.minion + distance});
}

void BoardActions::changeSide() {
    const Place from = m_document.view().selected;
    const SideName other = from.side == SideName::Enemy ? SideName::Friendly : SideName::Enemy;
    const auto count = static_cast<int>(side(m_document.setup().board, other).minions.size());
    m_board.moveTo(from, {other, std::min(*from.minion, count)});
}

void BoardActions::update() {
    const Character* character = selected();
    const Place place = m_document.view().selected;
    const auto count = static_cast<int>(side(m_document.setup().board, place.side).minions.size());
    m_add->setEnabled(!character);
    for (QAction* action : {m_health, m_armor, m_shield, m_cycleGoal, m_goals[0], m_goals[1],
                            m_goals[2], m_pool, m_rename, m_remove})
        action->setEnabled(character);
    m_left->setEnabled(character && place.minion > 0);
    m_right->setEnabled(character && place.minion && *place.minion + 1 < count);
    m_changeSide->setEnabled(character && place.minion);
    m_removeAll->setEnabled(count > 0);
    m_shield->setChecked(character && character->divineShield);
    m_pool->setChecked(character && character->inPool);
    for (std::size_t goal = 0; goal < m_goals.size(); ++goal)
        m_goals[goal]->setChecked(character && character->goal == static_cast<Goal>(goal));
}

void BoardActions::fill(QMenu& menu) const {
    if (!selected()) {
        menu.addAction(m_add);
    } else {
        menu.addAction(m_health);
        if (!m_document.view().selected.minion)
            menu.addAction(m_armor);
        menu.addAction(m_shield);
        QMenu* goals = menu.addMenu(tr("Goal"));
        for (QAction* goal : m_goals)
            goals->addAction(goal);
        goals->addSeparator();
        goals->addAction(m_cycleGoal);
        menu.addAction(m_pool);
        menu.addAction(m_rename);
        menu.addSeparator();
        menu.addActions({m_left, m_right, m_changeSide});
        menu.addSeparator();
        menu.addAction(m_remove);
    }
    menu.addAction(m_removeAll);
}

} // namespace yomi::ui::splitdamage
