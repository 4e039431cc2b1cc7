// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/document.h"
#include "core/common/format_error.h"
#include "core/icefire/protocol.h"
#include "tests/run_tests.h"
#include "tests/ui/icefire/screen.h"
#include "ui/common/scaled_font.h"
#include "ui/icefire/layer_painter.h"
#include "ui/icefire/layers_panel.h"
#include "ui/icefire/position_edits.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

using namespace yomi::ui;
using namespace yomi::ui::icefire;

namespace {

void onPositionPage(IcefireDocument& document) {
    document.look(&View::page, 1);
}

} // namespace

/// The position editor and the layers, by mouse and keys.
class TestPosition : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void paintsByMouse_data() {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QString>("cell"); // of ice at (5, 5), as the status line names it
        QTest::addRow("sea") << "Sea"
                             << "(5, 5): sea";
        QTest::addRow("neutral") << "Neutral land"
                                 << "(5, 5): neutral land";
        QTest::addRow("land") << "Own land"
                              << "(5, 5): ice's land, cut off";
        QTest::addRow("spot") << "Mine spot"
                              << "(5, 5): ice's land, cut off · mine spot";
        QTest::addRow("unit") << "Unit of level 3"
                              << "(5, 5): ice's land, cut off · ice's unit 1, level 3";
        QTest::addRow("tower") << "Tower"
                               << "(5, 5): ice's land, cut off · ice's tower";
        QTest::addRow("mine") << "Mine"
                              << "(5, 5): ice's land, cut off · ice's mine · mine spot";
        QTest::addRow("HQ") << "HQ"
                            << "(5, 5): ice's land, cut off · ice's HQ";
    }
    void paintsByMouse() {
        QFETCH(QString, tool);
        QFETCH(QString, cell);
        Screen screen(onPositionPage);
        QTest::mouseClick(screen.button<QPushButton>("Ice"), Qt::LeftButton);
        screen.click(5, 5); // own land is the tool at first
        const std::string before = mapRows(screen.state());
        QTest::mouseClick(screen.widget<QToolButton>(qPrintable(tool)), Qt::LeftButton);
        screen.click(5, 5);
        QVERIFY2(screen.board()->cellSentence(cellAt(5, 5)).startsWith(cell),
                 qPrintable(screen.board()->cellSentence(cellAt(5, 5))));
        while (screen.document.undoStack().canUndo())
            screen.document.undoStack().undo();
        QVERIFY(mapRows(screen.state()) != before);
        QCOMPARE(mapRows(screen.state()), mapRows(matchOnSeed(1).start));
    }

    void theNumbersFollowTheFont() {
        Screen screen(onPositionPage);
        BoardWidget* board = screen.board();
        const int before = board->cellRect(cellAt(0, 0)).top();
        QFont large = board->font();
        large.setPointSize(2 * large.pointSize());
        board->setFont(large);
        const QRect first = board->cellRect(cellAt(0, 0));
        QVERIFY2(first.top() > before, qPrintable(QString::number(first.top())));
        const QFontMetrics numbers(scaledFont(large, 0.8));
        QVERIFY(first.top() > numbers.height());
        QVERIFY(first.left() > numbers.horizontalAdvance(QStringLiteral("11")));
    }

    void aStrokeIsOneEdit() {
        Screen screen(onPositionPage);
        const auto centre = [&](int x) {
            return screen.board()->cellRect(cellAt(x, 4)).center();
        };
        QTest::mousePress(screen.board(), Qt::LeftButton, {}, centre(3));
        for (const int x : {4, 5, 6})
            QTest::mouseMove(screen.board(), centre(x));
        QTest::mouseRelease(screen.board(), Qt::LeftButton, {}, centre(6));
        for (const int x : {3, 4, 5, 6})
            QVERIFY(screen.state().owned[0].contains(cellAt(x, 4)));
        QCOMPARE(screen.document.undoStack().count(), 1);
        screen.click(8, 4);
        QCOMPARE(screen.document.undoStack().count(), 2);
    }

    void aFastStrokeLeavesNoGaps() {
        Screen screen(onPositionPage);
        const auto centre = [&](int x, int y) {
            return screen.board()->cellRect(cellAt(x, y)).center();
        };
        QTest::mousePress(screen.board(), Qt::LeftButton, {}, centre(9, 10));
        QTest::mouseMove(screen.board(), centre(5, 10));
        QTest::mouseMove(screen.board(), centre(3, 6));
        QTest::mouseRelease(screen.board(), Qt::LeftButton, {}, centre(3, 6));
        for (int x = 5; x <= 9; ++x)
            QVERIFY(screen.state().owned[0].contains(cellAt(x, 10)));
        for (int y = 6; y <= 10; ++y)
            QVERIFY(screen.state().owned[0].contains(cellAt(3, y)) ||
                    screen.state().owned[0].contains(cellAt(4, y)) ||
                    screen.state().owned[0].contains(cellAt(5, y)));
        QCOMPARE(screen.document.undoStack().count(), 1);
    }

    void namesMapsThatNoSeedMakes() {
        Screen screen(onPositionPage);
        QTest::keyClick(screen.board(), Qt::Key_S);
        screen.click(1, 4);
        QVERIFY(screen.text("faults").startsWith(QStringLiteral("Not in a game")));
        QVERIFY2(screen.text("faults").contains(QStringLiteral("has land at (10,7), but none at "
                                                               "(1,4)")),
                 qPrintable(screen.text("faults")));
        QVERIFY(screen.model().prospects()); // analyzed nevertheless
        screen.click(10, 7);
        QVERIFY(screen.text("faults").startsWith(QStringLiteral("Yes")));
        screen.click(1, 1);
        screen.click(10, 10);
        QVERIFY(screen.text("faults").contains(QStringLiteral("corner")));
    }

    void undoLeadsBackToTheMomentShown() {
        Screen screen(goldenGame("games/seed_10.jsonl"));
        screen.document.look(&View::moment, 12);
        screen.workspace.findChild<QTabWidget*>()->setCurrentIndex(1);
        screen.click(5, 5);
        QCOMPARE(screen.model().moment(), 0);
        screen.document.undoStack().undo();
        QCOMPARE(screen.model().moment(), 12);
        screen.document.undoStack().redo();
        QCOMPARE(screen.model().moment(), 0);
    }

    void paintsByKeys() {
        Screen screen(onPositionPage);
        QTest::keyClick(screen.board(), Qt::Key_Right);
        QTest::keyClick(screen.board(), Qt::Key_2);
        QTest::keyClick(screen.board(), Qt::Key_Space);
        QCOMPARE(screen.state().unitAt(cellAt(1, 0))->level, 2);
        QTest::keyClick(screen.board(), Qt::Key_Delete);
        QVERIFY(!screen.state().unitAt(cellAt(1, 0)));
        QTest::keyClick(screen.board(), Qt::Key_O);
        QTest::keyClick(screen.board(), Qt::Key_T);
        QTest::keyClick(screen.board(), Qt::Key_Down);
        QTest::keyClick(screen.board(), Qt::Key_Return);
        QCOMPARE(screen.state().buildingAt(cellAt(1, 1))->owner, 1);
    }

    void theMenuPaints() {
        Screen screen(onPositionPage);
        const QPoint cell = screen.board()->cellRect(cellAt(2, 2)).center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, cell, screen.board()->mapToGlobal(cell));
        QApplication::sendEvent(screen.board(), &event);
        auto* menu = screen.board()->findChild<QMenu*>();
        QCOMPARE(menu->actions().size(), brushCount);
        menu->actions()[int(Brush::Tower)]->trigger();
        QVERIFY(screen.state().buildingAt(cellAt(2, 2)));
        menu->close();
    }

    void namesWhatCannotOccur() {
        Screen screen(onPositionPage);
        QVERIFY(screen.model().prospects());
        QTest::keyClick(screen.board(), Qt::Key_S);
        QTest::keyClick(screen.board(), Qt::Key_Space); // the sea takes fire's HQ
        QVERIFY(!screen.model().prospects());
        QVERIFY(screen.text("faults").contains(QStringLiteral("does not own its HQ's cell (0,0)")));
        QTest::keyClick(screen.board(), Qt::Key_1);
        screen.click(6, 6); // cut off, on the side to move
        QVERIFY(screen.text("faults").contains(QStringLiteral("is cut off")));
        screen.document.undoStack().undo();
        screen.document.undoStack().undo();
        QVERIFY(screen.text("faults").startsWith(QStringLiteral("Yes")));
        QVERIFY(screen.model().prospects());
    }

    void anIslandIsNamedNotAnalysed() {
        Screen screen(onPositionPage);
        QTest::keyClick(screen.board(), Qt::Key_S);
        for (int x = 0; x < boardSide; ++x)
            screen.click(x, 6); // the sea separates fire from ice
        QVERIFY(screen.text("faults").contains(QStringLiteral("No way over land")));
        QVERIFY(!screen.model().prospects());
    }

    void setsNumbers() {
        Screen screen(onPositionPage);
        auto* gold = screen.widget<QSpinBox>("Gold of fire");
        gold->setFocus();
        gold->selectAll();
        QTest::keyClicks(gold, QStringLiteral("155"));
        QCOMPARE(screen.state().gold[0], 155);
        QCOMPARE(screen.document.undoStack().count(), 1); // one series
        auto* turn = screen.widget<QSpinBox>("Turn");
        turn->setFocus();
        QTest::keyClick(turn, Qt::Key_Up);
        QCOMPARE(screen.state().turn, 2);
        auto* mover = screen.widget<QComboBox>("To move");
        mover->setFocus();
        QTest::keyClick(mover, Qt::Key_Down);
        QCOMPARE(screen.state().player, 1);
        screen.document.undoStack().undo();
        screen.document.undoStack().undo();
        screen.document.undoStack().undo();
        QCOMPARE(screen.state().gold[0], matchOnSeed(1).start.gold[0]);
    }

    void makesTheMapOfASeed_data() {
        QTest::addColumn<QString>("seed");
        QTest::addColumn<bool>("taken");
        QTest::addRow("15") << "15" << true;
        QTest::addRow("least") << "-9223372036854775808" << true;
        QTest::addRow("word") << "fire" << false;
        QTest::addRow("too large") << "9223372036854775808" << false;
        QTest::addRow("nothing") << "" << false;
    }
    void makesTheMapOfASeed() {
        QFETCH(QString, seed);
        QFETCH(bool, taken);
        Screen screen(onPositionPage);
        auto* field = screen.widget<QLineEdit>("Seed");
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, seed);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(screen.document.undoStack().count(), taken ? 1 : 0);
        if (taken)
            QVERIFY(screen.state().terrain->map() == generateMap(seed.toLongLong()));
        else
            QVERIFY(screen.text("seedError").startsWith(QStringLiteral("A seed is")));
    }

    void anEditOfAMatchStartsAPositionOfItsOwn() {
        Screen screen(goldenGame("games/seed_10.jsonl"));
        screen.document.look(&View::page, 1);
        QTest::keyClick(screen.board(), Qt::Key_End, Qt::AltModifier);
        QTest::keyClick(screen.board(), Qt::Key_Left, Qt::AltModifier);
        const State shown = screen.state();
        screen.workspace.findChild<QTabWidget*>()->setCurrentIndex(1);
        screen.click(5, 5);
        QVERIFY(screen.document.match().turns.empty());
        QCOMPARE(screen.state().gold, shown.gold);
        QCOMPARE(screen.state().units, shown.units);
        screen.document.undoStack().undo();
        QCOMPARE(screen.document.match().turns.size(), std::size_t(53));
    }

    void pastesWhatABotReceives() {
        Screen screen;
        State position = matchOnSeed(15).start;
        position.gold[0] = 77;
        const std::string text = initialInput(position.terrain->map()) + turnInput(position);
        QCOMPARE(screen.workspace.pasteText(QString::fromStdString(text)), QString());
        QCOMPARE(screen.workspace.copyText(), QString::fromStdString(text));
        QVERIFY(
            screen.workspace.pasteText(QStringLiteral("12\nx")).contains(QStringLiteral("line")));
        QVERIFY(!screen.workspace.pasteText(QStringLiteral("{\"type\":1}")).isEmpty());
        QCOMPARE(screen.state().gold[0], 77);
        QVERIFY(screen.workspace.copyCommand().startsWith(
            QStringLiteral("yomi-cli icefire analyze --turn 1 - <<'END'\n")));
    }

    void pastesALaterTurn() {
        Screen screen(goldenGame("games/seed_10.jsonl"));
        screen.document.look(&View::moment, screen.model().replay().firstMoment(20));
        const State shown = screen.state();
        QVERIFY(shown.turn > 1);
        QString text = QString::fromStdString(turnInput(shown));
        text.replace(u'\n', QStringLiteral("\n> ")).prepend(QStringLiteral("> "));
        QSignalSpy pointed(&screen.workspace, &Workspace::pointedChanged);
        QCOMPARE(screen.workspace.pasteText(text), QString());
        QVERIFY(screen.document.match().turns.empty());
        QCOMPARE(screen.state().turn, shown.turn);
        QVERIFY(screen.state().terrain->map() == shown.terrain->map());
        QCOMPARE(turnInput(screen.state()), turnInput(shown));
        QVERIFY(pointed.last().first().toString().endsWith(QStringLiteral("stay as they were.")));
        // The mine spots of another map are unknown.
        QCOMPARE(
            screen.workspace.pasteText(QString::fromStdString(turnInput(matchOnSeed(15).start))),
            QString());
        QCOMPARE(screen.state().turn, 1);
        QVERIFY(screen.state().terrain->mineSpots().empty());
        QVERIFY(pointed.last().first().toString().endsWith(QStringLiteral("page Position.")));
    }

    /// The text from Copy also has the mine spots, which is no reason to start at turn 1.
    void pastesWhatItCopied() {
        Screen screen(goldenGame("games/seed_10.jsonl"));
        screen.document.look(&View::moment, screen.model().replay().firstMoment(20));
        const State shown = screen.state();
        QVERIFY(shown.turn > 1);
        const QString text = screen.workspace.copyText();
        QSignalSpy pointed(&screen.workspace, &Workspace::pointedChanged);
        QCOMPARE(screen.workspace.pasteText(text), QString());
        QVERIFY(screen.document.match().turns.empty());
        QCOMPARE(screen.state().turn, shown.turn);
        QCOMPARE(screen.workspace.copyText(), text);
        QCOMPARE(pointed.last().first().toString(),
                 QStringLiteral("The text does not name the turn: it stays as it was."));
    }

    void layersAreSwitchedAndKept() {
        Screen screen;
        for (auto* box : screen.workspace.findChild<LayersPanel*>()->findChildren<QCheckBox*>()) {
            const QImage before = screen.board()->grab().toImage();
            const nlohmann::json view = screen.document.body()["view"];
            box->setFocus();
            QTest::keyClick(box, Qt::Key_Space);
            QVERIFY(screen.document.body()["view"] != view);
            if (box->text().startsWith(QStringLiteral("Way")))
                QVERIFY(screen.board()->grab().toImage() != before);
        }
        auto* numbers = screen.widget<QComboBox>("Numbers in the cells");
        numbers->setFocus();
        for (int number = 1; number < numbers->count(); ++number) {
            const QImage before = screen.board()->grab().toImage();
            QTest::keyClick(numbers, Qt::Key_Down);
            QCOMPARE(int(screen.document.view().layers.number), number);
            QVERIFY(screen.board()->grab().toImage() != before);
        }
        QVERIFY(screen.document.undoStack().isClean());
    }

    void keepsTheView() {
        nlohmann::json body = IcefireDocument().body();
        body["view"] = nlohmann::json::parse(R"({"moment": 3, "stride": "action", "page": 1,
            "layers": ["inactive", "iceWay"], "number": "firePrice"})");
        IcefireDocument document;
        document.load(body);
        QVERIFY(document.view().layers.ways[1] && !document.view().layers.guarded);
        QVERIFY(document.body() == body);
    }

    /// The view of a newer version does not make a document invalid.
    void leavesOutUnknownViews() {
        nlohmann::json body = IcefireDocument().body();
        body["view"] = nlohmann::json::parse(R"({"moment": 3, "stride": 1, "page": 99,
            "layers": ["fog", "iceWay"], "number": "pi"})");
        IcefireDocument document;
        document.load(body);
        const View usual;
        const View& read = document.view();
        QCOMPARE(read.moment, 3);
        QVERIFY(read.stride == usual.stride && read.page == 0);
        QVERIFY(read.layers.ways[1] && !read.layers.guarded);
        QVERIFY(read.layers.number == usual.layers.number);
    }

    void refusesViews_data() {
        QTest::addColumn<QByteArray>("view");
        QTest::addColumn<QString>("named");
        QTest::addRow("moment") << QByteArray(R"({"moment": -1})") << "view.moment";
    }
    void refusesViews() {
        QFETCH(QByteArray, view);
        QFETCH(QString, named);
        nlohmann::json body = IcefireDocument().body();
        body["view"] = nlohmann::json::parse(view.toStdString());
        IcefireDocument document;
        try {
            document.load(body);
            QFAIL("the view was taken");
        } catch (const yomi::FormatError& error) {
            QVERIFY2(QString::fromUtf8(error.what()).contains(named), error.what());
        }
    }

    void numbersAreThoseOfTheEngine() {
        const State state = matchOnSeed(1).start;
        const auto prospects = prospectsOf(state);
        const auto at = [&](CellNumber number, int x, int y) {
            return numberAt(state, prospects, number, cellAt(x, y));
        };
        QCOMPARE(at(CellNumber::FirePrice, 1, 0), std::optional(10));
        QCOMPARE(at(CellNumber::FirePrice, 1, 1), std::optional(20));
        QCOMPARE(at(CellNumber::FirePrice, 0, 0), std::nullopt); // its own
        QCOMPARE(at(CellNumber::FireDistance, 1, 1), std::optional(2));
        QCOMPARE(at(CellNumber::IceLoss, 11, 11), std::optional(2)); // with cells behind it
        QCOMPARE(at(CellNumber::IceLoss, 11, 10), std::optional(1));
        QCOMPARE(at(CellNumber::IceOutside, 11, 11), std::optional(1));
    }

    /// In a larger font they take a larger part of their cells.
    void numbersInCellsFollowTheFont() {
        const auto restore =
            qScopeGuard([before = QApplication::font()] { QApplication::setFont(before); });
        const State state = matchOnSeed(1).start;
        const auto prospects = prospectsOf(state);
        Layers layers;
        layers.number = CellNumber::FireDistance;
        const auto painted = [&](int pixels) {
            QFont font = QApplication::font();
            font.setPixelSize(pixels);
            QApplication::setFont(font);
            QImage image(500, 500, QImage::Format_ARGB32);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            paintLayersAbove(painter, BoardLayout(image.size(), 20), state, prospects, layers,
                             QApplication::palette());
            painter.end();
            int count = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    count += qAlpha(image.pixel(x, y)) > 0;
            return count;
        };
        const int usual = painted(12);
        QVERIFY(usual > 0);
        QVERIFY(painted(16) > 5 * usual / 4);
    }

    void savesANewMapWithoutThePositionBefore() {
        IcefireDocument first;
        first.perform(replacePosition(first.inputs(), withGold(first.match().start, 0, 77), {}));
        IcefireDocument second;
        second.load(first.body());
        second.perform(newMap(second.inputs(), 3, Ruleset::Current));
        IcefireDocument third;
        third.load(yomi::parseDocument(
            documentText("ice-and-fire", second.body(), second.loadedBody()), "ice-and-fire"));
        QCOMPARE(mapRows(third.match().start), mapRows(matchOnSeed(3).start));
    }

    void tellsTheScreenReader() {
        Screen screen(onPositionPage);
        QTest::keyClick(screen.board(), Qt::Key_Right);
        const QString cell = QStringLiteral("(1, 0): neutral land · mine spot · fire pays 10");
        auto* board = QAccessible::queryAccessibleInterface(screen.board());
        QCOMPARE(board->childCount(), 144);
        QCOMPARE(board->child(1)->text(QAccessible::Name), QStringLiteral("(1, 0)"));
        QVERIFY(board->child(1)->text(QAccessible::Description).startsWith(cell));
        QCOMPARE(board->child(143)->text(QAccessible::Name), QStringLiteral("(11, 11): ice's HQ"));
        QCOMPARE(board->focusChild(), board->child(1));
        const auto* gold = screen.workspace.findChild<QLabel*>(QStringLiteral("gold0"));
        QCOMPARE(gold->accessibleName(), QStringLiteral("gold, fire: ") + gold->text());
        const QPoint centre =
            screen.board()->mapToGlobal(screen.board()->cellRect(cellAt(11, 11)).center());
        QCOMPARE(board->childAt(centre.x(), centre.y()), board->child(143));
    }
};

YOMI_TESTS(TestPosition)
#include "test_position_page.moc"
