// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The quiz about the recording of another program.

#include "core/tree/recorded_trace.h"
#include "tests/run_tests.h"
#include "tests/ui/inspector/quiz_view.h"
#include "tests/ui/inspector/recording_tree_screen.h"
#include "tests/waiting.h"
#include "ui/inspector/inspector.h"
#include "ui/inspector/recording_cursor.h"

#include <QCheckBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QToolButton>

using namespace yomi;
using namespace yomi::ui;
using namespace yomi::ui::inspector;

namespace {

/// The page of the tree with the quiz turned on by its key at the result.
struct RecordingQuiz : TreeScreen {
    QuizView quiz{workspace().findChild<QuizPanel*>()};
    RecordingCursor* cursor = workspace().findChild<RecordingCursor*>();

    explicit RecordingQuiz(const QString& file)
        : TreeScreen(file) {
        turn();
    }
    /// Of a text, in a file.
    explicit RecordingQuiz(const QByteArray& text)
        : RecordingQuiz(written(text)) {}

    void turn() const {
        if (canvas())
            canvas()->setFocus();
        QTest::keyClick(&workspace(), Qt::Key_Q, Qt::AltModifier);
    }
    Trace trace() const {
        const ReadRecording& read = *cursor->read();
        return traceOf(read.recording, *read.details, nullptr);
    }
    InspectorPages* pages() const { return workspace().findChild<InspectorPages*>(); }
    void append(const QByteArray& text) const {
        QFile file(QString::fromStdString(document().inputs().source.file));
        QVERIFY(file.open(QIODevice::Append));
        file.write(text);
    }

private:
    static QString written(const QByteArray& text) {
        static const QTemporaryDir folder;
        static int count = 0;
        QFile file(folder.filePath(QStringLiteral("%1.yt").arg(++count)));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName()
                                                                                  : QString();
    }
};

const char* buttonOf(Choice choice) {
    switch (choice) {
    case Choice::Search:
        return "Search the next move";
    case Choice::Cut:
        return "Cut";
    case Choice::SearchAgain:
        return "Search it again";
    case Choice::Finish:
        break;
    }
    return "Accept the bound";
}

/// The root, max's, cuts after its first move although 3 is less than its β, 9.
const char* const wrongCut = "yomi-trace 1 values=first\n> - 0 9\n> a 0 9\n< 3\n"
                             "< 3 lower beta moves=2\n";

} // namespace

