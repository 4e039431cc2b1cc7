// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/mnk/solver.h"
#include "tests/core/golden_lines.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi::mnk;

/// The empty boards that take more than a second; 8,8,5 takes too long.
class TestMnkSolverBoards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void emptyBoards() {
        Solver solver;
        for (const nlohmann::json& line : yomi::goldenLines("games/mnk_values.jsonl")) {
            const Size size =
                yomi::parseSize<Size>(line["size"].get<std::string>(), line["inARow"]);
            if (line["source"] != "published")
                QCOMPARE(solver.solve(parsePosition("", size)).score.value(),
                         line["value"].get<int>());
        }
    }
};

YOMI_TESTS(TestMnkSolverBoards)
#include "test_solver_boards.moc"
