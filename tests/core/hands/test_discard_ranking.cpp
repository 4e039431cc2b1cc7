// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/stopped.h"
#include "core/hands/deal.h"
#include "core/hands/discard_policy.h"
#include "core/hands/discard_ranking.h"
#include "core/hands/discard_reason.h"
#include "core/hands/distance.h"
#include "core/hands/hand_text.h"
#include "core/hands/partition.h"
#include "core/hands/waits.h"
#include "tests/core/golden_lines.h"
#include "tests/core/hands/rule_books.h"
#include "tests/core/hands/small_books.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <span>
#include <tuple>

using namespace yomi::hands;
using nlohmann::json;

namespace {

Tiles rankedTiles(const json& names) {
    return countTiles(milliJanBook(), readTiles(milliJanBook(), names));
}

Tiles afterDiscard(Tiles hand, const RankedDiscard& row) {
    if (row.discard)
        hand.take(*row.discard);
    return hand;
}

/// A row as in the golden data. Its mean score has ten digits there.
json goldenRow(const RankedDiscard& row, const json& expected) {
    const RuleBook& book = milliJanBook();
    json useful = json::array(), plan = json::array();
    for (const UsefulTile& tile : row.useful)
        useful.push_back({book.kind(tile.tile).name, tile.left});
    for (const int meld : row.plan)
        plan.push_back(meldName(book, meld));
    json shown = {{"discard", row.discard ? json(book.kind(*row.discard).name) : json()},
                  {"distance", row.distance ? json(*row.distance) : json()},
                  {"tiles_left", row.tilesLeft},
                  {"useful", useful},
                  {"best_score", row.bestScore},
                  {"plan", plan},
                  {"plan_score", row.planScore},
                  {"plan_ways", row.planWays}};
    if (row.distance == 1) {
        const json mean = expected.value("mean_score", json());
        const bool close = mean.is_number() &&
                           std::abs(mean.get<double>() - row.meanScore) <= 1e-9 * row.meanScore;
        shown["mean_score"] = close ? mean : json(row.meanScore);
    }
    return shown;
}

/// A deal for a small book: a hand and seen tiles.
struct SmallDeal {
    RuleBook book;
    Tiles hand;
    Tiles seen;
    Constraints constraints;

    explicit SmallDeal(unsigned seed)
        : book(smallBook(seed)) {
        const int size = seed % 5 == 0 ? 4 : seed % 5 == 1 ? 6 : 7;
        const std::vector<int> dealt = deal(book, size + static_cast<int>(seed % 6), seed);
        const auto middle = static_cast<std::size_t>(size);
        hand = countTiles(book, std::span(dealt).first(middle));
        seen = countTiles(book, std::span(dealt).subspan(middle));
        if (seed % 3 == 0)
            constraints.favouriteTile = static_cast<int>(seed % 7);
        if (seed % 4 == 0)
            constraints.forbidden = {static_cast<int>(seed) % book.meldCount()};
        const int other = static_cast<int>(seed + 1) % book.meldCount();
        const bool free = !std::ranges::count(constraints.forbidden, other);
        if (seed % 7 == 0 && free)
            constraints.required = {other};
        if (seed % 7 == 1 && free && book.meld(other).openScore > 0 &&
            contains(hand, book.meld(other).tiles))
            constraints.open = {other};
    }
};

/// A row by listing all multisets of melds of the full size.
class PlainRow {
public:
    PlainRow(const SmallDeal& deal, const Tiles& rest, const Tiles& wall)
        : m_deal(deal)
        , m_rest(rest)
        , m_wall(wall) {
        visit({}, {}, 0);
    }

