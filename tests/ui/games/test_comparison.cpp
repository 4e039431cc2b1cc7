// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/games/page_screen.h"
#include "tests/waiting.h"
#include "ui/charts/bar_panel.h"
#include "ui/charts/methods_page.h"
#include "ui/common/controls.h"
#include "ui/common/table_view.h"
#include "ui/games/comparison_page.h"

#include <QCategoryAxis>
#include <QChartView>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>

#include <cmath>
#include <limits>

using namespace yomi::ui;
using namespace yomi::ui::games;
using namespace yomi::ui::tictactoe;

namespace {

/// A shown workspace on its second page, over a document of three searches.
struct ComparisonScreen : PageScreen<ComparisonPage> {
    Pages* pages = workspace.findChild<Pages*>();
    TableView* view = page->findChild<TableView*>();

    explicit ComparisonScreen(
        const char* body = R"({"position": ".........", "searches": [{"table": true},
            {"algorithm": "pvs"}, {"algorithm": "pvs", "iterative": true}]})")
        : PageScreen(Qt::Key_4, nlohmann::json::parse(body)) {}

    const ValueTable& table() const { return page->methods().table(); }
    QString cell(int row, const char* title) const {
        for (int column = 0; column < table().columnCount(); ++column)
            if (table().headerData(column, Qt::Horizontal).toString() == QLatin1String(title))
                return table().index(row, column).data().toString();
        return QStringLiteral("no such column");
    }
    QStringList column(const char* title) const {
        QStringList cells;
        for (int row = 0; row < table().rowCount(); ++row)
            cells << cell(row, title);
        return cells;
    }
    QPoint rowCenter(int row) const {
        return view->visualRect(view->model()->index(row, 1)).center();
    }
    void clickRow(int row) {
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, rowCenter(row));
    }
    std::size_t shown() const { return document.view().search; }
};

QStringList texts(std::initializer_list<const char*> list) {
    QStringList all;
    for (const char* text : list)
        all << QString::fromUtf8(text);
    return all;
}

} // namespace

