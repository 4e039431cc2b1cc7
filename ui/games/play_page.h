// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/moves_model.h"
#include "ui/games/play_session.h"

#include <QWidget>

class QAction;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace yomi::ui {
class Card;
class CommandButton;
class TableView;
} // namespace yomi::ui

namespace yomi::ui::games {

class MoveCard;
class PlayBoard;
class ValueCurve;

/// A game against the engine: the board and the players at the left, next to it the moves with
/// their comments, the selected move, and the curve of values.
class PlayPage : public QWidget {
    Q_OBJECT

public:
    explicit PlayPage(SearchDocument& document, QWidget* parent = nullptr);

    PlaySession& session() { return m_session; }
    /// Hints, back and forth, and stopping the engine's search, for menus.
    const QList<QAction*>& pageActions() const { return m_actions; }

Q_SIGNALS:
    void pointed(const QString& sentence); ///< describes the object under the mouse
    void replyOpened(Move reply); ///< on the board shown; the person wants to see its search

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* createBoardCard();
    QWidget* createPlayers();
    QComboBox* createPlayer(bool first);
    QWidget* createStrength();
    QWidget* createButtons();
    void setUpMoves();
    QAction* createAction(const QString& text, const QString& explanation, const QKeySequence& key,
                          const std::function<void()>& run);

    void change(const std::function<void(PlayView&)>& how);
    void play(Move move);
    void look(std::optional<int> plies);
    void refresh();
    void showBoard();
    void showPlayers();
    void showState();
    void showMoves();
    QString stateText() const;
    QString hintText() const;
    /// The number of moves before the board shown, and whether it is an earlier board.
    int shownPlies() const;
    bool isReplay() const { return shownPlies() < m_session.game().plies(); }

    SearchDocument& m_document;
    PlaySession m_session;
    MovesModel m_model;
    QList<QAction*> m_actions;
    QAction* m_undo;
    QAction* m_redo;
    QAction* m_stop;
    QAction* m_resume;
    QAction* m_hints;
    PlayBoard* m_board;
    QComboBox* m_first;
    QComboBox* m_second;
    QComboBox* m_limit;
    QSpinBox* m_depth;
    QDoubleSpinBox* m_seconds;
    CommandButton* m_stopButton;
    CommandButton* m_resumeButton;
    QWidget* m_texts; ///< the state, and below it a message or the hints
    QLabel* m_state;
    QLabel* m_message;
    QLabel* m_hintText;
    TableView* m_moves;
    Card* m_movesCard;
    QLabel* m_progress;
    MoveCard* m_detail;
    QAction* m_goBack;
    ValueCurve* m_curve;
    QString m_refusal;
};

} // namespace yomi::ui::games