    RankedDiscard row() {
        RankedDiscard row;
        if (m_complete.empty())
            return row;
        row.distance = m_distance;
        std::map<int, std::tuple<int, int>> useful; // copies and the best score
        std::tuple<std::uint64_t, int> best;
        for (const auto& [tiles, partitions] : m_complete) {
            std::uint64_t ways = 1;
            const int score = partitions.rbegin()->first;
            for (const auto [kind, copies] : lacking(m_rest, tiles)) {
                const int left = m_wall.count(kind);
                for (int i = 0; i < copies; ++i)
                    ways = ways * static_cast<unsigned>(left - i) / static_cast<unsigned>(i + 1);
                auto& [copiesLeft, kindScore] = useful[kind];
                copiesLeft = left;
                kindScore = std::max(kindScore, score);
            }
            row.bestScore = std::max(row.bestScore, score);
            const auto least = std::ranges::min(partitions.rbegin()->second);
            if (std::tuple(ways, score) > best ||
                (std::tuple(ways, score) == best && least < row.plan)) {
                best = {ways, score};
                row.plan = least;
            }
        }
        std::tie(row.planWays, row.planScore) = best;
        for (const auto& [kind, found] : useful) {
            const auto [left, score] = found;
            row.useful.push_back({kind, left});
            row.tilesLeft += left;
            row.meanScore += static_cast<double>(left) * score;
        }
        row.meanScore = m_distance == 1 ? row.meanScore / row.tilesLeft : 0;
        return row;
    }

private:
    void visit(const Tiles& target, const std::vector<int>& melds, int from) {
        if (target.total() == m_deal.book.fullHand()) {
            place(target, melds);
            return;
        }
        for (int meld = from; meld < m_deal.book.meldCount(); ++meld) {
            const Tiles& tiles = m_deal.book.meld(meld).tiles;
            if (target.total() + tiles.total() > m_deal.book.fullHand() ||
                std::ranges::count(m_deal.constraints.forbidden, meld))
                continue;
            auto more = melds;
            more.push_back(meld);
            visit(add(target, tiles), more, meld);
        }
    }

    void place(const Tiles& target, const std::vector<int>& melds) {
        const Tiles lacked = lacking(m_rest, target);
        std::vector<int> forced = m_deal.constraints.required;
        std::ranges::copy(m_deal.constraints.open, std::back_inserter(forced));
        std::ranges::sort(forced);
        if (!contains(m_wall, lacked) || !std::ranges::includes(melds, forced) ||
            lacked.total() > m_distance)
            return;
        if (lacked.total() < m_distance)
            m_complete.clear();
        m_distance = lacked.total();
        bool favourite = false;
        int score = 0;
        for (const int meld : melds) {
            score += m_deal.book.meld(meld).score;
            favourite = favourite ||
                        (m_deal.constraints.favouriteTile &&
                         m_deal.book.meld(meld).tiles.count(*m_deal.constraints.favouriteTile));
        }
        for (const int meld : m_deal.constraints.open)
            score += m_deal.book.meld(meld).openScore - m_deal.book.meld(meld).score;
        m_complete[target][score + (favourite ? favouritePoints : 0)].push_back(melds);
    }

    const SmallDeal& m_deal;
    const Tiles m_rest;
    const Tiles m_wall;
    int m_distance = std::numeric_limits<int>::max();
    std::map<Tiles, std::map<int, std::vector<std::vector<int>>>> m_complete; ///< by score
};

} // namespace

