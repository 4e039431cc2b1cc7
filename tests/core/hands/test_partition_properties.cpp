// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/stopped.h"
#include "core/hands/deal.h"
#include "core/hands/doudizhu.h"
#include "core/hands/hand_text.h"
#include "core/hands/millijan.h"
#include "core/hands/partition.h"
#include "core/hands/reference.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <limits>
#include <random>
#include <set>
#include <thread>

using namespace yomi::hands;

namespace {

/// Idols 0 to count − 1 and these units.
UnitList smallList(int idols, std::vector<Unit> units) {
    UnitList list = standardUnits();
    list.idols.resize(static_cast<std::size_t>(idols));
    list.units = std::move(units);
    return list;
}

/// Six idols and random units of one to three of them: hands with many ties.
RuleBook randomBook(std::mt19937& random) {
    std::vector<Unit> units;
    std::set<std::vector<int>> known;
    while (units.size() < 12) {
        std::vector<int> members;
        for (int idol = 0; idol < 6; ++idol) {
            if (random() % 3 == 0)
                members.push_back(idol);
        }
        if (members.empty() || members.size() > 3 || !known.insert(members).second)
            continue;
        units.push_back(
            {"unit " + std::to_string(units.size()), members,
             random() % 2 ? std::optional(1000 * int(1 + random() % 3)) : std::nullopt});
    }
    return milliJan(smallList(6, std::move(units)));
}

std::vector<int> randomHand(int kinds, std::size_t size, std::mt19937& random) {
    std::vector<int> hand;
    while (hand.size() < size) {
        const int kind = static_cast<int>(random()) & 0x7FFF;
        if (std::ranges::count(hand, kind % kinds) < mostCopies)
            hand.push_back(kind % kinds);
    }
    return hand;
}

/// Constraints that mostly fit a hand of this book.
Constraints randomConstraints(const RuleBook& book, const Tiles& hand, std::mt19937& random) {
    Constraints constraints;
    Tiles rest = hand;
    for (int meld = 0; meld < book.meldCount(); ++meld) {
        const Meld& unit = book.meld(meld);
        const auto choice = random() % 10;
        if (choice < 2 && contains(rest, unit.tiles)) {
            const bool open = choice == 1 && unit.openScore > 0;
            (open ? constraints.open : constraints.required).push_back(meld);
            rest = remove(rest, unit.tiles);
        } else if (choice == 2) {
            constraints.forbidden.push_back(meld);
        } else if (choice == 3) {
            constraints.bonuses.push_back({meld, static_cast<int>(random() % 3) * 500 - 500});
        }
    }
    if (random() % 2) {
        constraints.favouriteTile = static_cast<int>(random() % 6);
        constraints.favouriteRule = random() % 2 ? FavouriteRule::AddsOnce : FavouriteRule::Doubles;
    }
    return constraints;
}

int scoreOf(const RuleBook& book, const Constraints& constraints,
            const std::vector<int>& partition) {
    int sum = 0;
    bool favourite = false;
    for (const int points : meldScores(book, constraints, partition))
        sum += points;
    for (const int meld : partition)
        favourite = favourite || (constraints.favouriteTile &&
                                  book.meld(meld).tiles.count(*constraints.favouriteTile) > 0);
    return sum + (favourite && constraints.favouriteRule == FavouriteRule::AddsOnce
                      ? favouritePoints
                      : 0);
}

/// Every listed optimum fits into the hand, is different and has the same score.
void checkOptima(const RuleBook& book, const Tiles& hand, const Constraints& constraints,
                 const BestPartition& best) {
    QVERIFY(std::ranges::is_sorted(best.partitions));
    QVERIFY(std::ranges::adjacent_find(best.partitions) == best.partitions.end());
    QCOMPARE(best.partitions.size(), std::min<std::uint64_t>(best.optimal, mostListed));
    for (const std::vector<int>& partition : best.partitions) {
        QVERIFY(std::ranges::is_sorted(partition));
        Tiles used;
        for (const int meld : partition) {
            used = checkedAdd(used, book.meld(meld).tiles);
            QVERIFY(std::ranges::count(constraints.forbidden, meld) == 0);
        }
        QVERIFY(contains(hand, used));
        QCOMPARE(used == hand, best.complete);
        QCOMPARE(scoreOf(book, constraints, partition), best.score);
        for (const auto* wanted : {&constraints.required, &constraints.open})
            for (const int meld : *wanted)
                QVERIFY(std::ranges::count(partition, meld) >= std::ranges::count(*wanted, meld));
    }
}

/// All partitions, by taking melds in ascending order: the search must agree.
void collectAll(const RuleBook& book, const Tiles& rest, int from, std::vector<int>& taken,
                std::vector<std::vector<int>>& all) {
    all.push_back(taken);
    for (int meld = from; meld < book.meldCount(); ++meld) {
        if (!contains(rest, book.meld(meld).tiles))
            continue;
        taken.push_back(meld);
        collectAll(book, remove(rest, book.meld(meld).tiles), meld, taken, all);
        taken.pop_back();
    }
}

} // namespace

