// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is pasted with no document in front, or with one of another game, opens where it belongs.
#include "shell_fixture.h"
#include "tests/run_tests.h"
#include "tests/waiting.h"
#include "ui/common/shell_command.h"
#include "ui/shell/registry.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>

using namespace yomi::ui;
using namespace yomi::ui::test;
using namespace Qt::StringLiterals;

namespace {

void pasteInto(const Shell& shell, const QString& text) {
    QGuiApplication::clipboard()->setText(text);
    shell.press(QKeySequence::Paste);
}

nlohmann::json bodyIn(const Shell& shell) {
    return shell.tab().document().body();
}

QStringList offersIn(const MessageArea& messages) {
    QStringList offers;
    for (const auto* button : messages.findChildren<QPushButton*>())
        offers << button->text();
    return offers;
}

/// Clicks the button of a message.
void choose(const MessageArea& messages, const QString& text) {
    for (auto* button : messages.findChildren<QPushButton*>())
        if (button->text() == text)
            return QTest::mouseClick(button, Qt::LeftButton);
    QFAIL("no such button");
}

QString refereeText() {
    return u"2\n1 0 10 11\n20 1\n20 1\nO...........\n"_s + u"............\n"_s.repeated(10) +
           u"...........X\n2\n0 0 0 0 1 0 11 11\n0\n"_s;
}

} // namespace

