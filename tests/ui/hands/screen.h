// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hands/hand_text.h"
#include "tests/waiting.h"
#include "ui/common/bubble.h"
#include "ui/common/controls.h"
#include "ui/common/table_view.h"
#include "ui/hands/answer_panel.h"
#include "ui/hands/hand_panel.h"
#include "ui/hands/hand_workspace.h"
#include "ui/hands/palette_panel.h"
#include "ui/hands/partition_view.h"
#include "ui/hands/tile_field.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>

namespace yomi::ui::hands {

/// A shown workspace over a document with this hand.
struct Screen {
    HandDocument document;
    HandWorkspace workspace{document};

    explicit Screen(const char* tiles = "", const char* rules = "millijan", const char* seen = "") {
        document.load({{"rules", rules}, {"tiles", tiles}, {"seen", seen}});
        workspace.resize(1280, 714);
        workspace.show();
        workspace.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&workspace, yomi::longestWait));
        workspace.setFocus(); // like a tab that comes to the front
        settle();
    }

    /// Waits until the answer to the hand and the advice are shown.
    void settle() const {
        for (const auto* name : {"analysis", "advice"}) {
            auto* analysis = workspace.findChild<AnalysisBase*>(QLatin1String(name));
            QTRY_VERIFY(!analysis->run().isRunning());
        }
        QCoreApplication::processEvents(); // a longer sentence moves the table below it
    }

    TileField* hand() const { return workspace.findChild<HandPanel*>()->hand(); }
    TileField* seen() const { return workspace.findChild<HandPanel*>()->seen(); }
    TileField* palette() const { return workspace.findChild<PalettePanel*>()->field(); }
    QLineEdit* filter() const { return workspace.findChild<PalettePanel*>()->filter(); }
    PartitionView* partition() const { return workspace.findChild<AnswerPanel*>()->partition(); }
    HandAdvice* advice() const {
        return static_cast<HandAdvice*>(
            workspace.findChild<AnalysisBase*>(QStringLiteral("advice")));
    }
    AnswerPanel* answer() const { return workspace.findChild<AnswerPanel*>(); }
    TableView* tableView(const char* name) const {
        for (TableView* view : workspace.findChildren<TableView*>())
            if (view->accessibleName() == QLatin1String(name))
                return view;
        return nullptr;
    }
    QString text(const char* name) const {
        return workspace.findChild<QLabel*>(QLatin1String(name))->text();
    }
    /// The first visible one with that text.
    CommandButton* command(const char* text) const {
        for (auto* button : workspace.findChildren<CommandButton*>())
            if (button->isVisible() && button->text() == QLatin1String(text))
                return button;
        return nullptr;
    }

    QString tiles(Pile pile = Pile::Hand) const {
        return QString::fromStdString(tilesText(document.book(), tilesOf(document.inputs(), pile)));
    }
    /// The names of the melds of the marked partition, with unused tiles as "Left over".
    QStringList melds() const {
        QStringList names;
        for (const MeldGroup& group : partition()->groups())
            if (group.partition == partition()->marked())
                names << group.name;
        return names;
    }
    QString refusal(const QWidget* widget) const {
        const auto* bubble = widget->findChild<Bubble*>();
        return bubble->isVisible() ? bubble->text() : QString();
    }

    static int indexOf(const TileField* field, const char* name) {
        for (int tile = 0; tile < field->itemCount(); ++tile)
            if (field->itemName(tile) == QString::fromUtf8(name))
                return tile;
        return -1;
    }
    static QPoint rowPlace(const TableView* view, int row) {
        return view->visualRect(view->model()->index(row, 0)).center();
    }
    static QPoint centre(const TileField* field, int tile) {
        return field->cell(tile).center().toPoint();
    }
    static QPoint centre(const TileField* field, const char* name) {
        return centre(field, indexOf(field, name));
    }
    void clickPalette(const char* name, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::mouseClick(palette(), Qt::LeftButton, modifiers, centre(palette(), name));
    }
    /// Triggers the action of that text in the open menu.
    static void choose(const char* text) {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (QAction* action : menu->actions())
            if (action->text().remove(u'&') == QString::fromUtf8(text)) {
                QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
                return;
            }
        QFAIL("no such entry in the menu");
    }
};

} // namespace yomi::ui::hands
