// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/hand_text.h"
#include "core/hands/millijan.h"
#include "core/hands/partition.h"
#include "core/hands/reference.h"
#include "tests/run_tests.h"

#include <QTest>

#include <stdexcept>

using namespace yomi::hands;

/// A player's conditions on a partition, with the article's units.
class TestPartitionConstraints : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void handsBeyondTheRulesLimits() {
        // Six copies of one idol are in at most two units, and not an error of the engine.
        const RuleBook book = milliJan(standardUnits());
        const auto kinds = parseTiles(book, "春香 春香 春香 春香 春香 春香 千早 千早 未来");
        const BestPartition best = bestPartition(book, countTiles(book, kinds));
        const auto reference = referencePartition(referenceProblem<TileNames>(book, kinds),
                                                  ReferenceMethod::Backtracking);
        QCOMPARE(best.first(), reference.melds);
        QCOMPARE(best.score, 6000);
        QCOMPARE(leftover(book, countTiles(book, kinds), best.first()).total(), 3);
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("missing") << QByteArray("missing")
                                 << QByteArray("The hand has no 可奈 for Clover.");
        QTest::newRow("both") << QByteArray("both")
                              << QByteArray("Decided cannot be both required and forbidden.");
        QTest::newRow("open pair")
            << QByteArray("open")
            << QByteArray("Decided cannot be laid open; only units of three or more can.");
        QTest::newRow("bonus") << QByteArray("bonus")
                               << QByteArray("A bonus is at most 100000 points up or down, not "
                                             "100001.");
        QTest::newRow("worthless")
            << QByteArray("worthless")
            << QByteArray("The bonus leaves Decided no points at all; forbid it instead.");
    }

    void refuses() {
        QFETCH(QByteArray, what);
        QFETCH(QByteArray, sentence);
        const RuleBook book = milliJan(standardUnits());
        const Tiles hand = countTiles(book, parseTiles(book, "星梨花 海美 志保 まつり このみ"));
        const int decided = findMeld(book, "Decided");
        Constraints constraints;
        if (what == "missing")
            constraints.required = {findMeld(book, "Clover")};
        if (what == "both")
            constraints.required = constraints.forbidden = {decided};
        if (what == "open")
            constraints.open = {decided};
        if (what == "bonus")
            constraints.bonuses = {{decided, 100001}};
        if (what == "worthless")
            constraints.bonuses = {{decided, -2000}};
        try {
            bestPartition(book, hand, constraints);
            QFAIL("the constraints were taken");
        } catch (const std::invalid_argument& error) {
            QCOMPARE(QByteArray(error.what()), sentence);
        }
    }

    void openAndFavourite() {
        const RuleBook book = milliJan(standardUnits());
        const Tiles hand = countTiles(
            book, parseTiles(book, "志保 星梨花 海美 可奈 まつり このみ 瑞希 翼 ジュリア "
                                   "律子 春香 千早 あずさ"));
        QCOMPARE(bestPartition(book, hand).score, 18000);
        Constraints constraints;
        constraints.open = {findMeld(book, "Clover")}; // 6000 as four, 4000 as three
        QCOMPARE(bestPartition(book, hand, constraints).score, 16000);
        QVERIFY(bestPartition(book, hand, constraints).complete);
        constraints.favouriteTile = book.tileNames().find("haruka");
        QCOMPARE(bestPartition(book, hand, constraints).score, 18000);
        constraints.favouriteRule = FavouriteRule::Doubles; // Vault That Borderline!, 6000
        QCOMPARE(bestPartition(book, hand, constraints).score, 22000);
    }
};

YOMI_TESTS(TestPartitionConstraints)
#include "test_partition_constraints.moc"
