// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/stopped.h"
#include "tests/run_tests.h"
#include "tests/waiting.h"
#include "ui/charts/bar_panel.h"
#include "ui/charts/labels.h"
#include "ui/charts/methods_page.h"
#include "ui/charts/plot_view.h"
#include "ui/common/table_view.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>

#include <atomic>
#include <stdexcept>

using namespace Qt::StringLiterals;
using namespace yomi;
using namespace yomi::ui;

namespace {

QList<MethodColumn> columns() {
    return {{{u"nodes"_s, u"Calls of the function."_s, Unit::Count}, true},
            {{u"time"_s, u"Median of the runs."_s, Unit::Seconds}, true},
            {{u"error"_s, u"Distance from the exact value."_s, Unit::Number}, false}};
}

Method counting(const char* name, double nodes, std::atomic<int>& runs) {
    return {QString::fromUtf8(name), QString::fromUtf8(name),
            [nodes, &runs](const std::stop_token&) -> QVariantList {
                ++runs;
                return {nodes, nodes * 1e-8, 0.0};
            }};
}

Method endless(const char* name) {
    return {QString::fromUtf8(name), {}, [](const std::stop_token& stop) -> QVariantList {
                for (;;)
                    throwIfStopped(stop);
            }};
}

Method refused(const char* name) {
    return {QString::fromUtf8(name), {}, [](const std::stop_token&) -> QVariantList {
                throw std::invalid_argument("Exact fractions end at 2,000,000 states.");
            }};
}

} // namespace

class TestMethodsPage : public QObject {
    Q_OBJECT

    std::atomic<int> m_runs = 0;
    std::unique_ptr<MethodsPage> m_page;

    QString cell(int row, int column) const {
        return m_page->table().index(row, column).data().toString();
    }
    QString state(int row) const { return cell(row, m_page->table().columnCount() - 1); }

private Q_SLOTS:
    void init() {
        m_runs = 0;
        m_page = std::make_unique<MethodsPage>(u"Methods"_s, u"Two sentences."_s, columns());
        m_page->resize(900, 400);
        m_page->show();
    }
    void cleanup() { m_page.reset(); }

    void runsRowByRow() {
        m_page->setMethods({counting("Plain", 11765451, m_runs), refused("Exact"),
                            counting("Clocks", 46, m_runs)});
        QCOMPARE(state(0), u"not run"_s);
        QSignalSpy finished(m_page.get(), &MethodsPage::finished);
        m_page->run();
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(cell(0, 1), u"11,765,451"_s);
        QCOMPARE(cell(2, 2), u"460 ns"_s);
        QCOMPARE(state(0), u"done"_s);
        QCOMPARE(state(1), u"refused"_s);
        QCOMPARE(cell(1, 1), u"–"_s);
        bool told = false;
        for (const QLabel* label : m_page->findChildren<QLabel*>())
            told = told || (label->isVisible() &&
                            label->text() == u"Exact: Exact fractions end at 2,000,000 states."_s);
        QVERIFY(told);
        const BarPanel* nodes = m_page->charts().first();
        QCOMPARE(nodes->title(), u"Nodes, log scale"_s);
        QCOMPARE(nodes->bars()[0].value, 11765451.0);
        QVERIFY(std::isnan(nodes->bars()[1].value));
    }

    /// A long name causes no horizontal scrolling.
    void longNamesGiveWay() {
        m_page->setMethods({counting("Alpha-beta with a table of eight images on the record board, "
                                     "copied, and with iterative deepening",
                                     7, m_runs)});
        m_page->run();
        QTRY_COMPARE(state(0), u"done"_s);
        QTRY_COMPARE(m_page->view()->horizontalScrollBar()->maximum(), 0);
        QVERIFY(m_page->view()->columnWidth(0) >= 120);
    }

    /// Charts below a table ask for the height of all their rows; the page around them scrolls.
    void everyBarHasRoomForItsName() {
        m_page->setChartsBelow();
        QList<Method> methods;
        for (const char* name : {"A", "B", "C", "D", "E", "F", "G"})
            methods << counting(name, 7, m_runs);
        m_page->setMethods(methods);
        m_page->run();
        QTRY_COMPARE(state(6), u"done"_s);
        m_page->resize(m_page->minimumSizeHint());
        for (const BarPanel* chart : m_page->charts())
            QTRY_VERIFY(chart->findChild<PlotView*>()->height() >= 7 * readableRow());
    }

    /// The bars shrink for columns that would be cut off.
    void everyColumnIsSeen() {
        const Method wide{u"Simulation"_s, u"Simulation"_s,
                          [](const std::stop_token&) -> QVariantList {
                              return {1000000.0, 0.001, 0.000123456};
                          }};
        auto all = columns();
        all.insert(2, {{u"first odds"_s, u"The first odds."_s, {}}, false});
        m_page = std::make_unique<MethodsPage>(u"Methods"_s, u"Two sentences."_s, all);
        m_page->resize(900, 400);
        m_page->show();
        Method odds = wide;
        odds.run = [](const std::stop_token&) -> QVariantList {
            return {1000000.0, 0.001, u"0.1209552756 (0.1203 to 0.1216)"_s, 0.000123456};
        };
        m_page->setMethods({odds, refused("Exact fractions")});
        m_page->run();
        QTRY_COMPARE(state(1), u"refused"_s);
        QTRY_COMPARE(m_page->view()->horizontalScrollBar()->maximum(), 0);
    }

