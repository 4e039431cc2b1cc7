// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/flat_map.h"
#include "tests/run_tests.h"

#include <QTest>

#include <map>
#include <random>
#include <string>

using yomi::FlatMap;

class TestFlatMap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Compared with the standard library's map, also for keys that differ only in their upper
    /// bits.
    void isAMap() {
        std::mt19937_64 random(20261126);
        for (const int shift : {0, 32, 60}) {
            FlatMap<int> map;
            std::map<std::uint64_t, int> expected;
            for (int i = 0; i < 3000; ++i) {
                const std::uint64_t key = random() % 2000 << shift;
                const auto [value, isNew] = map.insert(key, i);
                QCOMPARE(isNew, expected.try_emplace(key, i).second);
                QCOMPARE(value, expected.at(key));
            }
            QCOMPARE(map.size(), expected.size());
            for (const auto& [key, value] : expected)
                QCOMPARE(*map.find(key), value);
            for (std::uint64_t key = 2000; key < 2100; ++key)
                QCOMPARE(map.find(key) != nullptr, expected.contains(key));
            ++map[7];
            QCOMPARE(map[7], expected[7] + 1);
        }
    }

    /// 0 marks a free place internally, but is a valid key.
    void zeroIsAKey() {
        FlatMap<std::string> map;
        QVERIFY(!map.find(0));
        map.insert(0, "nought");
        QCOMPARE(*map.find(0), std::string("nought"));
        QCOMPARE(map.size(), std::size_t{1});
    }
};

YOMI_TESTS(TestFlatMap)
#include "test_flat_map.moc"
