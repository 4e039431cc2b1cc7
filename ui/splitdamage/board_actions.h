// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/splitdamage/split_damage_document.h"

#include <QAction>

#include <array>

class QMenu;

namespace yomi::ui::splitdamage {

class BoardWidget;

/// What can be done with the selected token, each with its key: the entries of the context menu.
class BoardActions : public QObject {
    Q_OBJECT

public:
    /// The actions become the board's, so that their keys work while it has the focus.
    BoardActions(SplitDamageDocument& document, BoardWidget& board);

    /// Checks and enables what fits the selected token.
    void update();
    void fill(QMenu& menu) const;

private:
    template <class Work>
    QAction* add(const QString& text, const QList<QKeySequence>& keys, Work&& work);
    const Character* selected() const;
    void shift(int distance);
    void changeSide();

    SplitDamageDocument& m_document;
    BoardWidget& m_board;
    QAction* m_add;
    QAction* m_health;
    QAction* m_armor;
    QAction* m_shield;
    QAction* m_cycleGoal;
    std::array<QAction*, 3> m_goals; ///< by Goal
    QAction* m_pool;
    QAction* m_rename;
    QAction* m_left;
    QAction* m_right;
    QAction* m_changeSide;
    QAction* m_remove;
    QAction* m_removeAll;
};

} // namespace yomi::ui::splitdamage