class TestRecordingQuiz : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    /// From question to question to the end of an example, with right answers.
    void asksForEveryDecision() {
        const RecordingQuiz screen(QStringLiteral(":/examples/recording-nim.yomi"));
        const Trace trace = screen.trace();
        QVERIFY(screen.quiz.panel->isVisible());
        QVERIFY(screen.quiz.panel->isAncestorOf(screen.workspace().focusWidget()));
        int asked = 0;
        for (std::optional<Decision> at = nextDecision(trace, 0); at;
             at = nextDecision(trace, at->event + 1)) {
            QCOMPARE(screen.cursor->event(), at->event);
            QCOMPARE(screen.cursor->eventCount(), at->event + 1);
            screen.quiz.press(buttonOf(at->taken));
            QCOMPARE(screen.cursor->event(), at->event + 1);
            QCOMPARE(screen.quiz.text("quizTally"),
                     QStringLiteral("right %1, wrong 0").arg(++asked));
            screen.quiz.press("Next question");
        }
        QVERIFY(asked > 5);
        QVERIFY(screen.quiz.offered().isEmpty());
        const QString end = screen.quiz.text("quizQuestion");
        QVERIFY2(end.startsWith(QStringLiteral("No question is left after this event.")),
                 qPrintable(end));
    }

    /// Neither tree nor pages nor numbers show more than the search knew then.
    void givesNothingAway() {
        const RecordingQuiz screen(golden(QStringLiteral("bugs/06-re-search-forgotten.yt")));
        const Trace trace = screen.trace();
        const Decision first = decisionAt(trace, screen.cursor->event()).value();
        QCOMPARE(screen.cursor->eventCount(), first.event + 1);
        for (const PlacedItem& each : screen.canvas()->placedItems())
            if (each.item.node)
                QVERIFY(trace.nodes[*each.item.node].entered <= first.event &&
                        !each.item.isPruned());
        for (int page = 1; page < screen.pages()->count(); ++page)
            QVERIFY(!screen.pages()->isTabEnabled(page));
        QTest::keyClick(&screen.workspace(), Qt::Key_4, Qt::AltModifier); // the checks
        QCOMPARE(screen.document().view().page, RecordingPage::Tree);
        screen.show(RecordingPage::Query);
        QCOMPARE(screen.document().view().page, RecordingPage::Tree);
        const auto* side = screen.named<QTabBar>("Event or file");
        QVERIFY(!side->isTabEnabled(1));
        QVERIFY(screen.cursor->remarks().empty());
        screen.document().look(&RecordingView::place, EventIndex{noEvent});
        QCOMPARE(screen.cursor->event(), first.event);
        QTest::keyClick(screen.canvas(), Qt::Key_End, Qt::AltModifier);
        QCOMPARE(screen.cursor->event(), first.event);
        QVERIFY(screen.named<QWidget>("Iterations") == nullptr);
        screen.quiz.press("Leave");
        QCOMPARE(std::size_t{screen.cursor->eventCount()}, trace.events.size());
        QVERIFY(!screen.cursor->remarks().empty());
        for (int page = 1; page < screen.pages()->count(); ++page)
            QVERIFY(screen.pages()->isTabEnabled(page));
        QVERIFY(side->isTabEnabled(1));
        QVERIFY(screen.canvas()->hasFocus());
    }

    /// The marks of a query's hits come back with the end.
    void hidesTheHitsOfAQuery() {
        const RecordingScreen screen(QStringLiteral(":/examples/recording-nim.yomi"));
        screen.document().look(&RecordingView::query, std::string("cut=yes"));
        screen.show(RecordingPage::Query);
        auto* cursor = screen.workspace().findChild<RecordingCursor*>();
        QTRY_VERIFY(!cursor->hits().empty());
        screen.show(RecordingPage::Tree);
        screen.settle();
        screen.document().look(&RecordingView::quiz, true);
        QVERIFY(cursor->isEndHidden());
        QVERIFY(cursor->hits().empty());
        screen.document().look(&RecordingView::quiz, false);
        QVERIFY(!cursor->hits().empty());
    }

    /// The program's choice is right, even a wrong one; the numbers' choice is no mistake.
    void tellsWhatAWrongSearchDid() {
        for (const char* answer : {"Cut", "Search the next move"}) {
            const RecordingQuiz screen{QByteArray(wrongCut)};
            QCOMPARE(screen.quiz.offered(),
                     QStringList({QStringLiteral("Search the next move"), QStringLiteral("Cut")}));
            const bool isTaken = answer == std::string("Cut");
            screen.quiz.press(answer);
            QCOMPARE(screen.quiz.text("quizTally"), isTaken ? QStringLiteral("right 1, wrong 0")
                                                            : QStringLiteral("right 0, wrong 0"));
            QCOMPARE(screen.quiz.text("quizVerdict"),
                     isTaken ? QStringLiteral("Right: the other moves are pruned.")
                             : QStringLiteral("By the numbers, yes; but here the other moves are "
                                              "pruned."));
            QCOMPARE(
                screen.quiz.text("quizReason"),
                QStringLiteral("The numbers ask for another choice: the next move is "
                               "searched. The best value, 3, is less than β\u00a09: another move "
                               "can still count."));
            QCOMPARE(screen.text("eventHeadline"), QStringLiteral("Cut at 3"));
            QCOMPARE(screen.text("eventReason"),
                     QStringLiteral("The recording says that this value is enough, but it is less "
                                    "than β\u00a09."));
        }
    }

    /// Another answer than both is wrong.
    void countsOtherAnswersAsWrong() {
        const RecordingQuiz screen{QByteArray("yomi-trace 1 values=first\n> - 0 9\n> a 0 9\n< 3\n"
                                              "> b 3 4\n< 9\n< 9 beta moves=3\n")};
        screen.quiz.press("Search the next move");
        screen.quiz.press("Next question");
        screen.quiz.press("Search it again");
        QCOMPARE(screen.quiz.text("quizTally"), QStringLiteral("right 1, wrong 1"));
        QCOMPARE(screen.quiz.text("quizVerdict"),
                 QStringLiteral("Wrong: the other moves are pruned."));
        QVERIFY(screen.quiz.text("quizReason").startsWith(QStringLiteral("Cut: 9 ≥ β")));
    }

    /// The numbers are those that the person chose, as in all views.
    void hasTheNumbersChosen() {
        const RecordingQuiz screen{QByteArray("yomi-trace 1\n> - -9 9\n> a -9 9\n> b -9 9\n< -4\n"
                                              "> c -9 -4\n< 0\n< 4\n< -4\n")};
        const auto numbers = [&] {
            return screen.text("quizNumbers");
        };
        QVERIFY2(numbers().endsWith(QStringLiteral("Best value: 4. Window: α\u00a04, β\u00a09.")),
                 qPrintable(numbers()));
        screen.document().look(&RecordingView::numbers, Numbers::Max);
        QVERIFY2(
            numbers().endsWith(QStringLiteral("Best value: −4. Window: α\u00a0−9, β\u00a0−4.")),
            qPrintable(numbers()));
        screen.quiz.press("Search the next move");
        QVERIFY(screen.quiz.text("quizReason")
                    .startsWith(QStringLiteral("The best value, −4, is "
                                               "greater than α\u00a0−9")));
    }

    void saysWhyThereIsNothingToAsk_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("begin");
        QTest::addRow("minimax") << QByteArray("yomi-trace 1 search=minimax\n> -\n> a\n< 3\n> b\n"
                                               "< 2\n< -2\n")
                                 << QStringLiteral("Minimax searches every move: there is nothing "
                                                   "to ask.");
        QTest::addRow("visits") << QByteArray("yomi-trace 1 search=mcts\ni 2\n> -\n> a\n< 1 n=1\n"
                                              "< -1 n=2\n")
                                << QStringLiteral("A search by visits prunes no moves");
        QTest::addRow("windows") << QByteArray("yomi-trace 1\n> -\n> a\n< 3\n> b\n< 2\n< -2\n")
                                 << QStringLiteral("The recording does not have the windows");
        QTest::addRow("no decision") << QByteArray("yomi-trace 1\n> - -9 9\n> a -9 9\n< 3\n< -3\n")
                                     << QStringLiteral("No node here had two ways to continue");
        QTest::addRow("no nodes") << QByteArray("yomi-trace 1\ni 1\n")
                                  << QStringLiteral("The recording has no events.");
        QTest::addRow("broken") << QByteArray("yomi-trace 1\n< 3\n")
                                << QStringLiteral("The recording could not be read.");
    }
    void saysWhyThereIsNothingToAsk() {
        QFETCH(QByteArray, text);
        QFETCH(QString, begin);
        const RecordingQuiz screen(text);
        QVERIFY(screen.quiz.panel->isVisible());
        QVERIFY2(screen.quiz.text("quizQuestion").startsWith(begin),
                 qPrintable(screen.quiz.text("quizQuestion")));
        QVERIFY(screen.quiz.offered().isEmpty());
        screen.quiz.press("Leave");
        QVERIFY(!screen.document().view().quiz);
        QVERIFY(!screen.quiz.panel->isVisible());
    }

    /// A broken recording is asked about as far as it goes.
    void asksAboutTheReadPart() {
        const RecordingQuiz screen{QByteArray("yomi-trace 1 values=first\n> - 0 9\n> a 0 9\n< 3\n"
                                              "> b 0 9\nnonsense\n")};
        QVERIFY(screen.quiz.offered().contains(QStringLiteral("Cut")));
        QVERIFY(screen.text("fileNotice").startsWith(QStringLiteral("Line 6: ")));
        screen.quiz.press("Search the next move");
        QCOMPARE(screen.quiz.text("quizTally"), QStringLiteral("right 1, wrong 0"));
    }

    void needsTheTree() {
        RecordingDocument document;
        document.load(
            {{"file", golden(QStringLiteral("correct/05-pvs-connectfour.yt")).toStdString()},
             {"view", {{"page", "tree"}, {"quiz", true}}}});
        RecordingWorkspace workspace(document, noFace, 10);
        workspace.show();
        const QuizView quiz{workspace.findChild<QuizPanel*>()};
        QTRY_VERIFY(quiz.panel->isVisible());
        QTRY_VERIFY2(quiz.text("quizQuestion")
                         .startsWith(QStringLiteral("The quiz needs the tree. The tree is drawn of "
                                                    "recordings of 10 nodes at most")),
                     qPrintable(quiz.text("quizQuestion")));
    }

    /// The view has it, which is no edit; a saved document goes on where it was.
    void isKeptInTheView() {
        const RecordingQuiz screen(QStringLiteral(":/examples/recording-pvs.yomi"));
        const Trace trace = screen.trace();
        screen.quiz.press(buttonOf(nextDecision(trace, 0)->taken));
        screen.quiz.press("Next question");
        const EventIndex event = screen.cursor->event();
        QVERIFY(!screen.document().undoStack().canUndo());
        const nlohmann::json body = screen.document().body();
        QVERIFY(body.at("view").at("quiz").get<bool>());
        RecordingDocument other;
        other.load(body);
        QCOMPARE(other.view(), screen.document().view());
        RecordingWorkspace workspace(other, noFace);
        workspace.show();
        const auto* cursor = workspace.findChild<RecordingCursor*>();
        QTRY_VERIFY(cursor->isEndHidden());
        QCOMPARE(cursor->event(), event);
        const auto* command = [&] {
            for (const auto* each : workspace.findChildren<QToolButton*>())
                if (each->text() == QStringLiteral("Quiz"))
                    return each;
            return static_cast<const QToolButton*>(nullptr);
        }();
        QVERIFY(command && command->isChecked());
    }

    /// Suppressing a finding is an edit; its undo leaves the quiz on.
    void isNoPartOfUndo() {
        const RecordingQuiz screen(golden(QStringLiteral("bugs/06-re-search-forgotten.yt")));
        screen.document().perform(
            suppress(screen.document().inputs(), Check::ResearchMissing, std::nullopt));
        QVERIFY(screen.cursor->isEndHidden());
        screen.document().undoStack().undo();
        QVERIFY(screen.document().view().quiz);
        QVERIFY(screen.cursor->isEndHidden());
        QVERIFY(screen.cursor->remarks().empty());
    }

    /// A file that grows keeps its question, its answer and the place, and later has more.
    void goesOnInAFileThatGrows() {
        const RecordingQuiz screen{
            QByteArray("yomi-trace 1 values=first\n> - 0 9\n> a 0 9\n< 3\n> b 3 9\n")};
        const EventIndex question = screen.cursor->event();
        screen.press<QCheckBox>("Follow");
        const auto wholeCount = [&] {
            return screen.cursor->wholeRun()->trace().events.size();
        };
        std::size_t count = wholeCount();
        screen.append("> x 3 9\n");
        QTRY_VERIFY(wholeCount() > count);
        QCOMPARE(screen.cursor->event(), question);
        QVERIFY(screen.quiz.offered().contains(QStringLiteral("Cut")));
        screen.quiz.press("Search the next move");
        screen.cursor->go(0);
        count = wholeCount();
        screen.append("< 9\n> y 3 9\n< 8\n< 8\n");
        QTRY_VERIFY(wholeCount() > count);
        QCOMPARE(screen.cursor->event(), EventIndex{0});
        QCOMPARE(screen.quiz.text("quizTally"), QStringLiteral("right 1, wrong 0"));
        QCOMPARE(screen.quiz.text("quizVerdict"),
                 QStringLiteral("Right: the next move is searched."));
        screen.quiz.press("Next question"); // at b, min's: its first move has not reached 3
        QVERIFY(screen.quiz.text("quizQuestion").startsWith(QStringLiteral("Node 2: ")));
        screen.quiz.press("Search the next move");
        screen.quiz.press("Next question");
        QVERIFY(screen.quiz.text("quizQuestion").startsWith(QStringLiteral("No question is left")));
        count = wholeCount();
        screen.append("> c 8 9\n"); // after a move of the root there is another one
        QTRY_VERIFY(wholeCount() > count);
        QTRY_VERIFY(screen.quiz.text("quizQuestion").startsWith(QStringLiteral("Node 0: ")));
        screen.quiz.press("Search the next move");
        QCOMPARE(screen.quiz.text("quizTally"), QStringLiteral("right 3, wrong 0"));
    }

    /// A place that the quiz hides is no link.
    void leadsNowhereFromTheNotice() {
        const RecordingQuiz screen{QByteArray("yomi-trace 1 values=first\n> - 0 9\n> a 0 9\n< 3\n"
                                              "> b 0 9\n< 2")};
        const auto link = [&](const char* begin) {
            for (const auto* each : screen.workspace().findChildren<LinkButton*>())
                if (each->isVisible() && each->text().startsWith(QLatin1String(begin)))
                    return true;
            return false;
        };
        QVERIFY(!screen.text("fileNotice").isEmpty());
        QVERIFY(!link("Go to line") && !link("Show open nodes"));
        screen.quiz.press("Leave");
        QVERIFY(link("Go to line") && link("Show open nodes"));
    }
};

YOMI_TESTS(TestRecordingQuiz)
#include "test_recording_quiz.moc"
