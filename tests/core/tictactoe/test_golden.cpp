// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/search.h"
#include "tests/core/tictactoe/golden_check.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi::tictactoe;

namespace {

Settings settingsOf(const plain::Search& search) {
    Settings settings;
    settings.algorithm = search.pvs ? Algorithm::Pvs : Algorithm::AlphaBeta;
    settings.table = search.table;
    settings.depth = search.depth;
    settings.iterative = search.iterative;
    settings.ordering = search.ordering && search.table;
    return settings;
}

std::vector<plain::Call> callsOf(const yomi::tree::Trace& trace,
                                 const yomi::tree::TraceIteration& range) {
    std::vector<plain::Call> calls;
    for (yomi::tree::NodeId id = range.firstNode; id < range.endNode; ++id) {
        const yomi::tree::TraceNode& node = trace.nodes[id];
        const int parent = node.parent == yomi::tree::noNode
                               ? -1
                               : static_cast<int>(node.parent - range.firstNode);
        calls.push_back({parent, node.depth, trace.game->boardText(pathTo(trace, id)),
                         static_cast<int>(node.move), node.alpha, node.beta, node.value});
    }
    return calls;
}

/// The library's search as an engine for the check, with one board kind and one state update.
golden::Engine library(BoardKind board, Update update) {
    return [=](const std::string& position, const plain::Search& wanted) {
        Settings settings = settingsOf(wanted);
        settings.board = board;
        settings.update = update;
        const SearchResult result = searchPosition(parsePosition(position), settings);
        const yomi::tree::Trace trace = recordPosition(parsePosition(position), settings).trace;
        std::vector<plain::Result> results;
        for (std::size_t i = 0; i < result.iterations.size(); ++i) {
            const Iteration& iteration = result.iterations[i];
            results.push_back({iteration.depth,
                               static_cast<int>(iteration.counters.nodes),
                               yomi::search::points(iteration.value, result.stepsPerPoint),
                               iteration.bestMoves,
                               static_cast<int>(iteration.tableSize),
                               {},
                               callsOf(trace, trace.iterations[i])});
        }
        return results;
    };
}

golden::Engine plainly(const plain::Reading& reading) {
    return [=](const std::string& board, const plain::Search& search) {
        return plain::search(board, search, reading);
    };
}

/// The counts that distinguish the interpretations: alpha-beta with the table; PVS iterative, by
/// depth; PVS without ordering.
QString counts(const plain::Reading& reading) {
    const std::string start(9, '.');
    QStringList texts;
    for (const plain::Search& search :
         {plain::Search{.pvs = false, .table = true},
          plain::Search{.pvs = true, .table = true, .depth = 8, .iterative = true},
          plain::Search{.pvs = true, .table = true}}) {
        QStringList nodes;
        for (const plain::Result& result : plain::search(start, search, reading))
            nodes += QString::number(result.nodes);
        texts += nodes.join(' ');
    }
    return texts.join(" | ");
}

QString firstOf(const std::vector<std::string>& differences) {
    return differences.empty() ? QString() : QString::fromStdString(differences.front());
}

} // namespace

