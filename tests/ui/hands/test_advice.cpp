// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/hands/screen.h"
#include "tests/waiting.h"
#include "ui/charts/plot_view.h"
#include "ui/hands/hand_advice.h"
#include "ui/hands/outlook_panel.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHeaderView>

namespace {

using namespace yomi::ui;
using namespace yomi::ui::hands;

/// For the best chance ひなた goes, for the most points 真美.
constexpr auto twoWays = "茜 ひなた エレナ 星梨花 環 美也 杏奈 麗花 可憐 風花 歌織 翼 真美";

int columnOf(const TableView* view, const QString& title) {
    for (int column = 0; column < view->model()->columnCount(); ++column)
        if (view->model()->headerData(column, Qt::Horizontal).toString() == title)
            return column;
    return -1;
}

/// The cell of a discard's row.
QString cell(const TableView* view, const char* discard, const char* column) {
    for (int row = 0; row < view->model()->rowCount(); ++row)
        if (view->model()->index(row, 0).data().toString() == QString::fromUtf8(discard))
            return view->model()
                ->index(row, columnOf(view, QString::fromUtf8(column)))
                .data()
                .toString();
    return {};
}

void setDraws(HandDocument& document, int draws) {
    View view = document.view();
    view.draws = draws;
    document.setView(view);
}

} // namespace