class TestPartitionProperties : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void seeds_data() {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 150; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    void smallBooks_data() { seeds_data(); }

    /// The engine, the five methods on names and packed, and the enumeration of all partitions
    /// agree.
    void smallBooks() {
        QFETCH(unsigned, seed);
        std::mt19937 random(seed);
        const RuleBook book = randomBook(random);
        const std::vector<int> kinds = randomHand(6, random() % 9, random);
        const Tiles hand = countTiles(book, kinds);
        const Constraints constraints =
            seed % 3 ? randomConstraints(book, hand, random) : Constraints();
        const BestPartition best = bestPartition(book, hand, constraints);
        checkOptima(book, hand, constraints, best);
        for (const ReferenceMethod method : yomi::enumerators<ReferenceMethod>) {
            const std::string_view name = yomi::nameOf(method);
            const auto byNames =
                referencePartition(referenceProblem<TileNames>(book, kinds, constraints), method);
            const auto packed =
                referencePartition(referenceProblem<Tiles>(book, kinds, constraints), method);
            for (const ReferencePartition& reference : {byNames, packed}) {
                QVERIFY2(reference.complete == best.complete, name.data());
                QVERIFY2(reference.score == best.score, name.data());
                QVERIFY2(reference.melds == best.first(), name.data());
            }
            QVERIFY2(byNames.nodes == packed.nodes, name.data());
        }
    }

    void allPartitions_data() { seeds_data(); }

    /// The number of optima, of all partitions, and the next best.
    void allPartitions() {
        QFETCH(unsigned, seed);
        std::mt19937 random(seed + 1000);
        const RuleBook book = randomBook(random);
        const Tiles hand = countTiles(book, randomHand(6, random() % 10, random));
        std::vector<std::vector<int>> all;
        std::vector<int> taken;
        collectAll(book, hand, 0, taken, all);
        QCOMPARE(countPartitions(book, hand), all.size());

        using Rank = std::pair<bool, int>;
        const auto rankOf = [&](const std::vector<int>& partition) {
            return Rank(leftover(book, hand, partition).empty(), scoreOf(book, {}, partition));
        };
        std::vector<Rank> ranks;
        for (const auto& partition : all)
            ranks.push_back(rankOf(partition));
        std::ranges::sort(ranks, std::greater());
        const BestPartition best = bestPartition(book, hand);
        QCOMPARE(Rank(best.complete, best.score), ranks.front());
        QCOMPARE(best.optimal, std::uint64_t(std::ranges::count(ranks, ranks.front())));
        const auto worse =
            std::ranges::find_if(ranks, [&](const Rank& rank) { return rank != ranks.front(); });
        const auto next = nextBest(book, hand);
        QCOMPARE(next.has_value(), worse != ranks.end());
        if (next) {
            QCOMPARE(Rank(next->complete, next->score), *worse);
            QCOMPARE(rankOf(next->partition), *worse);
        }
    }

