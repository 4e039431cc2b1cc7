// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/stopped.h"
#include "core/hands/best_play.h"
#include "core/hands/complete_hands.h"
#include "core/hands/deal.h"
#include "core/hands/draw_chances.h"
#include "core/hands/hand_text.h"
#include "core/hands/last_draws.h"
#include "core/hands/partition.h"
#include "core/hands/unit_list_json.h"
#include "core/hands/waits.h"
#include "tests/core/golden_lines.h"
#include "tests/core/hands/rule_books.h"
#include "tests/core/hands/small_books.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <new>
#include <random>
#include <stdexcept>
#include <tuple>

using namespace yomi::hands;
using nlohmann::json;

namespace {

constexpr double allowedError = 1e-9;

bool nearlyEqual(double value, double expected) {
    return std::abs(value - expected) <= allowedError * std::abs(expected);
}

const BestOptions bothMeasures{.chance = true, .points = true};

Tiles tilesOf(const RuleBook& book, const json& names) {
    return countTiles(book, readTiles(book, names));
}

Tiles milliJanTiles(std::string_view text) {
    return countTiles(milliJanBook(), parseTiles(milliJanBook(), text));
}

/// The row of a discard.
const ChanceRow& rowOf(const DrawChances& chances, std::string_view discard) {
    const int kind = *milliJanBook().tileNames().find(std::string(discard));
    return *std::ranges::find(chances.rows, std::optional(kind), &ChanceRow::discard);
}

/// The definition, over all hands and walls.
class PlainRecursion {
public:
    PlainRecursion(const RuleBook& book, const Constraints& constraints, DrawMeasure measure)
        : m_book(book)
        , m_constraints(constraints)
        , m_measure(measure)
        , m_forced(Scoring(book, constraints).forcedTiles()) {
        for (const int meld : constraints.open)
            m_open = add(m_open, book.meld(meld).tiles);
    }

    double value(const Tiles& hand, const Tiles& wall, int draws) {
        if (draws == 0)
            return 0;
        const auto [place, isNew] = m_known.try_emplace({hand, wall, draws}, 0);
        if (!isNew)
            return place->second;
        double sum = 0;
        for (const auto [drawn, copies] : wall) {
            Tiles full = hand, rest = wall;
            full.add(drawn);
            rest.take(drawn);
            double best = gain(full);
            for (const auto [discard, held] : full) {
                Tiles next = full;
                next.take(discard);
                if (held > m_open.count(discard))
                    best = std::max(best, value(next, rest, draws - 1));
            }
            sum += copies * best;
        }
        return m_known[{hand, wall, draws}] = sum / wall.total();
    }

private:
    double gain(const Tiles& full) const {
        if (!contains(full, m_forced))
            return 0;
        const auto complete = completePartition(m_book, full, m_constraints);
        return !complete ? 0 : m_measure == DrawMeasure::Chance ? 1 : complete->score;
    }

    const RuleBook& m_book;
    const Constraints& m_constraints;
    const DrawMeasure m_measure;
    const Tiles m_forced;
    Tiles m_open;
    std::map<std::tuple<Tiles, Tiles, int>, double> m_known;
};

} // namespace

