// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/bar_panel.h"
#include "ui/charts/line_panel.h"
#include "ui/charts/plot_view.h"
#include "ui/common/colors.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QMenu>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace yomi::ui;

namespace {

QString text(const char* utf8) {
    return QString::fromUtf8(utf8);
}

} // namespace

class TestChartExport : public QObject {
    Q_OBJECT

    std::unique_ptr<BarPanel> m_panel;
    QTemporaryDir m_directory;

    QAction* action(const char* name) {
        for (QAction* action : m_panel->menu()->actions())
            if (action->text() == text(name))
                return action;
        return nullptr;
    }

    /// Chooses the entry of the menu and answers its dialog with a file name; the file's bytes.
    QByteArray saved(const char* entry, const char* fileName) {
        const QString path = m_directory.filePath(text(fileName));
        QTimer::singleShot(0, this, [path] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            dialog->selectFile(path);
            QMetaObject::invokeMethod(dialog, "accept");
        });
        action(entry)->trigger();
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void init() {
        QApplication::setPalette(paletteFor(lightColors()));
        m_panel = std::make_unique<BarPanel>(text("Kill odds"), Unit::Percent);
        m_panel->setValueName(text("odds"));
        m_panel->setBars({{text("Raptor, big"), 302388189.0 / 2500000000, seriesColor(0), {}},
                          {text("Footman"), 1.0 / 3, seriesColor(1), {}}});
        m_panel->resize(460, 240);
        m_panel->show();
    }

    void savesCsvWithTheNumbersThemselves() {
        QCOMPARE(saved("Save numbers as CSV…", "odds.csv"),
                 QByteArray("name,odds\r\n\"Raptor, big\",0.1209552756\r\n"
                            "Footman,0.3333333333333333\r\n"));
    }

    void savesSvgWithItsTextAsText() {
        const QByteArray svg = saved("Save as SVG…", "odds.svg");
        QVERIFY(svg.contains("<svg"));
        const auto fonts = svg.count("font-family=");
        QVERIFY(fonts > 0); // each with others, for those who have not got it
        QCOMPARE(svg.count(", Noto Sans CJK JP, sans-serif\""), fonts);
        for (const char* word : {"Kill odds", "Footman", "12.10 %", "33.33 %"})
            QVERIFY2(svg.contains(word), word);
    }

    void savesPngAtTwiceTheResolution() {
        const QImage image = QImage::fromData(saved("Save as PNG…", "odds.png"), "PNG");
        const QSize plot = m_panel->findChild<PlotView*>()->size();
        QVERIFY(image.width() > 2 * plot.width());
        QVERIFY(image.height() > 2 * plot.height());
        QCOMPARE(image.pixelColor(2, 2), lightColors().surface);
        // The chart fills the picture: its bars stand in the lower half, the right one too.
        QRect bar;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y) == seriesColor(1))
                    bar |= QRect(x, y, 1, 1);
        QVERIFY(bar.left() > image.width() / 2);
        QVERIFY(bar.bottom() > image.height() * 3 / 4);
    }

    void copiesPictureAndNumbers() {
        action("Copy picture")->trigger();
        QCOMPARE(QGuiApplication::clipboard()->image().size(), m_panel->picture(2).size());
        action("Copy numbers")->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 text("name\todds\nRaptor, big\t0.1209552756\nFootman\t0.3333333333333333\n"));
    }

    void refusesWithASentence() {
        QCOMPARE(m_panel->saveTo(text("odds.gif")),
                 text("odds.gif ends in none of .png, .svg and .csv."));
        const QString nowhere = m_directory.filePath(text("missing/odds.png"));
        QVERIFY(m_panel->saveTo(nowhere).startsWith(nowhere + text(" could not be written: ")));
    }

    void theMenuOpensByButtonAndByContextMenu() {
        auto* button = m_panel->findChild<QToolButton*>();
        QCOMPARE(button->accessibleName(), text("Kill odds: copy and save"));
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY(m_panel->menu()->isVisible());
        m_panel->menu()->close();
        auto* canvas = m_panel->findChild<PlotView*>()->viewport();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {20, 20},
                                canvas->mapToGlobal(QPoint(20, 20)));
        QCoreApplication::sendEvent(canvas, &event);
        QVERIFY(m_panel->menu()->isVisible());
        m_panel->menu()->close();
    }

    void anEmptyChartHasNothingToSave() {
        m_panel->showEmpty(text("No minion yet."));
        QVERIFY(!m_panel->findChild<QToolButton*>()->isEnabled());
    }

    void theFocusIsSeenOnTheScreenAlone() {
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
        auto* plot = m_panel->findChild<PlotView*>();
        plot->clearFocus();
        const QImage screen = plot->grab().toImage(), paper = m_panel->picture(1);
        plot->setFocus(Qt::TabFocusReason);
        QVERIFY(plot->grab().toImage() != screen);
        QCOMPARE(m_panel->picture(1), paper);
    }

    void picturesOfEqualChartsAreEqual() {
        const QImage before = m_panel->picture(1);
        QCOMPARE(m_panel->picture(1), before);
        m_panel->setBars(m_panel->bars());
        QCOMPARE(m_panel->picture(1), before);
    }
};

int main(int argc, char** argv) {
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication application(argc, argv);
    TestChartExport test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_chart_export.moc"
