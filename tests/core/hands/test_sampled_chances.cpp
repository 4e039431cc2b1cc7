// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/stopped.h"
#include "core/common/wilson.h"
#include "core/hands/deal.h"
#include "core/hands/hand_text.h"
#include "core/hands/sampled_chances.h"
#include "core/hands/unit_list_json.h"
#include "tests/core/golden_lines.h"
#include "tests/core/hands/rule_books.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <stdexcept>

using namespace yomi::hands;
using nlohmann::json;

namespace {

bool sameRow(const ChanceRow& a, const ChanceRow& b) {
    return a.discard == b.discard && a.chance == b.chance && a.points == b.points &&
           a.low == b.low && a.high == b.high && a.pointsError == b.pointsError;
}

} // namespace

class TestSampledChances : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void golden_data() {
        QTest::addColumn<QByteArray>("line");
        for (const json& line : yomi::goldenLines("ahead/chances.jsonl")) {
            if (line["rows"][0].contains("nearest_first"))
                QTest::addRow("id %d", line["id"].get<int>())
                    << QByteArray::fromStdString(line.dump());
        }
    }

    /// The enumerated values of the policy lie in the 99.9 % interval of the estimate.
    void golden() {
        QFETCH(QByteArray, line);
        const json expected = json::parse(line.toStdString());
        const RuleBook book = milliJan(readUnitList(expected["rules"], nullptr));
        const int draws = expected["draws"], samples = 4000;
        constexpr double z = 3.29;
        const auto found = sampledChances(
            book, countTiles(book, readTiles(book, expected["hand"])),
            countTiles(book, readTiles(book, expected["seen"])), {}, draws,
            {.samples = samples,
             .seed = expected["id"].get<std::uint64_t>() + 2});
        QVERIFY(!found.exact);
        QCOMPARE(found.rows.size(), expected["rows"].size());
        for (std::size_t i = 0; i < found.rows.size(); ++i) {
            const ChanceRow& row = found.rows[i];
            const json& golden = expected["rows"][i]["nearest_first"];
            for (std::size_t draw = 0; draw < static_cast<std::size_t>(draws); ++draw) {
                const double chance = golden["chance"][draw], points = golden["points"][draw];
                const double error = std::sqrt(chance * (1 - chance) / samples);
                QVERIFY(std::abs(row.chance[draw] - chance) <= z * error + 1e-12);
                QVERIFY(std::abs(row.points[draw] - points) <=
                        z * row.pointsError[draw] + 1e-9 * points);
                const auto [low, high] = yomi::wilsonInterval(row.chance[draw] * samples, samples);
                QVERIFY(std::abs(row.low[draw] - low) < 1e-12);
                QVERIFY(std::abs(row.high[draw] - high) < 1e-12);
            }
        }
    }

    /// Numbers of a seed: they are the same on every machine.
    void aSeedGivesTheSameNumbers() {
        const Tiles hand = countTiles(milliJanBook(), deal(milliJanBook(), 12, 4));
        const auto found =
            sampledChances(milliJanBook(), hand, {}, {}, 8, {.samples = 200, .seed = 7});
        const ChanceRow& row = found.rows.front();
        std::vector<int> declared;
        for (const double chance : row.chance)
            declared.push_back(static_cast<int>(std::lround(chance * 200)));
        QCOMPARE(declared, std::vector<int>({0, 0, 0, 2, 2, 4, 7, 11}));
        const auto other =
            sampledChances(milliJanBook(), hand, {}, {}, 8, {.samples = 200, .seed = 8});
        QVERIFY(other.rows.front().chance != row.chance);
    }

    /// A row does not depend on which others are played, and a longer horizon keeps shorter ones.
    void rowsAreIndependent() {
        const Tiles hand = countTiles(milliJanBook(), deal(milliJanBook(), 13, 4));
        const auto all = sampledChances(milliJanBook(), hand, {}, {}, 3, {.samples = 10});
        const ChanceRow& last = all.rows.back();
        const auto one = sampledChances(milliJanBook(), hand, {}, {}, 3,
                                        {.samples = 10, .discards = {*last.discard}});
        QCOMPARE(one.rows.size(), std::size_t{1});
        QVERIFY(sameRow(one.rows.front(), last));
        QVERIFY(std::ranges::is_sorted(last.chance));
    }

    void pointsErrorIsThatOfTheMean() {
        const json line = yomi::goldenLines("ahead/chances.jsonl").front();
        const RuleBook book = milliJan(readUnitList(line["rules"], nullptr));
        const Tiles hand = countTiles(book, readTiles(book, line["hand"]));
        double sum = 0, squares = 0;
        constexpr int seeds = 400, samples = 50;
        double meanError = 0;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const auto found =
                sampledChances(book, hand, {}, {}, 3, {.samples = samples, .seed = seed * 1000});
            const double points = found.rows.front().points.back();
            sum += points;
            squares += points * points;
            meanError += found.rows.front().pointsError.back() / seeds;
        }
        const double mean = sum / seeds, deviation = std::sqrt(squares / seeds - mean * mean);
        QVERIFY(std::abs(deviation - meanError) < 0.15 * deviation);
    }

    void reportsProgressAndStops() {
        const Tiles hand = countTiles(milliJanBook(), deal(milliJanBook(), 12, 4));
        std::stop_source source;
        std::vector<double> shares;
        SampledOptions options{.samples = 40};
        options.progress = [&](const DrawChances& soFar, double share) {
            QCOMPARE(soFar.rows.size(), std::size_t{1});
            QCOMPARE(soFar.rows.front().chance.size(), std::size_t{2});
            shares.push_back(share);
        };
        sampledChances(milliJanBook(), hand, {}, {}, 2, options);
        QCOMPARE(shares, std::vector<double>({16.0 / 40, 32.0 / 40, 1.0}));
        options.progress = [&](const DrawChances&, double) {
            source.request_stop();
        };
        QVERIFY_THROWS_EXCEPTION(yomi::Stopped, sampledChances(milliJanBook(), hand, {}, {}, 2,
                                                               options, source.get_token()));
    }

    void refusals() {
        const Tiles hand = countTiles(milliJanBook(), deal(milliJanBook(), 13, 4));
        const auto sentence = [&](int draws, const SampledOptions& options) {
            try {
                sampledChances(milliJanBook(), hand, {}, {}, draws, options);
            } catch (const std::invalid_argument& error) {
                return QString(error.what());
            }
            return QString();
        };
        QCOMPARE(sentence(41, {}), "The draws must be 1 to 40, not 41.");
        QCOMPARE(sentence(1, {.samples = 0}), "The samples must be 1 to 1000000, not 0.");
        QCOMPARE(sentence(1, {.samples = 1'000'001}),
                 "The samples must be 1 to 1000000, not 1000001.");
        int missing = 0;
        while (hand.count(missing) > 0)
            ++missing;
        QCOMPARE(sentence(1, {.discards = {missing}}),
                 QString::fromStdString(milliJanBook().kind(missing).name +
                                        " cannot be discarded from this hand."));
    }
};

YOMI_TESTS(TestSampledChances)
#include "test_sampled_chances.moc"
