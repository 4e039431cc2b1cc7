// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/games/page_screen.h"
#include "tests/waiting.h"
#include "ui/common/controls.h"
#include "ui/games/two_runs_page.h"
#include "ui/inspector/event_panel.h"
#include "ui/inspector/recorded_run.h"
#include "ui/tictactoe/face.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QHeaderView>
#include <QTreeView>

using namespace yomi::ui;
using namespace yomi::ui::games;
using namespace yomi::ui::tictactoe;

namespace {

/// A shown workspace that compares the runs of 1175 and 545 nodes.
struct TwoRunsScreen : PageScreen<TwoRunsPage> {
    QTreeView* view = page->findChild<QTreeView*>();

    TwoRunsScreen()
        : PageScreen(Qt::Key_5, nlohmann::json::parse(R"({"position": ".........",
            "searches": [{"table": true}, {"algorithm": "pvs", "iterative": true},
                         {"algorithm": "minimax"}],
            "view": {"other": 1}})")) {}

    QString counts() const {
        QString text = label("twoRunsCounts");
        return text.remove(QStringLiteral("<b>")).remove(QStringLiteral("</b>"));
    }
    const TwoRunsModel& model() const { return *qobject_cast<TwoRunsModel*>(view->model()); }
    QString current(int column) const {
        return view->currentIndex().siblingAtColumn(column).data().toString();
    }
    QString eventTitle() const { return workspace.findChild<EventPanel*>()->title(); }
};

const QString firstCounts =
    QStringLiteral("Both visit 92 lines of moves, only A 1,083, only B 453.");

} // namespace

