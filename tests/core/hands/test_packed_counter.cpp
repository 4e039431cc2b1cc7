// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/measure_counter.h"
#include "core/hands/packed_counter.h"
#include "tests/run_tests.h"

#include <QTest>

#include <random>
#include <stdexcept>
#include <unordered_set>
#include <vector>

using namespace yomi::hands;

namespace {

using Ranks = PackedCounter<15>;
using Idols = PackedCounter<54>;

template <class Counter>
constexpr Counter counterOf(std::initializer_list<int> kinds) {
    Counter counter;
    for (const int kind : kinds)
        counter.add(kind);
    return counter;
}

// The worked example of the header, at compile time.
constexpr Ranks a = counterOf<Ranks>({0, 0, 1, 2, 2});
constexpr Ranks b = counterOf<Ranks>({0, 2});
constexpr Ranks c = counterOf<Ranks>({1, 1});
static_assert(contains(a, b) && !contains(a, c) && !contains(b, a));
static_assert(remove(a, b) == counterOf<Ranks>({0, 1, 2}));
static_assert(add(remove(a, b), b) == a);
static_assert(lacking(a, c) == counterOf<Ranks>({1}) && lacking(c, a).total() == 4);
static_assert(common(a, c) == counterOf<Ranks>({1}));
static_assert(a.total() == 5 && a.lowest() == 0 && a.highest() == 2 && Ranks().empty());
static_assert(counterOf<Idols>({53}).lowest() == 53 && counterOf<Idols>({16, 47}).highest() == 47);

/// Counts from 0 to 7 in the first `kinds` kinds, most of them small.
std::array<int, 54> randomCounts(std::mt19937& random, int kinds) {
    std::array<int, 54> counts{};
    for (int kind = 0; kind < kinds; ++kind)
        counts[static_cast<std::size_t>(kind)] =
            static_cast<int>(random() % 3 == 0 ? random() % 8 : random() % 3);
    return counts;
}

template <class Counter>
Counter packed(const std::array<int, 54>& counts) {
    Counter counter;
    for (int kind = 0; kind < Counter::kinds; ++kind)
        counter.add(kind, counts[static_cast<std::size_t>(kind)]);
    return counter;
}

template <class Counter>
void compareWithArrays(unsigned seed) {
    std::mt19937 random(seed);
    for (int round = 0; round < 20000; ++round) {
        const auto x = randomCounts(random, Counter::kinds);
        auto y = randomCounts(random, Counter::kinds);
        if (round % 2) // half of them contained
            for (std::size_t kind = 0; kind < y.size(); ++kind)
                y[kind] = std::min(x[kind], y[kind]);
        const auto px = packed<Counter>(x), py = packed<Counter>(y);
        bool within = true;
        int total = 0;
        for (int kind = 0; kind < Counter::kinds; ++kind) {
            const auto i = static_cast<std::size_t>(kind);
            within = within && x[i] >= y[i];
            total += x[i];
            QCOMPARE(px.count(kind), x[i]);
            QCOMPARE(lacking(px, py).count(kind), std::max(0, y[i] - x[i]));
            QCOMPARE(common(px, py).count(kind), std::min(x[i], y[i]));
        }
        QCOMPARE(contains(px, py), within);
        QCOMPARE(px.total(), total);
        if (within) {
            for (int kind = 0; kind < Counter::kinds; ++kind)
                QCOMPARE(remove(px, py).count(kind),
                         x[static_cast<std::size_t>(kind)] - y[static_cast<std::size_t>(kind)]);
            QVERIFY(add(remove(px, py), py) == px);
        }
    }
}

} // namespace

class TestPackedCounter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneWordAgreesWithArrays() { compareWithArrays<Ranks>(41); }
    void fourWordsAgreeWithArrays() { compareWithArrays<Idols>(42); }

    void referencesAgree() {
        std::mt19937 random(43);
        for (int round = 0; round < 20000; ++round) {
            const auto x = randomCounts(random, 16), y = randomCounts(random, 16);
            ArrayCounter ax{}, ay{};
            std::copy_n(x.begin(), ax.size(), ax.begin());
            std::copy_n(y.begin(), ay.size(), ay.begin());
            const auto px = packed<PackedCounter<16>>(x), py = packed<PackedCounter<16>>(y);
            QCOMPARE(containsLoop(ax, ay), contains(px, py));
            QCOMPARE(containsUnrolled(ax, ay), contains(px, py));
            if (!contains(px, py))
                continue;
            ArrayCounter loop = ax, unrolled = ax;
            removeLoop(loop, ay);
            removeUnrolled(unrolled, ay);
            QVERIFY(loop == unrolled);
            for (int kind = 0; kind < 16; ++kind)
                QCOMPARE(loop[static_cast<std::size_t>(kind)], remove(px, py).count(kind));
        }
    }

    void refusesMoreThanSevenAndLessThanNone() {
        Idols seven;
        seven.add(20, 7);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, seven.add(20));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, seven.add(21, 8));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, seven.take(21));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, checkedAdd(seven, counterOf<Idols>({20})));
        QVERIFY(checkedAdd(seven, counterOf<Idols>({21})).count(21) == 1);
        QCOMPARE(seven.total(), 7); // unchanged
    }

    void goesThroughItsKinds() {
        const auto hand = counterOf<Idols>({53, 0, 17, 17, 31});
        std::vector<int> seen;
        for (const auto [kind, copies] : hand)
            seen.insert(seen.end(), {kind, copies});
        QCOMPARE(seen, std::vector<int>({0, 1, 17, 2, 31, 1, 53, 1}));
    }

    void ordersAndHashesByValue() {
        std::unordered_set<Idols> set;
        std::mt19937 random(44);
        for (int round = 0; round < 5000; ++round) {
            const auto x = packed<Idols>(randomCounts(random, 54));
            const auto y = packed<Idols>(randomCounts(random, 54));
            QCOMPARE(int(x < y) + int(y < x) + int(x == y), 1);
            set.insert(x);
            QVERIFY(set.contains(x));
        }
        QCOMPARE(set.size(), std::size_t{5000});
    }

    void widensAndNarrows() {
        const auto wide = static_cast<Idols>(a);
        QCOMPARE(wide.total(), a.total());
        QVERIFY(static_cast<Ranks>(wide) == a);
    }
};

YOMI_TESTS(TestPackedCounter)
#include "test_packed_counter.moc"
