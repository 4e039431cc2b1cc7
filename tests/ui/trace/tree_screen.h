// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/trace/screen.h"
#include "ui/search/path_strip.h"
#include "ui/search/tree_canvas.h"
#include "ui/trace/tree_page.h"

#include <QTabBar>

namespace yomi::ui::trace {

/// The page Tree of a recording, laid out.
struct TreeScreen : Screen {
    explicit TreeScreen(const QString& file)
        : Screen(file) {
        show(Page::Tree);
        settle();
    }

    ui::search::TreeCanvas* canvas() const { return named<ui::search::TreeCanvas>("Search tree"); }
    ui::search::PathStrip* path() const { return workspace().findChild<ui::search::PathStrip*>(); }
    /// Shows the node and the lines of the file next to the tree.
    void showFile() const {
        auto* tabs = named<QTabBar>("Event or file");
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    }
    /// The place of a node on the canvas.
    QPoint placeOf(NodeId node) const {
        for (const ui::search::PlacedItem& each : canvas()->placedItems())
            if (each.item == ui::search::TreeItem{node, {}})
                return each.board.center().toPoint();
        return {};
    }
};

} // namespace yomi::ui::trace
