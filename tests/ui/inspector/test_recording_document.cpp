// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Recordings are opened, pasted, saved and copied, and their findings suppressed.

#include "tests/run_tests.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/inspector/recording_screen.h"
#include "tests/waiting.h"
#include "ui/inspector/read_recording.h"
#include "ui/inspector/recording_cursor.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDropEvent>
#include <QMimeData>
#include <QStandardPaths>

#include <sys/stat.h>

using namespace yomi;
using namespace yomi::ui;
using namespace yomi::ui::inspector;

namespace {

const char* const tiny = "yomi-trace 1\n> - -inf inf d=1\n> a -inf inf d=0\n< 3 horizon\n< -3\n";

} // namespace

class TestRecordingDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    /// The first line determines the kind of a file, not its extension.
    void opensByEveryWay() {
        RecordingScreen screen;
        const QString path = screen.shell.file("tiny.txt", tiny);
        const auto isOpen = [&] {
            if (screen.shell.tab().type().kind != QStringLiteral("recording"))
                return false;
            screen.settle();
            const bool whole = screen.rows("Lines of the recording").size() == 5;
            screen.shell.window->files().close(screen.shell.tab());
            return whole;
        };
        screen.shell.window->files().open(path); // the command line and the recent files come here
        QVERIFY(isOpen());
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(path)});
        const QPoint middle = screen.shell.window->rect().center();
        QDragEnterEvent enter(middle, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(screen.shell.window.get(), &enter);
        QDropEvent drop(middle, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(screen.shell.window.get(), &drop);
        QVERIFY(isOpen());
        QApplication::clipboard()->setText(QString::fromUtf8(tiny));
        screen.shell.press(QKeySequence::Paste);
        QVERIFY(isOpen());
    }

    /// Its last line ends with an LF, so it is complete; another list of lines is recognized as
    /// different.
    void pastesTheWholeText() {
        const RecordingScreen screen;
        QApplication::clipboard()->setText(QString::fromUtf8(tiny));
        for (int i = 0; i < 2; ++i) { // on the welcome page, and over a recording
            screen.shell.press(QKeySequence::Paste);
            QCOMPARE(QString::fromStdString(*screen.document().inputs().source.text),
                     QString::fromUtf8(tiny));
        }
        QApplication::clipboard()->setText(
            QStringLiteral(R"({"node":0,"parent":-1,"iteration":0})"));
        screen.shell.press(QKeySequence::Paste);
        QCOMPARE(screen.shell.tab().messages().sentences(),
                 QStringList(QStringLiteral(
                     "This is a list of nodes; write a recording with --trace FILE.yt.")));
    }

    /// As for any search; with findings at the first of them.
    void aFileOpensAtItsResult() {
        const RecordingScreen screen;
        screen.open(screen.shell.file("tiny.yt", tiny));
        QCOMPARE(screen.line(), QStringLiteral("5"));
        screen.open(golden(QStringLiteral("bugs/01-window-not-turned.yt")));
        QCOMPARE(screen.line(), QStringLiteral("15"));
    }

    void opensJsonLines() {
        const RecordingScreen screen(
            golden(QStringLiteral("correct/06-table-deepening-connectfour.jsonl")));
        screen.show(RecordingPage::Statistics);
        QCOMPARE(screen.rows("Iterations").size(), 5);
    }

    void saysWhatANodeListIs() {
        const RecordingScreen screen;
        screen.shell.window->files().open(
            screen.shell.file("nodes.jsonl", R"({"node":0,"parent":-1,"iteration":0})"));
        QVERIFY(screen.shell.messages().last().endsWith(
            QStringLiteral("This is a list of nodes; write a recording with --trace FILE.yt.")));
    }

    void keepsWhereAFileIsAndAPastedText() {
        const QString file = golden(QStringLiteral("bugs/01-window-not-turned.yt"));
        const RecordingScreen screen(file);
        screen.document().perform(suppress(screen.document().inputs(), Check::WindowSign, 15));
        screen.document().look(&RecordingView::query, std::string("cut=yes"));
        RecordingDocument other;
        other.load(screen.document().body());
        QCOMPARE(other.inputs(), screen.document().inputs());
        QCOMPARE(other.view(), screen.document().view());
        QCOMPARE(QString::fromStdString(other.inputs().source.file), file);
        other.load({{"text", tiny}});
        QCOMPARE(other.body().at("text").get<std::string>(), std::string(tiny));
    }

    /// A growing file is read again, and its end stays visible until the person steps away.
    void followsAGrowingFile() {
        const RecordingScreen screen;
        const QByteArray begin = "yomi-trace 1\n> - -inf inf d=1\n";
        const QString path = screen.shell.file("growing.yt", begin);
        screen.open(path);
        const auto* cursor = screen.workspace().findChild<RecordingCursor*>();
        const auto lines = [cursor] {
            return cursor->read() ? cursor->read()->recording.lines.size() : 0;
        };
        const auto append = [&path](const QByteArray& text) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::Append));
            file.write(text);
        };
        screen.press<QCheckBox>("Follow");
        QVERIFY(cursor->isFollowing());
        append("> a -inf inf d=0\n< 3 hor"); // the last line waits for its end
        QTRY_COMPARE(lines(), 2U);
        QCOMPARE(screen.document().view().place, 1U);
        QVERIFY(screen.text("fileNotice")
                    .startsWith(QStringLiteral("The recording ends within line 4.")));
        append("izon\n> b -inf -3 d=0\n");
        QTRY_COMPARE(lines(), 4U);
        QCOMPARE(screen.document().view().place, 3U);
        QCOMPARE(screen.line(), QStringLiteral("5"));
        screen.document().look(&RecordingView::place, EventIndex{1}); // as a step does
        append("< 5 horizon\n< -3\n");
        QTRY_COMPARE(lines(), 6U);
        QCOMPARE(screen.document().view().place, 1U);
        QCOMPARE(screen.text("fileNotice"), QString());
        screen.document().look(&RecordingView::place, EventIndex{5});
        append("i 2\n");
        QTRY_COMPARE(lines(), 7U);
        QCOMPARE(screen.document().view().place, 5U);
        screen.shell.file("growing.yt", begin); // the search was started again
        QTRY_COMPARE(lines(), 1U);
        screen.press<QCheckBox>("Follow");
        append("> a -inf inf d=0\n");
        QTRY_COMPARE(screen.text("fileNotice").section(u'.', 1).trimmed(),
                     QStringLiteral("The file has changed since it was read."));
        QCOMPARE(lines(), 1U);
    }

    /// If a program's other output is among its events, a link continues reading without it.
    void skipsLinesThatAreNoEvents() {
        const RecordingScreen screen;
        screen.open(screen.shell.file("mixed.yt", "yomi-trace 1\n> - 0 9\ninfo depth 1\n< 3\n"));
        QVERIFY(screen.text("fileNotice").startsWith(QStringLiteral("Line 3: ")));
        screen.press<CommandButton>("Skip other lines");
        screen.settle();
        QTRY_COMPARE(screen.text("fileNotice"),
                     QStringLiteral("1 line is not an event and was skipped."));
        QVERIFY(screen.document().inputs().source.skipsForeign);
        screen.document().undoStack().undo();
        screen.settle();
        QTRY_VERIFY(screen.text("fileNotice").startsWith(QStringLiteral("Line 3: ")));
    }

    /// The person gives the new place of a moved file in the notice.
    void locatesAFileThatIsGone() {
        const RecordingScreen screen;
        const QString path = screen.shell.file("tiny.yt", tiny);
        screen.open(path);
        const QString moved = screen.shell.path("moved.yt");
        QVERIFY(QFile::rename(path, moved));
        QTRY_COMPARE(screen.text("fileNotice"),
                     QStringLiteral("The file is gone; the part that was read is shown."));
        screen.press<CommandButton>("Reload");
        screen.settle();
        QTRY_VERIFY(screen.text("fileNotice")
                        .startsWith(QStringLiteral("The recording %1 is gone.").arg(path)));
        test::typeFileName(moved);
        screen.press<CommandButton>("Locate…");
        screen.settle();
        QTRY_COMPARE(screen.text("fileNotice"), QString());
        QCOMPARE(QString::fromStdString(screen.document().inputs().source.file), moved);
        QTRY_COMPARE(screen.rows("Lines of the recording").size(), 5);
        screen.document().undoStack().undo();
        screen.settle();
        QTRY_VERIFY(screen.text("fileNotice").contains(path));
    }

    /// The session restores a recording with its page, its place and the suppressed findings.
    void comesBackWithTheSession() {
        RecordingScreen screen(golden(QStringLiteral("bugs/01-window-not-turned.yt")));
        screen.click("Findings", 0);
        screen.press<CommandButton>("Next");
        const QString line = screen.line();
        screen.show(RecordingPage::Query);
        screen.document().look(&RecordingView::query, std::string("again=yes"));
        QVERIFY(screen.shell.window->close());
        screen.shell.window.reset();
        screen.shell.start();
        QCOMPARE(screen.shell.tab().type().kind, QStringLiteral("recording"));
        screen.settle();
        QCOMPARE(screen.document().view().page, RecordingPage::Query);
        QCOMPARE(screen.named<QLineEdit>("Query")->text(), QStringLiteral("again=yes"));
        screen.show(RecordingPage::Checks);
        QTRY_COMPARE(screen.line(), line);
    }

    /// A document that names something other than a file is refused at once.
    void refusesWhatIsNoFile() {
        const RecordingScreen screen;
        const QString pipe = screen.shell.path("pipe.yt");
        QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
        for (const auto& [file, reason] :
             {std::pair(QStringLiteral("/dev/zero"), "device"), {pipe, "pipe"}}) {
            const nlohmann::json document = {
                {"yomi", 1}, {"kind", "recording"}, {"file", file.toStdString()}};
            screen.open(
                screen.shell.file("named.yomi", QByteArray::fromStdString(document.dump())));
            QTRY_COMPARE(screen.text("fileNotice"),
                         QStringLiteral("%1 cannot be read: this is a %2, not a regular file.")
                             .arg(file, QLatin1String(reason)));
            screen.shell.window->files().close(screen.shell.tab());
        }
    }

    /// The window continues when a pipe replaces the file: its lines are gone.
    void goesOnWhenAPipeTakesThePlaceOfTheFile() {
        const RecordingScreen screen;
        const QString path = screen.shell.file("tiny.yt", tiny);
        screen.open(path);
        screen.show(RecordingPage::Tree);
        QFile::remove(path);
        QCOMPARE(mkfifo(qPrintable(path), 0600), 0);
        for (EventIndex event = 0; event < 4; ++event)
            screen.document().look(&RecordingView::place, event);
        QTRY_COMPARE(screen.text("fileNotice"),
                     QStringLiteral("The file is gone; the part that was read is shown."));
        const auto read = screen.workspace().findChild<RecordingCursor*>()->read();
        QVERIFY(linesOf(*read, 1, 2).empty());
        screen.press<CommandButton>("Reload");
        QTRY_VERIFY(screen.text("fileNotice").contains(QStringLiteral("this is a pipe")));
    }

    void saysThatAFileIsGone() {
        const RecordingScreen screen;
        const QString path = screen.shell.file("tiny.yt", tiny);
        screen.open(path);
        QCOMPARE(screen.text("fileNotice"), QString());
        screen.shell.file("tiny.yt", QByteArray(tiny) + "# more\n");
        QEvent activated(QEvent::WindowActivate);
        QApplication::sendEvent(&screen.workspace(), &activated);
        QCOMPARE(screen.text("fileNotice"),
                 QStringLiteral("The file has changed since it was read."));
        screen.press<CommandButton>("Reload");
        screen.settle();
        QTRY_COMPARE(screen.text("fileNotice"), QString());
        QFile::remove(path);
        QApplication::sendEvent(&screen.workspace(), &activated);
        QCOMPARE(screen.text("fileNotice"),
                 QStringLiteral("The file is gone; the part that was read is shown."));
    }

    /// The rest of a file whose reading the person stopped can be read later.
    void readsTheRestOfWhatWasStopped() {
        QByteArray text = "yomi-trace 1\n";
        constexpr int nodes = 500'000;
        text.reserve(20 * nodes);
        for (int node = 0; node < nodes; ++node)
            text += "> a -9 9 d=1\n< 3\n";
        const RecordingScreen files;
        RecordingDocument document;
        document.load({{"file", files.shell.file("long.yt", text).toStdString()},
                       {"view", {{"page", "statistics"}}}});
        RecordingWorkspace workspace(document, noFace);
        auto& cursor = *workspace.findChild<RecordingCursor*>();
        cursor.progress().isEnough = true; // as the button Stop does
        workspace.show();
        QTRY_VERIFY(cursor.read());
        QVERIFY(cursor.read()->isStopped);
        const std::size_t before = cursor.read()->recording.nodes.size();
        QVERIFY(before < std::size_t{nodes});
        CommandButton* rest = nullptr;
        for (auto* each : workspace.findChildren<CommandButton*>())
            if (each->text() == QStringLiteral("Read to the end"))
                rest = each;
        QVERIFY(rest && rest->isVisible());
        QTest::mouseClick(rest, Qt::LeftButton);
        QVERIFY(cursor.read()); // stays until more is read
        QTRY_COMPARE(cursor.read()->recording.nodes.size(), std::size_t{nodes});
        QVERIFY(!cursor.read()->isStopped);
        QVERIFY(!rest->isVisible());
    }

    void copiesEveryPageAsItsCommand() {
        const QString file = golden(QStringLiteral("bugs/01-window-not-turned.yt"));
        const RecordingScreen screen(file);
        const QString begin = QStringLiteral("yomi-cli trace %1 '") + file + QStringLiteral("'");
        QCOMPARE(screen.workspace().copyCommand(), begin.arg(QStringLiteral("check")));
        screen.press<CommandButton>("Suppress this line");
        screen.document().perform(suppress(screen.document().inputs(), Check::CutMissed, {}));
        QCOMPARE(screen.workspace().copyCommand(),
                 begin.arg(QStringLiteral("check")) +
                     QStringLiteral(" --ignore window-sign@15,cut-missed"));
        screen.document().undoStack().undo();
        screen.document().perform(suppress(screen.document().inputs(), Check::WindowSign, {}));
        QCOMPARE(screen.workspace().copyCommand(),
                 begin.arg(QStringLiteral("check")) + QStringLiteral(" --ignore window-sign"));
        screen.show(RecordingPage::Statistics);
        QCOMPARE(screen.workspace().copyCommand(), begin.arg(QStringLiteral("stats")));
        screen.show(RecordingPage::Query);
        screen.document().look(&RecordingView::query, std::string("cut=yes"));
        QCOMPARE(screen.workspace().copyCommand(),
                 begin.arg(QStringLiteral("query")) + QStringLiteral(" 'cut=yes'"));
        screen.show(RecordingPage::Line);
        screen.document().look(&RecordingView::line, std::string("a b"));
        QCOMPARE(screen.workspace().copyCommand(),
                 begin.arg(QStringLiteral("line")) + QStringLiteral(" 'a b'"));
    }
};

YOMI_TESTS(TestRecordingDocument)
#include "test_recording_document.moc"
