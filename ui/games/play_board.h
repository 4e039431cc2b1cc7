// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/painted_board.h"
#include "ui/games/play_engine.h"

#include <string>
#include <vector>

namespace yomi::ui::games {

/// A board for playing: a click on a cell, Space or a digit (the cell of that number in the first
/// row) makes a move. It also shows earlier boards, on which no move can be made.
class PlayBoard : public PaintedBoard {
    Q_OBJECT

public:
    struct Shown {
        std::string board;
        bool firstToMove = true;
        bool isPlayable = false;
        std::optional<Move> last = {};              ///< the last move
        std::optional<int> winner = {};             ///< the cell of the stone that won
        std::vector<Move> good = {};                ///< moves with a ring: the best, or better ones
        std::vector<MoveValues::Value> values = {}; ///< written at the cells of their stones
        bool areExact = true;                       ///< the values
    };

    explicit PlayBoard(const GameFace& face, QWidget* parent = nullptr);

    void show(Shown shown);

    int itemCount() const override { return m_face.cellCount(m_shown.board); }
    QString itemName(int cell) const override { return m_face.cellName(m_shown.board, cell); }
    QString itemValue(int cell) const override;
    QString itemDescription(int cell) const override;
    QRect itemRect(int cell) const override;
    QSize sizeHint() const override;

Q_SIGNALS:
    void moved(Move move);

protected:
    void activate(int cell, Qt::KeyboardModifiers modifiers) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRectF boardRect() const;
    int columns() const;
    std::vector<int> winningCells() const;
    double edge() const; ///< the width of the names next to and below the board
    void paintEdges(QPainter& painter, const QRectF& board) const;
    QRectF landing(Move move) const;
    char stoneAt(int cell) const;
    void paintValues(QPainter& painter) const;

    const GameFace& m_face;
    Shown m_shown;
};

} // namespace yomi::ui::games
