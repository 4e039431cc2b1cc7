// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/board.h"
#include "ui/common/items_accessible.h"
#include "ui/icefire/board_hand.h"
#include "ui/icefire/match_model.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace yomi::ui::icefire {

/// The position shown, with the layers over it. The arrow keys move a cursor from cell to cell;
/// what mouse and other keys do is the hand's business. Right-click, or the menu key, opens what
/// can be done on a cell.
class BoardWidget : public QWidget, public AccessibleItems {
    Q_OBJECT

public:
    explicit BoardWidget(MatchModel& model, QWidget* parent = nullptr);

    /// Takes over mouse and keyboard; null for none. The hand must outlive its use.
    void setHand(BoardHand* hand);
    /// Call when what the hand lights has changed.
    void refreshHand();
    /// A plan drawn over the position it starts from; empty for none.
    void setPlan(std::vector<Action> plan);
    const std::vector<Action>& plan() const { return m_plan; }

    MatchModel& model() const { return m_model; }
    Cell cursor() const { return m_cursor; }
    void setCursor(Cell cell);
    QRect cellRect(Cell cell) const { return m_layout.cell(cell).toRect(); }
    /// What stands on a cell and what the layers say of it, for status line and screen reader.
    QString cellSentence(Cell cell) const;

    // Item 12 · y + x is the cell in column x and row y.
    int itemCount() const override { return boardSide * boardSide; }
    int currentItem() const override { return boardSide * rowOf(m_cursor) + columnOf(m_cursor); }
    QString itemName(int item) const override;
    QString itemValue(int item) const override;
    QString itemDescription(int item) const override;
    QRect itemRect(int item) const override { return cellRect(cellOf(item)); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void pointed(const QString& sentence); ///< of the cell under the mouse or the cursor
    void cursorMoved();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    static Cell cellOf(int item) { return cellAt(item % boardSide, item / boardSide); }
    void paintHand(QPainter& painter) const;
    void describe();
    void tell(std::optional<Cell> cell);
    /// What is under the mouse, or else the cursor, has changed by itself.
    void tellAgain();

    MatchModel& m_model;
    BoardHand* m_hand = nullptr;
    BoardLayout m_layout;
    std::vector<Action> m_plan;
    Cell m_cursor = cellAt(0, 0);
    std::optional<Cell> m_hovered;
    bool m_pressed = false;
};

} // namespace yomi::ui::icefire
