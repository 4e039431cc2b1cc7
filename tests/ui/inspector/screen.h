// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/waiting.h"
#include "ui/games/game_board.h"
#include "ui/inspector/event_panel.h"
#include "ui/inspector/tree_canvas.h"
#include "ui/inspector/tree_panel.h"
#include "ui/tictactoe/face.h"
#include "ui/tictactoe/tictactoe_workspace.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTimer>

namespace yomi::ui::inspector {

using namespace games;
using tictactoe::TicTacToeDocument;
using tictactoe::TicTacToeWorkspace;

/// A recorded search of tic-tac-toe.
inline SearchRun recordedRun(const Settings& settings, const char* board = ".........") {
    return {recordPosition(yomi::tictactoe::parsePosition(board), settings), tictactoe::face(), 0};
}

/// A shown workspace over the article's run of 1175 nodes, at its first event, with the board in
/// editing mode.
struct Screen {
    TicTacToeDocument document;
    TicTacToeWorkspace workspace{document};
    GameBoard* board = workspace.findChild<GameBoard*>();
    TreeCanvas* canvas = workspace.findChild<TreeCanvas*>();

    Screen() {
        Settings settings;
        settings.table = true;
        document.replaceSearches({settings}, {});
        document.undoStack().clear();
        document.setEvent(0);
        workspace.resize(1280, 714);
        workspace.show();
        workspace.activateWindow();
        QTest::mouseClick(button("Edit"), Qt::LeftButton);
        board->setFocus();
        [this] {
            QVERIFY(QTest::qWaitForWindowActive(&workspace, yomi::longestWait));
        }();
        [this] {
            QTRY_COMPARE(eventTitle(), QStringLiteral("Event 1 of 5,571"));
        }();
    }

    QString eventTitle() const { return workspace.findChild<EventPanel*>()->title(); }
    /// Whether the last event of the search is shown.
    bool isAtResult() const {
        const QStringList words = eventTitle().split(u' '); // "Event 5 of 5"
        return words.size() == 4 && words[1] == words[3];
    }
    QString label(const char* name) const {
        return workspace.findChild<QLabel*>(QLatin1String(name))->text();
    }
    QString position() const { return workspace.copyText(); }
    quint32 event() const { return document.view().event; }
    QComboBox* box(const char* name) const {
        for (QComboBox* box : workspace.findChildren<QComboBox*>())
            if (box->accessibleName() == QLatin1String(name))
                return box;
        return nullptr;
    }
    QLineEdit* field(const char* name) const {
        for (QLineEdit* field : workspace.findChildren<QLineEdit*>())
            if (field->accessibleName() == QLatin1String(name))
                return field;
        return nullptr;
    }
    QAbstractButton* button(const char* text, const QWidget* within = nullptr) const {
        within = within ? within : &workspace;
        for (QAbstractButton* button : within->findChildren<QAbstractButton*>())
            if (button->text() == QLatin1String(text))
                return button;
        return nullptr;
    }
    void click(int square) {
        QTest::mouseClick(board, Qt::LeftButton, {}, board->itemRect(square).center());
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(workspace.focusWidget() ? workspace.focusWidget() : &workspace, key,
                        modifiers);
    }
    /// The place of a node on the canvas; it must be visible.
    PlacedItem placed(const TreeItem& item) const {
        for (const PlacedItem& each : canvas->placedItems())
            if (each.item == item)
                return each;
        QTest::qFail("The node is not in sight.", __FILE__, __LINE__);
        return {};
    }
    /// Chooses an entry of a widget's context menu, opened by the menu key.
    void chooseFromMenu(QWidget* widget, const QString& entry) const {
        bool done = false;
        QTimer::singleShot(0, widget, [entry, &done] {
            done = true;
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            for (QAction* action : menu->actions())
                if (action->text() == entry && action->isEnabled())
                    menu->setActiveAction(action);
            const bool found = menu->activeAction();
            QTest::keyClick(menu, found ? Qt::Key_Return : Qt::Key_Escape);
            QVERIFY2(found, qPrintable(entry));
        });
        const QPoint place = widget->rect().center();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, place, widget->mapToGlobal(place));
        QApplication::sendEvent(widget, &event);
        QTRY_VERIFY(done);
    }
    void clickNode(NodeId node) {
        QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {},
                          placed({node, {}}).board.center().toPoint());
    }
};

} // namespace yomi::ui::inspector
