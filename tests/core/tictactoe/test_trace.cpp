// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/search.h"
#include "core/tictactoe/symmetry.h"
#include "core/tree/step/state.h"
#include "core/tree/text.h"
#include "tests/core/tictactoe/all_settings.h"
#include "tests/core/tictactoe/golden_check.h"
#include "tests/run_tests.h"

#include <QTest>

#include <chrono>
#include <map>
#include <sstream>
#include <stop_token>

using namespace yomi::tictactoe;
using namespace yomi::tree;
using nlohmann::json;
using yomi::search::RecordedSearch;

namespace {

constexpr plain::Search plainIterativePvs = {
    .pvs = true, .table = true, .depth = 8, .iterative = true};

Trace record(const Position& position, const Settings& settings) {
    return recordPosition(position, settings).trace;
}

Position positionOf(const Trace& trace, NodeId node) {
    return parseMarks(trace.game->boardText(pathTo(trace, node)));
}

/// The tree below a node as indented text: board, value, and the moves that were cut off.
void describe(const Trace& trace, NodeId id, QString& lines) {
    const TraceNode& node = trace.nodes[id];
    const QString indent(node.depth * 2, ' ');
    lines += indent + QString::fromStdString(text(positionOf(trace, id))) + " " +
             QString::number(node.value) + '\n';
    for (const NodeId child : childrenOf(trace, id))
        describe(trace, child, lines);
    for (const int move : prunedMoves(trace, id))
        lines += indent + "  cut " + QString::number(move) + '\n';
}

bool isReturn(Event event) {
    return event.kind() == EventKind::Child || event.kind() == EventKind::NewBest;
}

} // namespace

