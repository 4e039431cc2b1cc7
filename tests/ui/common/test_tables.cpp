// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/dialogs.h"
#include "tests/waiting.h"
#include "ui/common/table_export.h"
#include "ui/common/table_view.h"
#include "ui/common/value_table.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace yomi::ui;

namespace {

QList<ValueColumn> columns() {
    return {{QStringLiteral("method"), QStringLiteral("How the answer is computed."), {}},
            {QStringLiteral("nodes"), QStringLiteral("Positions entered."), Unit::Count},
            {QStringLiteral("time"), QStringLiteral("Median of the runs."), Unit::Seconds}};
}

QList<QVariantList> rows() {
    return {{QStringLiteral("Minimax"), 549945, 3.71e-3},
            {QStringLiteral("Alpha-beta, \"table\""), 1175, 23.9e-6},
            {QStringLiteral("PVS"), QVariant(), 13.4e-6}};
}

} // namespace

class TestTables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theModelIsSound() {
        ValueTable table(columns());
        QAbstractItemModelTester tester(&table,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.setRows(rows());
        table.setRows({});
        table.setRows(rows());
    }

    void cellsAreShortAndTooltipsExact() {
        ValueTable table(columns());
        table.setRows(rows());
        const QModelIndex nodes = table.index(0, 1);
        QCOMPARE(nodes.data().toString(), QStringLiteral("549,945"));
        QCOMPARE(nodes.data(ValueRole).toInt(), 549945);
        QVERIFY(nodes.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight);
        QCOMPARE(table.index(1, 2).data().toString(), QStringLiteral("23.9 µs"));
        QCOMPARE(table.index(1, 2).data(Qt::ToolTipRole).toString(), QStringLiteral("2.39·10⁻⁵ s"));
        QVERIFY(!nodes.data(Qt::ToolTipRole).isValid()); // the cell shows all of it
        QCOMPARE(table.index(2, 1).data().toString(), QStringLiteral("–"));
        QCOMPARE(table.headerData(1, Qt::Horizontal, Qt::ToolTipRole).toString(),
                 QStringLiteral("Positions entered."));
        QVERIFY(table.headerData(1, Qt::Horizontal, Qt::TextAlignmentRole).toInt() &
                Qt::AlignRight);
    }

    void changedValuesKeepTheSelection() {
        ValueTable table(columns());
        table.setRows(rows());
        TableView view(&table, QStringLiteral("Methods"));
        view.setCurrentRow(1);
        QList<QVariantList> changed = rows();
        changed[1][1] = 1200;
        table.setRows(changed);
        QCOMPARE(view.currentRow(), 1);
    }

    void sortsByValueAndBack() {
        ValueTable table(columns());
        table.setRows(rows());
        TableView view(&table, QStringLiteral("Methods"));
        view.resize(500, 200);
        view.show();
        const auto first = [&] {
            return view.model()->index(0, 0).data().toString();
        };
        const auto clickHeader = [&] {
            const int x = view.columnViewportPosition(2) + view.columnWidth(2) / 2;
            QTest::mouseClick(view.horizontalHeader()->viewport(), Qt::LeftButton, {}, {x, 8});
        };
        QCOMPARE(first(), QStringLiteral("Minimax"));
        clickHeader();
        QCOMPARE(first(), QStringLiteral("PVS")); // 13.4 µs comes before 3.71 ms
        view.setCurrentRow(0);
        QCOMPARE(view.currentIndex().row(), 2);
        QCOMPARE(view.currentRow(), 0);
        clickHeader();
        QCOMPARE(first(), QStringLiteral("Minimax"));
        clickHeader();
        QCOMPARE(view.model()->index(1, 1).data(ValueRole).toInt(), 1175);
    }

    /// The best first where that is asked for, and what is no number last in either order.
    void sortsWordsLast() {
        QList<ValueColumn> highestFirst = columns();
        highestFirst[1].firstOrder = Qt::DescendingOrder;
        ValueTable table(highestFirst);
        table.setRows({{QStringLiteral("a"), 1, {}},
                       {QStringLiteral("b"), QStringLiteral("…"), {}},
                       {QStringLiteral("c"), {}, {}},
                       {QStringLiteral("d"), 3, {}}});
        TableView view(&table, QStringLiteral("Methods"));
        view.resize(500, 200);
        view.show();
        const auto order = [&] {
            QString names;
            for (int row = 0; row < 4; ++row)
                names += view.model()->index(row, 0).data().toString();
            return names;
        };
        const auto clickHeader = [&] {
            const int x = view.columnViewportPosition(1) + view.columnWidth(1) / 2;
            QTest::mouseClick(view.horizontalHeader()->viewport(), Qt::LeftButton, {}, {x, 8});
        };
        clickHeader();
        QVERIFY2(order().startsWith(QStringLiteral("da")), qPrintable(order()));
        clickHeader();
        QVERIFY2(order().startsWith(QStringLiteral("ad")), qPrintable(order()));
    }

