// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/golden_lines.h"
#include "tests/run_tests.h"
#include "ui/common/card.h"
#include "ui/common/controls.h"
#include "ui/common/table_export.h"
#include "ui/common/table_view.h"
#include "ui/connectfour/ladder_page.h"
#include "ui/connectfour/ladder_tables.h"
#include "ui/connectfour/two_steps_panel.h"
#include "ui/games/stone_workspace.h"
#include "ui/inspector/two_runs_view.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>
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

/// A shown workspace on the page of the ladder.
struct LadderScreen {
    FourDocument document;
    LadderPage* page = new LadderPage(document);
    games::StoneWorkspace workspace{
        document, Rules(), {2, 2, 3}, {21, 31, 8}, {{QStringLiteral("Ladder"), page}}};
    QList<TableView*> tables = page->findChildren<TableView*>();

    explicit LadderScreen(const QString& position = endEasy) {
        document.load({{"position", position.toStdString()}, {"view", {{"page", "ladder"}}}});
        workspace.resize(1280, 714);
        workspace.show();
        workspace.activateWindow();
        [this] {
            QVERIFY(QTest::qWaitForWindowActive(&workspace));
        }();
        [this] {
            QVERIFY(page->isVisible());
        }();
    }

    TableView* view(const char* name) const {
        for (TableView* each : page->findChildren<TableView*>())
            if (each->accessibleName() == QLatin1String(name))
                return each;
        return nullptr;
    }
    TableView* steps() const { return view("Steps of the ladder"); }
    TableView* ideas() const { return view("Step 13 without an idea"); }
    TableView* positions() const { return view("Positions by their nodes"); }
    static QString cell(const TableView* view, int row, int column) {
        return view->model()->index(row, column).data().toString();
    }
    QString step(int step, StepTable::Column column) const {
        return cell(steps(), rowOfStep(step), column);
    }
    void selectStep(int step) const {
        TableView* view = steps();
        const QModelIndex index = view->model()->index(rowOfStep(step), StepTable::Name);
        view->scrollTo(index);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
    }
    QString label(const char* name) const {
        return page->findChild<QLabel*>(QLatin1String(name))->text();
    }
    QAbstractButton* button(const QString& text) const {
        for (QAbstractButton* each : page->findChildren<QAbstractButton*>())
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
    bool isDone() const { return button(QStringLiteral("Run again"))->isEnabled(); }
};

} // namespace

#define WAIT_FOR_LADDER(screen) QTRY_VERIFY_WITH_TIMEOUT((screen).isDone(), 50'000)

class TestLadderPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void climbsOnTheBoardsPosition() {
        const LadderScreen screen;
        for (const TableView* table : screen.tables)
            new QAbstractItemModelTester(table->model(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest,
                                         screen.page);
        WAIT_FOR_LADDER(screen);
        const json nodes = goldenNodes(endEasy, "strong");
        for (int step = firstStep; step <= lastStep; ++step) {
            const double expected = nodes[std::to_string(step == 6 ? 5 : step)];
            QCOMPARE(screen.step(step, StepTable::Nodes), numberText(expected, Unit::Count));
            QVERIFY(screen.step(step, StepTable::Time).endsWith(QLatin1Char('s')));
        }
        QCOMPARE(screen.step(4, StepTable::NodesFactor), QStringLiteral("÷ 192")); // 332768 / 1729
        QCOMPARE(screen.step(6, StepTable::NodesFactor), QStringLiteral("="));
        QVERIFY(screen.step(8, StepTable::NodesFactor).startsWith(QStringLiteral("×")));
        QCOMPARE(screen.step(3, StepTable::NodesFactor), QStringLiteral("–"));
        QVERIFY(screen.steps()->isColumnHidden(StepTable::Published)); // no public set
        QCOMPARE(screen.label("ladderConclusion"),
                 QStringLiteral("Score 2 for the side to move. All finished rows agree."));
        QCOMPARE(screen.ideas()->model()->rowCount(), ideaRows);
        for (int row = 0; row < ideaRows; ++row)
            QVERIFY(!LadderScreen::cell(screen.ideas(), row, IdeaTable::Nodes).isEmpty());
        QCOMPARE(LadderScreen::cell(screen.positions(), 0, PositionTable::Nodes),
                 QStringLiteral("563"));
        QCOMPARE(LadderScreen::cell(screen.positions(), 0, PositionTable::NodesBefore),
                 QStringLiteral("692"));
        QCOMPARE(LadderScreen::cell(screen.positions(), 0, PositionTable::Share),
                 QStringLiteral("100 %"));
    }

