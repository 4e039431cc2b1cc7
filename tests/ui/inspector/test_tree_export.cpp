// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/inspector/export_dialog.h"
#include "tests/ui/inspector/screen.h"
#include "tests/waiting.h"
#include "ui/common/colors.h"

#include <QImage>
#include <QTemporaryDir>

using namespace yomi::ui;
using namespace yomi::ui::inspector;
using namespace yomi::ui::test;

class TestTreeExport : public QObject {
    Q_OBJECT

    QTemporaryDir m_directory;

    QString path(const char* name) const { return m_directory.filePath(QLatin1String(name)); }
    static void askToExport(Screen& screen) {
        screen.workspace.activateWindow(); // it is no longer active after a dialog
        QVERIFY(QTest::qWaitForWindowActive(&screen.workspace, yomi::longestWait));
        screen.canvas->setFocus();
        screen.key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    }
    static QByteArray exportedBy(Screen& screen, const ExportWish& wish) {
        return exported([&] { askToExport(screen); }, wish);
    }
    /// The outcome text of the dialog for these choices.
    static QString outcome(Screen& screen, const ExportWish& wish, bool canSave) {
        QString text;
        onDialog<PictureDialog>([&](PictureDialog& dialog) {
            chooseExport(dialog, wish);
            text = exportOutcome(dialog);
            QCOMPARE(saveButton(dialog)->isEnabled(), canSave);
            dialog.reject();
        });
        askToExport(screen);
        return text;
    }

private Q_SLOTS:
    void savesADrawingOfWhatIsInView() {
        Screen screen;
        const QByteArray svg = exportedBy(screen, {path("tree.svg")});
        for (const char* text : {"<svg", "not yet", "Max 0/9", "re-search"})
            QVERIFY2(svg.contains(text), text);
        const QByteArray bare = exportedBy(screen, {.path = path("bare.svg"), .withLegend = false});
        QVERIFY(bare.contains("not yet") && !bare.contains("re-search"));
    }

    void savesAllThatIsUnfoldedAtAScale() {
        Screen screen;
        screen.key(Qt::Key_C); // at a cut three plies deep more nodes are unfolded than fit
        const QSize whole = screen.canvas->pictureSize(true);
        QVERIFY(whole.height() > screen.canvas->viewport()->height());
        const QImage image = QImage::fromData(exportedBy(
            screen, {.path = path("tree.png"), .isWhole = true, .scale = 2, .withLegend = false}));
        QCOMPARE(image.width(), 2 * (whole.width() + 2 * cardPadding));
        const QImage inView = QImage::fromData(
            exportedBy(screen, {.path = path("view.png"), .scale = 1, .withLegend = false}));
        QCOMPARE(image.height() / 2 - inView.height(),
                 whole.height() - screen.canvas->viewport()->height());
    }

    void saysHowLargeItWillBe() {
        Screen screen;
        screen.key(Qt::Key_E, Qt::ControlModifier); // all 1175 nodes
        const QString large = outcome(screen, {.path = path("a.png"), .isWhole = true}, false);
        QVERIFY2(large.contains(QStringLiteral("a side can have 32,767")), qPrintable(large));
        const QString drawing = outcome(screen, {.path = path("a.svg"), .isWhole = true}, true);
        QVERIFY2(drawing.contains(QLocale().toString(screen.canvas->pictureSize(true).width() +
                                                     2 * cardPadding)),
                 qPrintable(drawing));
    }

    void drawsNoMoreBoardsThanCanBeOpened() {
        Screen screen;
        Settings settings{.algorithm = Algorithm::Minimax};
        // 60,480 lines of six moves, without the four after each of the 1,440 games that end with
        // the fifth, and these games.
        settings.depth = 5;
        const QString rows = QLocale().toString(60'480 - 4 * 1'440 + 1'440);
        screen.document.setSearch(0, settings);
        QTRY_VERIFY(!screen.eventTitle().endsWith(QStringLiteral("of 5,571")));
        screen.key(Qt::Key_E, Qt::ControlModifier);
        const QString refusal = outcome(screen, {.path = path("b.svg"), .isWhole = true}, false);
        QVERIFY2(refusal.contains(QStringLiteral("Too tall: %1 rows (limit 20,000)").arg(rows)),
                 qPrintable(refusal));
        for (int i = 0; i < 8; ++i) // until nodes are blocks
            screen.key(Qt::Key_Minus);
        outcome(screen, {.path = path("b.svg"), .isWhole = true}, true);
    }

    void saysWhyItCouldNotBeWritten() {
        Screen screen;
        const QString file = QStringLiteral("/proc/tree.svg");
        QString text;
        onDialog<PictureDialog>([&](PictureDialog& dialog) {
            typeFileName(file);
            onDialog<QMessageBox>([&](QMessageBox& box) {
                text = box.text();
                box.accept();
            });
            QTest::mouseClick(saveButton(dialog), Qt::LeftButton);
            dialog.reject();
        });
        askToExport(screen);
        QVERIFY2(text.startsWith(file + QStringLiteral(" could not be written: ")),
                 qPrintable(text));
        QVERIFY2(text.contains(qt_error_string(ENOENT)) || text.contains(qt_error_string(EACCES)),
                 qPrintable(text));
    }
};

YOMI_TESTS(TestTreeExport)
#include "test_tree_export.moc"
