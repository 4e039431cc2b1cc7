// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/bitboard.h"
#include "core/tictactoe/evaluation.h"
#include "core/tictactoe/game_tree.h"
#include "core/tictactoe/record_board.h"
#include "core/tictactoe/search.h"
#include "core/tictactoe/symmetry.h"
#include "tests/core/tictactoe/golden_check.h"
#include "tests/run_tests.h"

#include <QTest>

#include <array>
#include <map>
#include <numeric>
#include <random>
#include <set>

using namespace yomi::tictactoe;
using nlohmann::json;

namespace {

/// Numbers by ply, 0 for the empty board.
using ByPly = std::array<std::int64_t, squareCount + 1>;

/// Statistics of the tree at and below a position, to the end of every game.
struct TreeStatistics {
    ByPly nodes = {}; ///< positions counted once for each order of moves that leads there
    ByPly oWins = {}, xWins = {}, draws = {}; ///< games by the ply on which they end
    ByPly positions = {};                     ///< different ones
    ByPly classes = {};                       ///< of images of each other
};

std::int64_t sum(const ByPly& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0});
}

/// Counts ply by ply over the different positions.
TreeStatistics treeStatistics(const Position& root = {}) {
    TreeStatistics statistics;
    // The marks of the positions of one ply, with the number of orders of moves that lead to each.
    std::map<decltype(Position::marks), std::int64_t> level = {{root.marks, 1}};
    for (std::size_t plies = static_cast<std::size_t>(root.plies()); !level.empty(); ++plies) {
        decltype(level) next;
        std::set<std::size_t> classes;
        for (const auto& [marks, orders] : level) {
            const Position position = {marks};
            statistics.nodes[plies] += orders;
            classes.insert(symmetryTable().classOf[ternaryKey(position)]);
            const Status end = status(position);
            statistics.oWins[plies] += end == Status::OWon ? orders : 0;
            statistics.xWins[plies] += end == Status::XWon ? orders : 0;
            statistics.draws[plies] += end == Status::Drawn ? orders : 0;
            for (const int square : legalMoves(position))
                next[played(position, square).marks] += orders;
        }
        statistics.positions[plies] = static_cast<std::int64_t>(level.size());
        statistics.classes[plies] = static_cast<std::int64_t>(classes.size());
        level = std::move(next);
    }
    return statistics;
}

std::string statusName(Status status) {
    constexpr const char* names[] = {"playing", "o", "x", "draw"};
    return names[static_cast<int>(status)];
}

template <class Board>
void plays(std::mt19937& random, Board board) {
    if (board.ended() != yomi::search::Ended::No)
        return;
    const Board before = board;
    const auto moves = board.moves();
    const int square = *(moves.begin() + static_cast<int>(random() % moves.size()));
    board.make(square);
    QCOMPARE(text(board.position()), text(played(before.position(), square)));
    plays(random, board);
    board.unmake(square);
    QVERIFY(board == before);
}

} // namespace

class TestTicTacToeRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPosition() {
        const std::vector<golden::Position> all = golden::positions();
        QCOMPARE(all.size(), std::size_t{5478});
        for (const golden::Position& expected : all) {
            const Position position = parsePosition(expected.board);
            QCOMPARE(text(position), expected.board);
            QCOMPARE(position.plies(), expected.plies);
            QCOMPARE(statusName(status(position)), expected.status);
            QCOMPARE(position.toMove() == Player::O ? "o" : "x", expected.turn.c_str());
            QCOMPARE(points(staticValue(Evaluation::Article, position)), expected.articleValue);
            QCOMPARE(gameValue(position), expected.value);
            QCOMPARE(golden::digits(perfectMoves(position)), expected.bestMoves);
            QCOMPARE(text(image(position, symmetryToRepresentative(position))), expected.canonical);
            const auto& [classOf, classes] = symmetryTable();
            QCOMPARE(text(classes[classOf[ternaryKey(position)]].representative),
                     expected.canonical);
        }
    }

    void boardKindsAgree() {
        for (const Position& position : reachablePositions()) {
            const Bitboard bitboard(position);
            const RecordBoard recordBoard(position);
            QVERIFY(bitboard.position() == position);
            QVERIFY(recordBoard.position() == position);
            const Status end = status(position);
            using yomi::search::Ended; // for the player to move, who cannot have won
            const Ended ended = end == Status::Playing ? Ended::No
                                : end == Status::Drawn ? Ended::Drawn
                                                       : Ended::Lost;
            QVERIFY(bitboard.ended() == ended && recordBoard.ended() == ended);
            QCOMPARE(bitboard.plies(), position.plies());
            QCOMPARE(recordBoard.plies(), position.plies());
            if (end == Status::Playing) {
                const std::vector<int> moves = legalMoves(position);
                QVERIFY(std::ranges::equal(bitboard.moves(), moves));
                QVERIFY(recordBoard.moves() == moves);
            }
        }
    }

    void unmakingRestores() {
        for (unsigned seed = 0; seed < 200; ++seed) {
            std::mt19937 random(seed);
            plays(random, Bitboard(Position()));
            plays(random, RecordBoard(Position()));
            if (QTest::currentTestFailed())
                qWarning("seed %u", seed);
        }
    }

    /// Accepts only the reachable positions of all ways to fill nine squares.
    void impossiblePositions() {
        std::set<std::string> possible;
        for (const golden::Position& position : golden::positions())
            possible.insert(position.board);
        for (int number = 0; number < ternaryKeys; ++number) {
            std::string board;
            for (int digit = 0, rest = number; digit < squareCount; ++digit, rest /= 3)
                board += ".ox"[rest % 3];
            QCOMPARE(whyImpossible(parseMarks(board)).empty(), possible.contains(board));
        }
    }

    /// Masks that no text can express.
    void refusesMasks() {
        const auto reason = [](std::uint16_t o, std::uint16_t x) {
            return QString::fromStdString(whyImpossible({{o, x}}).english());
        };
        QCOMPARE(reason(0x200, 0), QStringLiteral("A board has nine squares; the mask 512 has "
                                                  "others, the greatest is 511."));
        QVERIFY(reason(0, 0xffff).startsWith(QStringLiteral("A board has nine squares")));
        QCOMPARE(reason(0x011, 0x018),
                 QStringLiteral("A square has one mark at most; O and X are both on square 4."));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, searchPosition({{0x200, 0}}, {}));
    }

    void refuses_data() {
        QTest::addColumn<QString>("board");
        QTest::addColumn<QString>("sentence");
        const char* format = "A position is nine characters o, x or . in reading order; \"%1\" is "
                             "not.";
        for (const char* text : {"", "........", "..........", "o x......"})
            QTest::newRow(qPrintable("text " + QString(text))) << text << QString(format).arg(text);
        QTest::newRow("lines") << "\no..\n.x \r\n...\n" << QString(format).arg("o.. .x ...");
        QTest::newRow("a long text")
            << QString(100, u'.') << QString(format).arg(QString(60, u'.') + u'…');
        QTest::newRow("no sign") << "o..éx...."
                                 << "character 4: this is not a sign of a board; signs are . o x, "
                                    "0 1 2, _ R Y and the like.";
        QTest::newRow("two ahead") << "oo......."
                                   << "No game leads to \"oo.......\". O moves first and the sides "
                                      "take turns: 2 Os and 0 Xs cannot be on the board together.";
        QTest::newRow("both") << "oooxxx..."
                              << "No game leads to \"oooxxx...\". Both sides have three in a row; "
                                 "the game would have ended at the first.";
        QTest::newRow("after O")
            << "oooxx.x.."
            << "No game leads to \"oooxx.x..\". O has three in a row, but X has moved since.";
        QTest::newRow("after X")
            << "xxxoo.o.o"
            << "No game leads to \"xxxoo.o.o\". X has three in a row, but O has moved since.";
        QTest::newRow("after O, X began")
            << "oooxx.xx."
            << "No game leads to \"oooxx.xx.\". O has three in a row, but X has moved since.";
        QTest::newRow("a taken square") << "b2 a1 b2"
                                        << "Square 4 of \"x...o....\" is taken already.";
    }

    void refuses() {
        QFETCH(QString, board);
        QFETCH(QString, sentence);
        try {
            parsePosition(board.toStdString());
            QFAIL("the text was taken");
        } catch (const std::invalid_argument& error) {
            QCOMPARE(QString(error.what()), sentence);
        }
    }

    void readsCapitalsAndLines() {
        for (const char* board :
             {"o...x....", "O...X....", "o..\n.x.\n...", " O.. \r\n .X. \t...\n"})
            QVERIFY(parsePosition(board) == (Position{{1, 16}}));
    }

    /// If X began, the engine's first player is shown as X in texts.
    void readsXFirst() {
        const yomi::StoneReading reading = readPosition("XO.\n.X.\n...");
        QVERIFY(begins(reading) == Begins::X);
        const Position position = positionOf(reading);
        QVERIFY(position == (Position{{0b000010001, 0b000000010}}));
        QCOMPARE(text(position, Begins::X), std::string("xo..x...."));
        QVERIFY(parseMarks("xo..x....", Begins::X) == position);
        QCOMPARE(signOf(position.toMove(), Begins::X), 'O');
        QCOMPARE(QString::fromStdString(whyImpossible({{0b111, 0}}, Begins::X).english()),
                 "X moves first and the sides take turns: 3 Xs and 0 Os cannot be on the board "
                 "together.");
    }

    void refusesMoves() {
        const Position position = parsePosition("o........");
        QVERIFY_EXCEPTION_THROWN(played(position, -1), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(played(position, 9), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(played(position, 0), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(played(parsePosition("oooxx...."), 8), std::invalid_argument);
    }

    void symmetries() {
        for (int i = 0; i < symmetryCount; ++i) {
            QCOMPARE(composed(i, inverse[i]), identity);
            for (int j = 0; j < symmetryCount; ++j)
                for (const Position& position : reachablePositions())
                    QVERIFY(image(image(position, i), j) == image(position, composed(i, j)));
        }
        // A diagonal maps this board to itself: the last symmetry is not the only one.
        const Position position = parsePosition("ox.xo....");
        QCOMPARE(lastSymmetry(position, position), 7);
        QCOMPARE(text(image(position, 1)), std::string(".xo.ox..."));
        QCOMPARE(lastSymmetry(position, image(position, 1)), 4);
    }

    void statisticsOfTheTree() {
        const json expected = golden::jsonOf("tree_stats.json");
        const TreeStatistics statistics = treeStatistics();
        QCOMPARE(sum(statistics.nodes), std::int64_t{549'946});
        QVERIFY(json(statistics.nodes) == expected.at("full_tree_nodes_by_ply"));
        QVERIFY(json(statistics.positions) == expected.at("reachable_by_ply"));
        QVERIFY(json(statistics.classes) == expected.at("canonical_by_ply"));
        QCOMPARE(sum(statistics.oWins), std::int64_t{131'184});
        QCOMPARE(sum(statistics.xWins), std::int64_t{77'904});
        QCOMPARE(sum(statistics.draws), std::int64_t{46'080});
        for (const auto& [key, games] : expected.at("games_by_result_and_ply").items()) {
            const ByPly& ends = key[0] == 'o'   ? statistics.oWins
                                : key[0] == 'x' ? statistics.xWins
                                                : statistics.draws;
            QCOMPARE(ends[static_cast<std::size_t>(key.back() - '0')], games.get<std::int64_t>());
        }
        QCOMPARE(sum(symmetricSizes()), std::int64_t{5478});
    }

    /// The size of a tree cut off at a depth is the number of its nodes down to there.
    void treeSizes() {
        for (const char* board :
             {".........", "o........", "o...x....", "ox..o....", "oooxx...."}) {
            const Position position = parsePosition(board);
            const ByPly nodes = treeStatistics(position).nodes;
            std::int64_t expected = 0;
            for (int depth = 0; position.plies() + depth <= squareCount; ++depth) {
                expected += nodes[static_cast<std::size_t>(position.plies() + depth)];
                QCOMPARE(treeNodes(position, depth), expected);
            }
            QCOMPARE(treeNodes(position, 9), std::int64_t{1 + plain::minimaxNodes(board)});
        }
    }

private:
    static ByPly symmetricSizes() {
        ByPly sizes = {};
        for (const SymmetryClass& each : symmetryTable().classes)
            sizes[static_cast<std::size_t>(each.representative.plies())] += each.size;
        return sizes;
    }
};

YOMI_TESTS(TestTicTacToeRules)
#include "test_rules.moc"
