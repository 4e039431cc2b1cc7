// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/hits/fewest_hits.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <cmath>
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

    /// Chances of 1/2 and 1/T must not move to the next hit by rounding.
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

    /// 1 − 2^−60 rounds to 1, but is not certain.
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

    /// 1 of 2 must die and the other live: first too few hits, then too many.
    void goalsThatTurnReachARangeOfHits() {
        const Odds odds = analyze({{2, 4}, 6, {Goal::MustDie, Goal::MustLive}});
        const std::vector<double>& goal = *odds.curves.goal; // 0 0 ¼ ½ … 0
        QCOMPARE(goal[2], 0.25);
        QCOMPARE(goal[6], 0.0);
        const auto best = std::ranges::max_element(goal);
        const auto reached = reach(goal, 0.25);
        QVERIFY(reached);
        QCOMPARE(reached->first, 2);
        QVERIFY(goal[std::size_t(reached->last)] >= 0.25 - 1e-9);
        QVERIFY(goal[std::size_t(reached->last) + 1] < 0.25);
        QVERIFY(best - goal.begin() <= reached->last);
        QVERIFY(!reach(goal, *best + 1e-6));
        QCOMPARE(reach(goal, *best)->first, int(best - goal.begin()));
    }

    void risingAndFallingCurvesReachTheirEnds() {
        QVERIFY(reach(std::vector{0.0, 0.5, 1.0}, 0.5) == (Reach{1, 2}));
        QVERIFY(reach(std::vector{1.0, 0.5, 0.0}, 0.5) == (Reach{0, 1}));
        QVERIFY(!reach(std::vector{0.1, 0.2}, 0.5));
    }

    /// Spell Damage gives hits or damage, or nothing.
    void spellDamageCurvesFollowTheRule_data() {
        QTest::addColumn<int>("rule");
        for (const auto rule :
             {SpellDamageRule::None, SpellDamageRule::MoreHits, SpellDamageRule::MoreDamage})
            QTest::addRow("%d", int(rule)) << int(rule);
    }

    void spellDamageCurvesFollowTheRule() {
        QFETCH(int, rule);
        Setup setup;
        for (const int health : {3, 5, 8}) {
            setup.board.enemy.minions.emplace_back().health = health;
            setup.board.enemy.minions.back().goal = Goal::MustDie;
        }
        setup.effect.hits = 4;
        setup.effect.spellDamageRule = static_cast<SpellDamageRule>(rule);
        Request all = request(setup);
        all.hits = 16;
        const Curves found = spellDamageCurves(setup, curves(all));
        if (setup.effect.spellDamageRule == SpellDamageRule::None) {
            QVERIFY(found.kill[0].empty());
            return;
        }
        QVERIFY(found.kill[0].size() > 6);
        for (std::size_t k = 0; k < found.kill[0].size(); ++k) {
            setup.spellDamage = static_cast<int>(k);
            const Odds odds = analyze(request(setup));
            for (std::size_t i = 0; i < odds.kill.size(); ++i)
                QVERIFY(std::abs(found.kill[i][k] - odds.kill[i]) < 1e-12);
            QVERIFY(std::abs((*found.goal)[k] - *odds.goal) < 1e-12);
        }
        QCOMPARE(found.goal->back(), 1.0); // more changes nothing
    }
};

YOMI_TESTS(TestFewestHits)
#include "test_fewest_hits.moc"
