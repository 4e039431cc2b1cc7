// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/icefire/arena_run.h"
#include "ui/icefire/match_model.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace yomi::ui {
class Card;
class TableView;
class ValueTable;
} // namespace yomi::ui

namespace yomi::ui::icefire {

class PlayerBox;

/// A series of games between two contestants: who plays, the score with its confidence interval,
/// forfeits and times, and every game, which a double-click opens as the match of the document.
class ArenaPage : public QWidget {
    Q_OBJECT

public:
    explicit ArenaPage(MatchModel& model, QWidget* parent = nullptr);

    ArenaRun& run() { return m_run; }

Q_SIGNALS:
    void opened(); ///< a game is the document's match now

private:
    Card* createRequest();
    Card* createResult();
    Card* createGames();
    void change(const std::function<void(ArenaRequest&)>& change);
    void takeSeed();
    void open(int row);
    void saveGames();
    void refreshRequest();
    void refreshResult();
    QVariantList contestantRow(std::size_t contestant) const;

    MatchModel& m_model;
    ArenaRun m_run;
    std::array<PlayerBox*, 2> m_contestants = {};
    QSpinBox *m_games, *m_jobs;
    QLineEdit* m_seed;
    QComboBox* m_ruleset;
    QPushButton* m_start;
    QLabel *m_score, *m_detail;
    ValueTable *m_figures, *m_list;
    TableView* m_listView;
    QPushButton *m_open, *m_save;
};

} // namespace yomi::ui::icefire
