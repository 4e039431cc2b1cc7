// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/splitdamage/screen.h"
#include "tests/waiting.h"
#include "ui/charts/methods_page.h"
#include "ui/common/value_table.h"
#include "ui/splitdamage/effect_panel.h"
#include "ui/splitdamage/methods_dialog.h"
#include "ui/splitdamage/odds_charts.h"

#include <QComboBox>
#include <QCommandLinkButton>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTabBar>

using namespace yomi::ui;
using namespace yomi::ui::splitdamage;

class TestWorkspace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QApplication::setPalette(paletteFor(lightColors())); }

    void chartsShowTheArticlesBoard() {
        Screen screen(QStringLiteral("4 5 6 7 8"), 10);
        QTRY_COMPARE(screen.text("goalExact"),
                     QStringLiteral("exactly 302,388,189 / 2,500,000,000"));
        QCOMPARE(screen.text("goalOdds"), QStringLiteral("12.10 %"));
        QCOMPARE(screen.text("clearNeeds"), QStringLiteral("needs 30 hits"));
        QVERIFY(screen.workspace.findChild<QLabel*>(QStringLiteral("clearNeeds"))
                    ->toolTip()
                    .startsWith(QStringLiteral("Impossible with 10 hits.")));
        QCOMPARE(screen.text("branches"), QStringLiteral("Brute force: 11,765,451 branches."));
        QCOMPARE(screen.kill()->bars().size(), 5);
        QCOMPARE(screen.kill()->bars()[0].value, 0.1209552756); // 302388189/2500000000
        QCOMPARE(screen.overHits()->lines().size(), 5);
        QCOMPARE(screen.overHits()->lines()[0].values.size(), 31); // 0 to the 30 that kill all
        QCOMPARE(screen.overHits()->lines()[0].values[10], 0.1209552756);
        QCOMPARE(screen.overHits()->marker(), 10);
        QCOMPARE(screen.dead()->bars().size(), 3); // none, 1, 2: more cannot die
        QCOMPARE(screen.dead()->bars()[0].value, 0.8394768384);
        QCOMPARE(screen.remaining()->rows()[1].values[0], 0.032919811075);
    }

    void onlyThePoolIsCharted() {
        Screen screen(QStringLiteral("4 5 6"), 3);
        QTRY_COMPARE(screen.kill()->bars().size(), 3);
        screen.document.select(enemy(1));
        screen.document.perform(setInPool(screen.document.inputs(), enemy(1), false));
        QTRY_COMPARE(screen.kill()->bars().size(), 2);
        QCOMPARE(screen.kill()->bars()[1].name, QStringLiteral("Minion 3"));
        QCOMPARE(screen.remaining()->rows().size(), 2);
    }

    void emptyBoardAndEmptyPoolSayWhatToDo() {
        Screen screen;
        QVERIFY(!screen.kill()->isVisible());
        QVERIFY(!screen.workspace.findChild<QLabel*>(QStringLiteral("goalOdds"))->isVisible());
        QVERIFY(screen.workspace.findChild<EffectPanel*>()->isVisible()); // the effect is visible
        screen.document.perform(addHero({}, SideName::Friendly, 30));
        QVERIFY(screen.kill()->isVisible());
        QCOMPARE(screen.kill()->emptyText(),
                 QStringLiteral("This effect hits no one. Choose another pool, or add a character "
                                "that Split damage can hit."));
        screen.document.perform(setPool(screen.document.inputs(), Pool::AllCharacters));
        QTRY_COMPARE(screen.kill()->emptyText(), QString());
        QCOMPARE(screen.kill()->bars()[0].name, QStringLiteral("Friendly hero"));
    }

    void oddsOverHitsSayThatTheyAreComputed() {
        SplitDamageDocument document;
        BoardAnalysis analysis;
        const OddsCharts charts(document, analysis);
        const auto* overHits = charts.findChild<LinePanel*>();
        QStringList texts;
        connect(&analysis.outlook, &AnalysisBase::changed, [&] { texts << overHits->emptyText(); });
        analysis.ask(
            replaceMinions({}, SideName::Enemy, parseLives(QStringLiteral("4 5")).minions).after);
        QTRY_VERIFY(analysis.outlook.isFresh());
        QCOMPARE(texts, QStringList({QStringLiteral("Computing…"), QString()}));
    }

    void theEmptyPageOffersThreeBoards() {
        Screen screen;
        const auto boards = screen.workspace.findChildren<QCommandLinkButton*>();
        QCOMPARE(boards.size(), 3);
        for (const QWidget* board : boards)
            QTRY_COMPARE(board->height(), board->heightForWidth(board->width()));
        QTest::mouseClick(boards[0], Qt::LeftButton);
        QCOMPARE(lives(screen.document), QStringLiteral("2d 3d 4"));
        QTRY_COMPARE(screen.text("goalOdds"), QStringLiteral("33.92 %"));
        QVERIFY(!boards[0]->isVisible());
        screen.document.undoStack().undo();
        QVERIFY(boards[0]->isVisible());
    }

    /// A stopped answer stays marked as belonging to older inputs.
    void stoppedOddsStayFaded() {
        Screen screen(QStringLiteral("4 5 6 7 8"), 10);
        QTRY_COMPARE(screen.kill()->bars().size(), 5);
        QVERIFY(!screen.kill()->isStale());
        screen.document.perform(setHits(screen.document.inputs(), 20));
        QPushButton* stop = nullptr;
        for (auto* button : screen.workspace.findChildren<QPushButton*>())
            if (!stop && button->text() == QLatin1String("Stop")) // the others belong to the plan
                stop = button;
        stop->click(); // before the event loop runs: no new odds can have arrived
        for (ChartPanel* panel :
             screen.workspace.findChild<OddsCharts*>()->findChildren<ChartPanel*>())
            QVERIFY(panel->isStale());
        QCOMPARE(screen.text("goalExact"),
                 QStringLiteral("Stopped: these odds belong to an earlier board."));
        screen.document.perform(setHits(screen.document.inputs(), 12));
        QTRY_VERIFY(!screen.kill()->isStale());
    }

    void keysOnTheBoardReachTheCharts() {
        Screen screen(QStringLiteral("1 1"), 1);
        QTRY_COMPARE(screen.text("goalOdds"), QStringLiteral("50.00 %"));
        screen.document.select(enemy(0));
        QTest::keyClick(screen.board(), Qt::Key_Up);
        QTRY_COMPARE(screen.text("goalOdds"), QStringLiteral("0 %"));
        QTest::keyClick(screen.board(), Qt::Key_G);
        QTRY_COMPARE(screen.text("goalSentence"), QStringLiteral("Minion 1 must die"));
        QTest::keyClick(screen.board(), Qt::Key_G);
        QTRY_COMPARE(screen.text("goalSentence"), QStringLiteral("Minion 1 must live"));
        QTRY_COMPARE(screen.text("goalOdds"), QStringLiteral("100 %"));
        screen.document.perform(setInPool(screen.document.inputs(), enemy(0), false));
        QTRY_COMPARE(screen.text("goalSentence"),
                     QStringLiteral("Minion 1 is not struck: its goal does not count."));
    }

    void fewestHitsFollowTheWantedProbability() {
        Screen screen(QStringLiteral("4 5 6 7 8"), 10);
        screen.document.perform(setGoal(screen.document.inputs(), enemy(0), Goal::MustDie));
        QTRY_COMPARE(screen.text("fewestHits0"), QStringLiteral("18"));
        QCOMPARE(screen.text("fewestHits1"), QStringLiteral("27"));
        QCOMPARE(screen.text("fewestHits2"), QStringLiteral("30"));
        QCOMPARE(screen.text("hitsHeading"), QStringLiteral("hits needed"));
        auto* wanted = screen.workspace.findChildren<QDoubleSpinBox*>()[0];
        QCOMPARE(wanted->text(), QStringLiteral("50 %"));
        wanted->setFocus();
        wanted->selectAll();
        QTest::keyClicks(wanted, QStringLiteral("12.1"));
        QTest::keyClick(wanted, Qt::Key_Return);
        QCOMPARE(screen.text("fewestHits0"), QStringLiteral("11")); // 12.0955 % at 10 hits
        QCOMPARE(screen.document.inputs().wanted[0], 0.121);
        screen.document.undoStack().undo();
        QCOMPARE(wanted->text(), QStringLiteral("50 %"));
        QCOMPARE(screen.text("fewestHits0"), QStringLiteral("18"));
    }

    void impossibleGoalsAreToldInWords() {
        Screen screen(QStringLiteral("1 1"), 1);
        Inputs both = setGoal(screen.document.inputs(), enemy(0), Goal::MustDie).after;
        both = setGoal(both, enemy(1), Goal::MustLive).after;
        screen.document.perform({QStringLiteral("goals"), both});
        QTRY_COMPARE(screen.text("fewestHits0"), QStringLiteral("1"));
        QTRY_COMPARE(screen.text("fewestHits1"), QStringLiteral("never"));
        QCOMPARE(screen.text("goalBest"), QStringLiteral("At best 50.00 %, with 1 hit."));
        QCOMPARE(screen.text("goalSentence"),
                 QStringLiteral("Minion 1 must die, Minion 2 must live"));
        screen.document.perform(setHealth(screen.document.inputs(), enemy(0), 999));
        QTRY_COMPARE(screen.text("fewestHits1"), QStringLiteral("not within 200"));
    }

    void mixedGoalsTellTheRangeOfHitsAndTheirCurve() {
        Screen screen(QStringLiteral("2 4"), 3);
        Inputs both = setGoal(screen.document.inputs(), enemy(0), Goal::MustDie).after;
        both = setGoal(both, enemy(1), Goal::MustLive).after;
        both.wanted = {0.25, 0.5, 0.99};
        screen.document.perform({QStringLiteral("goals"), both});
        QTRY_COMPARE(screen.text("hitsHeading"), QStringLiteral("hits"));
        QTRY_COMPARE(screen.text("fewestHits0"), QStringLiteral("2 to 5"));
        QCOMPARE(screen.text("fewestHits2"), QStringLiteral("never"));
        QCOMPARE(screen.overHits()->lines().size(), 3);
        QCOMPARE(screen.overHits()->lines().back().name, QStringLiteral("Goal"));
        QCOMPARE(screen.overHits()->lines().back().values[2], 0.25);
    }

    void spellDamageReachesTheWantedOdds() {
        Screen screen(QStringLiteral("2"), 1);
        QTRY_COMPARE(screen.text("fewestHits0"), QStringLiteral("2"));
        QCOMPARE(screen.text("spellDamage0"), QStringLiteral("–")); // it has no effect here
        screen.document.perform(
            choosePreset(screen.document.inputs(), *findPreset("Arcane Missiles")));
        QTRY_COMPARE(screen.text("spellDamage0"), QStringLiteral("+0"));
        screen.document.perform(setHealth(screen.document.inputs(), enemy(0), 5));
        QTRY_COMPARE(screen.text("spellDamage0"), QStringLiteral("+2"));
    }

    /// A name is shown literally everywhere: it neither breaks a line nor reverses the following
    /// text.
    void namesAreShownInPlainSight() {
        Screen screen(QStringLiteral("4"), 3);
        screen.document.perform(
            rename(screen.document.inputs(), enemy(0), QStringLiteral("\u202Egpj\nImp")));
        const QString shown = QStringLiteral("\\u202egpj\\u000aImp");
        QTRY_COMPARE(screen.kill()->bars().value(0).name, shown);
        QCOMPARE(screen.remaining()->rows()[0].name, shown);
        QTRY_COMPARE(screen.overHits()->lines().value(0).name, shown);
        QCOMPARE(screen.board()->itemName(1), shown);
        QVERIFY(screen.text("goalSentence").contains(shown));
    }

    /// Names of a full board are readable: horizontal bars, sorted within their sides.
    void fullBoardsHaveLyingBarsBySide() {
        Screen screen(QStringLiteral("3 1 2 4 5"), 6);
        Inputs inputs = replaceMinions(screen.document.inputs(), SideName::Friendly,
                                       parseLives(QStringLiteral("4 2 3 1")).minions)
                            .after;
        screen.document.perform(setPool(inputs, Pool::AllMinions));
        QTRY_COMPARE(screen.kill()->bars().size(), 9);
        const auto names = [&] {
            QString numbers;
            for (const Bar& bar : screen.kill()->bars())
                numbers += bar.name.back();
            return numbers;
        };
        QCOMPARE(names(), QStringLiteral("231454231"));
        QCOMPARE(screen.kill()->bars()[0].group, QStringLiteral("Enemy side"));
        QCOMPARE(screen.kill()->bars()[5].group, QStringLiteral("Friendly side"));
        QTest::mouseMove(screen.board(), screen.centre(enemy(1)));
        QCOMPARE(screen.kill()->highlighted(), 0);
        QTRY_COMPARE(screen.overHits()->highlighted(), 1);
        View view = screen.document.view();
        view.order = KillOrder::Board;
        screen.document.setView(view);
        QCOMPARE(names(), QStringLiteral("123451234"));
        QCOMPARE(screen.kill()->highlighted(), 1);
    }

    void aLowWindowShowsOneChart() {
        Screen screen(QStringLiteral("4 5"), 3);
        QTRY_COMPARE(screen.kill()->bars().size(), 2);
        auto* switcher = screen.workspace.findChild<QTabBar*>();
        QVERIFY(!switcher->isVisible());
        screen.workspace.resize(900, 600);
        QVERIFY(switcher->isVisible());
        QVERIFY(screen.kill()->isVisible() && !screen.dead()->isVisible());
        QTest::mouseClick(switcher, Qt::LeftButton, {}, switcher->tabRect(2).center());
        QVERIFY(!screen.kill()->isVisible() && screen.dead()->isVisible());
        QVERIFY(screen.dead()->height() > 100);
        QVERIFY(screen.document.view().chart == Chart::HowManyDie);
        screen.workspace.resize(1280, 760);
        QVERIFY(screen.kill()->isVisible() && screen.dead()->isVisible());
    }

    /// However much health there is, the axis extends to hits at which a target may die.
    void curvesGoOnToWhereSomethingHappens() {
        Screen screen(QStringLiteral("40 60"), 3);
        QTRY_COMPARE(screen.overHits()->lines().size(), 2);
        QVERIFY(screen.overHits()->lines()[0].values.back() > 0.1);
    }

    /// A goal that more hits make less likely has a maximum: the axis extends to it.
    void curvesGoOnToTheBestOfTheGoal() {
        Screen screen(QStringLiteral("4 5 12 12"), 3);
        Inputs both = setGoal(screen.document.inputs(), enemy(0), Goal::MustDie).after;
        both = setGoal(both, enemy(1), Goal::MustLive).after;
        screen.document.perform({QStringLiteral("goals"), both});
        QTRY_COMPARE(screen.overHits()->lines().size(), 5);
        const QList<double>& goal = screen.overHits()->lines().back().values;
        QVERIFY(std::ranges::max_element(goal) < std::prev(goal.end()));
    }

    void colourAndPortraitGoWithTheCharacter() {
        Screen screen(QStringLiteral("4 5 6"), 3);
        QTRY_COMPARE(screen.kill()->bars().size(), 3);
        const QColor color = screen.kill()->bars()[0].color;
        screen.document.perform(
            moveMinion(screen.document.inputs(), enemy(0), {SideName::Enemy, 3}));
        QTRY_COMPARE(screen.kill()->bars()[2].color, color);
        screen.document.perform(
            choosePreset(screen.document.inputs(), *findPreset("Spreading Madness")));
        screen.document.perform(addHero(screen.document.inputs(), SideName::Enemy, 20));
        QTRY_COMPARE(screen.kill()->bars().size(), 4);
        QCOMPARE(screen.kill()->bars()[3].color, color);
    }

    void livingGoalsTellTheMostHits() {
        Screen screen(QStringLiteral("1 1"), 1);
        screen.document.perform(setGoal(screen.document.inputs(), enemy(0), Goal::MustLive));
        QTRY_COMPARE(screen.text("hitsHeading"), QStringLiteral("hits at most"));
        QTRY_COMPARE(screen.text("fewestHits0"), QStringLiteral("1"));
        QCOMPARE(screen.text("fewestHits1"), QStringLiteral("0"));
    }

    void markerDragChangesTheHitsAsOneStep() {
        Screen screen(QStringLiteral("4 5 6 7 8"), 10);
        QTRY_COMPARE(screen.overHits()->lines().size(), 5);
        QTest::qWait(1); // the marker is laid out with the lines
        const int steps = screen.document.undoStack().count();
        QWidget* canvas = Screen::canvas(screen.overHits());
        const auto* plot = screen.overHits()->findChild<PlotView*>();
        const auto at = [&](int hits) {
            return plot->toPixels({double(hits), 0.5}).toPoint();
        };
        QTest::mousePress(canvas, Qt::LeftButton, {}, at(10));
        QTest::mouseMove(canvas, at(12));
        QTest::mouseMove(canvas, at(18));
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, at(18));
        QCOMPARE(screen.document.inputs().effect.hits, 18);
        QCOMPARE(screen.document.undoStack().count(), steps + 1);
        QCOMPARE(screen.document.undoStack().undoText(), QStringLiteral("Set the hits to 18"));
        QTRY_VERIFY(screen.kill()->bars().value(0).value > 0.5);
        QTest::mouseClick(canvas, Qt::LeftButton, {}, at(20)); // a second drag, a second step
        QCOMPARE(screen.document.undoStack().count(), steps + 2);
        screen.document.undoStack().undo();
        screen.document.undoStack().undo();
        QTRY_COMPARE(screen.text("goalOdds"), QStringLiteral("12.10 %"));
        QCOMPARE(screen.overHits()->marker(), 10);
    }

    void curvesEndSomeWayBehindTheMarker() {
        Screen screen(QStringLiteral("4 5 6 7 8"), 3);
        const auto lastHit = [&] {
            return screen.overHits()->lines()[0].values.size() - 1;
        };
        QTRY_COMPARE(screen.overHits()->lines().size(), 5);
        QCOMPARE(lastHit(), 12);
        const auto* plot = screen.overHits()->findChild<PlotView*>();
        QWidget* canvas = Screen::canvas(screen.overHits());
        QTest::qWait(1);
        const QPoint end = plot->toPixels({12, 0.5}).toPoint();
        QTest::mousePress(canvas, Qt::LeftButton, {}, end);
        QCOMPARE(screen.document.inputs().effect.hits, 12);
        QTest::qWait(50);        // results of the edit arrive
        QCOMPARE(lastHit(), 12); // under the mouse the axis does not change
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, end);
        QCOMPARE(lastHit(), 30);
        screen.document.perform(setHits(screen.document.inputs(), 60));
        QTRY_COMPARE(lastHit(), 60); // where all are dead
    }

    void markerStopsAtTheHitsOfSpellDamage() {
        Screen screen(QStringLiteral("4 5"), 3);
        Inputs setup = choosePreset(screen.document.inputs(), *findPreset("Arcane Missiles")).after;
        screen.document.perform(setSpellDamage(setup, 2)); // 5 hits, 2 of them by Spell Damage
        QTRY_COMPARE(screen.overHits()->lines().size(), 2);
        auto* plot = screen.overHits()->findChild<PlotView*>();
        plot->setFocus();
        QTest::mouseClick(plot->viewport(), Qt::LeftButton, {}, plot->toPixels({1, 0.5}).toPoint());
        QCOMPARE(screen.overHits()->marker(), 2);
        QCOMPARE(screen.document.inputs().effect.hits, 0);
        QCOMPARE(screen.text("effectRefusal"), QString());
    }

    void barsLightTokensAndTokensLightBars() {
        Screen screen(QStringLiteral("4 5 6 7 8"), 10);
        QTRY_COMPARE(screen.overHits()->lines().size(), 5);
        QSignalSpy pointed(&screen.workspace, &Workspace::pointedChanged);
        QTest::mouseMove(screen.board(), screen.centre(enemy(1)));
        QCOMPARE(screen.kill()->highlighted(), 1);
        QCOMPARE(screen.overHits()->highlighted(), 1);
        QCOMPARE(screen.remaining()->highlighted(), 1);
        QCOMPARE(pointed.last().first().toString(),
                 QStringLiteral("Minion 2: 5 health, kill odds 3.29 %"));

        screen.document.perform(setInPool(screen.document.inputs(), enemy(0), false));
        QTRY_COMPARE(screen.kill()->highlighted(), 0); // the first row now
        screen.document.perform(setInPool(screen.document.inputs(), enemy(1), false));
        QTRY_COMPARE(screen.kill()->highlighted(), -1);
        screen.document.undoStack().setIndex(0);
        QTRY_COMPARE(screen.kill()->highlighted(), 1);

        const QImage before = screen.tokenPicture(enemy(3));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(screen.board(), &leave);
        QCOMPARE(screen.kill()->highlighted(), -1);
        auto* plot = screen.kill()->findChild<PlotView*>();
        plot->setFocus();
        QTest::keyClick(plot, Qt::Key_Left); // the last bar
        QTest::keyClick(plot, Qt::Key_Left);
        QCOMPARE(screen.remaining()->highlighted(), 3);
        QVERIFY(screen.tokenPicture(enemy(3)) != before); // highlighted
        QTest::keyClick(plot, Qt::Key_Return);
        QVERIFY(screen.document.view().selected == enemy(3));
    }

    void positionsAreCopiedAndPastedWhole() {
        Screen screen(QStringLiteral("4d 5 6"), 3);
        Inputs inputs = addHero(screen.document.inputs(), SideName::Friendly, 30).after;
        inputs = choosePreset(inputs, *findPreset("Volcano")).after;
        screen.document.perform(setSpellDamage(inputs, 2));
        const QString text = screen.workspace.copyText();
        QCOMPARE(nlohmann::json::parse(text.toStdString()).size(),
                 3u); // board, effect, spellDamage
        const Inputs before = screen.document.inputs();
        screen.document.perform(replaceBoard(before, QStringLiteral("nothing"), {}));
        QVERIFY(screen.document.inputs().board == Board());
        QCOMPARE(screen.workspace.pasteText(text), QString());
        QVERIFY(screen.document.inputs() == before);
        QCOMPARE(screen.document.undoStack().undoText(), QStringLiteral("Paste a board"));
        QCOMPARE(screen.workspace.pasteText(QStringLiteral(R"({"board": {}})")),
                 QStringLiteral("effect: this value is missing"));
        QVERIFY(screen.document.inputs() == before);
    }

    void lifeListsArePasted() {
        Screen screen(QStringLiteral("4d 5 6"), 3);
        screen.document.select(friendly(0));
        QCOMPARE(screen.workspace.pasteText(QStringLiteral("1,2,3")), QString());
        QCOMPARE(lives(screen.document, SideName::Friendly), QStringLiteral("1 2 3"));
        QCOMPARE(lives(screen.document), QStringLiteral("4d 5 6"));
        QCOMPARE(screen.document.undoStack().undoText(),
                 QStringLiteral("Replace the friendly minions"));
        QCOMPARE(screen.workspace.pasteText(QStringLiteral("1 2 3 4 5 6 7 8")),
                 QStringLiteral("A side has room for 7 minions; this list has 8."));
        QCOMPARE(lives(screen.document, SideName::Friendly), QStringLiteral("1 2 3"));
        QSignalSpy copies(&screen.workspace, &Workspace::copyRequested);
        QSignalSpy pastes(&screen.workspace, &Workspace::pasteRequested);
        screen.command("Copy")->click(); // the shell handles it like its keys
        screen.command("Paste")->click();
        QCOMPARE(copies.size(), 1);
        QCOMPARE(pastes.size(), 1);
    }

    void commandRepeatsTheAnalysis() {
        Screen screen(QStringLiteral("4d 5 6"), 3);
        Inputs setup = addHero(screen.document.inputs(), SideName::Enemy, 20).after;
        setup = setArmor(setup, enemyHero, 5).after;
        setup = rename(setup, enemy(1), QStringLiteral("Kel'Thuzad, twice")).after;
        setup = setGoal(setup, enemy(0), Goal::MustDie).after;
        setup = setGoal(setup, enemyHero, Goal::MustLive).after;
        setup = choosePreset(setup, *findPreset("Greater Arcane Missiles")).after;
        setup = setSpellDamage(setup, 2).after;
        screen.document.perform({QStringLiteral("all"), setup, {}});
        QCOMPARE(screen.workspace.copyCommand(),
                 QStringLiteral("yomi-cli odds --lives 20,4,5,6 --hits 3 --damage 5 --armor "
                                "5,0,0,0 --shield 0,1,0,0 "
                                "--names='Enemy hero,Minion 1,Kel'\\''Thuzad  twice,Minion 3' "
                                "--goal-kill 1 --goal-keep 0"));
    }

    void commandRunsInAShell() {
        Screen screen(QStringLiteral("4d 5 6"), 9);
        Inputs setup = addHero(screen.document.inputs(), SideName::Enemy, 999).after;
        setup = setArmor(setup, enemyHero, 999).after;
        setup = setPool(setup, Pool::EnemyCharacters).after;
        setup = rename(setup, enemyHero, QStringLiteral("-$HOME `x` 'y' \"z\"")).after;
        setup = setGoal(setup, enemy(0), Goal::MustDie).after;
        setup = setGoal(setup, enemyHero, Goal::MustLive).after;
        screen.document.perform({QStringLiteral("all"), setup, {}});
        QTRY_COMPARE(screen.kill()->bars().size(), 4);

        QString command = screen.workspace.copyCommand() + QStringLiteral(" --json");
        command.replace(0, 8, QStringLiteral(YOMI_CLI));
        QProcess shell;
        shell.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), command});
        QVERIFY(shell.waitForFinished());
        const QByteArray errors = shell.readAllStandardError();
        QVERIFY2(shell.exitCode() == 0, errors.constData());
        const auto answer = nlohmann::json::parse(shell.readAllStandardOutput().toStdString());
        QCOMPARE(answer["targets"][0]["name"].get<std::string>(), setup.board.enemy.hero->name);
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(answer["targets"][i]["kill"].get<double>(),
                     screen.kill()->bars()[static_cast<int>(i)].value);
        QCOMPARE(yomi::ui::numberText(answer["goal"].get<double>(), Unit::Percent),
                 screen.text("goalOdds"));
    }

    void statusTellsMethodAndWork() {
        Screen screen(QStringLiteral("4 5 6 7 8"), 10);
        QSignalSpy work(&screen.workspace, &Workspace::workChanged);
        QTRY_COMPARE(work.count(), 1);
        const QString sentence = work.last().first().toString();
        QVERIFY2(QRegularExpression(QStringLiteral("^Exact · \\d+ steps · [\\d.]+ .?s$"))
                     .match(sentence)
                     .hasMatch(),
                 qPrintable(sentence));
    }

    void methodsPageShowsTheDriftOnTheArticlesBoard() {
        Screen screen(QStringLiteral("1 2"), 2);
        screen.workspace.analyzeActions()[0]->trigger();
        auto* dialog = screen.workspace.findChild<MethodsDialog*>();
        QVERIFY(dialog && dialog->isVisible() && !dialog->isModal());
        const ValueTable& table = dialog->page().table();
        QTRY_VERIFY(!dialog->page().isRunning());
        QCOMPARE(table.rowCount(), 13);
        const auto cell = [&](int row, int column) {
            return table.rows()[row][column];
        };
        QCOMPARE(cell(0, 0).toString(), QStringLiteral("Plain, float"));
        QCOMPARE(cell(0, 1).toLongLong(), 11765451);
        QCOMPARE(cell(0, 3).toString(), QStringLiteral("0.1208046")); // as the article prints it
        QVERIFY(std::abs(cell(0, 4).toDouble() / 1.25e-3 - 1) < 0.01);
        QCOMPARE(cell(6, 1).toLongLong(), 4149250);
        QCOMPARE(cell(6, 3).toString(), QStringLiteral("0.1212262"));
        QCOMPARE(cell(8, 1).toLongLong(), 4893656);
        QCOMPARE(cell(10, 0).toString(), QStringLiteral("Exact fractions"));
        QCOMPARE(cell(10, 4).toDouble(), 0.0);
        QVERIFY(cell(11, 4).toDouble() < 0.1); // a simulation of a million runs
        QCOMPARE(cell(12, 3).toString(), QStringLiteral("0.1209553"));
        QVERIFY(cell(12, 4).toDouble() < 1e-13);

        for (auto* button : dialog->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("This board"))
                button->click();
        QTRY_VERIFY(!dialog->page().isRunning());
        QCOMPARE(cell(0, 1).toLongLong(), 6); // the root, 2 first hits, 1 + 2 second ones
    }

    void methodsPageLeavesOutATreeThatIsTooLarge() {
        Screen screen(QStringLiteral("20 21 22 23 24 25 26"), 30);
        screen.workspace.analyzeActions()[0]->trigger();
        auto* dialog = screen.workspace.findChild<MethodsDialog*>();
        for (auto* button : dialog->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("This board"))
                button->click();
        QTRY_VERIFY(!dialog->page().isRunning());
        QCOMPARE(dialog->page().table().rowCount(), 3); // fractions, simulation, clocks
        const QVariantList simulated = dialog->page().table().rows()[1];
        QCOMPARE(simulated[0].toString(), QStringLiteral("Simulation, seed 1"));
        QVERIFY2(simulated[3].toString().contains(QStringLiteral(" to ")),
                 qPrintable(simulated[3].toString()));
        const QString note = dialog->findChild<QLabel*>(QStringLiteral("methodsNote"))->text();
        QVERIFY2(
            note.contains(QStringLiteral("more than the 500,000,000 that this page waits for")),
            qPrintable(note));
    }
};

YOMI_TESTS(TestWorkspace)
#include "test_workspace.moc"
