// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell_fixture.h"
#include "tests/run_tests.h"
#include "tests/ui/dialogs.h"
#include "ui/icefire/type.h"
#include "ui/shell/document_file.h"
#include "ui/shell/registry.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QTabBar>
#include <QTest>
#include <QUrl>

#include <sys/stat.h>
#include <unistd.h>

using namespace yomi::ui;
using namespace yomi::ui::test;
using namespace Qt::StringLiterals;

namespace {

/// Drags files over the window and drops them.
void drop(const Shell& shell, const QMimeData& files) {
    const QPoint middle = shell.window->rect().center();
    QDragEnterEvent enter(middle, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(shell.window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(middle, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(shell.window.get(), &drop);
}

} // namespace

class TestFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void opensAndSaves() {
        Shell shell;
        const QString path = shell.file(
            "seven.yomi", R"({"yomi":1,"kind":"tally","count":7,"note":{"from":"elsewhere"}})");
        shell.window->files().open(path);
        QCOMPARE(shell.titles(), QStringList({u"Welcome"_s, u"seven"_s}));
        QCOMPARE(shell.workspace().field().value(), 7);
        QTest::keyClick(&shell.workspace().field(), Qt::Key_Up);
        QCOMPARE(shell.titles().last(), u"seven •"_s);
        QVERIFY(shell.window->isWindowModified());
        shell.press(QKeySequence::Save);
        QCOMPARE(shell.titles().last(), u"seven"_s);
        const auto saved = nlohmann::json::parse(Shell::contents(path).toStdString());
        QCOMPARE(saved.at("count").get<int>(), 8);
        QCOMPARE(saved.at("note").at("from").get<std::string>(), std::string("elsewhere"));
    }

    void warnsOfMisspeltKeysAndKeepsThem() {
        Shell shell;
        const QString path = shell.file(
            "one.yomi", R"({"yomi":1,"kind":"tally","count":1,"count":2,"conut":3,"mine":4})");
        shell.window->files().open(path);
        const QStringList sentences(
            u"Please check one.yomi:\n"
            "the key \"count\" is given more than once; the last one counts.\n"
            "the key \"conut\" is unknown and changes nothing; did you mean \"count\"?"_s);
        QCOMPARE(shell.tab().messages().sentences(), sentences);
        QVERIFY(!shell.window->isWindowModified());
        shell.tally().setCount(5);
        shell.press(QKeySequence::Save);
        const auto saved = nlohmann::json::parse(Shell::contents(path).toStdString());
        QCOMPARE(saved.at("conut").get<int>(), 3);
        QCOMPARE(saved.at("mine").get<int>(), 4);
    }

    void refusesWhatItCannotRead_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("broken") << QByteArray("{\"yomi\": 1,\n \"kind\" \"tally\"}")
                                << u"broken.yomi cannot be opened: line 2, column "_s;
        QTest::newRow("empty") << QByteArray() << u"broken.yomi cannot be opened: it is empty."_s;
        QTest::newRow("foreign") << QByteArray("[1, 2]")
                                 << u"broken.yomi cannot be opened: This is not a Yomi document"_s;
        QTest::newRow("newer") << QByteArray(R"({"yomi": 99, "kind": "tally", "count": 1})")
                               << u"written by a newer Yomi (file version 99"_s;
        QTest::newRow("kind") << QByteArray(R"({"yomi": 1, "kind": "chess"})")
                              << u"of the kind “chess”, which this Yomi does not know."_s;
        QTest::newRow("value") << QByteArray(R"({"yomi": 1, "kind": "tally", "count": 1000})")
                               << u"broken.yomi cannot be opened: count: "_s;
        QTest::newRow("binary") << QByteArray("\x7f"
                                              "ELF\0\1\2\xff",
                                              8)
                                << u"broken.yomi cannot be opened: it is not a Yomi document, a "
                                   "recording of a search (its first line would be yomi-trace 1), "
                                   "or a game or position of A Code of Ice & Fire."_s;
    }

    void refusesWhatItCannotRead() {
        QFETCH(QByteArray, text);
        QFETCH(QString, sentence);
        Shell shell;
        const QString path = shell.file("broken.yomi", text);
        shell.window->files().open(path);
        QCOMPARE(shell.titles(), QStringList(u"Welcome"_s));
        QCOMPARE(shell.messages().size(), 1);
        QVERIFY2(shell.messages().first().contains(sentence), qPrintable(shell.messages().first()));
        QVERIFY(shell.window->messages().isVisible());
        QCOMPARE(Shell::contents(path), text);
    }

    void showsTheStartOfALongSentence() {
        Shell shell;
        const QByteArray kind(1'000'000, 'k');
        shell.window->files().open(
            shell.file("long.yomi", R"({"yomi":1,"kind":")" + kind + R"("})"));
        const auto labels = shell.window->messages().findChildren<QLabel*>();
        QCOMPARE(labels.size(), 1);
        QVERIFY(labels.first()->text().startsWith(u"long.yomi is a document of the kind “kkk"_s));
        QVERIFY(labels.first()->text().endsWith(u"kkk…"_s));
        QVERIFY(labels.first()->text().size() < 2000);
    }

    void savesUnderAName() {
        Shell shell;
        shell.window->files().create(tallyType());
        QCOMPARE(shell.titles().last(), u"Tally"_s);
        shell.tally().setCount(5);
        shell.tally().setZoom(3);
        typeFileName(shell.path("five")); // the dialog adds the extension
        shell.press(QKeySequence(u"Ctrl+Shift+S"_s));
        QCOMPARE(shell.titles().last(), u"five"_s);
        QCOMPARE(shell.tabs().tabToolTip(1), shell.path("five.yomi"));
        QCOMPARE(
            Shell::contents(shell.path("five.yomi")).simplified(),
            QByteArray(R"({ "yomi": 1, "kind": "tally", "count": 5, "view": { "zoom": 3 } })"));
        shell.window->files().close(shell.tab());
        shell.window->files().open(shell.path("five.yomi"));
        QCOMPARE(shell.tally().count(), 5);
        QCOMPARE(shell.tally().zoom(), 3);
    }

    void savesACopyAndStaysWithTheOriginal() {
        Shell shell;
        shell.window->files().create(tallyType());
        shell.tally().setCount(5);
        typeFileName(shell.path("copy.yomi"));
        menuAction(*shell.window, u"Save a Copy…"_s)->trigger();
        QVERIFY(Shell::contents(shell.path("copy.yomi")).contains("\"count\": 5"));
        QCOMPARE(shell.titles().last(), u"Tally •"_s);
    }

    void aTabIsDuplicated() {
        Shell shell;
        shell.window->files().create(tallyType());
        shell.tally().setCount(5);
        menuAction(*shell.window, u"Duplicate tab"_s)->trigger();
        QCOMPARE(shell.titles().last(), u"Tally 2 •"_s); // no file has its contents
        QCOMPARE(shell.tally().count(), 5);
        shell.tally().setCount(6); // the other one is unchanged
        QCOMPARE(shell.tally().count(), 6);
        shell.window->tabs().step(-1);
        QCOMPARE(shell.tally().count(), 5);
    }

    void lookingAroundIsNoEdit() {
        Shell shell;
        shell.window->files().create(tallyType());
        shell.tally().setZoom(3);
        QCOMPARE(shell.titles().last(), u"Tally"_s);
    }

    void showsOneFileInOneTab() {
        Shell shell;
        const QString path = shell.file("one.yomi", R"({"yomi":1,"kind":"tally","count":1})");
        const QString link = shell.path("link.yomi");
        QVERIFY(QFile::link(path, link));
        shell.window->files().open(path);
        shell.tabs().setCurrentIndex(0);
        shell.window->files().open(link);
        QCOMPARE(shell.titles(), QStringList({u"Welcome"_s, u"one"_s}));
        QCOMPARE(shell.tabs().currentIndex(), 1);
    }

    void asksBeforeChangesAreLost() {
        Shell shell;
        const QString path = shell.file("one.yomi", R"({"yomi":1,"kind":"tally","count":1})");
        const auto close = [&](QMessageBox::StandardButton button) {
            answer(button);
            shell.press(QKeySequence::Close);
        };
        shell.window->files().open(path);
        shell.tally().setCount(2);
        close(QMessageBox::Cancel);
        QCOMPARE(shell.titles().last(), u"one •"_s);
        // Closed without any of its answers, as by a program that closes all dialogs.
        onDialog<QMessageBox>([](QMessageBox& box) { box.done(QMessageBox::NoButton); });
        shell.press(QKeySequence::Close);
        QCOMPARE(shell.titles().last(), u"one •"_s);
        QVERIFY(Shell::contents(path).contains("\"count\":1"));
        close(QMessageBox::Save);
        QCOMPARE(shell.titles(), QStringList(u"Welcome"_s));
        QVERIFY(Shell::contents(path).contains("\"count\": 2"));
        shell.window->files().open(path);
        shell.tally().setCount(3);
        close(QMessageBox::Discard);
        QCOMPARE(shell.titles(), QStringList(u"Welcome"_s));
        QVERIFY(Shell::contents(path).contains("\"count\": 2"));
    }

    void doesNotOverwriteWhatAnotherProgramWrote() {
        Shell shell;
        const QString path = shell.file("one.yomi", R"({"yomi":1,"kind":"tally","count":1})");
        shell.window->files().open(path);
        shell.tally().setCount(2);
        const QByteArray theirs = R"({"yomi":1,"kind":"tally","count":9})";
        shell.file("one.yomi", theirs);
        shell.press(QKeySequence::Save);
        QCOMPARE(Shell::contents(path), theirs);
        QVERIFY(shell.tab().messages().sentences().first().startsWith(
            u"one.yomi was changed by another program"_s));
        pressRemedy(shell.tab().messages(), u"Overwrite"_s);
        QVERIFY(Shell::contents(path).contains("\"count\": 2"));
        QCOMPARE(shell.tab().messages().sentences(), QStringList());

        shell.file("one.yomi", theirs);
        shell.tally().setCount(3);
        shell.press(QKeySequence::Save);
        pressRemedy(shell.tab().messages(), u"Reload"_s);
        QCOMPARE(shell.workspace().field().value(), 9);
        QCOMPARE(shell.titles().last(), u"one"_s);
    }

    /// Nor a file that another program made too large, broken or replaced by something else.
    void doesNotOverwriteWhatItCannotRead_data() {
        QTest::addColumn<QString>("change");
        QTest::newRow("too large") << u"too large"_s;
        QTest::newRow("no file") << u"no file"_s;
        QTest::newRow("secret") << u"secret"_s;
    }

    void doesNotOverwriteWhatItCannotRead() {
        QFETCH(QString, change);
        Shell shell;
        const QString path = shell.file("one.yomi", R"({"yomi":1,"kind":"tally","count":1})");
        shell.window->files().open(path);
        shell.tally().setCount(2);
        QFile file(path);
        if (change == u"too large"_s) {
            QVERIFY(file.resize(largestDocument + 1)); // a hole: it takes no space
        } else if (change == u"secret"_s) {
            if (geteuid() == 0)
                QSKIP("The superuser may read every file.");
            QVERIFY(file.setPermissions(QFileDevice::WriteOwner));
        } else {
            QVERIFY(file.remove());
            QCOMPARE(mkfifo(qPrintable(path), 0600), 0);
        }
        const auto whichFile = [path] {
            struct stat status = {};
            return stat(qPrintable(path), &status) == 0 ? status.st_ino : 0;
        };
        const auto theirs = whichFile();
        shell.press(QKeySequence::Save);
        QVERIFY(shell.tab().isModified());
        QVERIFY(shell.tab().messages().sentences().last().startsWith(
            u"one.yomi was changed by another program"_s));
        QCOMPARE(whichFile(), theirs);
        pressRemedy(shell.tab().messages(), u"Overwrite"_s);
        QVERIFY(!shell.tab().isModified());
        QVERIFY(whichFile() != theirs);
    }

    /// The name of a file is shown literally, not as markup.
    void asksInPlainText() {
        Shell shell;
        const QString name = u"<b>one <img src='x'>"_s;
        shell.window->files().open(
            shell.file(qPrintable(name + u".yomi"_s), R"({"yomi":1,"kind":"tally","count":1})"));
        shell.tally().setCount(2);
        const auto isPlain = [name](const QMessageBox& box) {
            QVERIFY2(box.text().contains(name), qPrintable(box.text()));
            for (const QLabel* label : box.findChildren<QLabel*>())
                QVERIFY(!label->text().contains(name) || label->textFormat() == Qt::PlainText);
        };
        for (int documents : {1, 2}) {
            onDialog<QMessageBox>([isPlain](QMessageBox& box) {
                isPlain(box);
                QTest::mouseClick(box.button(QMessageBox::Cancel), Qt::LeftButton);
            });
            QVERIFY(!shell.window->close());
            if (documents == 1) {
                onDialog<QMessageBox>([isPlain](QMessageBox& box) {
                    isPlain(box);
                    QTest::mouseClick(box.button(QMessageBox::Cancel), Qt::LeftButton);
                });
                shell.press(QKeySequence::Close);
            }
            shell.window->files().create(tallyType());
            shell.tally().setCount(3);
        }
    }

    void staysModifiedWhenItCannotBeSaved() {
        Shell shell;
        QVERIFY(QDir(shell.path(".")).mkdir(u"folder"_s));
        const QString path =
            shell.file("folder/one.yomi", R"({"yomi":1,"kind":"tally","count":1})");
        shell.window->files().open(path);
        shell.tally().setCount(2);
        QVERIFY(QDir(shell.path("folder")).removeRecursively());
        shell.press(QKeySequence::Save);
        QCOMPARE(shell.titles().last(), u"one •"_s);
        QVERIFY(shell.tab().messages().sentences().first().startsWith(
            path + u" could not be written: "_s));
        typeFileName(shell.path("elsewhere.yomi"));
        pressRemedy(shell.tab().messages(), u"Save As…"_s);
        QCOMPARE(shell.titles().last(), u"elsewhere"_s);
    }

    void opensWhatIsDropped() {
        Shell shell;
        QMimeData files;
        files.setUrls(
            {QUrl::fromLocalFile(shell.file("a.yomi", R"({"yomi":1,"kind":"tally","count":1})")),
             QUrl::fromLocalFile(shell.file("b.txt", "hello"))});
        drop(shell, files);
        QCOMPARE(shell.titles(), QStringList({u"Welcome"_s, u"a"_s}));
        QVERIFY(shell.messages().first().startsWith(u"b.txt cannot be opened:"_s));
    }

    void opensForeignTexts_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("titles"); // the tabs afterwards
        QTest::addColumn<QString>("sentence");
        QTest::newRow("one") << QByteArray("strokes\n||||")
                             << QStringList({u"Welcome"_s, u"four"_s}) << QString();
        QTest::newRow("broken") << QByteArray("strokes\n||\n|x|") << QStringList(u"Welcome"_s)
                                << u"four.txt cannot be opened: line 3: a stroke is |"_s;
        QTest::newRow("unknown") << QByteArray("stroke\n||||") << QStringList(u"Welcome"_s)
                                 << u"four.txt cannot be opened: it is not a Yomi document, "_s;
    }