class TestTicTacToeTrace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void observationChangesNothing() {
        for (const char* board : {".........", "o...x....", "o...x...o"})
            for (Settings settings : allSettings())
                for (const BoardKind kind : {BoardKind::Bitboard, BoardKind::Heap})
                    for (const Update update : updatesOf(settings.algorithm)) {
                        settings.board = kind;
                        settings.update = update;
                        const Position position = parsePosition(board);
                        const RecordedSearch recorded = recordPosition(position, settings);
                        const SearchResult result = searchPosition(position, settings);
                        QVERIFY2(recorded.result == result,
                                 qPrintable(described(position, settings)));
                        QCOMPARE(recorded.trace.nodes.size(), std::size_t(result.totalNodes()));
                    }
    }

    void recordingEndsWithItsLimits() {
        std::stop_source stopped;
        stopped.request_stop();
        for (const BoardKind board : yomi::enumerators<BoardKind>) {
            const Settings settings{.algorithm = Algorithm::Minimax, .board = board};
            QVERIFY_EXCEPTION_THROWN(recordPosition({}, settings, {stopped.get_token(), {}}),
                                     yomi::Stopped);
            QVERIFY_EXCEPTION_THROWN(
                recordPosition({}, settings, {{}, std::chrono::nanoseconds(0)}),
                yomi::TimeLimitPassed);
        }
    }

    void wholeTreeIsSmall() {
        Settings settings;
        settings.algorithm = Algorithm::Minimax;
        const Trace trace = record({}, settings);
        QCOMPARE(trace.nodes.size(), std::size_t{549'945});
        QCOMPARE(trace.events.size(), std::size_t{1'905'003});
        const std::size_t bytes =
            trace.nodes.capacity() * sizeof(TraceNode) + trace.events.capacity() * sizeof(Event);
        QVERIFY2(bytes < std::size_t{64} << 20, qPrintable(QString::number(bytes)));
    }

    void smallTree() {
        Settings settings;
        settings.evaluation = "win-draw-loss";
        const Trace trace = record(parsePosition("oxox.o..."), settings);
        QString lines;
        describe(trace, topNodes(trace, 0)[2], lines); // X has played 7
        QCOMPARE(lines, "oxox.o.x. 1\n"
                        "  oxoxoo.x. 1\n"
                        "    oxoxooxx. 1\n"
                        "      oxoxooxxo 1\n"
                        "    oxoxoo.xx 1\n"
                        "      oxoxoooxx 1\n"
                        "  oxox.oox. -1\n"
                        "    oxoxxoox. -1\n"
                        "    cut 8\n"
                        "  oxox.o.xo 1\n");
    }

    void everyNodeKnowsItsPlace() {
        const Trace trace = record({}, iterativePvs());
        for (NodeId id = 0; id < trace.nodes.size(); ++id) {
            const TraceNode& node = trace.nodes[id];
            const TraceIteration& range =
                trace.iterations[static_cast<std::size_t>(iterationOfNode(trace, id))];
            QVERIFY(id >= range.firstNode && id < range.endNode);
            const Position before =
                node.parent == noNode ? Position() : positionOf(trace, node.parent);
            const Position position = positionOf(trace, id);
            QVERIFY(played(before, static_cast<int>(node.move)) == position);
            QCOMPARE(int{node.depth}, position.plies() - 1);
            QCOMPARE(node.firstToMove, position.toMove() == Player::O);
            const Event first = trace.events[node.entered], last = trace.events[node.left];
            QCOMPARE(first.node(), id);
            QVERIFY(first.kind() == EventKind::Enter || first.kind() == EventKind::Reenter);
            QCOMPARE(first.kind() == EventKind::Reenter, node.visit == Visit::Research);
            QCOMPARE(last.node(), id);
            QCOMPARE(last.kind(), EventKind::Leave);
            const Event next = trace.events[node.left + 1];
            QCOMPARE(next.node(), id);
            QVERIFY(isReturn(next));
            QCOMPARE(subject(trace, node.left + 1).value_or(noNode), node.parent);
            QCOMPARE(iterationOfEvent(trace, node.left + 1), iterationOfNode(trace, id));
            for (const NodeId child : childrenOf(trace, id))
                QCOMPARE(trace.nodes[child].parent, id);
        }
    }

    /// The variables of the search when a value returned, from the plain search.
    void statesAtReturns_data() {
        QTest::addColumn<QString>("board");
        for (const char* board : {".........", "o........", "ox.......", "o...x...o"})
            QTest::newRow(board) << board;
    }

    void statesAtReturns() {
        QFETCH(QString, board);
        const Trace trace = record(parsePosition(board.toStdString()), iterativePvs());
        plain::Search search = plainIterativePvs;
        search.depth = 8 - parsePosition(board.toStdString()).plies();
        const std::vector<plain::Result> results = plain::search(board.toStdString(), search);
        for (std::size_t i = 0; i < results.size(); ++i) {
            const TraceIteration& range = trace.iterations[i];
            auto expected = results[i].returns.begin();
            for (EventIndex index = range.firstEvent; index < range.endEvent; ++index)
                if (isReturn(trace.events[index])) {
                    const OpenNode open = stateAt(trace, index).path.back();
                    const int child = static_cast<int>(trace.events[index].node());
                    QCOMPARE(child - static_cast<int>(range.firstNode), expected->child);
                    QCOMPARE(*open.best, expected->best);
                    QCOMPARE(open.alpha, expected->alpha);
                    QCOMPARE(open.beta, expected->beta);
                    ++expected;
                }
            QVERIFY(expected == results[i].returns.end());
        }
    }

    /// An open node keeps the state of its last own event during events below it.
    void statesInBetween_data() {
        QTest::addColumn<Settings>("settings");
        Settings minimax;
        minimax.algorithm = Algorithm::Minimax;
        minimax.depth = 2;
        QTest::newRow("minimax") << minimax;
        QTest::newRow("alpha-beta") << alphaBetaWithTable();
        QTest::newRow("PVS") << iterativePvs();
    }

    void statesInBetween() {
        QFETCH(Settings, settings);
        const Trace trace = record({}, settings);
        std::map<std::optional<NodeId>, OpenNode> last;
        for (EventIndex index = 0; index < trace.events.size(); ++index) {
            const TraceState state = stateAt(trace, index);
            if (state.iteration != iterationOfEvent(trace, index == 0 ? 0 : index - 1))
                last.clear();
            QCOMPARE(state.path.back().node, subject(trace, index));
            last[state.path.back().node] = state.path.back();
            QVERIFY(!state.path.front().node);
            for (std::size_t i = 1; i < state.path.size(); ++i) {
                const NodeId parent = trace.nodes[*state.path[i].node].parent;
                QCOMPARE(parent, state.path[i - 1].node.value_or(noNode));
            }
            for (const OpenNode& open : state.path)
                if (last.contains(open.node))
                    QVERIFY(last[open.node] == open);
        }
    }

    /// The writer of an entry is the node that last stored an image of the board, checked by
    /// writing all eight images at every store.
    void writersAndBounds() {
        for (Settings settings : {iterativePvs(), alphaBetaWithTable()}) {
            const Trace trace = record({}, settings);
            std::map<std::string, NodeId> writers;
            int iteration = -1;
            for (EventIndex index = 0; index < trace.events.size(); ++index) {
                const Event event = trace.events[index];
                const TraceNode& node = trace.nodes[event.node()];
                const TraceState state = stateAt(trace, index);
                if (std::exchange(iteration, state.iteration) != state.iteration)
                    writers.clear();
                if (event.kind() == EventKind::Probe || event.kind() == EventKind::TableHit) {
                    const auto writer = writers.find(text(positionOf(trace, event.node())));
                    QCOMPARE(node.writer, writer == writers.end() ? noNode : writer->second);
                    if (writer == writers.end()) {
                        QCOMPARE(node.table, TableAction::Miss);
                        QVERIFY(!state.found);
                        continue;
                    }
                    const Position position = positionOf(trace, event.node());
                    const auto symmetry =
                        trace.game->image(pathTo(trace, node.writer), pathTo(trace, event.node()));
                    QVERIFY(image(positionOf(trace, node.writer), static_cast<int>(*symmetry)) ==
                            position);
                    const yomi::tree::Bounds found = trace.bounds[trace.nodes[node.writer].stored];
                    QVERIFY(state.found == found);
                    if (event.kind() == EventKind::TableHit)
                        QCOMPARE(node.value,
                                 node.bound == BoundKind::Upper ? found.upper : found.lower);
                } else if (event.kind() == EventKind::Store) {
                    for (int i = 0; i < symmetryCount; ++i)
                        writers[text(image(positionOf(trace, event.node()), i))] = event.node();
                    QVERIFY(state.stored == trace.bounds[node.stored]);
                    QVERIFY(state.computed.has_value());
                    QVERIFY(state.stored->lower >= state.computed->lower);
                    QVERIFY(state.stored->upper <= state.computed->upper);
                }
            }
        }
    }

    /// Compares text lines with the golden trace and the counts of the reference.
    void writesNodes() {
        std::ostringstream out;
        writeNodes(record({}, alphaBetaWithTable()), out);
        std::istringstream lines(out.str());
        const json golden = golden::jsonOf("traces.json").at("ai_abs_dls_1175");
        std::map<std::string, int> tables, bounds;
        std::size_t number = 0;
        for (std::string line; std::getline(lines, line); ++number) {
            const json node = json::parse(line);
            const json expected = golden[number];
            const char* keys[] = {"node", "parent", "depth", "board",
                                  "move", "alpha",  "beta",  "value"};
            for (std::size_t i = 0; i < 8; ++i)
                QVERIFY2(node.at(keys[i]) == expected[i], line.c_str());
            QVERIFY(node.at("kind") == "full" && node.at("iteration") == 0);
            ++tables[node.at("table")];
            ++bounds[node.at("table").get<std::string>() + " " +
                     node.at("bound").get<std::string>()];
            QCOMPARE(node.at("writer").is_null(),
                     node.at("table") == "miss" || node.at("table") == "leaf");
        }
        QCOMPARE(number, std::size_t{1175});
        const json counts =
            golden::jsonOf("search_stats.json").at("ai_abs_dls use_tt=1 maxdepth=9 (1175)");
        QCOMPARE(tables["leaf"], counts.at("terminal_leaves").get<int>());
        QCOMPARE(tables["miss"], counts.at("table_misses").get<int>());
        QCOMPARE(tables["none"], counts.at("table_hit_no_use").get<int>());
        QCOMPARE(tables["narrowed"], counts.at("table_narrowed").get<int>());
        QCOMPARE(bounds["returned exact"], counts.at("table_exact_returns").get<int>());
        QCOMPARE(bounds["returned lower"], counts.at("table_lower_returns").get<int>());
        QCOMPARE(bounds["returned upper"], counts.at("table_upper_returns").get<int>());
    }

    /// A value from a table hit was not computed by the node.
    void tableHitsComputeNothing() {
        const Trace trace = record({}, alphaBetaWithTable());
        int hits = 0;
        for (const TraceNode& node : trace.nodes)
            for (EventIndex event = node.entered;
                 node.table == TableAction::Returned && event <= node.left; ++event) {
                const TraceState state = stateAt(trace, event);
                QVERIFY(!state.computed && !state.stored);
                hits += state.found.has_value();
            }
        QCOMPARE(hits, 2 * 414); // at the hit and when it returns
    }

    /// At every event the proved bounds of every open node contain minimax's value; when a node is
    /// left they are at least as narrow as its value implies.
    void openNodesProveWhatIsTrue_data() {
        QTest::addColumn<QString>("board");
        for (const char* board : {"oxoxx..o.", "o...x...o", "ox..o...x"})
            QTest::newRow(board) << board;
    }
    void openNodesProveWhatIsTrue() {
        QFETCH(QString, board);
        const Position root = parsePosition(board.toStdString());
        std::vector<Settings> all = allSettings();
        all.push_back({.algorithm = Algorithm::Minimax});
        for (const Settings& settings : all) {
            const Trace trace = record(root, settings);
            for (const TraceIteration& range : trace.iterations) {
                const Trace plain =
                    record(root, {.algorithm = Algorithm::Minimax, .depth = range.depth});
                std::map<std::string, double> truth = {{text(root), range.value}};
                for (NodeId id = 0; id < plain.nodes.size(); ++id)
                    truth[text(positionOf(plain, id))] = plain.nodes[id].value;
                for (EventIndex event = range.firstEvent; event < range.endEvent; ++event) {
                    for (const OpenNode& open : stateAt(trace, event).path) {
                        const Position at = open.node ? positionOf(trace, *open.node) : root;
                        const double value = truth.at(text(at));
                        if (value < open.proved.lower || value > open.proved.upper)
                            QFAIL(qPrintable(described(at, settings)));
                    }
                    if (trace.events[event].kind() != EventKind::Leave)
                        continue;
                    const TraceNode& node = trace.nodes[trace.events[event].node()];
                    const yomi::tree::Bounds proved = stateAt(trace, event).path.back().proved;
                    QVERIFY(node.bound == BoundKind::Upper || proved.lower >= node.value);
                    QVERIFY(node.bound == BoundKind::Lower || proved.upper <= node.value);
                }
            }
        }
    }

    void cutsAreTheNodesWithPrunedMoves() {
        std::vector<Settings> all = allSettings();
        all.push_back({.algorithm = Algorithm::Minimax, .depth = 3});
        for (const Settings& settings : all) {
            const RecordedSearch recorded = recordPosition(parsePosition("o...x...."), settings);
            const Trace& trace = recorded.trace;
            for (std::size_t i = 0; i < trace.iterations.size(); ++i) {
                std::int64_t cuts = 0, pruned = 0;
                for (NodeId id = trace.iterations[i].firstNode; id < trace.iterations[i].endNode;
                     ++id) {
                    const auto moves = static_cast<std::int64_t>(prunedMoves(trace, id).size());
                    cuts += moves > 0;
                    pruned += moves;
                }
                QCOMPARE(recorded.result.iterations[i].counters.cuts, cuts);
                QCOMPARE(recorded.result.iterations[i].counters.pruned, pruned);
            }
        }
    }

    /// At every leaf of the depth limit the terms of an estimate sum up to its value for O.
    void termsSumUp() {
        const Trace trace = record({}, {.algorithm = Algorithm::Minimax, .depth = 4});
        int judged = 0;
        for (NodeId id = 0; id < trace.nodes.size(); ++id) {
            const TraceNode& node = trace.nodes[id];
            if (node.table != TableAction::Leaf || node.outcome != Outcome::Open)
                continue;
            double sum = 0;
            for (const Term& term : trace.game->terms(pathTo(trace, id)))
                sum += term.amount;
            QCOMPARE(sum, node.value);
            ++judged;
        }
        QCOMPARE(judged, 13'680); // boards of five marks in order, without games already won
    }

    void recordingEndsAtItsLimit() {
        const Trace whole = record({}, iterativePvs());
        const NodeId most = whole.iterations[5].firstNode + 17;
        const RecordedSearch cut = recordPosition({}, iterativePvs(), {}, most);
        QVERIFY(cut.trace.isCutOff && !whole.isCutOff);
        QCOMPARE(cut.result, searchPosition({}, iterativePvs()));
        QCOMPARE(cut.trace.nodes.size(), std::size_t{most});
        QCOMPARE(cut.trace.iterations.size(), std::size_t{6});
        for (NodeId id = 0; id < most; ++id) {
            const TraceNode &node = cut.trace.nodes[id], &same = whole.nodes[id];
            QCOMPARE(node.entered, same.entered);
            QCOMPARE(node.end, std::min(same.end, most));
            QCOMPARE(node.left == noEvent, same.left >= cut.trace.events.size());
        }
        for (EventIndex event = 0; event < cut.trace.events.size(); ++event)
            QVERIFY(stateAt(cut.trace, event).path.back() == stateAt(whole, event).path.back());
    }

    /// Each end of each window at entry was set by its named source.
    void windowsHaveSources_data() { statesInBetween_data(); }
    void windowsHaveSources() {
        QFETCH(Settings, settings);
        for (const auto root : {yomi::search::Root::Every, yomi::search::Root::Textbook}) {
            settings.root = root;
            const Trace trace = record({}, settings);
            for (const TraceNode& node : trace.nodes)
                for (const bool isAlpha : {true, false}) {
                    const Source source = isAlpha ? node.alphaSource : node.betaSource;
                    const double end = isAlpha ? node.alpha : node.beta;
                    switch (source.kind()) {
                    case SourceKind::None:
                        QCOMPARE(end, isAlpha ? -infinite : infinite);
                        break;
                    case SourceKind::Value:
                        QCOMPARE(end, trace.nodes[source.number()].value);
                        break;
                    case SourceKind::Table: {
                        const yomi::tree::Bounds& found = foundBy(trace, source.number());
                        QCOMPARE(end, isAlpha ? found.lower : found.upper);
                        break;
                    }
                    case SourceKind::NullWindow: {
                        const TraceNode& scout = trace.nodes[source.number()];
                        QCOMPARE(scout.visit, Visit::NullWindow);
                        QCOMPARE(end, isAlpha ? scout.beta - 1 : scout.alpha + 1);
                        break;
                    }
                    default:
                        QFAIL("no such source here");
                    }
                }
        }
    }

    void cutMovesAreCounted() {
        const json counts = golden::jsonOf("search_stats.json").at("ai_pvs_iddfs");
        const Trace trace = record({}, iterativePvs());
        for (std::size_t i = 0; i < trace.iterations.size(); ++i) {
            std::size_t cut = 0;
            for (NodeId id = trace.iterations[i].firstNode; id < trace.iterations[i].endNode; ++id)
                cut += prunedMoves(trace, id).size();
            QCOMPARE(cut, counts[i].value("children_skipped", std::size_t{0}));
        }
    }
};

YOMI_TESTS(TestTicTacToeTrace)
#include "test_trace.moc"
