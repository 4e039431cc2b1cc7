// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/arena.h"
#include "ui/common/job.h"
#include "ui/icefire/engine.h"
#include "ui/icefire/match_model.h"

#include <QWidget>

#include <memory>
#include <mutex>

class QLabel;

namespace yomi::ui {
class Card;
class TableView;
class ValueTable;
} // namespace yomi::ui

namespace yomi::ui::icefire {

class ArenaResultPanel;
class ArenaSetup;

/// A stored game of an arena: the data to play it again, some kilobytes, and the standard error
/// output of programs.
struct KeptGame {
    int number = 0; ///< from 0
    std::int64_t seed = 0;
    Ruleset ruleset = Ruleset::Current;
    std::array<std::string, 2> players; ///< by side
    std::vector<std::string> lines;     ///< all lines received
    Ending ending;
    Sentence detail; ///< of a forfeit
    TimeLimits times;
    std::vector<std::pair<std::size_t, std::string>> errors; ///< of the player-turns with any
};

KeptGame kept(const ArenaGame& game);
/// Plays the match again; some milliseconds.
Match played(const KeptGame& game);

/// The threads of an arena put their games here, and the GUI thread takes them.
class ArenaTally {
public:
    void add(const ArenaGame& game);
    /// The games since the last call, in the order of their ends.
    std::vector<KeptGame> take();
    /// The result of all games so far; nothing before the first.
    std::optional<ArenaResult> result() const;

private:
    mutable std::mutex m_mutex;
    std::vector<KeptGame> m_games;
    ArenaScore m_score;
    int m_count = 0;
    std::size_t m_errorBytes = 0;
};

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
    std::vector<KeptGame> m_games; ///< in the order of the table's rows
    Job<ArenaResult> m_job;
};

} // namespace yomi::ui::icefire
