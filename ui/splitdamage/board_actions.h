// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"
#include "ui/splitdamage/split_damage_document.h"

#include <QAction>

#include <map>

class QMenu;

namespace yomi::ui::splitdamage {

class BoardWidget;

/// The commands for the selected token, each with its key: the entries of the context menu.
class BoardActions : public QObject {
    Q_OBJECT

public:
    enum class Command {
        Add,
        Health,
        Armor,
        DivineShield,
        Attack,
        Taunt,
        Immune,
        Tribe,
        SpellDamage,
        Death,
        AttackWith,
        RushWith,
        MustDie,
        MustLive,
        Free,
        NextGoal,
        Pool,
        Rename,
        MoveLeft,
        MoveRight,
        ChangeSide,
        Remove,
        RemoveAll,
    };

    /// Adds the actions to the board, so that their keys work while it has the focus.
    BoardActions(SplitDamageDocument& document, BoardWidget& board);

    /// Checks and enables the actions for the selected token.
    void update();
    void fill(QMenu& menu) const;

private:
    const Character* selected() const;
    void run(Command command);
    bool isPossible(Command command) const;
    bool isChecked(Command command) const;
    void askTribe();
    void askSpellDamage();
    void askDeath();
    void addAttack(Group pool);

    SplitDamageDocument& m_document;
    BoardWidget& m_board;
    std::map<Command, QAction*> m_actions;
};

/// All keys of the board, for the list of shortcuts.
QList<KeyHint> boardKeys();

} // namespace yomi::ui::splitdamage
