// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/reference.h"

#include <QTest>

#include <random>

using namespace yomi::splitdamage;

class TestPlainBranches : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void articlesBoard() {
        const std::vector<int> lives = {4, 5, 6, 7, 8};
        QCOMPARE(plainBranches(lives, 10), 11'765'451.0);
    }

    void countsWhatTheWalkVisits() {
        for (unsigned seed = 1; seed <= 40; ++seed) {
            std::mt19937 random(seed);
            std::vector<int> lives(1 + random() % 4);
            for (int& life : lives)
                life = 1 + static_cast<int>(random() % 4);
            const int hits = static_cast<int>(random() % 8);
            const auto walked = referenceOdds<double>(lives, hits, ReferenceMethod::Plain);
            QVERIFY2(plainBranches(lives, hits) == static_cast<double>(walked.branches),
                     qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
    }

    void largestBoardIsFinite() {
        const std::vector<int> lives(16, 999);
        // Nobody dies: every hit has 16 targets, and the branches are a geometric sum.
        const double expected = (std::pow(16.0, 201) - 1) / 15;
        QVERIFY(std::abs(plainBranches(lives, 200) / expected - 1) < 1e-12);
    }
};

QTEST_APPLESS_MAIN(TestPlainBranches)
#include "test_plain_branches.moc"
