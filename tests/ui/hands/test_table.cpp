// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/document.h"
#include "core/common/format_error.h"
#include "core/hands/endgame_proof.h"
#include "core/hands/endgame_puzzle.h"
#include "tests/run_tests.h"
#include "tests/ui/dialogs.h"
#include "tests/waiting.h"
#include "ui/common/bubble.h"
#include "ui/common/controls.h"
#include "ui/common/table_view.h"
#include "ui/hands/command_line.h"
#include "ui/hands/hand_workspace.h"
#include "ui/hands/table_words.h"
#include "ui/hands/tile_field.h"
#include "ui/hands/type.h"
#include "ui/inspector/recording_files.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTreeView>

#include <algorithm>

using namespace yomi;
using namespace yomi::ui;
using namespace yomi::ui::hands;
using nlohmann::json;

namespace {

constexpr int playColumn = 0, resultColumn = 2, refutationColumn = 3; // of the plays
constexpr int moveColumn = 2, commentColumn = 3;                      // of the moves

json exampleBody(const char* name) {
    QFile file(QStringLiteral(":/examples/hand-%1.yomi").arg(QLatin1String(name)));
    file.open(QIODevice::ReadOnly);
    return parseDocument(file.readAll().toStdString()).body;
}

/// The body of the document that the workspace asked to open.
json bodyOf(const QSignalSpy& opened) {
    return parseDocument(opened.front().front().toByteArray().toStdString()).body;
}

/// A shown workspace with hands on the table.
struct TableScreen {
    HandDocument document;
    HandWorkspace workspace{document};

