// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT

// Recordings of Yomi's own searches: reading them back gives the same trace, and the checker finds
// nothing wrong in any of them.

#include "core/boards/game_entry.h"
#include "core/connectfour/ladder_record.h"
#include "core/connectfour/search.h"
#include "core/mnk/search.h"
#include "core/search/settings_json.h"
#include "core/tictactoe/search.h"
#include "core/tree/ask/move_line.h"
#include "core/tree/recorded_game.h"
#include "core/tree/recorded_trace.h"
#include "core/tree/recording_writer.h"
#include "core/tree/text.h"
#include "tests/core/tree/read_text.h"
#include "tests/run_tests.h"

#include <QTest>

#include <memory>
#include <sstream>
#include <stdexcept>
#include <vector>

using namespace yomi;
using namespace yomi::tree;
using search::Algorithm;
using search::RecordedSearch;
using search::Replacement;
using search::Root;
using search::Settings;

namespace {

/// Every combination of switches, including meaningless ones.
std::vector<Settings> allCombinations() {
    std::vector<Settings> all = {{.depth = 3}};
    const auto multiply = [&](auto... changes) {
        std::vector<Settings> more;
        for (const Settings& each : all) {
            (..., [&] {
                Settings changed = each;
                changes(changed);
                more.push_back(changed);
            }());
        }
        all = std::move(more);
    };
    const auto asIs = [](Settings&) {
    };
    multiply([](Settings& s) { s.algorithm = Algorithm::Minimax; },
             [](Settings& s) { s.algorithm = Algorithm::AlphaBeta; },
             [](Settings& s) { s.algorithm = Algorithm::Pvs; },
             [](Settings& s) { s.algorithm = Algorithm::Mtdf; });
    multiply([](Settings& s) { s.root = Root::Every; },
             [](Settings& s) { s.root = Root::Textbook; });
    multiply(
        asIs, [](Settings& s) { s.evaluation = "fast-win"; },
        [](Settings& s) { s.evaluation = "win-draw-loss"; },
        [](Settings& s) { s.evaluation = "lines"; });
    multiply(asIs, [](Settings& s) { s.fail = search::Fail::Hard; });
    multiply(asIs, [](Settings& s) { s.nullWindow = search::NullWindow::True; });
    multiply(
        asIs, [](Settings& s) { s.killers = s.history = true; },
        [](Settings& s) { s.ownMove = true; });
    multiply(
        asIs, [](Settings& s) { s.table = true; },
        [](Settings& s) {
            s.table = true;
            s.images = "none";
        },
        [](Settings& s) {
            s.table = true;
            s.images = "canonical";
            s.tableEntries = 11;
        },
        [](Settings& s) {
            s.table = true;
            s.images = "canonical";
            s.tableEntries = 11;
            s.replacement = Replacement::Depth;
        },
        [](Settings& s) {
            s.table = true;
            s.images = "none";
            s.tableEntries = 11;
            s.replacement = Replacement::TwoTier;
        });
    multiply(asIs, [](Settings& s) { s.freshTable = true; });
    multiply(
        asIs, [](Settings& s) { s.iterative = true; },
        [](Settings& s) {
            s.iterative = true;
            s.ordering = false;
        });
    multiply(asIs, [](Settings& s) { s.aspiration = 1; });
    return all;
}

/// Every n-th of the settings that resolve() accepts.
template <class Resolve>
std::vector<Settings> meaningful(const Resolve& resolve, std::size_t stride) {
    std::vector<Settings> found;
    std::size_t count = 0;
    for (const Settings& each : allCombinations()) {
        try {
            resolve(each);
        } catch (const std::invalid_argument&) {
            continue;
        }
        if (count++ % stride == 0)
            found.push_back(each);
    }
    return found;
}

std::string written(const Trace& trace, const RecordingHeader& header, bool sharesImages) {
    const std::unique_ptr<BoardRules> rules = rulesOf(header);
    std::ostringstream text;
    writeRecording(trace, {header, rules.get(), sharesImages}, text);
    return text.str();
}

std::string listed(const CheckReport& report) {
    std::string list;
    for (const Finding& finding : report.findings)
        if (severityOf(finding.check) != Severity::Waste)
            list += std::string(nameOf(finding.check)) + " at line " +
                    std::to_string(finding.lines.front()) + ": " +
                    finding.sentences.front().english() + " ";
    return list;
}

/// All fields of a node as text, with its bounds by value.
std::string nodeText(const Trace& trace, NodeId id) {
    const TraceNode& node = trace.nodes[id];
    const auto boundsAt = [&](std::uint32_t place) {
        if (place == noBounds)
            return std::string("-");
        return numberText(trace.bounds[place].lower) + "…" + numberText(trace.bounds[place].upper);
    };
    const auto sourceText = [](Source source) {
        return std::string(nameOf(source.kind())) + std::to_string(source.number());
    };
    std::ostringstream text;
    text << numberText(node.alpha) << ' ' << numberText(node.beta) << ' ' << numberText(node.value)
         << " parent " << node.parent << " end " << node.end << " writer " << node.writer
         << " events " << node.entered << ' ' << node.left << ' ' << sourceText(node.alphaSource)
         << ' ' << sourceText(node.betaSource) << " move " << node.move << " stored "
         << boundsAt(node.stored) << " range " << boundsAt(node.range) << " depth " << node.depth
         << ' ' << node.firstToMove << " outcome " << static_cast<int>(node.outcome) << ' '
         << nameOf(node.visit) << ' ' << nameOf(node.bound) << ' ' << static_cast<int>(node.table)
         << " pruned";
    for (const std::uint16_t move : prunedMoves(trace, id))
        text << ' ' << move;
    return text.str();
}

std::string nodesOf(const Trace& trace) {
    std::ostringstream text;
    writeNodes(trace, text);
    return text.str();
}

/// Compares node for node and event for event, including symmetries.
void compareTraces(const Trace& read, const Trace& recorded) {
    QCOMPARE(read.nodes.size(), recorded.nodes.size());
    QCOMPARE(read.events.size(), recorded.events.size());
    for (NodeId id = 0; id < recorded.nodes.size(); ++id)
        QCOMPARE(QString::fromStdString(nodeText(read, id)),
                 QString::fromStdString(nodeText(recorded, id)));
    for (EventIndex event = 0; event < recorded.events.size(); ++event) {
        QCOMPARE(read.events[event].kind(), recorded.events[event].kind());
        QCOMPARE(read.events[event].node(), recorded.events[event].node());
    }
    QCOMPARE(read.iterations.size(), recorded.iterations.size());
    for (std::size_t i = 0; i < recorded.iterations.size(); ++i) {
        const TraceIteration &one = read.iterations[i], &other = recorded.iterations[i];
        QCOMPARE(one.firstNode, other.firstNode);
        QCOMPARE(one.endNode, other.endNode);
        QCOMPARE(one.firstEvent, other.firstEvent);
        QCOMPARE(one.endEvent, other.endEvent);
        QCOMPARE(one.depth, other.depth);
    }
    QCOMPARE(nodesOf(read), nodesOf(recorded));
    for (NodeId id = 0; id < recorded.nodes.size(); ++id) {
        const NodeId writer = recorded.nodes[id].writer;
        if (writer != noNode && id % 5 == 0)
            QCOMPARE(read.game->image(pathTo(read, writer), pathTo(read, id)),
                     recorded.game->image(pathTo(recorded, writer), pathTo(recorded, id)));
    }
}

Trace readBack(const std::string& text) {
    const DetailedText read = readDetails(text);
    if (read.recording.error)
        throw std::runtime_error(read.recording.error->sentence.english());
    const auto game =
        std::make_shared<RecordedGame>(read.recording, rulesOf(read.recording.header));
    return traceOf(read.recording, *read.details, game);
}

/// Compares the answers of iterations, as far as a recording has them.
void compareAnswers(const Trace& read, const Trace& recorded) {
    for (std::size_t i = 0; i < recorded.iterations.size(); ++i) {
        const TraceIteration &one = read.iterations[i], &other = recorded.iterations[i];
        QCOMPARE(one.value, other.value);
        QCOMPARE(one.bestMoves, other.bestMoves);
        QCOMPARE(one.firstToMove, other.firstToMove);
        QCOMPARE(one.areAllBest, other.areAllBest);
    }
}

void checkReading(const std::string& text, const Trace& trace, const Trace& read) {
    compareTraces(read, trace);
    const CheckedText checked = checkText(text);
    QCOMPARE(QString::fromStdString(listed(checked.report)), QString());
    QVERIFY(checked.report.hints.empty());
}

/// Returns the trace read back.
Trace checkRecording(const Trace& trace, const RecordingHeader& header, bool sharesImages) {
    const std::string text = written(trace, header, sharesImages);
    Trace read = readBack(text);
    checkReading(text, trace, read);
    return read;
}

template <class Position>
void checkAll(const std::vector<Position>& positions, const std::vector<Settings>& all) {
    for (const Settings& settings : all)
        for (const Position& position : positions) {
            const RecordedSearch recorded = recordPosition(position, settings);
            const Trace read =
                checkRecording(recorded.trace, recorded.header, recorded.sharesImages);
            compareAnswers(read, recorded.trace);
            if (QTest::currentTestFailed())
                QFAIL(search::toJson(settings).dump().c_str());
        }
}

/// Only every n-th combination of switches is tried: odd, so that all switches occur.
std::size_t strideOfTests() {
    return qEnvironmentVariableIsSet("YOMI_ALL_SETTINGS") ? 1 : 101;
}

} // namespace

