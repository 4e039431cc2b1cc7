// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/search_cursor.h"

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace yomi::ui::games {

class GameBoard;

/// The board, as large as fits, and below it the search's answer: its value and best moves. A
/// switch decides what a click on the board does: play a move, or edit a square. While playing, the
/// person can let the engine move.
class PositionPanel : public QWidget {
    Q_OBJECT

public:
    PositionPanel(GameBoard* board, SearchCursor& cursor, QWidget* parent = nullptr);

    GameBoard* board() const { return m_board; }
    /// Plays the first of the best moves, for menus.
    QAction* engineMove() const { return m_engineMove; }
    /// Adds a widget at the top or at the bottom of the column.
    void addAbove(QWidget* widget);
    void addBelow(QWidget* widget);
    /// Shows why an edit was refused; an empty sentence hides it.
    void showRefusal(const QString& sentence);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fitBest();
    QWidget* createSwitch();
    void setPlaying(bool playing);
    QPushButton* createEngineButton();
    void playBestMove();
    QString namesOf(const std::vector<int>& moves) const;
    void refresh();

    SearchDocument& m_document;
    SearchCursor& m_cursor;
    GameBoard* m_board;
    QLabel* m_value;
    QLabel* m_best;
    QAction* m_engineMove;
    QPushButton* m_engineButton;
    QLabel* m_message;
    QVBoxLayout* m_column;
    QString m_refusal;
};

} // namespace yomi::ui::games