class TestDrawChances : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void golden_data() {
        QTest::addColumn<QByteArray>("line");
        for (const json& line : yomi::goldenLines("ahead/chances.jsonl"))
            QTest::addRow("id %d", line["id"].get<int>()) << QByteArray::fromStdString(line.dump());
    }

    void golden() {
        QFETCH(QByteArray, line);
        const json expected = json::parse(line.toStdString());
        const RuleBook own = expected["rules"].is_string()
                                 ? milliJan(standardUnits())
                                 : milliJan(readUnitList(expected["rules"], nullptr));
        const int draws = expected["draws"];
        const auto found = bestChances(own, tilesOf(own, expected["hand"]),
                                       tilesOf(own, expected["seen"]), {}, draws, bothMeasures);
        QVERIFY(found.exact);
        QCOMPARE(found.draws, draws);
        QCOMPARE(found.rows.size(), expected["rows"].size());
        for (std::size_t i = 0; i < found.rows.size(); ++i) {
            const ChanceRow& row = found.rows[i];
            const json& golden = expected["rows"][i];
            QCOMPARE(row.discard ? own.kind(*row.discard).name : "",
                     golden["discard"].is_null() ? "" : golden["discard"].get<std::string>());
            for (const DrawMeasure measure : yomi::enumerators<DrawMeasure>) {
                const json& values = golden["best"][std::string(yomi::nameOf(measure))];
                QCOMPARE(row.values(measure).size(), values.size());
                for (std::size_t draw = 0; draw < values.size(); ++draw)
                    QVERIFY(nearlyEqual(row.values(measure)[draw], values[draw]));
            }
        }
    }

    void plainRecursion_data() {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 60; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    /// Random unit lists with forbidden, required and open units, a favourite and seen tiles.
    void plainRecursion() {
        QFETCH(unsigned, seed);
        std::mt19937 random(seed);
        const int kinds = 4 + static_cast<int>(seed % 7), copies = kinds < 8 ? 3 : 2;
        const int full = 3 + static_cast<int>(random() % 3);
        const RuleBook book = smallBook(random, kinds, copies, full);
        const int seenTiles = static_cast<int>(random() % 6),
                  size = full - static_cast<int>(seed % 2);
        const std::vector<int> dealt = deal(book, size + seenTiles, seed);
        const Tiles hand = countTiles(book, std::span(dealt).first(static_cast<std::size_t>(size)));
        const Tiles seen =
            countTiles(book, std::span(dealt).subspan(static_cast<std::size_t>(size)));

        Constraints constraints;
        constraints.favouriteTile = static_cast<int>(random() % static_cast<unsigned>(kinds));
        if (seed % 3 == 0)
            constraints.favouriteRule = FavouriteRule::Doubles;
        for (int meld = 0; meld < book.meldCount(); ++meld) {
            const bool open =
                book.meld(meld).openScore > 0 && contains(hand, book.meld(meld).tiles);
            if (open && constraints.open.empty())
                constraints.open = {meld};
            else if (random() % 8 == 0)
                constraints.forbidden.push_back(meld);
            else if (seed % 5 == 0 && constraints.required.empty() && random() % 3 == 0)
                constraints.required = {meld};
        }

        const int draws = 4;
        const auto found = bestChances(book, hand, seen, constraints, draws, bothMeasures);
        const Tiles wall = wallOf(book, hand, seen);
        QCOMPARE(found.wall, wall.total());
        for (const DrawMeasure measure : yomi::enumerators<DrawMeasure>) {
            PlainRecursion plain(book, constraints, measure);
            for (const ChanceRow& row : found.rows) {
                Tiles rest = hand;
                if (row.discard)
                    rest.take(*row.discard);
                for (int m = 1; m <= draws; ++m)
                    QVERIFY(nearlyEqual(row.values(measure)[static_cast<std::size_t>(m) - 1],
                                        plain.value(rest, wall, m)));
            }
        }
    }

    /// Both methods value the same hand: LastDraws, and states with bounds above it.
    void manyDraws() {
        int compared = 0;
        for (unsigned seed = 1; seed <= 12; ++seed) {
            std::mt19937 random(seed);
            const int full = 3 + static_cast<int>(seed % 3);
            const RuleBook book = smallBook(random, 6, 2, full);
            const Tiles hand = countTiles(book, deal(book, full - 1, seed));
            const Tiles wall = wallOf(book, hand, {});
            for (const DrawMeasure measure : yomi::enumerators<DrawMeasure>) {
                const int draws = LastDraws::mostDraws;
                std::vector<GainingHand> hands;
                const auto found = completeHands(book, hand, wall, {}, draws, 100'000);
                for (const CompleteHand& complete : *found)
                    hands.push_back({complete.tiles, measure == DrawMeasure::Chance
                                                         ? 1.0
                                                         : static_cast<double>(complete.score)});
                StateCounter states(1'000'000);
                LastDraws last({}, full - 1, states);
                last.start(hand, 0, wall, wall.total(), draws);
                for (const GainingHand& complete : hands)
                    last.add(complete);
                const double value = last.value();
                BestPlay many(hands, measure == DrawMeasure::Points, {}, full - 1, draws, states);
                QVERIFY(nearlyEqual(many.value(hand, wall), value));
                compared += value > 0;
            }
        }
        QVERIFY(compared > 10);
    }

    void wantsOfTwoHands() {
        const auto first = bestChances(
            milliJanBook(),
            milliJanTiles("茜 ひなた エレナ 星梨花 環 美也 杏奈 麗花 可憐 風花 歌織 翼 真美"), {},
            {}, 3, bothMeasures);
        QCOMPARE(QString::number(rowOf(first, "ひなた").chance[2], 'f', 6), "0.062863");
        QCOMPARE(QString::number(rowOf(first, "ひなた").points[2], 'f', 2), "1010.33");
        QCOMPARE(QString::number(rowOf(first, "真美").chance[2], 'f', 6), "0.060125");
        QCOMPARE(QString::number(rowOf(first, "真美").points[2], 'f', 2), "1430.12");
        const auto second = bestChances(
            milliJanBook(),
            milliJanTiles("育 律子 エミリー エレナ 真 ロコ 真 まつり 春香 響 貴音 やよい 響"), {},
            {}, 3, bothMeasures);
        QCOMPARE(QString::number(rowOf(second, "貴音").chance[2], 'f', 6), "0.208299");
        QCOMPARE(QString::number(rowOf(second, "貴音").points[2], 'f', 2), "3052.70");
        QCOMPARE(QString::number(rowOf(second, "やよい").chance[2], 'f', 6), "0.207208");
        QCOMPARE(QString::number(rowOf(second, "やよい").points[2], 'f', 2), "3252.98");
        for (const ChanceRow& row : first.rows) {
            QVERIFY(row.chance[2] <= rowOf(first, "ひなた").chance[2]);
            QVERIFY(row.points[2] <= rowOf(first, "真美").points[2]);
        }
        for (const ChanceRow& row : second.rows) {
            QVERIFY(row.chance[2] <= rowOf(second, "貴音").chance[2]);
            QVERIFY(row.points[2] <= rowOf(second, "やよい").points[2]);
        }
    }

    void growWithTheDraws() {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const auto found = bestChances(
                milliJanBook(), countTiles(milliJanBook(), deal(milliJanBook(), 13, seed)), {}, {},
                3, bothMeasures);
            for (const ChanceRow& row : found.rows) {
                QVERIFY(std::ranges::is_sorted(row.chance));
                QVERIFY(std::ranges::is_sorted(row.points));
                QVERIFY(row.chance.back() <= 1);
            }
        }
    }

    void oneDrawIsTheWaits() {
        const Tiles hand =
            milliJanTiles("春香 千早 美希 真 貴音 やよい まつり 真美 エミリー 亜美 桃子 伊織");
        const Tiles seen = milliJanTiles("育 春香");
        const auto found = bestChances(milliJanBook(), hand, seen, {}, 1, bothMeasures);
        double left = 0, points = 0;
        for (const Wait& wait : waits(milliJanBook(), hand, seen)) {
            left += wait.left;
            points += wait.left * wait.score;
        }
        QCOMPARE(found.wall, 3 * 54 - 12 - 2);
        QVERIFY(left > 0);
        QCOMPARE(found.rows.size(), std::size_t{1});
        QVERIFY(!found.rows.front().discard);
        QVERIFY(nearlyEqual(found.rows.front().chance[0], left / found.wall));
        QVERIFY(nearlyEqual(found.rows.front().points[0], points / found.wall));
    }

    /// A tile that no complete hand within three draws uses.
    void seenUselessTilesNeverLowerTheChance() {
        const Tiles hand =
            milliJanTiles("育 律子 エミリー エレナ 真 ロコ 真 まつり 春香 響 貴音 やよい 響");
        const auto before = bestChances(milliJanBook(), hand, {}, {}, 3);
        const Tiles wall = wallOf(milliJanBook(), hand, {});
        const auto hands = *completeHands(milliJanBook(), hand, wall, {}, 3, 100'000);
        Tiles used;
        for (const CompleteHand& complete : hands)
            used = greater(used, complete.tiles);
        int compared = 0;
        for (const auto [kind, copies] : wall) {
            if (used.count(kind) > 0)
                continue;
            Tiles seen;
            seen.add(kind);
            const auto after = bestChances(milliJanBook(), hand, seen, {}, 3);
            for (std::size_t row = 0; row < after.rows.size(); ++row)
                QVERIFY(after.rows[row].chance[2] >= before.rows[row].chance[2]);
            ++compared;
        }
        QVERIFY(compared > 0);
    }

    void measuresNotAskedForAreEmpty() {
        const Tiles hand = countTiles(milliJanBook(), deal(milliJanBook(), 13, 4));
        const auto chance = bestChances(milliJanBook(), hand, {}, {}, 2);
        QCOMPARE(chance.rows.front().chance.size(), std::size_t{2});
        QVERIFY(chance.rows.front().points.empty());
        const auto points =
            bestChances(milliJanBook(), hand, {}, {}, 2, {.chance = false, .points = true});
        QVERIFY(points.rows.front().chance.empty());
        QCOMPARE(points.rows.front().points.size(), std::size_t{2});
    }

    void openTilesAreNoDiscards() {
        int meld = 0;
        while (milliJanBook().meld(meld).openScore == 0)
            ++meld;
        Tiles hand = milliJanBook().meld(meld).tiles;
        for (const int tile : deal(milliJanBook(), 13 - hand.total(), 3, hand))
            hand.add(tile);
        Constraints constraints;
        constraints.open = {meld};
        for (const ChanceRow& row : bestChances(milliJanBook(), hand, {}, constraints, 1).rows)
            QVERIFY(hand.count(*row.discard) > milliJanBook().meld(meld).tiles.count(*row.discard));
        hand.take(milliJanBook().meld(meld).tiles.lowest());
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 bestChances(milliJanBook(), hand, {}, constraints, 1));
    }

    void refusals_data() {
        QTest::addColumn<int>("tiles");
        QTest::addColumn<int>("left");
        QTest::addColumn<int>("draws");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no draw") << 13 << 100 << 0 << "The draws must be 1 to 40, not 0.";
        QTest::newRow("41 draws") << 13 << 100 << 41 << "The draws must be 1 to 40, not 41.";
        QTest::newRow("5 tiles") << 12 << 5 << 6 << "6 draws, but only 5 tiles are left.";
        QTest::newRow("1 tile") << 12 << 1 << 2 << "2 draws, but only 1 tile is left.";
        QTest::newRow("no tile") << 12 << 0 << 1 << "Draws: 1, but no tile is left.";
        QTest::newRow("11 tiles") << 11 << 100 << 1
                                  << "Draws are computed for 12 or 13 tiles, not 11.";
        QTest::newRow("14 tiles") << 14 << 100 << 1
                                  << "Draws are computed for 12 or 13 tiles, not 14.";
    }

    void refusals() {
        QFETCH(int, tiles);
        QFETCH(int, left);
        QFETCH(int, draws);
        QFETCH(QString, sentence);
        const Tiles hand = countTiles(milliJanBook(), deal(milliJanBook(), tiles, 1));
        Tiles seen;
        int wall = wallOf(milliJanBook(), hand, {}).total();
        for (const auto [kind, copies] : wallOf(milliJanBook(), hand, {})) {
            for (int i = 0; i < copies && wall > left; ++i, --wall)
                seen.add(kind);
        }
        try {
            bestChances(milliJanBook(), hand, seen, {}, draws);
            QFAIL("must be refused");
        } catch (const std::invalid_argument& error) {
            QCOMPARE(QString(error.what()), sentence);
        }
    }

    void cardGamesAreRefused() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, bestChances(cardBook(), {}, {}, {}, 1));
    }

    void givesUp() {
        // 6,607 complete hands lack at most 4 tiles of the first deal; 357 those of the second,
        // which needs 728 states in all.
        for (const auto& [seed, most] : {std::pair(4, 6606), std::pair(1, 500)}) {
            const Tiles hand = countTiles(
                milliJanBook(), deal(milliJanBook(), 13, static_cast<std::uint64_t>(seed)));
            const auto whole = bestChances(milliJanBook(), hand, {}, {}, 3);
            try {
                bestChances(milliJanBook(), hand, {}, {}, 4, {.mostStates = most});
                QFAIL("must give up");
            } catch (const BestGaveUp& error) {
                QCOMPARE(error.finished.draws, 3);
                QCOMPARE(error.finished.states, whole.states);
                for (std::size_t row = 0; row < whole.rows.size(); ++row)
                    QCOMPARE(error.finished.rows[row].chance, whole.rows[row].chance);
                QCOMPARE(error.sentence().english(),
                         "Horizon 4 needs more than " + std::to_string(most) +
                             " states or complete hands; the last horizon finished is 3. Choose "
                             "fewer draws, more states or sampled play.");
            }
        }
    }

    void boundsTheMemory() {
        const Tiles hand = countTiles(milliJanBook(), deal(milliJanBook(), 13, 4));
        const auto whole = bestChances(milliJanBook(), hand, {}, {}, 4);
        constexpr std::size_t small = std::size_t{1} << 20, large = std::size_t{64} << 20;
        const auto same = bestChances(milliJanBook(), hand, {}, {}, 4, {.mostBytes = large});
        for (std::size_t row = 0; row < whole.rows.size(); ++row)
            QCOMPARE(same.rows[row].chance, whole.rows[row].chance);
        try {
            bestChances(milliJanBook(), hand, {}, {}, 4, {.mostBytes = small});
            QFAIL("must give up");
        } catch (const BestGaveUp& error) {
            const int finished = error.finished.draws;
            QVERIFY(finished > 0 && finished < 4);
            QCOMPARE(error.sentence().english(),
                     "Horizon " + std::to_string(finished + 1) +
                         " needs more than 1 MB of memory; the last horizon finished is " +
                         std::to_string(finished) + ". Choose fewer draws or sampled play.");
            for (std::size_t row = 0; row < whole.rows.size(); ++row) {
                std::vector<double> chance = whole.rows[row].chance;
                chance.resize(static_cast<std::size_t>(finished));
                QCOMPARE(error.finished.rows[row].chance, chance);
            }
        }
    }

    void saysWhenTheMemoryIsUsedUp() {
        BestOptions options;
        options.progress = [](const DrawChances& finished, double) {
            if (finished.draws == 2)
                throw std::bad_alloc();
        };
        const Tiles hand = countTiles(milliJanBook(), deal(milliJanBook(), 13, 4));
        try {
            bestChances(milliJanBook(), hand, {}, {}, 4, options);
            QFAIL("must give up");
        } catch (const BestGaveUp& error) {
            QCOMPARE(error.finished.draws, 2);
            QCOMPARE(error.sentence().english(),
                     "Horizon 3 needs more memory than there is; the last horizon finished is 2. "
                     "Choose fewer draws or sampled play.");
        }
    }

    void reportsProgressAndStops() {
        const Tiles hand = countTiles(milliJanBook(), deal(milliJanBook(), 13, 4));
        std::stop_source source;
        std::vector<double> shares;
        int horizon = 0;
        BestOptions options = bothMeasures;
        options.progress = [&](const DrawChances& finished, double share) {
            if (finished.draws > horizon)
                shares.clear();
            horizon = finished.draws;
            shares.push_back(share);
        };
        bestChances(milliJanBook(), hand, {}, {}, 2, options);
        QCOMPARE(horizon, 1);
        QVERIFY(std::ranges::is_sorted(shares));
        QVERIFY(std::ranges::find(shares, 0.5) != shares.end()); // one of two measures
        QCOMPARE(shares.back(), 1.0);

        options.progress = [&](const DrawChances& finished, double) {
            if (finished.draws == 3)
                source.request_stop();
        };
        QVERIFY_THROWS_EXCEPTION(yomi::Stopped, bestChances(milliJanBook(), hand, {}, {}, 4,
                                                            options, source.get_token()));
    }

    /// States of fixed hands: a change of the method changes them.
    void states() {
        std::int64_t sum = 0;
        for (std::uint64_t seed = 1; seed <= 8; ++seed)
            sum +=
                bestChances(milliJanBook(),
                            countTiles(milliJanBook(), deal(milliJanBook(), 13, seed)), {}, {}, 3)
                    .states;
        QCOMPARE(sum, std::int64_t{134});
    }
};

YOMI_TESTS(TestDrawChances)
#include "test_draw_chances.moc"
