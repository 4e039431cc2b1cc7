// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/waiting.h"
#include "ui/charts/line_panel.h"
#include "ui/common/colors.h"
#include "ui/common/table_view.h"
#include "ui/connectfour/rules.h"
#include "ui/games/play_board.h"
#include "ui/games/play_page.h"
#include "ui/games/stone_workspace.h"
#include "ui/mnk/rules.h"
#include "ui/tictactoe/tictactoe_workspace.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QThread>

#include <atomic>
#include <stdexcept>

using namespace yomi::ui::games;
using yomi::ui::TableView;

namespace {

/// The page Play of a workspace, shown.
struct PlayScreen {
    SearchDocument& document;
    QWidget& workspace;
    PlayPage* page = nullptr;
    PlayBoard* board = nullptr;

    PlayScreen(SearchDocument& played, QWidget& shown)
        : document(played)
        , workspace(shown) {
        workspace.resize(1280, 714);
        workspace.show();
        workspace.activateWindow();
        document.setPage(playPage);
        page = workspace.findChild<PlayPage*>();
        board = page->findChild<PlayBoard*>();
        [this] {
            QVERIFY(QTest::qWaitForWindowActive(&workspace, yomi::longestWait));
            QVERIFY(page->isVisible());
        }();
        board->setFocus();
    }

    PlaySession& session() const { return page->session(); }
    int plies() const { return session().game().plies(); }
    void click(int cell) const {
        QTest::mouseClick(board, Qt::LeftButton, {}, board->itemRect(cell).center());
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(board, key, modifiers);
    }
    QString label(const char* name) const {
        return page->findChild<QLabel*>(QLatin1String(name))->text();
    }
    void pressButton(const char* text) const {
        for (QAbstractButton* button : page->findChildren<QAbstractButton*>())
            if (button->text() == QLatin1String(text))
                QTest::mouseClick(button, Qt::LeftButton);
    }
    TableView* moves() const { return page->findChild<TableView*>(); }
    QString cell(int row, int column) const {
        const QAbstractItemModel* model = moves()->model();
        return model->index(row, column).data().toString();
    }
    QComboBox* box(const char* name) const {
        for (QComboBox* box : page->findChildren<QComboBox*>())
            if (box->accessibleName() == QLatin1String(name))
                return box;
        return nullptr;
    }
    void choose(const char* name, int item) const {
        QTest::keyClick(box(name), Qt::Key_Home);
        for (int i = 0; i < item; ++i)
            QTest::keyClick(box(name), Qt::Key_Down);
        QCOMPARE(box(name)->currentIndex(), item);
    }
    /// Waits until the engine has moved and every move has a comment.
    void waitForComments() const {
        QTRY_VERIFY(session().state() != PlaySession::State::Thinking &&
                    session().solvedMoves() + session().estimatedMoves() == plies() &&
                    !session().isCommenting());
    }
};

template <class Rules>
struct StonePlay {
    GameSearchDocument<StoneGame<Rules>> document;
    StoneWorkspace workspace{document, Rules(), {2, 2, 2}, {26, 32, 32}};
    PlayScreen on{document, workspace};
};
using FourPlay = StonePlay<yomi::ui::connectfour::Rules>;
using MnkPlay = StonePlay<yomi::ui::mnk::Rules>;

struct TicTacToePlay {
    yomi::ui::tictactoe::TicTacToeDocument document;
    yomi::ui::tictactoe::TicTacToeWorkspace workspace{document};
    PlayScreen on{document, workspace};
};

/// A document that counts reads from other threads than its own, and some of whose boards cannot be
/// commented.
class WatchedDocument : public yomi::ui::tictactoe::TicTacToeDocument {
public:
    int mostPlies() const override {
        watch();
        return TicTacToeDocument::mostPlies();
    }
    const GameFace& face() const override {
        watch();
        return TicTacToeDocument::face();
    }
    SearchRoot rootAfter(int plies) const override {
        SearchRoot root = TicTacToeDocument::rootAfter(plies);
        if (plies == brokenAfter)
            root.solve = [](const yomi::Limits&) -> std::optional<SolvedMoves> {
                throw std::runtime_error("out of luck");
            };
        return root;
    }