    void douDizhu_data() {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 24; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    /// Small hands compared with the article's method; for larger ones only the optima are checked.
    void douDizhu() {
        QFETCH(unsigned, seed);
        static const RuleBook book = yomi::hands::douDizhu(douDizhuRules);
        const std::vector<int> small = deal(book, static_cast<int>(seed % 8), seed);
        const auto reference = referencePartition(referenceProblem<Tiles>(book, small),
                                                  ReferenceMethod::ReuseAndCache);
        QCOMPARE(bestPartition(book, countTiles(book, small)).first(), reference.melds);
        const Tiles hand = countTiles(book, deal(book, 20, seed));
        checkOptima(book, hand, {}, bestPartition(book, hand));
    }

    void nextBestPlays_data() {
        QTest::addColumn<QString>("hand");
        QTest::addColumn<int>("plays"); // of the next best, 0 if there is none
        QTest::newRow("nothing") << "" << 0;
        QTest::newRow("one card") << "3" << 0;
        QTest::newRow("two singles") << "35" << 0;
        QTest::newRow("a pair or two singles") << "33" << 2;
        QTest::newRow("a trio and a single, or two plays") << "3335" << 2;
    }

    /// Plays that leave cards in the hand are not next best: they would be fewer.
    void nextBestPlays() {
        QFETCH(QString, hand);
        QFETCH(int, plays);
        static const RuleBook book = yomi::hands::douDizhu(douDizhuRules);
        const Tiles tiles = countTiles(book, parseTiles(book, hand.toStdString()));
        const auto next = nextBest(book, tiles);
        QCOMPARE(next ? next->score : 0, -plays);
        QVERIFY(!next || next->complete);
        Constraints nothing;
        nothing.forbidden = fittingMelds(book, tiles);
        QVERIFY(!nextBest(book, tiles, nothing));
    }

    void manyOptima_data() {
        QTest::addColumn<int>("idols");
        QTest::addColumn<quint64>("optimal");
        // Perfect matchings of 2n idols: (2n − 1)!!
        QTest::newRow("8 idols") << 8 << quint64(105);
        QTest::newRow("14 idols") << 14 << quint64(135135);
        QTest::newRow("20 idols") << 20 << quint64(654729075);
    }

    /// All pairs are units: the number of optima is right even if there are too many to list, and
    /// the first is the least.
    void manyOptima() {
        QFETCH(int, idols);
        QFETCH(quint64, optimal);
        std::vector<Unit> pairs;
        for (int i = 0; i < idols; ++i) {
            for (int j = i + 1; j < idols; ++j)
                pairs.push_back({std::to_string(i) + "+" + std::to_string(j), {i, j}, {}});
        }
        const RuleBook book = milliJan(smallList(idols, pairs));
        Tiles hand;
        for (int idol = 0; idol < idols; ++idol)
            hand.add(idol);
        const BestPartition best = bestPartition(book, hand);
        QCOMPARE(best.optimal, std::uint64_t{optimal});
        checkOptima(book, hand, {}, best);
        std::vector<int> least;
        for (int idol = 0; idol < idols; idol += 2)
            least.push_back(findMeld(book, std::to_string(idol) + "+" + std::to_string(idol + 1)));
        QCOMPARE(best.first(), least);
    }

    /// Every set of 13 idols is a unit whose score depends only on its idols: the optima are the
    /// set partitions, whose number is a Bell number.
    void bellNumber() {
        constexpr unsigned idols = 11;
        std::vector<Unit> units;
        for (unsigned set = 1; set < 1U << idols; ++set) {
            Unit unit{std::to_string(set), {}, 0};
            for (unsigned idol = 0; idol < idols; ++idol) {
                if (set >> idol & 1)
                    unit.members.push_back(static_cast<int>(idol));
            }
            unit.score = 100 * static_cast<int>(unit.members.size());
            units.push_back(std::move(unit));
        }
        std::ranges::reverse(units); // so that the first in order is an unusual one
        const RuleBook book = milliJan(smallList(idols, std::move(units)));
        Tiles hand;
        for (int idol = 0; idol < static_cast<int>(idols); ++idol)
            hand.add(idol);
        const BestPartition best = bestPartition(book, hand);
        QCOMPARE(best.optimal, std::uint64_t{678570});
        QCOMPARE(best.first(), std::vector<int>{0});
        checkOptima(book, hand, {}, best);
    }

    /// Seven tiles of three kinds and a hundred melds for each: C(106, 7)^3 optima, about 10^31.
    void numbersStopAtTheLargest() {
        Rules rules{.title = yomi::Sentence::verbatim("many"),
                    .kinds = {},
                    .categories = {{"tile", "tile"}},
                    .melds = {}};
        Tiles hand;
        for (int kind = 0; kind < 3; ++kind) {
            rules.kinds.push_back({std::to_string(kind), {}, {}, {}, {}, {}, 7});
            hand.add(kind, 7);
            Tiles tile;
            tile.add(kind);
            rules.melds.insert(rules.melds.end(), 100, {std::to_string(kind), tile, 0, 10, 0, 0});
        }
        const RuleBook book(std::move(rules));
        const BestPartition best = bestPartition(book, hand);
        QCOMPARE(best.score, 210);
        QCOMPARE(best.optimal, std::numeric_limits<std::uint64_t>::max());
        QCOMPARE(countPartitions(book, hand), std::numeric_limits<std::uint64_t>::max());
        std::vector<int> least(7, 0);
        least.insert(least.end(), 7, 100);
        least.insert(least.end(), 7, 200);
        QCOMPARE(best.first(), least);
        checkOptima(book, hand, {}, best);
    }

    void stops_data() {
        QTest::addColumn<int>("method");
        QTest::newRow("engine") << -1;
        for (const ReferenceMethod method : yomi::enumerators<ReferenceMethod>)
            QTest::newRow(yomi::nameOf(method).data()) << static_cast<int>(method);
    }

    /// A search that would take very long ends soon after a stop request.
    void stops() {
        QFETCH(int, method);
        std::vector<Unit> pairs;
        for (int i = 0; i < 40; ++i) {
            for (int j = i + 1; j < 40; ++j)
                pairs.push_back({std::to_string(i) + "+" + std::to_string(j), {i, j}, {}});
        }
        const RuleBook book = milliJan(smallList(40, pairs));
        std::vector<int> hand;
        // 40 idols for the engine; for the others enough to make all their trees too large.
        const int size = method < 0 ? 40 : method == 0 ? 11 : 24;
        for (int kind = 0; kind < size; ++kind)
            hand.push_back(kind);
        std::stop_source source;
        std::jthread stopper([&source] {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            source.request_stop();
        });
        QVERIFY_THROWS_EXCEPTION(
            yomi::Stopped, method < 0
                               ? static_cast<void>(bestPartition(book, countTiles(book, hand), {},
                                                                 source.get_token()))
                               : static_cast<void>(referencePartition(
                                     referenceProblem<TileNames>(book, hand),
                                     static_cast<ReferenceMethod>(method), source.get_token())));
    }
};

YOMI_TESTS(TestPartitionProperties)
#include "test_partition_properties.moc"
