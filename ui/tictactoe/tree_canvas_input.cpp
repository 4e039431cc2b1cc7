// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/tree_canvas.h"

#include "ui/tictactoe/node_menu.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>

// What mouse and keys do on the canvas.

namespace yomi::ui::tictactoe {

TreeItem TreeCanvas::selectedItem() const {
    return m_pruned.value_or(TreeItem{m_stepper.selected(), {}});
}

const PlacedItem* TreeCanvas::itemAt(const std::vector<PlacedItem>& items, QPointF position) const {
    for (const PlacedItem& each : items) {
        const double labels = m_scale.hasLabels() ? m_scale.column - 14 : each.board.width();
        QRectF area = each.board;
        area.setWidth(labels);
        if (area.contains(position))
            return &each;
    }
    return nullptr;
}

void TreeCanvas::select(const TreeItem& item) {
    if (!item.isPruned())
        m_stepper.select(item.node);
    m_pruned = item.isPruned() ? std::optional(item) : std::nullopt;
    const QString sentence =
        itemSentence(m_stepper.trace(), m_stepper.state(), m_stepper.event(), item);
    setAccessibleDescription(sentence);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
    Q_EMIT pointed(sentence);
    viewport()->update();
}

bool TreeCanvas::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip && m_layout) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const std::vector<PlacedItem> items = placedItems();
        if (const PlacedItem* placed = itemAt(items, help->pos()))
            QToolTip::showText(
                help->globalPos(),
                itemSentence(m_stepper.trace(), m_stepper.state(), m_stepper.event(), placed->item),
                viewport(), placed->board.toRect());
        else
            QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::Leave)
        Q_EMIT pointed({});
    return QAbstractScrollArea::viewportEvent(event);
}

void TreeCanvas::wheelEvent(QWheelEvent* event) {
    if (!(event->modifiers() & Qt::ControlModifier))
        return QAbstractScrollArea::wheelEvent(event);
    constexpr double notch = 120;
    setZoom(m_scale.zoom * std::pow(1.25, event->angleDelta().y() / notch), event->position());
    event->accept();
}

void TreeCanvas::mousePressEvent(QMouseEvent* event) {
    m_dragging = false;
    m_pressed = event->position();
    m_scrollAtPress = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
    if (!m_layout || event->button() != Qt::LeftButton)
        return;
    const std::vector<PlacedItem> items = placedItems();
    const PlacedItem* placed = itemAt(items, event->position());
    if (!placed)
        return;
    const TreeItem item = placed->item;
    const bool foldable = item.node && !item.isPruned() && m_layout->hasChildren(*item.node);
    if (foldable && m_scale.hasLabels() &&
        foldRect(placed->board, m_scale).contains(event->position()))
        fold(*item.node, !m_layout->isOpen(*item.node));
    select(item);
}

void TreeCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (!m_layout)
        return;
    if (event->buttons() & (Qt::LeftButton | Qt::MiddleButton)) {
        const QPoint moved = (event->position() - m_pressed).toPoint();
        m_dragging = m_dragging || moved.manhattanLength() >= QApplication::startDragDistance();
        if (m_dragging) {
            viewport()->setCursor(Qt::ClosedHandCursor);
            horizontalScrollBar()->setValue(m_scrollAtPress.x() - moved.x());
            verticalScrollBar()->setValue(m_scrollAtPress.y() - moved.y());
        }
        return;
    }
    const std::vector<PlacedItem> items = placedItems();
    const PlacedItem* placed = itemAt(items, event->position());
    viewport()->setCursor(placed ? Qt::PointingHandCursor : Qt::ArrowCursor);
    Q_EMIT pointed(
        placed ? itemSentence(m_stepper.trace(), m_stepper.state(), m_stepper.event(), placed->item)
               : QString());
}

void TreeCanvas::mouseReleaseEvent(QMouseEvent*) {
    m_dragging = false;
    viewport()->unsetCursor();
}

void TreeCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (!m_layout)
        return;
    const std::vector<PlacedItem> items = placedItems();
    if (const PlacedItem* placed = itemAt(items, event->position()))
        m_stepper.goTo(placed->item, m_layout->iteration());
}

void TreeCanvas::walk(int key) {
    const Trace& trace = m_stepper.trace();
    const TreeItem from = selectedItem();
    const TraceIteration& range = trace.iterations[static_cast<std::size_t>(m_layout->iteration())];
    if (key == Qt::Key_Left) {
        if (from.isRoot())
            return;
        const NodeId parent = from.isPruned() ? *from.node : trace.nodes[*from.node].parent;
        select({parent == noNode ? std::nullopt : std::optional(parent), {}});
    } else if (key == Qt::Key_Right) {
        if (from.isRoot())
            select({range.firstNode, {}});
        else if (!from.isPruned() && m_layout->hasChildren(*from.node)) {
            fold(*from.node, true);
            select({*from.node + 1, {}});
        }
    } else {
        // Siblings: the searched ones, then the pruned ones.
        if (from.isRoot())
            return;
        const NodeId parent = from.isPruned() ? *from.node : trace.nodes[*from.node].parent;
        std::vector<TreeItem> siblings;
        for (const NodeId child : parent == noNode ? childrenOfRoot(trace, m_layout->iteration())
                                                   : childrenOf(trace, parent))
            siblings.push_back({child, {}});
        if (parent != noNode)
            for (const int square : cutMoves(trace, parent))
                siblings.push_back({parent, square});
        const auto at = std::ranges::find(siblings, from);
        if (key == Qt::Key_Down && at != siblings.end() && at + 1 != siblings.end())
            select(*(at + 1));
        else if (key == Qt::Key_Up && at != siblings.begin())
            select(*(at - 1));
    }
    reveal(selectedItem().node, false);
}

void TreeCanvas::keyPressEvent(QKeyEvent* event) {
    const bool plain = !(event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
    if (!m_layout || !plain)
        return QAbstractScrollArea::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        walk(event->key());
        return;
    case Qt::Key_Space:
        return toggleSelected();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return m_stepper.goTo(selectedItem(), m_layout->iteration());
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomBy(1.25);
    case Qt::Key_Minus:
        return zoomBy(0.8);
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void TreeCanvas::contextMenuEvent(QContextMenuEvent* event) {
    if (!m_layout)
        return;
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const std::vector<PlacedItem> items = placedItems();
    if (const PlacedItem* placed = itemAt(items, event->pos()); byMouse && placed)
        select(placed->item);
    const TreeItem item = selectedItem();
    QMenu menu(this);
    fillNodeMenu(menu, m_stepper, item, m_layout->iteration());
    const auto found = std::ranges::find(items, item, &PlacedItem::item);
    const QPointF node =
        found == items.end() ? QRectF(viewport()->rect()).center() : found->board.center();
    menu.addSeparator();
    menu.addActions(actions());
    menu.exec(byMouse ? event->globalPos() : viewport()->mapToGlobal(node.toPoint()));
}

} // namespace yomi::ui::tictactoe
