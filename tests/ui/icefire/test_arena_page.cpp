// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/icefire/screen.h"
#include "tests/waiting.h"
#include "ui/common/escaped.h"
#include "ui/common/job_bar.h"
#include "ui/common/table_export.h"
#include "ui/common/table_view.h"
#include "ui/common/value_table.h"
#include "ui/icefire/arena_page.h"
#include "ui/icefire/arena_result.h"
#include "ui/icefire/arena_setup.h"
#include "ui/shell/theme.h"

#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabWidget>

using namespace yomi::ui;
using namespace yomi::ui::icefire;

namespace {

/// The workspace with its arena page in front.
struct ArenaScreen : Screen {
    ArenaScreen(const std::string& first, const std::string& second, int games)
        : Screen([&](IcefireDocument& opened) {
            ArenaRequest request = opened.inputs().arena;
            request.contestants = {first, second};
            request.games = games;
            opened.perform(setArena(opened.inputs(), request));
        }) {
        workspace.findChild<QTabWidget*>()->setCurrentIndex(3);
    }

    ArenaPage* page() const { return workspace.findChild<ArenaPage*>(); }
    TableView* games() const { return widget<TableView>("Games"); }
    QPushButton* startButton() const { return button<QPushButton>("Start the arena"); }
    void start() const { QTest::mouseClick(startButton(), Qt::LeftButton); }
    const ArenaRequest& request() const { return document.inputs().arena; }
    /// For programs that must answer or end: a busy machine must not make them late.
    void takeTime() {
        ArenaRequest unhurried = request();
        unhurried.times = {60'000, 60'000, 1};
        document.perform(setArena(document.inputs(), unhurried));
    }
    QString cell(int row, int column) const {
        return games()->model()->index(row, column).data().toString();
    }
    QVariant result(int contestant, int column) const {
        return page()->findChild<ArenaResultPanel*>()->table().rows()[contestant][column];
    }
    void type(QLineEdit* edit, const QString& text) const {
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
};

} // namespace

/// Series of games by mouse and keys, with programs that fail.
class TestArena : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { forgetPrograms(); }

    void saysWhatToDoBeforeTheFirstGame() {
        const ArenaScreen screen("random", "greedy", 2);
        QVERIFY(!screen.games()->isVisible());
        screen.start();
        QTRY_VERIFY(screen.games()->isVisible());
        QTRY_COMPARE(screen.games()->model()->rowCount(), 2);
    }

    void asksBeforeAProgramOfAFileRuns() {
        ArenaScreen screen("wait", "exit 3", 2);
        QString shown;
        answerAboutProgram(shown, false);
        screen.start();
        QCOMPARE(shown, QStringLiteral("exit 3"));
        QVERIFY(!screen.page()->job().isRunning());
        QCOMPARE(screen.games()->model()->rowCount(), 0);
        answerAboutProgram(shown, true);
        screen.start();
        QTRY_COMPARE(screen.games()->model()->rowCount(), 2);
        QTRY_VERIFY(!screen.page()->job().isRunning());
        screen.start(); // asks no more
        QTRY_VERIFY(!screen.page()->job().isRunning());
        QCOMPARE(screen.games()->model()->rowCount(), 2);
    }

    void copiesTheCommandThatPlaysTheSeries() {
        ArenaScreen screen("strong", "./my bot's", 6);
        ArenaRequest request = screen.request();
        request.seeds = {15, -19};
        request.firstSeed = 16;
        request.ruleset = Ruleset::Contest2019;
        request.budget.iterations = 300;
        request.times = {1000, 80, 2.5};
        screen.document.perform(setArena(screen.document.inputs(), request));
        QCOMPARE(
            screen.workspace.copyCommand(),
            QStringLiteral("yomi-cli icefire arena --a='strong' --b='./my bot'\\''s' --games=6 "
                           "--seeds=15,-19 --seed-from=16 --jobs=1 --iterations=300 "
                           "--time-factor=2.5 --turn-time=80 --ruleset contest2019\n"));
    }

