// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/bitboard.h"
#include "core/tictactoe/record_board.h"
#include "core/tictactoe/score.h"
#include "core/tictactoe/search.h"
#include "core/tictactoe/symmetry.h"
#include "tests/core/golden_lines.h"
#include "tests/core/tictactoe/all_settings.h"
#include "tests/core/tictactoe/golden_check.h"
#include "tests/run_tests.h"

#include <QTest>

#include <thread>

using namespace yomi::tictactoe;
using nlohmann::json;
using namespace std::chrono_literals;

namespace {

std::vector<std::int64_t> nodesByIteration(const Settings& settings) {
    std::vector<std::int64_t> nodes;
    for (const Iteration& iteration : searchPosition(Position(), settings).iterations)
        nodes.push_back(iteration.counters.nodes);
    return nodes;
}

/// The values of the root moves.
std::vector<Score> values(const SearchResult& result) {
    std::vector<Score> values;
    for (const RootMove& move : result.last().moves)
        values.push_back(move.value);
    return values;
}

/// The sum of those counters that search_stats.json has.
std::int64_t total(const json& statistics, std::initializer_list<const char*> names) {
    std::int64_t sum = 0;
    for (const char* name : names)
        sum += statistics.value(name, 0);
    return sum;
}

/// Compares with a count of the reference's second implementation.
void compareCounters(const Iteration& iteration, const json& expected) {
    const Counters& counters = iteration.counters;
    QCOMPARE(counters.nodes, total(expected, {"nodes"}));
    QCOMPARE(counters.leaves, total(expected, {"terminal_leaves", "depth_limit_leaves"}));
    QCOMPARE(counters.cutoffs, total(expected, {"alpha_cutoffs", "beta_cutoffs"}));
    QCOMPARE(counters.tableHits, total(expected, {"table_lower_returns", "table_upper_returns",
                                                  "table_exact_returns"}));
    QCOMPARE(counters.tableStores, total(expected, {"stores"}));
    QCOMPARE(counters.researches, total(expected, {"re_searches"}));
    QCOMPARE(counters.nullWindows, total(expected, {"null_window_calls"}));
    QCOMPARE(std::int64_t{iteration.tableSize}, total(expected, {"table_size"}));
}

/// Searches a board until it is stopped; the board must be restored.
template <class Board>
void stops(Update update, const Limits& limits) {
    Settings settings;
    settings.algorithm = Algorithm::Minimax;
    settings.update = update;
    Board board{Position()};
    const Board before = board;
    QVERIFY_EXCEPTION_THROWN(searchPosition(board, settings, limits), yomi::Stopped);
    QVERIFY(board == before);
}

} // namespace

class TestTicTacToeSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// With all settings every move of every position has minimax's value; the values with perfect
    /// play are those of the golden data.
    void valuesAreMinimaxValues_data() {
        QTest::addColumn<std::string>("evaluation");
        QTest::addColumn<int>("depth");
        for (const int depth : {1, 2, 9})
            QTest::addRow("article, depth %d", depth) << std::string("article") << depth;
        QTest::newRow("win-draw-loss") << std::string("win-draw-loss") << 9;
        QTest::newRow("fast-win") << std::string("fast-win") << 9;
    }

    void valuesAreMinimaxValues() {
        QFETCH(std::string, evaluation);
        QFETCH(int, depth);
        const std::vector<Settings> all = allSettings();
        int looked = 0;
        for (const Position& position : reachablePositions()) {
            if (status(position) != Status::Playing || (yomi::isSanitized && ++looked % 10 != 0))
                continue;
            Settings settings;
            settings.algorithm = Algorithm::Minimax;
            settings.evaluation = evaluation;
            settings.depth = depth;
            const SearchResult expected = searchPosition(position, settings);
            for (Settings other : all) {
                other.evaluation = settings.evaluation;
                other.depth = depth;
                if (values(searchPosition(position, other)) != values(expected))
                    QFAIL(qPrintable(described(position, other)));
            }
        }
    }

    void perfectPlay() {
        Settings perfect, fast;
        perfect.evaluation = "win-draw-loss";
        fast.evaluation = "fast-win";
        for (const golden::Position& expected : golden::positions()) {
            if (expected.status != "playing")
                continue;
            const Position position = parsePosition(expected.board);
            const SearchResult result = searchPosition(position, perfect);
            QCOMPARE(points(result.last().value), double(expected.value));
            QCOMPARE(golden::digits(result.last().bestMoves), expected.bestMoves);
            const SearchResult fastest = searchPosition(position, fast);
            QCOMPARE(points(fastest.last().value), expected.fastWinValue);
            QCOMPARE(golden::digits(fastest.last().bestMoves), expected.fastWinMoves);
        }
    }

    void plainMinimaxCounts() {
        for (const json& line : yomi::goldenLines("tictactoe/searches.jsonl"))
            for (const json& expected : line.at("searches"))
                if (expected.at("algorithm") == "minimax") {
                    Settings settings;
                    settings.algorithm = Algorithm::Minimax;
                    settings.evaluation = "win-draw-loss";
                    const std::string board = line.at("position");
                    const Iteration last = searchPosition(parsePosition(board), settings).last();
                    QCOMPARE(last.counters.nodes, expected.at("nodes").get<std::int64_t>());
                    QCOMPARE(last.counters.nodes, std::int64_t{plain::minimaxNodes(board)});
                    QCOMPARE(points(last.value), expected.at("score").get<double>());
                    QVERIFY(json(last.bestMoves) == expected.at("bestMoves"));
                }
    }

    void everyCounter() {
        const json all = golden::jsonOf("search_stats.json");
        Settings settings;
        compareCounters(searchPosition({}, settings).last(),
                        all.at("ai_abs_dls use_tt=0 maxdepth=9"));
        settings.table = true;
        compareCounters(searchPosition({}, settings).last(),
                        all.at("ai_abs_dls use_tt=1 maxdepth=9 (1175)"));
        settings.iterative = true;
        const SearchResult alphaBeta = searchPosition({}, settings);
        settings.algorithm = Algorithm::Pvs;
        const SearchResult pvs = searchPosition({}, settings);
        QCOMPARE(pvs.totalNodes(), std::int64_t{2663});
        for (std::size_t depth = 0; depth < 9; ++depth) {
            compareCounters(alphaBeta.iterations[depth],
                            all.at("ai_ab_iddfs moveordering=1")[depth]);
            compareCounters(pvs.iterations[depth], all.at("ai_pvs_iddfs")[depth]);
        }
        settings.iterative = false;
        compareCounters(searchPosition({}, settings).last(),
                        all.at("ai_pvs_dls maxdepth=8 no ordering (1165)"));
    }

    /// The counts that the description gives for options missing from the golden data.
    void options() {
        using Nodes = std::vector<std::int64_t>;
        Settings settings;
        settings.algorithm = Algorithm::Pvs;
        settings.iterative = true;
        settings.images = "canonical";
        QCOMPARE(nodesByIteration(settings), (Nodes{9, 36, 68, 163, 269, 447, 553, 521, 524}));
        settings.images = {};
        settings.freshTable = true;
        QCOMPARE(nodesByIteration(settings),
                 (Nodes{9, 91, 304, 1015, 2428, 5107, 6602, 6956, 6530}));
        settings.depth = 4;
        QCOMPARE(nodesByIteration(settings), (Nodes{9, 91, 304, 1015, 2428}));
        QCOMPARE(nodesByIteration({.algorithm = Algorithm::Pvs, .table = false}),
                 (Nodes{plain::search(".........", {.pvs = true}, {}).front().nodes}));
        settings = {};
        settings.table = true;
        settings.freshTable = true;
        QCOMPARE(nodesByIteration(settings), (Nodes{6641}));
        settings.freshTable = false;
        settings.depth = 9;
        QCOMPARE(nodesByIteration(settings), (Nodes{1175}));
    }

    /// Board kind and state update change only the time.
    void boardsAndUpdatesAgree() {
        for (const char* board : {".........", "o...x....", "ox.......", "o...x...o"})
            for (Settings settings : allSettings()) {
                const Position position = parsePosition(board);
                const SearchResult expected = searchPosition(position, settings);
                for (const BoardKind kind : {BoardKind::Heap, BoardKind::Bitboard})
                    for (const Update update : updatesOf(settings.algorithm)) {
                        settings.board = kind;
                        settings.update = update;
                        if (searchPosition(position, settings) != expected)
                            QFAIL(qPrintable(described(position, settings)));
                    }
            }
    }

    void aStoppedSearchRestoresTheBoard() {
        std::stop_source stopped;
        stopped.request_stop();
        for (const Update update : {Update::Copy, Update::Unmake}) {
            stops<Bitboard>(update, {stopped.get_token(), {}});
            stops<RecordBoard>(update, {stopped.get_token(), {}});
            // Long before minimax ends, and long after it has begun.
            stops<Bitboard>(update, {{}, 200us});
            stops<RecordBoard>(update, {{}, 200us});
        }
    }

    void anotherThreadStopsASearch() {
        std::stop_source source;
        Settings settings;
        settings.algorithm = Algorithm::Minimax;
        settings.board = BoardKind::Heap;
        std::jthread stopper([&] { source.request_stop(); });
        QVERIFY_EXCEPTION_THROWN(for (;;) searchPosition({}, settings, {source.get_token(), {}}),
                                 yomi::Stopped);
    }

    void timeLimitHasItsOwnSentence() {
        try {
            searchPosition({}, {}, {{}, 0s});
            QFAIL("there was time");
        } catch (const TimeLimitPassed& error) {
            QCOMPARE(error.what(), "The search ran out of its time limit.");
        }
    }

    void refuses_data() {
        QTest::addColumn<Settings>("settings");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, Settings settings, const char* sentence) {
            QTest::newRow(name) << settings << QString(sentence);
        };
        row("depth -1", {.depth = -1}, "A depth limit is 0 to 9");
        row("depth 10", {.depth = 10}, "A depth limit is 0 to 9");
        row("images", {.images = "canonical"}, "The image rule needs the");
        row("fresh table", {.freshTable = true}, "A fresh table for each move needs");
        row("ordering", {.iterative = true}, "Iterative deepening takes its move ordering");
        row("updates", {.update = Update::UnmakeEach}, "Only PVS searches a child twice");
    }

    void refuses() {
        QFETCH(Settings, settings);
        QFETCH(QString, sentence);
        try {
            searchPosition({}, settings);
            QFAIL("the settings were taken");
        } catch (const std::invalid_argument& error) {
            QVERIFY2(QString(error.what()).startsWith(sentence), error.what());
        }
    }

    void refusesFinishedGamesAndImpossiblePositions() {
        for (const char* board : {"oooxx....", "oxoxooxox", "xxxoo.o..", "oo.......", "xxxooo..."})
            QVERIFY_EXCEPTION_THROWN(searchPosition(parseMarks(board), {}), std::invalid_argument);
    }
};

YOMI_TESTS(TestTicTacToeSearch)
#include "test_search.moc"