class TestPaste : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSearchOfPastedHandsOpensInTheInspector() {
        const Shell shell(documentTypes());
        pasteInto(shell, u"KK5543 | 225543"_s);
        QWidget& table = shell.tab().workspace();
        auto* pages = table.findChild<QTabWidget*>(u"tableLists"_s);
        QTest::mouseClick(pages->tabBar(), Qt::LeftButton, {},
                          pages->tabBar()->tabRect(1).center());
        for (const auto text : {"Show values"_L1, "Open in search inspector"_L1})
            for (auto* button : table.findChildren<QAbstractButton*>())
                if (button->text() == text) {
                    QTRY_VERIFY(button->isVisible());
                    QTest::mouseClick(button, Qt::LeftButton);
                }
        QTRY_COMPARE(shell.tab().document().kind(), u"recording"_s);
    }

    void opensTheTabItBelongsTo_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("kind");
        const auto row = [](const char* name, const QString& text, const char* kind) {
            QTest::newRow(name) << text << QString::fromUtf8(kind);
        };
        row("tiles", u"春香 千早 美希"_s, "hand");
        row("a list of tiles", u"['天海 春香', \"如月千早\",]"_s, "hand");
        row("cards", u"♠3 ♥3 ♣10 ♦J 小王"_s, "hand");
        row("counts of cards", u"{\"3\": 3, \"J\": 2}"_s, "hand");
        row("minions", u"3/2 2/1"_s, "split-damage");
        row("a board",
            uR"({"board": {"enemy": {"minions": [{"health": 3}]}}, "effect": {"hits": 2}})"_s,
            "split-damage");
        row("referee", refereeText(), "ice-and-fire");
        row("a board of nine", u"o...x...."_s, "tic-tac-toe");
        row("a larger board", u"..../.ox./..../...."_s, "mnk");
        row("moves on a larger board", u"f6 g7"_s, "mnk");
        row("recording", u"yomi-trace 1\nenter id=1 ply=0\n"_s, "recording");
        row("command for a hand", u"$ yomi-cli hand --rules doudizhu --tiles 334455"_s, "hand");
        row("command for odds", u"yomi-cli odds --lives 4,3/2 --hits 3"_s, "split-damage");
        row("command for a game",
            u"yomi-cli search --game mnk --size 4x3 --in-a-row 3 --position 'b2 a1'"_s, "mnk");
        row("command of the solver", u"yomi-cli solve --position 4453"_s, "connect-four");
        row("command about a recording", u"yomi-cli trace check 'no such.yt'"_s, "recording");
    }

    void opensTheTabItBelongsTo() {
        QFETCH(QString, text);
        QFETCH(QString, kind);
        const Shell shell(documentTypes());
        pasteInto(shell, text);
        QCOMPARE(shell.messages(), QStringList());
        QVERIFY(shell.tabs().currentDocument());
        QCOMPARE(shell.tab().type().kind, kind);
        QVERIFY(!shell.tab().isModified());
    }

    /// The command copied from a document opens as a document that copies the same command.
    void opensCopiedCommands_data() {
        QTest::addColumn<QString>("example");
        for (const char* example :
             {"hand-article-first", "hand-doudizhu-airplane", "hand-waiting", "tic-tac-toe-pvs",
              "tic-tac-toe-null-window", "connect-four-trap", "mnk-433", "ice-and-fire-tower",
              "split-damage-article", "split-damage-plan-lethal"})
            QTest::newRow(example) << QString::fromUtf8(example);
    }

    void opensCopiedCommands() {
        QFETCH(QString, example);
        const Shell shell(documentTypes());
        shell.window->files().openExample({example, {}, u":/examples/%1.yomi"_s.arg(example)});
        const QString kind = shell.tab().type().kind;
        const QString command = shell.tab().workspace().copyCommand();
        QVERIFY(!command.isEmpty());
        QVERIFY(shell.window->files().close(shell.tab()));
        pasteInto(shell, command);
        QCOMPARE(shell.messages(), QStringList());
        QVERIFY(shell.tabs().currentDocument());
        QCOMPARE(shell.tab().type().kind, kind);
        QCOMPARE(shell.tab().workspace().copyCommand(), command);
    }

    void asksWhereATextHasMoreThanOneMeaning() {
        const Shell shell(documentTypes());
        pasteInto(shell, u"4453"_s);
        QCOMPARE(shell.messages().size(), 1);
        const QStringList offers = offersIn(shell.window->messages());
        QVERIFY(offers.contains(u"Open in Connect four"_s) && offers.contains(u"Open in Hands"_s));
        choose(shell.window->messages(), u"Open in Hands"_s);
        QCOMPARE(shell.tab().type().kind, u"hand"_s);
        QVERIFY(bodyIn(shell)["tiles"] == "4453");
        QCOMPARE(shell.messages(), QStringList());
    }

    void offersWhatAnotherGameReads() {
        const Shell shell(documentTypes());
        pasteInto(shell, u"春香 千早"_s);
        pasteInto(shell, u"..../.ox./..../...."_s); // not tiles, but a board
        QCOMPARE(shell.tab().type().kind, u"hand"_s);
        QCOMPARE(shell.tab().messages().sentences().size(), 1);
        choose(shell.tab().messages(), u"Open in m,n,k"_s);
        QCOMPARE(shell.tab().type().kind, u"mnk"_s);
        QCOMPARE(shell.tabs().documents().size(), 2);
    }

    void offersTheRulesThatReadAHand() {
        const Shell shell(documentTypes());
        pasteInto(shell, u"春香 千早"_s);
        pasteInto(shell, u"3344TT"_s);
        MessageArea& messages = shell.tab().messages();
        QCOMPARE(messages.sentences(), QStringList(u"These are cards; choose Dou Dizhu rules."_s));
        choose(messages, u"Choose Dou Dizhu"_s);
        QVERIFY(bodyIn(shell)["rules"] == "doudizhu");
        QVERIFY(bodyIn(shell)["tiles"] == "3344TT");
        QCOMPARE(messages.sentences(), QStringList());
        shell.tab().document().undoStack().undo(); // one step
        QVERIFY(bodyIn(shell)["rules"] == "millijan");
        QVERIFY(bodyIn(shell)["tiles"] == "春香 千早");
    }

    void offersTheTableForHandsOfCards() {
        const Shell shell(documentTypes());
        pasteInto(shell, u"春香 千早"_s);
        pasteInto(shell, u"KK5543 | 225543"_s);
        MessageArea& messages = shell.tab().messages();
        QCOMPARE(messages.sentences(), QStringList(u"These are cards; choose Dou Dizhu rules."_s));
        choose(messages, u"Put the hands on the table"_s);
        QVERIFY(bodyIn(shell)["table"]["hands"] == nlohmann::json({"3455KK", "345522"}));
    }

    void saysWhatIsWrongWithACommand_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("piece"); // named in the sentence
        QTest::newRow("no page") << u"yomi-cli book --plies 3"_s << u"No page"_s;
        QTest::newRow("a file") << u"yomi-cli hand FILE.yomi --all"_s << u"FILE.yomi"_s;
        QTest::newRow("a wrong tile") << u"yomi-cli hand --tiles '春香 千草'"_s << u"千草"_s;
        QTest::newRow("an option of no hand")
            << u"yomi-cli hand --rules doudizhu --cards 3334445678"_s
            << u"There is no option --cards."_s;
        QTest::newRow("a misspelt option of the odds")
            << u"yomi-cli odds --live 4,5,6 --hits=7"_s
            << u"There is no option --live; did you mean --lives?"_s;
        QTest::newRow("an option of no plan") << u"yomi-cli plan --frob"_s << u"--frob"_s;
        QTest::newRow("an option of no search") << u"yomi-cli search --frob 3"_s << u"--frob"_s;
        QTest::newRow("an option of no solver") << u"yomi-cli solve --frob 3"_s << u"--frob"_s;
        QTest::newRow("an option of no trace") << u"yomi-cli trace stats a --frob"_s << u"--frob"_s;
        QTest::newRow("an option of no arena") << u"yomi-cli icefire arena --frob"_s << u"--frob"_s;
        QTest::newRow("no known text") << u"What is this?"_s << u"a board, a hand"_s;
        QTest::newRow("a wrong move")
            << u"yomi-cli search --game connectfour --position 9"_s << u"9"_s;
    }

    void saysWhatIsWrongWithACommand() {
        QFETCH(QString, command);
        QFETCH(QString, piece);
        const Shell shell(documentTypes());
        pasteInto(shell, command);
        QVERIFY(!shell.tabs().currentDocument());
        QCOMPARE(shell.messages().size(), 1);
        QVERIFY2(shell.messages().first().contains(piece), qPrintable(shell.messages().first()));
    }

    void readsCommandsAsAShellDoes() {
        const auto command = ShellCommand::parse(
            u"$ printf %s '{\"a\": \"it'\\''s\"}' | \\\n /usr/bin/yomi-cli plan - --x=1 --y \"2 \\\" 3\" --x 4"_s);
        QVERIFY(command);
        QCOMPARE(command->job(), u"plan"_s);
        QCOMPARE(command->input(), u"{\"a\": \"it's\"}"_s);
        QCOMPARE(command->arguments(), QStringList(u"-"_s));
        QCOMPARE(command->values(u"x"_s), QStringList({u"1"_s, u"4"_s}));
        QCOMPARE(command->value(u"y"_s), u"2 \" 3"_s);
        QVERIFY(command->has(u"x"_s) && !command->has(u"z"_s));
        const auto document =
            ShellCommand::parse(u"yomi-cli icefire analyze - <<'END'\n1\n2\nEND\n"_s);
        QCOMPARE(document->input(), u"1\n2\n"_s);
        QVERIFY(!ShellCommand::parse(u"yomi-cli hand --tiles '3"_s));
        QVERIFY(!ShellCommand::parse(u"echo yomi-cli"_s));
        QVERIFY(!ShellCommand::parse(QString()));
    }
};

YOMI_TESTS(TestPaste)
#include "test_paste.moc"
