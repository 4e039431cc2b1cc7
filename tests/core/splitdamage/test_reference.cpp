// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/stopped.h"
#include "core/splitdamage/reference.h"
#include "tests/core/splitdamage/compare.h"
#include "tests/core/splitdamage/random_request.h"

#include <QTest>

#include <chrono>
#include <thread>

using namespace yomi::splitdamage;

Q_DECLARE_METATYPE(ReferenceMethod)

namespace {

const std::vector<int> article = {4, 5, 6, 7, 8};

const char* nameOf(ReferenceMethod method) {
    constexpr std::array names = {"Plain", "CarryAlive", "StopAtLast", "Pruned", "Published"};
    return names.at(std::size_t(method));
}

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
    /// What the article prints, in its number type.
    void printsTheArticlesFigures_data() {
        using enum ReferenceMethod;
        QTest::addColumn<std::vector<int>>("lives");
        QTest::addColumn<int>("hits");
        QTest::addColumn<ReferenceMethod>("method");
        QTest::addColumn<QStringList>("figures");
        const QStringList tenHits = {"0.1208046", "0.0329186", "0.0063794", "0.0008643",
                                     "0.0000779"};
        for (const ReferenceMethod method : {Plain, CarryAlive, Published}) {
            QTest::addRow("4-8, 10 hits, %s", nameOf(method)) << article << 10 << method << tenHits;
            QTest::addRow("7-11, 10 hits, %s", nameOf(method))
                << std::vector{7, 8, 9, 10, 11} << 10 << method
                << QStringList{"0.0008643", "0.0000779", "0.0000042", "0.0000001", "0.0000000"};
            QTest::addRow("4-8, 8 hits, %s", nameOf(method))
                << article << 8 << method
                << QStringList{"0.0562765", "0.0104067", "0.0012314", "0.0000845", "0.0000026"};
        }
        // Another order of summation drifts elsewhere.
        QTest::newRow("4-8, 10 hits, Pruned")
            << article << 10 << Pruned
            << QStringList{"0.1212262", "0.0329103", "0.0063789", "0.0008643", "0.0000779"};
    }

    void printsTheArticlesFigures() {
        QFETCH(std::vector<int>, lives);
        QFETCH(int, hits);
        QFETCH(ReferenceMethod, method);
        QFETCH(QStringList, figures);
        QCOMPARE(printed(referenceOdds<float>(lives, hits, method).kill, 7), figures);
    }

    void printsTheArticlesSixDigits() {
        QCOMPARE(printed(referenceOdds<float>(article, 10, ReferenceMethod::Published).kill, 6),
                 (QStringList{"0.120805", "0.032919", "0.006379", "0.000864", "0.000078"}));
    }

    void countsBranches_data() {
        using enum ReferenceMethod;
        QTest::addColumn<std::vector<int>>("lives");
        QTest::addColumn<int>("hits");
        QTest::addColumn<ReferenceMethod>("method");
        QTest::addColumn<qint64>("branches");
        QTest::newRow("Plain") << article << 10 << Plain << qint64(11'765'451);
        QTest::newRow("CarryAlive") << article << 10 << CarryAlive << qint64(11'765'451);
        QTest::newRow("StopAtLast") << article << 10 << StopAtLast << qint64(11'765'451);
        QTest::newRow("Published") << article << 10 << Published << qint64(4'893'656);
        QTest::newRow("Pruned") << article << 10 << Pruned << qint64(4'149'250);
        const std::vector<int> oneIsLeft = {1, 1, 2, 9};
        QTest::newRow("nothing cut") << oneIsLeft << 8 << CarryAlive << qint64(3729);
        QTest::newRow("cut at the last") << oneIsLeft << 8 << StopAtLast << qint64(3057);
        QTest::newRow("no hits") << article << 0 << Plain << qint64(1);
    }

    void countsBranches() {
        QFETCH(std::vector<int>, lives);
        QFETCH(int, hits);
        QFETCH(ReferenceMethod, method);
        QFETCH(qint64, branches);
        QCOMPARE(qint64(referenceOdds<double>(lives, hits, method).branches), branches);
        QCOMPARE(referenceBranches(lives, hits, method), double(branches));
    }

    void agreesWithTheQuadrature_data() { addSeeds(40); }

    void agreesWithTheQuadrature() {
        QFETCH(unsigned, seed);
        const Request request = randomRequest(seed, 5, 6, 7);
        const KillOdds odds = killOdds(request.hitsToKill, request.hits);
        for (const ReferenceMethod method : referenceMethods) {
            const auto reference = referenceOdds<double>(request.hitsToKill, request.hits, method);
            COMPARE_ODDS(nameOf(method), reference.kill, odds.kill, 1e-12);
            QCOMPARE(referenceBranches(request.hitsToKill, request.hits, method),
                     double(reference.branches));
        }
    }

    void foretellsBranchesThatNobodyCanVisit() {
        // No card dies before the last hit, so that every order of 200 hits on 16 cards is visited.
        const std::vector<int> lives(16, 200);
        const double branches = referenceBranches(lives, 200, ReferenceMethod::Plain);
        const double orders = std::pow(16.0, 200);
        QVERIFY(std::abs(branches / (orders * 16 / 15) - 1) < 1e-12);
        // One hit besides the card's own, and it cannot die any more: each of the others stops.
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
        for (const ReferenceMethod method : referenceMethods)
            QVERIFY_THROWS_EXCEPTION(
                yomi::Stopped,
                referenceOdds<double>(std::vector(10, 5), 40, method, stop.get_token(), stopSoon));
        QVERIFY(branches > 1'000'000);
        QVERIFY(branches < 1'200'000);
    }
};

QTEST_APPLESS_MAIN(TestReference)
#include "test_reference.moc"
