// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/games/page_screen.h"
#include "tests/waiting.h"
#include "ui/charts/line_panel.h"
#include "ui/common/table_view.h"
#include "ui/common/value_table.h"
#include "ui/tictactoe/updates_page.h"

#include <QHeaderView>

using namespace yomi::ui;
using namespace yomi::ui::games;
using namespace yomi::ui::tictactoe;

namespace {

/// A shown workspace on the page of the article's measurements.
struct UpdatesScreen : PageScreen<UpdatesPage> {
    UpdatesScreen()
        : PageScreen(Qt::Key_8, {{"position", "........."}}) {}

    QString conclusion() const { return label("updatesConclusion"); }
};

} // namespace

class TestUpdatesPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void measuresCostsByPlyAndGains() {
        const UpdatesScreen screen;
        QVERIFY(screen.document.view().page == "updates");
        QTRY_COMPARE(screen.page->costs().rowCount(), 9);
        QTRY_COMPARE(screen.page->gains().rowCount(), 3);
        QCOMPARE(screen.page->costs().index(8, 0).data().toString(), QStringLiteral("8"));
        const auto nodes = [&](int row) {
            return screen.page->gains().index(row, 1).data().toString();
        };
        QCOMPARE(nodes(0), QStringLiteral("1,175"));
        QCOMPARE(nodes(1), QStringLiteral("545"));
        QCOMPARE(nodes(2), QStringLiteral("545"));
        QCOMPARE(screen.page->findChild<LinePanel*>()->lines().size(), 3);
        QVERIFY(screen.conclusion().contains(QStringLiteral("on a node")));
    }

    void everyTitleIsReadableInANarrowWindow() {
        UpdatesScreen screen;
        screen.workspace.resize(890, 490);
        QTRY_COMPARE(screen.page->costs().rowCount(), 9);
        for (const TableView* table : screen.page->findChildren<TableView*>()) {
            const QHeaderView* header = table->horizontalHeader();
            for (int column = 0; column < header->count(); ++column)
                QVERIFY2(header->sectionSize(column) >= header->sectionSizeHint(column),
                         qPrintable(table->accessibleName()));
        }
    }

    void stopsAndMeasuresAgain() {
        const UpdatesScreen screen;
        QTRY_VERIFY(screen.button("Stop")->isVisible());
        QTest::mouseClick(screen.button("Stop"), Qt::LeftButton);
        QCOMPARE(screen.conclusion(), QStringLiteral("The measurement was stopped."));
        QTRY_VERIFY(screen.button("Measure again")->isEnabled());
        QTest::mouseClick(screen.button("Measure again"), Qt::LeftButton);
        QVERIFY(screen.button("Stop")->isVisible());
    }
};

YOMI_TESTS(TestUpdatesPage)
#include "test_updates_page.moc"
