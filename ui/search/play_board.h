// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/painted_board.h"
#include "ui/search/play_engine.h"

#include <string>
#include <vector>

namespace yomi::ui::search {

/// A board of a game that is played: a click on a cell, Space or a digit (of a cell of the first
/// row) makes a move there. It also shows boards of before, which take no move.
class PlayBoard : public PaintedBoard {
    Q_OBJECT

public:
    struct Shown {
        std::string board;
        bool firstToMove = true;
        bool isPlayable = false;
        std::optional<Move> last = {};  ///< the move that led there
        std::optional<int> winner = {}; ///< the cell of the stone that won
        std::vector<Move> good = {};    ///< moves that are ringed: the best, or the better
        std::vector<MoveValues::Value> values = {}; ///< written where their stones would lie
        bool areExact = true;                       ///< these
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
    double edge() const; ///< the width of the names beside and below the board
    void paintEdges(QPainter& painter, const QRectF& board) const;
    QRectF landing(Move move) const;
    char stoneAt(int cell) const;
    void paintValues(QPainter& painter) const;

    const GameFace& m_face;
    Shown m_shown;
};

} // namespace yomi::ui::search
