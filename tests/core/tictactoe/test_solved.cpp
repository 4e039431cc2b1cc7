// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/stopped.h"
#include "core/tictactoe/solved.h"
#include "tests/core/golden_lines.h"
#include "tests/core/tictactoe/all_settings.h"
#include "tests/core/tictactoe/golden_check.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi::tictactoe;
using nlohmann::json;

class TestTicTacToeSolved : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thePositions() {
        const std::vector<json> golden = yomi::goldenLines("tictactoe/positions_431.jsonl");
        const std::vector<Position> positions = strongPositions();
        QCOMPARE(positions.size(), golden.size());
        for (std::size_t i = 0; i < golden.size(); ++i)
            QCOMPARE(text(positions[i]), golden[i].at("position").get<std::string>());
        std::array<int, squareCount> byPlies = {};
        for (const Position& position : positions)
            ++byPlies[static_cast<std::size_t>(position.plies())];
        QVERIFY((byPlies == std::array{0, 3, 9, 28, 91, 101, 134, 65, 0}));
    }

    /// Shallow searches must fail, each on a known number of positions.
    void depthLimits_data() {
        QTest::addColumn<int>("depth");
        QTest::addColumn<int>("solved");
        const int solved[] = {424, 429, 430, 431, 431, 431, 431, 431, 431, 431};
        for (int depth = 0; depth <= squareCount; ++depth)
            QTest::addRow("depth %d", depth) << depth << solved[depth];
    }

    void depthLimits() {
        QFETCH(int, depth);
        QFETCH(int, solved);
        Settings settings;
        settings.depth = depth;
        for (const bool table : {false, true}) {
            settings.table = table;
            const StrongCheck check = strongCheck(settings);
            QCOMPARE(check.solved, solved);
            QCOMPARE(check.total, 431);
            QCOMPARE(check.failures.size(), std::size_t(431 - solved));
        }
    }

    void failuresAreNamed() {
        Settings settings;
        settings.depth = 2;
        const StrongCheck check = strongCheck(settings);
        QCOMPARE(check.failures.size(), std::size_t{1});
        const StrongFailure expected = {parsePosition(".o.x.o..."), {6}, {2, 8}};
        QVERIFY(check.failures.front() == expected);
        for (const json& line : yomi::goldenLines("tictactoe/positions_431.jsonl"))
            if (line.at("position") == ".o.x.o...")
                QVERIFY(line.at("best") == json(expected.expected));
    }

    void everySearchSolves() {
        for (Settings settings : allSettings())
            for (const BoardKind kind : {BoardKind::Bitboard, BoardKind::Heap}) {
                if (kind == BoardKind::Heap && settings.algorithm == Algorithm::Minimax)
                    continue;
                settings.board = kind;
                QVERIFY2(strongCheck(settings).failures.empty(),
                         qPrintable(described({}, settings)));
            }
    }

    void progressAndStop() {
        std::stop_source source;
        std::vector<int> seen;
        const auto progress = [&](int done, int total) {
            QCOMPARE(total, 431);
            seen.push_back(done);
            if (done == 100)
                source.request_stop();
        };
        QVERIFY_EXCEPTION_THROWN(strongCheck({}, source.get_token(), progress), yomi::Stopped);
        QCOMPARE(seen.size(), std::size_t{100});
        QCOMPARE(seen.back(), 100);
    }

    void weakly_data() {
        QTest::addColumn<Settings>("settings");
        QTest::addColumn<int>("byO");
        QTest::addColumn<int>("byX");
        Settings table;
        table.table = true;
        QTest::newRow("alpha-beta") << table << 3658 << 2042;
        Settings pvs;
        pvs.algorithm = Algorithm::Pvs;
        QTest::newRow("PVS") << pvs << 3658 << 2042;
        table.depth = 0;
        QTest::newRow("the evaluation alone") << table << 372 << 994;
    }

    void weakly() {
        QFETCH(Settings, settings);
        QFETCH(int, byO);
        QFETCH(int, byX);
        const WeakCheck o = weakCheck(settings, Player::O), x = weakCheck(settings, Player::X);
        QVERIFY(o.holds && x.holds);
        QCOMPARE(o.positions, byO);
        QCOMPARE(x.positions, byX);
    }

    /// A side that plays anything loses some game: without an evaluation every move is best.
    void aSideCanFail() {
        Settings settings;
        settings.evaluation = "win-draw-loss";
        settings.depth = 0;
        QVERIFY(!weakCheck(settings, Player::O).holds);
        QVERIFY(!weakCheck(settings, Player::X).holds);
    }
};

YOMI_TESTS(TestTicTacToeSolved)
#include "test_solved.moc"
