// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/stopped.h"
#include "core/hands/analyze.h"
#include "core/hands/deal.h"
#include "core/hands/hand_text.h"
#include "core/hands/millijan.h"
#include "tests/core/golden_lines.h"
#include "tests/core/hands/rule_books.h"
#include "tests/core/hands/small_books.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <map>
#include <stdexcept>

using namespace yomi::hands;
using nlohmann::json;

namespace {

const RuleBook& book() {
    static const RuleBook standard = milliJan(standardUnits());
    return standard;
}

Tiles tiles(std::string_view text) {
    return countTiles(book(), parseTiles(book(), text));
}

json namesOf(const std::vector<Wait>& waits) {
    json names = json::array();
    for (const Wait& wait : waits)
        names.push_back(book().kind(wait.tile).name);
    return names;
}

/// The least number of draws, by trying every multiset of melds of the full size.
int plainDistance(const RuleBook& rules, const Tiles& hand, const Tiles& seen) {
    int fewest = std::numeric_limits<int>::max();
    const auto visit = [&](const auto& self, const Tiles& target, int from) -> void {
        if (target.total() == rules.fullHand()) {
            const Tiles drawn = lacking(hand, target);
            for (const auto [kind, copies] : drawn) {
                if (copies > tilesLeft(rules, hand, seen, kind))
                    return;
            }
            fewest = std::min(fewest, drawn.total());
            return;
        }
        for (int meld = from; meld < rules.meldCount(); ++meld) {
            if (target.total() + rules.meld(meld).tiles.total() <= rules.fullHand())
                self(self, add(target, rules.meld(meld).tiles), meld);
        }
    };
    visit(visit, Tiles(), 0);
    return fewest;
}

} // namespace