class TestTicTacToeGolden : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void libraryAgrees_data() {
        QTest::addColumn<int>("board");
        QTest::addColumn<int>("update");
        const auto row = [](const char* name, BoardKind board, Update update) {
            QTest::newRow(name) << static_cast<int>(board) << static_cast<int>(update);
        };
        row("bitboard, unmake", BoardKind::Bitboard, Update::Unmake);
        row("bitboard, copy", BoardKind::Bitboard, Update::Copy);
        row("record board, unmake", BoardKind::Heap, Update::Unmake);
        row("record board, copy", BoardKind::Heap, Update::Copy);
    }

    void libraryAgrees() {
        QFETCH(int, board);
        QFETCH(int, update);
        const auto engine = library(static_cast<BoardKind>(board), static_cast<Update>(update));
        QCOMPARE(firstOf(golden::differences(engine)), QString());
    }

    /// The check detects every plausible mistake: the plain search with the mistake has its known
    /// counts and fails the check. Harmless changes pass.
    void mistakes_data() {
        QTest::addColumn<plain::Reading>("reading");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<bool>("passes");
        const char* right = "1175 | 9 36 68 163 272 459 567 544 545 | 1165";
        const char* firstImage = "1175 | 9 36 68 163 269 447 553 521 524 | 1165";
        const char* narrowNullWindow = "1175 | 9 36 68 166 275 446 570 544 545 | 1165";
        using Images = plain::Reading::Images;
        const auto row = [](const char* name, plain::Reading reading, const char* expected,
                            bool passes = false) {
            QTest::newRow(name) << reading << QString(expected) << passes;
        };
        row("as specified", {}, right, true);
        row("table without symmetry sharing", {.images = Images::None},
            "7375 | 9 91 233 840 1580 2380 3120 2859 2951 | 7063");
        row("canonical key only", {.images = Images::Canonical}, firstImage);
        row("self-symmetric boards keep the first image", {.images = Images::FirstWins},
            firstImage);
        row("symmetries in another order", {.images = Images::OtherOrder},
            "1175 | 9 36 67 171 269 459 566 553 546 | 1165");
        row("column-major move order", {.columnByColumn = true}, right);
        row("fresh table for each root child", {.freshTable = true},
            "6641 | 9 91 304 1015 2428 5107 6602 6956 6530 | 6530");
        row("root passes its best value on", {.rootNarrows = true},
            "1068 | 9 28 67 131 211 353 428 381 377 | 995");
        row("fail-hard returns", {.failHard = true},
            "1211 | 9 36 68 172 284 572 637 548 555 | 1494");
        row("null window 0.5 wide", {.nullWindow = 0.5}, narrowNullWindow);
        row("values doubled but window still 1", {.scale = 2}, narrowNullWindow);
        row("values doubled, window 2", {.nullWindow = 2, .scale = 2}, right, true);
        row("table hits and leaves not counted", {.countsOnEntry = false},
            "526 | 0 3 15 37 92 169 252 282 297 | 535");
        row("ordering moves to the front", {.movesToFront = true},
            "1175 | 9 36 69 169 285 473 571 550 547 | 1165");
        row("best move replaced on ties", {.replacesOnTies = true},
            "1175 | 9 36 69 185 297 452 693 636 752 | 1165");
        row("window not narrowed by the table", {.narrowsByTable = false},
            "1197 | 9 36 68 172 290 478 578 560 560 | 1223");
        row("re-search from the score", {.researchesFromScore = true}, right, true);
    }

    void mistakes() {
        QFETCH(plain::Reading, reading);
        QFETCH(QString, expected);
        QFETCH(bool, passes);
        QCOMPARE(counts(reading), expected);
        const QString difference = firstOf(golden::differences(plainly(reading)));
        QVERIFY2(difference.isEmpty() == passes, qPrintable(difference));
    }

    /// The golden traces are alpha-beta's. The plain search provides those of PVS: all calls of the
    /// library must equal its calls; only this detects a re-search from the wrong score.
    void callsOfPvs() {
        const plain::Search search = {.pvs = true, .table = true, .depth = 8, .iterative = true};
        const std::string start(9, '.');
        const auto calls = [&](const golden::Engine& engine) {
            std::vector<plain::Call> all;
            for (const plain::Result& result : engine(start, search))
                all.insert(all.end(), result.calls.begin(), result.calls.end());
            return all;
        };
        const std::vector<plain::Call> right = calls(plainly({}));
        QCOMPARE(right.size(), std::size_t{2663});
        QVERIFY(calls(library(BoardKind::Bitboard, Update::Unmake)) == right);
        QVERIFY(calls(library(BoardKind::Heap, Update::UnmakeEach)) == right);
        QVERIFY(calls(plainly({.researchesFromScore = true})) != right);
    }
};

YOMI_TESTS(TestTicTacToeGolden)
#include "test_golden.moc"
