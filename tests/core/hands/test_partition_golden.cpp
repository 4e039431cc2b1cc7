// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/doudizhu.h"
#include "core/hands/hand_text.h"
#include "core/hands/millijan.h"
#include "core/hands/partition.h"
#include "core/hands/reference.h"
#include "tests/core/golden_lines.h"
#include "tests/core/hands/rule_books.h"
#include "tests/run_tests.h"

#include <QTest>

#include <stdexcept>

using namespace yomi::hands;
using nlohmann::json;

namespace {

void addLines(const std::string& file) {
    QTest::addColumn<QByteArray>("line");
    for (const json& line : yomi::goldenLines(file))
        QTest::addRow("id %d", line["id"].get<int>()) << QByteArray::fromStdString(line.dump());
}

std::vector<std::string> keysOf(const json& names) {
    std::vector<std::string> keys;
    for (const std::string name : names)
        keys.push_back(yomi::nameKey(name));
    return keys;
}

/// The least number of plays of a hand under the rules.
std::size_t fewestPlays(const CardRules& rules, const Tiles& hand) {
    // One book per set of switches, created once and not for each line.
    static std::vector<std::pair<CardRules, RuleBook>> books;
    auto known = std::ranges::find(books, rules, &std::pair<CardRules, RuleBook>::first);
    if (known == books.end())
        known = books.insert(books.end(), {rules, douDizhu(rules)});
    return bestPartition(known->second, hand).first().size();
}

} // namespace

class TestPartitionGolden : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void milliJanHands_data() { addLines("millijan.jsonl"); }

    void milliJanHands() {
        QFETCH(QByteArray, line);
        const json golden = json::parse(line.toStdString());
        const RuleBook& book = milliJanBook();
        const std::vector<int> kinds = golden["hand_ids"];
        QCOMPARE(readTiles(book, golden["hand"]), kinds);

        // The reference accepts any hand, the engine only counts that fit its counter.
        const auto reference = referencePartition(referenceProblem<TileNames>(book, kinds),
                                                  ReferenceMethod::ReuseAndCache);
        QCOMPARE(reference.complete, golden["complete"].get<bool>());
        QCOMPARE(reference.score, golden["score"].get<int>());
        QCOMPARE(reference.melds, golden["partition_ids"].get<std::vector<int>>());
        if (golden.value("name", "") == "fourteen copies of one idol") {
            QVERIFY_THROWS_EXCEPTION(std::invalid_argument, countTiles(book, kinds));
            return;
        }

        const Tiles hand = countTiles(book, kinds);
        const BestPartition best = bestPartition(book, hand);
        QCOMPARE(best.complete, golden["complete"].get<bool>());
        QCOMPARE(best.score, golden["score"].get<int>());
        QCOMPARE(rawScore(book, best), golden["raw_score"].get<int>());
        QCOMPARE(best.first(), golden["partition_ids"].get<std::vector<int>>());
        QCOMPARE(best.optimal, golden["optimal_partitions"].get<std::uint64_t>());
        QCOMPARE(best.partitions.size(), golden["optimal_partitions"].get<std::size_t>());
        QCOMPARE(best.applicable, golden["applicable_units"].get<int>());
        QCOMPARE(countPartitions(book, hand), golden["all_partitions"].get<std::uint64_t>());
        QVERIFY(leftover(book, hand, best.first()) ==
                countTiles(book, readTiles(book, golden["leftover"])));
        std::vector<std::string> names;
        for (const int meld : best.first())
            names.push_back(yomi::nameKey(book.meld(meld).name));
        QCOMPARE(names, keysOf(golden["partition"]));
    }

    void douDizhuHands_data() { addLines("doudizhu.jsonl"); }

    void douDizhuHands() {
        QFETCH(QByteArray, line);
        static const RuleBook book = douDizhu(douDizhuRules), loose = douDizhu(looseRules);
        const json golden = json::parse(line.toStdString());
        const Tiles hand = countTiles(book, readTiles(book, golden["hand"]));
        const BestPartition best = bestPartition(book, hand);
        QVERIFY(best.complete);
        QCOMPARE(best.first().size(), golden["min_plays"].get<std::size_t>());
        QCOMPARE(best.score, -golden["min_plays"].get<int>());
        QCOMPARE(best.optimal, golden["optimal_partitions"].get<std::uint64_t>());
        QCOMPARE(fittingMelds(book, hand).size(), golden["legal_leads"].get<std::size_t>());

        // The golden partition is among those listed, under the same names.
        std::vector<int> partition;
        for (const json& play : golden["partition"]) {
            partition.push_back(findMeld(book, play[1].get<std::string>()));
            const int category = book.meld(partition.back()).category;
            QCOMPARE(book.categories()[static_cast<std::size_t>(category)].name,
                     play[0].get<std::string>());
        }
        std::ranges::sort(partition);
        QVERIFY(std::ranges::binary_search(best.partitions, partition));

        const json& looseGolden = golden["loose_rules"];
        QCOMPARE(bestPartition(loose, hand).first().size(),
                 looseGolden["min_plays"].get<std::size_t>());
        QCOMPARE(fittingMelds(loose, hand).size(), looseGolden["legal_leads"].get<std::size_t>());
    }

    void noipHands_data() { addLines("noip.jsonl"); }

    void noipHands() {
        QFETCH(QByteArray, line);
        static const RuleBook book = douDizhu(noipRules);
        const json golden = json::parse(line.toStdString());
        const json& variants = golden["variants"];
        const Tiles hand = countTiles(book, readTiles(book, golden["hand"]));
        QCOMPARE(bestPartition(book, hand).first().size(), golden["min_plays"].get<std::size_t>());
        QCOMPARE(fittingMelds(book, hand).size(), golden["legal_leads"].get<std::size_t>());

        CardRules rules = noipRules;
        rules.quadAsTwoPairs = false;
        QCOMPARE(fewestPlays(rules, hand), variants["quad_not_as_two_pairs"].get<std::size_t>());
        rules = noipRules;
        rules.bothJokersAsKickers = false;
        QCOMPARE(fewestPlays(rules, hand),
                 variants["both_jokers_not_as_kickers"].get<std::size_t>());
        rules = noipRules;
        rules.jokersArePair = true;
        QCOMPARE(fewestPlays(rules, hand), variants["jokers_count_as_pair"].get<std::size_t>());
    }

    /// One number shows whether the search has changed: the rests computed over all golden hands.
    void nodes() {
        std::int64_t milliJanNodes = 0, douDizhuNodes = 0;
        for (const json& line : yomi::goldenLines("millijan.jsonl")) {
            if (line["id"] != 411)
                milliJanNodes += bestPartition(milliJanBook(),
                                               countTiles(milliJanBook(),
                                                          line["hand_ids"].get<std::vector<int>>()))
                                     .nodes;
        }
        const RuleBook book = douDizhu(douDizhuRules);
        for (const json& line : yomi::goldenLines("doudizhu.jsonl"))
            douDizhuNodes +=
                bestPartition(book, countTiles(book, readTiles(book, line["hand"]))).nodes;
        QCOMPARE(milliJanNodes, 5128);
        QCOMPARE(douDizhuNodes, 34529);
    }
};

YOMI_TESTS(TestPartitionGolden)
#include "test_partition_golden.moc"
