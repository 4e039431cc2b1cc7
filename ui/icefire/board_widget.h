// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/board.h"
#include "ui/common/painted_board.h"
#include "ui/icefire/board_tool.h"
#include "ui/icefire/match_model.h"

#include <vector>

namespace yomi::ui::icefire {

/// The position shown, with the layers over it; item 12 · y + x is the cell in column x and row y.
/// The tool handles mouse and keys except moving from cell to cell.
class BoardWidget : public PaintedBoard {
    Q_OBJECT

public:
    explicit BoardWidget(MatchModel& model, QWidget* parent = nullptr);

    /// Sets the tool for mouse and keyboard; null for none. The tool must outlive its use.
    void setTool(BoardTool* tool);
    /// Call it when the position or the tool's state has changed.
    void refresh();
    /// A plan drawn over its starting position; empty for none.
    void setPlan(std::vector<Action> plan);
    const std::vector<Action>& plan() const { return m_plan; }

    MatchModel& model() const { return m_model; }
    static Cell cellOf(int item) { return cellAt(item % boardSide, item / boardSide); }
    static int itemOf(Cell cell) { return boardSide * rowOf(cell) + columnOf(cell); }
    QRect cellRect(Cell cell) const { return m_layout.cell(cell).toRect(); }
    /// The content of a cell and the layers' data on it.
    QString cellSentence(Cell cell) const;
    /// That of an item and the effect of a click there; empty for none.
    QString sentenceOf(int item) const;

    int itemCount() const override { return boardSide * boardSide; }
    QString itemName(int item) const override;
    QString itemValue(int item) const override;
    QString itemDescription(int item) const override { return sentenceOf(item); }
    QRect itemRect(int item) const override { return cellRect(cellOf(item)); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    int itemAt(QPointF position) const override;
    QString itemToolTip(int item) const override { return cellSentence(cellOf(item)); }
    void fillMenu(QMenu& menu, int item) override;
    void activate(int item, Qt::KeyboardModifiers modifiers) override;
    void pressItem(int item) override;
    void sweepTo(int item) override;
    void releaseItem() override;

private:
    void layOut();
    void paintTool(QPainter& painter) const;

    MatchModel& m_model;
    BoardTool* m_tool = nullptr;
    BoardLayout m_layout;
    std::vector<Action> m_plan;
    int m_pressed = -1;   ///< the start of a stroke
    bool m_swept = false; ///< the mouse left that cell with the button down: a stroke, not a click
};

} // namespace yomi::ui::icefire
