// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/attack.h"
#include "core/icefire/cut.h"
#include "tests/core/icefire/drawn_board.h"
#include "tests/core/icefire/random_play.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi::icefire;

namespace {

using Rows = std::vector<std::string_view>;

/// The prices of the top row for player 0, in tens of gold.
QString topPrices(const State& state) {
    const Board board(state);
    const AttackMap map = attackMap(board, 0, When::Now);
    QString text;
    for (int x = 0; x < boardSide; ++x)
        text += QChar(digit(map.price[cellAt(x, 0)] / 10));
    return text;
}

QString line(const State& state, const std::optional<std::vector<Action>>& actions) {
    return actions ? QString::fromStdString(text(commandsOf(state, *actions))) : "none";
}

/// Whether a cell is guarded by two active towers of the player; its price is a lower bound.
bool anyTwiceGuarded(const Board& board, Player player) {
    bool found = false;
    board.owned(player).forEach([&](Cell cell) {
        const CellSet guards = neighboursOf[cell] & board.towers(player) & board.active(player);
        found = found || guards.count() > 1;
    });
    return found;
}

/// Finds all cells that the player to move can take by training only, by trying.
void takeEverything(Board& board, CellSet& taken) {
    const Player me = board.player();
    const CellSet beside = (board.active(me).neighbours() & board.land()) - board.owned(me);
    beside.forEach([&](Cell cell) {
        for (int level = 1; level <= highestLevel; ++level) {
            if (!board.allows(Action::train(level, cell)))
                continue;
            taken.insert(cell);
            const Board::Undo undo = board.apply(Action::train(level, cell));
            takeEverything(board, taken);
            board.undo(undo);
            return;
        }
    });
}

} // namespace

