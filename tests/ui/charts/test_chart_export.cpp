// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/dialogs.h"
#include "tests/waiting.h"
#include "ui/charts/bar_panel.h"
#include "ui/charts/line_panel.h"
#include "ui/charts/plot_view.h"
#include "ui/common/colors.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QMainWindow>
#include <QMenu>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace yomi::ui;

class TestChartExport : public QObject {
    Q_OBJECT

    std::unique_ptr<BarPanel> m_panel;
    QTemporaryDir m_directory;

    QAction* action(const char* name) {
        for (QAction* action : m_panel->menu()->actions())
            if (action->text() == QString::fromUtf8(name))
                return action;
        return nullptr;
    }

    /// Triggers the entry of the menu and answers its dialog with a file name; returns the file's
    /// bytes.
    QByteArray saved(const char* entry, const char* fileName) {
        const QString path = m_directory.filePath(QString::fromUtf8(fileName));
        test::typeFileName(path);
        action(entry)->trigger();
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void init() {
        QApplication::setPalette(paletteFor(lightColors()));
        m_panel = std::make_unique<BarPanel>(u"Kill odds"_s, Unit::Percent);
        m_panel->setValueName(u"odds"_s);
        m_panel->setBars({{u"Raptor, big"_s, 302388189.0 / 2500000000, seriesColor(0), {}},
                          {u"Footman"_s, 1.0 / 3, seriesColor(1), {}}});
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
        QVERIFY(fonts > 0); // each with fallback fonts
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
        // The chart fills the picture: its bars reach the lower half, including the right one.
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
                 u"name\todds\nRaptor, big\t0.1209552756\nFootman\t0.3333333333333333\n"_s);
    }

    /// Shown in the status line, which gets an event that propagates to the window.
    void copyingAndSavingAreConfirmed() {
        QMainWindow window;
        window.statusBar();
        m_panel->setParent(&window);
        action("Copy picture")->trigger();
        QCOMPARE(window.statusBar()->currentMessage(), u"The picture is on the clipboard."_s);
        action("Copy numbers")->trigger();
        QCOMPARE(window.statusBar()->currentMessage(), u"The numbers are on the clipboard."_s);
        saved("Save numbers as CSV…", "told.csv");
        QCOMPARE(window.statusBar()->currentMessage(),
                 m_directory.filePath(u"told.csv"_s) + u" is saved."_s);
        m_panel->setParent(nullptr);
    }

    void theNumbersOfGroupsNameThem() {
        m_panel->setBars({{u"Imp"_s, 0.5, {}, {}, u"Enemy side"_s},
                          {u"Yeti"_s, 0.25, {}, {}, u"Friendly side"_s}});
        QCOMPARE(m_panel->numbers(), (TextTable{{u"group"_s, u"name"_s, u"odds"_s},
                                                {u"Enemy side"_s, u"Imp"_s, u"0.5"_s},
                                                {u"Friendly side"_s, u"Yeti"_s, u"0.25"_s}}));
    }

    void refusesWithASentence() {
        QCOMPARE(m_panel->saveTo(u"odds.gif"_s),
                 u"odds.gif ends in none of .png, .svg and .csv."_s);
        const QString nowhere = m_directory.filePath(u"missing/odds.png"_s);
        QVERIFY(m_panel->saveTo(nowhere).startsWith(nowhere + u" could not be written: "_s));
    }

    void theMenuOpensByButtonAndByContextMenu() {
        auto* button = m_panel->findChild<QToolButton*>();
        QCOMPARE(button->accessibleName(), u"Kill odds: copy and save"_s);
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
        m_panel->showEmpty(u"No minion yet."_s);
        QVERIFY(!m_panel->findChild<QToolButton*>()->isEnabled());
    }

    void theFocusIsSeenOnTheScreenAlone() {
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get(), yomi::longestWait));
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

YOMI_TESTS(TestChartExport)
#include "test_chart_export.moc"
