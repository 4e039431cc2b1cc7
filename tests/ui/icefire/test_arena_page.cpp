// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/icefire/screen.h"
#include "ui/common/table_view.h"
#include "ui/common/value_table.h"
#include "ui/icefire/arena_page.h"
#include "ui/icefire/player_box.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>

using namespace yomi::ui;
using namespace yomi::ui::icefire;

namespace {

auto arenaOf(const char* first, const char* second, int games) {
    return [=](IcefireDocument& document) {
        ArenaRequest arena;
        arena.contestants = {first, second};
        arena.games = games;
        document.perform(setArena(document.inputs(), arena));
        document.setPage(3);
    };
}

struct ArenaScreen : Screen {
    explicit ArenaScreen(const std::function<void(IcefireDocument&)>& prepare)
        : Screen(prepare) {}
    ArenaPage* page() const { return workspace.findChild<ArenaPage*>(); }
    TableView* games() const { return widget<TableView>("Games"); }
    void start() const { QTest::mouseClick(button<QPushButton>("Start"), Qt::LeftButton); }
};

} // namespace

/// Series of games, by mouse and keys.
class TestArena : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playsASeriesAndOpensAGame() {
        ArenaScreen screen(arenaOf("greedy", "wait", 4));
        screen.start();
        QTRY_COMPARE(screen.page()->run().games().size(), std::size_t(4));
        QTRY_VERIFY(!screen.page()->run().job().isRunning());
        QCOMPARE(screen.page()->run().result()->wins, 4);
        QVERIFY(screen.text("arenaDetail").startsWith(QStringLiteral("4 won, 0 drawn, 0 lost")));
        const KeptGame& second = screen.page()->run().games()[1];
        QCOMPARE(second.sideOfFirst, 1);
        screen.games()->setFocus();
        QTest::keyClick(screen.games(), Qt::Key_Home, Qt::ControlModifier);
        QTest::keyClick(screen.games(), Qt::Key_Down);
        QTest::keyClick(screen.games(), Qt::Key_Return);
        QVERIFY(screen.document.match().ending == second.ending);
        QCOMPARE(screen.document.match().players[1], "greedy");
        QCOMPARE(screen.model().moment(), 0);
        QCOMPARE(screen.workspace.findChild<QTabWidget*>()->currentIndex(), 0);
        screen.document.undoStack().undo();
        QVERIFY(screen.document.match().turns.empty());
    }

    void forfeitsAreToldApart() {
        ArenaScreen screen(arenaOf("echo GO", "wait", 2));
        screen.start();
        QTRY_VERIFY(screen.page()->run().result() && !screen.page()->run().job().isRunning());
        QCOMPARE(screen.page()->run().result()->losses, 2);
        const auto tables = screen.page()->findChildren<ValueTable*>();
        QCOMPARE(tables[0]->rows()[0][3].toString(), QStringLiteral("2 × bad command"));
        QCOMPARE(tables[0]->rows()[1][3].toString(), QStringLiteral("none"));
    }

    void stopsAndKeepsWhatWasPlayed() {
        ArenaScreen screen(arenaOf("random", "random", 5000));
        screen.start();
        QTRY_VERIFY(screen.page()->run().games().size() > 2);
        QPushButton* stop = nullptr;
        for (auto* button : screen.page()->findChildren<QPushButton*>())
            stop = button->text() == QStringLiteral("Stop") ? button : stop;
        QTest::mouseClick(stop, Qt::LeftButton);
        QTRY_VERIFY(!screen.page()->run().job().isRunning());
        const std::size_t played = screen.page()->run().games().size();
        QVERIFY(played < 5000);
        QCOMPARE(std::size_t(screen.page()->run().result()->games()), played);
        QVERIFY(screen.button<QPushButton>("Start")->isEnabled());
    }

    void namesAWrongRequest() {
        ArenaScreen screen(arenaOf(" ", "wait", 2));
        screen.start();
        QTRY_VERIFY(screen.text("arenaDetail").startsWith(QStringLiteral("A contestant is")));
    }

    void theRequestIsKeptAndUndone() {
        ArenaScreen screen(arenaOf("article", "greedy", 20));
        auto* first = screen.widget<PlayerBox>("First");
        first->setFocus();
        first->lineEdit()->selectAll();
        QTest::keyClicks(first->lineEdit(), QStringLiteral("./my-bot --fast"));
        QTest::keyClick(first->lineEdit(), Qt::Key_Return);
        QCOMPARE(screen.document.inputs().arena.contestants[0], "./my-bot --fast");
        auto* seed = screen.widget<QLineEdit>("First seed");
        seed->setFocus();
        seed->selectAll();
        QTest::keyClicks(seed, QStringLiteral("-77"));
        QTest::keyClick(seed, Qt::Key_Return);
        QCOMPARE(screen.document.inputs().arena.firstSeed, -77);
        auto* games = screen.widget<QSpinBox>("Games");
        games->setFocus();
        QTest::keyClick(games, Qt::Key_Up);
        QCOMPARE(screen.document.inputs().arena.games, 21);
        for (int i = 0; i < 3; ++i)
            screen.document.undoStack().undo();
        QCOMPARE(screen.document.inputs().arena.contestants[0], "article");
        QCOMPARE(first->currentText(), QStringLiteral("article"));
    }
};

QTEST_MAIN(TestArena)
#include "test_arena_page.moc"
