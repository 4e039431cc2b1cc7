// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/waiting.h"
#include "ui/charts/bar_panel.h"
#include "ui/charts/line_panel.h"
#include "ui/charts/plot_view.h"
#include "ui/charts/stack_panel.h"
#include "ui/common/colors.h"

#include <QHelpEvent>
#include <QLineSeries>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolTip>
#include <QWheelEvent>

#include <limits>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace yomi::ui;

namespace {

QList<Bar> articleBars() {
    return {{u"Raptor"_s, 0.1209552756, seriesColor(0), {}},
            {u"Imp"_s, 0.0329, seriesColor(1), {}},
            {u"Imp"_s, 0.0064, seriesColor(2), u"shielded"_s}};
}

/// Two straight lines over 0…10 hits that end at 100 % and 50 %.
QList<Line> twoLines() {
    QList<Line> lines = {{u"Raptor"_s, seriesColor(0), {}, 0}, {u"Yeti"_s, seriesColor(1), {}, 0}};
    for (int hits = 0; hits <= 10; ++hits) {
        lines[0].values << hits / 10.0;
        lines[1].values << hits / 20.0;
    }
    return lines;
}

QWidget* canvas(const ChartPanel& panel) {
    return panel.findChild<PlotView*>()->viewport();
}

void show(ChartPanel& panel) {
    panel.resize(460, 240);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel, yomi::longestWait));
}

/// The drawing that the panel saves, with its texts as texts.
QString drawing(const ChartPanel& panel) {
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"panel.svg"_s);
    panel.saveTo(path);
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The sizes of those texts, the title included.
QSet<QString> textSizes(const ChartPanel& panel) {
    static const QRegularExpression size(u"<text[^>]*font-size=\"([0-9.]+)\""_s);
    QSet<QString> sizes;
    const QString text = drawing(panel);
    for (auto match = size.globalMatch(text); match.hasNext();)
        sizes << match.next().captured(1);
    return sizes;
}

/// The centre of the pixels of about this colour; fails without any.
QPoint centerOf(const ChartPanel& panel, const QColor& color) {
    const QImage image = canvas(panel)->grab().toImage();
    QRect found;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) == color)
                found |= QRect(x, y, 1, 1);
    return found.isValid() ? found.center() : QPoint(-1, -1);
}

} // namespace

