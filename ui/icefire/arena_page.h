// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/job.h"
#include "ui/icefire/arena_games.h"
#include "ui/icefire/match_model.h"

#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;

namespace yomi::ui {
class Card;
class TableView;
class ValueTable;
} // namespace yomi::ui

namespace yomi::ui::icefire {

class ArenaResultPanel;
class ArenaSetup;

/// A series of games between two bots or programs, played in the background; results and games
/// appear as games end. Any game can be opened as the document's match.
class ArenaPage : public QWidget {
    Q_OBJECT

public:
    explicit ArenaPage(MatchModel& model, QWidget* parent = nullptr);

    QList<QAction*> actions() const { return m_actions; }
    JobBase& job() { return m_job; }

Q_SIGNALS:
    /// A game of the arena has become the document's match.
    void opened();

private:
    void createActions();
    Card* createSetup();
    Card* createGames();
    void start();
    void takeGames();
    void finish();
    void openGame();
    void saveGames();
    QVariantList row(const KeptGame& game) const;
    void refresh();

    IcefireDocument& m_document;
    ArenaSetup* m_setup;
    ArenaResultPanel* m_result;
    ValueTable* m_table;
    TableView* m_view;
    Card* m_gamesCard;
    QLabel* m_message;
    QList<QAction*> m_actions;
    QAction *m_start, *m_open, *m_save;
    ArenaRequest m_request; ///< of the games shown
    std::shared_ptr<ArenaTally> m_tally;
    std::vector<KeptGame> m_games; ///< as the table's rows
    Job<ArenaResult> m_job;
};

} // namespace yomi::ui::icefire
