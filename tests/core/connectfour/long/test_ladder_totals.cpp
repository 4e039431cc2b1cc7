// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/ladder.h"
#include "tests/core/connectfour/golden_sets.h"
#include "tests/core/golden_lines.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi::connectfour;
using nlohmann::json;

/// The published means of the tutorial: whole sets, as far as they can be counted in minutes.
class TestConnectFourLadderTotals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void totals_data() {
        QTest::addColumn<QString>("set");
        QTest::addColumn<int>("step");
        QTest::addColumn<bool>("weak");
        QTest::addColumn<quint64>("nodes");
        constexpr std::uint64_t most = 3'000'000'000;
        for (const json& line : yomi::goldenLines("games/connectfour/totals.jsonl")) {
            const auto set = line["set"].get<std::string>();
            const auto nodes = line["nodes"].get<std::uint64_t>();
            const bool weak = line["weak"];
            if (line["lines"] == "all" && nodes < most)
                QTest::addRow("%s, step %d%s", set.c_str(), line["step"].get<int>(),
                              weak ? ", weak" : "")
                    << QString::fromStdString(set) << line["step"].get<int>() << weak
                    << quint64{nodes};
        }
    }
    void totals() {
        QFETCH(const QString, set);
        QFETCH(const int, step);
        QFETCH(const bool, weak);
        constexpr quint64 mostSearched = 300'000'000;
        QFETCH(const quint64, nodes);
        Ladder ladder({step, weak, step >= 4 && step <= 6 && nodes > mostSearched});
        quint64 sum = 0;
        for (const auto& [moves, score] : yomi::golden::connectFourSet(set.toStdString())) {
            const Solution solution = ladder.solve(parsePosition(moves));
            QCOMPARE(solution.score.value(), weak ? (score > 0) - (score < 0) : score);
            sum += solution.nodes;
        }
        QCOMPARE(sum, nodes);
    }
};

YOMI_TESTS(TestConnectFourLadderTotals)
#include "test_ladder_totals.moc"
