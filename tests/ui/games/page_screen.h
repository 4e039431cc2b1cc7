// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/waiting.h"
#include "ui/tictactoe/tictactoe_document.h"
#include "ui/tictactoe/tictactoe_workspace.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>

namespace yomi::ui::games {

using tictactoe::TicTacToeDocument;
using tictactoe::TicTacToeWorkspace;

/// A shown workspace on the page of Alt and a digit.
template <class PageWidget>
struct PageScreen {
    TicTacToeDocument document;
    TicTacToeWorkspace workspace{document};
    PageWidget* page = workspace.findChild<PageWidget*>();

    PageScreen(Qt::Key digit, const nlohmann::json& body) {
        document.load(body);
        workspace.resize(1280, 714);
        workspace.show();
        workspace.activateWindow();
        [this] {
            QVERIFY(QTest::qWaitForWindowActive(&workspace, yomi::longestWait));
        }();
        QTest::keyClick(&workspace, digit, Qt::AltModifier);
    }

    QString label(const char* name) const {
        return page->template findChild<QLabel*>(QLatin1String(name))->text();
    }
    QAbstractButton* button(const char* text) const {
        for (QAbstractButton* each : page->template findChildren<QAbstractButton*>())
            if (each->text() == QString::fromUtf8(text))
                return each;
        return nullptr;
    }
    QComboBox* box(const char* name) const {
        for (QComboBox* each : workspace.findChildren<QComboBox*>())
            if (each->accessibleName() == QLatin1String(name))
                return each;
        return nullptr;
    }
    void click(const char* text) const { QTest::mouseClick(button(text), Qt::LeftButton); }
};

} // namespace yomi::ui::games
