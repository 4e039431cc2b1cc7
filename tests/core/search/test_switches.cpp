// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/fields.h"
#include "core/connectfour/search.h"
#include "core/mnk/search.h"
#include "core/search/game_search.h"
#include "core/search/line_leaves.h"
#include "core/search/record.h"
#include "core/tictactoe/search.h"
#include "core/tree/recording_writer.h"
#include "tests/core/tree/read_text.h"
#include "tests/run_tests.h"

#include <QTest>

#include <chrono>
#include <map>
#include <random>
#include <sstream>

#include <sys/resource.h>

using namespace yomi;
using namespace std::chrono_literals;
using search::Algorithm;
using search::Iteration;
using search::LineEvaluation;
using search::Root;
using search::SearchResult;
using search::Settings;

namespace {

/// Any valid settings except minimax.
Settings randomSettings(std::mt19937& random, const search::GameDefaults& usual) {
    const auto coin = [&] {
        return random() % 2 == 0;
    };
    for (;;) {
        Settings settings;
        settings.algorithm = static_cast<Algorithm>(1 + random() % 3);
        settings.evaluation = usual.evaluations[random() % usual.evaluations.size()];
        settings.root = coin() ? Root::Every : Root::Textbook;
        settings.fail = coin() ? search::Fail::Soft : search::Fail::Hard;
        settings.nullWindow = coin() ? search::NullWindow::Article : search::NullWindow::True;
        settings.killers = coin();
        settings.history = coin();
        settings.ownMove = coin();
        settings.bestMove = coin() ? search::BestMove::Swap : search::BestMove::Front;
        settings.iterative = coin();
        settings.ordering = coin();
        if (coin())
            settings.aspiration = static_cast<double>(1 + random() % 3);
        if (coin())
            settings.table = coin();
        if (coin())
            settings.images = usual.images[random() % usual.images.size()];
        if (coin())
            settings.tableEntries = 1 + static_cast<int>(random() % 200);
        if (coin())
            settings.replacement = static_cast<search::Replacement>(random() % 3);
        settings.freshTable = coin();
        if (coin())
            settings.depth = static_cast<int>(random() % 5);
        settings.update = static_cast<search::Update>(random() % 3);
        try {
            search::resolved(settings, usual, 9);
            return settings;
        } catch (const std::invalid_argument&) {
            // Try again.
        }
    }
}

Settings minimaxTo(const Settings& settings) {
    return {.algorithm = Algorithm::Minimax,
            .evaluation = settings.evaluation,
            .depth = settings.depth};
}

std::string described(const Settings& settings) {
    return changedFields(settings).dump();
}

/// The greatest value for the side to move, by the rules alone.
template <class Game>
int plainValue(Game game, int depth) {
    const search::LineLeaves leaves(LineEvaluation::FastWin);
    if (const search::Ended ended = game.ended(); ended != search::Ended::No)
        return leaves.end(game, ended);
    if (depth == 0)
        return leaves.estimate(game);
    int best = -search::infinity;
    for (const int move : game.moves()) {
        Game child = game;
        child.make(move);
        const int value = plainValue(child, depth - 1);
        best = std::max(best, child.firstToMove() == game.firstToMove() ? value : -value);
    }
    return best;
}

/// A heap from which one to three are taken; a side that takes an even number moves again. Taking
/// the last one wins.
class Heap {
public:
    static constexpr bool alternates = false;
    static constexpr int moveCount = 4;

    explicit Heap(int size)
        : m_left(size)
        , m_size(size) {}

    int plies() const { return static_cast<int>(m_taken.size()); }
    int maxPlies() const { return m_size; }
    bool firstToMove() const { return m_first; }
    search::Ended ended() const {
        if (m_left > 0)
            return search::Ended::No;
        return isWon() ? search::Ended::Won : search::Ended::Lost;
    }
    search::MoveList<3> moves() const {
        search::MoveList<3> moves;
        for (int take = 1; take <= std::min(3, m_left); ++take)
            moves.push_back(take);
        return moves;
    }
    void make(int take) {
        m_left -= take;
        m_taken.push_back(take);
        m_first ^= take % 2 == 1;
    }
    void unmake(int take) {
        m_first ^= take % 2 == 1;
        m_taken.pop_back();
        m_left += take;
    }

    std::vector<std::uint64_t> lines() const { return {}; } // no estimates
    std::uint64_t mover() const { return 0; }
    std::uint64_t other() const { return 0; }

    using Key = std::uint64_t;
    static std::uint64_t number(Key key) { return key; }
    Key key() const {
        const std::uint64_t place = static_cast<std::uint64_t>(m_left) * 64 + m_taken.size();
        return (place * 2 + m_first) * 2 + isWon();
    }
    struct Canonical {
        Key key;
        int symmetry;
    };
    Canonical canonical() const { return {key(), 0}; }
    int imageOf(int move, int) const { return move; }
    int originOf(int move, int) const { return move; }

