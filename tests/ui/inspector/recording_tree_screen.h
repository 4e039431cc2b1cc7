// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/inspector/recording_screen.h"
#include "ui/inspector/path_strip.h"
#include "ui/inspector/tree_canvas.h"
#include "ui/inspector/tree_page.h"

#include <QTabBar>

namespace yomi::ui::inspector {

/// The page Tree of a recording, laid out.
struct TreeScreen : RecordingScreen {
    explicit TreeScreen(const QString& file)
        : RecordingScreen(file) {
        show(RecordingPage::Tree);
        settle();
    }

    ui::inspector::TreeCanvas* canvas() const {
        return named<ui::inspector::TreeCanvas>("Search tree");
    }
    ui::inspector::PathStrip* path() const {
        return workspace()
            .findChild<ui::inspector::TreePage*>()
            ->findChild<ui::inspector::PathStrip*>();
    }
    /// Shows the node and the lines of the file next to the tree.
    void showFile() const {
        auto* tabs = named<QTabBar>("Event or file");
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    }
    /// The place of a node on the canvas.
    QPoint placeOf(NodeId node) const {
        for (const ui::inspector::PlacedItem& each : canvas()->placedItems())
            if (each.item == ui::inspector::TreeItem{node, {}})
                return each.board.center().toPoint();
        return {};
    }
};

} // namespace yomi::ui::inspector