/// Attack prices, threat range, chains and cuts: on drawn boards, and compared with their
/// definitions in random games.
class TestIcefireAttack : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pricesAlongACorridor_data() {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("tens");
        QTest::newRow("empty cells, 10 each") << "Aaa......bbb"
                                              << "000123456789";
        QTest::newRow("units of level 1, 2, 3") << "Aa..x.yz.bbb"
                                                << "0012458bcdef";
        QTest::newRow("an active tower guards both sides until it falls") << "Aa...btbbbbb"
                                                                          << "0012369abcde";
        QTest::newRow("a cut-off tower guards itself only") << "Aa...bt.bbbb"
                                                            << "001234789abc";
        QTest::newRow("a mine guards nothing") << "Aa...bmbbbbb"
                                               << "00123456789a";
        QTest::newRow("the guarded cell's unit counts no more") << "Aa..xtbbbbbb"
                                                                << "0012589abcde";
        QTest::newRow("a unit steps for nothing") << "Aa1...bbbbbb"
                                                  << "000012345678";
        QTest::newRow("level 1 does not step onto level 1") << "Aa1x..bbbbbb"
                                                            << "00023456789a";
        QTest::newRow("level 2 does") << "Aa2x..bbbbbb"
                                      << "000012345678";
        QTest::newRow("level 2 does not step beside a tower") << "Aa2btbbbbbbb"
                                                              << "00036789abcd";
        QTest::newRow("level 3 does") << "Aa3btbbbbbbb"
                                      << "00003456789a";
        QTest::newRow("cut-off land joins for nothing") << "Aa..aa..bbbb"
                                                        << "001222345678";
    }

    void pricesAlongACorridor() {
        QFETCH(QString, row);
        QFETCH(QString, tens);
        QCOMPARE(topPrices(corridor(row.toStdString())), tens);
    }

    void goesRoundATower() {
        // The tower at (5,1) guards the four cells next to it; those behind it are cheaper to reach
        // along the top and the bottom than through it.
        const State state = drawn({"Aa..bbbbbbbb", //
                                   "....btbbbbbb", //
                                   "....bbbbbbbb", //
                                   "....bbbbbbbb", //
                                   "###########b", //
                                   "###########b", //
                                   "###########b", //
                                   "###########b", //
                                   "###########b", //
                                   "###########b", //
                                   "###########b", //
                                   "###########B"});
        const Board board(state);
        const AttackMap map = attackMap(board, 0, When::Now);
        const auto shown = drawing(board, [&](Cell cell) { return digit(map.price[cell] / 10); });
        QCOMPARE(QString::fromStdString(shown),
                 QString::fromStdString(joined({"001236789abc", //
                                                "112369a9abcd", //
                                                "2234589abcde", //
                                                "33456789abcd", //
                                                "###########e", //
                                                "###########f", //
                                                "###########g", //
                                                "###########h", //
                                                "###########i", //
                                                "###########j", //
                                                "###########k", //
                                                "###########l"})));
    }

    void movesOfTheNextTurn() {
        // It is player 0's turn: player 1's unit at (8,0) can step in player 1's next turn.
        const State state = corridor("Aaaaa...xbbb");
        const Board board(state);
        const AttackMap map = attackMap(board, 1, When::NextTurn);
        QCOMPARE(int(map.price[cellAt(7, 0)]), 0);
        QCOMPARE(int(map.price[cellAt(4, 0)]), 30);
        QCOMPARE(int(map.price[headquarters[0]]), 70);
        QCOMPARE(reachOf(board, 1, When::NextTurn, 40).cells.count(), 12 + 11 - 3);
    }

    void finishes_data() {
        QTest::addColumn<QString>("row");
        QTest::addColumn<int>("gold");
        QTest::addColumn<QString>("commands");
        const QString down = ";TRAIN 1 11 1;TRAIN 1 11 2;TRAIN 1 11 3;TRAIN 1 11 4;TRAIN 1 11 5"
                             ";TRAIN 1 11 6;TRAIN 1 11 7;TRAIN 1 11 8;TRAIN 1 11 9;TRAIN 1 11 10"
                             ";TRAIN 1 11 11";
        QTest::newRow("enough") << "Aaaaaaaaaa.b" << 130 << "TRAIN 1 10 0;TRAIN 1 11 0" + down;
        QTest::newRow("too little") << "Aaaaaaaaaa.b" << 129 << "none";
        QTest::newRow("a step helps") << "Aaaaaaaaa1.b" << 120 << "MOVE 1 10 0;TRAIN 1 11 0" + down;
        QTest::newRow("a unit in the way")
            << "Aaaaaaaaaa.y" << 150 << "TRAIN 1 10 0;TRAIN 3 11 0" + down;
    }

    void finishes() {
        QFETCH(QString, row);
        QFETCH(int, gold);
        QFETCH(QString, commands);
        State state = corridor(row.toStdString());
        state.gold[0] = gold;
        Board board(state);
        const Board before = board;
        const auto actions = finish(board);
        QCOMPARE(line(state, actions), commands);
        QVERIFY(board == before);
        for (const Action& action : actions.value_or(std::vector<Action>()))
            board.apply(action);
        QCOMPARE(board.won(), actions.has_value());
    }

    void layersAgreeWithDijkstra_data() {
        QTest::addColumn<quint64>("seed");
        for (quint64 seed = 100; seed < 112; ++seed)
            QTest::addRow("seed %llu", seed) << seed;
    }

    void layersAgreeWithDijkstra() {
        QFETCH(quint64, seed);
        forEachRandomTurn(seed, 40, [&](const State& state) {
            const Board board(state);
            for (Player attacker = 0; attacker < 2; ++attacker) {
                const When when = attacker == board.player() ? When::Now : When::NextTurn;
                const AttackMap map = attackMap(board, attacker, when);
                const int price = map.price[headquarters[opponentOf(attacker)]];
                for (const int gold : {0, 10, 30, 55, 120, 900}) {
                    const Reach reach = reachOf(board, attacker, when, gold, price);
                    QVERIFY(reach.cells == map.within(gold));
                    QVERIFY(reach.price == price);
                    QVERIFY(!reachOf(board, attacker, when, gold, price - 1).price);
                }
            }
        });
    }

    void waysCostTheirPrice_data() { layersAgreeWithDijkstra_data(); }

    void waysCostTheirPrice() {
        QFETCH(quint64, seed);
        Random random(seed);
        forEachRandomTurn(seed, 40, [&](State state) {
            state.gold[state.player] = 1000;
            Board board(state);
            const Player me = board.player();
            if (anyTwiceGuarded(board, opponentOf(me)))
                return;
            const AttackMap map = attackMap(board, me, When::Now);
            const Cell target = drawnCell(random, board.land());
            const auto actions = actionsAlong(board, map.wayTo(board, target));
            QVERIFY(actions);
            for (const Action& action : *actions)
                board.apply(action);
            QVERIFY(board.owned(me).contains(target));
            // Cheaper only if a capture on the way cuts off a tower.
            QVERIFY(1000 - board.gold(me) <= map.price[target]);
            if (board.towers(opponentOf(me)).empty())
                QCOMPARE(1000 - board.gold(me), int(map.price[target]));
        });
    }

    void nothingElseCanBeTaken() {
        int compared = 0;
        for (std::uint64_t seed = 200; seed < 206; ++seed) {
            forEachRandomTurn(seed, 15, [&](State state) {
                state.gold[state.player] = 30;
                for (Unit& unit : state.units)
                    unit.canMove = false;
                Board board(state);
                const Player me = board.player();
                if (!board.towers(opponentOf(me)).empty())
                    return;
                CellSet taken = board.active(me);
                takeEverything(board, taken);
                // Cut-off land within reach counts as taken without being entered.
                const CellSet joined = board.owned(me) - board.active(me);
                QVERIFY(taken - joined == reachOf(board, me, When::Now, 30).cells - joined);
                ++compared;
            });
        }
        QVERIFY(compared > 50);
    }

    void cutValuesOfADrawnBoard() {
        // Single cells connect player 1's land; each digit is the cost of its capture.
        const Rows rows = {"A....bbb....", //
                           ".....bxb....", //
                           "......b.....", //
                           "......b.....", //
                           "......bbb...", //
                           "......b.b...", //
                           "......bbb...", //
                           "........b...", //
                           "........bb..", //
                           ".........b..", //
                           ".........bbb", //
                           "...........B"};
        const State state = drawn(rows);
        const Board board(state);
        const auto losses = cutValues(board, 1);
        const std::string expected = joined({".....111....", //
                                             ".....161....", //
                                             "......7.....", //
                                             "......8.....", //
                                             "......911...", //
                                             "......1.1...", //
                                             "......11g...", //
                                             "........h...", //
                                             "........ij..", //
                                             ".........k..", //
                                             ".........lmn", //
                                             "...........o"});
        const std::string shown = drawing(board, [&](Cell cell) {
            return losses[cell].cells == 0 ? '.' : digit(losses[cell].cells);
        });
        QCOMPARE(QString::fromStdString(shown), QString::fromStdString(expected));
        // Both arms of the ring: all above is lost, and (7,4) and (8,4) between them.
        const CellSet both = CellSet::of(cellAt(6, 4)) | CellSet::of(cellAt(8, 5));
        QCOMPARE(cutOffBy(board, 1, both).count(), 8 + 2);
        QCOMPARE(losses[cellAt(6, 3)].unitCost, 10);
        QCOMPARE(losses[cellAt(6, 3)].upkeep, 1);
        QCOMPARE(losses[cellAt(6, 5)].unitCost, 0);
    }

    void worstCuts_data() {
        QTest::addColumn<char>("bridge");
        QTest::addColumn<int>("gold");
        QTest::addColumn<int>("cells");
        QTest::addColumn<int>("unitCost");
        QTest::newRow("nothing in reach") << 'b' << 9 << 0 << 0;
        QTest::newRow("half the bridge") << 'b' << 19 << 1 << 0;
        QTest::newRow("the bridge, with all above it") << 'b' << 20 << 12 << 10;
        QTest::newRow("the second row, round the tower") << 't' << 59 << 8 << 10;
        QTest::newRow("the bridge, by two units of level 3") << 't' << 60 << 12 << 10;
    }

    void worstCuts() {
        QFETCH(char, bridge);
        QFETCH(int, gold);
        std::string right = "aaab?#######";
        right[4] = bridge;
        const State state = drawn({"A.bbbb######", //
                                   "a#bbbx######", //
                                   "a##bb#######", //
                                   right,          //
                                   "###bbbbbbbbb", //
                                   "###########b", //
                                   "###########b", //
                                   "###########b", //
                                   "###########b", //
                                   "###########b", //
                                   "###########b", //
                                   "###########B"});
        const Loss loss = worstCut(Board(state), 0, When::Now, gold);
        QTEST(loss.cells, "cells");
        QTEST(loss.unitCost, "unitCost");
    }

    void cutValuesAgreeWithFloods() {
        for (std::uint64_t seed = 300; seed < 310; ++seed) {
            forEachRandomTurn(seed, 40, [&](const State& state) {
                const Board board(state);
                for (Player victim = 0; victim < 2; ++victim) {
                    const auto losses = cutValues(board, victim);
                    for (Cell cell = 0; cell < cellSlots; ++cell) {
                        const bool active = board.active(victim).contains(cell);
                        const Loss loss =
                            active ? lossOf(board, victim, CellSet::of(cell)) : Loss();
                        QVERIFY(losses[cell] == loss);
                    }
                }
            });
        }
    }

    void distancesOfADrawnBoard() {
        const State state = drawn({"A.#.........", //
                                   "..#.########", //
                                   ".##.#......#", //
                                   "....#.####.#", //
                                   "#####.#..#.#", //
                                   "......#..#.#", //
                                   "######...#.#", //
                                   "#........#.#", //
                                   "#.########.#", //
                                   "#..........#", //
                                   "##########.#", //
                                   "##########.B"});
        const Board board(state);
        const DistanceMap map = distancesFrom(CellSet::of(headquarters[0]), board.land());
        const std::string expected = joined({"01#9abcdefgh", //
                                             "12#8########", //
                                             "2##7#......#", //
                                             "3456#.####.#", //
                                             "#####.#..#.#", //
                                             "......#..#.#", //
                                             "######...#.#", //
                                             "#........#.#", //
                                             "#.########.#", //
                                             "#..........#", //
                                             "##########.#", //
                                             "##########.."});
        const std::string shown = drawing(
            board, [&](Cell cell) { return map[cell] == unreachable ? '.' : digit(map[cell]); });
        QCOMPARE(QString::fromStdString(shown), QString::fromStdString(expected));
    }
};

YOMI_TESTS(TestIcefireAttack)
#include "test_attack.moc"
