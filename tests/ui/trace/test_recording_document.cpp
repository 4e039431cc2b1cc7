// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Recordings are opened, pasted, hushed, saved and copied.

#include "tests/run_tests.h"
#include "tests/ui/trace/screen.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QMimeData>
#include <QStandardPaths>

using namespace yomi;
using namespace yomi::ui;
using namespace yomi::ui::trace;

namespace {

const char* const tiny = "yomi-trace 1\n> - -inf inf d=1\n> a -inf inf d=0\n< 3 horizon\n< -3\n";

} // namespace

class TestRecordingDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    /// The first line decides what a file is, not its ending.
    void opensByEveryWay() {
        Screen screen;
        const QString path = screen.shell.file("tiny.txt", tiny);
        const auto isOpen = [&] {
            if (screen.shell.tab().type().kind != QStringLiteral("recording"))
                return false;
            screen.settle();
            const bool whole = screen.rows("Lines of the file").size() == 5;
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

    void opensJsonLines() {
        const Screen screen(golden(QStringLiteral("correct/06-table-deepening-connectfour.jsonl")));
        screen.show(Page::Statistics);
        QCOMPARE(screen.rows("Iterations").size(), 5);
    }

    void saysWhatANodeListIs() {
        const Screen screen;
        screen.shell.window->files().open(
            screen.shell.file("nodes.jsonl", R"({"node":0,"parent":-1,"iteration":0})"));
        QVERIFY(screen.shell.messages().last().endsWith(
            QStringLiteral("This is a list of nodes; write a recording with --trace FILE.yt.")));
    }

    void keepsWhereAFileIsAndAPastedText() {
        const QString file = golden(QStringLiteral("bugs/01-window-not-turned.yt"));
        const Screen screen(file);
        screen.document().perform(hush(screen.document().inputs(), Check::WindowSign, 15));
        screen.document().look(&View::query, std::string("cut=yes"));
        RecordingDocument other;
        other.load(screen.document().body());
        QCOMPARE(other.inputs(), screen.document().inputs());
        QCOMPARE(other.view(), screen.document().view());
        QCOMPARE(QString::fromStdString(other.inputs().source.file), file);
        other.load({{"text", tiny}});
        QCOMPARE(other.body().at("text").get<std::string>(), std::string(tiny));
    }

    void saysThatAFileIsGone() {
        const Screen screen;
        const QString path = screen.shell.file("tiny.yt", tiny);
        screen.open(path);
        QCOMPARE(screen.text("fileNotice"), QString());
        screen.shell.file("tiny.yt", QByteArray(tiny) + "# more\n");
        QEvent activated(QEvent::WindowActivate);
        QApplication::sendEvent(&screen.workspace(), &activated);
        QCOMPARE(screen.text("fileNotice"),
                 QStringLiteral("The file has changed since it was read."));
        screen.press<LinkButton>("read it anew");
        screen.settle();
        QTRY_COMPARE(screen.text("fileNotice"), QString());
        QFile::remove(path);
        QApplication::sendEvent(&screen.workspace(), &activated);
        QCOMPARE(screen.text("fileNotice"),
                 QStringLiteral("The file is gone; what was read of it is shown."));
    }

    void copiesEveryPageAsItsCommand() {
        const QString file = golden(QStringLiteral("bugs/01-window-not-turned.yt"));
        const Screen screen(file);
        const QString begin = QStringLiteral("yomi-cli trace %1 '") + file + QStringLiteral("'");
        QCOMPARE(screen.workspace().copyCommand(), begin.arg(QStringLiteral("check")));
        screen.document().perform(hush(screen.document().inputs(), Check::WindowSign, {}));
        QCOMPARE(screen.workspace().copyCommand(),
                 begin.arg(QStringLiteral("check")) + QStringLiteral(" --ignore window-sign"));
        screen.show(Page::Statistics);
        QCOMPARE(screen.workspace().copyCommand(), begin.arg(QStringLiteral("stats")));
        screen.show(Page::Query);
        screen.document().look(&View::query, std::string("cut=yes"));
        QCOMPARE(screen.workspace().copyCommand(),
                 begin.arg(QStringLiteral("query")) + QStringLiteral(" 'cut=yes'"));
        screen.show(Page::Line);
        screen.document().look(&View::line, std::string("a b"));
        QCOMPARE(screen.workspace().copyCommand(),
                 begin.arg(QStringLiteral("line")) + QStringLiteral(" 'a b'"));
    }
};

YOMI_TESTS(TestRecordingDocument)
#include "test_recording_document.moc"
