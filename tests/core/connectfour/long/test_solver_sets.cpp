// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/solver.h"
#include "tests/core/connectfour/golden_sets.h"
#include "tests/core/golden_lines.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi::connectfour;

/// All 6000 public positions, and the empty boards that take more than a second.
class TestConnectFourSolverSets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void publicSets_data() {
        QTest::addColumn<QString>("set");
        for (const char* set : yomi::golden::connectFourSets)
            QTest::newRow(set) << set;
    }
    void publicSets() {
        QFETCH(const QString, set);
        Solver solver;
        for (const auto& [moves, score] : yomi::golden::connectFourSet(set.toStdString()))
            QVERIFY2(solver.solve(parsePosition(moves)).score == score, moves.c_str());
    }

    void emptyBoards() {
        Solver solver;
        for (const nlohmann::json& line : yomi::goldenLines("games/connectfour/sizes.jsonl")) {
            const Size size = yomi::parseSize<Size>(line["size"].get<std::string>(), 4);
            if (size.cells() <= 42 && line.contains("score"))
                QCOMPARE(solver.solve(Position(size)).score.value(), line["score"].get<int>());
        }
    }
};

YOMI_TESTS(TestConnectFourSolverSets)
#include "test_solver_sets.moc"
