// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs.h"
#include "shell_fixture.h"
#include "ui/shell/session.h"

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>

using namespace yomi::ui;
using namespace yomi::ui::test;
using namespace Qt::StringLiterals;

namespace {

/// Closes the window and starts the program again over the same profile.
void restart(Shell& shell) {
    QVERIFY(shell.window->close());
    shell.window.reset();
    shell.start();
}

int countIn(const DocumentTab& tab) {
    return static_cast<TallyDocument&>(tab.document()).count();
}

/// The files below the sessions directory, without the locks.
QStringList sessionFiles(const Shell& shell) {
    const QDir directory(shell.path("profile/sessions"));
    QStringList files;
    for (const QFileInfo& folder : directory.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot))
        files << QDir(folder.filePath()).entryList({u"*.json"_s});
    return files;
}

/// The helper program; killed, as a crash would end it, when it goes out of scope.
class Program {
public:
    explicit Program(const QStringList& arguments) {
        m_process.start(QStringLiteral(YOMI_CRASH_HELPER), arguments);
        if (!m_process.waitForStarted())
            qFatal("the helper does not start");
    }
    ~Program() { kill(); }

    /// The last sum of counts that it has printed.
    int sum() {
        while (m_process.canReadLine() || (m_sum == 0 && m_process.waitForReadyRead()))
            m_sum = m_process.readLine().trimmed().toInt();
        return m_sum;
    }

    void kill() {
        m_process.kill(); // SIGKILL: no handler, no last word
        m_process.waitForFinished();
    }

private:
    QProcess m_process;
    int m_sum = 0;
};

} // namespace