    std::string moveText(int move) const { return std::to_string(move); }
    std::string boardText() const {
        return std::to_string(m_left) + "-" + std::to_string(m_taken.size()) +
               (m_first ? "a" : "b") + (isWon() ? "!" : "");
    }

private:
    /// Whether the side to move took the last one itself: the same empty heap may be won or lost.
    bool isWon() const { return m_left == 0 && !m_taken.empty() && m_taken.back() % 2 == 0; }

    int m_left, m_size;
    bool m_first = true;
    std::vector<int> m_taken;
};

/// An earlier win is worth more.
struct HeapLeaves {
    static constexpr int stepsPerPoint = 1;

    static search::Score end(const Heap& heap, search::Ended ended) {
        const search::Score size = 20 - heap.plies();
        return ended == search::Ended::Won ? size : -size;
    }
    static search::Score estimate(const Heap& /*heap*/) { return 0; }
    static constexpr search::Score unit() { return 1; }
    static constexpr search::Score nullWindow() { return 1; }
};

/// Compares counters, values and moves, ignoring different steps of the values.
void compareRuns(const SearchResult& one, const SearchResult& other, const Settings& settings) {
    QCOMPARE(one.iterations.size(), other.iterations.size());
    for (std::size_t i = 0; i < one.iterations.size(); ++i) {
        const Iteration &a = one.iterations[i], &b = other.iterations[i];
        QVERIFY2(a.counters == b.counters, described(settings).c_str());
        QCOMPARE(search::points(a.value, one.stepsPerPoint),
                 search::points(b.value, other.stepsPerPoint));
        QVERIFY(a.bestMoves == b.bestMoves && a.line == b.line && a.lineEnd == b.lineEnd);
        QVERIFY(a.passes == b.passes && a.tableSize == b.tableSize);
        QCOMPARE(a.firstMoveCuts, b.firstMoveCuts);
    }
}

} // namespace

