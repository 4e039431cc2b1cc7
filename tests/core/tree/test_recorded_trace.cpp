// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT

// A recording as the trace for the inspector.

#include "core/tree/recorded_game.h"
#include "core/tree/recorded_trace.h"
#include "core/tree/step/state.h"
#include "core/tree/step/steps.h"
#include "core/tree/text.h"
#include "tests/core/tree/read_text.h"
#include "tests/run_tests.h"

#include <QTest>

#include <filesystem>
#include <sstream>

using namespace yomi::tree;

class TestRecordedTrace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Values and windows are max's, in points, whatever view the recording has.
    void turnsTheNumbersOfMin() {
        const DetailedText read = readDetails("yomi-trace 1 scale=10\n> - -50 inf\n> a -inf 50\n"
                                              "< 20 lower\n< -20 upper\n");
        const Trace trace = traceOf(read.recording, *read.details, nullptr);
        QCOMPARE(trace.nodes[0].alpha, -5.0);
        QCOMPARE(trace.nodes[0].value, -2.0);
        QCOMPARE(trace.nodes[0].bound, BoundKind::Upper);
        QCOMPARE(trace.nodes[1].alpha, -5.0);
        QCOMPARE(trace.nodes[1].beta, infinite);
        QCOMPARE(trace.nodes[1].value, -2.0);
        QCOMPARE(trace.nodes[1].bound, BoundKind::Upper);
    }

    void addsWhatTheParentDoes() {
        const DetailedText read = readDetails("yomi-trace 1 values=first\n> - 0 9\n> a 0 9\n< 3\n"
                                              "> b 3 9\n< 2\n> c 3 9\n< 9\n< 9 beta\n");
        const Trace trace = traceOf(read.recording, *read.details, nullptr);
        std::vector<EventKind> ofRoot;
        for (EventIndex event = 0; event < trace.events.size(); ++event)
            if (subject(trace, event) == NodeId{0})
                ofRoot.push_back(trace.events[event].kind());
        const std::vector<EventKind> expected = {EventKind::Enter,  EventKind::NewBest,
                                                 EventKind::Child,  EventKind::NewBest,
                                                 EventKind::Cutoff, EventKind::Leave};
        QCOMPARE(ofRoot, expected);
    }

    /// Null moves and abandoned searches prove nothing; a cutoff proves one end if the recording
    /// does not give the number of moves left.
    void provesNoMoreThanIsTold() {
        const DetailedText read =
            readDetails("yomi-trace 1 values=first\n> - 0 9\n> a 0 9\n< 3 exact\n> null 0 9\n< 8\n"
                        "> b 3 9\n< - stopped\n> c 3 9\n< 9 exact\n< 9 lower beta\n");
        const Trace trace = traceOf(read.recording, *read.details, nullptr);
        QVERIFY(!trace.nodes[2].isCounted);
        QVERIFY(!trace.nodes[3].hasValue);
        const OpenNode open = stateAt(trace, trace.nodes[4].entered).path.back();
        const OpenNode root = stateAt(trace, trace.nodes[4].entered).path[1];
        QCOMPARE(open.compared, 0);
        QCOMPARE(root.compared, 1);
        QCOMPARE(root.best, std::optional(3.0));
        QCOMPARE(root.proved, (Bounds{3, infinite}));
        QCOMPARE(provedAtEnd(trace, 0), (Bounds{9, infinite}));
        QVERIFY(isCut(trace, 0));
        QVERIFY(stepToKind(trace, 0, EventKind::Cutoff, Direction::Forward));
    }

    /// An entry that only ordered the moves of a deeper search proves nothing of its value.
    void takesNoShallowEntryForTrue() {
        const DetailedText read = readDetails(
            "yomi-trace 1 values=first\ni 1\n> - 0 9 d=1 key=k\n> a\n< 3 exact\ns exact 3 d=1\n"
            "< 3 exact\ni 2\n> - 0 9 d=2 key=k\nt exact 3 order d=1\n> a\n< 4 exact\n< 4 exact\n");
        const Trace trace = traceOf(read.recording, *read.details, nullptr);
        QCOMPARE(trace.nodes[2].writer, noNode);
        QCOMPARE(provedAtEnd(trace, 2), (Bounds{4, 4}));
    }

    /// If the board is known, a cutoff left the legal moves that were neither entered nor skipped;
    /// a node with only a path has a board, too.
    void knowsTheMovesLeft() {
        const DetailedText read = readDetails(
            "yomi-trace 1 game=tictactoe root=ox.......\n> - 0 9\n> 2 -9 0\n> 3 0 9\n< 0\n< -3\n"
            "x 5 futility\n> 4 -9 -3\n< -9\n< 9 beta\n> 7 0 9 path=2,3,7\n< 1\n");
        const auto game = std::make_shared<const RecordedGame>(
            read.recording,
            std::make_unique<BoardRules>(yomi::GridSize{3, 3, 3}, yomi::StoneNotation::Squares));
        const Trace trace = traceOf(read.recording, *read.details, game);
        const auto pruned = prunedMoves(trace, 0);
        QCOMPARE(std::vector<int>(pruned.begin(), pruned.end()), (std::vector<int>{3, 6, 7, 8}));
        QCOMPARE(trace.game->boardText(pathTo(trace, 2)), std::string("oxox....."));
        QCOMPARE(trace.game->boardText(pathTo(trace, 6)), std::string("oxox...o."));
        QCOMPARE(trace.game->moveText(trace.nodes[6].move), std::string("7"));
    }

    /// Moves that are words count, too.
    void countsNamedMovesThatACutLeft() {
        const DetailedText read = readDetails("yomi-trace 1 values=first\n> - -1 1\n> KK 0 1\n< 1\n"
                                              "< 1 lower cut best=KK pruned=pass,34567\n");
        const Trace trace = traceOf(read.recording, *read.details, nullptr);
        QVERIFY(isCut(trace, 0));
        QCOMPARE(leftCount(trace.nodes[0]), 2);
    }

    /// Nodes with a path are below implied nodes for its moves, without further data.
    void hangsNodesWhereTheirPathsSay() {
        const DetailedText read = readDetails(
            "yomi-trace 1 game=connectfour size=5x4\n> 2 -9 9 path=0,1,2\n> 4 -9 9\n< 1\n"
            "< -2\n> 2 -9 9 path=0,3,2\n< 1\ni 2\n> 2 -9 9 path=1,4,2\n< 3\n");
        const Trace trace = traceOf(read.recording, *read.details, nullptr);
        QCOMPARE(read.recording.implied, (std::vector<NodeId>{0, 1, 4, 6, 7}));
        QCOMPARE(read.recording.enteredCount(), std::size_t{4});
        const std::vector<NodeId> places = {2, 3, 5, 8};
        for (std::uint32_t before = 0; before < places.size(); ++before)
            QCOMPARE(read.recording.enteredAfter(before), places[before]);
        const std::vector<NodeId> parents = {noNode, 0, 1, 2, 0, 4, noNode, 6, 7},
                                  ends = {6, 4, 4, 4, 6, 6, 9, 9, 9};
        for (NodeId node = 0; node < trace.nodes.size(); ++node) {
            QCOMPARE(trace.nodes[node].parent, parents[node]);
            QCOMPARE(trace.nodes[node].end, ends[node]);
            QCOMPARE(read.recording.nodes[node].parent, parents[node]);
            QCOMPARE(read.recording.nodes[node].end, ends[node]);
            QCOMPARE(trace.nodes[node].isImplied, std::ranges::find(places, node) == places.end());
            QCOMPARE(trace.nodes[node].hasValue, !trace.nodes[node].isImplied);
        }
        QCOMPARE(pathTo(trace, 8), (std::vector<Move>{1, 4, 2}));
        QCOMPARE(trace.iterations[0].endNode, NodeId{6});
        QCOMPARE(trace.iterations[1].firstNode, NodeId{6});
        QCOMPARE(trace.iterations[1].endNode, NodeId{9});
        QVERIFY(!trace.iterations[0].hasRoot); // and so it has no value
        QVERIFY(trace.iterations[0].bestMoves.empty());
        std::vector<std::pair<EventKind, NodeId>> events;
        for (const Event event : trace.events)
            events.emplace_back(event.kind(), event.node());
        const std::vector<std::pair<EventKind, NodeId>> expected = {
            {EventKind::Enter, 2},   {EventKind::Enter, 3}, {EventKind::Leave, 3},
            {EventKind::NewBest, 3}, {EventKind::Leave, 2}, {EventKind::Enter, 5},
            {EventKind::Leave, 5},   {EventKind::Enter, 8}, {EventKind::Leave, 8}};
        QVERIFY(events == expected);
        const TraceState state = stateAt(trace, 6);
        QCOMPARE(state.path.size(), std::size_t{4}); // the root, 0, 3 and 2
        for (std::size_t place = 0; place < 3; ++place)
            QVERIFY(!state.path[place].best);
        QCOMPARE(stepOut(trace, 6), Step()); // no ancestor has an event
    }

    /// Without a recorded window, none follows from the values of children or from the table; the
    /// full window counts as recorded.
    void claimsNoWindowThatNobodyTold() {
        const DetailedText read =
            readDetails("yomi-trace 1\n> - -inf inf\n> a key=1\ns lower 1\n< 2 exact\n> b key=1\n"
                        "t lower 1 narrow\n> c\n< 3 exact\n< 3 exact\n< 2\n");
        const Trace trace = traceOf(read.recording, *read.details, nullptr);
        QVERIFY(trace.nodes[0].hasWindow);
        for (const NodeId node : {1U, 2U, 3U})
            QVERIFY(!trace.nodes[node].hasWindow);
        const OpenNode after = stateAt(trace, trace.nodes[3].left + 1).path.back();
        QCOMPARE(after.node, std::optional(NodeId{2}));
        QVERIFY(after.best);
        QVERIFY(!after.hasWindow);
        QCOMPARE((Bounds{after.alpha, after.beta}), Bounds());
        const OpenNode root = stateAt(trace, trace.nodes[1].left + 1).path.back();
        QVERIFY(root.hasWindow);
        QCOMPARE(root.alpha, -2.0);
    }

    /// The list of nodes has no values for implied nodes.
    void listsImpliedNodesWithoutNumbers() {
        const DetailedText read =
            readDetails("yomi-trace 1\n> c -9 9 path=a,b,c\n> d -9 9\n< -\n< 2 exact\n");
        const auto game = std::make_shared<const RecordedGame>(read.recording, nullptr);
        std::ostringstream out;
        writeNodes(traceOf(read.recording, *read.details, game), out);
        QStringList values;
        for (const QString& line : QString::fromStdString(out.str()).split(u'\n'))
            if (!line.isEmpty())
                values << line.section(QStringLiteral(",\"alpha\""), 1)
                              .section(QStringLiteral(",\"table\""), 0, 0);
        const QString implied = QStringLiteral(
            ":null,\"beta\":null,\"value\":null,\"bound\":null,\"kind\":\"implied\"");
        QCOMPARE(values,
                 QStringList({implied, implied,
                              QStringLiteral(":-9,\"beta\":9,\"value\":-2,\"bound\":\"exact\","
                                             "\"kind\":\"full\""),
                              QStringLiteral(":-9,\"beta\":9,\"value\":null,\"bound\":null,"
                                             "\"kind\":\"full\"")}));
    }

    /// The source of an end follows from the parent, from previous values and from null windows.
    void derivesWhoSetAWindow() {
        const DetailedText read = readDetails("yomi-trace 1\n> - -9 9\n"
                                              "> a -9 9\n> b -9 9\n< 3\n< -3\n" // 1, 2
                                              "> c -4 -3\n> d 3 4\n< 4\n< -4\n" // 3, 4
                                              "> c -9 -4\n< -5\n"               // 5
                                              "> e -8 -5\n< -5\n< 5\n");        // 6
        const Trace trace = traceOf(read.recording, *read.details, nullptr);
        const auto alpha = [&](NodeId node) {
            return trace.nodes[node].alphaSource;
        };
        const auto beta = [&](NodeId node) {
            return trace.nodes[node].betaSource;
        };
        QCOMPARE(alpha(0), Source(SourceKind::Unknown));
        QCOMPARE(alpha(2), alpha(0));
        QCOMPARE(alpha(3), Source(SourceKind::Value, 1));
        QCOMPARE(beta(3), Source(SourceKind::NullWindow, 3));
        QCOMPARE(alpha(4), alpha(3));
        QCOMPARE(beta(4), beta(3));
        QCOMPARE(alpha(5), Source(SourceKind::Value, 3));
        QCOMPARE(beta(5), beta(0));
        QCOMPARE(alpha(6), Source(SourceKind::Value, 5));
        QCOMPARE(beta(6), Source(SourceKind::Unknown)); // no node has the value 8
    }

    void derivesTheWindowsOfTablesAndRoots() {
        const DetailedText read = readDetails(
            "yomi-trace 1 values=first\ni 1\n> - -inf inf\n< 3\n"
            "i 2\n> - -inf inf\nw 2 4 aspiration\n> a 2 4\nt upper 3 narrow\n> b 2 3\n< 2\n"
            "< 2\n< 2\n> - 2 3\n> a 2 3\n< 2\n< 2\ni 3\n> -\nw 0 9 guess\n< 3\n"
            "> - -inf inf\nw -7 inf known\n> a -7 inf\n< 3\n< 3\n");
        const Trace trace = traceOf(read.recording, *read.details, nullptr);
        const TraceNode& aspired = trace.nodes[1];
        QCOMPARE(aspired.alpha, 2.0); // the window at its start
        QCOMPARE(aspired.betaSource, Source(SourceKind::Aspiration, 0));
        QCOMPARE(trace.nodes[2].alphaSource, aspired.alphaSource);
        QCOMPARE(trace.nodes[3].betaSource, Source(SourceKind::Table, 2));
        QCOMPARE(trace.nodes[4].alphaSource, Source(SourceKind::Guess, 1));
        QCOMPARE(trace.nodes[5].betaSource, trace.nodes[4].betaSource);
        QCOMPARE(trace.nodes[6].alphaSource, Source(SourceKind::Guess));
        QCOMPARE(trace.bounds[trace.nodes[7].range], (Bounds{-7, infinite}));
        QCOMPARE(trace.nodes[8].alphaSource, Source(SourceKind::Range));
    }

    void anAspirationNeedsNoIteration() {
        const DetailedText read = readDetails(
            "yomi-trace 1 values=first\n> - -inf inf\nw 2 4 aspiration\n> a 2 4\n< 3\n< 3\n");
        const Trace trace = traceOf(read.recording, *read.details, nullptr);
        QCOMPARE(trace.nodes[0].alphaSource, Source(SourceKind::Aspiration));
        QCOMPARE(trace.nodes[1].betaSource, Source(SourceKind::Aspiration));
    }

    /// A window that changes after a child applies to the node from then on, and the next children
    /// narrow it.
    void changesTheWindowAfterAChild() {
        const DetailedText read = readDetails(
            "yomi-trace 1 values=first\n> - 0 9\n> a 0 9\n< 3 exact\nw 3 7 bounds\n> b 3 7\n"
            "< 5 exact\nw -inf inf aspiration\n> c -inf inf\n< 2 exact\n< 5\n");
        const Trace trace = traceOf(read.recording, *read.details, nullptr);
        const auto rootAt = [&](LineIndex line) {
            return stateAt(trace, read.recording.eventOf(line)).path[1];
        };
        QCOMPARE(rootAt(1).beta, 9.0); // a is entered
        const OpenNode narrowed = rootAt(3);
        QCOMPARE(narrowed.alpha, 3.0);
        QCOMPARE(narrowed.alphaSource, Source(SourceKind::Value, 1)); // as before
        QCOMPARE(narrowed.beta, 7.0);
        QCOMPARE(narrowed.betaSource, Source(SourceKind::Range));
        QCOMPARE(narrowed.proved, (Bounds{3, 7}));
        QCOMPARE(rootAt(4).beta, 7.0); // b is entered
        const OpenNode widened = rootAt(7);
        QCOMPARE(widened.alpha, -infinite);
        QCOMPARE(widened.alphaSource, Source(SourceKind::None));
        QCOMPARE(widened.beta, infinite);
        QCOMPARE(widened.proved, (Bounds{5, 7})); // proved bounds are kept
        const OpenNode last = rootAt(9);
        QCOMPARE(last.alpha, 2.0); // for searches with this window
        QCOMPARE(last.best, std::optional(5.0));
        QCOMPARE(provedBy(trace, 0).upper, 5.0);
        const DetailedText other = readDetails("yomi-trace 1 values=first\n> - 0 9\n> a 0 9\n"
                                               "< 3\nw 3 7\n< 7 lower\n");
        const Trace ended = traceOf(other.recording, *other.details, nullptr);
        QCOMPARE(provedBy(ended, 0), (Bounds{7, 7})); // at least 7 and, as known before, at most 7
    }

    /// If `moves=` gives the number of legal moves, a cutoff at the last one is not a cut.
    void countsTheMovesLeft() {
        const std::string cutoff = "> - 0 9\n> a 0 9\n< 3\nx b futility\n> c 3 9\n< 9\n< 9 beta";
        const auto read = [&](const std::string& rest) {
            const DetailedText details = readDetails("yomi-trace 1 values=first\n" + rest);
            return traceOf(details.recording, *details.details, nullptr);
        };
        const Trace left = read(cutoff + " moves=5\n" + cutoff + " moves=3\n");
        QVERIFY(left.knowsCuts);
        QCOMPARE(leftCount(left.nodes[0]), 2);
        QVERIFY(isCut(left, 0));
        QVERIFY(!isCut(left, 3));
        const Trace untold = read(cutoff + " moves=3\n" + cutoff + "\n");
        QVERIFY(!untold.knowsCuts);
        QVERIFY(isCut(untold, 0)); // every cutoff, because some have unknown moves left
        QVERIFY(!read(cutoff + " moves=5 partial=yes\n").knowsCuts);
    }

    /// A line without an event belongs to the next event, an event without a line to the line that
    /// it follows from: the cutoff, although only the parent's line tells of it.
    void knowsTheLinesOfEvents() {
        const DetailedText read =
            readDetails("yomi-trace 1 values=first\ni 1\n> - 0 9\nx a loses\n> b 0 9\n"
                        "< 9 terminal won=max\nx c futility\nw 0 8\ns lower 9\n# end\n< 9 beta\n"
                        "i 2\n> - 0 9\nx a loses\n");
        const Recording& recording = read.recording;
        QVERIFY(recording.events == std::vector<Event>({{EventKind::Enter, 0},
                                                        {EventKind::Enter, 1},
                                                        {EventKind::Evaluate, 1},
                                                        {EventKind::Leave, 1},
                                                        {EventKind::NewBest, 1},
                                                        {EventKind::Cutoff, 0},
                                                        {EventKind::Store, 0},
                                                        {EventKind::Leave, 0},
                                                        {EventKind::Enter, 2}}));
        const std::vector<std::uint64_t> numbers = {3, 5, 6, 6, 6, 6, 9, 11, 13};
        for (EventIndex event = 0; event < recording.events.size(); ++event)
            QCOMPARE(recording.lineNumberOf(event), numbers[event]);
        QCOMPARE(recording.lines, (std::vector<EventIndex>{0, 0, 1, 1, 2, 6, 6, 6, 7, 8, 8, 9}));
        QCOMPARE(recording.eventOf(11), EventIndex{8}); // none follows
        QCOMPARE(recording.nodes[0].left, EventIndex{7});
        QCOMPARE(recording.entryOf(6).bounds, (Bounds{9, infinite}));
        const Trace trace = traceOf(recording, *read.details, nullptr);
        QCOMPARE(windowChanges(trace, 0).front().event, EventIndex{5}); // after the cutoff
    }

    /// The state can be computed at every event.
    void standsAtEveryEvent() {
        for (const auto& file :
             std::filesystem::directory_iterator(YOMI_GOLDEN_DIR "/traces/correct")) {
            if (file.path().extension() != ".yt")
                continue;
            const DetailedText read =
                readDetails(goldenRecording("correct/" + file.path().filename().string()));
            const Trace trace = traceOf(read.recording, *read.details, nullptr);
            for (EventIndex event = 0; event < trace.events.size(); ++event) {
                const TraceState state = stateAt(trace, event);
                const NodeId node = trace.events[event].node();
                if (trace.nodes[node].entered != event)
                    continue;
                QCOMPARE(state.path.back().node, std::optional(node));
                QCOMPARE(state.path.back().alpha, trace.nodes[node].alpha);
            }
        }
    }
};

YOMI_TESTS(TestRecordedTrace)
#include "test_recorded_trace.moc"
