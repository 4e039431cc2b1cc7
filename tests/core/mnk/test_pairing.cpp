// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/mnk/pairing.h"
#include "tests/run_tests.h"

#include <QTest>

#include <bit>
#include <random>
#include <vector>

using namespace yomi::mnk;

namespace {

/// Tries every way to choose pairs.
bool canBePaired(std::vector<Squares> lines, Squares free) {
    if (lines.empty())
        return true;
    const Squares line = lines.back() & free;
    for (Squares rest = line; rest; rest &= rest - 1)
        for (Squares others = rest & (rest - 1); others; others &= others - 1) {
            const Squares pair = (rest & -rest) | (others & -others);
            std::vector<Squares> left = lines;
            std::erase_if(left, [&](Squares each) { return (each & pair) == pair; });
            if (canBePaired(std::move(left), free & ~pair))
                return true;
        }
    return false;
}

} // namespace

class TestMnkPairing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void examples() {
        QVERIFY(hasPairing({}));
        QVERIFY(hasPairing(std::vector<Squares>{0b11, 0b1100}));
        QVERIFY(hasPairing(std::vector<Squares>{0b111, 0b110, 0b011001})); // 1 and 2, 3 and 4
        QVERIFY(!hasPairing(std::vector<Squares>{0b1}));
        QVERIFY(!hasPairing(std::vector<Squares>{0b011, 0b110}));
        QVERIFY(hasPairing(std::vector<Squares>{0b1111, 0b11110})); // two lines share a pair
    }

    /// Sets of few squares, for which the search never gives up.
    void randomSetsAsByEveryWay() {
        std::mt19937 random(7);
        int paired = 0;
        for (int i = 0; i < 2000; ++i) {
            std::vector<Squares> lines;
            const std::size_t count = 1 + random() % 5;
            while (lines.size() < count) {
                Squares line = 0;
                while (std::popcount(line) < 3)
                    line |= Squares{1} << random() % 7;
                lines.push_back(line);
            }
            const bool can = canBePaired(lines, ~Squares{0});
            QCOMPARE(hasPairing(lines), can);
            paired += can;
        }
        QCOMPARE_GE(paired, 500);
        QCOMPARE_LE(paired, 1900);
    }
};

YOMI_TESTS(TestMnkPairing)
#include "test_pairing.moc"
