// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT

// The decisions in recordings of any program, and recordings that end at them.

#include "core/tree/recorded_trace.h"
#include "core/tree/step/decision.h"
#include "core/tree/step/prefix.h"
#include "core/tree/step/state.h"
#include "tests/core/tree/null_window.h"
#include "tests/core/tree/read_text.h"
#include "tests/run_tests.h"

#include <QTest>

#include <algorithm>
#include <filesystem>

using namespace yomi::tree;

namespace {

Trace tracedText(std::string_view text) {
    const DetailedText read = readDetails(text);
    return traceOf(read.recording, *read.details, nullptr);
}

std::vector<Decision> decisionsIn(const Trace& trace) {
    std::vector<Decision> decisions;
    for (std::optional<Decision> at = nextDecision(trace, 0); at;
         at = nextDecision(trace, at->event + 1))
        decisions.push_back(*at);
    return decisions;
}

/// The recordings of a folder of golden/traces.
void addGolden(const char* folder) {
    for (const auto& file : std::filesystem::directory_iterator(
             std::filesystem::path(YOMI_GOLDEN_DIR "/traces") / folder))
        if (file.path().extension() == ".yt") {
            const std::string name = folder + ("/" + file.path().filename().string());
            QTest::addRow("%s", name.c_str()) << name;
        }
}

} // namespace

