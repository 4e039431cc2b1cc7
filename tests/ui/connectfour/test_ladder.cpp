// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/golden_lines.h"
#include "tests/run_tests.h"
#include "tests/waiting.h"
#include "ui/charts/bar_panel.h"
#include "ui/common/controls.h"
#include "ui/common/table_export.h"
#include "ui/common/table_view.h"
#include "ui/connectfour/ladder_rows.h"
#include "ui/games/comparison_page.h"
#include "ui/games/stone_workspace.h"
#include "ui/games/two_runs_page.h"
#include "ui/inspector/two_runs_view.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QSpinBox>
#include <QTreeView>

using namespace yomi::ui;
using namespace yomi::ui::connectfour;
using nlohmann::json;

namespace {

// A position of End-Easy with 332,768 nodes of minimax, its line 581.
const QString endEasy = QStringLiteral("44575513446562755321334667417");

QByteArray goldenFile(const char* name) {
    QFile file(QStringLiteral(YOMI_GOLDEN_DIR "/games/connectfour/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The golden counts of a position: nodes by step.
json goldenNodes(const QString& position, const char* kind) {
    for (const json& line : yomi::goldenLines("games/connectfour/steps.jsonl"))
        if (line["position"] == position.toStdString())
            return line[kind];
    return {};
}

/// A shown workspace that compares the rows of the ladder.
struct LadderScreen {
    FourDocument document;
    games::StoneWorkspace workspace{
        document, Rules(), {2, 2, 3}, {21, 31, 8}, {new LadderRows(document)}};
    games::ComparisonPage* page = workspace.findChild<games::ComparisonPage*>();

    explicit LadderScreen(const QString& position = endEasy) {
        document.load({{"position", position.toStdString()},
                       {"view", {{"page", "compare"}, {"rows", "ladder"}}}});
        workspace.resize(1280, 714);
        workspace.show();
        workspace.activateWindow();
        [this] {
            QVERIFY(QTest::qWaitForWindowActive(&workspace, yomi::longestWait));
        }();
        [this] {
            QVERIFY(page->isVisible());
        }();
    }

    TableView* steps() const { return page->methods().view(); }
    TableView* positions() const {
        for (TableView* each : page->findChildren<TableView*>())
            if (each->accessibleName() == QStringLiteral("Positions by their nodes"))
                return each;
        return nullptr;
    }
    static QString cell(const TableView* view, int row, int column) {
        return view->model()->index(row, column).data().toString();
    }
    QString row(int row, LadderRows::Column column) const { return cell(steps(), row, column + 1); }
    QString step(int step, LadderRows::Column column) const { return row(rowOfStep(step), column); }
    QString state(int step) const {
        return cell(steps(), rowOfStep(step), LadderRows::columnTotal + 1);
    }
    bool isHidden(LadderRows::Column column) const { return steps()->isColumnHidden(column + 1); }
    bool notes(const char* text) const {
        const auto labels = page->currentWidget()->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [text](const QLabel* label) {
            return label->isVisible() && label->text().contains(QLatin1String(text));
        });
    }
    void selectStep(int step) const {
        TableView* view = steps();
        const QModelIndex index = view->model()->index(rowOfStep(step), 0);
        view->scrollTo(index);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
    }
    QString label(const char* name) const {
        return page->findChild<QLabel*>(QLatin1String(name))->text();
    }
    QAbstractButton* button(const QString& text) const {
        for (QAbstractButton* each : workspace.findChildren<QAbstractButton*>())
            if (each->text() == text && each->isVisible())
                return each;
        return nullptr;
    }
    void click(const char* text) const {
        QTest::mouseClick(button(QLatin1String(text)), Qt::LeftButton);
    }
    void paste(const QByteArray& text) const {
        QGuiApplication::clipboard()->setText(QString::fromUtf8(text));
        click("Paste positions");
    }
    void check(const char* text) const {
        QTest::mouseClick(button(QLatin1String(text)), Qt::LeftButton, {}, {8, 8});
    }
    void setLimit(int seconds) const {
        auto* field = page->findChild<QSpinBox*>();
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QString::number(seconds));
        QTest::keyClick(field, Qt::Key_Return);
    }
    bool isDone() const { return !page->methods().isRunning(); }
};

} // namespace

#define WAIT_FOR_LADDER(screen) QTRY_VERIFY((screen).isDone())

class TestLadder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void climbsOnTheBoardsPosition() {
        const LadderScreen screen;
        for (const TableView* table : {screen.steps(), screen.positions()})
            new QAbstractItemModelTester(table->model(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest,
                                         screen.page);
        WAIT_FOR_LADDER(screen);
        const json nodes = goldenNodes(endEasy, "strong");
        for (int step = firstStep; step <= lastStep; ++step) {
            const double expected = nodes[std::to_string(step == 6 ? 5 : step)];
            QCOMPARE(screen.step(step, LadderRows::Nodes), numberText(expected, Unit::Count));
            QVERIFY(screen.step(step, LadderRows::Time).endsWith(QLatin1Char('s')));
        }
        QCOMPARE(screen.step(4, LadderRows::NodesFactor), QStringLiteral("÷ 192")); // 332768 / 1729
        QCOMPARE(screen.step(6, LadderRows::NodesFactor), QStringLiteral("="));
        QVERIFY(screen.step(8, LadderRows::NodesFactor).startsWith(QStringLiteral("×")));
        QCOMPARE(screen.step(3, LadderRows::NodesFactor), QStringLiteral("–"));
        QVERIFY(screen.isHidden(LadderRows::Published)); // no public set
        QVERIFY(screen.isHidden(LadderRows::Met));
        QVERIFY(screen.notes("Score 2 for the side to move. All finished rows agree."));
        QCOMPARE(screen.steps()->model()->rowCount(), ladderRows);
        QCOMPARE(LadderScreen::cell(screen.steps(), rowOfStep(9), 0),
                 QStringLiteral("9 losing moves"));
        QCOMPARE(LadderScreen::cell(screen.steps(), stepRows + 1, 0),
                 QStringLiteral("13 without chains"));
        // Compared with step 13, not with the idea before.
        const auto value = [&screen](int row, LadderRows::Column column) {
            return screen.steps()->model()->index(row, column + 1).data(ValueRole).toDouble();
        };
        for (int row = stepRows; row < ladderRows; ++row)
            QCOMPARE(value(row, LadderRows::NodesFactor),
                     value(solverRow, LadderRows::Nodes) / value(row, LadderRows::Nodes));
        const QList<BarPanel*> charts = screen.page->methods().charts();
        QCOMPARE(charts[0]->bars()[0].value, 332'768.0);
        QVERIFY(charts[0]->isVisible());
        QVERIFY(!screen.positions()->isVisible()); // one position needs no list
    }

    /// A file of an earlier version, in which the ladder was a page.
    void opensOlderDocuments() {
        LadderScreen screen;
        screen.document.load({{"position", "4453"}, {"view", {{"page", "ladder"}}}});
        QVERIFY(screen.document.view().page == games::comparisonPage);
        QVERIFY(screen.document.view().rows == "ladder");
        screen.document.load({{"position", "4453"}, {"view", {{"page", "compare"}}}});
        QVERIFY(screen.document.view().rows.empty());
    }

    void theRowsAreChosen() {
        LadderScreen screen;
        WAIT_FOR_LADDER(screen);
        const auto choose = [&screen](Qt::Key key) {
            auto* box = screen.page->currentWidget()->findChild<QComboBox*>();
            QCOMPARE(box->accessibleName(), QStringLiteral("Rows"));
            box->setFocus();
            QTest::keyClick(box, key);
        };
        const QString time = screen.step(3, LadderRows::Time);
        choose(Qt::Key_Up);
        QVERIFY(screen.document.view().rows.empty());
        QVERIFY(screen.button(QStringLiteral("Add row")));
        QCOMPARE(screen.page->methods().table().rowCount(), 3);
        choose(Qt::Key_Down);
        QVERIFY(screen.document.view().rows == "ladder");
        QCOMPARE(screen.step(3, LadderRows::Time), time); // not run again
    }

    /// The lower table belongs to the marked row.
    void theStepOfThePositionsIsMarked() {
        const LadderScreen screen;
        screen.paste(goldenFile("end-easy.txt").left(31 * 5));
        WAIT_FOR_LADDER(screen);
        QVERIFY(!screen.page->methods().charts()[0]->isVisible()); // the list takes their room
        QCOMPARE(screen.steps()->selectedRows(), QList{rowOfStep(10)});
        QCOMPARE(screen.positions()->selectedRows(), QList{0}); // opens side by side
        screen.selectStep(8);
        QCOMPARE(screen.steps()->selectedRows(), QList{rowOfStep(8)});
        QVERIFY(screen.notes("Deepening: Null windows that close in on the score."));
        const QModelIndex marked = screen.steps()->selectionModel()->selectedRows().front();
        QTest::mouseClick(screen.steps()->viewport(), Qt::LeftButton, Qt::ControlModifier,
                          screen.steps()->visualRect(marked).center());
        QVERIFY(screen.notes("Deepening"));
    }

    void asksForTheSignAlone() {
        const LadderScreen screen;
        WAIT_FOR_LADDER(screen);
        screen.check("sign only");
        WAIT_FOR_LADDER(screen);
        const double nodes = goldenNodes(endEasy, "weak")["12"];
        QCOMPARE(screen.step(12, LadderRows::Nodes), numberText(nodes, Unit::Count));
        QVERIFY(screen.notes("Score 1 for the side to move."));
    }

    /// All of a public set, and its published means.
    void meetsThePublishedMeans() {
        const LadderScreen screen;
        screen.check("count steps 4 to 6 only");
        screen.paste(goldenFile("end-easy.txt"));
        QCOMPARE(screen.label("ladderSource"), QStringLiteral("End-Easy: 1,000 positions"));
        WAIT_FOR_LADDER(screen);
        QVERIFY(!screen.isHidden(LadderRows::Published));
        for (int step = firstStep + 1; step <= lastStep; ++step) {
            QCOMPARE(screen.step(step, LadderRows::Met), QStringLiteral("✓ yes"));
            QCOMPARE(screen.step(step, LadderRows::Nodes),
                     screen.step(step, LadderRows::Published));
        }
        QCOMPARE(screen.step(12, LadderRows::Published), QStringLiteral("51.28"));
        QCOMPARE(screen.step(13, LadderRows::Published), QStringLiteral("–"));
        QCOMPARE(screen.step(5, LadderRows::Time), QStringLiteral("counted"));
        QCOMPARE(screen.step(7, LadderRows::TimeFactor), QStringLiteral("–"));
        QCOMPARE(screen.positions()->model()->rowCount(), 1000);
        // The hardest comes first, and the shares have one total.
        constexpr int share = 6;
        double sum = 0, before = 1;
        for (int row = 0; row < 1000; ++row) {
            const double each =
                screen.positions()->model()->index(row, share).data(ValueRole).toDouble();
            QVERIFY(each <= before);
            sum += before = each;
        }
        QVERIFY(std::abs(sum - 1) < 1e-9);
        QVERIFY(
            screen.label("ladderHardest").startsWith(QStringLiteral("The 10 hardest of 1,000 ")));
        screen.click("Use the board");
        QVERIFY(!screen.notes("1,000 positions"));
        QVERIFY(screen.isHidden(LadderRows::Published));
    }

    void namesWrongLines() {
        const LadderScreen screen;
        screen.paste("445755134465627553213346674171\n8\n\n1212121\n");
        QCOMPARE(screen.label("ladderRefusals"),
                 QStringLiteral("Line 2: move 1: there is no column 8, the last of 7 is 7.\n"
                                "Line 4: The game is over: o has won."));
        QCOMPARE(screen.label("ladderSource"), QStringLiteral("2 positions"));
        screen.paste("445755134465627553213346674171\n");
        QCOMPARE(screen.label("ladderSource"), QStringLiteral("1 position"));
        screen.paste("hello");
        QVERIFY(screen.label("ladderRefusals").startsWith(QStringLiteral("Line 1: ")));
        QCOMPARE(screen.label("ladderSource"), QStringLiteral("1 position")); // as before
        screen.paste("8\n8\n8\n8\n");
        QVERIFY(screen.label("ladderRefusals").endsWith(u"\n1 more line was left out, too."));
        screen.paste("8\n8\n8\n8\n8\n");
        QVERIFY(screen.label("ladderRefusals").endsWith(u"\n2 more lines were left out, too."));
        screen.paste(" \n\n");
        QVERIFY(
            screen.label("ladderRefusals").startsWith(QStringLiteral("There are no positions")));
    }

    /// Minimax on an early position does not finish; the other steps do.
    void endsRowsByTheLimit() {
        const LadderScreen screen(QStringLiteral("445755134465627553213")); // 21 stones
        screen.setLimit(1);
        WAIT_FOR_LADDER(screen);
        QCOMPARE(screen.step(3, LadderRows::Nodes), QStringLiteral("not finished in 1 s"));
        QCOMPARE(screen.step(3, LadderRows::Time), QStringLiteral("–"));
        QVERIFY(screen.step(13, LadderRows::Nodes) != QStringLiteral("not finished in 1 s"));
        QVERIFY(std::isnan(screen.page->methods().charts()[0]->bars()[0].value));
        screen.selectStep(3);
        QVERIFY(screen.notes("0 of 1 position was solved in that time."));
        const QString time = screen.step(13, LadderRows::Time);
        screen.setLimit(2); // the finished rows keep their results
        WAIT_FOR_LADDER(screen);
        QCOMPARE(screen.step(3, LadderRows::Nodes), QStringLiteral("not finished in 2 s"));
        QCOMPARE(screen.step(13, LadderRows::Time), time);
    }

    void stopsAndRunsAgain() {
        const LadderScreen screen{QString()}; // the empty board
        QTRY_VERIFY(screen.button(QStringLiteral("Stop"))->isVisible());
        QTRY_COMPARE(screen.state(13), QStringLiteral("running…"));
        QCOMPARE(screen.state(3), QStringLiteral("waiting"));
        screen.click("Stop");
        QCOMPARE(screen.state(3), QStringLiteral("not run"));
        QTRY_VERIFY(screen.isDone());
        screen.click("Run again");
        QTRY_COMPARE(screen.state(3), QStringLiteral("waiting"));
    }

    void opensTwoStepsSideBySide() {
        const LadderScreen screen;
        WAIT_FOR_LADDER(screen);
        screen.selectStep(9);
        screen.click("Compare steps 8 and 9");
        auto* page = screen.workspace.findChild<games::TwoRunsPage*>();
        QVERIFY(page->isVisible());
        const auto* counts = page->findChild<QLabel*>(QStringLiteral("twoRunsCounts"));
        QTRY_VERIFY(counts->text().startsWith(QStringLiteral("Both visit ")));
        const inspector::TwoRunsModel& model = page->findChild<inspector::TwoRunsView*>()->model();
        // Without the roots, one per pass; a line that is searched twice counts once.
        const json nodes = goldenNodes(endEasy, "strong");
        QCOMPARE(model.runs()->a.nodes.size(), nodes["8"].get<std::size_t>());
        QCOMPARE(model.runs()->b.nodes.size(), nodes["9"].get<std::size_t>());
        QVERIFY(model.runs()->tree.shares.onlyOne > model.runs()->tree.shares.onlyOther);
        auto* tree = page->findChild<QTreeView*>();
        QTest::keyClick(tree, Qt::Key_Return); // steps have no search to step through
        QVERIFY(page->isVisible());
        // Any two can be chosen.
        const QList<QComboBox*> boxes = page->findChildren<QComboBox*>();
        QCOMPARE(boxes[0]->currentText(), QStringLiteral("8 deepening"));
        QCOMPARE(boxes[1]->currentText(), QStringLiteral("9 losing moves"));
        boxes[1]->setFocus();
        QTest::keyClick(boxes[1], Qt::Key_End);
        QTRY_COMPARE(model.runs()->b.nodes.size(), nodes["12"].get<std::size_t>());
        QTest::keyClick(boxes[1], Qt::Key_8); // A's: they are exchanged
        QCOMPARE(boxes[0]->currentText(), QStringLiteral("12 lower bounds"));
        QCOMPARE(boxes[1]->currentText(), QStringLiteral("8 deepening"));
    }

    void saysWhatCannotBeCompared() {
        const LadderScreen screen;
        screen.paste("4444"
                     "55771155\n"); // an early position
        screen.selectStep(4);
        screen.click("Compare steps 3 and 4");
        QCOMPARE(screen.workspace.findChild<games::TwoRunsPage*>()
                     ->findChild<QLabel*>(QStringLiteral("twoRunsCounts"))
                     ->text(),
                 QStringLiteral("Steps 3 and 4 can be compared when both are done in Compare."));
    }

    void copiesItsTables() {
        const LadderScreen screen;
        WAIT_FOR_LADDER(screen);
        screen.steps()->clearSelection();
        screen.steps()->setFocus();
        QTest::keyClick(screen.steps(), Qt::Key_C, Qt::ControlModifier);
        const QStringList lines =
            QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), ladderRows + 1);
        QVERIFY(lines[0].startsWith(QStringLiteral("method\tnodes\tfactor\ttime (s)")));
        QVERIFY(lines[1].startsWith(QStringLiteral("3 minimax\t332768\t")));
    }

