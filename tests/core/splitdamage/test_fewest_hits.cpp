// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/fewest_hits.h"

#include <QTest>

#include <stdexcept>

using namespace yomi::splitdamage;

class TestFewestHits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsCurves() {
        Curves curves;
        curves.kill = {{0, 0.25, 0.5, 1}, {0, 0, 0.1, 0.3}};
        curves.clear = {0, 0, 0, 1};
        FewestHits expected{0.5, {2, {}}, 3, {}};
        QCOMPARE(fewestHits(curves, 0.5), expected);
        curves.goal = {0.5, 0.6, 0.2, 0}; // it may be met early and lost later
        expected.goal = 0;
        QCOMPARE(fewestHits(curves, 0.5), expected);
    }

    /// Chances of one in two and one in T that rounding must not push over the next hit.
    void findsFairChances() {
        QCOMPARE(fewestHits({{2, 2}, 0, {}}, 0.5).kill, (std::vector<std::optional<int>>{3, 3}));
        for (int targets = 2; targets <= mostTargets; ++targets) {
            const Request request{std::vector<int>(std::size_t(targets), 1), 0, {}};
            for (int hits = 1; hits <= targets; ++hits) {
                const double chance = double(hits) / targets;
                QCOMPARE(fewestHits(request, chance).kill.front(), std::optional(hits));
            }
        }
    }

    /// 1 − 2^−60 rounds to 1, and is not certain all the same.
    void callsNothingCertainThatIsNot() {
        const FewestHits fewest = fewestHits({{1, 100}, 0, {}}, 1);
        QCOMPARE(fewest.kill, (std::vector<std::optional<int>>{101, 101}));
        QCOMPARE(fewest.clear, std::optional(101));
        QVERIFY(analyze({{1, 100}, 60, {}}).kill.front() < 1);
        QVERIFY(killOdds(std::vector{1, 100}, 60).kill.front() < 1);
        QCOMPARE(fewestHits({{3, 100}, 0, {Goal::MustLive, Goal::Free}}, 1).goal, std::optional(0));
        QCOMPARE(analyze({{3, 100}, 2, {Goal::MustLive, Goal::Free}}).goal, std::optional(1.0));
    }

    void looksBeyondTheHitsOfTheRequest() {
        const Request request{{4, 5, 6, 7, 8}, 10, {}};
        const FewestHits fewest = fewestHits(request, 0.9);
        QCOMPARE(fewest.clear, std::optional(30));
        const Curves all = curves({request.hitsToKill, 30, {}});
        for (std::size_t i = 0; i < 5; ++i) {
            const auto hits = std::size_t(fewest.kill[i].value());
            QVERIFY(all.kill[i][hits] >= 0.9);
            QVERIFY(all.kill[i][hits - 1] < 0.9);
        }
    }

    void knowsWhatCannotBeReached() {
        const FewestHits fewest = fewestHits({{150, 150}, 0, {Goal::MustDie, Goal::MustLive}}, 0.9);
        QCOMPARE(fewest, (FewestHits{0.9, {{}, {}}, {}, {}}));
    }

    void refuses_data() {
        QTest::addColumn<double>("probability");
        QTest::addColumn<QByteArray>("shown");
        QTest::newRow("0") << 0.0 << QByteArray("0");
        QTest::newRow("negative") << -0.5 << QByteArray("-0.5");
        QTest::newRow("more than certain") << 1.01 << QByteArray("1.01");
        QTest::newRow("no number") << std::nan("") << QByteArray("nan");
    }

    void refuses() {
        QFETCH(double, probability);
        QFETCH(QByteArray, shown);
        try {
            fewestHits({{4, 5}, 3, {}}, probability);
            QFAIL("the probability was taken");
        } catch (const std::invalid_argument& error) {
            QCOMPARE(QByteArray(error.what()),
                     "The wanted probability must be above 0 and at most 1, not " + shown + ".");
        }
    }
};

QTEST_APPLESS_MAIN(TestFewestHits)
#include "test_fewest_hits.moc"
