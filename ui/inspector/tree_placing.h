// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/tree_layout.h"
#include "ui/inspector/tree_painter.h"

#include <QPointF>
#include <QRectF>

#include <vector>

namespace yomi::ui::inspector {

/// A place of the tree on the screen.
struct PlacedItem {
    TreeItem item;
    QRectF board;
    QPointF edgeFrom; ///< the start of the line from its parent
};

/// The visible part of the tree, in pixels of the viewport.
struct TreeWindow {
    const Trace& trace;
    const TreeLayout& layout;
    TreeScale scale;
    QPointF origin; ///< the start of the first row and the first column
    double height;
    int columns; ///< of the whole tree; the root's column is the first

    double rowTop(TreeLayout::Row row) const {
        return origin.y() + static_cast<double>(row) * scale.row();
    }
    double columnLeft(int column) const { return origin.x() + column * scale.column; }
};

/// The visible items, parents before their children. Ancestors of visible nodes stay visible, as
/// low as their own rows reach. If nodes are smaller than a pixel, one of them is placed for all in
/// that pixel, so that there are never more items than pixels: the cost depends on the window, not
/// on the tree.
std::vector<PlacedItem> placeTree(const TreeWindow& window);

} // namespace yomi::ui::inspector
