// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The hand, the seen tiles and the palette by mouse and keyboard.

#include "tests/run_tests.h"
#include "tests/ui/hands/screen.h"
#include "tests/waiting.h"
#include "ui/hands/card_painter.h"

#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QPainter>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

using namespace yomi::ui;
using namespace yomi::ui::hands;

class TestTiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void clickAddsAndClickRemoves() {
        Screen screen;
        screen.clickPalette("春香");
        screen.clickPalette("千早");
        screen.clickPalette("春香");
        QCOMPARE(screen.tiles(), QStringLiteral("春香 千早 春香"));
        QCOMPARE(screen.text("handCount"), QStringLiteral("3 of 13 · 10 missing"));
        const TileField* palette = screen.palette();
        QCOMPARE(palette->itemValue(Screen::indexOf(palette, "春香")), QStringLiteral("1 left"));
        QTest::mouseClick(screen.hand(), Qt::LeftButton, {}, Screen::centre(screen.hand(), 1));
        QCOMPARE(screen.tiles(), QStringLiteral("春香 春香"));
        QCOMPARE(screen.document.undoStack().count(), 4);
    }

    void shiftMarksAsSeenAndLowersTheCopies() {
        Screen screen("春香");
        screen.clickPalette("春香", Qt::ShiftModifier);
        QCOMPARE(screen.tiles(Pile::Seen), QStringLiteral("春香"));
        const TileField* palette = screen.palette();
        QCOMPARE(palette->itemValue(Screen::indexOf(palette, "春香")), QStringLiteral("1 left"));
        QTest::mouseClick(screen.seen(), Qt::LeftButton, {}, Screen::centre(screen.seen(), 0));
        QCOMPARE(screen.tiles(Pile::Seen), QString());
    }

    void theSwitchMarksAsSeen() {
        Screen screen("春香");
        QTest::mouseClick(screen.command("Mark as seen"), Qt::LeftButton);
        screen.clickPalette("千早");
        screen.clickPalette("真", Qt::ShiftModifier); // Shift is the other way then
        QCOMPARE(screen.tiles(Pile::Seen), QStringLiteral("千早"));
        QCOMPARE(screen.tiles(), QStringLiteral("春香 真"));
        QTest::mouseClick(screen.command("Mark as seen"), Qt::LeftButton);
        screen.clickPalette("千早");
        QCOMPARE(screen.tiles(), QStringLiteral("春香 真 千早"));
    }

    void limitsAreRefusedAtTheTile() {
        Screen screen("春香 春香", "millijan", "春香");
        screen.clickPalette("春香");
        QCOMPARE(screen.tiles(), QStringLiteral("春香 春香"));
        QCOMPARE(screen.refusal(screen.palette()),
                 QStringLiteral("3 of 春香 in the hand and 1 seen are too many; "
                                "there are 3."));
        screen.clickPalette("千早"); // accepted: the refusal disappears
        QCOMPARE(screen.refusal(screen.palette()), QString());
    }

    void aFifteenthTileIsRefused() {
        Screen screen("春香 千早 美希 真 貴音 やよい まつり 真美 エミリー 亜美 桃子 伊織 育 響");
        QCOMPARE(screen.text("handCount"), QStringLiteral("14 of 13 · 1 to discard"));
        screen.clickPalette("翼");
        QVERIFY(screen.refusal(screen.palette()).contains(QStringLiteral("15 tiles")));
    }

    void aFifthCardAndATwentyFirstAreRefused() {
        Screen screen("3333444455556666777", "doudizhu");
        screen.clickPalette("3");
        QVERIFY(screen.refusal(screen.palette()).contains(QStringLiteral("5 of 3")));
        QTest::keyClick(screen.palette(), Qt::Key_7);
        QTest::keyClick(screen.palette(), Qt::Key_8);
        QVERIFY(screen.refusal(screen.palette()).contains(QStringLiteral("21 cards")));
        QCOMPARE(screen.tiles(), QStringLiteral("33334444555566667777"));
    }

    void cardsAreTypedWhateverHasTheFocus() {
        Screen screen("", "doudizhu");
        QTest::keyClick(screen.palette(), Qt::Key_3);
        QTest::mouseClick(screen.command("Clear"), Qt::LeftButton);
        QVERIFY(screen.palette()->hasFocus());
        auto* rules = screen.workspace.findChild<QComboBox*>(QStringLiteral("rules"));
        for (QWidget* place :
             {static_cast<QWidget*>(screen.command("Sort")), static_cast<QWidget*>(rules),
              static_cast<QWidget*>(screen.hand()), static_cast<QWidget*>(screen.partition())}) {
            place->setFocus();
            QTest::keyClick(place, Qt::Key_A);
        }
        for (auto* tree : screen.workspace.findChildren<QTreeView*>()) {
            tree->setFocus();
            QTest::keyClick(tree, Qt::Key_B);
            break; // there is only one such joker
        }
        QCOMPARE(screen.tiles(), QStringLiteral("AAAAB"));
        QCOMPARE(rules->currentText(), QStringLiteral("Dou Dizhu"));
        // Text fields keep typed text.
        for (auto* field : screen.workspace.findChildren<QLineEdit*>())
            if (field->isVisible() && !qobject_cast<QSpinBox*>(field->parent())) {
                field->setFocus();
                QTest::keyClicks(field, QStringLiteral("34567"));
                QCOMPARE(field->text(), QStringLiteral("34567"));
            }
        QCOMPARE(screen.tiles(), QStringLiteral("AAAAB"));
    }

    void oneAndNoughtAreTheTen() {
        Screen screen("", "doudizhu");
        QTest::keyClick(screen.palette(), Qt::Key_1);
        QVERIFY(screen.refusal(screen.palette()).contains(QStringLiteral("T is the ten")));
        const auto* bubble = screen.palette()->findChild<Bubble*>();
        QVERIFY(screen.palette()->visibleRegion().boundingRect().contains(bubble->geometry()));
        QTest::keyClick(screen.palette(), Qt::Key_0);
        QCOMPARE(screen.tiles(), QStringLiteral("T"));
        QTest::keyClick(screen.palette(), Qt::Key_0); // a ten in one key
        QCOMPARE(screen.tiles(), QStringLiteral("TT"));
        QTest::keyClicks(screen.palette(), QStringLiteral("1410"));
        QCOMPARE(screen.tiles(), QStringLiteral("TT4T"));
        QTest::keyClick(screen.palette(), Qt::Key_W);
        QVERIFY(screen.refusal(screen.palette()).contains(QStringLiteral("is not a card")));
    }

    void namesAreTypedAnywhere() {
        Screen screen;
        screen.command("Sort")->setFocus();
        QTest::keyClick(screen.command("Sort"), Qt::Key_M);
        QCOMPARE(screen.filter()->text(), QStringLiteral("m"));
        QVERIFY(screen.filter()->hasFocus());
    }

    /// The first letter, too, is for the input method.
    void namesAreComposedOverTiles() {
        Screen screen;
        TileField* palette = screen.palette();
        QVERIFY(palette->testAttribute(Qt::WA_InputMethodEnabled));
        const auto compose = [palette](const QString& text, const QString& complete) {
            QInputMethodEvent event(text, {});
            event.setCommitString(complete);
            QCoreApplication::sendEvent(palette, &event);
        };
        screen.filter()->setText(QStringLiteral("m"));
        palette->setFocus();
        compose({}, {});
        QCOMPARE(screen.filter()->text(), QStringLiteral("m"));
        compose(QStringLiteral("はるk"), {});
        QCOMPARE(screen.filter()->text(), QString());
        QVERIFY(palette->hasFocus());
        const QPoint cursor = palette->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
        QVERIFY(screen.filter()->rect().contains(screen.filter()->mapFrom(
            &screen.workspace, palette->mapTo(&screen.workspace, cursor))));
        compose({}, QStringLiteral("はるか"));
        QCOMPARE(screen.filter()->text(), QStringLiteral("はるか"));
        QVERIFY(screen.filter()->hasFocus());
        QTest::keyClick(screen.filter(), Qt::Key_Down);
        compose({}, QStringLiteral("\u3000"));
        QCOMPARE(screen.tiles(), QStringLiteral("春香"));
        QVERIFY(!Screen("3", "doudizhu").palette()->testAttribute(Qt::WA_InputMethodEnabled));
    }

    void namesAreComposedOverTables() {
        const Screen screen("春香 千早 美希 雪歩 やよい 真 伊織 貴音 律子 あずさ 亜美 真美 未来");
        TableView* table = screen.tableView("Discards");
        QTRY_VERIFY(table->isVisible());
        table->setFocus();
        QInputMethodQueryEvent query(Qt::ImEnabled | Qt::ImCursorRectangle);
        QInputMethodEvent composing(QStringLiteral("みk"), {}), composed;
        composed.setCommitString(QStringLiteral("みき"));
        QCoreApplication::sendEvent(table, &composing);
        QCoreApplication::sendEvent(table, &query);
        QVERIFY(query.value(Qt::ImEnabled).toBool());
        const QPoint cursor = query.value(Qt::ImCursorRectangle).toRect().center();
        QVERIFY(screen.filter()->rect().contains(
            screen.filter()->mapFromGlobal(table->mapToGlobal(cursor))));
        QVERIFY(table->hasFocus());
        QCoreApplication::sendEvent(table, &composed);
        QCOMPARE(screen.filter()->text(), QStringLiteral("みき"));
        QVERIFY(screen.filter()->hasFocus());
    }

    /// No card is alone in a second row, and nothing scrolls that fits.
    void cardsOfThePaletteStandInOneRow() {
        Screen screen("333345567889TTTJJJA2", "doudizhu");
        for (const QSize size :
             {QSize(900, 512), QSize(960, 452), QSize(1024, 612), QSize(1200, 714),
              QSize(1280, 714), QSize(1366, 714), QSize(1600, 714), QSize(1920, 714)}) {
            screen.workspace.resize(size);
            screen.settle();
            const TileField* palette = screen.palette();
            QTRY_VERIFY2(palette->cell(14).top() == palette->cell(0).top(),
                         qPrintable(QString::number(size.width())));
            const QRect last = palette->cell(14).toAlignedRect();
            QTRY_VERIFY(palette->visibleRegion().boundingRect().contains(last));
        }
    }

    /// Large sizes shrink before cards and melds are hidden.
    void nothingIsHiddenInALowWindow() {
        Screen screen("333345567889TTTJJJA2", "doudizhu");
        screen.workspace.resize(900, 512);
        screen.settle();
        const PartitionView* view = screen.partition();
        QTRY_VERIFY(view->visibleRegion().boundingRect().contains(
            view->partitionRect(view->marked()).toAlignedRect()));
        QVERIFY(screen.hand()->cell(0).height() < 64);
        screen.workspace.resize(1280, 714);
        QTRY_COMPARE(screen.hand()->cell(0).height(), 64.0);
        for (const int height : {640, 560, 512}) { // on the way, and at once
            screen.workspace.resize(900, height);
            QCoreApplication::processEvents();
        }
        QVERIFY(screen.hand()->cell(0).height() < 64);
        QTRY_VERIFY(view->visibleRegion().boundingRect().contains(
            view->partitionRect(view->marked()).toAlignedRect()));
    }

    /// Rows of a palette are about equally long.
    void tilesAreWrappedEvenly() {
        Screen screen;
        screen.workspace.resize(860, 600);
        const TileField* palette = screen.palette();
        QTRY_VERIFY(palette->cell(53).top() > palette->cell(0).top());
        QVERIFY(palette->cell(53).left() > palette->width() / 4.0);
    }

    /// If the window is too low for the palette, the page scrolls, not the palette.
    void allRowsOfThePaletteAreShown() {
        Screen screen;
        for (const int height : {900, 714, 640, 560, 480}) {
            screen.workspace.resize(900, height);
            QTRY_VERIFY(screen.palette()->visibleRegion().boundingRect().contains(
                screen.palette()->cell(53).toAlignedRect()));
        }
        QVERIFY(screen.workspace.height() < 640); // scrolls a little
        screen.workspace.resize(900, 900);
        QTRY_VERIFY(screen.workspace.minimumSizeHint().height() < 560);
    }

    void keysWalkThePaletteAndAdd() {
        Screen screen;
        QVERIFY(screen.palette()->hasFocus());
        QTest::keyClick(screen.palette(), Qt::Key_Right);
        QTest::keyClick(screen.palette(), Qt::Key_Return);
        QTest::keyClick(screen.palette(), Qt::Key_Home);
        QTest::keyClick(screen.palette(), Qt::Key_Space);
        QTest::keyClick(screen.palette(), Qt::Key_End);
        QTest::keyClick(screen.palette(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(screen.tiles(), QStringLiteral("千早 春香"));
        QCOMPARE(screen.tiles(Pile::Seen), QStringLiteral("そら"));
        QTest::keyClick(screen.palette(), Qt::Key_Up);
        QTest::keyClick(screen.palette(), Qt::Key_Down);
        QCOMPARE(screen.palette()->currentItem(), 53);
    }

    void keysMoveAndRemoveInTheHand() {
        Screen screen("春香 千早 美希");
        screen.hand()->setFocus();
        QTest::keyClick(screen.hand(), Qt::Key_Home);
        QTest::keyClick(screen.hand(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(screen.tiles(), QStringLiteral("千早 春香 美希"));
        QTest::keyClick(screen.hand(), Qt::Key_Right, Qt::AltModifier);
        QTest::keyClick(screen.hand(), Qt::Key_Right, Qt::AltModifier); // at the end already
        QCOMPARE(screen.tiles(), QStringLiteral("千早 美希 春香"));
        QTest::keyClick(screen.hand(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(screen.tiles(), QStringLiteral("千早 春香 美希"));
        QTest::keyClick(screen.hand(), Qt::Key_Delete);
        QCOMPARE(screen.tiles(), QStringLiteral("千早 美希"));
    }

    void dragReorders_data() {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<QString>("tiles");
        QTest::addRow("to the end") << 0 << 2 << QStringLiteral("千早 美希 春香");
        QTest::addRow("to the front") << 2 << 0 << QStringLiteral("美希 春香 千早");
        QTest::addRow("to its neighbour") << 0 << 1 << QStringLiteral("千早 春香 美希");
    }

    void backspaceTakesBackWhatWasTypedLast() {
        Screen screen("", "doudizhu");
        auto* rules = screen.workspace.findChild<QComboBox*>(QStringLiteral("rules"));
        auto* tree = screen.workspace.findChild<QTreeView*>();
        for (QWidget* place :
             {static_cast<QWidget*>(screen.palette()), static_cast<QWidget*>(screen.hand()),
              static_cast<QWidget*>(rules), static_cast<QWidget*>(tree),
              static_cast<QWidget*>(screen.partition())}) {
            place->setFocus();
            QTest::keyClicks(place, QStringLiteral("3K4"));
            QTest::keyClick(place, Qt::Key_Backspace);
            QCOMPARE(screen.tiles(), QStringLiteral("3K"));
            QTest::keyClick(place, Qt::Key_Backspace);
            QCOMPARE(screen.tiles(), QStringLiteral("3"));
            QTest::keyClick(place, Qt::Key_Backspace);
            QTest::keyClick(place, Qt::Key_Backspace); // without tiles nothing happens
            QCOMPARE(screen.tiles(), QString());
        }
        QTest::keyClicks(screen.palette(), QStringLiteral("34567"));
        QTest::keyClick(screen.palette(), Qt::Key_Delete); // Delete applies to the current tile
        QCOMPARE(screen.tiles(), QStringLiteral("34567"));
        screen.hand()->setFocus();
        QTest::keyClick(screen.hand(), Qt::Key_Home);
        QTest::keyClick(screen.hand(), Qt::Key_Right);
        QTest::keyClick(screen.hand(), Qt::Key_Right);
        QTest::keyClick(screen.hand(), Qt::Key_Delete); // the current item stays
        QCOMPARE(screen.tiles(), QStringLiteral("3467"));
        QCOMPARE(screen.hand()->currentItem(), 2);
        QTest::keyClick(screen.hand(), Qt::Key_Backspace); // the tile before the caret
        QCOMPARE(screen.tiles(), QStringLiteral("367"));
        QCOMPARE(screen.hand()->currentItem(), 1);
    }

    /// The place just left of a tile, or behind the last one.
    static QPoint gapBefore(const TileField* field, int tile) {
        return tile < field->itemCount()
                   ? QPoint(static_cast<int>(field->cell(tile).left()) - 3, field->height() / 2)
                   : QPoint(static_cast<int>(field->cell(tile - 1).right()) + 8,
                            field->height() / 2);
    }

    void tilesGoInAtTheCaret() {
        Screen screen("34567", "doudizhu");
        QCOMPARE(screen.hand()->caret(), 5);
        QTest::mouseClick(screen.hand(), Qt::LeftButton, {}, gapBefore(screen.hand(), 2));
        QCOMPARE(screen.tiles(), QStringLiteral("34567")); // no card was removed
        QCOMPARE(screen.hand()->caret(), 2);
        screen.clickPalette("K");
        QTest::keyClicks(screen.palette(), QStringLiteral("44"));
        QCOMPARE(screen.tiles(), QStringLiteral("34K44567"));
        QCOMPARE(screen.hand()->caret(), 5);
        QTest::keyClick(screen.palette(), Qt::Key_Backspace);
        QCOMPARE(screen.tiles(), QStringLiteral("34K4567"));
        screen.hand()->setFocus();
        QCOMPARE(screen.workspace.pasteText(QStringLiteral("AA")), QString());
        QCOMPARE(screen.tiles(), QStringLiteral("34K4AA567"));
        screen.document.undoStack().undo();
        screen.document.undoStack().undo();
        QCOMPARE(screen.tiles(), QStringLiteral("34K44567"));
        QCOMPARE(screen.hand()->caret(), 5); // behind the card that is back
        QTest::mouseClick(screen.hand(), Qt::LeftButton, {}, gapBefore(screen.hand(), 8));
        QTest::keyClick(screen.hand(), Qt::Key_Delete); // nothing is behind it
        QTest::keyClick(screen.hand(), Qt::Key_Return);
        QTest::keyClicks(screen.hand(), QStringLiteral("8"));
        QCOMPARE(screen.tiles(), QStringLiteral("34K445678"));
        // Without the focus the clipboard replaces the hand, and if it does not fit.
        screen.palette()->setFocus();
        QCOMPARE(screen.workspace.pasteText(QStringLiteral("TJQKA")), QString());
        QCOMPARE(screen.tiles(), QStringLiteral("TJQKA"));
        screen.hand()->setFocus();
        QCOMPARE(screen.workspace.pasteText(QStringLiteral("3333444455556666")), QString());
        QCOMPARE(screen.tiles(), QStringLiteral("3333444455556666"));
    }

    /// Equal tiles cannot be told apart, the places of the caret can.
    void keysMoveTheCaret() {
        Screen screen("3333", "doudizhu");
        screen.hand()->setFocus();
        const auto press = [&](Qt::Key key) {
            QTest::keyClick(screen.hand(), key);
            return screen.hand()->caret();
        };
        QCOMPARE(press(Qt::Key_Left), 3);
        QCOMPARE(press(Qt::Key_Left), 2);
        QCOMPARE(press(Qt::Key_Delete), 2);
        QCOMPARE(press(Qt::Key_Backspace), 1);
        QCOMPARE(screen.tiles(), QStringLiteral("33"));
        QCOMPARE(press(Qt::Key_Home), 0);
        QCOMPARE(press(Qt::Key_Left), 0);
        QCOMPARE(press(Qt::Key_Backspace), 0);
        QCOMPARE(press(Qt::Key_3), 1);
        QCOMPARE(press(Qt::Key_End), 3);
        QCOMPARE(press(Qt::Key_Right), 3);
        QCOMPARE(screen.tiles(), QStringLiteral("333"));
    }

    void tilesGrowWithTheWindow() {
        Screen screen("春香 千早 美希");
        const double hand = screen.hand()->cell(0).height(),
                     palette = screen.palette()->cell(0).height(),
                     meld = screen.partition()->groupRect(0).height();
        screen.workspace.resize(1920, 1000);
        QTRY_VERIFY(screen.hand()->cell(0).height() >= 1.3 * hand);
        QTRY_VERIFY(screen.palette()->cell(0).height() >= 1.3 * palette);
        QTRY_VERIFY(screen.partition()->groupRect(0).height() > meld);
    }

    /// A number card has only its rank: no suit, no ornament in another colour.
    void numberCardsHaveNoOrnament() {
        const auto colored = [](const char* rank, bool covered) {
            QImage image(100, 140, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintCard(painter, QRectF(4, 4, 90, 128), QLatin1String(rank), {}, covered);
            int pixels = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    pixels += image.pixelColor(x, y).hsvSaturation() > 150 ? 1 : 0;
            return pixels;
        };
        for (const char* rank : {"3", "9", "10", "A", "2"}) {
            QCOMPARE(colored(rank, false), 0);
            QCOMPARE(colored(rank, true), 0);
        }
        QVERIFY(colored("K", false) > 20);
    }

    void dragReorders() {
        QFETCH(int, from);
        QFETCH(int, to);
        QFETCH(QString, tiles);
        Screen screen("春香 千早 美希");
        const QPoint start = Screen::centre(screen.hand(), from);
        const QPoint end = Screen::centre(screen.hand(), to) + QPoint(from < to ? 12 : -12, 0);
        QTest::mousePress(screen.hand(), Qt::LeftButton, {}, start);
        QTest::mouseMove(screen.hand(), (start + end) / 2);
        QTest::mouseMove(screen.hand(), end);
        QTest::mouseRelease(screen.hand(), Qt::LeftButton, {}, end);
        QCOMPARE(screen.tiles(), tiles);
        QCOMPARE(screen.document.undoStack().count(), 1);
    }

    void escapeEndsADrag() {
        Screen screen("春香 千早 美希");
        const QPoint start = Screen::centre(screen.hand(), 0);
        const QPoint end = Screen::centre(screen.hand(), 2);
        QTest::mousePress(screen.hand(), Qt::LeftButton, {}, start);
        QTest::mouseMove(screen.hand(), end);
        QTest::keyClick(screen.hand(), Qt::Key_Escape);
        QTest::mouseRelease(screen.hand(), Qt::LeftButton, {}, end);
        QCOMPARE(screen.tiles(), QStringLiteral("春香 千早 美希"));
    }

    void filterFindsByAnyName_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first");
        QTest::addColumn<int>("found");
        QTest::addRow("kanji") << QStringLiteral("美希") << QStringLiteral("美希") << 1;
        QTest::addRow("kana") << QStringLiteral("まこと") << QStringLiteral("真") << 1;
        QTest::addRow("romaji") << QStringLiteral("haruka") << QStringLiteral("春香") << 1;
        QTest::addRow("begins with it before contains it") // and "Makoto", whose number is lower
            << QStringLiteral("koto") << QStringLiteral("琴葉") << 2;
        QTest::addRow("full-width")
            << QStringLiteral("ｊｕｌｉａ") << QStringLiteral("ジュリア") << 1;
        QTest::addRow("nobody") << QStringLiteral("zzz") << QString() << 0;
    }

    void filterFindsByAnyName() {
        QFETCH(QString, typed);
        QFETCH(QString, first);
        QFETCH(int, found);
        Screen screen;
        screen.filter()->setFocus();
        screen.filter()->insert(typed);
        QCOMPARE(screen.palette()->itemCount(), found);
        if (found == 0)
            return;
        QCOMPARE(screen.palette()->itemName(0), first);
        QTest::keyClick(screen.filter(), Qt::Key_Return);
        QCOMPARE(screen.tiles(), first);
        QCOMPARE(screen.filter()->selectedText(), typed); // the next name replaces it
        QTest::keyClick(screen.filter(), Qt::Key_Escape);
        QCOMPARE(screen.palette()->itemCount(), 54);
        QVERIFY(screen.palette()->hasFocus());
    }

    void typingOverTilesGoesIntoTheFilter() {
        Screen screen;
        QTest::keyClicks(screen.palette(), QStringLiteral("c"));
        QVERIFY(screen.filter()->hasFocus());
        QTest::keyClicks(screen.filter(), QStringLiteral("hihaya"));
        QTest::keyClick(screen.filter(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(screen.tiles(Pile::Seen), QStringLiteral("千早"));
    }

    void typesFilter() {
        Screen screen;
        const auto button = [&](const char* type) {
            for (auto* found : screen.workspace.findChildren<QToolButton*>())
                if (found->text() == QLatin1String(type))
                    return found;
            return static_cast<QToolButton*>(nullptr);
        };
        QTest::mouseClick(button("Extra"), Qt::LeftButton);
        QCOMPARE(screen.palette()->itemCount(), 1);
        QCOMPARE(screen.palette()->itemName(0), QStringLiteral("詩花"));
        QTest::mouseClick(button("Fairy"), Qt::LeftButton);
        QVERIFY(!button("Extra")->isChecked());
        QVERIFY(screen.palette()->itemCount() > 10);
        QTest::mouseClick(button("Fairy"), Qt::LeftButton);
        QCOMPARE(screen.palette()->itemCount(), 54);
    }

    void cardsAreTypedAnywhere() {
        Screen screen("", "doudizhu");
        QTest::keyClicks(screen.palette(), QStringLiteral("3tbr"));
        screen.hand()->setFocus();
        QTest::keyClicks(screen.hand(), QStringLiteral("A"));
        QCOMPARE(screen.tiles(), QStringLiteral("3TBRA"));
        QVERIFY(!screen.filter()->isVisible());
        QCOMPARE(screen.text("handCount"), QStringLiteral("5 of 20"));
    }

    void pasteAndCopy() {
        Screen screen;
        QGuiApplication::clipboard()->setText(QStringLiteral("Haruka ちはや 美希"));
        QSignalSpy asked(&screen.workspace, &Workspace::pasteRequested); // as from the Edit menu
        QTest::mouseClick(screen.command("Paste"), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(screen.workspace.pasteText(QGuiApplication::clipboard()->text()), QString());
        QCOMPARE(screen.tiles(), QStringLiteral("春香 千早 美希"));
        QTest::mouseClick(screen.command("Copy"), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("春香 千早 美希"));
        QCOMPARE(screen.workspace.pasteText(QStringLiteral("春日")).left(4),
                 QStringLiteral("\"春日\""));
        QCOMPARE(screen.workspace.pasteText(QStringLiteral("春香 春香 春香 春香")),
                 QStringLiteral("4 of 春香 are too many; there are 3."));
        QCOMPARE(screen.tiles(), QStringLiteral("春香 千早 美希"));
    }

    void sortsDealsAndClears() {
        Screen screen("育 まつり 春香 エミリー");
        QTest::mouseClick(screen.command("Sort"), Qt::LeftButton);
        QCOMPARE(screen.tiles(), QStringLiteral("春香 まつり 育 エミリー"));
        screen.settle();
        QTest::mouseClick(screen.command("Sort by melds"), Qt::LeftButton);
        QCOMPARE(screen.tiles(), QStringLiteral("まつり エミリー 春香 育"));
        QTest::mouseClick(screen.command("Deal"), Qt::LeftButton);
        QCOMPARE(screen.document.inputs().hand.size(), std::size_t(13));
        QVERIFY(std::ranges::is_sorted(screen.document.inputs().hand));
        QTest::mouseClick(screen.command("Clear"), Qt::LeftButton);
        QCOMPARE(screen.tiles(), QString());
        screen.document.undoStack().setIndex(0);
        QCOMPARE(screen.tiles(), QStringLiteral("育 まつり 春香 エミリー"));
    }

    void menusDoTheSame() {
        Screen screen("春香 千早");
        const auto open = [](TileField* field, int tile) {
            const QPoint place = Screen::centre(field, tile);
            QContextMenuEvent event(QContextMenuEvent::Mouse, place, field->mapToGlobal(place));
            QApplication::sendEvent(field, &event);
        };
        open(screen.hand(), 1);
        Screen::choose("Discard");
        QCOMPARE(screen.tiles(), QStringLiteral("春香"));
        QCOMPARE(screen.tiles(Pile::Seen), QStringLiteral("千早"));
        open(screen.palette(), 2);
        Screen::choose("Mark as seen");
        QCOMPARE(screen.tiles(Pile::Seen), QStringLiteral("千早 美希"));
        open(screen.seen(), 0);
        Screen::choose("Remove from the seen tiles");
        QCOMPARE(screen.tiles(Pile::Seen), QStringLiteral("美希"));
    }

    void japaneseNamesAreDrawn() {
        QVERIFY2(!QFontDatabase::families(QFontDatabase::Japanese).isEmpty(),
                 "no font for Japanese is installed; app/setup installs one");
        // Two tiles of one colour and type: without a font both have the same empty boxes.
        const auto picture = [](const char* name) {
            const RuleBook& book = *Inputs().book;
            const int kind = *book.tileNames().find(name);
            QImage image(80, 106, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintTile(painter, QRectF(4, 4, 72, 96),
                      tileFaces(book, QFont())[static_cast<std::size_t>(kind)], {}, lightColors());
            return image;
        };
        QVERIFY(picture("亜美") != picture("真美"));
        QVERIFY(picture("亜美") == picture("亜美"));
    }

    void readersOfTheScreenHearTheTiles() {
        Screen screen("春香 千早", "millijan", "春香");
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(screen.palette());
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->childCount(), 54);
        QCOMPARE(list->child(0)->text(QAccessible::Name), QStringLiteral("春香: 1 left"));
        QCOMPARE(list->child(0)->text(QAccessible::Description),
                 QStringLiteral("天海春香 · はるか · Haruka Amami · Princess"));
        QTest::keyClick(screen.palette(), Qt::Key_Right);
        QCOMPARE(list->focusChild()->text(QAccessible::Name), QStringLiteral("千早: 2 left"));
        QAccessibleInterface* hand = QAccessible::queryAccessibleInterface(screen.hand());
        QCOMPARE(hand->childCount(), 2);
        QCOMPARE(hand->child(1)->text(QAccessible::Name), QStringLiteral("千早: CRIMSON LOVERS"));
    }
};

YOMI_TESTS(TestTiles)
#include "test_tiles.moc"