    /// The lower table belongs to the marked row.
    void theStepOfThePositionsIsMarked() {
        const LadderScreen screen;
        WAIT_FOR_LADDER(screen);
        QCOMPARE(screen.steps()->selectedRows(), QList{rowOfStep(10)});
        QCOMPARE(screen.positions()->selectedRows(), QList{0}); // opens side by side
        screen.selectStep(8);
        QCOMPARE(screen.steps()->selectedRows(), QList{rowOfStep(8)});
        const QModelIndex marked = screen.steps()->selectionModel()->selectedRows().front();
        QTest::mouseClick(screen.steps()->viewport(), Qt::LeftButton, Qt::ControlModifier,
                          screen.steps()->visualRect(marked).center());
        QCOMPARE(screen.steps()->selectedRows(), QList{rowOfStep(8)});
    }

    void asksForTheSignAlone() {
        const LadderScreen screen;
        WAIT_FOR_LADDER(screen);
        screen.check("sign only");
        WAIT_FOR_LADDER(screen);
        const double nodes = goldenNodes(endEasy, "weak")["12"];
        QCOMPARE(screen.step(12, StepTable::Nodes), numberText(nodes, Unit::Count));
        QCOMPARE(LadderScreen::cell(screen.positions(), 0, PositionTable::Score),
                 QStringLiteral("1"));
    }

    /// All of a public set, and its published means.
    void meetsThePublishedMeans() {
        const LadderScreen screen;
        screen.check("count steps 4 to 6 only");
        screen.paste(goldenFile("end-easy.txt"));
        QCOMPARE(screen.label("ladderSource"), QStringLiteral("End-Easy: 1,000 positions"));
        WAIT_FOR_LADDER(screen);
        QVERIFY(!screen.steps()->isColumnHidden(StepTable::Published));
        for (int step = firstStep + 1; step <= lastStep; ++step) {
            QCOMPARE(screen.step(step, StepTable::Met), QStringLiteral("✓ yes"));
            QCOMPARE(screen.step(step, StepTable::Nodes), screen.step(step, StepTable::Published));
        }
        QCOMPARE(screen.step(12, StepTable::Published), QStringLiteral("51.28"));
        QCOMPARE(screen.step(13, StepTable::Published), QStringLiteral("–"));
        QCOMPARE(screen.step(5, StepTable::Time), QStringLiteral("counted"));
        QCOMPARE(screen.step(7, StepTable::TimeFactor), QStringLiteral("–"));
        QCOMPARE(screen.positions()->model()->rowCount(), 1000);
        // The hardest comes first, and the shares have one total.
        double share = 0, before = 1;
        for (int row = 0; row < 1000; ++row) {
            const double each = screen.positions()
                                    ->model()
                                    ->index(row, PositionTable::Share)
                                    .data(ValueRole)
                                    .toDouble();
            QVERIFY(each <= before);
            share += before = each;
        }
        QVERIFY(std::abs(share - 1) < 1e-9);
        QVERIFY(screen.label("ladderPair").startsWith(QStringLiteral("The 10 hardest of 1,000 ")));
        screen.click("Use the board");
        QCOMPARE(screen.label("ladderSource"), QStringLiteral("The position on the board"));
        QVERIFY(screen.steps()->isColumnHidden(StepTable::Published));
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

    /// Minimax on an early position does not finish.
    void endsRowsByTheLimit() {
        const LadderScreen screen(QStringLiteral("4457551344656275532")); // 19 stones
        screen.setLimit(1);
        WAIT_FOR_LADDER(screen);
        QCOMPARE(screen.step(3, StepTable::Nodes), QStringLiteral("not finished in 1 s"));
        QCOMPARE(screen.step(3, StepTable::Time), QStringLiteral("–"));
        QVERIFY(screen.step(13, StepTable::Nodes) != QStringLiteral("not finished in 1 s"));
        screen.selectStep(3);
        const auto cards = screen.page->findChildren<Card*>();
        QVERIFY(std::ranges::any_of(cards, [](const Card* card) {
            return card->emptyText().startsWith(QStringLiteral("Step 3 is not finished in 1 s."));
        }));
    }

    /// Without step 13 they cannot be compared.
    void ideasNeedTheirStep() {
        ProgressBox box;
        JobControl control({}, box);
        LadderQuestion question;
        question.positions.push_back({.position = yomi::connectfour::Position()});
        question.limit = std::chrono::seconds(0);
        const LadderRuns runs = runLadder(question, {}, control, [](const LadderRuns&, int) {});
        for (int row = 0; row < ladderRows; ++row)
            QCOMPARE(runs[static_cast<std::size_t>(row)] != nullptr, row < stepRows);
    }

    void stopsAndRunsAgain() {
        const LadderScreen screen{QString()}; // the empty board
        QTRY_VERIFY(screen.button(QStringLiteral("Stop"))->isVisible());
        QCOMPARE(screen.step(3, StepTable::Nodes), QStringLiteral("waiting"));
        QTRY_COMPARE(screen.step(13, StepTable::Nodes), QStringLiteral("running…"));
        screen.click("Stop");
        QCOMPARE(screen.label("ladderConclusion"),
                 QStringLiteral("Stopped; the rows that were done stay."));
        QCOMPARE(screen.step(3, StepTable::Nodes), QStringLiteral("not run"));
        QTRY_VERIFY(screen.isDone());
        screen.click("Run again");
        QCOMPARE(screen.step(3, StepTable::Nodes), QStringLiteral("waiting"));
    }

    void opensTwoStepsSideBySide() {
        const LadderScreen screen;
        WAIT_FOR_LADDER(screen);
        screen.selectStep(9);
        screen.click("Compare steps 8 and 9");
        auto* panel = screen.page->findChild<TwoStepsPanel*>();
        QVERIFY(panel->isVisible());
        const auto* counts = panel->findChild<QLabel*>(QStringLiteral("twoRunsCounts"));
        QTRY_VERIFY_WITH_TIMEOUT(counts->text().startsWith(QStringLiteral("Both visit ")), 20'000);
        const inspector::TwoRunsModel& model = panel->findChild<inspector::TwoRunsView*>()->model();
        // Without the roots, one per pass; a line that is searched twice counts once.
        const json nodes = goldenNodes(endEasy, "strong");
        QCOMPARE(model.runs()->a.nodes.size(), nodes["8"].get<std::size_t>());
        QCOMPARE(model.runs()->b.nodes.size(), nodes["9"].get<std::size_t>());
        QVERIFY(model.runs()->tree.shares.onlyOne > model.runs()->tree.shares.onlyOther);
        QTest::keyClick(panel->findChild<QTreeView*>(), Qt::Key_Escape);
        QVERIFY(!panel->isVisible());
    }

    void saysWhatCannotBeOpened() {
        const LadderScreen screen;
        WAIT_FOR_LADDER(screen);
        screen.selectStep(13);
        QVERIFY(screen.label("ladderPair")
                    .endsWith(
                        QStringLiteral("Step 13 leaves no tree; steps 3 to 12 can be compared.")));
        screen.paste("44455554221"); // every reply loses at once
        WAIT_FOR_LADDER(screen);
        screen.selectStep(12);
        QVERIFY(screen.button(QStringLiteral("Compare steps 11 and 12"))->isEnabled());
        screen.paste("4444"
                     "55771155\n"); // an early position
        screen.selectStep(4);
        QVERIFY(screen.label("ladderPair")
                    .endsWith(QStringLiteral("Steps 3 and 4 can be compared when both are done.")));
        QVERIFY(!screen.button(QStringLiteral("Compare steps 3 and 4"))->isEnabled());
    }

    void copiesItsTables() {
        const LadderScreen screen;
        WAIT_FOR_LADDER(screen);
        screen.click("Copy");
        const QStringList lines =
            QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), stepRows + 1);
        QVERIFY(lines[0].startsWith(QStringLiteral("step\twhat is new\tnodes\tfactor\ttime (s)")));
        QVERIFY(lines[1].startsWith(QStringLiteral("3\tminimax\t332768\t")));
    }

