// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/document_type.h"
#include "ui/games/game_board.h"
#include "ui/games/search_document.h"
#include "ui/games/stone_grid.h"

namespace yomi::ui::games {

/// The position of a game of stones, edited cell by cell (a click cycles empty, O, X) or played on
/// (a click is a move of the side to move, in that column for discs). Its items are the cells. O, X
/// and Delete set the current one; for discs the digits choose a column.
class StoneBoard : public GameBoard {
    Q_OBJECT

public:
    StoneBoard(SearchDocument& document, const StoneFace& face, QWidget* parent = nullptr);

    QString editingHint() const override;
    /// The keys of such a board, with those for playing in between.
    static QList<KeyHint> keys(const QList<KeyHint>& playing = {});

    int itemCount() const override { return m_grid.count(); }
    QString itemName(int cell) const override;
    QString itemValue(int cell) const override;
    QString itemDescription(int cell) const override;
    QRect itemRect(int cell) const override;

protected:
    void activate(int cell, Qt::KeyboardModifiers modifiers) override;
    void fillMenu(QMenu& menu, int cell) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    char stoneAt(int cell) const { return m_grid.cells[static_cast<std::size_t>(cell)]; }
    QRectF boardRect() const;
    void showPosition();
    void play(int cell);
    void setStone(int cell, char stone);
    void clearBoard();

    SearchDocument& m_document;
    const StoneFace& m_face;
    StoneGrid m_grid;
};

} // namespace yomi::ui::games