    mutable std::atomic<int> readElsewhere = 0;
    int brokenAfter = -1;

private:
    void watch() const {
        if (QThread::currentThread() != thread())
            ++readElsewhere;
    }
};

} // namespace

class TestPlay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A move and its answer are one step of undo and redo.
    void answersAndTakesBack() {
        FourPlay screen;
        screen.on.press(Qt::Key_4);
        QTRY_COMPARE(screen.on.plies(), 2);
        screen.on.click(2); // the top of column 3
        QTRY_COMPARE(screen.on.plies(), 4);
        const std::vector<Move> moves = screen.on.session().game().moves;
        QCOMPARE(moves[2], Move{2});
        screen.on.press(Qt::Key_U);
        QCOMPARE(screen.on.plies(), 2);
        QVERIFY(screen.on.session().state() == PlaySession::State::Person);
        screen.on.press(Qt::Key_U);
        QCOMPARE(screen.on.plies(), 0);
        QVERIFY(!screen.on.session().canUndo());
        screen.on.press(Qt::Key_U, Qt::ShiftModifier);
        screen.on.press(Qt::Key_U, Qt::ShiftModifier);
        QCOMPARE(screen.on.session().game().moves, moves);
    }

    void canRedoAtOnce() {
        FourPlay screen;
        screen.on.press(Qt::Key_4);
        screen.on.waitForComments(); // nothing else changes redo
        QAbstractButton* redo = nullptr;
        for (QAbstractButton* each : screen.on.page->findChildren<QAbstractButton*>())
            if (each->text() == QStringLiteral("Redo"))
                redo = each;
        QVERIFY(redo && !redo->isEnabled());
        screen.on.press(Qt::Key_U);
        QVERIFY(redo->isEnabled());
    }

    /// The undo stack is empty then.
    void takesBackInAGameThatWasOpened() {
        FourPlay before;
        before.on.press(Qt::Key_4);
        QTRY_COMPARE(before.on.plies(), 2);
        FourPlay screen;
        screen.document.load(before.document.body());
        QCOMPARE(screen.on.plies(), 2);
        QVERIFY(screen.on.session().canUndo());
        screen.on.press(Qt::Key_U);
        QCOMPARE(screen.on.plies(), 0);
        QVERIFY(screen.on.session().state() == PlaySession::State::Person);
        screen.document.undoStack().undo();
        QCOMPARE(screen.on.plies(), 2);
    }

    /// Turn by turn, not the whole pasted game.
    void takesBackInAGameThatWasPasted() {
        FourPlay screen;
        QCOMPARE(screen.document.takePosition("4444", QStringLiteral("Paste")), QString());
        QCOMPARE(screen.on.plies(), 4);
        screen.on.press(Qt::Key_U);
        QCOMPARE(screen.on.plies(), 2);
        screen.on.press(Qt::Key_U);
        QCOMPARE(screen.on.plies(), 0);
    }

    /// Such as the dialog that asks whether to save the game.
    void standsStillBehindADialog() {
        FourPlay screen;
        PlayView quick = screen.on.session().view();
        quick.first = quick.second = PlayerKind::Engine;
        quick.depth = 1;
        QDialog dialog(&screen.workspace);
        dialog.open();
        screen.on.session().setView(quick);
        constexpr int longEnough = 300; // milliseconds, for many moves
        QTest::qWait(longEnough);
        QCOMPARE(screen.on.plies(), 0);
        dialog.close();
        QTRY_VERIFY(screen.on.plies() > 1);
    }

    /// The estimates of a game search equally far for either side.
    void estimatesEndOnOneParity() {
        FourPlay screen;
        screen.on.press(Qt::Key_4);
        screen.on.waitForComments();
        const auto& comments = screen.on.session().view().comments;
        QCOMPARE(comments.size(), std::size_t{2});
        QCOMPARE(comments[0]->kind, CommentKind::EstimateOnly);
        QCOMPARE(comments[0]->depth % 2, 1);
        QCOMPARE(comments[1]->depth % 2, 0);
    }

    void aRefusedMoveNamesNoNumber() {
        yomi::ui::connectfour::FourDocument document;
        for (int i = 0; i < 6; ++i)
            QCOMPARE(document.playMove(3), QString());
        QCOMPARE(document.playMove(3), QStringLiteral("column 4 is full"));
    }

    /// The worker gets copies of its data: the document may change or be destroyed at any moment.
    void hintsReadNoDocumentElsewhere() {
        WatchedDocument document;
        PlaySession session(document);
        PlayView view = session.view();
        view.hints = true;
        session.setView(view);
        session.setActive(true);
        QTRY_VERIFY(session.hints());
        QCOMPARE(document.playMove(4), QString());
        QTRY_COMPARE(session.solvedMoves(), 2); // of the person and of the engine
        QCOMPARE(document.readElsewhere.load(), 0);
    }

    /// A move without a comment does not prevent the other comments, and shows its reason.
    void oneFailedCommentEndsNoOther() {
        WatchedDocument document;
        document.brokenAfter = 1;
        PlaySession session(document);
        PlayView view = session.view();
        view.first = view.second = PlayerKind::Person;
        session.setView(view);
        for (const Move move : {4U, 0U, 8U})
            QCOMPARE(document.playMove(move), QString());
        session.setActive(true);
        QTRY_COMPARE(session.solvedMoves(), 2);
        QCOMPARE(session.uncommented().at(1), QStringLiteral("out of luck"));
        // With another move in its place the comment is tried again.
        document.brokenAfter = -1;
        session.goBackTo(1);
        QCOMPARE(session.play(1), QString());
        QTRY_COMPARE(session.solvedMoves(), 2);
        QVERIFY(session.uncommented().empty());
    }

    /// An open list does not change while comments arrive.
    void theOpenListStays() {
        FourPlay screen;
        QComboBox* box = screen.on.box("How the engine thinks");
        const QSignalSpy removed(box->model(), &QAbstractItemModel::rowsRemoved);
        box->showPopup();
        QTRY_VERIFY(box->view()->isVisible());
        QCOMPARE(screen.document.playMove(3), QString());
        QTRY_VERIFY(screen.on.session().solvedMoves() + screen.on.session().estimatedMoves() > 0);
        QVERIFY(box->view()->isVisible());
        QCOMPARE(removed.count(), 0);
        box->hidePopup();
    }

    /// A game that began on a board with stones counts them: it has five, and the sixth wins.
    void distancesCountFromTheBoard() {
        TicTacToePlay screen;
        QCOMPARE(screen.workspace.pasteText(QStringLiteral("xx.oo....")), QString());
        screen.on.press(Qt::Key_H);
        QTRY_VERIFY2(screen.on.label("playHints").contains(QStringLiteral("O wins in 1 pl")),
                     qPrintable(screen.on.label("playHints")));
        PlayView view = screen.document.play();
        view.first = view.second = PlayerKind::Person;
        screen.document.setPlay(view);
        QCOMPARE(screen.document.playMove(8), QString()); // misses the win
        QTRY_VERIFY2(screen.on.label("moveExplanation").contains(QStringLiteral("X wins in 1 pl")),
                     qPrintable(screen.on.label("moveExplanation")));
        QCOMPARE(screen.document.playMove(2), QString());
        QTRY_VERIFY2(screen.on.label("moveExplanation").contains(QStringLiteral("X has won")),
                     qPrintable(screen.on.label("moveExplanation")));
    }

    /// A mistake names its refutation, and leads to it in the search from that board.
    void aMistakeLeadsToItsRefutation() {
        TicTacToePlay screen;
        PlayView view = screen.document.play();
        view.first = view.second = PlayerKind::Person;
        screen.document.setPlay(view);
        for (const Move move : {4U, 1U, 0U, 8U, 6U}) // X took an edge; O forks
            QCOMPARE(screen.document.playMove(move), QString());
        screen.on.waitForComments();
        screen.on.press(Qt::Key_H);
        const auto& comment = screen.document.play().comments.at(1);
        QVERIFY(comment && comment->reply);
        const auto solved = screen.document.rootAfter(2).solve({});
        const std::vector<Move> best = solved->bestMoves();
        QVERIFY(std::ranges::find(best, *comment->reply) != best.end());
        QVERIFY(!screen.document.play().comments.at(0)->reply); // not a mistake
        screen.on.moves()->selectRow(1);
        auto* link = screen.on.page->findChild<QAbstractButton*>(QStringLiteral("moveReply"));
        QVERIFY(link->isVisible());
        QTest::mouseClick(link, Qt::LeftButton);
        QVERIFY(screen.document.view().page == "tree");
        QCOMPARE(screen.document.rootText(), QStringLiteral("After move 2"));
        QCOMPARE(screen.workspace.copyText(), QStringLiteral(".x..o...."));
        const auto text = [&](const char* name) {
            return screen.workspace.findChild<QLabel*>(QLatin1String(name))->text();
        };
        QTRY_VERIFY2(text("subtreeStatistics").startsWith(QStringLiteral("Node ")),
                     qPrintable(text("subtreeStatistics")));
        QVERIFY(text("principalVariation").startsWith(QStringLiteral("After move 2. ")));
        // The comment with its reply is in the file.
        yomi::ui::tictactoe::TicTacToeDocument again;
        again.load(screen.document.body());
        QVERIFY(again.play() == screen.document.play());
    }

    /// After a game its moves are searched, the last one from the board before it; a move on the
    /// board shown replaces the rest of the old game.
    void theSearchIsOfTheMoveChosen() {
        TicTacToePlay screen;
        PlayView view = screen.document.play();
        view.first = view.second = PlayerKind::Person;
        screen.document.setPlay(view);
        for (const Move move : {4U, 1U, 0U, 2U, 8U}) // O has won
            QCOMPARE(screen.document.playMove(move), QString());
        QCOMPARE(screen.document.whyNotSearched(), QString());
        QCOMPARE(screen.document.rootText(), QStringLiteral("After move 4"));
        QCOMPARE(screen.document.statusText(), QStringLiteral("O has won"));
        screen.on.moves()->selectRow(2);
        screen.document.setPage("tree");
        QCOMPARE(screen.document.rootText(), QStringLiteral("After move 3"));
        QCOMPARE(screen.workspace.copyText(), QStringLiteral("ox..o...."));
        QVERIFY(screen.document.root() == screen.document.rootAfter(3));
        auto* board = screen.workspace.findChild<GameBoard*>();
        QTest::mouseClick(board, Qt::LeftButton, {}, board->itemRect(8).center());
        QCOMPARE(screen.workspace.copyText(), QStringLiteral("ox..o...x"));
        QCOMPARE(screen.document.playedGame().plies(), 4);
        screen.document.undoStack().undo();
        QCOMPARE(screen.document.playedGame().plies(), 5);
    }

    /// On the engine's turn a new game waits for a command; then it answers by itself.
    void playsTheOtherSide() {
        MnkPlay screen;
        screen.on.choose("Who plays O", 1);
        screen.on.choose("Who plays X", 0);
        QTRY_COMPARE(screen.on.plies(), 1);
        QVERIFY(screen.on.session().state() == PlaySession::State::Person);
        screen.on.click(0);
        QTRY_COMPARE(screen.on.plies(), 3);
        screen.on.press(Qt::Key_U);
        QCOMPARE(screen.on.plies(), 1);
        screen.on.press(Qt::Key_U); // the engine's first move: it now waits and does not repeat it
        QCOMPARE(screen.on.plies(), 0);
        QVERIFY(screen.on.session().state() == PlaySession::State::Held);
        screen.on.press(Qt::Key_E);
        QTRY_COMPARE(screen.on.plies(), 1);
    }

    /// 3×3 is a draw without mistakes, and each comment says so; the game is a text.
    void playsBothSidesToTheEnd() {
        MnkPlay screen;
        screen.on.choose("Who plays O", 1);
        QTRY_VERIFY(screen.on.session().state() == PlaySession::State::Over);
        screen.on.waitForComments();
        QCOMPARE(screen.on.plies(), 9);
        QCOMPARE(screen.on.session().solvedMoves(), 9);
        QVERIFY2(screen.on.label("playState").contains(QStringLiteral("draw")),
                 qPrintable(screen.on.label("playState")));
        for (int row = 0; row < 9; ++row)
            QCOMPARE(screen.on.cell(row, MovesModel::After), QStringLiteral("0"));
        screen.on.pressButton("Copy game");
        QVERIFY(QGuiApplication::clipboard()->text().count(u'\n') >= 9);
    }

    void movesAtOnceWhenAsked() {
        FourPlay screen;
        screen.on.choose("How the engine thinks", 1);
        PlayView view = screen.document.play();
        view.seconds = mostPlaySeconds;
        screen.on.session().setView(view);
        screen.on.press(Qt::Key_4);
        QVERIFY(screen.on.session().state() == PlaySession::State::Thinking);
        QTest::qWait(200);
        QCOMPARE(screen.on.plies(), 1);
        screen.on.press(Qt::Key_Escape);
        QTRY_COMPARE(screen.on.plies(), 2);
    }

    /// The engine plays the best move of a search of the comparison table.
    void playsAsASearchOfTheTable() {
        MnkPlay screen;
        Settings weak; // does not see its opponent's next move
        weak.depth = 0;
        screen.document.replaceSearches({screen.document.searches().front(), weak}, {});
        screen.on.choose("How the engine thinks", 3);
        screen.on.click(4);
        const SearchRoot root = screen.document.root();
        QTRY_COMPARE(screen.on.plies(), 2);
        QCOMPARE(screen.on.session().game().moves[1],
                 static_cast<Move>(root.search(weak, {}).last().bestMoves.front()));
        // Without its row, it uses the row in its place.
        screen.document.replaceSearches({screen.document.searches().front()}, {});
        QCOMPARE(screen.document.play().search, std::size_t{0});
    }

    /// The values of the last two moves are hidden until requested.
    void hidesHints() {
        MnkPlay screen;
        QVERIFY(!screen.on.label("playHints").contains(QStringLiteral("last two moves")));
        screen.on.click(4);
        screen.on.waitForComments();
        QCOMPARE(screen.on.plies(), 2);
        for (const int row : {0, 1})
            QCOMPARE(screen.on.cell(row, MovesModel::After), QString());
        QVERIFY(!screen.on.session().hints());
        QVERIFY(screen.on.label("playHints").contains(QStringLiteral("last two moves")));
        screen.on.press(Qt::Key_H);
        QTRY_VERIFY(screen.on.session().hints());
        for (const int row : {0, 1})
            QCOMPARE(screen.on.cell(row, MovesModel::After), QStringLiteral("0"));
        QVERIFY2(screen.on.label("playHints").startsWith(QStringLiteral("Best: ")),
                 qPrintable(screen.on.label("playHints")));
        screen.on.press(Qt::Key_H);
        QVERIFY(!screen.on.session().hints());
    }

    /// A pasted game is replayed move by move; all its errors are named.
    void replaysAGame() {
        MnkPlay screen;
        QCOMPARE(screen.workspace.pasteText(QStringLiteral("b2 b1 a1 c3 a3")), QString());
        QCOMPARE(screen.on.plies(), 5);
        screen.on.waitForComments();
        screen.on.press(Qt::Key_H);
        QCOMPARE(screen.on.cell(1, MovesModel::Comment), QStringLiteral("loses a drawn game"));
        QVERIFY(screen.on.cell(1, MovesModel::Better).contains(QStringLiteral("a1")));
        QCOMPARE(screen.on.label("playState"), QStringLiteral("X to move: the engine's turn. It "
                                                              "waits for “Engine moves”."));
        screen.on.moves()->setFocus();
        QTest::keyClick(screen.on.moves(), Qt::Key_Up);
        QTRY_VERIFY(screen.on.session().hints());
        QTest::keyClick(screen.on.moves(), Qt::Key_Up);
        QCOMPARE(screen.on.label("playState"), QStringLiteral("After move 3 of 5"));
        // The hints are not for this board.
        QCOMPARE(screen.on.label("playHints"),
                 QStringLiteral("Hints are for the board after move 5, the last; this is an "
                                "earlier one."));
        screen.on.click(8);
        QVERIFY(screen.on.label("playMessage").contains(QStringLiteral("after move 3")));
        QCOMPARE(screen.on.plies(), 5);
        screen.on.press(Qt::Key_G);
        QCOMPARE(screen.on.plies(), 2);
        QCOMPARE(screen.workspace.copyText(), QStringLiteral("b2 b1"));
        screen.document.undoStack().undo();
        QCOMPARE(screen.on.plies(), 5);
    }

    /// An estimate that is certain of the end shows that, and does not flatten the curve.
    void tellsASureEndFromAnEstimate() {
        FourPlay screen;
        QCOMPARE(screen.workspace.pasteText(QStringLiteral("1425353")), QString());
        screen.on.press(Qt::Key_H);
        PlayView view = screen.document.play();
        view.comments.resize(7);
        MoveComment comment;
        comment.before = -7;
        comment.after = 14 - 10'000;
        comment.depth = 8;
        view.comments[4] = comment;
        screen.document.setPlay(view);
        QCOMPARE(screen.on.cell(4, MovesModel::Before), QStringLiteral("≈ −7"));
        QCOMPARE(screen.on.cell(4, MovesModel::After), QStringLiteral("loses"));
        QCOMPARE(screen.on.cell(4, MovesModel::Comment),
                 QStringLiteral("loses by force in 9 plies, seen at depth 8"));
        // A copied row has the displayed text.
        screen.on.moves()->setCurrentIndex(screen.on.moves()->model()->index(4, 0));
        QTest::keyClick(screen.on.moves(), Qt::Key_C, Qt::ControlModifier);
        const QStringList copied =
            QGuiApplication::clipboard()->text().split(u'\n').value(1).split(u'\t');
        QCOMPARE(copied.value(MovesModel::Before), QStringLiteral("≈ -7"));
        QCOMPARE(copied.value(MovesModel::After), QStringLiteral("loses"));
    }

    /// The texts below the board are sentences.
    void speaksInSentences() {
        MnkPlay screen;
        screen.on.click(4);
        QTRY_COMPARE(screen.on.plies(), 2);
        screen.on.click(4);
        QCOMPARE(screen.on.label("playMessage"), QStringLiteral("The square b2 is taken."));
        screen.on.press(Qt::Key_H);
        QTRY_VERIFY2(screen.on.label("playHints").endsWith(QStringLiteral("(0). Draw.")),
                     qPrintable(screen.on.label("playHints")));
    }

    /// The end of a game is shown once, and the winning line is marked on the board.
    void showsHowAGameEnded() {
        MnkPlay screen;
        QCOMPARE(screen.workspace.pasteText(QStringLiteral("a1 b1 a2 b2")), QString());
        screen.on.choose("Who plays X", 0);
        const auto ground = [&](int cell) {
            const QPoint corner = screen.on.board->itemRect(cell).topLeft();
            return screen.on.board->grab().toImage().pixelColor(corner + QPoint(12, 12));
        };
        const QColor plain = ground(0);
        const QSize size = screen.on.board->size();
        screen.on.board->activateItem(6); // a3
        QVERIFY(screen.on.session().state() == PlaySession::State::Over);
        screen.on.board->activateItem(8);
        QCOMPARE(screen.on.label("playMessage"), QString());
        QCOMPARE(screen.on.label("playState"), QStringLiteral("The game is over: O has won."));
        for (const int cell : {0, 3, 6})
            QVERIFY(ground(cell) != plain);
        for (const int cell : {1, 2, 8})
            QCOMPARE(ground(cell), plain);
        QCOMPARE(screen.on.board->size(), size);
    }

    /// The newest move is visible, however long the list.
    void theNewestMoveIsInView() {
        FourPlay screen;
        screen.workspace.resize(890, 500); // of a window of 900×600
        screen.on.choose("Who plays X", 0);
        for (const char column : std::string("445321234567156"))
            screen.on.press(static_cast<Qt::Key>(Qt::Key_0 + (column - '0')));
        const TableView& moves = *screen.on.moves();
        QCOMPARE(moves.model()->rowCount(), 15);
        const QRect last = moves.visualRect(moves.model()->index(14, 0));
        QVERIFY(moves.viewport()->rect().contains(last));
    }

    /// In a small window the curve, whose title may be long, stays next to the card of the move.
    void cardsStayBesideEachOther() {
        FourPlay screen;
        QCOMPARE(screen.workspace.pasteText(QStringLiteral("1425353")), QString());
        screen.workspace.resize(890, 500); // of a window of 900×600
        auto* curve = screen.on.page->findChild<yomi::ui::LinePanel*>();
        const QWidget* verdict = screen.on.page->findChild<QLabel*>(QStringLiteral("moveVerdict"));
        const auto left = [&](const QWidget* widget) {
            return widget->mapTo(screen.on.page, QPoint()).x();
        };
        curve->setTitle(QStringLiteral("Exact values (estimates are left out)"));
        QTRY_VERIFY(left(verdict) + verdict->width() + 2 * yomi::ui::cardPadding <= left(curve));
        QCOMPARE(left(curve) + curve->width(), screen.on.page->width());
    }

    /// An estimate between two solved moves is not drawn; the curve says that it is left out, and
    /// draws single values.
    void solvedNeighboursCount() {
        FourPlay screen;
        QCOMPARE(screen.workspace.pasteText(QStringLiteral("1425353")), QString());
        screen.on.press(Qt::Key_H);
        screen.on.session().setActive(false); // only the values below are solved
        PlayView view = screen.document.play();
        view.comments.assign(7, std::nullopt);
        MoveComment estimate;
        estimate.before = 9;
        estimate.after = 6;
        estimate.better = {1};
        estimate.depth = 8;
        estimate.choices = 7;
        view.comments[3] = estimate;
        screen.document.setPlay(view);
        const auto* curve = screen.on.page->findChild<yomi::ui::LinePanel*>();
        QCOMPARE(curve->title(), QStringLiteral("Estimates over the game"));
        QCOMPARE(screen.on.cell(3, MovesModel::After), QStringLiteral("≈ +6"));
        MoveComment solved;
        solved.kind = CommentKind::Best;
        solved.before = solved.after = -2;
        solved.endBefore = solved.endAfter = 39;
        view.comments[4] = solved;
        screen.document.setPlay(view);
        QCOMPARE(screen.on.cell(3, MovesModel::Before), QStringLiteral("≈ +9"));
        QCOMPARE(screen.on.cell(3, MovesModel::After), QStringLiteral("+2"));
        QCOMPARE(curve->title(), QStringLiteral("Exact values over the game"));
        view.comments[1] = estimate;
        view.comments[2] = solved;
        screen.document.setPlay(view);
        QCOMPARE(screen.on.cell(3, MovesModel::Before), QStringLiteral("+2"));
        QCOMPARE(screen.on.cell(3, MovesModel::Comment), QStringLiteral("best"));
        QCOMPARE(screen.on.cell(3, MovesModel::Better), QString());
        QCOMPARE(screen.on.session().solvedMoves(), 3);
        QCOMPARE(screen.on.session().estimatedMoves(), 1);
        view.comments[0] = estimate;
        screen.document.setPlay(view);
        QCOMPARE(curve->title(), QStringLiteral("Exact values (estimates are left out)"));
    }

    /// The copied text of a game restores it.
    void pastesACopiedGame_data() {
        QTest::addColumn<QString>("start");
        QTest::addColumn<QString>("moves");
        QTest::addRow("from the empty board") << QString() << QStringLiteral("b2 b1 a1 c3 a3 c1");
        QTest::addRow("to its end") << QString() << QStringLiteral("b2 b1 a1 a2 c3");
        QTest::addRow("from a board") << QStringLiteral("o.x/.../...") << QStringLiteral("b2");
    }
    void pastesACopiedGame() {
        QFETCH(QString, start);
        QFETCH(QString, moves);
        MnkPlay screen;
        PlayView view = screen.document.play();
        view.first = view.second = PlayerKind::Person; // no engine answers
        screen.document.setPlay(view);
        QCOMPARE(screen.workspace.pasteText(start.isEmpty() ? moves : start), QString());
        if (!start.isEmpty())
            screen.on.click(4);
        screen.on.waitForComments();
        const PlayedGame game = screen.on.session().game();
        QVERIFY(game.plies() > 0);
        screen.on.pressButton("Copy game");
        const QString text = QGuiApplication::clipboard()->text();
        screen.on.pressButton("New game");
        QCOMPARE(screen.on.plies(), 0);
        QCOMPARE(screen.workspace.pasteText(text), QString());
        QVERIFY(screen.on.session().game() == game);
        QCOMPARE(screen.document.undoStack().undoText(), QStringLiteral("Paste a game"));
        const QString broken =
            QString(text).replace(QStringLiteral("1. O "), QStringLiteral("1. Z "));
        if (start.isEmpty())
            QVERIFY2(screen.workspace.pasteText(broken).endsWith(
                         QStringLiteral("is not the line of move 1 of a game.")),
                     qPrintable(screen.workspace.pasteText(broken)));
    }
    void pastesAGameOfSquaresWithNames() {
        TicTacToePlay screen;
        QCOMPARE(screen.workspace.pasteText(
                     QStringLiteral("1. O top left: 0 → 0, best\r\n\r\n2. X left\n")),
                 QString());
        QCOMPARE(screen.workspace.copyText(), QStringLiteral("o..x....."));
        QCOMPARE(screen.workspace.pasteText(QStringLiteral("1. O left\n2. X left")),
                 QStringLiteral("There is a mark on this square already: left."));
    }

    /// Tic-tac-toe has its own words, but plays in the same way.
    void playsTicTacToe() {
        TicTacToePlay screen;
        screen.on.press(Qt::Key_5);
        QTRY_COMPARE(screen.on.plies(), 2);
        screen.on.waitForComments();
        QCOMPARE(screen.on.session().solvedMoves(), 2);
        QCOMPARE(screen.on.cell(0, MovesModel::Played), QStringLiteral("O centre"));
    }

    void keepsTheGameInItsFile() {
        MnkPlay screen;
        screen.on.press(Qt::Key_5);
        screen.on.waitForComments();
        const nlohmann::json body = screen.document.body();
        GameSearchDocument<StoneGame<yomi::ui::mnk::Rules>> again;
        again.load(body);
        QVERIFY(again.playedGame() == screen.document.playedGame());
        QVERIFY(again.play() == screen.document.play());
    }

    /// A file of a position without a game stays short.
    void writesNoGameThatTheTextTells() {
        GameSearchDocument<StoneGame<yomi::ui::connectfour::Rules>> document;
        QCOMPARE(document.takePosition("4453", {}), QString());
        QCOMPARE(document.playedGame().plies(), 4);
        QVERIFY(!document.body().contains("play"));
        GameSearchDocument<StoneGame<yomi::ui::connectfour::Rules>> again;
        again.load(document.body());
        QVERIFY(again.playedGame() == document.playedGame());
    }

    void refusesGamesThatAreNone_data() {
        QTest::addColumn<QString>("play");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no such move") << R"({"moves": ["4", "w"]})"
                                      << "play.moves[1]";
        QTest::newRow("elsewhere") << R"({"start": "", "moves": ["4", "4", "1"]})"
                                   << "play.moves";
        QTest::newRow("a full column") << R"({"start": "", "moves": ["1","1","1","1","1","1","1"]})"
                                       << "play.moves[6]";
        QTest::newRow("a row that is missing") << R"({"search": 3})"
                                               << "play.search";
        QTest::newRow("a limit") << R"({"limit": "luck"})"
                                 << "play.limit";
        QTest::newRow("seconds") << R"({"seconds": 1e9})"
                                 << "play.seconds";
        QTest::newRow("more comments than moves") << R"({"comments": [null, null, null]})"
                                                  << "play.comments";
    }
    void refusesGamesThatAreNone() {
        QFETCH(QString, play);
        QFETCH(QString, sentence);
        GameSearchDocument<StoneGame<yomi::ui::connectfour::Rules>> document;
        nlohmann::json body = document.body();
        body["position"] = "44";
        body["play"] = nlohmann::json::parse(play.toStdString());
        try {
            document.load(body);
            QFAIL("was read");
        } catch (const yomi::FormatError& error) {
            QVERIFY2(QString::fromUtf8(error.what()).contains(sentence), error.what());
        }
    }
};

YOMI_TESTS(TestPlay)
#include "test_play.moc"
