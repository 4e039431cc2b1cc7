// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/games/page_screen.h"
#include "tests/waiting.h"
#include "ui/tictactoe/failure_list.h"
#include "ui/tictactoe/strong_page.h"

#include <QClipboard>
#include <QGuiApplication>

using namespace yomi::ui;
using namespace yomi::ui::games;
using namespace yomi::ui::tictactoe;

namespace {

/// A shown workspace on the page of the strong check.
struct StrongScreen : PageScreen<StrongPage> {
    FailureList* list = page->findChild<FailureList*>();

    explicit StrongScreen(const char* search)
        : PageScreen(Qt::Key_7,
                     {{"position", "........."},
                      {"searches", nlohmann::json::array({nlohmann::json::parse(search)})}}) {}

    QString answer() const { return label("strongAnswer"); }
    QString sentence() const { return label("strongSentence"); }
    QModelIndex failure(int row) const { return list->model()->index(row, 0); }
};

} // namespace

class TestStrongPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsWhatIsSolved_data() {
        QTest::addColumn<QByteArray>("search");
        QTest::addColumn<int>("solved");
        QTest::newRow("alpha-beta + table") << QByteArray(R"({"table": true})") << 431;
        QTest::newRow("PVS") << QByteArray(R"({"algorithm": "pvs"})") << 431;
        QTest::newRow("depth 0") << QByteArray(R"({"depth": 0})") << 424;
        QTest::newRow("depth 1") << QByteArray(R"({"depth": 1})") << 429;
        QTest::newRow("depth 2") << QByteArray(R"({"depth": 2})") << 430;
    }
    void countsWhatIsSolved() {
        QFETCH(QByteArray, search);
        QFETCH(int, solved);
        const StrongScreen screen(search.constData());
        QVERIFY(screen.document.view().page == "strong-check");
        QTRY_COMPARE(screen.answer(), QStringLiteral("%1 of 431 solved").arg(solved));
        QCOMPARE(screen.list->model()->rowCount(), 431 - solved);
        QCOMPARE(screen.list->isVisible(), solved < 431);
        QCOMPARE(screen.sentence().endsWith(QStringLiteral("solves the game strongly.")),
                 solved == 431);
    }

    void opensAFailureOnTheBoard() {
        StrongScreen screen(R"({"depth": 1})");
        QTRY_COMPARE(screen.list->model()->rowCount(), 2);
        const QString tip = screen.failure(1).data(Qt::ToolTipRole).toString();
        QCOMPARE(tip, QStringLiteral(".o....x.., O to move. Answered: centre. Right: top left."));
        const QPoint place = screen.list->visualRect(screen.failure(1)).center();
        QTest::mouseClick(screen.list->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(screen.list->viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(screen.workspace.copyText(), QStringLiteral(".o....x.."));
        QCOMPARE(screen.list->model()->rowCount(), 2); // the list stays
        QTest::keyClick(screen.list, Qt::Key_Left);
        QTest::keyClick(screen.list, Qt::Key_Return);
        QCOMPARE(screen.workspace.copyText(), QStringLiteral(".o.x.o..."));
        screen.document.undoStack().undo();
        screen.document.undoStack().undo();
        QCOMPARE(screen.workspace.copyText(), QStringLiteral("........."));
    }

    void followsTheSettings() {
        StrongScreen screen(R"({"depth": 1})");
        QTRY_COMPARE(screen.answer(), QStringLiteral("429 of 431 solved"));
        QComboBox* depth = screen.box("Depth limit");
        depth->setFocus();
        QTest::keyClick(depth, Qt::Key_Up);
        QTRY_COMPARE(screen.answer(), QStringLiteral("424 of 431 solved"));
        QCOMPARE(screen.list->model()->rowCount(), 7);
        screen.document.undoStack().undo();
        QTRY_COMPARE(screen.answer(), QStringLiteral("429 of 431 solved"));
    }

    void stopsAndChecksAgain() {
        // Deepening minimax on copied record boards takes long.
        StrongScreen screen(R"({"algorithm": "minimax", "iterative": true, "no-ordering": true,
            "board": "record", "update": "copy"})");
        QTRY_VERIFY(screen.page->isRunning());
        QTest::mouseClick(screen.button("Stop"), Qt::LeftButton);
        QVERIFY(!screen.page->isRunning());
        QCOMPARE(screen.sentence(), QStringLiteral("The check was stopped."));
        QTest::mouseClick(screen.button("Check again"), Qt::LeftButton);
        QVERIFY(screen.page->isRunning());
    }

    void copiesTheFailures() {
        StrongScreen screen(R"({"depth": 1})");
        QTRY_COMPARE(screen.list->model()->rowCount(), 2);
        screen.list->clearSelection();
        screen.list->setFocus();
        QTest::keyClick(screen.list, Qt::Key_C, Qt::ControlModifier);
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.contains(QStringLiteral(".o....x..\tO\tcentre\ttop left")),
                 qPrintable(copied));
    }
};

YOMI_TESTS(TestStrongPage)
#include "test_strong_page.moc"
