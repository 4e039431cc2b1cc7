// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/stopped.h"
#include "core/splitdamage/hits/reference.h"
#include "tests/core/splitdamage/compare.h"
#include "tests/core/splitdamage/random_request.h"
#include "tests/core/splitdamage/rows.h"
#include "tests/run_tests.h"

#include <QTest>

#include <array>
#include <cmath>
#include <numeric>

using namespace yomi::splitdamage;
using yomi::nameOf;

Q_DECLARE_METATYPE(ReferenceMethod)

namespace {

QStringList printed(const std::vector<float>& kill, int digits) {
    QStringList texts;
    for (const float odds : kill)
        texts << QString::number(double(odds), 'f', digits);
    return texts;
}

} // namespace

class TestReference : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The article's printed results, in its number type, and its number of branches.
    void article_data() {
        using enum ReferenceMethod;
        QTest::addColumn<std::vector<int>>("lives");
        QTest::addColumn<int>("hits");
        QTest::addColumn<ReferenceMethod>("method");
        QTest::addColumn<QStringList>("figures");
        QTest::addColumn<qint64>("branches");
        const auto row = [](int leastLife, int hits, ReferenceMethod method, qint64 branches,
                            const QStringList& figures) {
            std::vector<int> lives(5);
            std::iota(lives.begin(), lives.end(), leastLife);
            QTest::addRow("lives from %d, %d hits, %s", leastLife, hits, nameOf(method).data())
                << lives << hits << method << figures << branches;
        };
        const QStringList tenHits = {"0.1208046", "0.0329186", "0.0063794", "0.0008643",
                                     "0.0000779"};
        row(4, 10, Plain, 11'765'451, tenHits);
        row(4, 10, CarryAlive, 11'765'451, tenHits);
        row(4, 10, StopAtLast, 11'765'451, tenHits);
        row(4, 10, Published, 4'893'656, tenHits);
        // Another order of summation drifts differently.
        row(4, 10, Pruned, 4'149'250,
            {"0.1212262", "0.0329103", "0.0063789", "0.0008643", "0.0000779"});
        const QStringList fiveAtSeven = {"0.0008643", "0.0000779", "0.0000042", "0.0000001",
                                         "0.0000000"};
        row(7, 10, CarryAlive, 12'206'189, fiveAtSeven);
        row(7, 10, Published, 87'539, fiveAtSeven);
        const QStringList eightHits = {"0.0562765", "0.0104067", "0.0012314", "0.0000845",
                                       "0.0000026"};
        row(4, 8, Plain, 483'279, eightHits);
        row(4, 8, CarryAlive, 483'279, eightHits);
        row(4, 8, Published, 119'459, eightHits);
    }

    void article() {
        QFETCH(std::vector<int>, lives);
        QFETCH(int, hits);
        QFETCH(ReferenceMethod, method);
        QFETCH(QStringList, figures);
        QFETCH(qint64, branches);
        const auto odds = referenceOdds<float>(lives, hits, method);
        QCOMPARE(printed(odds.kill, 7), figures);
        QCOMPARE(qint64(odds.branches), branches);
        QCOMPARE(referenceBranches(lives, hits, method), double(branches));
    }

    void stopsAtTheLastCard() {
        const std::vector<int> oneIsLeft = {1, 1, 2, 9};
        const auto carried = referenceOdds<double>(oneIsLeft, 8, ReferenceMethod::CarryAlive);
        const auto stopped = referenceOdds<double>(oneIsLeft, 8, ReferenceMethod::StopAtLast);
        QCOMPARE(qint64(carried.branches), qint64(3729));
        QCOMPARE(qint64(stopped.branches), qint64(3057));
        QCOMPARE(stopped.kill, carried.kill);
    }

    void agreesWithTheQuadrature_data() { addSeeds(40); }

    void agreesWithTheQuadrature() {
        QFETCH(unsigned, seed);
        const Request request = randomRequest(seed, 5, 6, 7);
        const KillOdds odds = killOdds(request.hitsToKill, request.hits);
        for (const ReferenceMethod method : yomi::enumerators<ReferenceMethod>) {
            const auto reference = referenceOdds<double>(request.hitsToKill, request.hits, method);
            COMPARE_ODDS(nameOf(method).data(), reference.kill, odds.kill, 1e-12);
            QCOMPARE(referenceBranches(request.hitsToKill, request.hits, method),
                     double(reference.branches));
        }
    }

    void foretellsBranchesThatNobodyCanVisit() {
        // No card dies before the last hit, so every order of 200 hits on 16 cards is visited.
        const std::vector<int> lives(16, 200);
        const double branches = referenceBranches(lives, 200, ReferenceMethod::Plain);
        const double orders = std::pow(16.0, 200);
        QVERIFY(std::abs(branches / (orders * 16 / 15) - 1) < 1e-12);
        // After one hit on another card, this card cannot die any more: each of the others stops.
        QCOMPARE(referenceBranches(std::vector{200, 201, 202}, 200, ReferenceMethod::Pruned),
                 1.0 + 3 * 200);
    }

    /// This tree would take centuries.
    void isStopped() {
        std::stop_source stop;
        std::int64_t branches = 0;
        const auto stopSoon = [&](std::int64_t visited) {
            branches = visited;
            if (visited > 1'000'000)
                stop.request_stop();
        };
        for (const ReferenceMethod method : yomi::enumerators<ReferenceMethod>)
            QVERIFY_THROWS_EXCEPTION(
                yomi::Stopped,
                referenceOdds<double>(std::vector(10, 5), 40, method, stop.get_token(), stopSoon));
        QVERIFY(branches > 1'000'000);
        QVERIFY(branches < 1'200'000);
    }
};

YOMI_TESTS(TestReference)
#include "test_reference.moc"