class TestTwoRuns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Choosing A for B, or B for A, exchanges them; a single search cannot be compared.
    void neverComparesASearchWithItself() {
        TwoRunsScreen screen;
        QTRY_COMPARE(screen.counts(), firstCounts);
        QComboBox* b = screen.box("Search B");
        b->setFocus();
        QTest::keyClick(b, Qt::Key_Up); // A's
        QCOMPARE(screen.document.view().search, std::size_t{1});
        QCOMPARE(screen.document.view().other, std::size_t{0});
        QTRY_COMPARE(screen.counts(),
                     QStringLiteral("Both visit 92 lines of moves, only A 453, only B 1,083."));
        screen.document.replaceSearches({screen.document.shownSearch()}, {});
        QTRY_VERIFY2(screen.counts().contains(QStringLiteral("no other search")),
                     qPrintable(screen.counts()));
        screen.document.addSearch(screen.document.shownSearch()); // the same search again
        QVERIFY(screen.counts().contains(QStringLiteral("no other search")));
    }

    void countsWhatEachVisits() {
        const TwoRunsScreen screen;
        QTRY_COMPARE(screen.counts(), firstCounts); // 92 + 1083 = 1175, 92 + 453 = 545
        QCOMPARE(screen.model().rowCount(), 9);
        const QModelIndex first = screen.model().index(0, 0);
        QCOMPARE(first.data().toString(), QStringLiteral("top left  o........"));
        QCOMPARE(first.siblingAtColumn(TwoRunsModel::Visited).data().toString(),
                 QStringLiteral("A and B"));
        QCOMPARE(first.siblingAtColumn(TwoRunsModel::OnlyA).data().toString(),
                 QStringLiteral("682"));
        QCOMPARE(first.siblingAtColumn(TwoRunsModel::OnlyB).data().toString(),
                 QStringLiteral("220"));
    }

    void everyTitleIsReadableInANarrowWindow() {
        TwoRunsScreen screen;
        screen.workspace.resize(890, 490);
        QTRY_COMPARE(screen.counts(), firstCounts);
        const QHeaderView* header = screen.view->header();
        for (int column = 0; column < header->count(); ++column)
            QVERIFY(header->sectionSize(column) >= header->sectionSizeHint(column));
        for (int row = 0; row < 9; ++row)
            for (int column = 1; column < header->count(); ++column) {
                const QModelIndex cell = screen.model().index(row, column);
                QVERIFY(screen.view->visualRect(cell).width() >=
                        screen.view->fontMetrics().horizontalAdvance(cell.data().toString()));
            }
    }

    void saysWhyOneDoesNotGoThere() {
        TwoRunsScreen screen;
        QTRY_COMPARE(screen.counts(), firstCounts);
        QCOMPARE(screen.current(TwoRunsModel::MoveAndBoard),
                 QStringLiteral("top right  oxo......"));
        QCOMPARE(screen.current(TwoRunsModel::Visited), QStringLiteral("only A"));
        QCOMPARE(screen.current(TwoRunsModel::InA), QStringLiteral("0"));
        QCOMPARE(screen.current(TwoRunsModel::InB), QStringLiteral("table answered"));
        QTest::keyClick(screen.view, Qt::Key_Right);
        QTest::keyClick(screen.view, Qt::Key_Down);
        QCOMPARE(screen.current(TwoRunsModel::InB), QStringLiteral("–"));
    }

    void goesFromDifferenceToDifference() {
        TwoRunsScreen screen;
        QTRY_COMPARE(screen.counts(), firstCounts);
        const QString first = screen.current(TwoRunsModel::MoveAndBoard);
        screen.view->setFocus();
        QTest::keyClick(screen.view, Qt::Key_N);
        const QString second = screen.current(TwoRunsModel::MoveAndBoard);
        QCOMPARE(second, QStringLiteral("left  ox.o....."));
        QTest::keyClick(screen.view, Qt::Key_N, Qt::ShiftModifier);
        QCOMPARE(screen.current(TwoRunsModel::MoveAndBoard), first);
        screen.box("Search B")->setFocus();
        QTest::keyClick(screen.box("Search B"), Qt::Key_N);
        QCOMPARE(screen.current(TwoRunsModel::MoveAndBoard), second);
        QTest::keyClick(screen.box("Search B"), Qt::Key_P);
        QCOMPARE(screen.current(TwoRunsModel::MoveAndBoard), first);
        for (auto* button : screen.page->findChildren<CommandButton*>())
            if (button->text() == QStringLiteral("Next"))
                QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(screen.current(TwoRunsModel::MoveAndBoard), second);
    }

    void hidesWhatIsTheSame() {
        TwoRunsScreen screen;
        QTRY_COMPARE(screen.counts(), firstCounts);
        const QModelIndex top = screen.model().index(0, 0);
        QCOMPARE(screen.model().rowCount(top), 8);
        QTest::mouseClick(screen.page->findChild<QCheckBox*>(), Qt::LeftButton, {}, QPoint(8, 10));
        QCOMPARE(screen.model().rowCount(screen.model().index(0, 0)), 6);
        for (int row = 0; row < screen.model().rowCount(); ++row) {
            const QModelIndex index = screen.model().index(row, 0);
            QVERIFY(screen.model().runs()->tree.nodes[screen.model().node(index)].shares.differ());
        }
    }

    void opensARowInTheInspector() {
        TwoRunsScreen screen;
        QTRY_COMPARE(screen.counts(), firstCounts);
        screen.view->setFocus();
        QTest::keyClick(screen.view, Qt::Key_Return);
        QVERIFY(screen.document.view().page == "tree");
        QCOMPARE(screen.document.view().search, std::size_t{0});
        const Trace& a = screen.model().runs()->a;
        const Event event = a.events[screen.document.view().event];
        QVERIFY(event.kind() == EventKind::Enter);
        QCOMPARE(boardOf(a, std::optional(event.node())), std::string("oxo......"));
        QTRY_VERIFY(screen.eventTitle().endsWith(QStringLiteral("of 5,571")));
    }

    void opensWhatOnlyBVisitsInB() {
        TwoRunsScreen screen;
        QTRY_COMPARE(screen.counts(), firstCounts);
        screen.view->setFocus();
        while (screen.current(TwoRunsModel::Visited) != QStringLiteral("only B"))
            QTest::keyClick(screen.view, Qt::Key_N);
        QTest::keyClick(screen.view, Qt::Key_Return);
        QCOMPARE(screen.document.view().search, std::size_t{1}); // B is shown
        QCOMPARE(screen.document.view().other, std::size_t{0});
        QTRY_VERIFY(screen.eventTitle().endsWith(QStringLiteral("of 12,599")));
        QVERIFY(screen.eventTitle() != QStringLiteral("Event 1 of 12,599"));
    }

    void followsChoicesAndPosition() {
        TwoRunsScreen screen;
        QTRY_COMPARE(screen.counts(), firstCounts);
        screen.box("Search B")->setFocus();
        QTest::keyClick(screen.box("Search B"), Qt::Key_Down);
        QTRY_COMPARE(screen.counts(),
                     QStringLiteral("Both visit 1,175 lines of moves, only A 0, only B 548,770."));
        QTest::keyClick(screen.box("Search B"), Qt::Key_Home); // A's: they are exchanged
        QTRY_COMPARE(screen.counts(),
                     QStringLiteral("Both visit 1,175 lines of moves, only A 548,770, only B 0."));
        QVERIFY(screen.workspace.pasteText(QStringLiteral("ooo.xx...")).isEmpty());
        QCOMPARE(screen.counts(),
                 QStringLiteral("The game is over: O has won. There is nothing to search."));
        QVERIFY(!screen.view->isVisible());
    }

    void isAGoodModel() {
        Settings depthThree, depthTwo;
        depthThree.depth = 3;
        depthTwo.depth = 2;
        TwoRunsModel model;
        const QAbstractItemModelTester tester(&model);
        const yomi::tictactoe::Position empty;
        model.setRuns(std::make_shared<const TwoRuns>(
            mergedRuns(recordPosition(empty, depthThree).trace,
                       recordPosition(empty, depthTwo).trace, yomi::ui::tictactoe::face(), {})));
        model.setDifferencesOnly(true);
        model.setDifferencesOnly(false);
        const std::optional<NodeId> first = model.difference({}, true);
        QCOMPARE(model.indexOf(*first).siblingAtColumn(TwoRunsModel::InB).data().toString(),
                 QStringLiteral("depth limit"));
        model.setRuns(nullptr);
    }
};

YOMI_TESTS(TestTwoRuns)
#include "test_two_runs.moc"