    /// A terminal would execute the text after a pasted control character.
    void copiesNoControls() {
        const ArenaScreen screen("bot \x03touch here\n\u2800'\\", "wait", 2);
        const QString command = screen.workspace.copyCommand();
        QVERIFY2(command.contains(QStringLiteral(
                     "--a=$'bot \\x03touch here\\x0a\\xe2\\xa0\\x80\\'\\\\' --b='wait'")),
                 qPrintable(command));
        QCOMPARE(command.count(u'\n'), 1);
    }

    void refusesACommandThatHidesItsEnd_data() {
        QTest::addColumn<QString>("gap");
        QTest::addColumn<QString>("reason");
        const QString unseen = QStringLiteral("characters that do not show");
        QTest::newRow("blanks of braille") << QString(6000, QChar(0x2800)) << unseen;
        QTest::newRow("a filler") << QString(QChar(0x3164)) << unseen;
        QTest::newRow("no width") << QString(QChar(0x200B)) << unseen;
        QTest::newRow("direction") << QString(QChar(0x202E)) << unseen;
        QTest::newRow("lines") << QString(40, u'\n') << unseen;
        QTest::newRow("blanks") << QString(30, u' ') << QStringLiteral("31 blanks in a row");
        QTest::newRow("letters") << QString(2000, u'x') << QStringLiteral("at most 1,000");
    }

