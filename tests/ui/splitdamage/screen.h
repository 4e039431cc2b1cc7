// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/splitdamage/places.h"
#include "tests/waiting.h"
#include "ui/charts/bar_panel.h"
#include "ui/charts/line_panel.h"
#include "ui/charts/plot_view.h"
#include "ui/charts/stack_panel.h"
#include "ui/common/colors.h"
#include "ui/common/controls.h"
#include "ui/splitdamage/board_widget.h"
#include "ui/splitdamage/split_damage_workspace.h"

namespace yomi::ui::splitdamage {

/// A shown workspace over a document with these enemy minions and hits.
struct Screen {
    SplitDamageDocument document;
    SplitDamageWorkspace workspace{document};

    explicit Screen(const QString& enemyLives = {}, int hits = 3) {
        if (!enemyLives.isEmpty()) {
            const Edit minions =
                replaceMinions({}, SideName::Enemy, parseLives(enemyLives).minions);
            document.perform(setHits(minions.after, hits));
        }
        document.undoStack().clear();
        workspace.resize(1280, 760);
        workspace.show();
        workspace.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&workspace, yomi::longestWait));
        QTest::mouseMove(&workspace, {1, 1}); // away from the place of the previous test
        workspace.setFocus();                 // like a tab that comes to the front
    }

    template <class Panel>
    Panel* panel(const char* title) const {
        for (Panel* panel : workspace.findChildren<Panel*>())
            if (panel->title() == QLatin1String(title))
                return panel;
        return nullptr;
    }
    BarPanel* kill() const { return panel<BarPanel>("Kill odds"); }
    LinePanel* overHits() const { return panel<LinePanel>("Odds over hits"); }
    BarPanel* dead() const { return panel<BarPanel>("How many die"); }
    StackPanel* remaining() const { return panel<StackPanel>("Remaining health"); }
    BoardWidget* board() const { return workspace.findChild<BoardWidget*>(); }
    static QWidget* canvas(const ChartPanel* panel) {
        return panel->findChild<PlotView*>()->viewport();
    }

    QString text(const char* name) const {
        return workspace.findChild<QLabel*>(QLatin1String(name))->text();
    }
    CommandButton* command(const char* text) const {
        for (auto* button : workspace.findChildren<CommandButton*>())
            if (button->text() == QLatin1String(text))
                return button;
        return nullptr;
    }
    QPoint centre(Place place) const { return board()->token(place).portrait.center().toPoint(); }
    QImage tokenPicture(Place place) {
        const QRect cell = board()->token(place).cell.toRect();
        return workspace.grab(QRect(board()->mapTo(&workspace, cell.topLeft()), cell.size()))
            .toImage();
    }
};

} // namespace yomi::ui::splitdamage
