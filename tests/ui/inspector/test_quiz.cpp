// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tictactoe/search.h"
#include "tests/run_tests.h"
#include "tests/ui/games/page_screen.h"
#include "tests/ui/inspector/quiz_view.h"
#include "tests/waiting.h"
#include "ui/common/playback_bar.h"
#include "ui/connectfour/rules.h"
#include "ui/games/stone_workspace.h"
#include "ui/inspector/event_panel.h"
#include "ui/inspector/tree_canvas.h"
#include "ui/inspector/tree_panel.h"
#include "ui/mnk/rules.h"

#include <QFile>
#include <QToolButton>

#include <algorithm>

using namespace yomi::ui;
using namespace yomi::ui::games;
using namespace yomi::ui::inspector;

namespace {

nlohmann::json quizBody(const char* search, EventIndex event = 0) {
    return {{"position", "........."},
            {"searches", {nlohmann::json::parse(search)}},
            {"view", {{"event", event}}}};
}

constexpr const char* quizPvs = R"({"algorithm": "pvs", "iterative": true, "table": true})";

/// The workspace with a known search.
struct QuizScreen : PageScreen<TreePanel>, QuizView {
    Trace trace = yomi::tictactoe::recordPosition(
                      yomi::tictactoe::parsePosition(workspace.copyText().toStdString()),
                      document.shownSearch())
                      .trace;
    TreeCanvas* canvas = workspace.findChild<TreeCanvas*>();

    explicit QuizScreen(const nlohmann::json& body)
        : PageScreen(Qt::Key_1, body)
        , QuizView{workspace.findChild<QuizPanel*>()} {
        [this] {
            QTRY_VERIFY(canvas->layoutNow());
        }();
        canvas->setFocus();
    }
    /// Starts at an event.
    explicit QuizScreen(EventIndex event = 0)
        : QuizScreen(quizBody(quizPvs, event)) {
        key(Qt::Key_Q);
    }

    void key(Qt::Key key) const { QTest::keyClick(workspace.focusWidget(), key, Qt::AltModifier); }
    QString eventTitle() const { return workspace.findChild<EventPanel*>()->title(); }
    QString titleOfEnd(EventIndex event) const {
        const QString number = QLocale().toString(event + 1);
        return QStringLiteral("Event %1 of %1").arg(number);
    }
    QTabWidget* pages() const { return workspace.findChild<QTabWidget*>(); }
};

/// The middle of a game of stones, three plies deep by alpha-beta.
template <class Rules>
struct StoneQuiz {
    GameSearchDocument<StoneGame<Rules>> document;
    StoneWorkspace workspace{document, Rules(), {2, 2, 2}, {26, 32, 32}};
    QuizView view{workspace.template findChild<QuizPanel*>()};

    StoneQuiz(const char* size, int inARow, const char* position) {
        document.load({{"size", size},
                       {"inARow", inARow},
                       {"position", position},
                       {"searches", {{{"algorithm", "alpha-beta"}, {"depth", 2}}}},
                       {"view", {{"quiz", true}}}});
        workspace.resize(1280, 714);
        workspace.show();
        workspace.activateWindow();
    }

    /// The visible numbers determine the answer: a value that has reached the other side's bound
    /// cuts.
    void answerAll() {
        const SearchRun run =
            recordRun(document.root(), document.face(), document.shownSearch(), {});
        const Trace& trace = run.trace();
        QTRY_VERIFY(!view.offered().isEmpty());
        QVERIFY(view.panel->isAncestorOf(workspace.focusWidget())); // not the board
        int asked = 0, cuts = 0;
        for (std::optional<Decision> at = nextDecision(trace, 0); at;
             at = nextDecision(trace, at->event + 1)) {
            QCOMPARE(document.view().event, at->event);
            const OpenNode open = stateAt(trace, at->event).path.back();
            const bool isCut =
                open.firstToMove ? *open.best >= open.beta : *open.best <= open.alpha;
            cuts += isCut ? 1 : 0;
            view.press(isCut ? "Cut" : "Search the next move");
            QCOMPARE(view.text("quizTally"), QStringLiteral("right %1, wrong 0").arg(++asked));
            view.press("Next question");
        }
        QCOMPARE(cuts, run.result().last().counters.cuts);
        QVERIFY(cuts > 0);
    }
};

} // namespace