class TestSearchSwitches : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// With any switches the value is minimax's, in all three games.
    void agreeWithMinimax() {
        std::mt19937 random(20261122);
        for (int round = 0; round < 150; ++round) {
            const Settings ours = randomSettings(random, tictactoe::gameDefaults());
            const auto three = tictactoe::parsePosition(round % 2 ? "o...x...." : "o...x.x.o");
            QVERIFY2(tictactoe::searchPosition(three, ours).last().value ==
                         tictactoe::searchPosition(three, minimaxTo(ours)).last().value,
                     described(ours).c_str());

            const Settings other = randomSettings(random, mnk::gameDefaults());
            const auto squares = mnk::parsePosition("b2 a1 c3 d1 a3 b3", {4, 3, 3});
            QVERIFY2(mnk::searchPosition(squares, other).last().value ==
                         mnk::searchPosition(squares, minimaxTo(other)).last().value,
                     described(other).c_str());

            Settings columns = randomSettings(random, connectfour::gameDefaults());
            columns.depth = columns.depth.value_or(4);
            const auto stones = connectfour::parsePosition("1122433", {5, 4, 4});
            QVERIFY2(connectfour::searchPosition(stones, columns).last().value ==
                         connectfour::searchPosition(stones, minimaxTo(columns)).last().value,
                     described(columns).c_str());
        }
    }

    /// Two independent games, of which one is the other on 3×3.
    void threeInARowIsTicTacToe() {
        std::mt19937 random(333);
        const auto marks = tictactoe::parsePosition("o...x....");
        const auto squares = mnk::parsePosition("a1 b2");
        for (int round = 0; round < 60; ++round) {
            Settings settings = randomSettings(random, mnk::gameDefaults());
            if (settings.evaluation == "lines")
                settings.evaluation = "win-draw-loss";
            settings.replacement.reset(); // keys differ, so bounded tables do, too
            settings.tableEntries.reset();
            if (settings.usesTable() && !settings.images)
                settings.images = "canonical";
            compareRuns(mnk::analyzePosition(squares, settings),
                        tictactoe::analyzePosition(marks, settings), settings);
        }
    }

    void mirrorImagesHaveOneValue() {
        Settings settings = {.algorithm = Algorithm::Pvs, .iterative = true, .depth = 5};
        for (const char* const evaluation : {"fast-win", "lines"}) {
            settings.evaluation = evaluation;
            const auto one = connectfour::parsePosition("44126"),
                       other = connectfour::parsePosition("44762");
            QCOMPARE(connectfour::searchPosition(one, settings).last().value,
                     connectfour::searchPosition(other, settings).last().value);
        }
    }

    /// With room for every key nothing is replaced, and all is as with an unbounded table.
    void aLargeBoundedTableForgetsNothing() {
        Settings settings = {.algorithm = Algorithm::Pvs, .images = "canonical", .iterative = true};
        const SearchResult all = tictactoe::analyzePosition({}, settings);
        for (const auto replacement : enumerators<search::Replacement>) {
            settings.tableEntries = 19'683;
            settings.replacement = replacement;
            SearchResult bounded = tictactoe::analyzePosition({}, settings);
            for (Iteration& each : bounded.iterations) {
                QCOMPARE(each.tableFill, each.tableSize);
                QCOMPARE(each.tableReplaced, std::int64_t{0});
            }
            compareRuns(bounded, all, settings);
        }
    }

    /// A table of 2^24 entries only uses memory as a search needs it.
    void aLargeTableTakesTheMemoryThatItUses() {
        if (isSanitized)
            QSKIP("The sanitizer writes beside all memory that is asked for.");
        const auto mostKilobytes = [] {
            rusage usage = {};
            getrusage(RUSAGE_SELF, &usage);
            return usage.ru_maxrss;
        };
        const long before = mostKilobytes();
        const SearchResult result = connectfour::analyzePosition(connectfour::parsePosition(""),
                                                                 {.algorithm = Algorithm::AlphaBeta,
                                                                  .table = true,
                                                                  .tableEntries = 16'777'216,
                                                                  .iterative = true,
                                                                  .depth = 4});
        QVERIFY(result.finished && result.last().tableFill > 0);
        QCOMPARE_LT(mostKilobytes() - before, 100 * 1024);
    }

    /// A side may move twice in a row: the sign of a value depends on the side, not on the ply.
    void sidesNeedNotTakeTurns() {
        for (int size = 1; size <= 9; ++size)
            for (const Algorithm algorithm :
                 {Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Pvs, Algorithm::Mtdf}) {
                const Heap heap(size);
                const int expected = plainValue(heap, size);
                for (const bool tuned : {false, true}) {
                    const Settings settings = {
                        .algorithm = algorithm, .killers = tuned, .history = tuned};
                    const SearchResult result =
                        search::GameSearch(heap, settings,
                                           search::LineLeaves(LineEvaluation::FastWin))
                            .analyze();
                    QCOMPARE(result.last().value, expected);
                    QVERIFY(!result.last().line.empty());
                }
            }
    }

    /// The recording of such a search is right, too: the side to move and the number of moves.
    void recordsOfPartnersWhoMoveInARow() {
        for (const Algorithm algorithm :
             {Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Pvs, Algorithm::Mtdf})
            for (const bool withTable : {false, true})
                for (const Root root : {Root::Every, Root::Textbook}) {
                    Settings given = {.algorithm = algorithm, .root = root, .iterative = true};
                    if (algorithm != Algorithm::Mtdf)
                        given.table = withTable;
                    if (algorithm == Algorithm::Mtdf && root == Root::Every)
                        continue; // it has one root
                    if (given.iterative && !given.usesTable())
                        given.ordering = false;
                    const search::RecordedSearch recorded =
                        search::GameSearch(Heap(9), given, HeapLeaves()).record();
                    std::ostringstream text;
                    tree::writeRecording(recorded.trace, {recorded.header}, text);
                    const tree::CheckedText checked = tree::checkText(text.str());
                    QVERIFY2(!checked.recording.error, text.str().c_str());
                    for (const tree::Finding& finding : checked.report.findings)
                        if (tree::severityOf(finding.check) != tree::Severity::Waste)
                            QFAIL((described(given) + std::string(nameOf(finding.check)) + ": " +
                                   finding.sentences.front().english())
                                      .c_str());
                    QCOMPARE(checked.recording.nodes.size(), recorded.trace.nodes.size());
                    for (std::size_t id = 0; id < recorded.trace.nodes.size(); ++id)
                        QCOMPARE(checked.recording.nodes[id].side == tree::Side::Max,
                                 recorded.trace.nodes[id].firstToMove);
                    const auto looked = static_cast<std::size_t>(tree::Check::MovesMissing);
                    QVERIFY(checked.report.looked[looked] > 0);
                }
    }

    /// The last finished iteration equals a search limited to its depth.
    void aTimeLimitLeavesTheLastIteration() {
        const Settings settings = {
            .algorithm = Algorithm::Pvs, .evaluation = "lines", .iterative = true};
        const auto start = connectfour::parsePosition("");
        const SearchResult result = connectfour::analyzePosition(start, settings, {{}, 50ms});
        QVERIFY(!result.finished && !result.iterations.empty());
        Settings limited = settings;
        limited.depth = result.last().depth;
        const SearchResult whole = connectfour::analyzePosition(start, limited);
        QVERIFY(whole.finished && whole.iterations == result.iterations);
        QVERIFY_THROWS_EXCEPTION(
            TimeLimitPassed,
            connectfour::searchPosition(start, {.algorithm = Algorithm::Minimax}, {{}, 10ms}));
    }
};

YOMI_TESTS(TestSearchSwitches)
#include "test_switches.moc"
