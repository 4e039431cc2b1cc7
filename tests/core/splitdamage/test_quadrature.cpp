// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/hits/quadrature.h"
#include "core/splitdamage/limits.h"
#include "tests/run_tests.h"

#include <QTest>

#include <cmath>

using namespace yomi::splitdamage;

/// Every integrand of the odds is a positive mixture of t^(s−1)·e^(−ct), so a rule that integrates
/// these to Γ(s)/c^s is as exact for every board.
class TestQuadrature : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void integratesGammaFunctions_data() {
        QTest::addColumn<int>("hits");
        QTest::addColumn<int>("targets");
        for (const int targets : {1, 2, 5, 16})
            for (const int hits : {0, 1, 2, 3, 5, 10, 30, 60, 120, 200})
                QTest::addRow("%d hits on %d", hits, targets) << hits << targets;
    }

    void integratesGammaFunctions() {
        QFETCH(int, hits);
        QFETCH(int, targets);
        for (const int leastShape : {1, 1 + hits / 2, 1 + hits}) {
            const auto nodes = quadratureNodes(hits, targets, leastShape);
            for (int shape = leastShape; shape <= hits + 1; shape += 1 + hits / 20)
                for (double rate = 1; rate <= targets; rate *= 1.25)
                    compare(nodes, shape, rate);
            compare(nodes, hits + 1, targets);
        }
    }

    void takesFewNodes_data() {
        QTest::addColumn<int>("hits");
        QTest::addColumn<int>("nodes");
        QTest::newRow("10 hits") << 10 << 54;
        QTest::newRow("60 hits") << 60 << 97;
        QTest::newRow("200 hits") << 200 << 177;
    }

    void takesFewNodes() {
        QFETCH(int, hits);
        QFETCH(int, nodes);
        QCOMPARE(int(quadratureNodes(hits, mostTargets, 1).size()), nodes);
    }

private:
    static void compare(const std::vector<Node>& nodes, int shape, double rate) {
        const long double scale =
            shape * std::log((long double)rate) - std::lgamma((long double)shape);
        long double sum = 0;
        for (const auto& [time, weight] : nodes)
            sum +=
                weight * std::exp(scale + (shape - 1) * std::log((long double)time) - rate * time);
        const QString error = QStringLiteral("shape %1, rate %2: off by %3")
                                  .arg(shape)
                                  .arg(rate)
                                  .arg(double(sum - 1));
        // Times are rounded to doubles, which t^(s−1) magnifies.
        QVERIFY2(std::abs(sum - 1) < 1e-16L * (20 + shape), qPrintable(error));
    }
};

YOMI_TESTS(TestQuadrature)
#include "test_quadrature.moc"
