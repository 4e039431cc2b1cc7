// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The answer, the wishes for melds, and the further pages.

#include "tests/run_tests.h"
#include "tests/ui/hands/screen.h"
#include "tests/waiting.h"
#include "ui/hands/unit_library.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDir>
#include <QInputDialog>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTabWidget>

using namespace yomi::ui;
using namespace yomi::ui::hands;

namespace {

const char* const secondHand =
    "春香 千早 美希 真 貴音 やよい まつり 真美 エミリー 亜美 桃子 伊織 育";
const char* const sixOptima =
    "あずさ 伊織 律子 美希 貴音 雪歩 星梨花 未来 杏奈 海美 百合子 翼 静香";
const char* const waitingHand = "響 春香 千早 やよい 響 雪歩 あずさ 真 美希 やよい 真美 律子";

void openMenu(PartitionView* view, int group) {
    const QPoint place = view->groupRect(group).center().toPoint();
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, view->mapToGlobal(place));
    QApplication::sendEvent(view, &event);
}

} // namespace

class TestAnswer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void tellsTheArticlesSecondHand() {
        Screen screen(secondHand);
        QCOMPARE(screen.text("score"), QStringLiteral("18,000"));
        QCOMPARE(screen.text("state"), QStringLiteral("complete"));
        QCOMPARE(screen.text("summary"),
                 QStringLiteral("16 units fit · 111 splits · nothing left over"));
        QCOMPARE(screen.text("place"), QStringLiteral("Only best split"));
        QCOMPARE(screen.melds(), QStringList({QStringLiteral("Charlotte・Charlotte"),
                                              QStringLiteral("CRIMSON LOVERS"),
                                              QStringLiteral("きゅんっ！ヴァンパイアガール"),
                                              QStringLiteral("ザ・ライブ革命でSHOW!")}));
        QCOMPARE(screen.partition()->groups()[3].score, QStringLiteral("10,000"));
    }

    void followsEveryEdit() {
        Screen screen(secondHand);
        QTest::mouseClick(screen.hand(), Qt::LeftButton, {}, Screen::centre(screen.hand(), "育"));
        screen.settle();
        QCOMPARE(screen.text("score"), QStringLiteral("14,000"));
        QCOMPARE(screen.text("state"), QStringLiteral("not complete"));
        QVERIFY(screen.text("summary").endsWith(
            QStringLiteral("2 tiles left over · 1 draw from a complete hand")));
        QCOMPARE(screen.melds().last(), QStringLiteral("Left over"));
        screen.document.undoStack().undo();
        screen.settle();
        QCOMPARE(screen.text("score"), QStringLiteral("18,000"));
    }

    /// A hand that lacks a tile may have no unused tiles and still be incomplete.
    void aHandUsedUpIsNotAlwaysComplete() {
        Screen screen("詩花");
        QCOMPARE(screen.text("state"), QStringLiteral("all used"));
        QVERIFY(screen.text("summary").endsWith(QStringLiteral("draws from a complete hand")));
    }

    void cardsArePlayedNotComplete() {
        QCOMPARE(Screen("33344456", "doudizhu").text("state"), QStringLiteral("all cards played"));
    }

    void fitsASmallScreen_data() {
        QTest::addColumn<QByteArray>("tiles");
        QTest::addColumn<QByteArray>("rules");
        QTest::newRow("idols") << QByteArray(secondHand) << QByteArray("millijan");
        QTest::newRow("many optima") << QByteArray(sixOptima) << QByteArray("millijan");
        QTest::newRow("cards") << QByteArray("333345567889TTTJJJA2") << QByteArray("doudizhu");
    }

    void fitsASmallScreen() {
        QFETCH(QByteArray, tiles);
        QFETCH(QByteArray, rules);
        Screen screen(tiles, rules);
        const auto least = [&] {
            return screen.workspace.minimumSizeHint();
        };
        const int most = rules == "millijan" ? 640 : 560; // with the chart of the next draws
        QVERIFY2(least().width() <= 860 && least().height() <= most,
                 qPrintable(QStringLiteral("%1 x %2").arg(least().width()).arg(least().height())));
        screen.workspace.resize(1280, 680); // minus the surroundings in a window of 780
        const auto isSeen = [&] {
            const PartitionView* view = screen.partition();
            const QRect last = view->partitionRect(view->marked()).toAlignedRect();
            return view->visibleRegion().boundingRect().contains(last);
        };
        QTRY_VERIFY(isSeen());
        screen.workspace.resize(860, 560);
        QTRY_VERIFY(screen.workspace.height() <= 640); // the page scrolls a little
        QTRY_VERIFY(!screen.palette()->visibleRegion().isEmpty());
        if (rules == "millijan") // their names are complete
            QVERIFY(screen.hand()->cell(0).right() <= screen.hand()->cell(1).left());
        QVERIFY2(least().width() <= 860 && least().height() <= most, "as narrow as this");
    }

    void saysWhyThereIsNothing() {
        Screen screen;
        QVERIFY(screen.answer()->emptyText().startsWith(QStringLiteral("The hand is empty.")));
    }

    void showsAllBestPartitionsWhereThereIsRoom() {
        Screen screen("3334445556667778899", "doudizhu");
        const PartitionView* view = screen.partition();
        const auto best = screen.text("place").section(u' ', 2, 2).toInt();
        QVERIFY(best > 1);
        QCOMPARE(view->groups().back().partition, std::min(best, 24) - 1);
        const int other = static_cast<int>(
            std::ranges::find(view->groups(), 1, &MeldGroup::partition) - view->groups().begin());
        const QString name = view->itemName(other);
        QVERIFY(view->itemValue(other).endsWith(QStringLiteral("2 of %1 best").arg(best)));
        QTest::mouseClick(screen.partition(), Qt::LeftButton, {},
                          view->groupRect(other).center().toPoint());
        QCOMPARE(screen.document.view().partition, 1);
        QCOMPARE(view->marked(), 1);
        QCOMPARE(screen.text("place"), QStringLiteral("2 of %1 best").arg(best));
        QCOMPARE(view->itemName(view->currentItem()), name);
        QTest::keyClick(screen.partition(), Qt::Key_Home); // into the first partition
        QCOMPARE(screen.document.view().partition, 0);
        QVERIFY(screen.document.undoStack().isClean()); // a change of the view is not an edit
        screen.workspace.resize(860, 560);
        QTRY_COMPARE(view->groups().back().partition, 0);
    }

    void keysTakeBackWhatTheyForbade_data() {
        QTest::addColumn<bool>("settled");
        QTest::newRow("after the answer") << true;
        QTest::newRow("before the answer") << false;
    }

    void keysTakeBackWhatTheyForbade() {
        QFETCH(bool, settled);
        Screen screen(secondHand);
        PartitionView* view = screen.partition();
        view->setFocus();
        const QStringList best = screen.melds();
        for (int time = 0; time < 2; ++time) {
            QTest::keyClick(view, Qt::Key_F);
            if (settled)
                screen.settle();
            QCOMPARE(screen.document.inputs().constraints.forbidden,
                     std::vector<std::string>{"Charlotte・Charlotte"});
            QTest::keyClick(view, Qt::Key_F);
            screen.settle();
            QVERIFY(screen.document.inputs().constraints.forbidden.empty());
            QCOMPARE(screen.melds(), best);
            QCOMPARE(view->currentItem(), 0);
        }
        QTest::keyClick(view, Qt::Key_F);
        screen.settle();
        QTest::keyClick(view, Qt::Key_Right); // from none to the first
        QCOMPARE(view->currentItem(), 0);
        QTest::keyClick(view, Qt::Key_F);
        QCOMPARE(screen.document.inputs().constraints.forbidden.size(), std::size_t{2});
    }

    void stepsThroughAllOptima() {
        Screen screen(sixOptima);
        QCOMPARE(screen.text("place"), QStringLiteral("1 of 6 best"));
        screen.workspace.addActions(screen.workspace.analyzeActions()); // as the menu does
        QSet<QString> seen;
        for (int optimum = 0; optimum < 6; ++optimum) {
            QCOMPARE(screen.text("place"), QStringLiteral("%1 of 6 best").arg(optimum + 1));
            QCOMPARE(screen.text("score"), QStringLiteral("16,000"));
            seen << screen.melds().join(u'|');
            QTest::keyClick(&screen.workspace, Qt::Key_Period, Qt::ControlModifier);
        }
        QCOMPARE(seen.size(), 6);
        QCOMPARE(screen.text("place"), QStringLiteral("1 of 6 best"));
        QTest::keyClick(&screen.workspace, Qt::Key_Comma, Qt::ControlModifier);
        QCOMPARE(screen.text("place"), QStringLiteral("6 of 6 best"));
        QVERIFY(screen.document.undoStack().isClean()); // a change of the view is not an edit
    }

    void showsTheNextBest() {
        Screen screen(waitingHand);
        auto* next = screen.workspace.findChild<CommandButton*>(QStringLiteral("nextBest"));
        QCOMPARE(next->text(), QStringLiteral("Next best: −2,000"));
        QTest::mouseClick(next, Qt::LeftButton);
        QCOMPARE(screen.text("score"), QStringLiteral("12,000"));
        QCOMPARE(screen.answer()->title(), QStringLiteral("Next best split"));
        QTest::mouseClick(next, Qt::LeftButton);
        QCOMPARE(screen.text("score"), QStringLiteral("14,000"));
    }

    void locksForbidsAndFavoursByMenu() {
        Screen screen(secondHand);
        const QString best = screen.melds()[0];
        openMenu(screen.partition(), 0);
        Screen::choose("Forbid");
        screen.settle();
        QVERIFY(!screen.melds().contains(best));
        QCOMPARE(screen.text("score"), QStringLiteral("16,000"));
        QTest::mouseClick(screen.command("Free"), Qt::LeftButton);
        QTRY_COMPARE(screen.melds().value(0), best);
        openMenu(screen.partition(), 0);
        Screen::choose("Lock");
        screen.settle();
        QCOMPARE(screen.partition()->groups()[0].wish, QStringLiteral("locked"));
        openMenu(screen.partition(), 1);
        Screen::choose("Favourite (+2,000)");
        screen.settle();
        QCOMPARE(screen.text("score"), QStringLiteral("20,000"));
        QTest::mouseClick(screen.command("Free all"), Qt::LeftButton);
        QTRY_COMPARE(screen.text("score"), QStringLiteral("18,000"));
    }

    void locksForbidsAndFavoursByKey() {
        Screen screen(secondHand);
        PartitionView* view = screen.partition();
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Right);
        QCOMPARE(view->itemName(view->currentItem()), QStringLiteral("CRIMSON LOVERS"));
        QTest::keyClick(view, Qt::Key_B);
        screen.settle();
        QCOMPARE(view->groups()[1].score, QStringLiteral("4,000"));
        QTest::keyClick(view, Qt::Key_B);
        QTest::keyClick(view, Qt::Key_O); // two tiles cannot be called
        QVERIFY(!screen.refusal(view).isEmpty());
        QTest::keyClick(view, Qt::Key_L);
        screen.settle();
        QCOMPARE(view->groups()[1].wish, QStringLiteral("locked"));
        QTest::keyClick(view, Qt::Key_L);
        QTest::keyClick(view, Qt::Key_F);
        screen.settle();
        QVERIFY(!screen.melds().contains(QStringLiteral("CRIMSON LOVERS")));
    }

    void layingOpenScoresAsOneSizeSmaller() {
        Screen screen(secondHand);
        openMenu(screen.partition(), 3);
        Screen::choose("Lay open");
        screen.settle();
        QCOMPARE(screen.text("score"), QStringLiteral("16,000"));
        QCOMPARE(screen.partition()->groups()[3].score, QStringLiteral("8,000"));
        QCOMPARE(screen.partition()->groups()[3].wish, QStringLiteral("open"));
    }

    void bonusIsTyped() {
        Screen screen(secondHand);
        openMenu(screen.partition(), 0);
        Screen::choose("Bonus…");
        auto* dialog = screen.workspace.findChild<QInputDialog*>();
        QVERIFY(dialog);
        dialog->setIntValue(-500);
        dialog->accept();
        screen.settle();
        QCOMPARE(screen.text("score"), QStringLiteral("17,500"));
        QCOMPARE(screen.partition()->groups()[0].wish, QStringLiteral("−500"));
    }

    void favouriteTile() {
        Screen screen(secondHand);
        auto* favourite = screen.workspace.findChild<QComboBox*>(QStringLiteral("favourite"));
        favourite->setFocus();
        QTest::keyClick(favourite, Qt::Key_Down); // 春香, the first tile
        screen.settle();
        QCOMPARE(screen.text("score"), QStringLiteral("20,000"));
        screen.document.undoStack().undo();
        screen.settle();
        QCOMPARE(favourite->currentIndex(), 0);
        QCOMPARE(screen.text("score"), QStringLiteral("18,000"));
    }

    void contradictionIsToldInTheAnswer() {
        Screen screen("まつり エミリー 春香");
        openMenu(screen.partition(), 0);
        Screen::choose("Lock");
        QTest::mouseClick(screen.hand(), Qt::LeftButton, {},
                          Screen::centre(screen.hand(), "まつり"));
        screen.settle();
        QVERIFY2(screen.answer()->emptyText().contains(QStringLiteral("Charlotte・Charlotte")),
                 qPrintable(screen.answer()->emptyText()));
        QTest::mouseClick(screen.command("Free"), Qt::LeftButton);
        QTRY_COMPARE(screen.answer()->emptyText(), QString());
    }

    void waitsStandInTableAndPalette() {
        Screen screen(waitingHand);
        const TableView* waits = screen.tableView("Useful tiles");
        QVERIFY(waits->isVisible());
        QCOMPARE(waits->model()->rowCount(), 6); // as in the golden data
        const TileField* palette = screen.palette();
        int barred = 0;
        for (const FieldTile& tile : palette->tiles())
            barred += tile.look.bar ? 1 : 0;
        QCOMPARE(barred, 6);
        QCOMPARE(palette->itemValue(Screen::indexOf(palette, "貴音")),
                 QStringLiteral("3 left · completes the hand with 18,000"));
        screen.clickPalette("貴音", Qt::ShiftModifier);
        screen.settle();
        QCOMPARE(waits->model()->index(2, 1).data().toString(), QStringLiteral("2"));
    }

    void hoverLooksAhead() {
        Screen screen(waitingHand);
        TableView* waits = screen.tableView("Useful tiles");
        QTest::mouseMove(waits->viewport(), Screen::rowPlace(waits, 2));
        QTRY_COMPARE(screen.answer()->title(), QStringLiteral("With 貴音"));
        QCOMPARE(screen.text("score"), QStringLiteral("18,000"));
        QCOMPARE(screen.text("state"), QStringLiteral("complete"));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(waits, &leave);
        QTRY_COMPARE(screen.answer()->title(), QStringLiteral("Best split"));
        QTest::mouseMove(screen.palette(), Screen::centre(screen.palette(), "環"));
        QTRY_COMPARE(screen.answer()->title(), QStringLiteral("With 環"));
        QTest::mouseMove(screen.palette(), Screen::centre(screen.palette(), "そら"));
        QTRY_COMPARE(screen.answer()->title(), QStringLiteral("Best split"));
        QTest::mouseClick(waits->viewport(), Qt::LeftButton, {},
                          Screen::rowPlace(waits, 0)); // or choose
        QTRY_COMPARE(screen.answer()->title(), QStringLiteral("With やよい"));
        QCOMPARE(screen.tiles(), QString::fromUtf8(waitingHand)); // nothing was edited
    }

    void discardsStandInTableAndHand() {
        Screen screen(secondHand);
        const TableView* discards = screen.tableView("Discards");
        QVERIFY(discards->isVisible());
        QVERIFY(!screen.tableView("Useful tiles")->isVisible());
        QCOMPARE(discards->model()->index(0, 0).data().toString(), QStringLiteral("貴音"));
        const TileField* hand = screen.hand();
        const FieldTile& takane =
            hand->tiles()[static_cast<std::size_t>(Screen::indexOf(hand, "貴音"))];
        QCOMPARE(takane.look.badge, QStringLiteral("15")); // two of them are 貴音 again
        QCOMPARE(takane.look.bar, std::optional(1.0));
        QTest::mouseMove(screen.hand(), Screen::centre(screen.hand(), "千早"));
        QTRY_COMPARE(screen.answer()->title(), QStringLiteral("After 千早"));
        QCOMPARE(screen.text("state"), QStringLiteral("plan"));
        QCOMPARE(screen.text("score"), QStringLiteral("18,000"));
    }

    void oneShortLooksAhead() {
        Screen screen("千早");
        screen.workspace.findChild<QTabWidget*>()->setCurrentIndex(1);
        TableView* missing = screen.tableView("Melds that are one tile short");
        QVERIFY(missing->isVisible());
        QTest::mouseMove(missing->viewport(), Screen::rowPlace(missing, 0));
        QTRY_COMPARE(screen.answer()->title(), QStringLiteral("With 春香"));
        QCOMPARE(screen.melds(), QStringList(QStringLiteral("CRIMSON LOVERS")));
    }

    void unitsTakeWishes() {
        Screen screen(secondHand);
        screen.workspace.findChild<QTabWidget*>()->setCurrentIndex(2);
        TableView* units = screen.tableView("Units that fit");
        QCOMPARE(units->model()->rowCount(), 16);
        QTest::mouseClick(units->viewport(), Qt::LeftButton, {}, Screen::rowPlace(units, 0));
        const QString unit = units->model()->index(0, 0).data().toString();
        QTest::keyClick(units, Qt::Key_L);
        screen.settle();
        QCOMPARE(units->model()->index(0, 3).data().toString(), QStringLiteral("locked"));
        QVERIFY(screen.melds().contains(unit));
        QTest::keyClick(units, Qt::Key_F);
        screen.settle();
        QVERIFY(!screen.melds().contains(unit));
        QCOMPARE(units->model()->rowCount(), 16); // including forbidden ones
        QTest::keyClick(units, Qt::Key_F);
        screen.settle();
        QVERIFY(screen.document.inputs().constraints.forbidden.empty());
    }

    void rulesAreChosenAndUndone() {
        Screen screen(secondHand);
        auto* rules = screen.workspace.findChild<QComboBox*>(QStringLiteral("rules"));
        rules->setFocus();
        QTest::keyClick(rules, Qt::Key_Down);
        screen.settle();
        QCOMPARE(rules->currentText(), QStringLiteral("Dou Dizhu"));
        QCOMPARE(screen.palette()->itemCount(), 15);
        QTest::keyClicks(screen.palette(), QStringLiteral("33"));
        screen.settle();
        QCOMPARE(screen.text("score"), QStringLiteral("1 play"));
        QCOMPARE(screen.melds(), QStringList(QStringLiteral("Pair")));
        screen.document.undoStack().setIndex(0);
        screen.settle();
        QCOMPARE(rules->currentIndex(), 0);
        QCOMPARE(screen.text("score"), QStringLiteral("18,000"));
    }

    void ownListsStandBesideThePresets() {
        const UnitLists none;
        UnitList mine = standardUnits();
        mine.title = "Three units";
        mine.units.resize(3);
        const ListsEdit added = addList(none, mine, {});
        const UnitLibrary library(UnitLibrary::userFolder());
        QVERIFY(UnitLibrary::userFolder().contains(QStringLiteral("qttest")));
        QDir(UnitLibrary::userFolder()).removeRecursively();
        Screen screen(secondHand);
        auto* rules = screen.workspace.findChild<QComboBox*>(QStringLiteral("rules"));
        QCOMPARE(rules->findText(QStringLiteral("Three units")), -1);
        QCOMPARE(library.save(none, added.after), QString());
        // Like returning from the editor.
        QEvent back(QEvent::WindowActivate);
        QApplication::sendEvent(&screen.workspace, &back);
        const int row = rules->findText(QStringLiteral("Three units"));
        QCOMPARE(row, static_cast<int>(presetNames.size()));
        rules->setFocus();
        QTest::keyClick(rules, Qt::Key_End);
        screen.settle();
        QCOMPARE(screen.document.book().meldCount(), 3);
        QTest::keyClick(rules, Qt::Key_Home);
        QCOMPARE(screen.document.book().meldCount(), 154);
        QCOMPARE(rules->findText(QStringLiteral("Three units")), row); // still there
        mine.units.resize(2);                                          // only in the hand
        screen.document.perform(chooseRules(screen.document.inputs(), mine));
        QCOMPARE(rules->currentText(), QStringLiteral("Three units (this hand)"));
        QDir(UnitLibrary::userFolder()).removeRecursively();
    }

    void tellsOfTilesThatOtherRulesLeaveOut() {
        Screen screen("3456789TJQK23456789TAAA", "noip");
        auto* rules = screen.workspace.findChild<QComboBox*>(QStringLiteral("rules"));
        auto* notice = screen.workspace.findChild<QLabel*>(QStringLiteral("rulesNotice"));
        QVERIFY(notice->isHidden());
        rules->setFocus();
        QTest::keyClick(rules, Qt::Key_Up);
        screen.settle();
        QVERIFY(notice->isVisible());
        QCOMPARE(notice->text(), QStringLiteral("Left out by %1: A A A. Undo brings everything "
                                                "back.")
                                     .arg(rules->currentText()));
        screen.document.undoStack().undo();
        QCOMPARE(screen.document.inputs().hand.size(), 23u);
        QVERIFY(notice->isHidden());
    }

    /// Rules of cards have no tile of MilliJan: all tiles are removed, with a notice.
    void tellsOfAllTilesLeftOut() {
        Screen screen(secondHand);
        auto* pages = screen.workspace.findChild<QTabWidget*>();
        pages->setCurrentIndex(1);
        auto* rules = screen.workspace.findChild<QComboBox*>(QStringLiteral("rules"));
        const auto* notice = screen.workspace.findChild<QLabel*>(QStringLiteral("rulesNotice"));
        rules->setFocus();
        rules->setCurrentIndex(rules->findText(QStringLiteral("Dou Dizhu")));
        screen.settle();
        QVERIFY(screen.document.inputs().hand.empty());
        QVERIFY(notice->text().startsWith(QStringLiteral("Left out by Dou Dizhu: ")));
        QVERIFY(notice->text().contains(QStringLiteral("more")));
        QTRY_VERIFY(notice->height() >= notice->heightForWidth(notice->width()));
        QVERIFY(notice->visibleRegion().boundingRect().height() == notice->height());
        QCOMPARE(pages->tabText(pages->currentIndex()), QStringLiteral("Plays"));
        screen.document.undoStack().undo();
        QCOMPARE(pages->tabText(pages->currentIndex()), QStringLiteral("One short"));
    }

    /// In a low window the leads get the remaining height.
    void theLeadsHaveTheHeight() {
        Screen screen("333345567889TTTJJJA2", "doudizhu");
        screen.workspace.resize(900, 512);
        screen.settle();
        const QAbstractItemView* leads = nullptr;
        for (const auto* view : screen.workspace.findChildren<QAbstractItemView*>())
            if (view->accessibleName() == QLatin1String("Leads by category"))
                leads = view;
        QVERIFY(leads);
        QTRY_VERIFY(leads->viewport()->height() >= 2.5 * leads->sizeHintForRow(0));
    }

    void aHandOfSinglesHasNoNextBest() {
        Screen screen("35", "doudizhu");
        QVERIFY(screen.workspace.findChild<CommandButton*>(QStringLiteral("nextBest"))->isHidden());
    }

    void tellsTheFewestPlays() {
        Screen screen("333345567889TTTJJJA2", "doudizhu");
        QCOMPARE(screen.text("score"), QStringLiteral("3 plays"));
        QCOMPARE(screen.text("summary"), QString::fromUtf8("3 turns · 175 legal leads"));
        QCOMPARE(screen.melds(), QStringList({QStringLiteral("Straight of 6"),
                                              QStringLiteral("Airplane of 2 with singles"),
                                              QStringLiteral("Quad and two singles")}));
        openMenu(screen.partition(), 0);
        Screen::choose("Forbid");
        screen.settle();
        QVERIFY(!screen.melds().isEmpty());
        QVERIFY(screen.melds() != QStringList({QStringLiteral("Straight of 6")}));
    }

    void aStoppedReadingSaysSo() {
        Screen screen(secondHand);
        auto& run = screen.workspace.findChild<AnalysisBase*>(QStringLiteral("analysis"))->run();
        screen.clickPalette("翼");
        run.stop();
        QVERIFY(!screen.partition()->isEnabled()); // faded: it belongs to the previous hand
        screen.document.perform(chooseRules(screen.document.inputs(), presetRules("doudizhu")));
        run.stop();
        QVERIFY(screen.answer()->emptyText().startsWith(QStringLiteral("Stopped")));
        screen.document.undoStack().undo();
        screen.document.undoStack().undo();
        screen.settle();
        QCOMPARE(screen.text("score"), QStringLiteral("18,000"));
    }

    void workIsTold() {
        HandDocument document;
        document.load({{"rules", "millijan"}, {"tiles", secondHand}});
        HandWorkspace workspace(document);
        QSignalSpy work(&workspace, &Workspace::workChanged);
        QTRY_COMPARE(work.count(), 1);
        QVERIFY(work[0][0].toString().startsWith(QStringLiteral("Packed counters · 26 nodes · ")));
    }
};

YOMI_TESTS(TestAnswer)
#include "test_answer.moc"
