// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/icefire/screen.h"
#include "tests/waiting.h"
#include "ui/charts/line_panel.h"
#include "ui/charts/plot_view.h"
#include "ui/common/table_view.h"
#include "ui/common/value_table.h"
#include "ui/icefire/commands_panel.h"
#include "ui/icefire/curves_panel.h"
#include "ui/icefire/layers_panel.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QToolButton>

using namespace yomi::ui;
using namespace yomi::ui::icefire;

namespace {

constexpr const char* longGame = "games/seed_-19.jsonl";

/// A new document's map, with `ice` as the bot of ice.
auto personAgainst(const char* ice) {
    return [ice](IcefireDocument& document) {
        document.perform(setPlayer(document.inputs(), 1, ice));
    };
}

} // namespace

/// Stepping through a match and playing one, by mouse and keys.
class TestMatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { forgetPrograms(); }

    void chartsShrinkWithTheWindow() {
        Screen screen;
        screen.workspace.resize(1500, 900);
        QTest::qWait(50);
        const auto* area = screen.workspace.findChild<CurvesPanel*>()->parentWidget();
        while (area && !qobject_cast<const QScrollArea*>(area))
            area = area->parentWidget();
        const QScrollBar* bar = qobject_cast<const QScrollArea*>(area)->verticalScrollBar();
        QTRY_COMPARE(bar->maximum(), 0);
        screen.workspace.resize(1280, 690);
        QTRY_COMPARE(bar->maximum(), 0);
    }

    void stepsByKeysAndSlider() {
        Screen screen(goldenGame(longGame));
        const Replay& replay = screen.model().replay();
        QCOMPARE(screen.model().moment(), 0);
        QTest::keyClick(screen.board(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(screen.model().moment(), replay.firstMoment(1));
        QTest::keyClick(screen.board(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(screen.model().moment(), replay.firstMoment(1) + 1);
        QTest::keyClick(screen.board(), Qt::Key_Up, Qt::AltModifier);
        QTest::keyClick(screen.board(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(screen.model().moment(), 0);
        QTest::keyClick(screen.board(), Qt::Key_End, Qt::AltModifier);
        QCOMPARE(screen.model().moment(), replay.lastMoment());
        auto* slider = screen.widget<QSlider>("Position");
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Home);
        QCOMPARE(screen.model().moment(), 0);
        QVERIFY(screen.document.undoStack().isClean());
    }

    void stepsByTurnAndAction() {
        Screen screen(goldenGame(longGame));
        const Replay& replay = screen.model().replay();
        auto* stride = screen.widget<QComboBox>("Step");
        stride->setFocus();
        QTest::keyClick(stride, Qt::Key_Down); // by turn
        QCOMPARE(screen.playback()->last(), 100);
        QVERIFY(std::ranges::any_of(
            screen.playback()->findChildren<QLabel*>(),
            [](const QLabel* label) { return label->text() == QStringLiteral("1 of 100"); }));
        QTest::keyClick(screen.board(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(screen.model().moment(), replay.firstMoment(2));
        QTest::keyClick(stride, Qt::Key_Home); // by action
        QCOMPARE(screen.playback()->last(), replay.lastMoment());
        QCOMPARE(screen.model().moment(), replay.firstMoment(2));
        QTest::keyClick(screen.board(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(screen.model().moment(), replay.firstMoment(2) + 1);
    }

    void plays() {
        Screen screen(goldenGame("games/scen_hqtower_train.jsonl"));
        screen.playback()->setSpeed(60);
        QTest::keyClick(screen.board(), Qt::Key_Return, Qt::AltModifier);
        QTRY_COMPARE(screen.model().moment(), screen.model().replay().lastMoment());
        QVERIFY(!screen.playback()->isPlaying());
    }

    void jumpsToWhatHappens_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("event");
        QTest::addRow("capture") << int(Qt::Key_C) << int(MatchEvent::Capture);
        QTest::addRow("cut") << int(Qt::Key_U) << int(MatchEvent::Cut);
        QTest::addRow("bankruptcy") << int(Qt::Key_B) << int(MatchEvent::Bankruptcy);
        QTest::addRow("tower") << int(Qt::Key_T) << int(MatchEvent::Tower);
        QTest::addRow("finish") << int(Qt::Key_N) << int(MatchEvent::Finish);
    }
    void jumpsToWhatHappens() {
        QFETCH(int, key);
        QFETCH(int, event);
        Screen screen(goldenGame(longGame));
        QTRY_VERIFY(screen.model().summary());
        const auto& moments = screen.model().summary()->events[static_cast<std::size_t>(event)];
        for (const int moment : moments) {
            QTest::keyClick(screen.board(), Qt::Key(key), Qt::AltModifier);
            QCOMPARE(screen.model().moment(), moment);
        }
        QSignalSpy pointed(&screen.workspace, &Workspace::pointedChanged);
        QTest::keyClick(screen.board(), Qt::Key(key), Qt::AltModifier);
        QCOMPARE(pointed.last().first().toString(), QStringLiteral("No more after this moment."));
        if (moments.size() > 1) {
            QTest::keyClick(screen.board(), Qt::Key(key), Qt::AltModifier | Qt::ShiftModifier);
            QCOMPARE(screen.model().moment(), moments[moments.size() - 2]);
        }
    }

    void listsCommandsWithReasons() {
        Screen screen(goldenGame("games/seed_101.jsonl"));
        QTest::keyClick(screen.board(), Qt::Key_End, Qt::AltModifier);
        auto* panel = screen.workspace.findChild<CommandsPanel*>();
        const auto& rows = panel->table().rows();
        QCOMPARE(rows.last()[1].toString(), QStringLiteral("no command: loses"));
        QVERIFY(screen.text("commandReason").contains(QStringLiteral("loses at once")));
        // A click on a row goes to the moment after it.
        panel->view()->scrollToTop();
        const QRect first = panel->view()->visualRect(panel->view()->model()->index(1, 0));
        QTest::mouseClick(panel->view()->viewport(), Qt::LeftButton, {}, first.center());
        QCOMPARE(screen.model().replay().piecesDone(screen.model().moment()), 1);
    }

    void curvesFollowAndLead() {
        Screen screen(goldenGame(longGame));
        QTRY_VERIFY(screen.model().summary());
        LinePanel* cells = nullptr;
        for (auto* panel : screen.workspace.findChildren<LinePanel*>())
            cells = panel->title() == QStringLiteral("Cells") ? panel : cells;
        QCOMPARE(cells->lines().size(), 2);
        QCOMPARE(cells->lines()[1].values.first(), 2.0); // the cell given to ice
        QTest::keyClick(screen.board(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(cells->marker(), std::optional(1));
        // The axis counts turns, like the marker, with two player-turns each.
        const TextTable numbers = cells->numbers();
        QCOMPARE(numbers[1].first(), QStringLiteral("1"));
        QCOMPARE(numbers[4].first(), QStringLiteral("2.5"));
        QWidget* canvas = cells->findChild<PlotView*>()->viewport();
        canvas->setFocus();
        QTest::keyClick(canvas, Qt::Key_End);
        QCOMPARE(screen.model().playerTurn(), cells->marker().value());
    }

    void staleCurvesLeadToTheEnd() {
        Screen screen(goldenGame(longGame));
        QTRY_VERIFY(screen.model().summary());
        auto* canvas =
            screen.workspace.findChild<CurvesPanel*>()->findChild<PlotView*>()->viewport();
        screen.document.perform(newMap(screen.document.inputs(), 3, screen.state().ruleset));
        QVERIFY(!screen.model().summary());
        QTest::keyClick(canvas, Qt::Key_End); // the curves still belong to the long game
        QCOMPARE(screen.model().moment(), screen.model().replay().lastMoment());
    }

    void aPersonMovesTrainsAndBuilds() {
        Screen screen(personAgainst("wait"));
        QVERIFY(screen.model().isPersonsTurn());
        QTest::keyClick(screen.board(), Qt::Key_1);
        screen.click(1, 0);
        QVERIFY(screen.state().unitAt(cellAt(1, 0)));
        QCOMPARE(screen.document.inputs().begun, "TRAIN 1 1 0");
        QTest::keyClick(screen.board(), Qt::Key_E, Qt::ControlModifier);
        QTRY_COMPARE(screen.state().turn, 2);
        QTest::keyClick(screen.board(), Qt::Key_Escape);
        screen.click(1, 0); // chooses the unit
        screen.click(2, 0); // moves it
        QVERIFY(screen.state().unitAt(cellAt(2, 0)));
        QTest::keyClick(screen.board(), Qt::Key_M);
        screen.click(1, 0); // a mine spot
        QCOMPARE(screen.document.inputs().begun, "MOVE 1 2 0");
        QCOMPARE(screen.text("matchMessage"), QStringLiteral("The player cannot pay for it."));
        screen.document.undoStack().undo();
        QVERIFY(screen.state().unitAt(cellAt(1, 0)));
        screen.document.undoStack().undo(); // the turn's end, with the answer
        QCOMPARE(screen.state().turn, 1);
        QCOMPARE(screen.document.inputs().begun, "TRAIN 1 1 0");
    }

    void aKeyPressedAgainKeepsItsOrder() {
        Screen screen(personAgainst("wait"));
        for (const QPoint cell : {QPoint(1, 0), QPoint(0, 1)}) {
            QTest::keyClick(screen.board(), Qt::Key_1);
            screen.click(cell.x(), cell.y());
        }
        QCOMPARE(screen.document.inputs().begun, "TRAIN 1 1 0;TRAIN 1 0 1");
    }

    void asksBeforeAProgramOfAFileRuns_data() {
        QTest::addColumn<QString>("fire");
        QTest::addColumn<QString>("button");
        QTest::addRow("play on") << "greedy"
                                 << "Play on";
        QTest::addRow("end turn") << "person"
                                  << "End turn";
    }
    void asksBeforeAProgramOfAFileRuns() {
        QFETCH(QString, fire);
        QFETCH(QString, button);
        const QTemporaryDir directory;
        const QString mark = directory.filePath(QStringLiteral("it-ran"));
        const QString program = QStringLiteral("touch %1 #%2greedy").arg(mark, QString(8, u' '));
        Screen screen([&](IcefireDocument& document) {
            document.perform(setPlayer(document.inputs(), 0, fire.toStdString()));
            document.perform(setPlayer(document.inputs(), 1, program.toStdString()));
        });
        // The box shows the beginning of the command, and that it is one.
        const auto* box = screen.widget<QComboBox>("Player of ice");
        QCOMPARE(box->lineEdit()->cursorPosition(), 0);
        QVERIFY(box->lineEdit()->actions().first()->isVisible());
        QVERIFY(box->accessibleDescription().startsWith(QStringLiteral("A program")));
        QVERIFY(!screen.widget<QComboBox>("Player of fire")
                     ->lineEdit()
                     ->actions()
                     .first()
                     ->isVisible());

        QString shown;
        answerAboutProgram(shown, false);
        QTest::mouseClick(screen.button<QPushButton>(qPrintable(button)), Qt::LeftButton);
        QCOMPARE(shown, program);
        QVERIFY(!isAgreedTo(program.toStdString()));
        QVERIFY(screen.document.match().turns.empty());
        QVERIFY(!QFile::exists(mark));

        answerAboutProgram(shown, true);
        QTest::mouseClick(screen.button<QPushButton>(qPrintable(button)), Qt::LeftButton);
        QTRY_VERIFY(screen.document.match().ending);
        QVERIFY(QFile::exists(mark));

        // Accepted permanently, but only this command.
        QVERIFY(isAgreedTo(program.toStdString()));
        QVERIFY(!isAgreedTo(program.toStdString() + " "));
    }

    void showsTheWholeOfAProgram() {
        const std::string program = "greedy" + std::string(60, '\n') + "touch \u202Ex";
        Screen screen([&](IcefireDocument& document) {
            document.perform(setPlayer(document.inputs(), 0, "greedy"));
            document.perform(setPlayer(document.inputs(), 1, program));
        });
        QString shown;
        answerAboutProgram(shown, false);
        QTest::mouseClick(screen.button<QPushButton>("Play on"), Qt::LeftButton);
        QCOMPARE(shown, QStringLiteral("greedy") + QStringLiteral("\\u000a").repeated(60) +
                            QStringLiteral("touch \\u202ex"));
    }

    void aChangedProgramOfAFileIsAskedAboutToo() {
        Screen screen(personAgainst("touch x"));
        auto* box = screen.widget<QComboBox>("Player of ice");
        QTest::keyClick(box->lineEdit(), Qt::Key_End);
        QTest::keyClicks(box->lineEdit(), QStringLiteral("y"));
        QTest::keyClick(box->lineEdit(), Qt::Key_Return);
        QCOMPARE(screen.document.match().players[1], "touch xy");
        QVERIFY(!isAgreedTo("touch xy"));
        box->lineEdit()->selectAll();
        QTest::keyClicks(box->lineEdit(), QStringLiteral("wait"));
        QTest::keyClick(box->lineEdit(), Qt::Key_Return);
        box->lineEdit()->selectAll();
        QTest::keyClicks(box->lineEdit(), QStringLiteral("true"));
        QTest::keyClick(box->lineEdit(), Qt::Key_Return);
        QVERIFY(isAgreedTo("true")); // the person's own command
    }

    void theLastMomentOfAWonGameShowsWhatIsCutOff() {
        Screen screen(goldenGame("games/seed_15.jsonl"));
        QTest::keyClick(screen.board(), Qt::Key_End, Qt::AltModifier);
        QVERIFY(!(screen.state().owned[0] - screen.state().active[0]).empty());
        Layers layers = screen.document.view().layers;
        QVERIFY(layers.inactive);
        const QImage hatched = screen.board()->grab().toImage();
        layers.inactive = false;
        screen.document.look(&View::layers, layers);
        QVERIFY(screen.board()->grab().toImage() != hatched);
        const auto& rows = screen.workspace.findChild<CommandsPanel*>()->table().rows();
        QVERIFY(std::ranges::any_of(rows, [](const QVariantList& row) {
            return row[1].toString() == QStringLiteral("takes the HQ");
        }));
        QCOMPARE(screen.text("commandReason"),
                 QStringLiteral("The enemy's HQ is taken: the game is won."));
    }

    void playsByKeysAlone() {
        Screen screen(personAgainst("greedy"));
        QTest::keyClick(screen.board(), Qt::Key_Right); // the cursor, to (1, 0)
        QTest::keyClick(screen.board(), Qt::Key_2);
        QTest::keyClick(screen.board(), Qt::Key_Space);
        QCOMPARE(screen.document.inputs().begun, "TRAIN 2 1 0");
        QTest::keyClick(screen.board(), Qt::Key_E, Qt::ControlModifier);
        QTRY_COMPARE(screen.document.match().turns.size(), std::size_t(2));
        QVERIFY(screen.document.match().turns[1].line->starts_with("TRAIN"));
    }

    void theMenuOffersWhatIsAllowed() {
        Screen screen(personAgainst("wait"));
        const QPoint cell = screen.board()->cellRect(cellAt(0, 1)).center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, cell, screen.board()->mapToGlobal(cell));
        QApplication::sendEvent(screen.board(), &event);
        auto* menu = screen.board()->findChild<QMenu*>();
        QStringList texts;
        for (const QAction* action : menu->actions())
            texts << action->text();
        QCOMPARE(texts, (QStringList{QStringLiteral("Train level 1 (10 gold)"),
                                     QStringLiteral("Train level 2 (20 gold)")}));
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QVERIFY(screen.state().unitAt(cellAt(0, 1)));
    }

    void botsPlayOnFromTheMomentShown() {
        Screen screen([](IcefireDocument& document) {
            document.perform(setPlayer(document.inputs(), 0, "greedy"));
            document.perform(setPlayer(document.inputs(), 1, "random"));
        });
        auto* play = screen.button<QPushButton>("Play on");
        QTest::mouseClick(play, Qt::LeftButton);
        QTRY_VERIFY(screen.document.match().ending);
        QCOMPARE(screen.model().moment(), 0);
        const std::size_t turns = screen.document.match().turns.size();
        QTest::keyClick(screen.board(), Qt::Key_Right, Qt::AltModifier);
        const int shown = screen.model().moment();
        QTest::keyClick(screen.board(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(screen.document.undoStack().count(), 2);
        QCOMPARE(screen.model().playerTurn(), 1);
        screen.document.undoStack().undo();
        QCOMPARE(screen.model().moment(), shown);
        QCOMPARE(screen.document.match().turns.size(), turns);
    }

    void aProgramThatIsNoneForfeits() {
        Screen screen(personAgainst("true"));
        agreeTo("true");
        QTest::mouseClick(screen.button<QPushButton>("End turn"), Qt::LeftButton);
        QTRY_VERIFY(screen.document.match().ending);
        QCOMPARE(screen.document.match().ending->reason, EndReason::Crash);
    }

    void aTabLeavesTheKeysToTheBoard() {
        Screen screen;
        auto* pages = screen.workspace.findChild<QTabWidget*>();
        pages->setCurrentIndex(1);
        screen.widget<QLineEdit>("Seed")->setFocus();
        QTabBar* bar = pages->tabBar();
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(0).center());
        QCOMPARE(pages->currentIndex(), 0);
        QVERIFY(screen.board()->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_1);
        QCOMPARE(screen.document.match().players[0], "person");
    }

    void questionsAProgramThatDoesNotExist() {
        Screen screen;
        auto* ice = screen.widget<QComboBox>("Player of ice");
        ice->lineEdit()->selectAll();
        QTest::keyClicks(ice->lineEdit(), QStringLiteral("person1t"));
        QTest::keyClick(ice->lineEdit(), Qt::Key_Return);
        QVERIFY2(screen.text("matchMessage")
                     .startsWith(QStringLiteral("\"person1t\" cannot be "
                                                "started")),
                 qPrintable(screen.text("matchMessage")));
        QTest::mouseClick(screen.button<QPushButton>("End turn"), Qt::LeftButton);
        QTRY_VERIFY(screen.button<QPushButton>("End turn")->isEnabled());
        QTRY_VERIFY(screen.text("matchMessage").contains(QStringLiteral("cannot be started")));
        QVERIFY(screen.document.match().turns.empty());
    }

    void saysWhyItCannotPlayOn() {
        Screen screen(goldenGame(longGame));
        const auto* play = screen.button<QPushButton>("Play on");
        QVERIFY(!play->isEnabled());
        QVERIFY2(play->toolTip().startsWith(QStringLiteral("No player for fire")),
                 qPrintable(play->toolTip()));
        for (const int player : {0, 1})
            screen.document.perform(setPlayer(screen.document.inputs(), player, "wait"));
        QVERIFY(play->isEnabled());
        QTest::keyClick(screen.board(), Qt::Key_End, Qt::AltModifier);
        QVERIFY(!play->isEnabled());
        QVERIFY(play->toolTip().startsWith(QStringLiteral("The game is over")));
    }

    void tellsTheCellAnewAfterAStep() {
        Screen screen(goldenGame(longGame));
        screen.board()->setCurrentItem(BoardWidget::itemOf(cellAt(1, 0)));
        QSignalSpy pointed(&screen.workspace, &Workspace::pointedChanged);
        QTest::keyClick(screen.board(), Qt::Key_End, Qt::AltModifier);
        QVERIFY(!pointed.isEmpty());
        QCOMPARE(pointed.last().first().toString(), screen.board()->cellSentence(cellAt(1, 0)));
    }

    void fitsIntoASmallWindow() {
        const Screen screen;
        const QSize least = screen.workspace.minimumSizeHint();
        QVERIFY2(least.width() <= 880 && least.height() <= 480,
                 qPrintable(QStringLiteral("%1 × %2").arg(least.width()).arg(least.height())));
    }

    /// In a narrow window the layers make room for the pages.
    void nothingOfThePagesIsCutOffSideways() {
        Screen screen(goldenGame(longGame));
        auto* pages = screen.workspace.findChild<QTabWidget*>();
        const auto* layers = screen.workspace.findChild<LayersPanel*>();
        for (const QSize size : {QSize(1280, 714), QSize(880, 480), QSize(1280, 714)}) {
            screen.workspace.resize(size);
            for (int page = 0; page < 4; ++page) {
                pages->setCurrentIndex(page);
                const auto* area = qobject_cast<QScrollArea*>(pages->currentWidget());
                QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0);
            }
            const bool isNarrow = size.width() < 1000;
            QCOMPARE(pages->isAncestorOf(layers), isNarrow);
            pages->setCurrentIndex(pages->count() - 1);
            QVERIFY(layers->isVisible());
            QCOMPARE(screen.document.view().page, 3);
        }
    }

    /// If four charts would be a few pixels high, one is shown at a time.
    void aLowPageShowsOneChart() {
        Screen screen(goldenGame(longGame));
        const auto* curves = screen.workspace.findChild<CurvesPanel*>();
        auto* switcher = curves->findChild<QTabBar*>();
        const auto seen = [&] {
            QStringList titles;
            for (const LinePanel* chart : curves->charts())
                if (chart->isVisible())
                    titles << chart->title();
            return titles;
        };
        QTRY_COMPARE(seen().size(), 4);
        QVERIFY(!switcher->isVisible());
        screen.workspace.resize(960, 452);
        QTRY_COMPARE(seen(), QStringList(QStringLiteral("Cells")));
        QVERIFY(switcher->isVisible());
        constexpr int readable = 60;
        QTRY_VERIFY(curves->charts().front()->findChild<PlotView*>()->height() >= readable);
        QTest::mouseClick(switcher, Qt::LeftButton, {}, switcher->tabRect(2).center());
        QCOMPARE(seen(), QStringList(QStringLiteral("Gold")));
        screen.workspace.resize(1280, 714);
        QTRY_COMPARE(seen().size(), 4);
    }

    void saysThatAFileIsEmpty() {
        QString error;
        QVERIFY(readRecords("\n", Ruleset::Current, error).empty());
        QVERIFY(error.startsWith(QStringLiteral("The file is empty")));
    }

    void choosesPlayers() {
        Screen screen;
        auto* fire = screen.widget<QComboBox>("Player of fire");
        fire->lineEdit()->selectAll();
        QTest::keyClicks(fire->lineEdit(), QStringLiteral("greedy"));
        QTest::keyClick(fire->lineEdit(), Qt::Key_Return);
        QCOMPARE(screen.document.match().players[0], "greedy");
        QVERIFY(!screen.model().isPersonsTurn());
        screen.document.undoStack().undo();
        QVERIFY(screen.model().isPersonsTurn());
    }
};

YOMI_TESTS(TestMatch)
#include "test_match_page.moc"