class TestDiscardRanking : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void golden_data() {
        QTest::addColumn<QByteArray>("line");
        for (const json& line : yomi::goldenLines("ahead/rankings.jsonl"))
            QTest::addRow("id %d", line["id"].get<int>()) << QByteArray::fromStdString(line.dump());
    }

    void golden() {
        QFETCH(QByteArray, line);
        const json expected = json::parse(line.toStdString());
        Constraints constraints;
        for (const json& unit : expected["forbid"])
            constraints.forbidden.push_back(findMeld(milliJanBook(), unit.get<std::string>()));
        if (!expected["favourite"].is_null())
            constraints.favouriteTile =
                milliJanBook().tileNames().find(expected["favourite"].get<std::string>());
        const Tiles hand = rankedTiles(expected["hand"]), seen = rankedTiles(expected["seen"]);
        const auto rows = discardRanking(milliJanBook(), hand, seen, constraints);
        const json& ranking = expected["ranking"];
        QCOMPARE(rows.size(), ranking.size());
        for (std::size_t i = 0; i < rows.size(); ++i)
            QCOMPARE(goldenRow(rows[i], ranking[i]).dump(), ranking[i].dump());
        if (hand.total() < 13)
            return;
        DiscardPolicy policy(milliJanBook(), constraints);
        QCOMPARE(policy.discard(hand, wallOf(milliJanBook(), hand, seen), {}),
                 *rows.front().discard);
    }

    /// One tile from complete it is the ranking of discards(), in which no complete hand waits for
    /// its own discard.
    void nearRowsAreTheDiscards() {
        int compared = 0;
        for (const json& line : yomi::goldenLines("millijan_waits.jsonl")) {
            const Tiles hand = rankedTiles(line["hand"]);
            const auto near = discards(milliJanBook(), hand);
            if (near.empty() || completePartition(milliJanBook(), hand))
                continue;
            const auto rows = discardRanking(milliJanBook(), hand);
            for (std::size_t i = 0; i < near.size(); ++i, ++compared) {
                QCOMPARE(rows[i].distance, std::optional(1));
                QCOMPARE(rows[i].discard, std::optional(near[i].tile));
                std::vector<UsefulTile> waits;
                for (const Wait& wait : near[i].waits)
                    waits.push_back({wait.tile, wait.left});
                QVERIFY(rows[i].useful == waits);
                QCOMPARE(rows[i].tilesLeft, near[i].tilesLeft);
                QCOMPARE(rows[i].bestScore, near[i].bestScore);
                QCOMPARE(rows[i].meanScore, near[i].meanScore);
            }
            QVERIFY(rows.size() == near.size() || rows[near.size()].distance != 1);
        }
        QVERIFY(compared > 50);
    }

    void distancesOfRandomHands() {
        const RuleBook& book = milliJanBook();
        for (unsigned seed = 1; seed <= (yomi::isSanitized ? 10 : 60); ++seed) {
            const std::vector<int> dealt = deal(book, 13 + static_cast<int>(seed * 2), seed);
            const Tiles hand = countTiles(book, std::span(dealt).first(13));
            const Tiles seen = countTiles(book, std::span(dealt).subspan(13));
            for (const RankedDiscard& row : discardRanking(book, hand, seen)) {
                Tiles gone = seen;
                gone.add(*row.discard);
                const auto plain = distance(book, afterDiscard(hand, row), gone);
                QCOMPARE(row.distance, plain ? std::optional(plain->draws) : std::nullopt);
            }
        }
    }

    /// By definition: with a useful tile, and no other, the hand is one nearer.
    void usefulTilesOfRandomHands() {
        const RuleBook& book = milliJanBook();
        for (unsigned seed = 1; seed <= (yomi::isSanitized ? 3 : 12); ++seed) {
            const std::vector<int> dealt = deal(book, 12 + static_cast<int>(seed * 8), seed);
            const Tiles hand = countTiles(book, std::span(dealt).first(12));
            const Tiles seen = countTiles(book, std::span(dealt).subspan(12));
            const auto rows = discardRanking(book, hand, seen);
            QCOMPARE(rows.size(), std::size_t{1});
            std::vector<UsefulTile> useful;
            for (int kind = 0; kind < book.kindCount(); ++kind) {
                const int left = tilesLeft(book, hand, seen, kind);
                if (left == 0 || !rows.front().distance)
                    continue;
                Tiles drawn = hand;
                drawn.add(kind);
                const auto after = distance(book, drawn, seen);
                if (after && after->draws < *rows.front().distance)
                    useful.push_back({kind, left});
            }
            QVERIFY(rows.front().useful == useful);
        }
    }

    void smallBooks_data() {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= (yomi::isSanitized ? 60 : 400); ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    /// All of a ranking compared with listing all complete hands.
    void smallBooks() {
        QFETCH(unsigned, seed);
        const SmallDeal deal(seed);
        const Tiles wall = wallOf(deal.book, deal.hand, deal.seen);
        const Tiles unseen = wallOf(deal.book, deal.hand, {});
        const auto rows = discardRanking(deal.book, deal.hand, deal.seen, deal.constraints);
        for (const RankedDiscard& row : rows) {
            const Tiles rest = afterDiscard(deal.hand, row);
            const RankedDiscard plain = PlainRow(deal, rest, wall).row();
            QCOMPARE(row.distance, plain.distance);
            QVERIFY(row.useful == plain.useful);
            QCOMPARE(row.tilesLeft, plain.tilesLeft);
            QCOMPARE(row.bestScore, plain.bestScore);
            QVERIFY(std::abs(row.meanScore - plain.meanScore) < 1e-9 * (1 + plain.meanScore));
            QCOMPARE(row.plan, plain.plan);
            QCOMPARE(row.planScore, plain.planScore);
            QCOMPARE(row.planWays, plain.planWays);
            const RankedDiscard nearer = PlainRow(deal, rest, unseen).row();
            Tiles seenOut;
            if (nearer.distance && (!row.distance || *nearer.distance < *row.distance)) {
                Tiles complete;
                for (const int meld : nearer.plan)
                    complete = add(complete, deal.book.meld(meld).tiles);
                seenOut = lacking(wall, lacking(rest, complete));
            }
            QVERIFY(row.seenOut == seenOut);
        }
        const auto key = [](const RankedDiscard& row) {
            return std::tuple(row.distance.value_or(99), -row.tilesLeft,
                              row.distance == 1 ? -row.meanScore : -row.bestScore, row.discard);
        };
        QVERIFY(std::ranges::is_sorted(rows, {}, key));
        if (deal.hand.total() < deal.book.fullHand()) {
            QCOMPARE(rows.size(), std::size_t{1});
            QVERIFY(!rows.front().discard);
        } else if (!rows.empty()) {
            DiscardPolicy policy(deal.book, deal.constraints);
            QCOMPARE(policy.discard(deal.hand, wall, {}), *rows.front().discard);
        }
    }

    void theFirstDiscardFromAnyWall() {
        const RuleBook& book = milliJanBook();
        Constraints constraints;
        for (unsigned seed = 1; seed <= (yomi::isSanitized ? 20 : 150); ++seed) {
            const std::vector<int> dealt = deal(book, 13 + static_cast<int>(seed % 100), seed);
            const Tiles hand = countTiles(book, std::span(dealt).first(13));
            const Tiles wall = wallOf(book, hand, countTiles(book, std::span(dealt).subspan(13)));
            constraints.favouriteTile = seed % 2 ? std::optional(7) : std::nullopt;
            DiscardPolicy policy(book, constraints);
            QCOMPARE(policy.discard(hand, wall, {}),
                     *discardRankingFromWall(book, hand, wall, constraints).front().discard);
        }
    }

    void openMeldsAreKept() {
        const RuleBook& book = milliJanBook();
        Constraints constraints;
        const auto meld =
            std::ranges::find_if(book.melds(), [](const Meld& unit) { return unit.openScore > 0; });
        constraints.open = {static_cast<int>(meld - book.melds().begin())};
        const Tiles& open = meld->tiles;
        Tiles hand = open;
        for (int kind = 0; hand.total() < 13; ++kind)
            hand.add(kind);
        const Tiles free = remove(hand, open);
        for (const RankedDiscard& row : discardRanking(book, hand, {}, constraints)) {
            QVERIFY(free.count(*row.discard) > 0);
            QVERIFY(std::ranges::count(row.plan, constraints.open.front()) == 1);
        }
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 discardRanking(book, free, {}, constraints));
    }

    void farHandsHaveTheirDistance() {
        const RuleBook& book = milliJanBook();
        const Tiles hand = countTiles(book, parseTiles(book, "春香 千早 美希"));
        const auto rows = discardRanking(book, hand);
        QCOMPARE(rows.size(), std::size_t{1});
        QCOMPARE(rows.front().distance, std::optional(distance(book, hand)->draws));
        QVERIFY(*rows.front().distance > mostRankedDistance);
        QVERIFY(rows.front().useful.empty() && rows.front().plan.empty());
        QCOMPARE(rows.front().tilesLeft + rows.front().bestScore, 0);
        QCOMPARE(discardReason(book, rows, 0).english(),
                 "10 away; hands more than 8 away are not compared further.");
    }

    void otherHandsHaveNoRow() {
        const RuleBook& book = milliJanBook();
        const Tiles tooMany = countTiles(book, deal(book, 14, 1));
        QVERIFY(discardRanking(book, tooMany).empty());
        QVERIFY(
            discardRanking(cardBook(), countTiles(cardBook(), deal(cardBook(), 17, 1))).empty());
        DiscardPolicy policy(book, {});
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 policy.discard(tooMany, wallOf(book, tooMany, {}), {}));
        Tiles unknown;
        unknown.add(60);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, discardRanking(book, unknown));
        Constraints contradiction;
        contradiction.required = contradiction.forbidden = {3};
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 discardRanking(book, {}, {}, contradiction));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, DiscardPolicy(book, contradiction));
    }

    void stops() {
        std::stop_source stopped;
        stopped.request_stop();
        const RuleBook& book = milliJanBook();
        const Tiles hand = countTiles(book, deal(book, 13, 1)), wall = wallOf(book, hand, {});
        QVERIFY_THROWS_EXCEPTION(yomi::Stopped,
                                 discardRanking(book, hand, {}, {}, stopped.get_token()));
        DiscardPolicy policy(book, {});
        QVERIFY_THROWS_EXCEPTION(yomi::Stopped, policy.discard(hand, wall, stopped.get_token()));
    }

    void reasons() {
        const RuleBook& book = milliJanBook();
        RankedDiscard first{0, 2, {{3, 2}, {4, 1}}, 3, 18000, 0, {0}, 16000, 2, {}};
        RankedDiscard last{1, {}, {}, 0, 0, 0, {}, 0, 0, {}};
        last.seenOut.add(2);
        std::vector<RankedDiscard> rows = {first, first, first, first, first, last};
        for (std::size_t i = 1; i < 5; ++i)
            rows[i].discard = static_cast<int>(i);
        rows[1].bestScore = 16000;
        rows[2].tilesLeft = 1;
        rows[3].distance = 3;
        rows[3].useful = {{3, 3}};
        rows[3].seenOut = rows.back().seenOut;
        const auto reason = [&](std::size_t row) {
            return discardReason(book, rows, row).english();
        };
        const std::string name = book.kind(0).name, plan = meldName(book, 0);
        const std::string aim = "; aims at " + plan + " (16,000 points).";
        const std::string two = "2 away, 3 tiles of 2 kinds bring it nearer" + aim;
        QCOMPARE(reason(0), two);
        QCOMPARE(discardAdvice(book, rows).english(), "Discard " + name + ": " + two);
        QCOMPARE(reason(1), "2,000 points less than " + name + ". " + two);
        QCOMPARE(reason(2),
                 "2 tiles fewer than " + name + ". " + "2 away, 1 tile brings it nearer" + aim);
        QCOMPARE(reason(3), "One farther than " + name + ". " +
                                "3 away, 3 tiles of one kind bring it nearer" + aim +
                                " It would be nearer if " + book.kind(2).name + " were not seen.");
        QCOMPARE(reason(4), "As good as " + name + ". " + two);
        QCOMPARE(reason(5), "No complete hand is in reach. It would be nearer if " +
                                book.kind(2).name + " were not seen.");
        QCOMPARE(discardAdvice(book, {last}).english(), reason(5)); // any discard is as good
        rows.front().distance = rows[1].distance = 1;
        rows.front().meanScore = 15000.5;
        rows[1].meanScore = 14000;
        QVERIFY(reason(1).starts_with("1,001 points less on average than " + name + ". "));
        rows.front().discard = std::nullopt;
        QCOMPARE(discardAdvice(book, rows).english(),
                 "1 away, 3 tiles of 2 kinds bring it nearer" + aim);
    }
};

YOMI_TESTS(TestDiscardRanking)
#include "test_discard_ranking.moc"