    /// A column with only "done" leaves its room to the names.
    void theStateIsShownWhereItTellsSomething() {
        m_page->setMethods({counting("Plain", 7, m_runs), counting("Clocks", 46, m_runs)});
        const int column = m_page->table().columnCount() - 1;
        QVERIFY(!m_page->view()->isColumnHidden(column));
        m_page->run();
        QTRY_VERIFY(m_page->view()->isColumnHidden(column));
        m_page->setMethods({counting("Plain", 7, m_runs), refused("Exact")});
        m_page->run();
        QTRY_COMPARE(state(1), u"refused"_s);
        QVERIFY(!m_page->view()->isColumnHidden(column));
    }

    void rowsAppearWhileOthersRun() {
        m_page->setMethods(
            {counting("Clocks", 46, m_runs), endless("Plain"), counting("Later", 1, m_runs)});
        m_page->run();
        QTRY_COMPARE(cell(0, 1), u"46"_s);
        QCOMPARE(state(1), u"running…"_s);
        QCOMPARE(state(2), u"waiting"_s);
        QVERIFY(m_page->isRunning());
        auto buttons = m_page->findChildren<QPushButton*>();
        const auto stop = std::find_if(buttons.begin(), buttons.end(),
                                       [](const QPushButton* b) { return b->text() == u"Stop"_s; });
        QTest::mouseClick(*stop, Qt::LeftButton);
        QVERIFY(!m_page->isRunning());
        QCOMPARE(cell(0, 1), u"46"_s);
        QCOMPARE(state(1), u"not run"_s);
    }

    void previewsOfAllRowsComeFirst() {
        Method slow = endless("Plain");
        slow.preview = [](const std::stop_token&) -> QVariantList {
            return {11765451.0, QVariant(), QVariant()};
        };
        Method quick = counting("Clocks", 46, m_runs);
        quick.preview = [](const std::stop_token&) -> QVariantList {
            return {46.0, QVariant(), QVariant()};
        };
        m_page->setMethods({slow, quick});
        m_page->run();
        QTRY_COMPARE(cell(1, 1), u"46"_s);
        QCOMPARE(cell(0, 1), u"11,765,451"_s);
        QCOMPARE(cell(1, 2), u"–"_s);
        QCOMPARE(state(1), u"waiting"_s);
        QCOMPARE(m_page->charts().first()->bars()[1].value, 46.0);
        m_page->stop();
        QCOMPARE(cell(1, 1), u"46"_s);
        QCOMPARE(m_runs.load(), 0);
    }

    void rowsOfOneKeyKeepTheirResults() {
        m_page->setMethods({counting("Plain", 100, m_runs), counting("Clocks", 46, m_runs)});
        m_page->run();
        QTRY_COMPARE(m_runs.load(), 2);
        QTRY_VERIFY(!m_page->isRunning());
        m_page->setMethods({counting("Clocks", 46, m_runs), counting("Pruned", 50, m_runs)});
        QCOMPARE(cell(0, 1), u"46"_s);
        QCOMPARE(state(1), u"not run"_s);
        m_page->run();
        QTRY_VERIFY(!m_page->isRunning());
        QCOMPARE(m_runs.load(), 3);
        m_page->runAgain();
        QTRY_VERIFY(!m_page->isRunning());
        QCOMPARE(m_runs.load(), 5);
        QVERIFY(m_page->charts().first()->emptyText().isEmpty());
        m_page->setMethods({counting("Carried", 60, m_runs)});
        QVERIFY(!m_page->charts().first()->emptyText().isEmpty());
    }

    void rowsAndBarsLightEachOther() {
        m_page->setMethods({counting("Plain", 100, m_runs), counting("Clocks", 46, m_runs)});
        m_page->run();
        QTRY_VERIFY(!m_page->isRunning());
        QSignalSpy current(m_page.get(), &MethodsPage::currentRowChanged);
        TableView* view = m_page->view();
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                          view->visualRect(view->model()->index(1, 0)).center());
        QCOMPARE(current.takeLast().first().toInt(), 1);
        QCOMPARE(m_page->charts().last()->highlighted(), 1);
        auto* plot = m_page->charts().first()->findChild<PlotView*>();
        QTest::keyClick(plot, Qt::Key_Up);
        QCOMPARE(m_page->charts().last()->highlighted(), 0);
        QTest::keyClick(plot, Qt::Key_Return);
        QCOMPARE(view->currentRow(), 0);
    }

    void goesWhileARowRuns() {
        m_page->setMethods({endless("Plain")});
        m_page->run();
        QTRY_COMPARE(state(0), u"running…"_s);
        m_page.reset();
    }
};

YOMI_TESTS(TestMethodsPage)
#include "test_methods_page.moc"