class TestAdvice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The first row in words, all of them in the table, the useful tiles in the palette.
    void ranksAnyFullHand() {
        Screen screen(twoWays);
        const TableView* rows = screen.tableView("Discards");
        QVERIFY(rows->isVisible());
        QCOMPARE(rows->model()->rowCount(), 13);
        const QString first = rows->model()->index(0, 0).data().toString();
        QVERIFY2(screen.text("advice").contains(first), qPrintable(screen.text("advice")));
        int lit = 0;
        for (const FieldTile& tile : screen.palette()->tiles())
            lit += tile.look.bar ? 1 : 0;
        QVERIFY(lit > 0);
        const HandAdvice* advice = screen.advice();
        QCOMPARE(lit, static_cast<int>(advice->current()->front().useful.size()));
    }

    /// The selection stays with the tile when the ranking changes.
    void keepsTheTileSelected() {
        Screen screen(twoWays);
        TableView* rows = screen.tableView("Discards");
        const auto tileAt = [&](int row) {
            return rows->model()->index(row, 0).data().toString();
        };
        const int last = rows->model()->rowCount() - 1;
        QTest::mouseClick(rows->viewport(), Qt::LeftButton, {}, Screen::rowPlace(rows, 0));
        const QString tile = tileAt(0);
        QCOMPARE(rows->currentRow(), 0);
        const QString before = tileAt(last);
        std::vector<int> seen; // what helps after this discard
        for (const UsefulTile& useful : screen.advice()->current()->front().useful)
            seen.insert(seen.end(), static_cast<std::size_t>(useful.left), useful.tile);
        screen.document.perform(
            replaceTiles(screen.document.inputs(), Pile::Seen, seen, QStringLiteral("See")));
        QTRY_VERIFY(screen.advice()->isFresh() && tileAt(0) != tile);
        QCOMPARE(tileAt(rows->currentRow()), tile);
    }

    void saysThatAHandIsComplete() {
        Screen screen("春香 千早 美希 雪歩 やよい 真 伊織 貴音 律子 あずさ 亜美 真美 響");
        QTRY_VERIFY(screen.text("advice").contains(QStringLiteral("complete")));
    }

    /// Pointing at a row shows its plan, with the missing tiles.
    void pointsOutThePlan() {
        Screen screen(twoWays);
        TableView* rows = screen.tableView("Discards");
        QTest::mouseMove(rows->viewport(), Screen::rowPlace(rows, 1));
        const QString tile = rows->model()->index(1, 0).data().toString();
        QTRY_COMPARE(screen.answer()->title(), QStringLiteral("After ") + tile);
        for (const auto* button : screen.answer()->findChildren<CommandButton*>())
            QVERIFY(button->objectName() != QStringLiteral("nextBest") || !button->isVisible());
        const HandAdvice* advice = screen.advice();
        const RankedDiscard& row = (*advice->current())[1];
        int missing = 0;
        for (const MeldGroup& group : screen.partition()->groups())
            missing += static_cast<int>(std::ranges::count_if(
                group.left, [](const std::optional<int>& left) { return left.has_value(); }));
        QCOMPARE(missing, *row.distance);
        QCOMPARE(screen.tiles(), QString::fromUtf8(twoWays));
    }

    /// Both measures agree with the reference values of the two discards.
    void showsTheChancesAtTheMarker() {
        Screen screen(twoWays);
        const TableView* rows = screen.tableView("Discards");
        setDraws(screen.document, 3);
        QTRY_COMPARE(cell(rows, "ひなた", "Chance"), QStringLiteral("6.29 %"));
        QCOMPARE(cell(rows, "真美", "Chance"), QStringLiteral("6.01 %"));
        auto* measure = screen.workspace.findChild<OutlookPanel*>()->findChild<QComboBox*>();
        QCOMPARE(measure->accessibleName(), QStringLiteral("Measure"));
        measure->setFocus();
        QTest::keyClick(measure, Qt::Key_Down);
        QCOMPARE(screen.document.view().measure, DrawMeasure::Points);
        QTRY_COMPARE(cell(rows, "真美", "Points"), QStringLiteral("1,430"));
        QCOMPARE(cell(rows, "ひなた", "Points"), QStringLiteral("1,010"));
        QCOMPARE(screen.document.undoStack().count(), 0); // where the person looks is no edit
    }

    /// As a tab that is opened behind another one: its advice is known before it is shown.
    void aHandThatIsShownLaterHasEstimates() {
        HandDocument document;
        document.load({{"rules", "millijan"}, {"tiles", twoWays}});
        HandWorkspace workspace(document);
        auto* advice = workspace.findChild<AnalysisBase*>(QStringLiteral("advice"));
        QTRY_VERIFY(advice->isFresh());
        workspace.resize(1280, 714);
        workspace.show();
        const auto* outlook = workspace.findChild<OutlookPanel*>();
        QTRY_VERIFY(!outlook->lines().isEmpty() && !outlook->lines().first().spreads.isEmpty());
    }

    void estimatesAreMarked() {
        Screen screen(twoWays);
        const TableView* rows = screen.tableView("Discards");
        setDraws(screen.document, 9);
        const QString first = rows->model()->index(0, 0).data().toString();
        QTRY_VERIFY(cell(rows, qPrintable(first), "Points").startsWith(QStringLiteral("≈")));
        QVERIFY(cell(rows, qPrintable(first), "Chance").contains(u'%'));
    }

    /// A hand before its draw has no table of discards: the sentence has its chance.
    void aHandBeforeItsDrawHasItsChance() {
        Screen screen("茜 エレナ 星梨花 環 美也 杏奈 麗花 可憐 風花 歌織 翼 真美", "millijan",
                      "ひなた");
        setDraws(screen.document, 3);
        QTRY_VERIFY(
            screen.text("advice").contains(QStringLiteral("Within 3 draws: chance 6.29 %, expected "
                                                          "score 1,010.")));
    }

    /// Horizons end where the wall does.
    void fewTilesAreLeft() {
        const std::vector<int> hand = yomi::hands::parseTiles(HandDocument().book(), twoWays);
        for (const int left : {2, 0}) {
            HandDocument document;
            const auto& book = document.book();
            std::vector<int> seen;
            for (int kind = 0; kind < book.kindCount(); ++kind)
                seen.insert(seen.end(),
                            static_cast<std::size_t>(book.kind(kind).copies -
                                                     std::ranges::count(hand, kind)),
                            kind);
            seen.resize(seen.size() - static_cast<std::size_t>(left));
            Screen screen(twoWays, "millijan", yomi::hands::tilesText(book, seen).c_str());
            const auto* outlook = screen.workspace.findChild<OutlookPanel*>();
            if (left > 0) {
                QTRY_COMPARE(outlook->marker(), left);
                QTRY_VERIFY(cell(screen.tableView("Discards"), "茜", "Chance").contains(u'%'));
            } else {
                QTRY_VERIFY(outlook->emptyText().contains(QStringLiteral("no tile is left")));
            }
        }
    }

    void theMarkerMovesByKey() {
        Screen screen(twoWays);
        auto* outlook = screen.workspace.findChild<OutlookPanel*>();
        QTRY_VERIFY(!outlook->lines().isEmpty());
        outlook->setFocus();
        auto* view = outlook->findChild<QAbstractScrollArea*>();
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Home);
        QTest::keyClick(view, Qt::Key_Right);
        QCOMPARE(screen.document.view().draws, 2);
    }

    /// The curves can be read in a low window; the page may scroll.
    void theChartStaysReadable() {
        Screen screen(twoWays);
        screen.workspace.resize(900, 512);
        const auto* plot = screen.workspace.findChild<OutlookPanel*>()->findChild<PlotView*>();
        QTRY_VERIFY(plot->isVisible());
        QTRY_VERIFY(plot->height() >= 130);
    }

    void listsWhatToDraw() {
        Screen screen("千早 春香 律子 まつり このみ 桃子 未来 静香");
        const TableView* draws = screen.tableView("Useful tiles");
        QVERIFY(draws->isVisible());
        QVERIFY(!screen.tableView("Discards")->isVisible());
        QVERIFY(draws->model()->rowCount() > 0);
        QVERIFY(draws->isColumnHidden(columnOf(draws, QStringLiteral("Score"))));
        QVERIFY(!screen.text("advice").isEmpty());
        const auto* outlook = screen.workspace.findChild<OutlookPanel*>();
        QVERIFY2(outlook->emptyText().contains(u'8'), qPrintable(outlook->emptyText()));
    }

    /// An empty hand is far from everything, and says so.
    void anEmptyHandHasAdviceToo() {
        Screen screen("");
        QVERIFY2(screen.text("advice").contains(QStringLiteral("13")),
                 qPrintable(screen.text("advice")));
        screen.clickPalette("春香");
        screen.settle();
        QVERIFY2(screen.text("advice").contains(QStringLiteral("12")),
                 qPrintable(screen.text("advice")));
    }

    void keepsTheHorizonInTheDocument() {
        HandDocument document;
        document.load({{"rules", "millijan"},
                       {"tiles", twoWays},
                       {"view", {{"draws", 9}, {"objective", "points"}, {"play", "sampled"}}}});
        QCOMPARE(document.view().draws, 9);
        QCOMPARE(document.view().measure, DrawMeasure::Points);
        QCOMPARE(document.view().play, DrawPlay::Sampled);
        document.perform(removeTile(document.inputs(), Pile::Hand, 0));
        QCOMPARE(document.view().draws, 9);
        HandDocument reopened;
        reopened.load(document.body());
        QCOMPARE(reopened.view(), document.view());
        QVERIFY_EXCEPTION_THROWN(reopened.load({{"rules", "millijan"}, {"view", {{"draws", 21}}}}),
                                 yomi::FormatError);
    }
};

YOMI_TESTS(TestAdvice)
#include "test_advice.moc"