class TestRecording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ticTacToe() {
        const auto settings = meaningful(
            [](const Settings& each) { return tictactoe::resolved(each); }, strideOfTests());
        QVERIFY(settings.size() > 40);
        checkAll(std::vector{tictactoe::parsePosition("oxo.x...."),
                             tictactoe::parsePosition("o.x.x.o..")},
                 settings);
    }

    void connectFour() {
        for (const char* size : {"4x3", "5x4"}) {
            const auto board = parseSize<connectfour::Size>(size, size[0] == '4' ? 3 : 4);
            const auto settings = meaningful(
                [&](const Settings& each) {
                    return search::resolved(each, connectfour::gameDefaults(), board.cells());
                },
                strideOfTests() * 4);
            QVERIFY(settings.size() > 10);
            checkAll(std::vector{connectfour::parsePosition("", board),
                                 connectfour::parsePosition("122", board)},
                     settings);
        }
    }

    void mnk() {
        for (const auto& [size, inARow] : {std::pair("4x3", 3), {"3x4", 4}}) {
            const auto board = parseSize<mnk::Size>(size, inARow);
            const auto settings = meaningful(
                [&](const Settings& each) {
                    return search::resolved(each, mnk::gameDefaults(), board.cells());
                },
                strideOfTests() * 4);
            QVERIFY(settings.size() > 10);
            checkAll(std::vector{mnk::parsePosition("b2 a1 b3 c3 a2", board),
                                 mnk::parsePosition("a1 b2 c1 b1 b3 a2", board)},
                     settings);
        }
    }

    /// Columns are counted from 1, as the board and the tree show them, squares from 0.
    void movesAreCountedAsShown() {
        for (const GameEntry* const game : games()) {
            const auto start = game->positionOf(readStones("", {game->notation, game->usualSize}));
            const RecordedSearch recorded =
                start->record({.algorithm = Algorithm::AlphaBeta, .depth = 1});
            const DetailedText read =
                readDetails(written(recorded.trace, recorded.header, recorded.sharesImages));
            const int base = game->hasColumns() ? 1 : 0;
            QCOMPARE(read.recording.header.base, base);
            const int greatest = game->moveCount(game->usualSize) - 1 + base;
            const auto endOf = [&](int move) {
                const std::vector<std::string> line = {std::to_string(move)};
                return searchesOf(line, read.recording, *read.details).back().end;
            };
            QCOMPARE(nameOf(endOf(base)), nameOf(LineEnd::Reached));
            QCOMPARE(nameOf(endOf(greatest)), nameOf(LineEnd::Reached));
            QCOMPARE(nameOf(endOf(greatest + 1)), nameOf(LineEnd::NotSearched));
        }
    }

    /// After an aspiration window failed high the value comes from the table; the move is the one
    /// that proved it, not the first of those that only reach the table's bound.
    void keepsTheMoveThatProvedTheValue() {
        Settings settings;
        settings.algorithm = Algorithm::Minimax;
        settings.root = Root::Textbook;
        settings.evaluation = "win-draw-loss";
        settings.fail = search::Fail::Hard;
        settings.aspiration = 1;
        settings.iterative = true;
        settings.ordering = false;
        settings.table = true;
        settings.images = "canonical";
        settings.tableEntries = 11;
        settings.replacement = Replacement::Depth;
        settings.depth = 3;
        const auto board = parseSize<mnk::Size>("4x3", 3);
        const RecordedSearch recorded =
            recordPosition(mnk::parsePosition("a1 b2 c1 b1 b3 a2", board), settings);
        const TraceIteration& iteration = recorded.trace.iterations[2];
        QCOMPARE(iteration.value, 1.0);
        QCOMPARE(iteration.bestMoves, std::vector<Move>{6});
    }

    void ladder_data() {
        QTest::addColumn<int>("step");
        for (int step = connectfour::firstStep; step <= connectfour::lastStep; ++step)
            QTest::addRow("step %d", step) << step;
    }
    void ladder() {
        QFETCH(int, step);
        const std::pair<const char*, const char*> starts[] = {
            {"4x3", ""}, {"4x3", "231"}, {"4x4", "12344321"}, {"5x4", "123454321123"}};
        for (const auto& [size, moves] : starts)
            for (const bool weak : {false, true}) {
                const auto board = parseSize<connectfour::Size>(size, 4);
                if (step < 9 && *moves == '\0')
                    continue; // some hundred thousand nodes
                const auto recorded =
                    recordLadder(connectfour::parsePosition(moves, board), {step, weak});
                checkRecording(recorded.trace, recorded.header, false);
                if (QTest::currentTestFailed())
                    QFAIL(qPrintable(QStringLiteral("%1 %2 weak %3").arg(size, moves).arg(weak)));
            }
    }

    /// The end of a recording that reached its limit, where the open nodes stay open.
    void recordingsThatAreCutOff() {
        const auto recorded =
            tictactoe::recordPosition(tictactoe::parsePosition("o........"),
                                      {.algorithm = Algorithm::Pvs, .depth = 3}, {}, 57);
        const std::string text = written(recorded.trace, recorded.header, recorded.sharesImages);
        QVERIFY(text.ends_with("\n# cut off at node 57\n"));
        const Trace read = readBack(text);
        QVERIFY(read.isCutOff);
        compareTraces(read, recorded.trace);
        QCOMPARE(listed(checkText(text).report), std::string());
    }
};

YOMI_TESTS(TestRecording)
#include "test_recording.moc"