    explicit TableScreen(const json& body) {
        document.load(body);
        workspace.resize(1280, 714);
        workspace.show();
        workspace.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&workspace, yomi::longestWait));
        settle();
    }
    explicit TableScreen(const char* hands)
        : TableScreen(json{{"rules", "doudizhu"}, {"view", {{"table", true}}}}) {
        paste(hands);
    }

    void paste(const char* hands) {
        QCOMPARE(workspace.pasteText(QString::fromUtf8(hands)), QString());
        settle();
    }
    void settle() const {
        auto* analysis = workspace.findChild<AnalysisBase*>(QStringLiteral("tableAnalysis"));
        QTRY_VERIFY(!analysis->run().isRunning());
    }
    TableView* view(const char* name) const {
        for (TableView* each : workspace.findChildren<TableView*>())
            if (each->accessibleName() == QLatin1String(name))
                return each;
        return nullptr;
    }
    TableView* plays() const { return view("Plays of the player to move"); }
    TableView* moves() const { return view("Plays made"); }
    int moveCount() const { return moves()->isVisible() ? moves()->model()->rowCount() : 0; }
    QString text(const char* label) const {
        return workspace.findChild<QLabel*>(QLatin1String(label))->text();
    }
    template <class Button = QAbstractButton>
    Button* button(const char* text) const {
        for (auto* each : workspace.findChildren<Button*>())
            if (each->isVisible() && each->text() == QString::fromUtf8(text))
                return each;
        return nullptr;
    }
    void click(const char* text) const {
        auto* found = button<>(text);
        QVERIFY2(found, text);
        QTest::mouseClick(found, Qt::LeftButton);
    }
    QDialog* dialog() const { return workspace.findChild<QDialog*>(); }
    /// Replaces the text of a field of the open dialog.
    void type(const char* field, const char* text) const {
        for (auto* each : dialog()->findChildren<QWidget*>())
            if (each->accessibleName() == QLatin1String(field)) {
                each->setFocus();
                QTest::keyClick(each, Qt::Key_A, Qt::ControlModifier);
                QTest::keyClick(each, Qt::Key_Delete);
                return QTest::keyClicks(each, QLatin1String(text));
            }
        QFAIL(field);
    }
    QTreeView* proof() const {
        for (auto* each : workspace.findChildren<QTreeView*>())
            if (each->accessibleName() == QStringLiteral("Proof of the position"))
                return each;
        return nullptr;
    }
    void showProof() const {
        auto* bar = workspace.findChild<QTabWidget*>(QStringLiteral("tableLists"))->tabBar();
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(1).center());
    }
    TileField* hand(int player) const {
        for (auto* each : workspace.findChildren<TileField*>())
            if (each->accessibleName() == QStringLiteral("Hand of player %1").arg(player))
                return each;
        return nullptr;
    }
    void clickCard(int player, int card) const {
        QTest::mouseClick(hand(player), Qt::LeftButton, {},
                          hand(player)->cell(card).topLeft().toPoint() + QPoint(4, 4));
    }
    QString refusalAt(int player) const {
        const auto* bubble = hand(player)->findChild<Bubble*>();
        return bubble->isVisible() ? bubble->text() : QString();
    }
    void letSolverPlay(int player) const {
        for (auto* box : workspace.findChildren<QComboBox*>())
            if (box->accessibleName() == QStringLiteral("Who plays for player %1").arg(player)) {
                box->setFocus();
                QTest::keyClick(box, Qt::Key_Down);
                return;
            }
        QFAIL("no such player");
    }

    static QString cell(const TableView* view, int row, int column) {
        return view->model()->index(row, column).data().toString();
    }
    int rowOf(const char* play) const {
        for (int row = 0; row < plays()->model()->rowCount(); ++row)
            if (cell(plays(), row, playColumn) == QLatin1String(play))
                return row;
        return -1;
    }
    QString result(const char* play) const { return cell(plays(), rowOf(play), resultColumn); }
    QPoint place(const TableView* view, int row) const {
        return view->visualRect(view->model()->index(row, 0)).center();
    }
    /// Double-clicks the play in the list.
    void play(const char* text) const {
        const int row = rowOf(text);
        QVERIFY2(row >= 0, text);
        plays()->scrollTo(plays()->model()->index(row, 0));
        QTest::mouseClick(plays()->viewport(), Qt::LeftButton, {}, place(plays(), row));
        QTest::mouseDClick(plays()->viewport(), Qt::LeftButton, {}, place(plays(), row));
        settle();
    }
    QStringList made() const {
        QStringList texts;
        for (int row = 0; row < moveCount(); ++row)
            texts << cell(moves(), row, moveColumn);
        return texts;
    }
    /// Triggers the entry of the open menu whose text begins so.
    static void choose(const char* text) {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (QAction* action : menu->actions())
            if (action->text().startsWith(QLatin1String(text)))
                return QTest::mouseClick(menu, Qt::LeftButton, {},
                                         menu->actionGeometry(action).center());
        QFAIL(text);
    }
};

json tableBody(const json& members) {
    return {{"rules", "doudizhu"}, {"table", members}};
}

} // namespace

class TestTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onlyCardsHaveATable() {
        TableScreen screen(json{{"rules", "millijan"}, {"tiles", "春香"}});
        auto* tabs = screen.workspace.findChild<QTabBar*>({}, Qt::FindDirectChildrenOnly);
        QVERIFY(!tabs->isVisible());
        screen.document.load({{"rules", "doudizhu"}, {"tiles", "334455"}});
        QVERIFY(tabs->isVisible());
        QVERIFY(!screen.hand(1)->isVisible());
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
        QVERIFY(screen.button<>("Deal"));
        QVERIFY(screen.document.body()["view"]["table"] == true);
        screen.document.load({{"rules", "millijan"}, {"view", {{"table", true}}}});
        QVERIFY(!tabs->isVisible());
    }

    void valuesAreHiddenUntilAskedFor() {
        TableScreen screen("KK5543 | 225543");
        QCOMPARE(screen.plays()->model()->rowCount(), 6);
        QVERIFY(screen.plays()->isColumnHidden(resultColumn));
        QCOMPARE(screen.text("tableSummary"), QStringLiteral("6 legal plays. Values are hidden."));
        screen.click("Show values");
        QVERIFY(!screen.plays()->isColumnHidden(resultColumn));
        QCOMPARE(screen.result("4"), QStringLiteral("wins"));
        QCOMPARE(screen.result("5"), QStringLiteral("wins"));
        QCOMPARE(screen.result("KK"), QStringLiteral("loses"));
        QCOMPARE(screen.cell(screen.plays(), screen.rowOf("KK"), refutationColumn),
                 QStringLiteral("player 2: 22"));
        QCOMPARE(screen.text("tableSummary"),
                 QStringLiteral("6 legal plays; 2 win. Player 1 wins."));
        QCOMPARE(screen.text("tableState"), QStringLiteral("Player 1 to move: lead any play."));
    }

    void playsAreMadeByListAndByCards() {
        TableScreen screen("KK5543 | 225543");
        screen.play("4");
        QCOMPARE(screen.made(), QStringList{QStringLiteral("4")});
        QCOMPARE(screen.text("tableState"), QStringLiteral("Player 2 to move: beat 4, or pass."));
        QCOMPARE(screen.text("tableLast"), QStringLiteral("Single of player 1"));
        screen.clickCard(1, 0);
        QCOMPARE(screen.refusalAt(1), QStringLiteral("Player 2 is to move."));
        screen.clickCard(2, 0); // a 3
        screen.click("Play");
        QCOMPARE(screen.refusalAt(2), QStringLiteral("3 does not beat 4."));
        screen.clickCard(2, 0);
        screen.clickCard(2, 4); // a 2
        QCOMPARE(screen.hand(2)->itemValue(4), QStringLiteral("chosen"));
        QCOMPARE(screen.plays()->currentRow(), screen.rowOf("2"));
        screen.click("Play");
        QCOMPARE(screen.made(), QStringList({QStringLiteral("4"), QStringLiteral("2")}));
        screen.click("Pass");
        QCOMPARE(screen.made().last(), QStringLiteral("pass"));
        QVERIFY(!screen.button<QPushButton>("Pass")->isEnabled()); // player 2 leads
        screen.document.undoStack().undo();
        QCOMPARE(screen.made().size(), 2);
        screen.click("Take back");
        QCOMPARE(screen.made().size(), 1);
        screen.click("Start again");
        QCOMPARE(screen.made().size(), 0);
        screen.document.undoStack().undo();
        QCOMPARE(screen.made(), QStringList{QStringLiteral("4")});
    }

    void movesHaveCommentsAndLeadBack() {
        TableScreen screen("KK5543 | 225543");
        screen.play("KK");
        screen.play("22");
        QCOMPARE(screen.cell(screen.moves(), 0, commentColumn), QStringLiteral("hidden"));
        screen.click("Show values");
        QCOMPARE(screen.cell(screen.moves(), 0, commentColumn),
                 QStringLiteral("Gives the win away. Winning: 4, 5. Answer: player 2: 22."));
        QVERIFY(screen.cell(screen.moves(), 1, commentColumn).startsWith(QStringLiteral("Wins; ")));
        QTest::mouseClick(screen.moves()->viewport(), Qt::LeftButton, {},
                          screen.place(screen.moves(), 0));
        QCOMPARE(screen.text("tableState"),
                 QStringLiteral("After play 1 of 2: Player 2 to move: beat KK, or pass."));
        QCOMPARE(screen.made().size(), 2);
        screen.click("Pass");
        QCOMPARE(screen.made(), QStringList({QStringLiteral("KK"), QStringLiteral("pass")}));
    }

    void theSolverAnswersInOneStepOfUndo() {
        TableScreen screen("KK5543 | 225543");
        screen.letSolverPlay(2);
        screen.play("KK");
        QTRY_VERIFY(screen.made().size() >= 2);
        QCOMPARE(screen.made()[1], QStringLiteral("22"));
        screen.document.undoStack().undo();
        QCOMPARE(screen.made(), QStringList());
        screen.letSolverPlay(1); // it waits: there is something to redo
        QVERIFY(screen.button<>("Solver plays"));
        QCOMPARE(screen.made(), QStringList());
        screen.click("Solver plays");
        QTRY_COMPARE(screen.text("tableState"),
                     QStringLiteral("Player 1 has no cards left. Player 1 wins."));
    }

    void anOpenedGameWaitsForThePerson() {
        json body = tableBody({{"hands", {"KK5543", "225543"}}});
        body["view"] = {{"table", true}, {"solver", {1}}};
        TableScreen screen(body);
        QVERIFY(screen.button<>("Solver plays"));
        QVERIFY(screen.document.undoStack().isClean());
        screen.click("Solver plays");
        QTRY_COMPARE(screen.made(), QStringList{QStringLiteral("4")});
    }

    void takingBackGoesToThePersonsTurn() {
        TableScreen screen("KK5543 | 225543");
        screen.letSolverPlay(2);
        screen.play("4");
        QTRY_VERIFY(screen.made().size() >= 2);
        screen.settle();
        screen.click("Take back");
        QCOMPARE(screen.made(), QStringList());
    }

    void bansChangeTheWinner() {
        TableScreen screen("RAQQJJT999844 | B22AAT886633");
        screen.click("Show values");
        screen.click("Solve"); // 25 cards
        QTRY_VERIFY(screen.text("tableSummary").endsWith(QStringLiteral("Player 1 wins.")));
        QCOMPARE(screen.result("8"), QStringLiteral("wins"));
        QVERIFY(screen.rowOf("999+44") >= 0);
        screen.click("Rules");
        screen.choose("Trios with a pair (");
        QCOMPARE(screen.text("tableBans"), QStringLiteral("Banned: Trios with a pair."));
        screen.click("Solve");
        QTRY_VERIFY(screen.text("tableSummary").endsWith(QStringLiteral("Player 2 wins.")));
        QCOMPARE(screen.rowOf("999+44"), -1);
        screen.document.undoStack().undo();
        QVERIFY(screen.rowOf("999+44") >= 0);
    }

    void aBanTakesBackWhatItForbids() {
        TableScreen screen("33345 | 44456");
        screen.play("4");
        screen.play("5");
        screen.play("pass");
        screen.play("444");
        screen.click("Rules");
        screen.choose("Trios (");
        QCOMPARE(screen.made().size(), 3);
        screen.click("Rules");
        screen.choose("Player 2");
        QCOMPARE(screen.made().size(), 0);
        QCOMPARE(screen.text("tableState"), QStringLiteral("Player 2 to move: lead any play."));
    }

    void gamesEnd() {
        TableScreen screen("33 | 4");
        screen.play("33");
        QCOMPARE(screen.text("tableState"),
                 QStringLiteral("Player 1 has no cards left. Player 1 wins."));
        QVERIFY(!screen.button<QPushButton>("Play")->isEnabled());
        QVERIFY(!screen.plays()->isVisible());
        screen.click("Show values");
        QCOMPARE(screen.cell(screen.moves(), 0, commentColumn),
                 QStringLiteral("Wins; the only play that does."));
    }

    void impossibleHandsAreRefused_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        QTest::newRow("five kings") << "KKK | KK"
                                    << "5 K in the hands; there are 4.";
        QTest::newRow("one hand") << "KKK"
                                  << "An endgame has 2 or 3 hands, not 1.";
        QTest::newRow("four hands") << "3|4|5|6"
                                    << "An endgame has 2 or 3 hands, not 4.";
        QTest::newRow("empty hand") << "3||5"
                                    << "Hand 2 is empty: that player has already won.";
        QTest::newRow("unknown card") << "3 | 4W"
                                      << "W";
    }

    void impossibleHandsAreRefused() {
        QFETCH(QString, text);
        QFETCH(QString, error);
        TableScreen screen("33 | 4");
        const QString said = screen.workspace.pasteText(text);
        QVERIFY2(said.contains(error), qPrintable(said));
        QCOMPARE(screen.workspace.copyText(), QStringLiteral("33 | 4"));
    }

    void largePositionsWaitForSolve() {
        TableScreen screen("33 | 4");
        screen.click("Deal");
        screen.choose("A whole game");
        QVERIFY(screen.text("tableSummary").contains(QStringLiteral("larger ones by Solve")));
        QVERIFY(screen.text("tableHint").isEmpty());
        screen.letSolverPlay(1);
        QCOMPARE(screen.text("tableHint"),
                 QStringLiteral("The solver plays after Solve: there are more than 24 cards."));
        screen.click("Solve");
        QTRY_VERIFY(screen.button<>("Stop"));
        screen.click("Stop");
        QVERIFY(screen.text("tableSummary").endsWith(QStringLiteral("Stopped. Solve continues.")));
        QVERIFY(screen.button<>("Solve"));
        screen.document.undoStack().undo();
        QTRY_VERIFY(screen.text("tableSummary").endsWith(QStringLiteral("Values are hidden.")));
    }

    void puzzlesHideTheirWinningPlay() {
        TableScreen screen("33 | 4");
        screen.click("Show values");
        screen.click("Puzzle…");
        screen.type("Cards of player 1", "6");
        screen.type("Cards of player 2", "6");
        screen.type("Seed", "7");
        screen.click("Make puzzle");
        QTRY_VERIFY(!screen.dialog());
        screen.settle();
        const EndgamePuzzle puzzle = makePuzzle(screen.document.inputs().book, std::array{6, 6}, 7);
        QVERIFY(screen.document.inputs().table->start == puzzle.position);
        const QString question =
            QStringLiteral("Puzzle: player 1 wins with exactly one of %1 leads. Which one?")
                .arg(puzzle.choices);
        QCOMPARE(screen.text("tableHint"), question);
        QVERIFY(screen.text("tableSummary").endsWith(QStringLiteral("Values are hidden.")));
        const EndgameAnswer solved = solveEndgame(puzzle.position);
        const auto& book = *puzzle.position.book;
        for (const EndgamePlay& each : solved.plays) {
            const QString text = playWords(book, each.play);
            screen.play(qPrintable(text));
            const QString sentence =
                each.wins
                    ? QStringLiteral("Puzzle solved: %1 is the only lead that wins.").arg(text)
                    : QStringLiteral("%1 does not win. Answer: %2. Take it back and look again.")
                          .arg(text, stepsText(book, each.refutation));
            QCOMPARE(screen.text("tableHint"), sentence);
            screen.document.undoStack().undo();
            screen.settle();
            QCOMPARE(screen.text("tableHint"), question);
        }
        screen.document.undoStack().undo();
        QCOMPARE(screen.workspace.copyText(), QStringLiteral("33 | 4"));
        QVERIFY(screen.text("tableHint").isEmpty());
    }

    void puzzlesAreRefusedAndStopped() {
        TableScreen screen("33 | 4");
        screen.click("Puzzle…");
        for (const char* player : {"Cards of player 1", "Cards of player 2", "Cards of player 3"})
            screen.type(player, "20");
        screen.click("Make puzzle");
        const auto says = [&](const char* sentence) {
            for (const auto* label : screen.dialog()->findChildren<QLabel*>())
                if (label->isVisible() && label->text() == QLatin1String(sentence))
                    return true;
            return false;
        };
        QTRY_VERIFY(says("The hands of a puzzle have 60 cards; there are 54."));
        screen.type("Cards of player 3", "0");
        screen.click("Make puzzle");
        screen.click("Stop");
        QTRY_VERIFY(screen.button<>("Make puzzle")->isEnabled());
        screen.click("Cancel");
        QCOMPARE(screen.workspace.copyText(), QStringLiteral("33 | 4"));
    }

    void theLastPlayCanBeSet() {
        TableScreen screen("KK5543 | 225543");
        screen.play("4");
        const auto set = [&](const char* cards) {
            screen.click("Rules");
            screen.choose("Play to beat");
            screen.type("Last play", cards);
            QTest::keyClick(screen.dialog(), Qt::Key_Return);
            screen.settle();
        };
        set("QQ");
        QVERIFY(!screen.dialog());
        QCOMPARE(screen.text("tableState"), QStringLiteral("Player 1 to move: beat QQ, or pass."));
        QCOMPARE(screen.text("tableLast"), QStringLiteral("Pair of player 2"));
        QCOMPARE(screen.made(), QStringList());
        set("KKK");
        QVERIFY(screen.dialog());
        QCOMPARE(screen.text("lastPlayRefusal"),
                 QStringLiteral("5 K in the hands and the last play; there are 4."));
        screen.click("Cancel");
        QTRY_VERIFY(!screen.dialog());
        set("");
        QCOMPARE(screen.text("tableState"), QStringLiteral("Player 1 to move: lead any play."));
        screen.document.undoStack().undo();
        screen.document.undoStack().undo();
        QCOMPARE(screen.made(), QStringList{QStringLiteral("4")});
    }

    void theProofUnfolds() {
        TableScreen screen("KK5543 | 225543");
        screen.showProof();
        QTreeView* tree = screen.proof();
        QVERIFY(!tree->isVisible()); // values are hidden
        const QAbstractItemModelTester tester(
            tree->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        screen.click("Show values");
        QTRY_COMPARE(tree->model()->rowCount(), 1);
        EndgameSolver solver(screen.document.inputs().table->start);
        const EndgameProof proof = proofOf(solver);
        std::uint32_t node = 0;
        QModelIndex row;
        for (int ply = 0; ply < 4; ++ply) {
            QTRY_COMPARE(tree->model()->rowCount(row),
                         static_cast<int>(proof.nodes[node].moves.size()));
            const auto [play, to] = proof.nodes[node].moves.front();
            row = tree->model()->index(0, 0, row);
            QCOMPARE(row.data().toString(),
                     stepsText(*solver.start().book, {{proof.position(node).toMove, play}}));
            QCOMPARE(row.siblingAtColumn(1).data().toString(),
                     QString::fromStdString(handsText(proof.position(to))));
            tree->setCurrentIndex(row);
            QTest::keyClick(tree, Qt::Key_Right);
            node = to;
        }
        screen.click("Show values");
        QVERIFY(!tree->isVisible());
        QCOMPARE(tree->model()->rowCount(), 0);
        screen.click("Show values");
        screen.play("KK");
        QTRY_COMPARE(tree->model()->rowCount(), 1);
        QCOMPARE(tree->model()->index(0, 0).data().toString(), QStringLiteral("player 2: 22"));
    }

    void proofsEndWithTheWinner() {
        TableScreen screen("33 | 4");
        screen.showProof();
        screen.click("Show values");
        QTreeView* tree = screen.proof();
        QTRY_COMPARE(tree->model()->rowCount(), 1);
        QCOMPARE(tree->model()->index(0, 1).data().toString(), QStringLiteral("Player 1 wins"));
        QVERIFY(!tree->model()->hasChildren(tree->model()->index(0, 0)));
    }

    void theSearchIsARecording() {
        TableScreen screen("KK5543 | 225543");
        const QSignalSpy opened(&screen.workspace, &Workspace::openRequested);
        screen.showProof();
        QVERIFY(!screen.button<>("Open in search inspector")); // it has the values
        screen.click("Show values");
        screen.click("Open in search inspector");
        QTRY_COMPARE(opened.size(), 1);
        inspector::ReadingProgress progress;
        inspector::RecordingDocument document;
        document.load(bodyOf(opened));
        QCOMPARE(document.view().page, inspector::RecordingPage::Tree);
        const inspector::ReadRecording read =
            inspector::readRecording(document.inputs().source, progress, {});
        QCOMPARE(read.statistics.nodes, std::uint64_t{1268});
        QVERIFY(read.report.findings.empty());
    }

    /// One that is too long for a document goes to a file that the person chooses.
    void aLongSearchIsSavedAndOpened() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("long.yt"));
        TableScreen screen("B2AK998553 | RQQJJT953"); // 76,930 nodes
        const QSignalSpy opened(&screen.workspace, &Workspace::openRequested);
        screen.click("Show values");
        screen.showProof();
        test::typeFileName(path);
        screen.click("Open in search inspector");
        QTRY_COMPARE(opened.size(), 1);
        QVERIFY(bodyOf(opened)["file"] == path.toStdString());
        inspector::ReadingProgress progress;
        const inspector::ReadRecording read =
            inspector::readRecording({path.toStdString(), {}}, progress, {});
        QCOMPARE(read.statistics.nodes, std::uint64_t{76'930});
        QVERIFY(read.report.findings.empty());
    }

    /// The Analyze menu has the commands of the table while it is shown.
    void theMenuHasTheCommands() {
        TableScreen screen("KK5543 | 225543");
        const QAction* table = screen.workspace.analyzeActions().last();
        const auto command = [&](const char* text) {
            const auto commands = table->menu()->actions();
            return *std::ranges::find(commands, QString::fromLatin1(text), &QAction::text);
        };
        QVERIFY(table->isEnabled());
        QVERIFY(!command("Take back")->isEnabled());
        command("Show values")->trigger();
        QVERIFY(!screen.plays()->isColumnHidden(resultColumn));
        QTest::keyClick(screen.plays(), Qt::Key_H);
        QVERIFY(screen.plays()->isColumnHidden(resultColumn));
        screen.play("KK");
        QTest::keyClick(screen.plays(), Qt::Key_P); // pass
        QCOMPARE(screen.moveCount(), 2);
        command("Previous play")->trigger();
        command("Previous play")->trigger();
        QCOMPARE(screen.text("tableState"),
                 QStringLiteral("At the start: Player 1 to move: lead any play."));
        command("Next play")->trigger();
        QVERIFY(screen.text("tableState").startsWith(QStringLiteral("After play 1 of 2: ")));
        command("Next play")->trigger();
        command("Take back")->trigger();
        QCOMPARE(screen.moveCount(), 1);
        screen.workspace.findChild<QTabBar*>()->setCurrentIndex(0);
        QVERIFY(!table->isEnabled());
    }

    void documentsKeepTheTable() {
        TableScreen screen("9JKK2B | 99TJ | 8QQKR");
        screen.click("Rules");
        screen.choose("Player 2");
        screen.click("Rules");
        screen.choose("Pairs (");
        screen.click("Show values");
        screen.letSolverPlay(3);
        screen.settle();
        screen.play("10");
        QTRY_VERIFY(screen.made().size() >= 2);
        const json body = screen.document.body();
        QVERIFY(body["table"]["hands"] == json::array({"9JKK2B", "99TJ", "8QQKR"}));
        QVERIFY(body["table"]["toMove"] == 2);
        QVERIFY(body["table"]["ban"] == json::array({"pair"}));
        QVERIFY(body["table"]["played"][0] == "T");
        QVERIFY(body["view"]["solver"] == json::array({3}));
        TableScreen again(body);
        QCOMPARE(again.made(), screen.made());
        QVERIFY(again.document.inputs().table == screen.document.inputs().table);
        QVERIFY(!again.plays()->isColumnHidden(resultColumn));
        QVERIFY(again.document.body() == body);
        QVERIFY(tableCommand(again.document.inputs())
                    .startsWith(QStringLiteral("yomi-cli endgame --rules doudizhu --hands '9JKK2B "
                                               "| 99TJ | 8QQKR' --to-move '2' --ban 'pair' "
                                               "--played 'T, ")));
    }

    void wrongTablesNameTheirPlace_data() {
        QTest::addColumn<QString>("members");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const char* members, const char* error) {
            QTest::newRow(name) << QString::fromUtf8(members) << QString::fromUtf8(error);
        };
        row("no hands", R"({})", "table.hands");
        row("bad card", R"({"hands": ["3", "W"]})", "table.hands[1]");
        row("five kings", R"({"hands": ["KKK", "KK"]})", "table.hands: 5 K in the hands");
        row("player", R"({"hands": ["3", "4"], "toMove": 4})", "table.toMove");
        row("last", R"({"hands": ["3", "4"], "last": "34"})", "table.last");
        row("ban", R"({"hands": ["3", "4"], "ban": ["flush"]})", "table.ban: There is no category");
        row("played", R"({"hands": ["3", "4"], "played": ["pass"]})",
            "table.played: Play 1 of the list is a pass");
        row("no play", R"({"hands": ["3", "4"], "played": ["35"]})", "table.played[0]");
    }

    void wrongTablesNameTheirPlace() {
        QFETCH(QString, members);
        QFETCH(QString, error);
        HandDocument document;
        QString said;
        try {
            document.load(tableBody(json::parse(members.toStdString())));
        } catch (const FormatError& refused) {
            said = QString::fromUtf8(refused.what());
        }
        QVERIFY2(said.startsWith(error), qPrintable(said));
    }

    void otherRulesKeepWhatTheyCan() {
        HandDocument document;
        document.load(tableBody({{"hands", {"44433", "55566"}}, {"played", {"444"}}}));
        document.perform(chooseRules(document.inputs(), presetRules("noip")));
        QCOMPARE(document.inputs().table->plays.size(), std::size_t{1});
        QVERIFY(document.inputs().table->start.book == document.inputs().book);
        document.perform(chooseRules(document.inputs(), presetRules("millijan")));
        QVERIFY(!document.inputs().table);
        document.undoStack().undo();
        QVERIFY(document.inputs().table);
    }

    void examplesAreWhatTheyPromise() {
        TableScreen published(exampleBody("endgame-published"));
        published.click("Show values");
        QCOMPARE(published.text("tableSummary"),
                 QStringLiteral("10 legal plays; none wins. Player 2 wins."));
        TableScreen partners(exampleBody("endgame-partners"));
        partners.click("Show values");
        QCOMPARE(partners.result("99"), QStringLiteral("wins"));
        QVERIFY(partners.text("tableSummary").endsWith(QStringLiteral(" Players 2 and 3 win.")));
    }

    void severalHandsPastedIntoAHandGoToTheTable() {
        TableScreen screen(json{{"rules", "doudizhu"}, {"tiles", "33"}});
        const QString text = QStringLiteral("KK5543 | 225543");
        QVERIFY(!screen.workspace.pasteText(text).isEmpty());
        const QList<Remedy> remedies = screen.workspace.pasteRemedies(text);
        QCOMPARE(remedies.size(), 1);
        remedies.first().act();
        QCOMPARE(screen.text("tableState"), QStringLiteral("Player 1 to move: lead any play."));
        QCOMPARE(screen.workspace.copyText(), QStringLiteral("3455KK | 345522"));
    }

    void pastedCommandsOpenATable() {
        HandDocument document;
        document.load(tableBody({{"hands", {"KK5543", "225543"}},
                                 {"toMove", 2},
                                 {"last", "K"},
                                 {"lastBy", 1},
                                 {"ban", {"trio_pair", "bomb"}},
                                 {"played", {"2", "pass", "3"}}}));
        QString note;
        const auto pasted = documentType().fromText(tableCommand(document.inputs()), note);
        QVERIFY(pasted);
        QVERIFY(pasted->body()["table"] == document.body()["table"]);
        QVERIFY_EXCEPTION_THROWN(
            documentType().fromText(QStringLiteral("yomi-cli endgame --hands 'KKK|KK'"), note),
            FormatError);
    }

    void pastedHandsOpenATable() {
        QString note;
        try {
            (void)documentType().fromText(QStringLiteral("33333｜44"), note);
            QFAIL("there are four 3");
        } catch (const yomi::FormatError& error) {
            QVERIFY(error.where().empty()); // a text has no places of a document
        }
        const auto document = documentType().fromText(QStringLiteral("2KKTT77554 | AA8"), note);
        QVERIFY(document);
        QVERIFY(document->body()["table"]["hands"] == json::array({"45577TTKK2", "8AA"}));
        QVERIFY(document->body()["view"]["table"] == true);
    }
};

YOMI_TESTS(TestTable)
#include "test_table.moc"
