// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/splitdamage/board_fixture.h"
#include "ui/common/colors.h"
#include "ui/common/scaled_font.h"

#include <QHelpEvent>
#include <QMenu>
#include <QSignalSpy>
#include <QToolTip>

using namespace yomi::ui::splitdamage;

/// The board under real mouse and key events.
class TestBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void clickOnAFreeSlotAddsThere() {
        BoardFixture f;
        f.click(enemy(4)); // minions have no gaps: this slot cannot be filled yet
        QCOMPARE(lives(f.document), QString());
        const QRectF cell = f.board.token(enemy(0)).cell;
        QTest::mouseClick(&f.board, Qt::LeftButton, {}, (cell.topLeft() + QPointF(3, 3)).toPoint());
        QCOMPARE(lives(f.document), QString()); // beside the slot's circle
        QCOMPARE(f.selected().minion, 0);
        f.click(enemy(0));
        QCOMPARE(lives(f.document), QStringLiteral("4"));
        QCOMPARE(f.selected().minion, 0);
        f.click(friendly(0));
        QCOMPARE(lives(f.document, SideName::Friendly), QStringLiteral("4"));
        f.click(enemyHero);
        QCOMPARE(f.at(enemyHero)->health, 30);
        QCOMPARE(f.document.undoStack().count(), 3);
    }

    void aClickBehindTheFreeSlotSelectsIt() {
        BoardFixture f(QStringLiteral("3"));
        f.click(enemy(0));
        f.click(enemy(5));
        QVERIFY(f.selected() == enemy(1)); // further typing changes no character
        QCOMPARE(lives(f.document), QStringLiteral("3"));
    }

    void keysAddToo() {
        BoardFixture f(QStringLiteral("3"));
        f.document.select(enemy(1));
        f.key(Qt::Key_Insert);
        QCOMPARE(lives(f.document), QStringLiteral("3 3"));
        f.key(Qt::Key_Plus);
        QCOMPARE(lives(f.document), QStringLiteral("3 3 3"));
        QCOMPARE(f.selected().minion, 2);
        f.key(Qt::Key_End);
        f.key(Qt::Key_Return);
        QCOMPARE(lives(f.document), QStringLiteral("3 3 3 3"));
    }

    void eighthMinionIsRefusedInWords() {
        BoardFixture f(QStringLiteral("1 1 1 1 1 1 1"));
        f.key(Qt::Key_Plus);
        QCOMPARE(lives(f.document), QStringLiteral("1 1 1 1 1 1 1"));
        QCOMPARE(f.message(), QStringLiteral("A side has room for 7 minions; this one is full."));
        f.key(Qt::Key_Escape);
        QCOMPARE(f.message(), QString());
    }

    void arrowKeysAndWheelChangeTheHealthInOneStep() {
        BoardFixture f(QStringLiteral("4 5"));
        f.click(enemy(1));
        f.key(Qt::Key_Up);
        f.key(Qt::Key_Up);
        f.key(Qt::Key_PageUp);
        QCOMPARE(f.at(enemy(1))->health, 17);
        QCOMPARE(f.document.undoStack().count(), 1);
        f.wheel(enemy(0), 120);
        f.wheel(enemy(0), 60); // a touchpad sends parts of a notch
        f.wheel(enemy(0), 60);
        QCOMPARE(f.at(enemy(0))->health, 6);
        QCOMPARE(f.document.undoStack().count(), 2);
        f.wheel(enemy(0), -240);
        QCOMPARE(f.document.undoStack().count(), 1); // back to the old value: no step at all
        f.document.undoStack().undo();
        QCOMPARE(lives(f.document), QStringLiteral("4 5"));
    }

    void healthDoesNotGoBelowOne() {
        BoardFixture f(QStringLiteral("1"));
        f.key(Qt::Key_Down);
        QCOMPARE(f.at(enemy(0))->health, 1);
        QCOMPARE(f.message(), QStringLiteral("The health of Minion 1 must be 1 to 999, not 0."));
    }

    void leftRightHomeEndAndTabMoveTheSelection() {
        BoardFixture f(QStringLiteral("4 5"));
        f.click(enemy(0));
        f.key(Qt::Key_Right);
        QVERIFY(f.selected() == enemy(1));
        f.key(Qt::Key_Right);
        QVERIFY(f.selected() == enemy(2)); // the free slot
        f.key(Qt::Key_Right);
        QVERIFY(f.selected() == friendlyHero);
        f.key(Qt::Key_Left);
        QVERIFY(f.selected() == enemy(2));
        f.key(Qt::Key_Home);
        QVERIFY(f.selected() == enemyHero);
        f.key(Qt::Key_Left);
        QVERIFY(f.selected() == enemyHero);
        f.key(Qt::Key_End);
        QVERIFY(f.selected() == enemy(2));
        f.key(Qt::Key_Tab);
        QVERIFY(f.selected() == friendly(0));
        f.key(Qt::Key_Backtab);
        QVERIFY(f.selected() == enemy(0));
        QCOMPARE(f.document.undoStack().count(), 0);
    }

    void lettersToggleShieldGoalAndPool() {
        BoardFixture f(QStringLiteral("4"));
        f.type(QStringLiteral("d"));
        QVERIFY(f.at(enemy(0))->divineShield);
        f.type(QStringLiteral("d"));
        QVERIFY(!f.at(enemy(0))->divineShield);
        f.type(QStringLiteral("g"));
        QVERIFY(f.at(enemy(0))->goal == Goal::MustDie);
        f.type(QStringLiteral("g"));
        QVERIFY(f.at(enemy(0))->goal == Goal::MustLive);
        f.type(QStringLiteral("g"));
        QVERIFY(f.at(enemy(0))->goal == Goal::Free);
        f.type(QStringLiteral("p"));
        QVERIFY(!f.at(enemy(0))->inPool);
    }

    void armorIsForHeroes() {
        BoardFixture f(QStringLiteral("4"));
        f.type(QStringLiteral("a"));
        QCOMPARE(f.message(), QStringLiteral("Only heroes have armor."));
        f.click(enemyHero);
        f.type(QStringLiteral("a"));
        QCOMPARE(f.entry()->accessibleName(), QStringLiteral("Armor"));
        f.type(QStringLiteral("12"));
        f.key(Qt::Key_Return);
        QCOMPARE(f.at(enemyHero)->armor, 12);
        const QPoint shield = f.board.token(enemyHero).armor.center().toPoint();
        f.wheelAt(shield, 120); // over the armor the wheel changes the armor
        QCOMPARE(f.at(enemyHero)->armor, 13);
        QCOMPARE(f.at(enemyHero)->health, 30);
    }

    void deleteRemoves() {
        BoardFixture f(QStringLiteral("4 5 6"));
        f.click(enemy(1));
        f.key(Qt::Key_Delete);
        QCOMPARE(lives(f.document), QStringLiteral("4 6"));
        QVERIFY(f.selected() == enemy(1));
        f.document.undoStack().undo();
        QCOMPARE(lives(f.document), QStringLiteral("4 5 6"));
        f.click(enemyHero);
        f.key(Qt::Key_Delete);
        QVERIFY(!f.at(enemyHero));
    }

    void dragReorders_data() {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("gap"); // the minion it is dropped before
        QTest::addColumn<QString>("expected");
        QTest::addColumn<int>("selected");
        QTest::newRow("to the right") << 0 << 3 << QStringLiteral("5 6 4 7") << 2;
        QTest::newRow("to the left") << 3 << 0 << QStringLiteral("7 4 5 6") << 0;
        QTest::newRow("behind the last") << 1 << 4 << QStringLiteral("4 6 7 5") << 3;
        QTest::newRow("far behind the last") << 1 << 7 << QStringLiteral("4 6 7 5") << 3;
        QTest::newRow("onto itself") << 1 << 2 << QStringLiteral("4 5 6 7") << 1;
    }

    void dragReorders() {
        QFETCH(int, from);
        QFETCH(int, gap);
        QFETCH(QString, expected);
        QFETCH(int, selected);
        BoardFixture f(QStringLiteral("4 5 6 7"));
        const QRectF first = f.board.token(enemy(0)).cell;
        const QPoint target(static_cast<int>(first.left() + gap * first.width()),
                            static_cast<int>(first.center().y()));
        drag(f, f.centre(enemy(from)), target);
        QCOMPARE(lives(f.document), expected);
        QCOMPARE(f.selected().minion, selected);
        QCOMPARE(f.document.undoStack().count(), expected == QStringLiteral("4 5 6 7") ? 0 : 1);
    }

    void dragGoesToTheOtherSide() {
        BoardFixture f(QStringLiteral("4 5"));
        QTest::mouseMove(&f.board, f.centre(enemy(0)));
        QSignalSpy pointed(&f.board, &BoardWidget::characterPointed);
        drag(f, f.centre(enemy(0)), f.centre(friendly(0)));
        QVERIFY(!pointed.isEmpty()); // it is under the mouse where it was dropped
        QVERIFY(pointed.last()[0].value<std::optional<Place>>() == friendly(0));
        QCOMPARE(lives(f.document), QStringLiteral("5"));
        QCOMPARE(lives(f.document, SideName::Friendly), QStringLiteral("4"));
        QVERIFY(f.selected() == friendly(0));
    }

    void escapeOrAReleaseOutsideCancelsADrag() {
        BoardFixture f(QStringLiteral("4 5"));
        drag(f, f.centre(enemy(0)), QPoint(450, 600));
        QCOMPARE(lives(f.document), QStringLiteral("4 5"));
        QTest::mousePress(&f.board, Qt::LeftButton, {}, f.centre(enemy(0)));
        QTest::mouseMove(&f.board, f.centre(enemy(3)));
        f.key(Qt::Key_Escape);
        QTest::mouseRelease(&f.board, Qt::LeftButton, {}, f.centre(enemy(3)));
        QCOMPARE(lives(f.document), QStringLiteral("4 5"));
    }

    void anUndoWhileDraggingLetsGo() {
        BoardFixture f(QStringLiteral("4"));
        f.key(Qt::Key_Plus);
        QTest::mousePress(&f.board, Qt::LeftButton, {}, f.centre(enemy(1)));
        QTest::mouseMove(&f.board, f.centre(friendly(2)));
        f.document.undoStack().undo(); // removes the dragged minion
        f.board.grab();
        QTest::mouseRelease(&f.board, Qt::LeftButton, {}, f.centre(friendly(2)));
        QCOMPARE(lives(f.document), QStringLiteral("4"));
        QCOMPARE(lives(f.document, SideName::Friendly), QString());
    }

    void keysReorder() {
        BoardFixture f(QStringLiteral("4 5 6"));
        f.click(enemy(0));
        f.key(Qt::Key_Right, Qt::ControlModifier);
        f.key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(lives(f.document), QStringLiteral("5 6 4"));
        QVERIFY(f.selected() == enemy(2));
        f.key(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(lives(f.document), QStringLiteral("5 4 6"));
        f.key(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(lives(f.document), QStringLiteral("5 6"));
        QCOMPARE(lives(f.document, SideName::Friendly), QStringLiteral("4"));
    }

    void contextMenuOffersEverythingWithItsKey() {
        BoardFixture f(QStringLiteral("4"));
        QContextMenuEvent event(QContextMenuEvent::Mouse, f.centre(enemy(0)),
                                f.board.mapToGlobal(f.centre(enemy(0))));
        QCoreApplication::sendEvent(&f.board, &event);
        auto* menu = f.board.findChild<QMenu*>();
        QVERIFY(menu && menu->isVisible());
        QStringList entries;
        for (QAction* action : menu->actions()) {
            entries += action->text() + u'|' + action->shortcut().toString();
            if (action->text() == QStringLiteral("Divine shield"))
                action->trigger();
        }
        menu->close();
        QVERIFY(f.at(enemy(0))->divineShield);
        for (const char* entry : {"Set the health…|H", "Divine shield|D", "In the pool|P",
                                  "Rename…|F2", "Move left|Ctrl+Left", "Remove|Del"})
            QVERIFY2(entries.contains(QString::fromUtf8(entry)), entry);
        QVERIFY(!entries.contains(QStringLiteral("Set the armor…|A"))); // it is no hero
    }

    void hoverTellsWhoIsUnderTheMouse() {
        BoardFixture f(QStringLiteral("4 5"));
        QList<std::optional<Place>> told;
        connect(&f.board, &BoardWidget::characterPointed, this,
                [&](std::optional<Place> place) { told += place; });
        QTest::mouseMove(&f.board, f.centre(enemy(1)));
        QTest::mouseMove(&f.board, f.centre(enemy(4)));
        QCOMPARE(told.size(), 2);
        QVERIFY(told[0] == enemy(1));
        QVERIFY(!told[1]);
    }

    void screenReadersFindEveryPlace() {
        BoardFixture f(QStringLiteral("4 5d"));
        f.document.perform(rename(f.document.inputs(), enemy(1), QStringLiteral("Yeti")));
        f.document.perform(setGoal(f.document.inputs(), enemy(1), Goal::MustDie));
        f.board.setOdds({{enemy(1), 0.0329}});
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&f.board);
        QCOMPARE(board->text(QAccessible::Name), QStringLiteral("Board"));
        QCOMPARE(board->childCount(), 16);
        const auto child = [&](int index) {
            return board->child(index);
        };
        QCOMPARE(child(0)->text(QAccessible::Name), QStringLiteral("Enemy hero: free"));
        QCOMPARE(child(1)->text(QAccessible::Name), QStringLiteral("Minion 1: 4 health"));
        QCOMPARE(child(2)->text(QAccessible::Name),
                 QStringLiteral("Yeti: 5 health, a divine shield, must die, kill odds 3.29 %"));
        QCOMPARE(board->indexOfChild(child(9)), 9);
        QAccessibleEvent event(&f.board, QAccessible::Focus);
        event.setChild(2);
        QCOMPARE(event.accessibleInterface(), child(2));

        f.key(Qt::Key_Right);
        QCOMPARE(board->indexOfChild(board->focusChild()), 2);
        QVERIFY(child(2)->state().focused && !child(1)->state().focused);
        const QPoint middle = child(2)->rect().center();
        QCOMPARE(board->indexOfChild(board->childAt(middle.x(), middle.y())), 2);
    }

    void toolTipsAreSentences() {
        BoardFixture f(QStringLiteral("4"));
        f.board.setOdds({{enemy(0), 0.1209552756}});
        QHelpEvent help(QEvent::ToolTip, f.centre(enemy(0)),
                        f.board.mapToGlobal(f.centre(enemy(0))));
        QCoreApplication::sendEvent(&f.board, &help);
        QVERIFY2(QToolTip::text().startsWith(
                     QStringLiteral("Minion 1 has 4 health.\n"
                                    "It dies with a probability of 12.09552756 %.\n")),
                 qPrintable(QToolTip::text()));
        f.document.perform(setInPool(f.document.inputs(), enemy(0), false));
        QCoreApplication::sendEvent(&f.board, &help);
        QVERIFY2(QToolTip::text().contains(QStringLiteral("It is marked as not in the pool.")),
                 qPrintable(QToolTip::text()));
    }

    void everyStateOfATokenLooksDifferent() {
        BoardFixture f(QStringLiteral("4"));
        f.board.clearFocus();
        const auto picture = [&] {
            return f.board.grab(f.board.token(enemy(0)).cell.toRect()).toImage();
        };
        const Inputs plain = f.document.inputs();
        QList<QImage> pictures{picture()};
        for (const Edit& edit :
             {setDivineShield(plain, enemy(0), true), setGoal(plain, enemy(0), Goal::MustDie),
              setGoal(plain, enemy(0), Goal::MustLive), setInPool(plain, enemy(0), false),
              setHealth(plain, enemy(0), 5)}) {
            f.document.perform(edit);
            pictures += picture();
            f.document.undoStack().undo();
        }
        f.board.setLit(enemy(0));
        QApplication::setPalette(yomi::ui::paletteFor(yomi::ui::darkColors()));
        pictures += picture();
        QApplication::setPalette(yomi::ui::paletteFor(yomi::ui::lightColors()));
        f.board.setFocus();
        pictures += picture();
        for (int i = 0; i < pictures.size(); ++i)
            for (int j = 0; j < i; ++j)
                QVERIFY2(pictures[i] != pictures[j],
                         qPrintable(QStringLiteral("%1 and %2").arg(i).arg(j)));
    }

    void oddsAreDrawnAsAnArcInTheColourOfTheCharts() {
        BoardFixture f(QStringLiteral("4 5"));
        const QRectF ring = f.board.token(enemy(0)).ring;
        // A point of the ring after a quarter of the circle: inside the arc from a half on.
        const QPoint quarter(static_cast<int>(ring.right() - 2),
                             static_cast<int>(ring.center().y()));
        const auto colour = [&] {
            return f.board.grab().toImage().pixelColor(quarter);
        };
        f.document.select(enemy(1));
        f.board.setOdds({{enemy(0), 0.2}});
        const QColor track = colour();
        f.board.setOdds({{enemy(0), 0.5}});
        QVERIFY(colour() != track);
        QCOMPARE(colour(), yomi::ui::seriesColor(1)); // minion 1 has the id 1
    }

    /// A goal does not replace the odds: they are below the name of a character that must die or
    /// live.
    void goalsLeaveTheOddsOnTheToken() {
        BoardFixture f(QStringLiteral("4 5"));
        f.document.select(enemy(1));
        for (const Goal goal : {Goal::MustDie, Goal::MustLive}) {
            f.document.perform(setGoal(f.document.inputs(), enemy(0), goal));
            const auto mark = [&](double odds) {
                f.board.setOdds({{enemy(0), odds}});
                return f.board.grab(f.board.token(enemy(0)).mark.toRect()).toImage();
            };
            QVERIFY(mark(0.25) != mark(0.75));
        }
        f.board.setOdds({{enemy(0), 0.75}});
        QVERIFY(f.board.itemValue(1).contains(QStringLiteral("lives with 25.00 %")));
    }

    /// Odds that are too long for the place below a token are shortened, not cut.
    void longOddsAreToldShortly() {
        BoardFixture f(QStringLiteral("4 5"));
        f.document.select(enemy(1));
        const auto mark = [&](double odds) {
            f.board.setOdds({{enemy(0), odds}});
            return f.board.grab(f.board.token(enemy(0)).mark.toRect()).toImage();
        };
        f.board.resize(1800, 400); // room for "1 in 65,536"
        QVERIFY(mark(1.0 / 65'536) != mark(1.0 / 262'144));
        f.board.resize(450, 260); // "<0.01 %"
        QCOMPARE(mark(1.0 / 65'536), mark(1.0 / 262'144));
    }

    /// Even on the lowest board larger text must leave the numbers their room.
    void badgesGrowWithTheText() {
        BoardFixture f(QStringLiteral("4 5"));
        const auto badges = [&f] {
            QList<double> widths;
            for (const QSize& size : {f.board.minimumSizeHint(), f.board.sizeHint()}) {
                f.board.resize(size);
                widths << f.board.token(enemy(0)).health.width();
            }
            return widths;
        };
        const QList<double> before = badges();
        f.board.setFont(yomi::ui::scaledFont(f.board.font(), 1.5));
        const QList<double> after = badges();
        for (qsizetype i = 0; i < before.size(); ++i)
            QVERIFY2(after[i] >= 1.3 * before[i], qPrintable(QString::number(after[i])));
    }

    void thePortraitGoesWithTheCharacter() {
        BoardFixture f(QStringLiteral("4 4 4"));
        f.document.select(friendlyHero);
        const auto face = [&](int minion) {
            return f.board.grab(f.board.token(enemy(minion)).portrait.toRect()).toImage();
        };
        const QImage first = face(0), second = face(1);
        QVERIFY(first != second);
        f.document.perform(moveMinion(f.document.inputs(), enemy(0), enemy(3)));
        f.document.select(friendlyHero);
        QVERIFY(*f.at(enemy(2))->id == 1 && *f.at(enemy(0))->id == 2);
        QCOMPARE(face(2), first);
    }

private:
    static void drag(BoardFixture& f, QPoint from, QPoint to) {
        QTest::mousePress(&f.board, Qt::LeftButton, {}, from);
        QTest::mouseMove(&f.board, (from + to) / 2);
        QTest::mouseMove(&f.board, to);
        QTest::mouseRelease(&f.board, Qt::LeftButton, {}, to);
    }
};

YOMI_TESTS(TestBoard)
#include "test_board.moc"