class TestQuiz : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asksAtTheNextDecision() {
        QuizScreen screen;
        const Decision first = *nextDecision(screen.trace, 0);
        QVERIFY(screen.panel->isVisible());
        QCOMPARE(screen.document.view().event, first.event);
        QCOMPARE(screen.offered(),
                 QStringList({QStringLiteral("Search the next move"), QStringLiteral("Cut")}));
        const QString question = screen.text("quizQuestion");
        QVERIFY2(question.startsWith(QStringLiteral("Node %1: ").arg(first.node)),
                 qPrintable(question));
        QVERIFY(screen.workspace.focusWidget()->inherits("QPushButton"));
    }

    void offersTheReSearchAfterANullWindow() {
        QuizScreen probe;
        const Decision again = decisionTaken(probe.trace, Choice::SearchAgain);
        QuizScreen screen(again.event);
        QVERIFY(screen.offered().contains(QStringLiteral("Search it again")));
        screen.press("Search it again");
        QCOMPARE(screen.text("quizVerdict"),
                 QStringLiteral("Right: the same move is searched again."));
        QVERIFY(screen.text("quizReason").contains(QStringLiteral("re-search")));
        QCOMPARE(screen.text("quizTally"), QStringLiteral("right 1, wrong 0"));
    }

    /// The event shows the outcome of a comparison only after the answer.
    void theEventKeepsTheOutcomeToItself() {
        QuizScreen probe;
        const Decision again = decisionTaken(probe.trace, Choice::SearchAgain);
        QuizScreen screen(again.event);
        const auto said = [&](const char* name) {
            return screen.workspace.findChild<QLabel*>(QLatin1String(name))->text();
        };
        QVERIFY2(said("eventHeadline").endsWith(QStringLiteral(" has been searched")),
                 qPrintable(said("eventHeadline")));
        QCOMPARE(said("eventReason"),
                 QStringLiteral("Its value has come back to the node that tried it."));
        screen.press("Search it again");
        QVERIFY2(said("eventHeadline").endsWith(QStringLiteral(" again")),
                 qPrintable(said("eventHeadline")));
        screen.document.setEvent(again.event); // after the answer it can be shown
        QVERIFY2(said("eventHeadline").startsWith(QStringLiteral("New best: ")),
                 qPrintable(said("eventHeadline")));
    }

    /// Neither the tree nor a number shows more than the search knew then.
    void givesNothingAway() {
        QuizScreen probe;
        const Decision cut = decisionTaken(probe.trace, Choice::Cut);
        QuizScreen screen(cut.event);
        QCOMPARE(screen.document.view().event, cut.event);
        QCOMPARE(screen.eventTitle(), screen.titleOfEnd(cut.event));
        const auto pruned = [&] {
            return std::ranges::count_if(screen.canvas->placedItems(), [](const PlacedItem& item) {
                return item.item.isPruned();
            });
        };
        QCOMPARE(pruned(), 0);
        for (const PlacedItem& each : screen.canvas->placedItems())
            if (each.item.node)
                QVERIFY(screen.trace.nodes[*each.item.node].entered <= cut.event);
        QCOMPARE(screen.workspace.findChild<QLabel*>(QStringLiteral("work5"))->text(),
                 QStringLiteral("–")); // left
        QCOMPARE(screen.workspace.findChild<QLabel*>(QStringLiteral("positionValue"))->text(),
                 QStringLiteral("Value ?"));
        for (int page = 1; page < screen.pages()->count(); ++page)
            QVERIFY(!screen.pages()->isTabEnabled(page));
        screen.key(Qt::Key_2); // the icicle
        QCOMPARE(screen.document.view().page, std::string("tree"));
        screen.key(Qt::Key_Right); // no step goes further
        screen.key(Qt::Key_End);
        QTest::keyClick(screen.canvas, Qt::Key_C); // the next cut
        QCOMPARE(screen.document.view().event, cut.event);
        const QList<QLabel*> labels = screen.workspace.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) { // not "no cut"
            return label->text() ==
                   QStringLiteral("The quiz shows the search no further than its question.");
        }));
        screen.press("Search the next move");
        QCOMPARE(screen.text("quizTally"), QStringLiteral("right 0, wrong 1"));
        QCOMPARE(screen.text("quizVerdict"), QStringLiteral("Wrong: the other moves are pruned."));
        QVERIFY(screen.text("quizReason").startsWith(QStringLiteral("Cut: ")));
        QCOMPARE(pruned(), screen.trace.nodes[cut.node].prunedCount);
        QCOMPARE(screen.document.view().event, cut.event + 1);
    }

    /// Goes from question to question to the end of a search, with right answers.
    void asksForEveryDecision() {
        nlohmann::json body = quizBody(R"({"algorithm": "alpha-beta", "depth": 2})");
        body["position"] = "ox..o....";
        QuizScreen screen(body);
        screen.key(Qt::Key_Q);
        int asked = 0;
        for (std::optional<Decision> at = nextDecision(screen.trace, 0); at;
             at = nextDecision(screen.trace, at->event + 1)) {
            QCOMPARE(screen.document.view().event, at->event);
            screen.press(at->taken == Choice::Cut ? "Cut" : "Search the next move");
            QCOMPARE(screen.text("quizTally"), QStringLiteral("right %1, wrong 0").arg(++asked));
            screen.press("Next question");
        }
        QVERIFY(asked > 50);
        const QString end = screen.text("quizQuestion");
        QVERIFY2(end.startsWith(QStringLiteral("No question is left after this event.")),
                 qPrintable(end));
        QVERIFY(screen.offered().isEmpty());
    }

    void asksInConnectFour() {
        StoneQuiz<yomi::ui::connectfour::Rules>("7x6", 4, "2252576253462244111563365343")
            .answerAll();
    }
    void asksInMnk() { StoneQuiz<yomi::ui::mnk::Rules>("4x3", 3, "b2 a1 b1 b3").answerAll(); }

    void isAnsweredByTheKeyboard() {
        QuizScreen screen;
        QTest::keyClick(screen.workspace.focusWidget(), Qt::Key_Space);
        QVERIFY(!screen.text("quizVerdict").isEmpty());
        QTest::keyClick(screen.workspace.focusWidget(), Qt::Key_Space); // the next question
        QCOMPARE(screen.document.view().event,
                 nextDecision(screen.trace, nextDecision(screen.trace, 0)->event + 1)->event);
    }

    void isLeftAtAnyTime() {
        QuizScreen screen;
        screen.press("Leave");
        QVERIFY(!screen.panel->isVisible());
        QVERIFY(!screen.document.view().quiz);
        QVERIFY(screen.eventTitle().endsWith(
            QStringLiteral("of ") + QLocale().toString(qulonglong(screen.trace.events.size()))));
        QVERIFY(screen.pages()->isTabEnabled(1));
        const EventIndex event = screen.document.view().event;
        screen.canvas->setFocus();
        screen.key(Qt::Key_Right);
        QCOMPARE(screen.document.view().event, event + 1);
    }

    /// Escape also ends it; the command shows whether the quiz is on.
    void isLeftByEscape() {
        QuizScreen screen;
        const auto* command = qobject_cast<QToolButton*>(screen.button("Quiz"));
        QVERIFY(command && command->isChecked());
        QTest::keyClick(screen.workspace.focusWidget(), Qt::Key_Escape);
        QVERIFY(!screen.document.view().quiz);
        QVERIFY(!command->isChecked());
        QVERIFY(screen.canvas->hasFocus());
    }

    void goesOnWithAnotherSearch() {
        QuizScreen screen;
        Settings settings{.algorithm = Algorithm::Minimax};
        settings.depth = 2;
        screen.document.setSearch(0, settings);
        QTRY_VERIFY(screen.text("quizQuestion").startsWith(QStringLiteral("Minimax searches")));
        settings.algorithm = Algorithm::AlphaBeta;
        screen.document.setSearch(0, settings);
        QTRY_VERIFY(screen.text("quizQuestion").startsWith(QStringLiteral("Node ")));
        QVERIFY(screen.offered().contains(QStringLiteral("Cut")));
    }

    void opensWithAQuestion() {
        QFile file(QStringLiteral(":/examples/tic-tac-toe-quiz.yomi"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QuizScreen screen(nlohmann::json::parse(file.readAll().toStdString()));
        QTRY_VERIFY(screen.text("quizQuestion").startsWith(QStringLiteral("Node ")));
        QVERIFY(screen.panel->isVisible());
        QVERIFY(screen.document.body()["view"]["quiz"].get<bool>());
    }
};

YOMI_TESTS(TestQuiz)
#include "test_quiz.moc"
