// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/board.h"
#include "core/icefire/rules.h"
#include "core/icefire/state_json.h"
#include "tests/core/icefire/random_play.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi::icefire;

namespace {

constexpr int gamesPlayed = 24; // seeds 0 to 23
constexpr int turns = 40;

/// The difference between the board and the rules' position; empty if they agree.
QByteArray difference(const Board& board, const State& state) {
    QByteArray text;
    const auto expect = [&](bool same, const char* what) {
        text += same ? "" : what;
    };
    CellSet contents;
    for (Player player = 0; player < 2; ++player) {
        expect(board.owned(player) == state.owned[player], "owned ");
        expect(board.active(player) == state.active[player], "active ");
        expect(board.activeCells(player) == state.active[player].count(), "count ");
        expect(board.gold(player) == state.gold[player], "gold ");
        expect(board.income(player) == incomeOf(state, player), "income ");
        state.owned[player].forEach([&](Cell cell) {
            expect(board.guarded(player).contains(cell) == guardedByTower(state, cell), "guard ");
        });
        contents |= board.units(player) | board.mines(player) | board.towers(player);
    }
    for (const Unit& unit : state.units) {
        expect(board.units(unit.owner, unit.level).contains(unit.cell), "unit ");
        expect(board.movable().contains(unit.cell) == unit.canMove, "movable ");
        contents.erase(unit.cell);
    }
    for (const Building& building : state.buildings) {
        const bool mine = building.type == BuildingType::Mine;
        if (building.type != BuildingType::Headquarters)
            expect((mine ? board.mines(building.owner) : board.towers(building.owner))
                       .contains(building.cell),
                   "building ");
        contents.erase(building.cell);
    }
    expect(contents.empty(), "nothing more ");
    return text;
}

bool allowedByRules(const State& state, const Action& action) {
    State copy = state;
    return execute(copy, commandOf(state, action)).outcome == Outcome::Ok;
}

} // namespace

/// The board of the search compared with the plain rules, in random games.
class TestIcefireBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheRules_data() {
        QTest::addColumn<quint64>("seed");
        for (quint64 seed = 0; seed < gamesPlayed; ++seed)
            QTest::addRow("seed %llu", seed) << seed;
    }

    void agreesWithTheRules() {
        QFETCH(quint64, seed);
        Random random(seed + 1000);
        forEachRandomTurn(seed, turns, [&](const State& start) {
            State state = start;
            Board board(state);
            for (int i = 0; i < 30; ++i) {
                const Action action = drawnAction(random, board);
                const bool allowed = board.allows(action);
                QCOMPARE(allowed, allowedByRules(state, action));
                if (!allowed)
                    continue;
                execute(state, commandOf(state, action));
                board.apply(action);
                QCOMPARE(difference(board, state), QByteArray());
                QCOMPARE(board.won(), capturedPlayer(state).has_value());
                if (board.won())
                    return;
            }
            board.passTurn();
            passTurn(state);
            startTurn(state);
            QCOMPARE(difference(board, state), QByteArray());
        });
    }

    void takesBackBitForBit_data() { agreesWithTheRules_data(); }

    void takesBackBitForBit() {
        QFETCH(quint64, seed);
        Random random(seed + 2000);
        forEachRandomTurn(seed, turns, [&](const State& state) {
            Board board(state);
            std::vector<Board> before;
            std::vector<Board::Undo> undos;
            for (int i = 0; i < 30 && !board.won(); ++i) {
                const Action action = drawnAction(random, board);
                if (!board.allows(action))
                    continue;
                before.push_back(board);
                undos.push_back(board.apply(action));
            }
            while (!undos.empty()) {
                board.undo(undos.back());
                QVERIFY(board == before.back());
                undos.pop_back();
                before.pop_back();
            }
        });
    }

    void connectsLikeABreadthFirstSearch() {
        Random random(7);
        for (int round = 0; round < 300; ++round) {
            CellSet within, seeds;
            for (int i = 0; i < 100; ++i)
                within.insert(cellAt(random.below(12), random.below(12)));
            seeds.insert(drawnCell(random, CellSet::wholeBoard()));
            std::vector<Cell> queue;
            CellSet expected;
            const auto reach = [&](Cell cell) {
                if (!within.contains(cell) || expected.contains(cell))
                    return;
                expected.insert(cell);
                queue.push_back(cell);
            };
            seeds.forEach(reach);
            while (!queue.empty()) {
                const Cell cell = queue.back();
                queue.pop_back();
                for (const auto direction :
                     {Direction::Up, Direction::Right, Direction::Down, Direction::Left}) {
                    if (const auto next = stepped(cell, direction))
                        reach(*next);
                }
            }
            QVERIFY2(connected(seeds, within) == expected, qPrintable(QString::number(round)));
        }
    }
};

YOMI_TESTS(TestIcefireBoard)
#include "test_board.moc"
