// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/check/check_report.h"
#include "ui/inspector/engine.h"
#include "ui/inspector/node_look.h"

#include <QColor>
#include <QPalette>
#include <QRectF>

#include <algorithm>
#include <string>

class QPainter;

namespace yomi::ui::inspector {

/// The measures of the tree at a zoom, in pixels. Columns stay wide enough to be distinguished when
/// rows shrink below a pixel.
struct TreeScale {
    double zoom = 1;
    double column = 122; ///< from one column to the next
    double aspect = 1;   ///< of a board, width by height
    double text = 1;     ///< the person's font size over the default: boards grow with words
    double row() const { return 56 * zoom * text; }
    /// The width of a board.
    double board() const {
        return std::min(38 * zoom * text * std::clamp(aspect, 1.0, 1.5), column - 6);
    }
    double boardHeight() const { return std::min(board() / aspect, row() - 6); }
    bool hasMarks() const { return board() >= 12; }
    /// The factor of the size of words: they grow with the zoom but do not shrink with it.
    double words() const { return text * std::max(1.0, zoom); }
    double line() const { return 14 * words(); } ///< the height of one
    /// The number of lines of words that fit next to a node's board, at most three.
    int lines() const {
        constexpr double leastWidth = 22; // of a short value
        return column - board() - labelGap < leastWidth * words()
                   ? 0
                   : std::clamp(static_cast<int>(row() / line()), 0, 3);
    }
    bool hasLabels() const { return lines() > 0; }
    bool hasFolds() const { return lines() > 1; } ///< marks to open and close a node

    static constexpr double edgeGap = 10;  ///< from the line to the children to their boards
    static constexpr double labelGap = 22; ///< free space before and after a label
};

/// The board of a node.
struct NodeBoard {
    const GameFace& face;
    std::string text;
    std::optional<Move> marked; ///< the last move
};

/// The marks of a node in addition to its look.
struct NodeMarks {
    double size = 1;                ///< its share of the space for a board
    std::optional<Severity> remark; ///< the remark on it
    bool isRemarkBelow = false;     ///< the remark is on a hidden node below
    bool isHit = false;             ///< of a query
    bool isHitBelow = false;        ///< a hidden node below is one
    bool isCurrent = false;
    bool isOnPath = false;
    bool isSelected = false;
    QString fold; ///< "▸ 96" or "▾ 96": the number of nodes at and below it; empty for a node
                  ///< without children
};

/// The colour of a node that is too small for its board.
QColor blockColor(const NodeLook& look, const NodeMarks& marks, const QPalette& palette);

/// Paints a mini board with its frame, value, note and fold mark; `rect` is the board's rectangle.
/// A node that is too small for its board is a block, with its value if it fits.
void paintNode(QPainter& painter, const QRectF& rect, const TreeScale& scale,
               const NodeBoard& board, const NodeLook& look, const NodeMarks& marks,
               const QPalette& palette);
/// The rectangle of a node's fold mark, at a scale with fold marks.
QRectF foldRect(const QRectF& board, const TreeScale& scale);

/// The line from a node to a child, with a rounded elbow. `from` is at the parent's label, `to` at
/// the child's board.
void paintEdge(QPainter& painter, QPointF from, QPointF to, const NodeLook& look, bool isOnPath,
               const QPalette& palette);

} // namespace yomi::ui::inspector