class TestDecision : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The last decision of a root, max's, with the window from 0 to 9.
    void comparesWithTheNumbers_data() {
        QTest::addColumn<QByteArray>("below");
        QTest::addColumn<Choice>("taken");
        QTest::addColumn<Choice>("expected");
        QTest::addRow("cut") << QByteArray("> a 0 9\n< 9\n< 9 moves=2\n") << Choice::Cut
                             << Choice::Cut;
        QTest::addRow("cut too early") << QByteArray("> a 0 9\n< 3\n< 3 lower beta moves=2\n")
                                       << Choice::Cut << Choice::Search;
        QTest::addRow("cut missed") << QByteArray("> a 0 9\n< 9\n> b 0 9\n< 2\n< 9 exact all\n")
                                    << Choice::Search << Choice::Cut;
        QTest::addRow("re-search") << QByteArray("> a 0 9\n< 3\n> b 3 4\n< 5\n> b 4 9\n< 5\n< 5\n")
                                   << Choice::SearchAgain << Choice::SearchAgain;
        QTest::addRow("re-search missed") << QByteArray("> a 0 9\n< 3\n> b 3 4\n< 5\n< 5\n")
                                          << Choice::Finish << Choice::SearchAgain;
        QTest::addRow("re-search of a worse move")
            << QByteArray("> a 0 9\n< 3\n> b 3 4\n< 2\n> b 3 9\n< 2\n< 3\n") << Choice::SearchAgain
            << Choice::Finish;
        QTest::addRow("cut by a null window")
            << QByteArray("> a 0 9\n< 3\n> b 3 4\n< 9\n< 9 moves=3\n") << Choice::Cut
            << Choice::Cut;
    }
    void comparesWithTheNumbers() {
        QFETCH(QByteArray, below);
        QFETCH(Choice, taken);
        QFETCH(Choice, expected);
        const std::vector<Decision> decisions =
            decisionsIn(tracedText("yomi-trace 1 values=first\n> - 0 9\n" + below.toStdString()));
        QVERIFY(!decisions.empty());
        QCOMPARE(decisions.back().node, NodeId{0});
        QCOMPARE(decisions.back().taken, taken);
        QCOMPARE(decisions.back().expected, expected);
    }

    /// The same by the numbers of min, which the recording prints with the other sign.
    void turnsTheNumbersOfMin() {
        const Trace trace = tracedText("yomi-trace 1\n> - -9 9\n> a -9 0\n> b 0 9\n< -7\n"
                                       "< 7 lower beta moves=3\n< -7\n");
        const std::vector<Decision> decisions = decisionsIn(trace);
        QCOMPARE(decisions.size(), std::size_t{1});
        QCOMPARE(decisions[0].node, NodeId{1});
        QCOMPARE(decisions[0].taken, Choice::Cut);
        QCOMPARE(decisions[0].expected, Choice::Cut);
    }

    void needsWindows() {
        const Trace trace = tracedText("yomi-trace 1\n> -\n> a\n< 3\n> b\n< 2\n< -2\n");
        QVERIFY(trace.hasWindows);
        QVERIFY(decisionsIn(trace).empty());
    }

    /// Every cutoff is a decision if the number of moves is unknown.
    void countsEveryCutoffWithoutTheMoves() {
        const Trace trace = tracedText("yomi-trace 1 values=first\n> - 0 9\n> a 0 9\n< 3\n"
                                       "> b 3 9\n< 9\n< 9\n");
        const std::vector<Decision> decisions = decisionsIn(trace);
        QCOMPARE(decisions.size(), std::size_t{2});
        QCOMPARE(decisions[0].taken, Choice::Search);
        QCOMPARE(decisions[1].taken, Choice::Cut);
        QCOMPARE(decisions[1].choices, (std::vector{Choice::Search, Choice::Cut}));
    }

    /// Nothing is decided where the recording ends before it shows what.
    void waitsForTheNextLine() {
        const std::string begin = "yomi-trace 1 values=first\n> - 0 9\n> a 0 9\n< 3\n";
        QVERIFY(decisionsIn(tracedText(begin)).empty());
        QCOMPARE(decisionsIn(tracedText(begin + "> b 3 9\n")),
                 decisionsIn(tracedText(begin + "> b 3 9\n< 9\n< 9 moves=2\n")));
    }

    /// A correct search does what its numbers ask for.
    void correctSearchesDoWhatIsExpected_data() {
        QTest::addColumn<std::string>("file");
        addGolden("correct");
    }
    void correctSearchesDoWhatIsExpected() {
        QFETCH(std::string, file);
        for (const Decision& decision : decisionsIn(tracedText(goldenRecording(file))))
            QVERIFY2(decision.taken == decision.expected,
                     qPrintable(QStringLiteral("event %1: %2, not %3")
                                    .arg(decision.event)
                                    .arg(static_cast<int>(decision.taken))
                                    .arg(static_cast<int>(decision.expected))));
    }

    void wrongSearchesDoNot() {
        for (const char* file : {"bugs/03-cut-only-above.yt", "bugs/06-re-search-forgotten.yt"}) {
            const std::vector<Decision> decisions = decisionsIn(tracedText(goldenRecording(file)));
            QVERIFY2(std::ranges::any_of(decisions,
                                         [](const Decision& decision) {
                                             return decision.taken != decision.expected;
                                         }),
                     file);
        }
    }

    /// A recording that ends with an event has the state at that event, and no other node is left.
    void endsAtAnyEvent_data() {
        QTest::addColumn<std::string>("file");
        for (const char* folder : {"correct", "bugs", "strangers"})
            addGolden(folder);
    }
    void endsAtAnyEvent() {
        QFETCH(std::string, file);
        const Trace whole = tracedText(goldenRecording(file));
        if (whole.isByVisits())
            return;
        for (EventIndex last = 0; last < whole.events.size(); last += 7) {
            const Trace prefix = prefixOf(whole, last);
            for (const TraceNode& node : prefix.nodes)
                QVERIFY(node.entered <= last && (node.left <= last || node.left == noEvent));
            const TraceState then = stateAt(whole, last), now = stateAt(prefix, last);
            QCOMPARE(now.found, then.found);
            QCOMPARE(now.path.size(), then.path.size());
            for (std::size_t i = 0; i < now.path.size(); ++i) {
                const OpenNode &a = now.path[i], &b = then.path[i];
                QCOMPARE(a.node, b.node);
                QCOMPARE(a.best, b.best);
                QCOMPARE(a.compared, b.compared);
                if (isNullWindowComparison(whole, last) && i + 1 == now.path.size())
                    continue;
                QCOMPARE(a.alpha, b.alpha);
                QCOMPARE(a.beta, b.beta);
            }
        }
    }

    /// A wrong recording names a later node as the source of a window's end, and an open node has
    /// stored an entry early.
    void knowsNothingOfLaterNodes() {
        const Trace whole = tracedText(
            "yomi-trace 1 values=first\n> - 0 9 asrc=value:3 key=k\ns lower 1\n> a 0 9 key=k\n"
            "t lower 1 narrow\n< 3\n> b 3 9\n< 2\n> c 3 9\n< 4\n< 4\n");
        QCOMPARE(whole.nodes[0].alphaSource, Source(SourceKind::Value, 3));
        const Trace prefix = prefixOf(whole, whole.nodes[1].left);
        QCOMPARE(prefix.nodes[0].alphaSource, Source(SourceKind::Unknown));
        QCOMPARE(prefix.nodes[1].writer, NodeId{0});
        QCOMPARE(foundBy(prefix, 1), (Bounds{1, infinite}));
        QCOMPARE(stateAt(prefix, whole.nodes[1].left).found, std::optional(Bounds{1, infinite}));
    }
};

YOMI_TESTS(TestDecision)
#include "test_decision.moc"
