// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/tree_placing.h"

#include <algorithm>
#include <vector>

namespace yomi::ui::inspector {

namespace {

constexpr double pixel = 1;

/// Visits the nodes from the root down and skips invisible ones.
class Placer {
public:
    explicit Placer(const TreeWindow& window)
        : m_window(window)
        , m_filled(static_cast<std::size_t>(window.columns)) {}

    std::vector<PlacedItem> place() {
        placeOne(rootItem(m_window.trace, m_window.layout.iteration()), 0, 0,
                 m_window.layout.rows(), {});
        return std::move(m_items);
    }

private:
    using Row = TreeLayout::Row;

    /// `top` is the first of the item's rows.
    void placeOne(const TreeItem& item, int column, Row top, Row rows, QPointF edgeFrom) {
        const QRectF board = boardAt(column, top, rows);
        m_items.push_back({item, board, edgeFrom});
        m_filled[static_cast<std::size_t>(column)] = m_window.rowTop(top + rows);
        if (item.isRoot() || (!item.isPruned() && m_window.layout.isOpen(*item.node)))
            placeChildren(
                item, column + 1, top,
                {m_window.columnLeft(column + 1) - TreeScale::edgeGap, board.center().y()});
    }

    QRectF boardAt(int column, Row top, Row rows) const {
        const TreeScale& scale = m_window.scale;
        const double left = m_window.columnLeft(column);
        const double first = m_window.rowTop(top), end = m_window.rowTop(top + rows);
        if (!scale.hasMarks())
            return {left, first, scale.column - 2, std::max(end - first, pixel)};
        const double height = scale.boardHeight();
        const double inset = std::min(6.0, (scale.row() - height) / 2);
        const double lowest = std::max(first, end - scale.row());
        return {left, std::clamp(0.0, first, lowest) + inset, scale.board(), height};
    }

    bool isInSight(int column, Row top, Row rows) const {
        const double filled = m_filled[static_cast<std::size_t>(column)];
        return m_window.rowTop(top) < m_window.height &&
               m_window.rowTop(top + rows) - filled >= pixel;
    }

    void placeChildren(const TreeItem& parent, int column, Row top, QPointF edgeFrom) {
        const Trace& trace = m_window.trace;
        const auto iteration = static_cast<std::size_t>(m_window.layout.iteration());
        const TraceIteration& range = trace.iterations[iteration];
        NodeId child = parent.isRoot() ? range.firstNode : *parent.node + 1;
        const NodeId end = parent.isRoot() ? range.endNode : trace.nodes[*parent.node].end;
        for (; child < end; child = trace.nodes[child].end) {
            const Row rows = m_window.layout.rows(child);
            if (rows > 0 && isInSight(column, top, rows))
                placeOne({child, {}}, column, top, rows, edgeFrom);
            top += rows;
        }
        if (parent.isRoot() || !m_window.scale.hasMarks())
            return;
        for (const Move move : prunedMoves(trace, *parent.node)) {
            if (isInSight(column, top, 1))
                placeOne({parent.node, move}, column, top, 1, edgeFrom);
            ++top;
        }
    }

    const TreeWindow& m_window;
    std::vector<PlacedItem> m_items;
    std::vector<double> m_filled; ///< [column]: filled down to there
};

} // namespace

std::vector<PlacedItem> placeTree(const TreeWindow& window) {
    return Placer(window).place();
}

} // namespace yomi::ui::inspector