    void opensForeignTexts() {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, titles);
        QFETCH(QString, sentence);
        Shell shell;
        const QString path = shell.file("four.txt", text); // the extension is irrelevant
        shell.window->files().open(path);
        QCOMPARE(shell.titles(), titles);
        QVERIFY(shell.messages().join(u' ').startsWith(sentence));
        if (!sentence.isEmpty())
            return;
        QCOMPARE(shell.tally().count(), 4);
        QVERIFY(!shell.tab().isModified());
        QVERIFY(shell.tab().path().isEmpty()); // saving must not replace a foreign file
        shell.tabs().setCurrentIndex(0);
        menuAction(*shell.window, u"four.txt"_s)->trigger(); // from the recent files
        QCOMPARE(shell.titles().last(), u"four 2"_s);
    }

    void asksWhichOfSeveral() {
        Shell shell;
        const QString path = shell.file("some.strokes", "strokes\n||\n|||\n|");
        onDialog<QInputDialog>([](QInputDialog& dialog) {
            QCOMPARE(dialog.comboBoxItems(), QStringList({u"1. 2"_s, u"2. 3"_s, u"3. 1"_s}));
            dialog.setTextValue(u"2. 3"_s);
            dialog.accept();
        });
        shell.window->files().open(path);
        QCOMPARE(shell.tally().count(), 3);
        onDialog<QInputDialog>([](QInputDialog& dialog) { dialog.reject(); });
        shell.window->files().open(path);
        QCOMPARE(shell.titles(), QStringList({u"Welcome"_s, u"some"_s}));
        QCOMPARE(shell.messages(), QStringList());
    }

    void pastesForeignTexts() {
        Shell shell;
        QClipboard& clipboard = *QApplication::clipboard();
        const auto paste = [&](const QString& text) {
            clipboard.setText(text);
            shell.tabs().tabBar()->setFocus();
            shell.press(QKeySequence::Paste);
        };
        paste(u"nothing known"_s);
        QCOMPARE(shell.messages().size(), 1);
        QVERIFY(shell.messages().first().startsWith(u"The text on the clipboard cannot be"_s));
        paste(u"strokes\n|||\n"_s); // on the welcome page
        QCOMPARE(shell.messages(), QStringList());
        QCOMPARE(shell.titles(), QStringList({u"Welcome"_s, u"Tally"_s}));
        QCOMPARE(shell.tally().count(), 3);
        shell.tabs().setCurrentIndex(0);
        paste(u"nothing known"_s);
        QCOMPARE(shell.messages().size(), 1);
        shell.tabs().setCurrentIndex(1);
        paste(u"41"_s); // the current document accepts what it can
        QCOMPARE(shell.messages(), QStringList());
        QCOMPARE(shell.tally().count(), 41);
        paste(u"strokes\n||"_s);
        QCOMPARE(shell.titles(), QStringList({u"Welcome"_s, u"Tally •"_s, u"Tally 2"_s}));
        QCOMPARE(shell.tally().count(), 2);
        paste(uR"({"yomi":1,"kind":"tally","count":9})"_s);
        QCOMPARE(shell.titles().last(), u"Tally 3"_s);
        QCOMPARE(shell.tally().count(), 9);
        paste(u"strokes\nx"_s);
        QCOMPARE(shell.tab().messages().sentences(),
                 QStringList(u"A count is 0 to 999; “strokes\nx” was pasted."_s));
    }

    void offersForeignFilesInTheDialog() {
        Shell shell;
        const QString path = shell.file("two.strokes", "strokes\n||");
        onDialog<QFileDialog>([path](QFileDialog& dialog) {
            QCOMPARE(dialog.nameFilters().first(), u"What Yomi opens (*.yomi *.strokes)"_s);
            auto* name = dialog.findChild<QLineEdit*>(u"fileNameEdit"_s);
            name->setText(path);
            QTest::keyClick(name, Qt::Key_Return);
        });
        shell.press(QKeySequence::Open);
        QCOMPARE(shell.titles().last(), u"two"_s);
    }

    /// Opens a record of Ice & Fire and the text of its referee in every way.
    void opensRecordsByEveryWay_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("moreLines"); // the document has more lines than this
        QTest::newRow("record") << Shell::contents(QStringLiteral(YOMI_GOLDEN_DIR
                                                                  "/icefire/games/seed_1.jsonl"))
                                << 10;
        Shell shell({icefire::documentType()});
        shell.window->files().create(icefire::documentType());
        QTest::newRow("referee") << shell.tab().workspace().copyText().toUtf8() << -1;
    }

    void opensRecordsByEveryWay() {
        QFETCH(QByteArray, text);
        QFETCH(int, moreLines);
        QVERIFY(!text.isEmpty());
        Shell shell(documentTypes());
        const QString path = shell.file("game.txt", text);
        const auto isOpen = [&] {
            if (shell.tabs().count() != 2)
                return false;
            const bool right = shell.tab().type().kind == u"ice-and-fire"_s;
            const auto body = shell.tab().document().body();
            const auto lines = body.value("lines", nlohmann::json::array());
            const bool whole = static_cast<int>(lines.size()) > moreLines;
            shell.window->files().close(shell.tab());
            return right && whole;
        };
        shell.window->files().open(path); // the command line and the recent files come here
        QVERIFY(isOpen());
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(path)});
        drop(shell, files);
        QVERIFY(isOpen());
        typeFileName(path);
        shell.press(QKeySequence::Open);
        QVERIFY(isOpen());
        QApplication::clipboard()->setText(QString::fromUtf8(text));
        shell.press(QKeySequence::Paste);
        QVERIFY(isOpen());
    }

    /// A recording starts at its first line with content; the document shows errors in its first
    /// line; and it is opened only once.
    void opensRecordingsWhoseFirstLineIsNotTheHeader() {
        Shell shell(documentTypes());
        const QByteArray nodes = "> - -9 9\n< 3\n";
        for (const QByteArray& text :
             {"# by hand\n\nyomi-trace 1\n" + nodes, "\n  yomi-trace  1\n" + nodes,
              QByteArray(nodes), "yomi-trace 2\n" + nodes, QByteArray()}) {
            const QString path = shell.file("own.yt", text);
            shell.window->files().open(path);
            QCOMPARE(shell.messages(), QStringList());
            QCOMPARE(shell.titles(), QStringList({u"Welcome"_s, u"own"_s}));
            QCOMPARE(shell.tab().type().kind, u"recording"_s);
            shell.tabs().setCurrentIndex(0);
            shell.window->files().open(path);
            QCOMPARE(shell.titles(), QStringList({u"Welcome"_s, u"own"_s}));
            QCOMPARE(shell.tabs().currentIndex(), 1);
            shell.window->files().close(shell.tab());
        }
    }

    void saysWhatIsNoFile() {
        Shell shell;
        shell.window->files().open(shell.path("none.yomi"));
        shell.window->files().open(shell.path("."));
        QCOMPARE(shell.messages().size(), 2);
        QVERIFY(shell.messages().first().startsWith(u"There is no file none.yomi in "_s));
        QVERIFY(shell.messages().last().endsWith(
            u"cannot be read: this is a folder, not a regular file."_s));
    }
};

YOMI_TESTS(TestFiles)
#include "test_files.moc"
