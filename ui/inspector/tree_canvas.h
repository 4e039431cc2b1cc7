// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/cursor.h"
#include "ui/inspector/tree_placing.h"

#include <QAbstractScrollArea>

namespace yomi::ui::inspector {

/// The tree of one iteration as mini boards, drawn as far as visible: dragging and the wheel move
/// it, Ctrl and the wheel zoom at the pointer. A click selects a node, a click on its fold mark
/// opens or closes it, a double click goes to the event at which it was entered. Ancestors of
/// visible nodes stay visible. The tree scrolls by itself only when the current node would leave
/// the view.
///
/// The context menu has the commands for the node, then the widget's actions.
///
/// Keys: arrows move (left to the parent, right to the first child), Space opens or closes, Enter
/// goes to the node, plus and minus zoom.
class TreeCanvas : public QAbstractScrollArea {
    Q_OBJECT

public:
    /// Whether opened and closed nodes are kept with the run, or only in this canvas.
    enum class Folding { Kept, Own };

    explicit TreeCanvas(Cursor& cursor, Folding folding = Folding::Kept, QWidget* parent = nullptr);

    /// Null without a run.
    const TreeLayout* layoutNow() const { return m_layout.get(); }
    const TreeScale& scale() const { return m_scale; }

    void zoomBy(double factor);
    void zoomToFit();
    void zoomToNormal();
    void centreOnCurrent();
    void toggleSelected();
    void setAllOpen(bool open);
    /// Opens closed ancestors of the current node, and scrolls to it.
    void expandToCurrent();

    std::vector<PlacedItem> placedItems() const;
    NodeMarks marksOf(const TreeItem& item) const;

    /// The tree in a picture: the visible part, or all that is unfolded.
    QSize pictureSize(bool isWhole) const;
    void paintPicture(QPainter& painter, bool isWhole) const;

    QSize sizeHint() const override { return {560, 380}; }
    /// A row of boards and the scroll bar below it.
    QSize minimumSizeHint() const override { return {200, 72}; }

Q_SIGNALS:
    void pointed(const QString& sentence);

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void takeRun();
    void takeEvent();
    void updateScrollBars();
    void setZoom(double zoom, QPointF fixed);
    TreeWindow treeWindow() const;
    TreeWindow windowAt(QPointF origin, double height) const;
    void paintTree(QPainter& painter, const TreeWindow& window) const;
    /// The remark of a node, or of a closed node the severest one below it.
    void markRemark(NodeId node, NodeMarks& marks) const;
    void markHit(NodeId node, NodeMarks& marks) const;
    /// For nodes that are too small for single marks.
    void paintRemarks(QPainter& painter, const TreeWindow& window) const;
    int columns() const;
    double fittingColumn() const;
    void fold(NodeId node, bool open);
    void keepFolds();
    void reveal(std::optional<NodeId> node, bool centre);
    /// Scrolls to the event: the current node, at a cut the moves that it pruned, at the result the
    /// principal variation.
    void revealEvent();
    void revealPruned();
    void revealLine();
    void reveal(QScrollBar& bar, double from, double extent, int view, bool centre);
    void walk(int key);
    void select(const TreeItem& item);
    const PlacedItem* itemAt(const std::vector<PlacedItem>& items, QPointF position) const;
    TreeItem selectedItem() const;
    /// The current node, which may be too small to be placed.
    void paintCurrent(QPainter& painter, const TreeWindow& window) const;

    Cursor& m_cursor;
    Folding m_folding;
    std::unique_ptr<TreeLayout> m_layout;
    TreeScale m_scale;
    std::optional<TreeItem> m_pruned; ///< the selected place, if it is a pruned move
    QPointF m_pressed;                ///< the start of a drag
    QPoint m_scrollAtPress;
    bool m_dragging = false;
};

} // namespace yomi::ui::inspector
