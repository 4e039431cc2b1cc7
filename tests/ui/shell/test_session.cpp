// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell_fixture.h"
#include "tests/run_tests.h"
#include "tests/ui/dialogs.h"
#include "tests/waiting.h"
#include "ui/shell/document_file.h"
#include "ui/shell/session.h"

#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QProcess>
#include <QTabBar>
#include <QUuid>

#include <csignal>

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

/// The number of sessions on disk that have unsaved changes. A program that starts slowly writes
/// its session before a test has changed anything in it.
int unsavedSessions(const Shell& shell) {
    int unsaved = 0;
    QDirIterator files(shell.path("profile/sessions"), {u"session.json"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext())
        unsaved += Shell::contents(files.next()).contains("\"modified\": true") ? 1 : 0;
    return unsaved;
}

/// The texts of documents in the only session: names and times of writing.
QMap<QString, QDateTime> sessionTexts(const Shell& shell) {
    QMap<QString, QDateTime> texts;
    QDirIterator files(shell.path("profile/sessions"), {u"*.yomi"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        files.next();
        texts[files.fileName()] = files.fileInfo().lastModified();
    }
    return texts;
}

/// Copies what a program leaves if it is killed at this moment: the shell starts over it the next
/// time.
void copySessions(const Shell& shell, const QString& to) {
    QDirIterator files(shell.path("profile/sessions"), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        const QString copy = to + u'/' + QDir(shell.path("profile")).relativeFilePath(file);
        QVERIFY(QDir().mkpath(QFileInfo(copy).path()));
        if (!file.endsWith(u"lock"_s))
            QVERIFY(QFile::copy(file, copy));
    }
}

QByteArray tallyText(int count) {
    const nlohmann::json document = {{"yomi", 1}, {"kind", "tally"}, {"count", count}};
    return QByteArray::fromStdString(document.dump());
}

/// Starts over what a killed program left in `profile`: one modified document. Returns its count
/// and zoom.
std::pair<int, int> restored(const QString& profile) {
    MainWindow next({tallyType()}, profileIn(profile));
    const QList<DocumentTab*> tabs = next.tabs().documents();
    if (tabs.size() != 1 || !tabs.first()->isModified() || next.messages().sentences().size() != 1)
        return {};
    return {countIn(*tabs.first()), static_cast<TallyDocument&>(tabs.first()->document()).zoom()};
}

/// Everything in a folder except folders, with its contents; a link with its target.
QMap<QString, QByteArray> everythingIn(const QString& folder) {
    QMap<QString, QByteArray> all;
    QDirIterator entries(folder,
                         QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                         QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QString path = entries.next();
        if (entries.fileInfo().isDir() && !entries.fileInfo().isSymLink())
            continue;
        all[path] = entries.fileInfo().isSymLink() ? entries.fileInfo().symLinkTarget().toUtf8()
                                                   : Shell::contents(path);
    }
    return all;
}

/// The helper program; killed, as by a crash, when it goes out of scope.
class Program {
public:
    explicit Program(const QStringList& arguments, const QString& display = {}) {
        if (!display.isEmpty()) {
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
            environment.insert(u"DISPLAY"_s, display);
            m_process.setProcessEnvironment(environment);
        }
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
        m_process.kill(); // SIGKILL: no handler, no final write
        m_process.waitForFinished();
    }

    /// Waits for an end caused elsewhere. Returns the exit status, −1 after a crash.
    int wait() {
        m_process.waitForFinished();
        while (m_process.canReadLine())
            m_sum = m_process.readLine().trimmed().toInt();
        return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }

    pid_t id() const { return static_cast<pid_t>(m_process.processId()); }

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
        QCOMPARE(shell.titles(), QStringList({u"Welcome"_s, u"a"_s, u"b"_s, u"Tally"_s}));
        QCOMPARE(shell.tab().title(), u"b"_s);
        QCOMPARE(shell.tally().zoom(), 4);
        QVERIFY(!shell.tab().isModified());
        QCOMPARE(shell.messages(), QStringList());
        QVERIFY(shell.tab().workspace().isAncestorOf(shell.window->focusWidget()));
        restart(shell);
        QCOMPARE(shell.titles(), QStringList({u"Welcome"_s, u"a"_s, u"b"_s, u"Tally"_s}));
    }

    void bringsTheWelcomePageBack() {
        Shell shell;
        shell.window->files().create(tallyType());
        shell.window->files().create(tallyType());
        shell.tabs().tabBar()->moveTab(0, 1);
        shell.tabs().setCurrentIndex(1);
        const QStringList titles = {u"Tally"_s, u"Welcome"_s, u"Tally 2"_s};
        QCOMPARE(shell.titles(), titles);
        restart(shell);
        QCOMPARE(shell.titles(), titles);
        QCOMPARE(shell.tabs().currentIndex(), 1); // it was in front
        QCOMPARE(shell.window->findChildren<TallyWorkspace*>().size(), 0);
        shell.press(QKeySequence::Close);
        restart(shell);
        QCOMPARE(shell.titles(), QStringList({u"Tally"_s, u"Tally 2"_s})); // it was closed
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
                              << QStringList({u"Welcome"_s, u"a •"_s, u"Tally •"_s}) << 1;
        QTest::newRow("discard") << u"Discard"_s << true << QStringList({u"Welcome"_s, u"a"_s})
                                 << 1;
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
        if (shell.titles().size() == 3) {
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
        QCOMPARE(shell.titles(), QStringList({u"Welcome"_s, u"a"_s}));
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
            // The state two write delays before the end must be there afterwards.
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
        QCOMPARE(shell.titles(), QStringList({u"Welcome"_s, u"a •"_s, u"Tally •"_s}));
        int sum = 0;
        for (const DocumentTab* tab : shell.tabs().documents())
            sum += countIn(*tab);
        QVERIFY2(sum >= atLeast, qPrintable(u"%1 < %2"_s.arg(sum).arg(atLeast)));
        QCOMPARE(shell.messages().size(), 1);
        QVERIFY(shell.messages().first().startsWith(u"Yomi closed unexpectedly"_s));
        QCOMPARE(Shell::contents(path), before);
    }

    void losesNothingToASignal_data() {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGHUP") << SIGHUP;
    }

    void losesNothingToASignal() {
        QFETCH(int, signal);
        Shell shell;
        QVERIFY(shell.window->close());
        shell.window.reset();
        Program program({shell.path("profile")});
        QVERIFY(program.sum() > 0);
        ::kill(program.id(), signal);
        QCOMPARE(program.wait(), 128 + signal);
        const int sum = program.sum();
        shell.start();
        QVERIFY2(shell.tally().count() >= sum, // it may have counted further before the signal
                 qPrintable(u"%1 < %2"_s.arg(shell.tally().count()).arg(sum)));
        QCOMPARE(shell.messages(), QStringList()); // it ended properly
    }

    void losesNothingWithTheDisplay() {
        QProcess server;
        server.start(u"Xvfb"_s, {u"-displayfd"_s, u"1"_s, u"-screen"_s, u"0"_s, u"1280x900x24"_s});
        if (!server.waitForStarted() || !server.waitForReadyRead())
            QSKIP("Xvfb is not installed: there is no display to lose.");
        Shell shell;
        QVERIFY(shell.window->close());
        shell.window.reset();
        Program program({shell.path("profile")},
                        u':' + QString::fromLatin1(server.readLine().trimmed()));
        QVERIFY(program.sum() > 0);
        server.kill();
        server.waitForFinished();
        QVERIFY(program.wait() > 0);
        const int sum = program.sum();
        shell.start();
        QVERIFY2(shell.tally().count() >= sum,
                 qPrintable(u"%1 < %2"_s.arg(shell.tally().count()).arg(sum)));
        QVERIFY(shell.messages().first().startsWith(u"Yomi closed unexpectedly"_s));
    }

    /// Edit, wait, edit, save, and the end before the session is written again.
    void prefersTheSaveToOlderWork() {
        Shell shell;
        const QString path = shell.file("a.yomi", tallyText(1));
        shell.window->files().open(path);
        shell.tally().setCount(2);
        shell.window->flushSession();
        shell.tally().setCount(3);
        connect(
            &shell.tab(), &DocumentTab::titleChanged, this,
            [&] { copySessions(shell, shell.path("killed")); }, // directly after the write
            Qt::SingleShotConnection);
        shell.press(QKeySequence::Save);
        QVERIFY(Shell::contents(path).contains("\"count\": 3"));
        MainWindow next({tallyType()}, profileIn(shell.path("killed")));
        QCOMPARE(next.tabs().documents().size(), 1);
        const DocumentTab& tab = *next.tabs().documents().first();
        QCOMPARE(countIn(tab), 3);
        QVERIFY(!tab.isModified());
        QCOMPARE(tab.path(), path);
        QCOMPARE(next.messages().sentences(), QStringList());
    }

    void comparesWithTheFileByTime_data() {
        QTest::addColumn<int>("fileLater"); // seconds
        QTest::addColumn<QStringList>("titles");
        QTest::newRow("file written later")
            << 60
            << QStringList({u"Welcome"_s, u"a"_s, u"a •"_s}); // both versions, the save in front
        QTest::newRow("file written earlier") << -60 << QStringList({u"Welcome"_s, u"a •"_s});
    }

    void comparesWithTheFileByTime() {
        QFETCH(int, fileLater);
        QFETCH(QStringList, titles);
        Shell shell;
        QVERIFY(shell.window->close());
        shell.window.reset();
        const QString path = shell.file("a.yomi", tallyText(9));
        {
            SessionStore killed(shell.path("profile/sessions"));
            killed.open();
            SessionState state;
            SessionDocument document;
            document.path = path;
            document.text = tallyText(2);
            document.mark = fileMark(tallyText(1));
            document.modified = true;
            state.documents << document;
            state.current = 0;
            state.welcome = 0;
            QCOMPARE(killed.write(state), QString());
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(fileLater),
                                 QFileDevice::FileModificationTime));
        file.close();
        shell.start();
        QCOMPARE(shell.titles(), titles);
        QCOMPARE(shell.tab().path(), path);
        QCOMPARE(shell.tally().count(), fileLater > 0 ? 9 : 2);
        QCOMPARE(countIn(*shell.tabs().documents().last()), 2);
        QVERIFY(shell.messages().first().contains(u"in one document"_s));
    }

    void readsWhatWasWritten_data() {
        QTest::addColumn<int>("version");
        QTest::newRow("texts in files") << 2;
        QTest::newRow("texts in session.json, as it was before") << 1;
    }

    void readsWhatWasWritten() {
        QFETCH(int, version);
        QTemporaryDir directory;
        SessionState state;
        SessionDocument large;
        large.title = u"large"_s;
        // The limit for files does not apply to sessions.
        large.text = QByteArray(yomi::isSanitized ? 100'000 : largestDocument + 1, 'x');
        large.modified = true;
        state.documents << large;
        if (version == 2) {
            SessionStore store(directory.path());
            store.open();
            QCOMPARE(store.write(state), QString());
        } else {
            const QString old = QUuid::createUuid().toString(QUuid::WithoutBraces);
            QVERIFY(QDir(directory.path()).mkpath(old));
            QFile file(directory.filePath(old + u"/session.json"_s));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QByteArray session = R"({"session": 1, "current": 0, "ended": false, "documents": [
                {"path": "", "title": "large", "text": "TEXT", "mark": "", "modified": true}]})";
            file.write(session.replace("TEXT", large.text));
        }
        SessionStore next(directory.path());
        const LeftBehind found = next.takeLeftBehind();
        QCOMPARE(found.unreadable, QStringList());
        QCOMPARE(found.sessions.size(), 1);
        const SessionState& read = found.sessions.first();
        QCOMPARE(read.documents.size(), 1);
        QVERIFY(read.documents.first().text == large.text);
        QCOMPARE(read.documents.first().title, u"large"_s);
        QVERIFY(read.documents.first().modified);
        QVERIFY(!read.ended);
    }

    void writesOnlyWhatHasChanged() {
        Shell shell;
        shell.window->files().create(tallyType());
        shell.tally().setCount(1);
        shell.window->files().create(tallyType());
        shell.tally().setCount(2);
        shell.window->flushSession();
        const auto before = sessionTexts(shell);
        QCOMPARE(before.size(), 2);
        shell.tally().setCount(3);
        shell.window->flushSession();
        const auto after = sessionTexts(shell);
        QCOMPARE(after.size(), 2); // texts that no session names are removed
        int same = 0;
        for (auto text = after.begin(); text != after.end(); ++text)
            same += before.value(text.key()) == text.value();
        QCOMPARE(same, 1);
    }

    void keepsATextThatIsNotWhatWasWritten() {
        Shell shell;
        shell.window->files().create(tallyType());
        shell.tally().setCount(6);
        shell.window->flushSession();
        copySessions(shell, shell.path("torn"));
        QDirIterator texts(shell.path("torn"), {u"*.yomi"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        QFile text(texts.next());
        QVERIFY(text.resize(10));
        MainWindow next({tallyType()}, profileIn(shell.path("torn")));
        QCOMPARE(next.tabs().documents().size(), 0);
        const QString said = next.messages().sentences().join(u' ');
        const QString kept = said.mid(said.indexOf(u'/')).chopped(1);
        QCOMPARE(Shell::contents(kept).size(), 10);
    }

    void leavesTheSessionOfARunningProgramAlone() {
        Shell shell;
        QVERIFY(shell.window->close());
        shell.window.reset();
        Program first({shell.path("profile")});
        QVERIFY(first.sum() > 0);
        QTRY_COMPARE(unsavedSessions(shell), 1);
        shell.start();
        QCOMPARE(shell.titles(), QStringList(u"Welcome"_s));
        shell.window->files().create(tallyType());
        shell.tally().setCount(77);
        QTRY_COMPARE(unsavedSessions(shell), 2);
        first.kill();
        answer(QMessageBox::Save); // no name is given, so the window stays open
        onDialog<QFileDialog>([](QFileDialog& dialog) { dialog.reject(); });
        QVERIFY(!shell.window->close());
        shell.window.reset(); // as if it were killed, too
        shell.start();
        QCOMPARE(shell.titles(), QStringList({u"Welcome"_s, u"Tally •"_s, u"Tally •"_s}));
        QTRY_COMPARE(unsavedSessions(shell), 1);
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
        const QString folder =
            shell.path("profile/sessions/") + QUuid::createUuid().toString(QUuid::WithoutBraces);
        QVERIFY(QDir().mkpath(folder));
        shell.file(qPrintable(folder + u"/session.json"_s), "not a session");
        shell.start();
        QCOMPARE(shell.titles(), QStringList(u"Welcome"_s));
        QVERIFY(shell.messages().first().contains(u"-unreadable-session.json"_s));
        QCOMPARE(Shell::contents(folder + u"-unreadable-session.json"_s),
                 QByteArray("not a session"));
    }

    /// No file of other programs is read, moved or removed, whatever lies in the folder of
    /// sessions, and no link is followed.
    void leavesTheFilesOfOthersAlone() {
        Shell shell;
        shell.window->files().create(tallyType());
        shell.tally().setCount(6);
        shell.window->flushSession();
        const QByteArray text = tallyText(6);
        const QString textName = QString::fromLatin1(fileMark(text).toHex()) + u".yomi"_s;
        const QString session =
            shell.path("left/sessions/") + QUuid::createUuid().toString(QUuid::WithoutBraces);
        for (const QString& folder :
             {shell.path("victim"), shell.path("left/sessions/my-backup"), session})
            QVERIFY(QDir().mkpath(folder));
        const auto put = [&shell](const QString& path, const QByteArray& contents) {
            shell.file(qPrintable(path), contents);
        };
        put(shell.path("victim/thesis.txt"), "precious");
        put(shell.path("victim/session.json"), R"({"session":2,"documents":[],"current":-1})");
        put(shell.path("victim/") + textName, text);
        QVERIFY(QFile::link(shell.path("victim"), shell.path("left/sessions/link")));
        QVERIFY(QFile::link(shell.path("victim"),
                            shell.path("left/sessions/") +
                                QUuid::createUuid().toString(QUuid::WithoutBraces)));
        put(shell.path("left/sessions/my-backup/photo.jpg"), "photo");
        put(shell.path("left/sessions/my-backup/session.json"), "my own");
        put(shell.path("left/sessions/my-backup/lock"), "a lock of another kind");
        put(shell.path("left/sessions/") + textName, "beside the folders");
        put(session + u"/notes.txt"_s, "in a folder that is named like a session's");
        put(session + u"/data.json"_s, "[1]");
        put(session + u"/.hidden"_s, "hidden");
        put(session + u'/' + QString(40, u'a') + u".yomi"_s, "not what its name says");
        put(session + u"/session.json.backup"_s, "{\n \"session\": 2}");
        QVERIFY(QFile::link(shell.path("victim/") + textName, session + u'/' + textName));
        QVERIFY(QFile::link(shell.path("victim/session.json"), session + u"/session.json"_s));
        const auto before = everythingIn(shell.path("left"));
        const auto victim = everythingIn(shell.path("victim"));
        QCOMPARE(before.size(), 13);
        copySessions(shell, shell.path("left")); // and a killed one
        {
            MainWindow next({tallyType()}, profileIn(shell.path("left")));
            QCOMPARE(next.tabs().documents().size(), 1);
            QCOMPARE(countIn(*next.tabs().documents().first()), 6);
            QCOMPARE(next.messages().sentences().size(), 1); // about the restored session
            next.flushSession();
            auto after = everythingIn(shell.path("left"));
            for (auto file = before.begin(); file != before.end(); ++file)
                QCOMPARE(after.take(file.key()), file.value());
            QCOMPARE(after.size(), 3); // the lock, the session and its one text are the new ones
        }
        QCOMPARE(everythingIn(shell.path("victim")), victim);
    }

    /// Incomplete writes of QSaveFile by a killed program are removed with the rest, and files that
    /// only look similar are not.
    void removesWhatAKilledProgramHadBegun() {
        Shell shell;
        QVERIFY(shell.window->close());
        shell.window.reset();
        const auto newSession = [&shell] {
            const QString folder = shell.path("profile/sessions/") +
                                   QUuid::createUuid().toString(QUuid::WithoutBraces);
            QDir().mkpath(folder);
            return folder;
        };
        const QString killed = newSession(), others = newSession();
        const QString text = u'/' + QString(40, u'a') + u".yomi"_s;
        shell.file(qPrintable(killed + text + u".AbCdEf"_s), "{\n \"yomi\": 1,\n \"kind\": \"ta");
        shell.file(qPrintable(killed + text + u".aBcDeF"_s), "{\n \"yo");
        shell.file(qPrintable(killed + u"/session.json.GhIjKl"_s), "");
        shell.file(qPrintable(killed + u"/session.json.gHIJKL"_s), "{\n \"current\": 0,\n \"doc");
        const QString begun = shell.file("begun", "{\n \"yomi\": 1,\n \"kind\": \"ta");
        shell.file(qPrintable(others + text + u".AbCdEf"_s), "a poem");
        shell.file(qPrintable(others + text + u".AbCdEfG"_s), "");
        shell.file(qPrintable(others + text + u".backup"_s), "{\n \"yomi\": 1,\n \"kind\": \"ta");
        shell.file(qPrintable(others + u"/session.json.GhIjKl"_s), "{\n \"currency\": \"yen\"");
        shell.file(qPrintable(others + u"/notes.yomi.AbCdEf"_s), "");
        QVERIFY(QFile::link(begun, others + text + u".XyZxYz"_s));
        const auto before = everythingIn(others);
        QCOMPARE(before.size(), 6);
        shell.start();
        shell.window->flushSession();
        QVERIFY(!QDir(killed).exists());
        QCOMPARE(everythingIn(others), before);
        QCOMPARE(Shell::contents(begun), "{\n \"yomi\": 1,\n \"kind\": \"ta");
    }

    /// The view is the least of a document: without it, the document has the default one.
    void restoresADocumentWithoutItsView_data() {
        QTest::addColumn<QByteArray>("view");
        QTest::addColumn<int>("zoom");
        QTest::newRow("as written") << QByteArray(R"({"view": {"zoom": 5}})") << 5;
        QTest::newRow("missing") << QByteArray() << 1;
        QTest::newRow("torn") << QByteArray(R"({"view": {"zoom")") << 1;
        QTest::newRow("not an object") << QByteArray("[5]") << 1;
        QTest::newRow("of another document") << QByteArray(R"({"view": {"zoom": "all"}})") << 1;
    }

    void restoresADocumentWithoutItsView() {
        QFETCH(QByteArray, view);
        QFETCH(int, zoom);
        QTemporaryDir profile;
        {
            SessionStore killed(profile.filePath(u"sessions"_s));
            killed.open();
            SessionState state;
            SessionDocument document;
            document.title = u"Tally"_s;
            document.text = tallyText(2);
            document.view = view;
            document.modified = true;
            state.documents << document;
            QCOMPARE(killed.write(state), QString());
        }
        QCOMPARE(restored(profile.path()), std::pair(2, zoom));
    }

    /// It had the whole document in the text, and the view if that had changed later.
    void restoresASessionOfVersion2_data() {
        QTest::addColumn<QByteArray>("view");
        QTest::addColumn<int>("zoom");
        QTest::newRow("view in the text") << QByteArray() << 3;
        QTest::newRow("view changed later") << QByteArray(R"({"zoom": 5})") << 5;
    }

    void restoresASessionOfVersion2() {
        QFETCH(QByteArray, view);
        QFETCH(int, zoom);
        Shell shell;
        const QString folder =
            shell.path("old/sessions/") + QUuid::createUuid().toString(QUuid::WithoutBraces) + u'/';
        QVERIFY(QDir().mkpath(folder));
        const QByteArray text = R"({"yomi": 1, "kind": "tally", "count": 2, "view": {"zoom": 3}})";
        const QByteArray name = fileMark(text).toHex() + ".yomi";
        shell.file(qPrintable(folder + QString::fromLatin1(name)), text);
        const nlohmann::json document = {
            {"path", ""},          {"title", "Tally"},           {"mark", ""},
            {"text", name.data()}, {"view", view.toStdString()}, {"modified", true}};
        const nlohmann::json session = {
            {"session", 2}, {"documents", {document}}, {"current", 0}, {"ended", false}};
        shell.file(qPrintable(folder + u"session.json"_s),
                   QByteArray::fromStdString(session.dump()));
        QCOMPARE(restored(shell.path("old")), std::pair(2, zoom));
    }

    /// A change of the view of a large document must not write the whole document again, but is
    /// kept.
    void writesWhereThePersonLooksApart() {
        Shell shell;
        const QString path = shell.file(
            "a.yomi", R"({"yomi":1,"kind":"tally","count":1,"view":{"zoom":1,"later":[0.1]}})");
        shell.window->files().open(path);
        shell.tally().setCount(2);
        shell.window->flushSession();
        const auto before = sessionTexts(shell);
        QCOMPARE(before.size(), 1);
        shell.tally().setZoom(5);
        shell.window->flushSession();
        QVERIFY(sessionTexts(shell) == before);
        copySessions(shell, shell.path("killed"));
        shell.press(QKeySequence::Save); // the same text including its view
        copySessions(shell, shell.path("saved"));
        for (const bool isSaved : {false, true}) {
            const QString profile = shell.path(isSaved ? "saved" : "killed");
            MainWindow next({tallyType()}, profileIn(profile));
            QCOMPARE(next.tabs().documents().size(), 1);
            const DocumentTab& tab = *next.tabs().documents().first();
            QCOMPARE(countIn(tab), 2);
            QCOMPARE(static_cast<TallyDocument&>(tab.document()).zoom(), 5);
            QVERIFY(!tab.isModified()); // because the file has that text by now
        }
    }
};

YOMI_TESTS(TestSession)
#include "test_session.moc"