    void putsAPositionOnTheBoard() {
        const LadderScreen screen;
        screen.paste(
            "2252576253462244111563365343671351441\n211376455663355325112113664364524722\n");
        WAIT_FOR_LADDER(screen);
        screen.positions()->setFocus();
        QTest::keyClick(screen.positions(), Qt::Key_Home, Qt::ControlModifier);
        const QString hardest = LadderScreen::cell(screen.positions(), 0, 0);
        QTest::keyClick(screen.positions(), Qt::Key_Return);
        QCOMPARE(screen.workspace.copyText(), hardest);
        QCOMPARE(screen.label("ladderSource"), QStringLiteral("2 positions"));
    }

    void saysWhyThereIsNothing() {
        // A board without moves: for a finished game the board before its last move is searched.
        const LadderScreen screen(
            QStringLiteral("......./......./......./......./xxx..../oooo..."));
        QVERIFY(screen.notes("The game is over"));
        QCOMPARE(screen.state(13), QStringLiteral("not run"));
        screen.click("Run again"); // runs nothing
        WAIT_FOR_LADDER(screen);
        QVERIFY(screen.notes("The game is over"));
        QCOMPARE(screen.step(13, LadderRows::Nodes), QStringLiteral("–"));
    }

    void fitsANarrowWindow() {
        const LadderScreen screen;
        QVERIFY(screen.workspace.minimumSizeHint().width() <= 890);
    }

    void nothingIsScrolledSideways() {
        LadderScreen screen;
        screen.paste(goldenFile("end-easy.txt"));
        QTRY_COMPARE(screen.step(12, LadderRows::Met), QStringLiteral("✓ yes"));
        for (const TableView* table : {screen.steps(), screen.positions()}) {
            QCOMPARE(table->horizontalScrollBar()->maximum(), 0);
            const QHeaderView* header = table->horizontalHeader();
            for (int column = 0; column < header->count(); ++column)
                if (!table->isColumnHidden(column)) {
                    QVERIFY(header->sectionSize(column) >= header->sectionSizeHint(column));
                    QVERIFY(!table->model()
                                 ->headerData(column, Qt::Horizontal, Qt::ToolTipRole)
                                 .toString()
                                 .isEmpty());
                }
        }
    }
};

YOMI_TESTS(TestLadder)
#include "test_ladder.moc"