class TestChartPanels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QApplication::setPalette(paletteFor(lightColors())); }

    void theMouseLightsABar() {
        BarPanel panel(u"Kill odds"_s, Unit::Percent);
        panel.setBars(articleBars());
        show(panel);
        QSignalSpy hovered(&panel, &ChartPanel::hovered);
        const QPoint second = centerOf(panel, seriesColor(1));
        QVERIFY(second.x() > 0);
        QTest::mouseMove(canvas(panel), second);
        QCOMPARE(hovered.takeFirst().first().toInt(), 1);
        QCOMPARE(panel.highlighted(), 1);
        QCOMPARE(QToolTip::text(), u"Imp: 3.29 %"_s);
        QHelpEvent rest(QEvent::ToolTip, second, canvas(panel)->mapToGlobal(second));
        QCoreApplication::sendEvent(canvas(panel), &rest);
        QTest::qWait(400); // longer than a tooltip stays that should hide
        QVERIFY(QToolTip::isVisible());
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(canvas(panel), &leave);
        QCOMPARE(hovered.takeFirst().first().toInt(), -1);
        QCOMPARE(panel.highlighted(), -1);
    }

    void aLitBarDimsTheOthers() {
        BarPanel panel(u"Kill odds"_s, Unit::Percent);
        panel.setBars(articleBars());
        show(panel);
        QSignalSpy hovered(&panel, &ChartPanel::hovered);
        panel.setHighlighted(1);
        QCOMPARE(hovered.count(), 0);
        QCOMPARE(centerOf(panel, seriesColor(0)), QPoint(-1, -1));
        QVERIFY(centerOf(panel, seriesColor(1)).x() > 0);
        panel.setHighlighted(-1);
        QVERIFY(centerOf(panel, seriesColor(0)).x() > 0);
        panel.setHighlighted(99);
        QCOMPARE(panel.highlighted(), -1);
    }

    void theTextsOfDimmedBarsStayReadable() {
        for (const Colors* colors : {&lightColors(), &darkColors()}) {
            BarPanel panel(u"Nodes"_s, Unit::Count, BarPanel::Direction::Lying);
            panel.setPalette(paletteFor(*colors));
            panel.setBars(
                {{u"Minimax"_s, 549945, seriesColor(0), {}}, {u"PVS"_s, 545, seriesColor(0), {}}});
            show(panel);
            panel.setHighlighted(0);
            constexpr int scale = 4; // so that strokes are wider than their soft edges
            const QImage picture = panel.picture(scale);
            const int left = picture.width() / 5; // where the names are
            QSet<QRgb> inks;
            for (int y = picture.height() * 2 / 3; y < picture.height() - 20 * scale; ++y)
                for (int x = 0; x < left; ++x)
                    inks << picture.pixel(x, y);
            QVERIFY(inks.contains(colors->muted.rgb()));
        }
    }

    /// Also one that is wider than its share of a narrow chart.
    void theHighestBarHasItsValue() {
        BarPanel panel(u"Cutting moves"_s, Unit::Count);
        QList<Bar> bars;
        for (const double count : {6490, 28, 7, 3, 2})
            bars << Bar{QString::number(bars.size() + 1), count, {}, {}};
        panel.setBars(bars);
        show(panel);
        panel.resize(170, 240);
        QVERIFY(drawing(panel).contains(u">6,490<"_s));
    }

    void arrowsLightAndTell() {
        BarPanel panel(u"Kill odds"_s, Unit::Percent);
        panel.setBars(articleBars());
        show(panel);
        auto* plot = panel.findChild<PlotView*>();
        QCOMPARE(plot->accessibleName(), u"Kill odds"_s);
        QVERIFY(plot->accessibleDescription().contains(u"Raptor: 12.09552756 %"_s));
        QSignalSpy hovered(&panel, &ChartPanel::hovered);
        QSignalSpy activated(&panel, &ChartPanel::activated);
        QTest::keyClick(plot, Qt::Key_Right);
        QTest::keyClick(plot, Qt::Key_Right);
        QTest::keyClick(plot, Qt::Key_Right);
        QTest::keyClick(plot, Qt::Key_Right);
        QCOMPARE(panel.highlighted(), 2);
        QCOMPARE(hovered.count(), 3);
        QCOMPARE(plot->accessibleDescription(), u"Imp (2): 0.64 %\nshielded"_s);
        QTest::keyClick(plot, Qt::Key_Return);
        QCOMPARE(activated.takeFirst().first().toInt(), 2);
        QTest::keyClick(plot, Qt::Key_Escape);
        QCOMPARE(panel.highlighted(), -1);
    }

    void aClickActivates() {
        BarPanel panel(u"Nodes"_s, Unit::Count, BarPanel::Direction::Lying);
        panel.setScale(BarPanel::Scale::Log);
        panel.setBars({{u"Minimax"_s, 549945, seriesColor(0), {}},
                       {u"Alpha-beta"_s, 1175, seriesColor(2), {}},
                       {u"Nothing"_s, 0, seriesColor(3), {}},
                       {u"Not run"_s, std::nan(""), seriesColor(4), {}}});
        show(panel);
        QSignalSpy activated(&panel, &ChartPanel::activated);
        QTest::mouseClick(canvas(panel), Qt::LeftButton, {}, centerOf(panel, seriesColor(2)));
        QCOMPARE(activated.takeFirst().first().toInt(), 1);
        QCOMPARE(centerOf(panel, seriesColor(3)), QPoint(-1, -1));
        QCOMPARE(centerOf(panel, seriesColor(4)), QPoint(-1, -1));
    }

    void twoOfOneNameAreTwoBars() {
        BarPanel panel(u"Kill odds"_s, Unit::Percent);
        panel.setValueName(u"odds"_s);
        panel.setBars(articleBars());
        show(panel);
        QVERIFY(centerOf(panel, seriesColor(1)).x() < centerOf(panel, seriesColor(2)).x());
        QCOMPARE(panel.numbers(), (TextTable{{u"name"_s, u"odds"_s},
                                             {u"Raptor"_s, u"0.1209552756"_s},
                                             {u"Imp"_s, u"0.0329"_s},
                                             {u"Imp (2)"_s, u"0.0064"_s}}));
    }

    void theMarkerFollowsTheMouse() {
        LinePanel panel(u"Odds over hits"_s, Unit::Percent);
        panel.setXText([](int hits) { return QString::number(hits) + u" hits"_s; });
        panel.setLines(twoLines());
        panel.setMarker(3);
        show(panel);
        QSignalSpy moved(&panel, &LinePanel::markerMoved);
        const auto* plot = panel.findChild<PlotView*>();
        const auto at = [&](double hits) {
            return plot->toPixels({hits, 0.9}).toPoint();
        };
        QTest::mousePress(canvas(panel), Qt::LeftButton, {}, at(3));
        QCOMPARE(moved.count(), 0);
        QTest::mouseMove(canvas(panel), at(6.2));
        QCOMPARE(moved.takeFirst().first().toInt(), 6);
        QTest::mouseMove(canvas(panel), at(14));
        QCOMPARE(moved.takeFirst().first().toInt(), 10);
        QTest::mouseRelease(canvas(panel), Qt::LeftButton, {}, at(8));
        QTest::mouseMove(canvas(panel), at(2));
        QCOMPARE(panel.marker(), 10);
        QTest::mouseClick(canvas(panel), Qt::LeftButton, {}, at(7));
        QCOMPARE(panel.marker(), 7);
    }

    void theMarkerFollowsTheKeys_data() {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<int>("x");
        QTest::newRow("left") << Qt::Key_Left << 2;
        QTest::newRow("right") << Qt::Key_Right << 4;
        QTest::newRow("page up") << Qt::Key_PageUp << 10;
        QTest::newRow("page down") << Qt::Key_PageDown << 0;
        QTest::newRow("home") << Qt::Key_Home << 0;
        QTest::newRow("end") << Qt::Key_End << 10;
    }

    void theMarkerFollowsTheKeys() {
        QFETCH(Qt::Key, key);
        LinePanel panel(u"Odds over hits"_s, Unit::Percent);
        panel.setLines(twoLines());
        panel.setMarker(3);
        show(panel);
        QSignalSpy moved(&panel, &LinePanel::markerMoved);
        QTest::keyClick(panel.findChild<PlotView*>(), key);
        QCOMPARE(moved.count(), 1);
        QTEST(moved.first().first().toInt(), "x");
        QCOMPARE(panel.marker(), moved.first().first().toInt());
    }

    void hoverTellsTheNearestLine() {
        LinePanel panel(u"Odds over hits"_s, Unit::Percent);
        panel.setXText([](int hits) { return QString::number(hits) + u" hits"_s; });
        panel.setLines(twoLines());
        show(panel);
        QSignalSpy hovered(&panel, &ChartPanel::hovered);
        const auto* plot = panel.findChild<PlotView*>();
        QTest::mouseMove(canvas(panel), plot->toPixels({7, 0.33}).toPoint());
        QCOMPARE(hovered.takeFirst().first().toInt(), 1);
        QCOMPARE(QToolTip::text(), u"Yeti, 7 hits: 35 %"_s);
        QTest::mouseMove(canvas(panel), plot->toPixels({1, 0.9}).toPoint());
        QCOMPARE(hovered.takeFirst().first().toInt(), -1);
    }

    void arrowsChooseALineAtTheMarker() {
        LinePanel panel(u"Odds over hits"_s, Unit::Percent);
        panel.setLines(twoLines());
        panel.setMarker(4);
        show(panel);
        auto* plot = panel.findChild<PlotView*>();
        QTest::keyClick(plot, Qt::Key_Down);
        QTest::keyClick(plot, Qt::Key_Down);
        QCOMPARE(plot->accessibleDescription(), u"Yeti, 4: 20 %"_s);
    }

    /// Yeti's last two values are estimates: their bars are part of the range.
    void estimatesHaveIntervals() {
        LinePanel panel(u"Odds over hits"_s, Unit::Percent);
        panel.setLines({{u"Raptor"_s, seriesColor(0), {0, 0.1, 0.2}, 1},
                        {.name = u"Yeti"_s,
                         .color = seriesColor(1),
                         .values = {0.1, 0.2, 0.3},
                         .first = 1,
                         .spreads = {{0.15, 0.25}, {0.2, 0.8}}}});
        panel.setMarker(3);
        show(panel);
        QCOMPARE(panel.lines()[1].spreadAt(1), nullptr);
        QCOMPARE(panel.lines()[1].spreadAt(2)->first, 0.15);
        auto* plot = panel.findChild<PlotView*>();
        QTest::keyClick(plot, Qt::Key_Down);
        QTest::keyClick(plot, Qt::Key_Down);
        QCOMPARE(plot->accessibleDescription(), u"Yeti, 3: about 30.00 % (20.00 % to 80.00 %)"_s);
        QVERIFY(plot->toPixels({3, 0.8}).y() >= plot->plotArea().top());
    }

    void linesCoverTheirRange() {
        LinePanel panel(u"Odds over hits"_s, Unit::Percent);
        QList<Line> lines = twoLines();
        lines[1].first = 5;
        panel.setLines(lines);
        panel.setXName(u"hits"_s);
        const TextTable table = panel.numbers();
        QCOMPARE(table.first(), (QStringList{u"hits"_s, u"Raptor"_s, u"Yeti"_s}));
        QCOMPARE(table[1], (QStringList{u"0"_s, u"0"_s, QString()}));
        QCOMPARE(table[6], (QStringList{u"5"_s, u"0.5"_s, u"0"_s}));
        QCOMPARE(table.last(), (QStringList{u"15"_s, QString(), u"0.5"_s}));
    }

    /// With more lines than colours the picture names every line, also those of equal value.
    void aLegendNamesEveryLine() {
        LinePanel panel(u"Odds over hits"_s, Unit::Percent);
        QList<Line> lines;
        for (int i = 0; i < 13; ++i)
            lines << Line{u"Somebody %1"_s.arg(i), seriesColor(i), {0, 0.5, 1}, 0};
        panel.setLines(lines);
        panel.setMarker(1);
        show(panel);
        panel.resize(460, 320);
        QCoreApplication::processEvents();
        const QString drawn = drawing(panel);
        for (const Line& line : lines)
            QVERIFY2(drawn.contains(u'>' + line.name + u'<'), qPrintable(line.name));
    }

    /// Of many names at one point the first and the number of others are shown.
    void aListOfNamesIsNotCutInside() {
        LinePanel panel(u"Odds over hits"_s, Unit::Percent);
        QList<Line> lines;
        for (const QString& name : {u"Whelp"_s, u"Flametongue Totem"_s, u"Spirit Wolf"_s})
            lines << Line{name, seriesColor(0), {0, 0.9, 1}, 0};
        for (int i = 0; i < 6; ++i)
            lines << Line{u"Imp %1"_s.arg(i), seriesColor(i), {0, 0.1 * i, 1}, 0};
        panel.setLines(lines);
        panel.setMarker(1);
        show(panel);
        panel.resize(480, 200); // without a legend
        QCoreApplication::processEvents();
        const QString drawn = drawing(panel);
        QVERIFY2(drawn.contains(u">Whelp and 2 more<"_s), qPrintable(drawn));
    }

    /// Of overlapping names one and the number of others are shown.
    void namesThatCollideShareOne() {
        LinePanel panel(u"Odds over hits"_s, Unit::Percent);
        QList<Line> lines;
        for (int i = 0; i < 9; ++i)
            lines << Line{
                u"Imp %1"_s.arg(i), seriesColor(i), {0, i < 6 ? 0.01 * i : 0.1 * i, 1}, 0};
        panel.setLines(lines);
        panel.setMarker(1);
        show(panel);
        panel.resize(480, 200);
        QCoreApplication::processEvents();
        const QString drawn = drawing(panel);
        QVERIFY2(drawn.contains(u">Imp 0 and 5 more<"_s), qPrintable(drawn));
        QVERIFY(drawn.contains(u">Imp 8<"_s));
    }

    /// No two lines share colour and pattern, wherever their names are.
    void noTwoLinesLookAlike() {
        LinePanel panel(u"Odds over hits"_s, Unit::Percent);
        QList<Line> lines;
        for (int i = 0; i < 13; ++i)
            lines << Line{u"Somebody %1"_s.arg(i), seriesColor(i), {0, i / 13.0, 1}, 0};
        panel.setLines(lines);
        for (const int height : {160, 480}) {
            show(panel);
            panel.resize(460, height);
            QCoreApplication::processEvents();
            QSet<QString> looks;
            for (QAbstractSeries* each : panel.findChild<PlotView*>()->chart()->series()) {
                const QPen pen = qobject_cast<QLineSeries*>(each)->pen();
                looks << u"%1 %2"_s.arg(pen.color().name()).arg(pen.style());
            }
            QCOMPARE(looks.size(), lines.size());
        }
    }

    /// The flag does not cover the axis, and a range that ends just short of a round number shows
    /// that number.
    void theAxesKeepTheirNumbers() {
        LinePanel panel(u"Value"_s, Unit::Count);
        QList<double> values(10'000);
        std::iota(values.begin(), values.end(), 0);
        panel.setXScale(0, 2);
        panel.setLines({{u"Run"_s, seriesColor(0), values, 0}});
        show(panel);
        QVERIFY(drawing(panel).contains(u">20,000<"_s));
        panel.setMarker(0);
        const QColor accent = lightColors().accent;
        const QImage image = canvas(panel)->grab().toImage();
        const auto edge = static_cast<int>(panel.findChild<PlotView*>()->plotArea().left());
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < edge - 2; ++x)
                QVERIFY(image.pixelColor(x, y) != accent);
    }

    /// A single value is drawn as a point.
    void aSingleValueIsDrawn() {
        LinePanel panel(u"Value"_s, Unit::Number);
        constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
        panel.setStartsAtZero(false);
        panel.setLines({{u"Run"_s, seriesColor(0), {nothing, nothing, 3, nothing, nothing}, 0}});
        show(panel);
        const auto* plot = panel.findChild<PlotView*>();
        const QImage image = canvas(panel)->grab().toImage();
        QCOMPARE(image.pixelColor(plot->toPixels({2, 3}).toPoint()), seriesColor(0));
        panel.setLines({{u"Run"_s, seriesColor(0), {nothing, 4, nothing, 4, nothing}, 0}});
        const QImage line = canvas(panel)->grab().toImage();
        QCOMPARE(line.pixelColor(plot->toPixels({2, 4}).toPoint()), seriesColor(0));
    }

    /// If rows are too low for all names, the marked bar keeps its own.
    void aMarkedBarKeepsItsName() {
        BarPanel panel(u"Nodes"_s, Unit::Count, BarPanel::Direction::Lying);
        for (const int marked : {3, 4}) {
            QList<Bar> bars;
            for (int i = 0; i < 9; ++i)
                bars << Bar{u"depth %1"_s.arg(i), 100.0 + i, {}, {}, {}, i == marked};
            panel.setBars(bars);
            show(panel);
            panel.resize(300, 110);
            QCoreApplication::processEvents();
            const QString drawn = drawing(panel);
            QVERIFY(!drawn.contains(u">depth %1<"_s.arg(marked + 1)));
            QVERIFY(drawn.contains(u">depth %1<"_s.arg(marked)));
            QVERIFY(drawn.contains(u">%1<"_s.arg(100 + marked)));
        }
    }

    /// Names that do not fit below vertical bars are before horizontal ones, the longest on two
    /// lines; in low rows they lose their middle, because names often differ at their ends.
    void longNamesAreRead() {
        BarPanel panel(u"Kill odds"_s, Unit::Percent);
        const QString longest = u"Silver Hand Recruit of the eternal guard"_s;
        panel.setBars({{u"Ragnaros the Firelord"_s, 0.5, seriesColor(0), {}},
                       {longest + u" 1"_s, 0.25, seriesColor(1), {}},
                       {longest + u" 2"_s, 0.25, seriesColor(2), {}},
                       {u"Sylvanas Windrunner"_s, 0.25, seriesColor(3), {}},
                       {u"Imp"_s, 1, seriesColor(4), {}}});
        show(panel);
        const QString drawn = drawing(panel);
        QVERIFY(drawn.contains(u">Ragnaros the Firelord<"_s));
        for (const QString& end : {u" 1"_s, u" 2"_s}) {
            QVERIFY(!drawn.contains(u'…'));
            QVERIFY(drawn.contains(QRegularExpression(u"guard%1<"_s.arg(end))));
        }
        QCOMPARE(centerOf(panel, seriesColor(1)).x(), centerOf(panel, seriesColor(2)).x());
        panel.setBars(articleBars());
        QVERIFY(centerOf(panel, seriesColor(0)).x() < centerOf(panel, seriesColor(1)).x());
    }

    /// Rows keep the height of their texts, on the screen and in the picture; the highlighted one
    /// is visible.
    void manyRowsScroll() {
        StackPanel panel(u"Lives left"_s);
        QList<StackRow> rows;
        for (int i = 0; i < 16; ++i)
            rows << StackRow{u"Somebody %1"_s.arg(i), seriesColor(i), {0.5, 0.5}};
        panel.setRows(rows);
        show(panel);
        const QString drawn = drawing(panel);
        for (const StackRow& row : rows)
            QVERIFY2(drawn.contains(u'>' + row.name + u'<'), qPrintable(row.name));
        const auto shownTo = [&] {
            return canvas(panel)->visibleRegion().boundingRect().bottom() + 1;
        };
        QVERIFY(shownTo() < canvas(panel)->height());
        panel.setHighlighted(15);
        QCOMPARE(shownTo(), canvas(panel)->height());
    }

    void labelsFollowThePersonsFont() {
        const auto restore =
            qScopeGuard([before = QApplication::font()] { QApplication::setFont(before); });
        const auto chooseSize = [](int pixels) {
            QFont font = QApplication::font();
            font.setPixelSize(pixels);
            QApplication::setFont(font);
            QCoreApplication::processEvents();
        };
        chooseSize(12);
        BarPanel bars(u"Kill odds"_s, Unit::Percent, BarPanel::Direction::Lying);
        bars.setBars(articleBars());
        LinePanel lines(u"Odds over hits"_s, Unit::Percent);
        lines.setLines(twoLines());
        StackPanel stacks(u"Remaining health"_s);
        stacks.setRows(QList<StackRow>(3, {u"Imp"_s, seriesColor(0), {0.25, 0.75}}));
        for (ChartPanel* panel : std::initializer_list<ChartPanel*>{&bars, &lines, &stacks}) {
            show(*panel);
            QCOMPARE(textSizes(*panel), (QSet<QString>{u"11"_s, u"12"_s}));
        }
        QCOMPARE(stacks.findChild<PlotView*>()->minimumHeight(), 3 * 17);
        chooseSize(24); // while the charts are there
        for (const ChartPanel* panel : std::initializer_list<ChartPanel*>{&bars, &lines, &stacks})
            QCOMPARE(textSizes(*panel), (QSet<QString>{u"22"_s, u"24"_s}));
        QCOMPARE(stacks.findChild<PlotView*>()->minimumHeight(), 3 * 34);
    }

    /// A row lower than its name would be unreadable: the rows scroll.
    void barsOfGroupsHaveRoomForTheirNames() {
        BarPanel panel(u"Kill odds"_s, Unit::Percent, BarPanel::Direction::Lying);
        QList<Bar> bars;
        for (int i = 0; i < 16; ++i)
            bars += {
                QString::number(i), i / 16.0, {}, {}, i < 8 ? u"Enemy side"_s : u"Friendly side"_s};
        panel.setBars(bars);
        panel.resize(460, 120);
        panel.show();
        const auto* plot = panel.findChild<PlotView*>();
        QTRY_VERIFY(plot->viewport()->height() >= 9 * 17);
        panel.resize(300, 120); // too narrow for a column per group
        QTRY_VERIFY(plot->viewport()->height() >= 18 * 17);
        const QString drawn = drawing(panel);
        for (const Bar& bar : bars)
            QVERIFY2(drawn.contains(u'>' + bar.name + u'<'), qPrintable(bar.name));
    }

    void fewerLinesAfterMore() {
        LinePanel panel(u"Odds over hits"_s, Unit::Percent);
        panel.setLines(twoLines());
        show(panel);
        QVERIFY(centerOf(panel, seriesColor(1)).x() > 0);
        panel.setLines(twoLines().mid(0, 1));
        QCOMPARE(centerOf(panel, seriesColor(1)), QPoint(-1, -1));
        panel.setLines({});
        QCOMPARE(centerOf(panel, seriesColor(0)), QPoint(-1, -1));
    }

    void rowsTellTheirOutcomes() {
        StackPanel panel(u"Lives left"_s);
        panel.setOutcomeText([](int lives) { return QString::number(lives) + u" left"_s; });
        panel.setRows({{u"Raptor"_s, seriesColor(0), {0.5, 0.25, 0.25}},
                       {u"Imp"_s, seriesColor(1), {0.125, 0.875}}});
        show(panel);
        const auto* plot = panel.findChild<PlotView*>();
        const QRectF area = plot->plotArea();
        const QPoint inside(static_cast<int>(area.left() + 0.6 * area.width()),
                            static_cast<int>(area.top() + 0.25 * area.height()));
        QSignalSpy hovered(&panel, &ChartPanel::hovered);
        QTest::mouseMove(canvas(panel), inside);
        QCOMPARE(hovered.takeFirst().first().toInt(), 0);
        QCOMPARE(QToolTip::text(), u"Raptor, 1 left: 25 %"_s);
        QCOMPARE(panel.numbers(), (TextTable{{u"name"_s, u"0 left"_s, u"1 left"_s, u"2 left"_s},
                                             {u"Raptor"_s, u"0.5"_s, u"0.25"_s, u"0.25"_s},
                                             {u"Imp"_s, u"0.125"_s, u"0.875"_s, QString()}}));
    }

    void followsTheTheme_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("bars") << 0;
        QTest::newRow("lines") << 1;
        QTest::newRow("rows") << 2;
    }

    void followsTheTheme() {
        QFETCH(int, kind);
        std::unique_ptr<ChartPanel> panel;
        if (kind == 0)
            panel = std::make_unique<BarPanel>(u"Kill odds"_s, Unit::Percent);
        else if (kind == 1)
            panel = std::make_unique<LinePanel>(u"Odds"_s, Unit::Percent);
        else
            panel = std::make_unique<StackPanel>(u"Lives"_s);
        show(*panel);
        for (const Colors& colors : {darkColors(), lightColors()}) {
            QApplication::setPalette(paletteFor(colors));
            QCoreApplication::processEvents();
            QCOMPARE(canvas(*panel)->grab().toImage().pixelColor(300, 2), colors.surface);
        }
    }

    void saysWhyThereIsNoChart() {
        BarPanel panel(u"Kill odds"_s, Unit::Percent);
        show(panel);
        panel.showEmpty(u"No minion yet: click a free slot or type its health."_s);
        QVERIFY(!canvas(panel)->isVisible());
        panel.setBars(articleBars());
        QVERIFY(canvas(panel)->isVisible());
        QVERIFY(panel.emptyText().isEmpty());
    }

    void aNewTitleIsTheNameEverywhere() {
        BarPanel panel(u"Kill odds"_s, Unit::Percent);
        panel.setTitle(u"Odds"_s);
        QCOMPARE(panel.accessibleName(), u"Odds"_s);
        QCOMPARE(panel.findChild<PlotView*>()->accessibleName(), u"Odds"_s);
    }

    void theWheelIsLeftToThePage() {
        BarPanel panel(u"Kill odds"_s, Unit::Percent);
        panel.setBars(articleBars());
        show(panel);
        QWheelEvent wheel({50, 50}, canvas(panel)->mapToGlobal(QPointF(50, 50)), {0, -120},
                          {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(canvas(panel), &wheel);
        QVERIFY(!wheel.isAccepted());
    }

    void aStaleChartIsFadedUntilNewDataCome() {
        BarPanel panel(u"Kill odds"_s, Unit::Percent);
        panel.setBars(articleBars());
        show(panel);
        panel.setStale(true);
        QCOMPARE(centerOf(panel, seriesColor(0)), QPoint(-1, -1));
        panel.setBars(articleBars());
        QVERIFY(centerOf(panel, seriesColor(0)).x() > 0);
    }
};

YOMI_TESTS(TestChartPanels)
#include "test_chart_panels.moc"