    void tellsWhichRowThePersonChose() {
        ValueTable table(columns());
        table.setRows(rows());
        TableView view(&table, QStringLiteral("Methods"));
        view.resize(500, 200);
        view.show();
        QSignalSpy chosen(&view, &TableView::currentRowChanged);
        view.setFocus(Qt::TabFocusReason);
        QCOMPARE(chosen.count(), 0);
        QCOMPARE(view.currentRow(), -1);
        view.setCurrentRow(2);
        QCOMPARE(chosen.count(), 0);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                          view.visualRect(view.model()->index(1, 0)).center());
        QCOMPARE(chosen.takeFirst().first().toInt(), 1);
        QTest::keyClick(&view, Qt::Key_Up);
        QCOMPARE(chosen.takeFirst().first().toInt(), 0);
    }

    void copiesTheSelectionForASpreadsheet() {
        ValueTable table(columns());
        table.setRows(rows());
        TableView view(&table, QStringLiteral("Methods"));
        view.show();
        view.setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&view, yomi::longestWait));
        view.setCurrentRow(0);
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("method\tnodes\ttime (s)\nMinimax\t549945\t0.00371\n"));
    }

    /// A mean of measured times does not have seventeen digits; a count keeps all of its own.
    void copiesTwelveDigitsOfAMeasure() {
        ValueTable table(columns());
        table.setRows({{QStringLiteral("Minimax"), 4531985219092.0, 1.0052499999999985e-06}});
        TableView view(&table, QStringLiteral("Methods"));
        view.actions().front()->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("method\tnodes\ttime (s)\nMinimax\t4531985219092\t1.00525e-06\n"));
    }

    void rowsGrowWithTheFont() {
        ValueTable table(columns());
        table.setRows(rows());
        TableView view(&table, QStringLiteral("Methods"));
        QCOMPARE(view.rowHeight(0), 26);
        QFont large = view.font();
        large.setPixelSize(40);
        view.setFont(large);
        QVERIFY(view.rowHeight(0) > QFontMetrics(large).height());
        QVERIFY(view.sizeHint().height() > 3 * QFontMetrics(large).height());
    }

    void scrollsByWholeRows() {
        ValueTable table(columns());
        table.setRows(rows() + rows() + rows());
        TableView view(&table, QStringLiteral("Methods"));
        view.resize(500, 26 * 4 + 15);
        view.show();
        QCOMPARE(view.viewport()->height(), 26 * 3);
        view.scrollToBottom();
        QCOMPARE(view.rowAt(26 * 3 - 1), 8);
        QCOMPARE(view.rowViewportPosition(6), 0);
        view.resize(500, 26 * 10 + 15);
        QCOMPARE(view.viewport()->height(), 26 * 9 + 15);
        view.resize(500, view.minimumSizeHint().height());
        QCOMPARE(view.viewport()->height(), 26 * 2);
    }

    void aNarrowTableLeavesTheOptionalColumnOut() {
        ValueTable table(columns());
        table.setRows(rows());
        TableView view(&table, QStringLiteral("Methods"));
        view.stretchOrHideColumn(0);
        view.resize(500, 200);
        view.show();
        QVERIFY(!view.isColumnHidden(0));
        view.resize(160, 200);
        QVERIFY(view.isColumnHidden(0));
        view.resize(500, 200);
        QVERIFY(!view.isColumnHidden(0));
    }

    void aColumnStretchesAfterAllHadAShare() {
        ValueTable table(columns());
        table.setRows(rows());
        TableView view(&table, QStringLiteral("Methods"));
        view.resize(500, 200);
        view.show();
        const int needed = view.columnWidth(1);
        view.spreadColumns();
        QVERIFY(view.columnWidth(1) > needed);
        view.stretchColumn(0);
        view.resize(600, 200);
        QCOMPARE(view.columnWidth(1), needed);
    }

    void savesCsv() {
        ValueTable table(columns());
        table.setRows(rows());
        TableView view(&table, QStringLiteral("Methods"));
        QTemporaryDir directory;
        const QString name = directory.filePath(QStringLiteral("methods.csv"));
        test::typeFileName(name);
        view.actions().at(2)->trigger();
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("method,nodes,time (s)\r\n"
                                            "Minimax,549945,0.00371\r\n"
                                            "\"Alpha-beta, \"\"table\"\"\",1175,2.39e-05\r\n"
                                            "PVS,,1.34e-05\r\n"));
    }
};

YOMI_TESTS(TestTables)
#include "test_tables.moc"
