// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/game_board.h"
#include "ui/tictactoe/tictactoe_document.h"

namespace yomi::ui::tictactoe {

/// The position, edited square by square (a click cycles empty, O, X) or played on (a click is a
/// move of the side to move). Its items are the squares. O, X and Delete set the current one, and
/// the digits 1 to 9 choose their square in reading order.
class BoardWidget : public ui::games::GameBoard {
    Q_OBJECT

public:
    explicit BoardWidget(TicTacToeDocument& document, QWidget* parent = nullptr);

    QString editingHint() const override;

    int itemCount() const override { return squareCount; }
    QString itemName(int square) const override;
    QString itemValue(int square) const override;
    QString itemDescription(int square) const override;
    QRect itemRect(int square) const override;

protected:
    void activate(int square, Qt::KeyboardModifiers modifiers) override;
    void fillMenu(QMenu& menu, int square) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRectF boardRect() const;
    Inputs shown() const;
    QString sign(Player player) const;
    Player playerOf(char sign) const;
    void perform(const Edit& edit);

    TicTacToeDocument& m_document;
};

} // namespace yomi::ui::tictactoe
