// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/waiting.h"
#include "ui/connectfour/rules.h"
#include "ui/games/play_board.h"
#include "ui/games/play_page.h"
#include "ui/games/stone_workspace.h"
#include "ui/inspector/event_panel.h"
#include "ui/inspector/tree_canvas.h"
#include "ui/mnk/rules.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>

using namespace yomi::ui::games;

namespace {

/// A shown workspace over a document of a game of stones, new or from a file.
template <class Rules>
struct StoneScreen {
    using StoneDocument = GameSearchDocument<yomi::ui::games::StoneGame<Rules>>;
    StoneDocument document;
    StoneWorkspace workspace{document, Rules(), {2, 2, 2}, {26, 32, 32}};
    StoneBoard* board = workspace.template findChild<StoneBoard*>();

    explicit StoneScreen(const QString& path = {}) {
        if (QFile file(path); file.open(QIODevice::ReadOnly))
            document.load(nlohmann::json::parse(file.readAll().toStdString()));
        workspace.resize(1280, 714);
        workspace.show();
        workspace.activateWindow();
        waitForRun();
    }
    void waitForRun() const {
        QTRY_VERIFY(
            workspace.template findChild<EventPanel*>()->title().contains(QStringLiteral(" of ")));
    }
    QString label(const char* name) const {
        return workspace.template findChild<QLabel*>(QLatin1String(name))->text();
    }
    void press(const char* text) {
        for (QPushButton* button : workspace.template findChildren<QPushButton*>())
            if (button->text() == QLatin1String(text))
                QTest::mouseClick(button, Qt::LeftButton);
    }
    void click(int cell) {
        QTest::mouseClick(board, Qt::LeftButton, {}, board->itemRect(cell).center());
    }
    QSpinBox* field(const char* name) const {
        for (QSpinBox* field : workspace.template findChildren<QSpinBox*>())
            if (field->accessibleName() == QLatin1String(name))
                return field;
        return nullptr;
    }
};

using FourScreen = StoneScreen<yomi::ui::connectfour::Rules>;
using MnkScreen = StoneScreen<yomi::ui::mnk::Rules>;

} // namespace

class TestStoneGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// No depth exceeds the last ply of the game.
    void depthsEndWithTheGame() {
        FourScreen screen;
        for (const QComboBox* box : screen.workspace.findChildren<QComboBox*>())
            if (box->accessibleName() == QStringLiteral("Depth limit")) {
                QCOMPARE(box->itemText(box->count() - 2), QStringLiteral("40 (41 plies)"));
                QCOMPARE(box->itemText(box->count() - 1), QStringLiteral("41, to the end"));
                Settings deepest = screen.document.shownSearch();
                deepest.depth = 42; // equally deep, but given explicitly
                screen.document.setSearch(screen.document.view().search, deepest);
                QCOMPARE(box->currentText(), QStringLiteral("42, to the end"));
                screen.workspace.pasteText(QStringLiteral("444444"));
                QCOMPARE(box->currentText(), QStringLiteral("42, to the end"));
                QCOMPARE(box->itemText(box->count() - 2), QStringLiteral("35, to the end"));
                QCOMPARE(box->itemText(box->count() - 3), QStringLiteral("34 (35 plies)"));
                return;
            }
        QFAIL("no depth limit");
    }

    /// The error in a file names its key.
    void wrongFilesNameTheKey_data() {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* body, const char* sentence) {
            QTest::newRow(body) << QByteArray(body) << QByteArray(sentence);
        };
        row(R"({"inARow": 12})", "inARow: In a row must be 3 to 7 on 7x6; 12 was given.");
        row(R"({"size": "8x8"})", "size: The board 8x8 is too large: width · (height + 1) is 72, "
                                  "the limit is 64.");
        row(R"({"size": "1x6"})", "size: The width of 1x6 is 1; it must be at least 2, and width · "
                                  "(height + 1) at most 64.");
        row(R"({"size": "2x2"})",
            "size: The board 2x2 is too small: a line has at least 3 stones.");
        row(R"({"position": "8"})", "position: move 1: there is no column 8, the last of 7 is 7");
    }
    void wrongFilesNameTheKey() {
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, sentence);
        FourScreen screen;
        try {
            screen.document.load(nlohmann::json::parse(body.toStdString()));
            QFAIL("it was taken");
        } catch (const yomi::FormatError& error) {
            QCOMPARE(QByteArray(error.what()), sentence);
        }
    }

    void playsInColumns() {
        FourScreen screen;
        screen.press("Play");
        screen.board->setFocus();
        QTest::keyClick(screen.board, Qt::Key_4);
        screen.click(3); // the top of the same column
        QTest::keyClick(screen.board, Qt::Key_1);
        QCOMPARE(screen.workspace.copyText(), QStringLiteral("441"));
        QCOMPARE(screen.document.position().board,
                 std::string("......./......./......./......./...x.../o..o..."));
        QCOMPARE(screen.document.undoStack().undoText(), QStringLiteral("O plays column 1"));
        screen.document.undoStack().undo();
        QCOMPARE(screen.workspace.copyText(), QStringLiteral("44"));
        QCOMPARE(screen.workspace.copyCommand().section(u' ', 0, 5),
                 QStringLiteral("yomi-cli search --game connectfour --position \"44\""));
    }

    /// The example shows which answers lose, and is played on at once.
    void theTrapShowsItsAnswer() {
        FourScreen screen(QStringLiteral(":/examples/connect-four-trap.yomi"));
        QTRY_COMPARE(screen.label("bestMoves"),
                     QStringLiteral("Best: column 2, column 5, column 6"));
        auto* canvas = screen.workspace.findChild<TreeCanvas*>();
        QSignalSpy pointed(canvas, &TreeCanvas::pointed);
        QStringList values;
        const double answers = canvas->placedItems().at(1).board.left(); // the second column
        for (const PlacedItem& each : canvas->placedItems())
            if (each.board.left() == answers) {
                QVERIFY(QRectF(canvas->viewport()->rect()).contains(each.board));
                QTest::mouseMove(canvas->viewport(), each.board.center().toPoint());
                values << pointed.last().constFirst().toString();
            }
        QCOMPARE(values.size(), 7);
        for (qsizetype column = 0; column < values.size(); ++column) {
            const bool holds = column == 1 || column == 4 || column == 5;
            QVERIFY2(values[column].contains(holds ? QStringLiteral(" 0") : QStringLiteral(" 18")),
                     qPrintable(values[column]));
        }
        screen.click(6);
        QCOMPARE(screen.workspace.copyText(), QStringLiteral("4137"));
        screen.document.undoStack().undo();
        QCOMPARE(screen.workspace.copyText(), QStringLiteral("413"));
    }

    void refusesFullColumns() {
        FourScreen screen;
        QCOMPARE(screen.workspace.pasteText(QStringLiteral("444444")), QString());
        screen.press("Play");
        screen.click(3);
        QVERIFY2(screen.label("positionMessage").contains(QStringLiteral("column 4 is full")),
                 qPrintable(screen.label("positionMessage")));
        QCOMPARE(screen.workspace.copyText(), QStringLiteral("444444"));
    }

    /// A floating stone is reported, kept and not searched.
    void editsCells() {
        FourScreen screen;
        screen.press("Edit");
        screen.click(0);
        QCOMPARE(screen.board->itemValue(0), QStringLiteral("O"));
        QVERIFY(!screen.document.whyImpossible().isEmpty());
        QVERIFY(!screen.label("positionMessage").isEmpty());
        PlayPage play(screen.document); // it shows that very board
        const auto* played = play.findChild<PlayBoard*>();
        QCOMPARE(played->itemCount(), 42);
        QCOMPARE(played->itemValue(0), QStringLiteral("O"));
        QCOMPARE(played->itemValue(35), QStringLiteral("empty"));
        screen.click(0);
        QCOMPARE(screen.board->itemValue(0), QStringLiteral("X"));
        screen.click(0);
        QVERIFY(screen.document.whyImpossible().isEmpty());
        QCOMPARE(screen.workspace.copyText(), QString()); // the empty board
        screen.waitForRun();
    }

    void takesSizes() {
        MnkScreen screen;
        screen.field("Columns")->setValue(5);
        QCOMPARE(screen.document.position().size, (yomi::GridSize{5, 3, 3}));
        QCOMPARE(screen.board->itemCount(), 15);
        screen.field("Rows")->setValue(4);
        screen.field("In a row")->setValue(4);
        QCOMPARE(screen.workspace.copyCommand().section(u' ', 0, 7),
                 QStringLiteral("yomi-cli search --game mnk --size 5x4 --in-a-row 4"));
        screen.field("In a row")->setValue(9);
        QVERIFY(screen.label("positionMessage").contains(QStringLiteral("9")));
        QCOMPARE(screen.field("In a row")->value(), 4);
        screen.document.undoStack().undo();
        QCOMPARE(screen.field("In a row")->value(), 3);
        screen.waitForRun();
    }

    /// 1. b2 b1? 2. a1 wins: c3 is forced, then a3 threatens a2 and c1. A search without depth only
    /// counts lines there; the true value is next to its estimate.
    void showsTheTrueValueBesideAnEstimate() {
        MnkScreen screen;
        QCOMPARE(screen.workspace.pasteText(QStringLiteral("b2 b1")), QString());
        const auto* panel = screen.workspace.findChild<EventPanel*>();
        const QString before = panel->title();
        Settings shallow;
        shallow.evaluation = "lines";
        shallow.depth = 0;
        screen.document.replaceSearches({shallow}, {});
        screen.document.setEvent(0);
        QTRY_VERIFY(panel->title() != before);
        const auto* label = screen.workspace.findChild<QLabel*>(QStringLiteral("trueValue"));
        QVERIFY(!label->isVisible());
        for (std::uint32_t event = 1; event < 8 && !label->isVisible(); ++event)
            screen.document.setEvent(event);
        QTRY_COMPARE(label->text(), QStringLiteral("True value: O wins."));
        screen.document.setEvent(0);
        QVERIFY(!label->isVisible());
    }

    void readsAndWritesDocuments() {
        MnkScreen screen;
        QCOMPARE(screen.workspace.pasteText(QStringLiteral("b2 a1")), QString());
        screen.press("Play");
        screen.click(2);
        QCOMPARE(screen.workspace.copyText(), QStringLiteral("b2 a1 c1"));
        const nlohmann::json body = screen.document.body();
        MnkScreen::StoneDocument again;
        again.load(body);
        QCOMPARE(again.position(), screen.document.position());
        QCOMPARE(again.searches(), screen.document.searches());
        QVERIFY(!screen.workspace.pasteText(QStringLiteral("b2 b2")).isEmpty());
        QVERIFY(!screen.workspace.pasteText(QStringLiteral("..../...")).isEmpty());
        QCOMPARE(screen.workspace.copyText(), QStringLiteral("b2 a1 c1"));
        QCOMPARE(screen.workspace.pasteText(QStringLiteral("..../....")), QString());
        QCOMPARE(screen.document.position().size, (yomi::GridSize{4, 2, 3})); // from the text
    }
};

YOMI_TESTS(TestStoneGames)
#include "test_stone_games.moc"
