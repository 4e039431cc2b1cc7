// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/hands/table_game.h"

#include <array>
#include <set>

class QAction;
class QComboBox;
class QDialog;
class QLabel;
class QMenu;

namespace yomi::ui {
class CommandButton;
} // namespace yomi::ui

namespace yomi::ui::hands {

class TileField;

/// The players' hands face up, the last play above them, and the commands of a game.
class TableBoard : public Card {
    Q_OBJECT

public:
    explicit TableBoard(TableGame& game, QWidget* parent = nullptr);

    /// Commands for the Analyze menu.
    const QList<QAction*>& actions() const { return m_actions; }
    TileField* hand(int player) const { return at(player).field; }
    /// Makes the cards as large as the table has room for within this height.
    void setRoom(int height);
    /// Chooses the cards of a play of the player to move; none for a pass.
    void choose(int play);
    /// Makes a play, or says at the hand why it is refused.
    void makePlay(int play);

Q_SIGNALS:
    void pasteRequested();
    /// The play that the chosen cards form; nothing if they form none.
    void chosenChanged(std::optional<int> play);

private:
    struct PlayerRow {
        QWidget* row;
        QLabel* name;
        QLabel* count;
        QComboBox* kind;
        TileField* field;
    };

    const PlayerRow& at(int player) const { return m_rows[static_cast<std::size_t>(player) - 1]; }
    void createActions();
    void addCommands();
    QWidget* createMiddle();
    PlayerRow createRow(int player);
    QWidget* createButtons();
    void fillDeals(QMenu& menu);
    void fillRules(QMenu& menu);
    void fitCards();
    static void open(QDialog* dialog);
    void deal(const std::vector<int>& sizes);
    void toggle(int player, int card);
    Tiles chosenTiles() const;
    void playChosen();
    void perform(const Edit& edit);
    void refresh();
    void enableActions();
    QString hint() const;
    void showHands(const EndgamePosition& position);
    void showLast(const EndgamePosition& position);

    TableGame& m_game;
    QLabel* m_state;
    QLabel* m_hint; ///< of a puzzle, or why the solver does not play
    TileField* m_last;
    QLabel* m_lastText;
    QLabel* m_bans;
    QLabel* m_refusal;
    std::array<PlayerRow, 3> m_rows{};
    QMenu* m_deals;
    QAction* m_puzzle;
    QAction* m_clear;
    QAction* m_play;
    QAction* m_pass;
    QAction* m_takeBack;
    QAction* m_restart;
    QAction* m_resume;
    QAction* m_back;
    QAction* m_forth;
    QList<QAction*> m_actions;
    CommandButton* m_resumeButton;
    CommandButton* m_rules;
    int m_room = 0;
    std::set<int> m_chosen; ///< cards of the player to move
    std::optional<EndgamePosition> m_shown;
};

} // namespace yomi::ui::hands
