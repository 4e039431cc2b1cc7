// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/search/tree_layout.h"
#include "ui/search/tree_painter.h"

#include <QPointF>
#include <QRectF>

#include <vector>

namespace yomi::ui::search {

/// A place of the tree on the screen.
struct PlacedItem {
    TreeItem item;
    QRectF board;
    QPointF edgeFrom; ///< where the line from its parent begins
};

/// The part of the tree that is to be seen, in pixels of the viewport.
struct TreeWindow {
    const Trace& trace;
    const TreeLayout& layout;
    TreeScale scale;
    QPointF origin; ///< where the first row and the first column begin
    double height;
    int columns; ///< of the whole tree, that of the root is the first

    double rowTop(TreeLayout::Row row) const {
        return origin.y() + static_cast<double>(row) * scale.row();
    }
    double columnLeft(int column) const { return origin.x() + column * scale.column; }
};

/// What can be seen, parents before their children. Ancestors of what is in sight stay in sight, as
/// low as their own rows reach. Where nodes are smaller than a pixel one of them is placed for all
/// in that pixel, so that there are never more items than pixels: the cost depends on the window,
/// not on the tree.
std::vector<PlacedItem> placeTree(const TreeWindow& window);

} // namespace yomi::ui::search
