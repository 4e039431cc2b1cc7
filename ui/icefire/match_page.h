// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/icefire/match_runner.h"
#include "ui/icefire/play_tool.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace yomi::ui {
class Card;
}

namespace yomi::ui::icefire {

class PlayerBox;

/// The match: the players, the commands of a person, and the curves.
class MatchPage : public QWidget {
    Q_OBJECT

public:
    explicit MatchPage(MatchModel& model, QWidget* parent = nullptr);

    PlayTool& tool() { return m_tool; }
    /// End the turn, continue playing, save a recorded game.
    QList<QAction*> actions() const { return m_actions; }

private:
    Card* createPlayers();
    QWidget* createOrders();
    QAction* addAction(const QString& text, const QKeySequence& key, const QString& explanation,
                       const std::function<void()>& act);
    bool playersMayPlay();
    void saveRecord();
    void refresh();
    void say(const QString& sentence);

    MatchModel& m_model;
    MatchRunner m_runner;
    PlayTool m_tool;
    std::array<PlayerBox*, 2> m_players = {};
    QList<QAction*> m_actions;
    QAction *m_endTurn, *m_playOn;
    QString m_playOnExplanation;
    QList<QToolButton*> m_orders;
    QWidget* m_orderRow;
    QLabel* m_message;
};

} // namespace yomi::ui::icefire
