// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/common/value_table.h"
#include "ui/hands/table_game.h"

class QAction;
class QLabel;

namespace yomi::ui {
class CommandButton;
class TableView;
} // namespace yomi::ui

namespace yomi::ui::hands {

/// The plays of the position on the table, with the side that wins after each.
class TablePlays : public Card {
    Q_OBJECT

public:
    explicit TablePlays(TableGame& game, QWidget* parent = nullptr);

    /// Commands for the Analyze menu.
    QList<QAction*> actions() const { return {m_solve, m_values}; }
    /// Selects a play; nothing if it is not legal or there is none.
    void select(std::optional<int> play);

Q_SIGNALS:
    void chosen(int play);
    void activated(int play); ///< double click, Enter

private:
    void refresh();
    QString summary() const;
    QString unsolvedText() const;

    TableGame& m_game;
    QAction* m_solve;
    QAction* m_values;
    CommandButton* m_solveButton;
    QLabel* m_summary;
    ValueTable m_model;
    TableView* m_view;
    std::vector<int> m_plays;
};

/// The plays made on the table with their comments. Selecting one shows the position after it.
class TableMoves : public Card {
    Q_OBJECT

public:
    explicit TableMoves(TableGame& game, QWidget* parent = nullptr);

private:
    void refresh();
    QString comment(int ply) const;

    TableGame& m_game;
    ValueTable m_model;
    TableView* m_view;
};

} // namespace yomi::ui::hands