    void refusesACommandThatHidesItsEnd() {
        QFETCH(QString, gap);
        QFETCH(QString, reason);
        const QTemporaryDir folder;
        const QString mark = folder.filePath(QStringLiteral("ran"));
        const QString command = QStringLiteral("true %1; touch '%2'").arg(gap, mark);
        ArenaScreen screen("wait", command.toStdString(), 2);
        agreeTo(command.toStdString()); // although it is accepted
        QString question, shown;
        bool canRun = true;
        test::onDialog<QDialog>([&](QDialog& dialog) {
            question = dialog.findChild<QLabel*>(QStringLiteral("question"))->text();
            shown = dialog.findChild<QPlainTextEdit*>()->toPlainText();
            canRun = dialog.findChildren<QPushButton*>().size() > 1;
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        screen.start();
        QVERIFY2(question.contains(reason), qPrintable(question));
        QCOMPARE(shown, escaped(command));
        QVERIFY(!canRun);
        QVERIFY(!screen.page()->job().isRunning());
        QVERIFY(!QFile::exists(mark));
    }

    /// The dialog shows every part of a command that can be accepted.
    void showsTheWholeCommand() {
        ArenaScreen screen("wait", "true " + std::string(995, 'W'), 2);
        bool isWhole = false;
        test::onDialog<QDialog>([&](QDialog& dialog) {
            auto* shown = dialog.findChild<QPlainTextEdit*>();
            isWhole =
                shown->toPlainText().size() == 1000 && shown->verticalScrollBar()->maximum() == 0;
            QTest::keyClick(&dialog, Qt::Key_Escape);
        });
        screen.start();
        QVERIFY(isWhole);
    }

    void givesPlayersTheTimeOfTheFields() {
        ArenaScreen screen("sleep 0.3; exec yes WAIT", "wait", 2);
        agreeTo("sleep 0.3; exec yes WAIT");
        const auto enter = [&](auto* box, const QString& text) {
            box->setFocus();
            box->selectAll();
            QTest::keyClicks(box, text);
            QTest::keyClick(box, Qt::Key_Return);
        };
        enter(screen.widget<QSpinBox>("First turn"), QStringLiteral("100"));
        enter(screen.widget<QSpinBox>("Later turns"), QStringLiteral("100"));
        QCOMPARE(screen.request().times, (TimeLimits{100, 100, 1}));
        screen.start();
        QTRY_VERIFY(!screen.page()->job().isRunning());
        QCOMPARE(screen.cell(0, 5), QStringLiteral("late answer"));
        enter(screen.widget<QDoubleSpinBox>("Time factor"), QStringLiteral("300"));
        screen.start();
        QTRY_VERIFY(!screen.page()->job().isRunning());
        QCOMPARE(screen.cell(0, 5), QStringLiteral("100 turns"));
        screen.document.undoStack().undo();
        QCOMPARE(screen.request().times, (TimeLimits{100, 100, 1}));
    }

    void showsErrorOutputBesideItsTurn() {
        const std::string program = "read x; echo '<b>first</b>' >&2; echo WAIT; "
                                    "sleep 0.5; printf 'Error: \\033[31mno more\\n' >&2; exit 3";
        ArenaScreen screen(program, "wait", 1);
        agreeTo(program);
        screen.takeTime();
        screen.start();
        QTRY_VERIFY(!screen.page()->job().isRunning());
        QVERIFY2(screen.cell(0, 5).contains(QStringLiteral("wrote \"Error: \\u001b[31mno more\"")),
                 qPrintable(screen.cell(0, 5)));
        screen.games()->setFocus();
        screen.games()->setCurrentIndex(screen.games()->model()->index(0, 0));
        QTest::keyClick(screen.games(), Qt::Key_Return);
        const auto* errors = screen.widget<QPlainTextEdit>("Error output");
        QVERIFY(errors->isVisible());
        QString all = errors->toPlainText();
        QVERIFY(screen.document.match().times == screen.request().times);
        screen.document.look(&View::moment, screen.model().replay().lastMoment());
        QVERIFY(errors->isVisible());
        all += errors->toPlainText();
        // The turn of the last sentence depends on its arrival time.
        QVERIFY2(all.contains(QStringLiteral("<b>first</b>\n")), qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("Error: \\u001b[31mno more\n")), qPrintable(all));
        screen.document.look(&View::moment, 2); // the other side's
        QVERIFY(!errors->isVisible());
    }

    void fitsIntoItsPanel() {
        applyTheme(Theme::Light);
        ArenaScreen screen("wait", "random", 2);
        screen.start();
        QTRY_VERIFY(!screen.page()->job().isRunning());
        screen.workspace.grab(); // lays out
        const QWidget* panel = screen.workspace.findChild<QTabWidget*>()->currentWidget();
        QVERIFY2(
            screen.page()->width() <= panel->width(),
            qPrintable(QStringLiteral("%1 in %2").arg(screen.page()->width()).arg(panel->width())));
    }

    void playsBothSidesAndKeepsTheGames() {
        // Ice wins a game of two waiting players by the extra cell that it gets: one win each.
        ArenaScreen screen("wait", "wait", 4);
        screen.startButton()->setFocus();
        screen.start();
        QVERIFY(screen.games()->hasFocus()); // not the field of a contestant
        QVERIFY(!screen.startButton()->isEnabled());
        QTRY_VERIFY(!screen.page()->job().isRunning());
        QCOMPARE(screen.games()->model()->rowCount(), 4);
        QCOMPARE(screen.cell(0, 1), QStringLiteral("1"));
        QCOMPARE(screen.cell(2, 1), QStringLiteral("2"));
        QCOMPARE(screen.cell(3, 4), QStringLiteral("ice"));
        QCOMPARE(screen.cell(3, 5), QStringLiteral("100 turns"));
        QCOMPARE(screen.text("winRate"), QStringLiteral("50 % (15 – 85 %)"));
        for (const int contestant : {0, 1}) {
            QCOMPARE(screen.result(contestant, 1).toInt(), 2);
            QCOMPARE(screen.result(contestant, 3).toInt(), 2);
            QCOMPARE(screen.result(contestant, 4).toInt(), 0);
        }
    }

    void opensAGameAsTheMatch() {
        ArenaScreen screen("greedy", "random", 2);
        screen.start();
        QTRY_COMPARE(screen.games()->model()->rowCount(), 2);
        QTRY_VERIFY(!screen.page()->job().isRunning());
        const QModelIndex second = screen.games()->model()->index(1, 2);
        const QPoint place = screen.games()->visualRect(second).center();
        QTest::mouseClick(screen.games()->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(screen.games()->viewport(), Qt::LeftButton, {}, place);
        const Match& match = screen.document.match();
        QCOMPARE(match.players, (std::array<std::string, 2>{"random", "greedy"}));
        QVERIFY(match.ending);
        QVERIFY(!verifyRecord(recordText(match)).disagreement);
        QCOMPARE(screen.model().moment(), 0);
        QCOMPARE(screen.workspace.findChild<QTabWidget*>()->currentIndex(), 0);
        QVERIFY(screen.board()->hasFocus()); // not a field, which would handle Ctrl+Z itself
        screen.document.undoStack().undo();
        QVERIFY(screen.document.match().turns.empty());
    }

    void aFileWithoutAnArenaHasTheUsualOne() {
        const nlohmann::json body = {{"seed", 3}};
        const yomi::icefire::Document read = yomi::icefire::documentFromJson(body);
        QVERIFY(read.arena == IcefireDocument().inputs().arena);
        QCOMPARE(read.arena.contestants, (std::array<std::string, 2>{"article", "greedy"}));
    }

    void copiesItsTables() {
        ArenaScreen screen("wait", "wait", 2);
        screen.start();
        QTRY_COMPARE(screen.games()->model()->rowCount(), 2);
        screen.games()->setFocus();
        screen.games()->clearSelection();
        QTest::keyClick(screen.games(), Qt::Key_C, Qt::ControlModifier);
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.startsWith(QStringLiteral("#\tseed\tfire\tice\twinner\tend\tturn\n"
                                                "1\t1\twait\twait\tice\t100 turns\t100")),
                 qPrintable(text));
    }

    void hostileProgramsForfeit_data() {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QString>("end");
        QTest::newRow("crashes") << QStringLiteral("read x; echo WAIT; kill -SEGV $$")
                                 << QStringLiteral("program ended: it was ended by signal 11 "
                                                   "(Segmentation fault)");
        QTest::newRow("hangs") << QStringLiteral("read x; echo WAIT; sleep 100")
                               << QStringLiteral("late answer");
        QTest::newRow("floods") << QStringLiteral("exec cat /dev/zero")
                                << QStringLiteral("endless line");
        QTest::newRow("babbles") << QStringLiteral("exec yes")
                                 << QStringLiteral("bad command: it printed \"y\"");
    }

    void hostileProgramsForfeit() {
        QFETCH(QString, program);
        QFETCH(QString, end);
        ArenaScreen screen("wait", "wait", 2);
        auto* second = screen.widget<QComboBox>("Second contestant");
        screen.type(second->lineEdit(), program);
        QTest::keyClick(second->lineEdit(), Qt::Key_Return);
        QCOMPARE(screen.request().contestants[1], program.toStdString());
        if (end != QStringLiteral("late answer"))
            screen.takeTime();
        screen.start();
        QTRY_VERIFY(!screen.page()->job().isRunning());
        QCOMPARE(screen.cell(0, 5), end);
        QCOMPARE(screen.result(0, 1).toInt(), 2);
        QCOMPARE(screen.result(1, 3).toInt(), 0); // lost by play
        QCOMPARE(screen.result(1, 4).toInt(), 2);
        QVERIFY(screen.text("forfeits").contains(QStringLiteral("2 × ")));
        screen.games()->setFocus();
        screen.games()->setCurrentIndex(screen.games()->model()->index(0, 0));
        QTest::keyClick(screen.games(), Qt::Key_Return);
        QCOMPARE(reasonText(screen.document.match().ending->reason), end.section(u':', 0, 0));
    }

    void stopsAndKeepsWhatWasPlayed() {
        ArenaScreen screen("wait", "wait", 10'000);
        screen.start();
        QTRY_VERIFY(screen.games()->model()->rowCount() > 0);
        QVERIFY(!screen.startButton()->isEnabled());
        auto* stop = screen.page()->findChild<JobBar*>()->findChild<QPushButton*>();
        QTest::mouseClick(stop, Qt::LeftButton);
        QTRY_VERIFY(!screen.page()->job().isRunning());
        const int games = screen.games()->model()->rowCount();
        QVERIFY(games > 0 && games < 10'000);
        QCOMPARE(screen.result(0, 1).toInt() + screen.result(1, 1).toInt(), games);
        QVERIFY(screen.startButton()->isEnabled());
    }

    void takesSeeds() {
        ArenaScreen screen("wait", "wait", 6);
        auto* seeds = screen.widget<QLineEdit>("Seeds");
        screen.type(seeds, QStringLiteral("15, -19"));
        QCOMPARE(screen.request().seeds, (std::vector<std::int64_t>{15, -19}));
        QCOMPARE(screen.request().firstSeed, 16);
        screen.start();
        QTRY_VERIFY(!screen.page()->job().isRunning());
        QCOMPARE(screen.cell(2, 1), QStringLiteral("-19"));
        QCOMPARE(screen.cell(4, 1), QStringLiteral("16"));
        screen.document.undoStack().undo();
        QCOMPARE(seeds->text(), QStringLiteral("1"));
    }

    void namesWrongInputAtItsPlace_data() {
        QTest::addColumn<QString>("seeds");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("word") << QStringLiteral("1, two")
                              << QStringLiteral(
                                     "“two” is not a seed: seeds are whole numbers of 64 "
                                     "bits, parted by commas.");
        QTest::newRow("too great")
            << QStringLiteral("9223372036854775808")
            << QStringLiteral("“9223372036854775808” is not a seed: seeds are "
                              "whole numbers of 64 bits, parted by commas.");
        QTest::newRow("twice") << QStringLiteral("3, 4, 3")
                               << QStringLiteral(
                                      "Seed 3 is listed twice: its games would be the same.");
        QTest::newRow("none") << QStringLiteral(" ")
                              << QStringLiteral("Give the seed of the first map.");
    }

    void namesWrongInputAtItsPlace() {
        QFETCH(QString, seeds);
        QFETCH(QString, sentence);
        ArenaScreen screen("wait", "wait", 2);
        auto* edit = screen.widget<QLineEdit>("Seeds");
        screen.type(edit, seeds);
        QCOMPARE(screen.text("gamesRefusal"), sentence);
        QVERIFY(!screen.startButton()->isEnabled());
        screen.type(edit, QStringLiteral("7"));
        QVERIFY(screen.text("gamesRefusal").isEmpty());
        QVERIFY(screen.startButton()->isEnabled());
    }

    void namesMissingContestantsAndTooManyGames() {
        ArenaScreen screen("wait", "wait", 2);
        auto* first = screen.widget<QComboBox>("First contestant");
        first->setFocus();
        first->lineEdit()->selectAll();
        QTest::keyClick(first->lineEdit(), Qt::Key_Delete);
        QTest::keyClick(first->lineEdit(), Qt::Key_Return);
        QVERIFY(screen.text("contestantRefusal").startsWith(QStringLiteral("Choose a bot")));
        QVERIFY(!screen.startButton()->isEnabled());
        screen.type(first->lineEdit(), QStringLiteral("no-such-program --fast"));
        QTest::keyClick(first->lineEdit(), Qt::Key_Return);
        QCOMPARE(screen.text("contestantRefusal"),
                 QStringLiteral("\"no-such-program\" cannot be started: there is neither a bot nor "
                                "a program of that name."));
        QVERIFY(!screen.startButton()->isEnabled());
        screen.type(first->lineEdit(), QStringLiteral("wait"));
        QTest::keyClick(first->lineEdit(), Qt::Key_Return);
        QVERIFY(screen.startButton()->isEnabled());
        auto* games = screen.widget<QSpinBox>("Games");
        games->setFocus();
        games->selectAll();
        QTest::keyClicks(games, QStringLiteral("20000"));
        QVERIFY(screen.text("gamesRefusal").contains(QStringLiteral("10,000")));
        QVERIFY(!screen.startButton()->isEnabled());
        screen.document.undoStack().undo();
        QCOMPARE(games->value(), 2); // the whole typing is one step
    }
};

YOMI_TESTS(TestArena)
#include "test_arena_page.moc"
