// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/icefire/match_model.h"

class QLabel;
class QPlainTextEdit;

namespace yomi::ui {
class TableView;
class ValueTable;
} // namespace yomi::ui

namespace yomi::ui::icefire {

/// The player-turn shown: its start, then its line piece by piece, with the outcome of each and,
/// for the selected one, the reason. Selecting a row goes to the moment after it.
class CommandsPanel : public Card {
    Q_OBJECT

public:
    explicit CommandsPanel(MatchModel& model, QWidget* parent = nullptr);

    const ValueTable& table() const { return *m_table; }
    TableView* view() const { return m_view; }

private:
    void refresh();
    void showTurn(int playerTurn);
    QString reason(int done) const;

    MatchModel& m_model;
    ValueTable* m_table;
    TableView* m_view;
    QLabel* m_reason;
    QLabel* m_errorsTitle;
    QPlainTextEdit* m_errors; ///< the standard error output of the player's program
    int m_shownTurn = -1;     ///< the turn in the table
    QString m_startSentence;
};

} // namespace yomi::ui::icefire
