// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/workspace.h"
#include "ui/tictactoe/stepper.h"

class QLabel;

namespace yomi::ui {
class BarPanel;
class Card;
} // namespace yomi::ui

namespace yomi::ui::tictactoe {

class EventPanel;
class OutlineView;
class Pages;
class PositionPanel;
class SearchPanel;
class TreePanel;

/// The screen of a tic-tac-toe document: position, settings and iterations of the search shown at
/// the left, beside them pages: its tree with the event at the right and the outline below, and
/// what compares searches.
class TicTacToeWorkspace : public Workspace {
    Q_OBJECT

public:
    explicit TicTacToeWorkspace(TicTacToeDocument& document, QWidget* parent = nullptr);

    QList<QAction*> analyzeActions() const override { return m_actions; }

    /// The nine characters of the position: "o...x....".
    QString copyText() const override;
    QString pasteText(const QString& text) override;
    QString copyCommand() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* createLeftColumn();
    QWidget* createInspector();
    void showRun();
    void followIteration();
    void showIterations();
    void tellWork();

    TicTacToeDocument& m_document;
    Stepper m_stepper;
    PositionPanel* m_position;
    SearchPanel* m_search;
    Card* m_positionCard;
    QLabel* m_sideToMove;
    BarPanel* m_iterations;
    int m_shownIteration = 0;
    TreePanel* m_tree;
    EventPanel* m_event;
    OutlineView* m_outline;
    Pages* m_pages;
    QList<QAction*> m_actions;
};

} // namespace yomi::ui::tictactoe
