// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/card_turns.h"
#include "core/hands/deal.h"
#include "core/hands/doudizhu.h"
#include "core/hands/hand_text.h"
#include "core/hands/partition.h"
#include "tests/core/golden_lines.h"
#include "tests/core/hands/rule_books.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <tuple>

using namespace yomi::hands;
using nlohmann::json;

namespace {

Tiles cardsOf(const std::string& text) {
    return countTiles(cardBook(), parseTiles(cardBook(), text));
}

int turnsOfPlays(const std::vector<int>& plays) {
    int turns = 0;
    for (const int play : plays)
        turns += isBomb(levelOf(cardBook(), play)) ? -1 : 1;
    return turns;
}

/// Turns and plays, then the plays: the least is the one to show.
using Partition = std::tuple<int, std::size_t, std::vector<int>>;

/// The least partition, by trying all: plays are taken in ascending order.
void tryAll(const Tiles& rest, const std::vector<int>& plays, std::size_t from,
            std::vector<int>& taken, std::optional<Partition>& least) {
    if (rest.empty()) {
        const Partition partition(turnsOfPlays(taken), taken.size(), taken);
        least = least ? std::min(*least, partition) : partition;
    }
    for (std::size_t i = from; i < plays.size(); ++i) {
        const Tiles& cards = cardBook().meld(plays[i]).tiles;
        if (!contains(rest, cards))
            continue;
        taken.push_back(plays[i]);
        tryAll(remove(rest, cards), plays, i, taken, least);
        taken.pop_back();
    }
}

std::optional<Partition> leastOfAll(const Tiles& hand, const Constraints& constraints = {}) {
    std::vector<int> plays = fittingMelds(cardBook(), hand);
    std::erase_if(plays,
                  [&](int play) { return std::ranges::count(constraints.forbidden, play) > 0; });
    std::optional<Partition> least;
    std::vector<int> taken;
    tryAll(hand, plays, 0, taken, least);
    return least;
}

/// Few ranks, so that bombs and chains are frequent.
Tiles narrowHand(unsigned seed, int size) {
    Tiles hand;
    for (const int card : deal(cardBook(), 54, seed)) {
        if (hand.total() < size && (card < 6 || card >= smallJoker))
            hand.add(card);
    }
    return hand;
}

} // namespace

class TestCardTurns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goldenTurns() {
        for (const json& line : yomi::goldenLines("ahead/turns.jsonl")) {
            const RuleBook& book = cardBookNamed(line["rules"]);
            const Tiles hand = countTiles(book, readTiles(book, line["hand"]));
            const auto found = cardTurns(book, hand);
            QVERIFY(found);
            QCOMPARE(found->turns, line["turns"].get<int>());
            QCOMPARE(found->partition.size(), line["plays"].get<std::size_t>());
            QVERIFY(leftover(book, hand, found->partition).empty());
            QCOMPARE(bestPartition(book, hand).first().size(),
                     line["min_plays"].get<std::size_t>());
        }
    }

    void goldenLeads() {
        using Row = std::tuple<std::string, std::string, std::string, int, int, int>;
        for (const json& line : yomi::goldenLines("ahead/leads.jsonl")) {
            const RuleBook& book = cardBookNamed(line["rules"]);
            std::set<Row> found;
            for (const Lead& lead :
                 cardLeads(book, countTiles(book, readTiles(book, line["hand"])))) {
                const Meld& play = book.meld(lead.play);
                const Category& category = book.categoryOf(lead.play);
                found.emplace(category.name, meldName(book, lead.play), book.kind(play.rank).name,
                              chainLength(category), lead.after->plays, lead.after->turns);
            }
            const auto expected = line["leads"].get<std::vector<Row>>();
            QVERIFY(found == std::set<Row>(expected.begin(), expected.end()));
            QCOMPARE(found.size(), expected.size());
        }
    }

    void knownHands_data() {
        QTest::addColumn<QString>("hand");
        QTest::addColumn<int>("turns");
        QTest::addColumn<QString>("plays");
        QTest::newRow("nothing") << "" << 0 << "";
        QTest::newRow("a bomb wins the lead back") << "345679999" << 0 << "9999 34567";
        QTest::newRow("a quad with two is no bomb") << "778888JQ" << 2 << "77 8888JQ";
        QTest::newRow("the rocket alone") << "BR" << -1 << "BR";
    }

    void knownHands() {
        QFETCH(QString, hand);
        QFETCH(int, turns);
        QFETCH(QString, plays);
        const auto found = cardTurns(cardBook(), cardsOf(hand.toStdString()));
        QCOMPARE(found->turns, turns);
        QStringList names;
        for (const int play : found->partition)
            names += QString::fromStdString(meldName(cardBook(), play));
        QCOMPARE(names.join(' '), plays);
    }

    void allPartitions_data() {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 60; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    /// Turns, the partition shown, and what each lead leaves, against all partitions.
    void allPartitions() {
        QFETCH(unsigned, seed);
        const Tiles hand = narrowHand(seed, 6 + static_cast<int>(seed % 4));
        const auto [turns, plays, partition] = leastOfAll(hand).value();
        const auto found = cardTurns(cardBook(), hand);
        QCOMPARE(found->turns, turns);
        QCOMPARE(found->partition, partition);
        const std::vector<Lead> leads = cardLeads(cardBook(), hand);
        QCOMPARE(leads.size(), fittingMelds(cardBook(), hand).size());
        for (const Lead& lead : leads) {
            const Tiles rest = remove(hand, cardBook().meld(lead.play).tiles);
            QCOMPARE(lead.after->turns, std::get<0>(leastOfAll(rest).value()));
            QCOMPARE(std::size_t(lead.after->plays),
                     bestPartition(cardBook(), rest).first().size());
        }
    }

    /// Forbidden plays are in no partition; required plays are.
    void constraints() {
        for (unsigned seed = 1; seed <= 30; ++seed) {
            const Tiles hand = narrowHand(seed, 8);
            const std::vector<int> plays = fittingMelds(cardBook(), hand);
            Constraints constraints;
            for (std::size_t i = seed % 3; i < plays.size(); i += 3)
                constraints.forbidden.push_back(plays[i]);
            const auto least = leastOfAll(hand, constraints);
            const auto found = cardTurns(cardBook(), hand, constraints);
            QCOMPARE(found.has_value(), least.has_value());
            if (found)
                QCOMPARE(found->partition, std::get<2>(*least));
            for (const Lead& lead : cardLeads(cardBook(), hand, constraints)) {
                const auto rest =
                    leastOfAll(remove(hand, cardBook().meld(lead.play).tiles), constraints);
                QCOMPARE(lead.after.has_value(), rest.has_value());
                if (rest)
                    QCOMPARE(lead.after->turns, std::get<0>(*rest));
            }
        }
        Constraints pair;
        pair.required = {findMeld(cardBook(), "99")};
        const auto found = cardTurns(cardBook(), cardsOf("345679999"), pair);
        QCOMPARE(found->turns, 3);
        QCOMPARE(std::ranges::count(found->partition, pair.required.front()), 2); // and 34567
    }

    void unitsHaveNoTurns() {
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, cardTurns(milliJanBook(), {}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, cardLeads(milliJanBook(), {}));
    }
};

YOMI_TESTS(TestCardTurns)
#include "test_card_turns.moc"