class TestWaits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void golden_data() {
        QTest::addColumn<QByteArray>("line");
        for (const json& line : yomi::goldenLines("millijan_waits.jsonl"))
            QTest::addRow("id %d", line["id"].get<int>()) << QByteArray::fromStdString(line.dump());
    }

    void golden() {
        QFETCH(QByteArray, line);
        const json expected = json::parse(line.toStdString());
        const Tiles hand = countTiles(book(), readTiles(book(), expected["hand"]));
        const HandResult result = analyze(book(), hand);

        QVERIFY(result.distance);
        QCOMPARE(result.distance->draws, expected["draws_needed"].get<int>());
        Tiles target;
        for (const int meld : result.distance->melds)
            target = checkedAdd(target, book().meld(meld).tiles);
        QCOMPARE(target.total(), 13);
        QCOMPARE(lacking(hand, target).total(), result.distance->draws);
        for (const auto [kind, copies] : target)
            QVERIFY(copies <= 3);

        json waits = json::array();
        for (const Wait& wait : result.waits)
            waits.push_back({{"tile", book().kind(wait.tile).name},
                             {"left", wait.left},
                             {"score", wait.score}});
        QCOMPARE(waits.dump(), expected.value("waits", json::array()).dump());

        std::map<std::string, json> byTile;
        for (const json& discard : expected.value("discards", json::array()))
            byTile[discard["discard"]] = discard;
        // A hand of 13 that is more than one draw from complete has no discards.
        const std::vector<Discard> found = discards(book(), hand);
        QCOMPARE(found.size(), byTile.size());
        for (const Discard& discard : found) {
            const json& golden = byTile.at(book().kind(discard.tile).name);
            QCOMPARE(namesOf(discard.waits).dump(), golden["waits"].dump());
            QCOMPARE(discard.tilesLeft, golden["tiles_left"].get<int>());
        }
    }

    void ranksDiscards() {
        int compared = 0;
        for (const json& line : yomi::goldenLines("millijan_waits.jsonl")) {
            const auto found =
                discards(book(), countTiles(book(), readTiles(book(), line["hand"])));
            for (std::size_t i = 0; i < found.size(); ++i) {
                int points = 0, left = 0, best = 0;
                for (const Wait& wait : found[i].waits) {
                    points += wait.left * wait.score;
                    left += wait.left;
                    best = std::max(best, wait.score);
                }
                QCOMPARE(found[i].tilesLeft, left);
                QCOMPARE(found[i].bestScore, best);
                QCOMPARE(found[i].meanScore, double(points) / left);
                if (i == 0)
                    continue;
                const Discard &before = found[i - 1], &after = found[i];
                QVERIFY(before.tilesLeft > after.tilesLeft ||
                        (before.tilesLeft == after.tilesLeft &&
                         (before.meanScore > after.meanScore ||
                          (before.meanScore == after.meanScore && before.tile < after.tile))));
                ++compared;
            }
        }
        QCOMPARE(compared, 100); // neighbours in the rankings of the golden hands
    }

    void waitsOfTheSecondHand() {
        // The article's second hand without 育: drawing it, or a tile of another unit, completes
        // the hand.
        const Tiles hand =
            tiles("春香 千早 美希 真 貴音 やよい まつり 真美 エミリー 亜美 桃子 伊織");
        const auto found = waits(book(), hand);
        QCOMPARE(namesOf(found).dump(), json({"育"}).dump());
        QCOMPARE(found.front().left, 3);
        QCOMPARE(found.front().score, 18000);
        QCOMPARE(found.front().partition, std::vector<int>({31, 40, 48, 139}));
        QCOMPARE(waits(book(), hand, tiles("育 育")).front().left, 1);
        QVERIFY(waits(book(), hand, tiles("育 育 育")).empty());
    }

    void constraintsHoldForWaitsToo() {
        const Tiles hand =
            tiles("春香 千早 美希 真 貴音 やよい まつり 真美 エミリー 亜美 桃子 伊織");
        Constraints constraints;
        constraints.forbidden = {findMeld(book(), "CRIMSON LOVERS")};
        QVERIFY(waits(book(), hand, {}, constraints).empty());
        // A required unit may be the one that the wait completes.
        constraints = {};
        constraints.required = {48};
        QCOMPARE(waits(book(), hand, {}, constraints).size(), std::size_t{1});
        Tiles full = hand;
        full.add(29);
        for (const Discard& discard : discards(book(), full, {}, constraints))
            QVERIFY(book().meld(48).tiles.count(discard.tile) == 0);
    }

    void oneShortOfTheSecondHand() {
        const Tiles hand =
            tiles("春香 千早 美希 真 貴音 やよい まつり 真美 エミリー 亜美 桃子 伊織 育");
        std::map<int, std::vector<int>> plain;
        for (int meld = 0; meld < book().meldCount(); ++meld) {
            std::vector<int> missing;
            for (const auto [kind, copies] : book().meld(meld).tiles) {
                if (hand.count(kind) < copies)
                    missing.push_back(kind);
            }
            if (missing.size() == 1)
                plain[missing.front()].push_back(meld);
        }
        const auto found = oneShort(book(), hand);
        QCOMPARE(found.size(), plain.size());
        for (const OneShort& group : found) {
            QCOMPARE(group.melds, plain.at(group.tile));
            QCOMPARE(group.left, 3);
        }
        QVERIFY(plain.contains(*book().tileNames().find("風花"))); // 秘密のメモリーズ
    }

    void otherSizesHaveNone() {
        QVERIFY(waits(book(), tiles("まつり")).empty());
        QVERIFY(discards(book(), tiles("まつり このみ")).empty());
        QCOMPARE(distance(book(), {})->draws, 13);
        QCOMPARE(distance(book(), tiles("まつり このみ"))->draws, 11);
        QVERIFY(bestPartition(book(), {}).complete);
    }

    void distanceOfSmallBooks_data() {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 150; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    /// Compared with all multisets of melds, with few copies and many of them seen.
    void distanceOfSmallBooks() {
        QFETCH(unsigned, seed);
        const RuleBook small = smallBook(seed);
        const std::vector<int> drawn = deal(small, 12, seed);
        const auto part = [&](std::size_t from, std::size_t to) {
            return countTiles(small, std::span(drawn).subspan(from, to - from));
        };
        const Tiles hand = part(0, 5 + seed % 4), seen = part(8, 8 + seed % 5);
        const auto found = distance(small, hand, seen);
        const int plain = plainDistance(small, hand, seen);
        if (!found) {
            QCOMPARE(plain, std::numeric_limits<int>::max());
            return;
        }
        QCOMPARE(found->draws, plain);
        Tiles target;
        for (const int meld : found->melds)
            target = checkedAdd(target, small.meld(meld).tiles);
        QCOMPARE(target.total(), small.fullHand());
        const Tiles missing = lacking(hand, target);
        QCOMPARE(missing.total(), found->draws);
        for (const auto [kind, copies] : missing)
            QVERIFY(copies <= tilesLeft(small, hand, seen, kind));
    }

    void distanceKeepsConstraints() {
        const Tiles hand = tiles("春香 千早");
        Constraints constraints;
        constraints.required = {findMeld(book(), "CRIMSON LOVERS")};
        const auto found = distance(book(), hand, {}, constraints);
        QVERIFY(found);
        QCOMPARE(found->draws, 11);
        QVERIFY(std::ranges::count(found->melds, constraints.required.front()) == 1);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 distance(book(), tiles("春香"), {}, constraints));
    }

    void stops() {
        std::stop_source stopped;
        stopped.request_stop();
        const auto stop = stopped.get_token();
        const Tiles hand = countTiles(book(), deal(book(), 13, 1));
        QVERIFY_THROWS_EXCEPTION(yomi::Stopped, distance(book(), hand, {}, {}, stop));
        QVERIFY_THROWS_EXCEPTION(yomi::Stopped, discards(book(), hand, {}, {}, stop));
        QVERIFY_THROWS_EXCEPTION(yomi::Stopped, analyze(book(), hand, {}, {}, stop));
    }
};

YOMI_TESTS(TestWaits)
#include "test_waits.moc"