class TestComparison : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comparesTheSearchesOfTheDocument() {
        const ComparisonScreen screen;
        QVERIFY(screen.document.view().page == "compare");
        QTRY_COMPARE(screen.column("state"), texts({"done", "done", "done"}));
        QCOMPARE(screen.column("method"),
                 texts({"Alpha-beta + table", "PVS", "PVS iterative, ordered"}));
        QCOMPARE(screen.column("nodes"), texts({"1,175", "1,165", "545"}));
        QCOMPARE(screen.column("all nodes"), texts({"1,175", "1,165", "2,663"}));
        QCOMPARE(screen.column("cutoffs"), texts({"345", "375", "213"}));
        for (const char* counted : {"cuts", "pruned"})
            QVERIFY(!screen.column(counted).contains(QStringLiteral("–")));
        // From yomi-cli search --json: firstMoveCuts of cuts.
        QCOMPARE(screen.column("first-move cuts"), texts({"66.18 %", "64.19 %", "100 %"}));
        QCOMPARE(screen.column("re-searches").first(), QStringLiteral("–"));
        QCOMPARE(screen.column("value"), texts({"0", "0", "0"}));
        QCOMPARE(screen.column("best"), texts({"all moves", "all moves", "all moves"}));
        for (const char* timed : {"time", "spread", "time per node"})
            QVERIFY(!screen.column(timed).contains(QStringLiteral("–")));
        const QList<BarPanel*> charts = screen.page->methods().charts();
        QCOMPARE(charts.size(), 2);
        QCOMPARE(charts[0]->bars()[2].value, 2663.0); // the nodes for the time next to it
        QVERIFY(charts[1]->bars()[0].value > 0);
    }

    void theRowIsTheSearchShown() {
        ComparisonScreen screen;
        screen.clickRow(2);
        QCOMPARE(screen.shown(), std::size_t{2});
        QTest::keyClick(screen.view, Qt::Key_Up);
        QCOMPARE(screen.shown(), std::size_t{1});
        screen.document.showSearch(0);
        QCOMPARE(screen.view->currentRow(), 0);
        QTest::keyClick(screen.view, Qt::Key_Return);
        QVERIFY(screen.document.view().page == "tree");
        QVERIFY(!screen.page->isVisible());
    }

    void editsARowAtTheLeft() {
        ComparisonScreen screen;
        screen.clickRow(1);
        QComboBox* table = screen.box("Table");
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Down);
        QCOMPARE(screen.cell(1, "method"), QStringLiteral("PVS · one entry per symmetry class"));
        QTRY_COMPARE(screen.column("state"), texts({"done", "done", "done"}));
        screen.document.undoStack().undo();
        QCOMPARE(screen.cell(1, "method"), QStringLiteral("PVS"));
        QTRY_COMPARE(screen.cell(1, "nodes"), QStringLiteral("1,165"));
    }

    void addsAndRemovesRows() {
        ComparisonScreen screen;
        screen.clickRow(1);
        screen.click("Add row");
        QCOMPARE(screen.column("method"),
                 texts({"Alpha-beta + table", "PVS", "PVS iterative, ordered", "PVS"}));
        QCOMPARE(screen.shown(), std::size_t{3});
        QTRY_COMPARE(screen.cell(3, "nodes"), QStringLiteral("1,165"));
        screen.view->setFocus();
        QTest::keyClick(screen.view, Qt::Key_Delete);
        QCOMPARE(screen.table().rowCount(), 3);
        QTest::keyClick(screen.view, Qt::Key_Insert);
        QCOMPARE(screen.table().rowCount(), 4);
        while (screen.table().rowCount() > 1)
            screen.click("Remove row");
        QVERIFY(!screen.button("Remove row")->isEnabled());
        screen.document.undoStack().undo();
        QCOMPARE(screen.table().rowCount(), 2);
        QVERIFY(screen.button("Remove row")->isEnabled());
    }

    void setsReplaceTheRows() {
        ComparisonScreen screen;
        QMenu* menu = screen.page->findChild<QMenu*>();
        QTest::mouseClick(screen.button("Presets"), Qt::LeftButton);
        QTRY_VERIFY(menu->isVisible());
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QCOMPARE(screen.column("method"),
                 texts({"Alpha-beta + table · record, copy", "Alpha-beta + table · record",
                        "Alpha-beta + table · copy", "Alpha-beta + table",
                        "PVS iterative, ordered · record, copy", "PVS iterative, ordered · record",
                        "PVS iterative, ordered · record, unmake each",
                        "PVS iterative, ordered · copy", "PVS iterative, ordered"}));
        QCOMPARE(screen.view->currentRow(), 3); // the previous search
        QTRY_COMPARE(screen.column("nodes"), texts({"1,175", "1,175", "1,175", "1,175", "545",
                                                    "545", "545", "545", "545"}));
        for (const BarPanel* chart : screen.page->methods().charts())
            QTRY_COMPARE(chart->highlighted(), 3);
        screen.document.undoStack().undo();
        QCOMPARE(screen.table().rowCount(), 3);
    }

    /// The axes fit the current bars, not previous ones.
    void axesFitTheBars() {
        ComparisonScreen screen;
        const auto misfit = [&screen] {
            for (const BarPanel* chart : screen.page->methods().charts()) {
                double least = std::numeric_limits<double>::max(), most = 0;
                for (const Bar& bar : chart->bars())
                    if (bar.value > 0) { // not the waiting ones
                        least = std::min(least, std::log10(bar.value));
                        most = std::max(most, bar.value);
                    }
                auto* axis = qobject_cast<QCategoryAxis*>(
                    chart->findChild<QChartView*>()->chart()->axes(Qt::Horizontal)[0]);
                const bool fits =
                    axis->min() == std::floor(least) - 0.2 &&
                    axis->max() == std::ceil(std::log10(most)) &&
                    axis->categoriesLabels().size() == qRound(axis->max() - std::floor(least)) + 1;
                if (most > 0 && !fits)
                    return QStringLiteral("%1 to %2, shown from %3 to %4")
                        .arg(least)
                        .arg(std::log10(most))
                        .arg(axis->min())
                        .arg(axis->max());
            }
            return QString();
        };
        const auto runs = [&](int rows) {
            bool goesOn = true;
            while (goesOn) {
                goesOn = screen.page->methods().isRunning();
                QCOMPARE(misfit(), QString());
                QTest::qWait(5);
            }
            QCOMPARE(screen.table().rowCount(), rows);
        };
        runs(3);
        QAction* allAlgorithms = screen.page->findChild<QMenu*>()->actions().last();
        allAlgorithms->trigger();
        runs(6);
        screen.document.undoStack().undo();
        runs(3);
        allAlgorithms->trigger();
        screen.workspace.resize(760, 520);
        runs(6);
    }

    void countsComeBeforeTimes() {
        // Timing minimax on copied record boards takes long; the counts of the next row do not.
        ComparisonScreen screen(R"({"position": ".........", "searches": [
            {"algorithm": "minimax", "board": "record", "update": "copy"}, {"table": true}]})");
        QTRY_COMPARE(screen.column("nodes"), texts({"549,945", "1,175"}));
        QCOMPARE(screen.cell(1, "time"), QStringLiteral("–"));
        QCOMPARE(screen.cell(1, "state"), QStringLiteral("waiting"));
        screen.click("Stop");
        QVERIFY(!screen.page->methods().isRunning());
        QCOMPARE(screen.column("nodes"), texts({"549,945", "1,175"}));
        QCOMPARE(screen.column("state"), texts({"not run", "not run"}));
        screen.click("Run again");
        QVERIFY(screen.page->methods().isRunning());
    }

    void followsThePosition() {
        ComparisonScreen screen;
        QVERIFY(screen.workspace.pasteText(QStringLiteral("oo.xx....")).isEmpty());
        QTRY_COMPARE(screen.cell(0, "value"), QStringLiteral("300"));
        QCOMPARE(screen.cell(0, "best"), QStringLiteral("top right"));
        QVERIFY(screen.workspace.pasteText(QStringLiteral("ooo.xx...")).isEmpty());
        QVERIFY(!screen.page->methods().isRunning());
        QCOMPARE(screen.column("nodes"), texts({"–", "–", "–"}));
        bool told = false;
        for (const QLabel* label : screen.page->findChildren<QLabel*>())
            told = told || label->text().startsWith(QStringLiteral("The game is over: O has won."));
        QVERIFY(told);
    }

    void copiesTheTable() {
        ComparisonScreen screen;
        QTRY_COMPARE(screen.column("state"), texts({"done", "done", "done"}));
        screen.view->clearSelection();
        screen.view->setFocus();
        QTest::keyClick(screen.view, Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
        QVERIFY(lines[0].startsWith(QStringLiteral("method\tvalue\tbest\tnodes\tall nodes")));
        QVERIFY(lines[3].startsWith(QStringLiteral("PVS iterative, ordered\t0\t")));
        QVERIFY(lines[3].contains(QStringLiteral("\t545\t2663\t121\t")));
    }
};

YOMI_TESTS(TestComparison)
#include "test_comparison.moc"