    void putsAPositionOnTheBoard() {
        const LadderScreen screen;
        screen.paste(
            "2252576253462244111563365343671351441\n211376455663355325112113664364524722\n");
        WAIT_FOR_LADDER(screen);
        screen.positions()->setFocus();
        QTest::keyClick(screen.positions(), Qt::Key_Home, Qt::ControlModifier);
        const QString hardest = LadderScreen::cell(screen.positions(), 0, PositionTable::Text);
        QTest::keyClick(screen.positions(), Qt::Key_Return);
        QCOMPARE(screen.workspace.copyText(), hardest);
        QCOMPARE(screen.label("ladderSource"), QStringLiteral("2 positions"));
    }

    void saysWhyThereIsNothing() {
        // A board without moves: for a finished game the board before its last move is searched.
        const LadderScreen screen(
            QStringLiteral("......./......./......./......./xxx..../oooo..."));
        QVERIFY2(screen.label("ladderConclusion").startsWith(QStringLiteral("The game is over")),
                 qPrintable(screen.label("ladderConclusion")));
        QCOMPARE(screen.step(13, StepTable::Nodes), QStringLiteral("not run"));
        QVERIFY(!screen.isDone()); // nothing can be run
    }

    void fitsANarrowWindow() {
        const LadderScreen screen;
        screen.click("Compare steps 9 and 10");
        QVERIFY(screen.workspace.minimumSizeHint().width() <= 890);
    }

    void nothingIsScrolledSideways() {
        LadderScreen screen;
        screen.paste(goldenFile("end-easy.txt"));
        QTRY_VERIFY(!screen.step(12, StepTable::Met).isEmpty());
        for (const TableView* table : screen.tables) {
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

YOMI_TESTS(TestLadderPage)
#include "test_ladder_page.moc"
