// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "ui/charts/axis.h"
#include "ui/charts/decimate.h"
#include "ui/charts/labels.h"
#include "ui/charts/line_names.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace yomi::ui;

namespace {

QString written(const Axis& axis) {
    QStringList texts;
    for (const Tick& tick : axis.ticks)
        texts << tick.text;
    return texts.join(u'|');
}

} // namespace

class TestAxis : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void marksNiceNumbers_data() {
        QTest::addColumn<double>("least");
        QTest::addColumn<double>("most");
        QTest::addColumn<Unit>("unit");
        QTest::addColumn<QString>("ticks");
        const auto row = [](const char* name, double least, double most, Unit unit,
                            const char* ticks) {
            QTest::newRow(name) << least << most << unit << QString::fromUtf8(ticks);
        };
        row("the article's odds", 0, 0.12096, Unit::Percent, "0 %|5 %|10 %|15 %");
        row("everything", 0, 1, Unit::Percent, "0 %|25 %|50 %|75 %|100 %");
        row("tiny odds", 0, 3e-7, Unit::Percent, "0 %|10⁻⁵ %|2·10⁻⁵ %|3·10⁻⁵ %");
        row("one hit", 0, 1, Unit::Count, "0|1");
        row("hits", 0, 24, Unit::Count, "0|10|20|30");
        row("nothing", 0, 0, Unit::Percent, "0 %|25 %|50 %|75 %|100 %");
        row("below zero", -3, 9, Unit::Number, "−5|0|5|10");
        row("iterations", 0, 41200, Unit::Count, "0|20,000|40,000|60,000");
    }

    void marksNiceNumbers() {
        QFETCH(double, least);
        QFETCH(double, most);
        QFETCH(Unit, unit);
        const Axis axis = niceAxis(least, most, unit);
        QTEST(written(axis), "ticks");
        QVERIFY(axis.from <= least && axis.to >= most);
    }

    void spansAnyRange() {
        const quint32 seed = 20240611;
        QRandomGenerator random(seed);
        for (int round = 0; round < 500; ++round) {
            const double most = std::pow(10, random.bounded(24.0) - 12);
            const Axis axis = niceAxis(0, most, Unit::Number);
            QVERIFY2(
                axis.to >= most * (1 - 1e-9) && axis.to <= 2.6 * most && axis.ticks.size() >= 2 &&
                    axis.ticks.size() <= 5,
                qPrintable(
                    QStringLiteral("seed %1, most %2: %3").arg(seed).arg(most).arg(written(axis))));
        }
    }

    void marksPowersOfTen() {
        QCOMPARE(written(logAxis(545, 549945, Unit::Count)),
                 QStringLiteral("100|1,000|10,000|100,000|10⁶"));
        QCOMPARE(written(logAxis(13.4e-6, 3.71e-3, Unit::Seconds)),
                 QStringLiteral("10 µs|100 µs|1 ms|10 ms"));
        const Axis wide = logAxis(1, 1e9, Unit::Count);
        QCOMPARE(written(wide), QStringLiteral("1|100|10,000|10⁶|10⁸"));
        QCOMPARE(wide.to, 9.0);
        const Axis single = logAxis(10, 10, Unit::Count);
        QCOMPARE(single.from, 1.0);
        QCOMPARE(single.to, 2.0);
    }

    void namesApart() {
        const auto names = [](std::initializer_list<const char*> texts) {
            QStringList list;
            for (const char* text : texts)
                list << QString::fromUtf8(text);
            return list;
        };
        QCOMPARE(distinctNames(names({"Imp", "Yeti", "Imp", "Imp"})),
                 names({"Imp", "Yeti", "Imp (2)", "Imp (3)"}));
        // The name for a repetition may be in use already.
        QCOMPARE(distinctNames(names({"Imp", "Imp", "Imp (2)"})),
                 names({"Imp", "Imp (3)", "Imp (2)"}));
    }

    void labelsThinOut() {
        const auto labelled = [](double pitch) {
            QList<int> indices;
            for (int index = 0; index < 10; ++index)
                if (isLabelled(index, pitch, 12))
                    indices << index;
            return indices;
        };
        QCOMPARE(labelled(12).size(), 10);
        QCOMPARE(labelled(5), (QList<int>{0, 3, 6, 9}));
        QCOMPARE(labelled(0), QList<int>{0});
    }

    void namesOfLinesDoNotOverlap() {
        const auto spread = [](QList<double> wanted) {
            return spreadApart(wanted, 10, 0, 100);
        };
        QCOMPARE(spread({20, 50, 80}), (QList<double>{20, 50, 80}));
        QCOMPARE(spread({20, 22, 80}), (QList<double>{20, 30, 80}));
        QCOMPARE(spread({-5, -5, 3}), (QList<double>{0, 10, 20}));
        QCOMPARE(spread({99, 99, 99}), (QList<double>{80, 90, 100}));
    }

    void shortCurvesStayWhole() {
        const QList<QPointF> points = decimated({1, std::nan(""), 3}, 5);
        QCOMPARE(points, (QList<QPointF>{{5, 1}, {7, 3}}));
    }

    void longCurvesKeepTheirPeaks() {
        QList<double> values(100'000, 0.0);
        values[12'345] = 7;
        values[54'321] = -3;
        const QList<QPointF> points = decimated(values, 0);
        QVERIFY(points.size() <= 4000);
        QVERIFY(points.contains(QPointF(12'345, 7)));
        QVERIFY(points.contains(QPointF(54'321, -3)));
        QVERIFY(std::is_sorted(points.begin(), points.end(),
                               [](QPointF a, QPointF b) { return a.x() < b.x(); }));
    }
};

YOMI_TESTS(TestAxis)
#include "test_axis.moc"