class TestSession : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bringsTabsBack() {
        Shell shell;
        shell.window->files().open(shell.file("a.yomi", R"({"yomi":1,"kind":"tally","count":1})"));
        shell.window->files().open(shell.file("b.yomi", R"({"yomi":1,"kind":"tally","count":2})"));
        shell.tally().setZoom(4);
        shell.window->files().create(tallyType());
        shell.tabs().setCurrentIndex(2);
        restart(shell);
        QCOMPARE(shell.titles(), QStringList({u"a"_s, u"b"_s, u"Tally"_s}));
        QCOMPARE(shell.tab().title(), u"b"_s);
        QCOMPARE(shell.tally().zoom(), 4);
        QVERIFY(!shell.tab().isModified());
        QCOMPARE(shell.messages(), QStringList());
        QVERIFY(shell.tab().workspace().isAncestorOf(shell.window->focusWidget()));
        restart(shell);
        QCOMPARE(shell.titles(), QStringList({u"a"_s, u"b"_s, u"Tally"_s}));
    }

    void buildsOnlyTheWorkspaceThatIsSeen() {
        Shell shell;
        shell.window->files().create(tallyType());
        shell.window->files().create(tallyType());
        restart(shell);
        QCOMPARE(shell.tabs().documents().size(), 2);
        QCOMPARE(shell.window->findChildren<TallyWorkspace*>().size(), 1);
    }

    void asksAboutUnsavedWork_data() {
        QTest::addColumn<QString>("button");
        QTest::addColumn<bool>("closes");
        QTest::addColumn<QStringList>("titles");
        QTest::addColumn<int>("countInFile");
        QTest::newRow("keep") << u"Keep for next start"_s << true
                              << QStringList({u"a •"_s, u"Tally •"_s}) << 1;
        QTest::newRow("discard") << u"Discard"_s << true << QStringList({u"a"_s}) << 1;
        QTest::newRow("cancel") << u"Cancel"_s << false
                                << QStringList({u"Welcome"_s, u"a •"_s, u"Tally •"_s}) << 1;
    }

    void asksAboutUnsavedWork() {
        QFETCH(QString, button);
        QFETCH(bool, closes);
        QFETCH(QStringList, titles);
        QFETCH(int, countInFile);
        Shell shell;
        const QString path = shell.file("a.yomi", R"({"yomi":1,"kind":"tally","count":1})");
        shell.window->files().open(path);
        shell.tally().setCount(5);
        shell.window->files().create(tallyType());
        shell.tally().setCount(6);
        onDialog<QMessageBox>([button](QMessageBox& box) {
            for (QAbstractButton* choice : box.buttons())
                if (choice->text().remove(u'&') == button)
                    return QTest::mouseClick(choice, Qt::LeftButton);
            QFAIL("there is no such button");
        });
        QCOMPARE(shell.window->close(), closes);
        if (closes) {
            shell.window.reset();
            shell.start();
        }
        QCOMPARE(shell.titles(), titles);
        QVERIFY(Shell::contents(path).contains("\"count\":" + QByteArray::number(countInFile)));
        if (shell.titles().size() == 2) {
            QCOMPARE(countIn(*shell.tabs().documents().first()), 5);
            QCOMPARE(countIn(*shell.tabs().documents().last()), 6);
        }
    }

    void savesAtTheEnd() {
        Shell shell;
        const QString path = shell.file("a.yomi", R"({"yomi":1,"kind":"tally","count":1})");
        shell.window->files().open(path);
        shell.tally().setCount(5);
        answer(QMessageBox::Save);
        restart(shell);
        QVERIFY(Shell::contents(path).contains("\"count\": 5"));
        QCOMPARE(shell.titles(), QStringList(u"a"_s));
    }

    void readsAFileAgainThatHasMovedOn() {
        Shell shell;
        const QString path = shell.file("a.yomi", R"({"yomi":1,"kind":"tally","count":1})");
        shell.window->files().open(path);
        QVERIFY(shell.window->close());
        shell.file("a.yomi", R"({"yomi":1,"kind":"tally","count":8})");
        shell.window.reset();
        shell.start();
        QCOMPARE(shell.tally().count(), 8);
    }

    void losesNothingWhenItIsKilled() {
        Shell shell;
        QVERIFY(shell.window->close());
        shell.window.reset();
        const QString path = shell.file("a.yomi", R"({"yomi":1,"kind":"tally","count":1})");
        const QByteArray before = Shell::contents(path);
        int atLeast = 0;
        {
            Program program({shell.path("profile"), path});
            // Whatever was there two write delays before the end must be there afterwards.
            const auto runFor = [&program](int milliseconds) {
                QElapsedTimer clock;
                for (clock.start(); clock.elapsed() < milliseconds;)
                    QTest::qWait(20);
                return program.sum();
            };
            QVERIFY(runFor(500) > 0);
            atLeast = program.sum();
            runFor(2 * Session::writeDelay);
        }
        shell.start();
        QCOMPARE(shell.titles(), QStringList({u"a •"_s, u"Tally •"_s}));
        int sum = 0;
        for (const DocumentTab* tab : shell.tabs().documents())
            sum += countIn(*tab);
        QVERIFY2(sum >= atLeast, qPrintable(u"%1 < %2"_s.arg(sum).arg(atLeast)));
        QCOMPARE(shell.messages().size(), 1);
        QVERIFY(shell.messages().first().startsWith(u"Yomi did not end properly"_s));
        QCOMPARE(Shell::contents(path), before);
    }

    void leavesTheSessionOfARunningProgramAlone() {
        Shell shell;
        QVERIFY(shell.window->close());
        shell.window.reset();
        Program first({shell.path("profile")});
        QVERIFY(first.sum() > 0);
        QTRY_COMPARE(sessionFiles(shell).size(), 1);
        shell.start();
        QCOMPARE(shell.titles(), QStringList(u"Welcome"_s));
        shell.window->files().create(tallyType());
        shell.tally().setCount(77);
        QTRY_COMPARE(sessionFiles(shell).size(), 2);
        first.kill();
        answer(QMessageBox::Save); // no name is given, so the window stays
        onDialog<QFileDialog>([](QFileDialog& dialog) { dialog.reject(); });
        QVERIFY(!shell.window->close());
        shell.window.reset(); // as if it were killed, too
        shell.start();
        QCOMPARE(shell.titles(), QStringList({u"Tally •"_s, u"Tally •"_s}));
        QTRY_COMPARE(sessionFiles(shell).size(), 1);
    }

    void saysWhenItCannotKeepWork() {
        Shell shell;
        shell.window->close();
        shell.window.reset();
        QVERIFY(QDir(shell.path("profile")).removeRecursively());
        shell.file("profile", "a file where the directory should be");
        shell.start();
        QCOMPARE(shell.messages().size(), 1);
        QVERIFY(shell.messages().first().startsWith(u"Unsaved work would not survive a crash: "_s));
    }

    void keepsUnsavedTextOfAnUnknownKind() {
        Shell shell;
        shell.window->files().create(tallyType());
        shell.tally().setCount(6);
        onDialog<QMessageBox>([](QMessageBox& box) {
            for (QAbstractButton* choice : box.buttons())
                if (box.buttonRole(choice) == QMessageBox::AcceptRole &&
                    box.standardButton(choice) == QMessageBox::NoButton)
                    return QTest::mouseClick(choice, Qt::LeftButton);
        });
        QVERIFY(shell.window->close());
        shell.window.reset();
        const QString profile = shell.path("profile");
        MainWindow other({}, profileIn(profile)); // an older program, which lacks the game
        const QString sentence = other.messages().sentences().join(u' ');
        QVERIFY2(sentence.contains(u"of the kind “tally”"_s), qPrintable(sentence));
        const QDir directory(profile + "/sessions"_L1);
        const QStringList kept = directory.entryList({u"kept-*.yomi"_s});
        QCOMPARE(kept.size(), 1);
        QVERIFY(sentence.contains(kept.first()));
        QVERIFY(Shell::contents(directory.filePath(kept.first())).contains("\"count\": 6"));
    }

    void keepsWhatItCannotRead() {
        Shell shell;
        shell.window->close();
        shell.window.reset();
        QVERIFY(QDir().mkpath(shell.path("profile/sessions/old")));
        shell.file("profile/sessions/old/session.json", "not a session");
        shell.start();
        QCOMPARE(shell.titles(), QStringList(u"Welcome"_s));
        QVERIFY(shell.messages().first().contains(u"old-unreadable.json"_s));
        QCOMPARE(Shell::contents(shell.path("profile/sessions/old-unreadable.json")),
                 QByteArray("not a session"));
    }
};

QTEST_MAIN(TestSession)
#include "test_session.moc"
