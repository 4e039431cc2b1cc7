// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/check_report.h"
#include "ui/search/engine.h"
#include "ui/search/node_look.h"

#include <QColor>
#include <QPalette>
#include <QRectF>

#include <algorithm>
#include <string>

class QPainter;

namespace yomi::ui::search {

/// The measures of the tree at a zoom, in pixels. Columns keep a width in which they can be told
/// apart when rows shrink below a pixel.
struct TreeScale {
    double zoom = 1;
    double column = 112; ///< from one column to the next
    double aspect = 1;   ///< of a board, width by height
    double text = 1;     ///< the person's font beside the usual one: boards grow with their words
    double row() const { return 56 * zoom * text; }
    /// The width of a board.
    double board() const {
        return std::min(38 * zoom * text * std::clamp(aspect, 1.0, 1.5), column - 6);
    }
    double boardHeight() const { return std::min(board() / aspect, row() - 6); }
    bool hasMarks() const { return board() >= 12; }
    /// What the size of words is multiplied with: they grow with the zoom and do not shrink with
    /// it.
    double words() const { return text * std::max(1.0, zoom); }
    double line() const { return 14 * words(); } ///< the height of one
    /// How many lines of words a node has room for beside its board, three at most.
    int lines() const {
        constexpr double leastWidth = 22; // of a short value
        return column - board() - labelGap < leastWidth * words()
                   ? 0
                   : std::clamp(static_cast<int>(row() / line()), 0, 3);
    }
    bool hasLabels() const { return lines() > 0; }
    bool hasFolds() const { return lines() > 1; } ///< marks to open and close a node

    static constexpr double labelGap = 12; ///< what is free beside a label
};

/// A board as a node shows it.
struct NodeBoard {
    const GameFace& face;
    std::string text;
    std::optional<Move> marked; ///< the last move
};

/// How a node stands out beside its look.
struct NodeMarks {
    double size = 1;                ///< its share of the room for a board
    std::optional<Severity> remark; ///< what is said of it
    bool isRemarkBelow = false;     ///< that is of a node below that is not shown
    bool isHit = false;             ///< of a query
    bool isHitBelow = false;        ///< a node below that is not shown is one
    bool isCurrent = false;
    bool isOnPath = false;
    bool isSelected = false;
    QString
        fold; ///< "▸ 96" or "▾ 96" with its nodes and all below, empty for a node without children
};

/// The colour in which a node is drawn when it is too small for its board.
QColor blockColor(const NodeLook& look, const NodeMarks& marks, const QPalette& palette);

/// A mini board with its frame, value, note and fold mark; `rect` is the board's rectangle. Too
/// small for its board, a node is a block, with its value where there is room.
void paintNode(QPainter& painter, const QRectF& rect, const TreeScale& scale,
               const NodeBoard& board, const NodeLook& look, const NodeMarks& marks,
               const QPalette& palette);
/// Where the fold mark of a node is, at a scale that has them.
QRectF foldRect(const QRectF& board, const TreeScale& scale);

/// The line from a node to a child, with a rounded elbow. `from` is at the parent's label, `to` at
/// the child's board.
void paintEdge(QPainter& painter, QPointF from, QPointF to, const NodeLook& look, bool isOnPath,
               const QPalette& palette);

} // namespace yomi::ui::search
