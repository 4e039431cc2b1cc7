// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/deal.h"
#include "core/hands/doudizhu.h"
#include "core/hands/hand_text.h"
#include "core/hands/opponent_chance.h"
#include "core/hands/waits.h"
#include "tests/core/golden_lines.h"
#include "tests/core/hands/rule_books.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>
#include <stdexcept>
#include <string>

using namespace yomi::hands;
using nlohmann::json;

namespace {

Tiles cardHand(const RuleBook& book, const std::string& text) {
    return countTiles(book, parseTiles(book, text));
}

/// Calls visit(cards, ways) for each hand of `count` of these cards; cards of a rank are alike.
template <class Visit>
void forEachHand(const Tiles& cards, int kind, int count, const Tiles& taken, std::uint64_t ways,
                 Visit&& visit) {
    if (count == 0)
        visit(taken, ways);
    if (count == 0 || kind > bigJoker)
        return;
    Tiles more = taken;
    for (int copies = 0; copies <= std::min(count, cards.count(kind)); ++copies) {
        forEachHand(cards, kind + 1, count - copies, more, ways, visit);
        if (copies < cards.count(kind)) {
            more.add(kind);
            ways = ways * static_cast<std::uint64_t>(cards.count(kind) - copies) /
                   static_cast<std::uint64_t>(copies + 1);
        }
    }
}

/// The chances of some plays by looking at every hand that the opponent may have.
std::map<int, std::string> byLookingAtAll(const RuleBook& book, const std::vector<int>& plays,
                                          const Tiles& unseen, int cards) {
    std::map<int, std::vector<bool>> beating; // by the play beaten
    for (const int play : plays) {
        beating[play].resize(static_cast<std::size_t>(book.meldCount()));
        for (const int higher : beatingPlays(book, wallOf(book, {}, {}), play))
            beating[play][static_cast<std::size_t>(higher)] = true;
    }
    std::map<int, std::uint64_t> beaten;
    std::uint64_t all = 0;
    forEachHand(unseen, 0, cards, {}, 1, [&](const Tiles& opponent, std::uint64_t ways) {
        all += ways;
        const std::vector<int> held = fittingMelds(book, opponent);
        for (const auto& [play, beats] : beating) {
            const auto isHigher = [&beats = beats](int other) { // for clang 14
                return beats[static_cast<std::size_t>(other)];
            };
            beaten[play] += std::ranges::any_of(held, isHigher) ? ways : 0;
        }
    });
    std::map<int, std::string> chances;
    for (const auto& [play, some] : beaten) {
        const std::uint64_t divisor = std::gcd(some, all);
        chances[play] = fractionText({some / divisor, all / divisor});
    }
    return chances;
}

} // namespace

class TestOpponentChance : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void golden() {
        for (const json& line : yomi::goldenLines("ahead/beaten.jsonl")) {
            const RuleBook& book = cardBookNamed(line["rules"]);
            OpponentChance chance(book, cardHand(book, line["hand"].get<std::string>()),
                                  cardHand(book, line["seen"].get<std::string>()), line["cards"]);
            QCOMPARE(chance.unseen(), line["unseen"].get<int>());
            const ExactChance beaten =
                chance.beats(findMeld(book, line["play"].get<std::string>()));
            QCOMPARE(fractionText(beaten), line["exact"].get<std::string>());
            QCOMPARE(beaten.value(), line["chance"].get<double>());
        }
    }

    void allHands_data() {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("unseen");
        QTest::addColumn<int>("cards");
        const auto row = [](const char* rules, const char* unseen, std::initializer_list<int> all) {
            for (const int cards : all)
                QTest::addRow("%s, %d of %s", rules, cards, unseen) << rules << unseen << cards;
        };
        row("doudizhu", "5667788999TTJQK2BR", {1, 2, 5, 6, 9});
        row("doudizhu", "4445556667778BR", {4, 8, 10, 12, 13});
        row("doudizhu", "44455566677788899", {12, 13, 16, 17});
        row("doudizhu-loose", "44455566677788899", {12, 13, 16, 17});
        row("doudizhu", "6667778889999AAA222", {8, 12, 15, 16});
        row("doudizhu-loose", "6667778889999AAA222", {8, 12, 15, 16});
        row("doudizhu", "666777888999TTTJJJQQQK2", {20});
        row("doudizhu-loose", "666777888999TTTJJJQQQK2", {20});
        row("doudizhu", "55667777888899TTJJBR", {10, 15, 20});
        row("noip", "5556667788889TTJJ2BR", {4, 5, 8, 12});
    }

    /// One lead of each category and rank that the cards seen allow, however large the hand: what
    /// the opponent may have does not depend on the rest of it.
    void allHands() {
        QFETCH(QString, rules);
        QFETCH(QString, unseen);
        QFETCH(int, cards);
        const RuleBook& book = cardBookNamed(rules.toStdString());
        const Tiles opponents = cardHand(book, unseen.toStdString());
        const Tiles others = wallOf(book, {}, opponents);
        OpponentChance chance(book, {}, others, cards);
        std::map<std::pair<int, int>, int> plays;
        for (const int play : fittingMelds(book, others))
            plays.try_emplace({book.meld(play).category, book.meld(play).rank}, play);
        std::vector<int> each;
        for (const auto& [body, play] : plays)
            each.push_back(play);
        for (const auto& [play, exact] : byLookingAtAll(book, each, opponents, cards))
            QVERIFY2(fractionText(chance.beats(play)) == exact,
                     (meldName(book, play) + ": " + exact).c_str());
    }

    void refuses() {
        const Tiles none;
        const RuleBook& book = cardBook();
        const Tiles seen = wallOf(book, none, cardHand(book, "34567"));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, OpponentChance(book, none, none, 0));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, OpponentChance(book, none, none, 21));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, OpponentChance(book, none, seen, 6));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 OpponentChance(milliJanBook(), none, none, 1));
        QCOMPARE(OpponentChance(book, none, seen, 5).unseen(), 5);
    }
};

YOMI_TESTS(TestOpponentChance)
#include "test_opponent_chance.moc"
