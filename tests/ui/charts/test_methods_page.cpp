// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/stopped.h"
#include "ui/charts/bar_panel.h"
#include "ui/charts/methods_page.h"
#include "ui/charts/plot_view.h"
#include "ui/common/table_view.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <stdexcept>

using namespace yomi;
using namespace yomi::ui;

namespace {

QString text(const char* utf8) {
    return QString::fromUtf8(utf8);
}

QList<MethodColumn> columns() {
    return {{{text("nodes"), text("Calls of the function."), Unit::Count}, true},
            {{text("time"), text("Median of the runs."), Unit::Seconds}, true},
            {{text("error"), text("Distance from the exact value."), Unit::Number}, false}};
}

Method counting(const char* name, double nodes, std::atomic<int>& runs) {
    return {text(name), text(name), [nodes, &runs](const std::stop_token&) -> QVariantList {
                ++runs;
                return {nodes, nodes * 1e-8, 0.0};
            }};
}

Method endless(const char* name) {
    return {text(name), {}, [](const std::stop_token& stop) -> QVariantList {
                for (;;)
                    throwIfStopped(stop);
            }};
}

Method refused(const char* name) {
    return {text(name), {}, [](const std::stop_token&) -> QVariantList {
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
        m_page = std::make_unique<MethodsPage>(text("Methods"), text("Two sentences."), columns());
        m_page->resize(900, 400);
        m_page->show();
    }
    void cleanup() { m_page.reset(); }

    void runsRowByRow() {
        m_page->setMethods({counting("Plain", 11765451, m_runs), refused("Exact"),
                            counting("Clocks", 46, m_runs)});
        QCOMPARE(state(0), text("not run"));
        QSignalSpy finished(m_page.get(), &MethodsPage::finished);
        m_page->run();
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(cell(0, 1), text("11,765,451"));
        QCOMPARE(cell(2, 2), text("460 ns"));
        QCOMPARE(state(0), text("done"));
        QCOMPARE(state(1), text("refused"));
        QCOMPARE(cell(1, 1), text("–"));
        bool told = false;
        for (const QLabel* label : m_page->findChildren<QLabel*>())
            told =
                told || (label->isVisible() &&
                         label->text() == text("Exact: Exact fractions end at 2,000,000 states."));
        QVERIFY(told);
        const BarPanel* nodes = m_page->charts().first();
        QCOMPARE(nodes->title(), text("Nodes, log scale"));
        QCOMPARE(nodes->bars()[0].value, 11765451.0);
        QVERIFY(std::isnan(nodes->bars()[1].value));
    }

    void rowsAppearWhileOthersRun() {
        m_page->setMethods(
            {counting("Clocks", 46, m_runs), endless("Plain"), counting("Later", 1, m_runs)});
        m_page->run();
        QTRY_COMPARE(cell(0, 1), text("46"));
        QCOMPARE(state(1), text("running…"));
        QCOMPARE(state(2), text("waiting"));
        QVERIFY(m_page->isRunning());
        auto buttons = m_page->findChildren<QPushButton*>();
        const auto stop = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* b) {
            return b->text() == text("Stop");
        });
        QTest::mouseClick(*stop, Qt::LeftButton);
        QVERIFY(!m_page->isRunning());
        QCOMPARE(cell(0, 1), text("46"));
        QCOMPARE(state(1), text("not run"));
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
        QTRY_COMPARE(cell(1, 1), text("46"));
        QCOMPARE(cell(0, 1), text("11,765,451"));
        QCOMPARE(cell(1, 2), text("–"));
        QCOMPARE(state(1), text("waiting"));
        QCOMPARE(m_page->charts().first()->bars()[1].value, 46.0);
        m_page->stop();
        QCOMPARE(cell(1, 1), text("46"));
        QCOMPARE(m_runs.load(), 0);
    }

    void rowsOfOneKeyKeepTheirResults() {
        m_page->setMethods({counting("Plain", 100, m_runs), counting("Clocks", 46, m_runs)});
        m_page->run();
        QTRY_COMPARE(m_runs.load(), 2);
        QTRY_VERIFY(!m_page->isRunning());
        m_page->setMethods({counting("Clocks", 46, m_runs), counting("Pruned", 50, m_runs)});
        QCOMPARE(cell(0, 1), text("46"));
        QCOMPARE(state(1), text("not run"));
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
        QTRY_COMPARE(state(0), text("running…"));
        m_page.reset();
    }
};

QTEST_MAIN(TestMethodsPage)
#include "test_methods_page.moc"
