// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell_fixture.h"
#include "tests/run_tests.h"
#include "tests/ui/inspector/export_dialog.h"
#include "ui/common/picture.h"
#include "ui/shell/registry.h"

#include <QPainter>
#include <QtPrintSupport/QPrinter>

using namespace yomi::ui;
using namespace yomi::ui::test;
using namespace Qt::StringLiterals;

class TestPrint : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Every workspace can be saved as displayed, under the title of its tab.
    void exportsWhatATabShows() {
        Shell shell;
        QVERIFY(!menuAction(*shell.window, u"Export…"_s)->isEnabled());
        QVERIFY(!menuAction(*shell.window, u"Print…"_s)->isEnabled());
        shell.window->files().create(tallyType());
        QVERIFY(menuAction(*shell.window, u"Print…"_s)->isEnabled());
        const QString path = shell.path("tally.png");
        const auto ask = [&] {
            menuAction(*shell.window, u"Export…"_s)->trigger();
        };
        const QByteArray png =
            exported(ask, {.path = path, .isWhole = false, .scale = 1, .withLegend = true});
        const QImage image = QImage::fromData(png);
        QVERIFY(image.width() >= shell.workspace().width());
        QVERIFY(image.height() > shell.workspace().height()); // and the title
        const PictureSource source = shell.workspace().pictureSource();
        QCOMPARE(source.parts.size(), 1);
    }

    /// A picture fits on one page, however large it is.
    void printsOnOnePage() {
        const QTemporaryDir folder;
        QPrinter printer(QPrinter::HighResolution);
        printer.setOutputFormat(QPrinter::PdfFormat);
        const QString file = folder.filePath(u"page.pdf"_s);
        printer.setOutputFileName(file);
        QRectF drawn; // on the device
        const Picture picture{u"Large"_s,
                              {{{4000, 9000}, [&](QPainter& painter) {
                                    drawn = painter.transform().mapRect(QRectF(0, 0, 4000, 9000));
                                }}}};
        print(picture, printer, QApplication::palette());
        QVERIFY(Shell::contents(file).startsWith("%PDF"));
        const QRectF page = printer.pageLayout().paintRectPixels(printer.resolution());
        QVERIFY(drawn.width() > 0 && drawn.right() <= page.width() + 1);
        QVERIFY(drawn.bottom() <= page.height() + 1 && drawn.height() > 0.9 * page.height());
    }
};

YOMI_TESTS(TestPrint)
#include "test_print.moc"
