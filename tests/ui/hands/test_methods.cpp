// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hands/hand_text.h"
#include "tests/run_tests.h"
#include "tests/waiting.h"
#include "ui/charts/bar_panel.h"
#include "ui/charts/methods_page.h"
#include "ui/hands/hand_document.h"
#include "ui/hands/hand_methods_dialog.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>

using namespace yomi::ui;
using namespace yomi::ui::hands;
using namespace Qt::StringLiterals;

namespace {

enum Column { Name, Nodes, Time, Result, State };

QString cell(const MethodsPage& page, int row, int column) {
    return page.table().index(row, column).data().toString();
}

void click(const QWidget& place, const QString& text) {
    for (auto* button : place.findChildren<QPushButton*>())
        if (button->text() == text)
            return QTest::mouseClick(button, Qt::LeftButton);
    qFatal("no button %s", qUtf8Printable(text));
}

QString note(const QDialog& dialog) {
    return dialog.findChild<QLabel*>(u"methodsNote"_s)->text();
}

} // namespace

class TestMethods : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comparesTheArticlesHand() {
        HandDocument document;
        HandMethodsDialog dialog(document);
        dialog.show();
        QSignalSpy finished(&dialog.partitions(), &MethodsPage::finished);
        QTRY_COMPARE(finished.count(), 1);
        const MethodsPage& page = dialog.partitions();
        QCOMPARE(page.table().rowCount(), 11);
        for (int row = 0; row < page.table().rowCount(); ++row) {
            QCOMPARE(cell(page, row, Result), u"18,000 by 4 units, complete"_s);
            QCOMPARE(cell(page, row, State), u"done"_s);
        }
        // Counted by the source's own program on this hand: every subset of 16 units.
        QCOMPARE(cell(page, 0, Name), u"Subsets, names"_s);
        QCOMPARE(cell(page, 0, Nodes), u"65,536"_s);
        QCOMPARE(cell(page, 10, Name), u"Packed engine"_s);
        QCOMPARE(page.charts().size(), 2);
        QCOMPARE(page.charts()[0]->bars()[0].value, 65536.0);
        QVERIFY(page.charts()[1]->bars()[10].value < page.charts()[1]->bars()[1].value);
        QVERIFY(note(dialog).startsWith(u"The article's second hand, 春香 千早"_s));
    }

    void comparesTheHandOfTheDocument() {
        HandDocument document;
        HandMethodsDialog dialog(document);
        dialog.show();
        click(dialog, u"This hand"_s);
        QCOMPARE(note(dialog), u"The hand is empty: there is nothing to compare."_s);
        const Inputs& inputs = document.inputs();
        document.perform(
            replaceTiles(inputs, Pile::Hand, parseTiles(*inputs.book, "まつり このみ 春香"), {}));
        click(dialog, u"This hand"_s);
        QSignalSpy finished(&dialog.partitions(), &MethodsPage::finished);
        QTRY_COMPARE(finished.count(), 1);
        for (int row = 0; row < 11; ++row)
            QCOMPARE(cell(dialog.partitions(), row, Result), u"2,000 by 1 unit"_s);
    }

    void givesUpWhatTakesTooLong() {
        // 25 units fit: 34 million subsets, and at least as many orders.
        yomi::hands::UnitList list = yomi::hands::standardUnits();
        list.units.clear();
        HandProblem problem;
        for (int idol = 0; idol < list.fullHand; ++idol) {
            list.units.push_back({"solo " + std::to_string(idol), {idol}, {}});
            list.units.push_back({"pair " + std::to_string(idol), {idol, idol + 1}, {}});
            problem.hand.push_back(idol);
        }
        problem.book = yomi::hands::ruleBook(list);
        MethodsPage page({}, {}, partitionColumns());
        page.setMethods(partitionMethods(problem, 0.2).mid(0, 2) +
                        partitionMethods(problem, 20).mid(10));
        QSignalSpy finished(&page, &MethodsPage::finished);
        page.run();
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(cell(page, 0, State), u"refused"_s);
        QCOMPARE(cell(page, 1, State), u"refused"_s);
        QCOMPARE(cell(page, 2, Result), u"13,000 by 13 units, complete"_s);
    }

    void stopsBetweenAndInsideRows() {
        HandDocument document;
        HandMethodsDialog dialog(document);
        dialog.show();
        QTRY_VERIFY(dialog.partitions().isRunning());
        click(dialog.partitions(), u"Stop"_s);
        QVERIFY(!dialog.partitions().isRunning());
        QCOMPARE(cell(dialog.partitions(), 10, State), u"not run"_s);
    }

    void measuresTheCounter() {
        HandDocument document;
        HandMethodsDialog dialog(document);
        dialog.show();
        auto* tabs = dialog.findChild<QTabBar*>();
        QSignalSpy finished(&dialog.counters(), &MethodsPage::finished);
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(dialog.counters().table().rowCount(), 4);
        for (int row = 0; row < 4; ++row)
            for (int column : {1, 2})
                QVERIFY(dialog.counters().table().rows()[row][column].toDouble() > 0);
    }
};

YOMI_TESTS(TestMethods)
#include "test_methods.moc"
