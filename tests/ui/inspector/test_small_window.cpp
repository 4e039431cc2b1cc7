// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/inspector/screen.h"
#include "tests/waiting.h"
#include "ui/common/playback_bar.h"
#include "ui/common/scaled_font.h"
#include "ui/inspector/score_widgets.h"
#include "ui/inspector/tree_legend.h"

#include <QScrollBar>

using namespace yomi::ui;
using namespace yomi::ui::inspector;
using namespace yomi::ui::tictactoe;

/// The inspector in a small window.
class TestSmallWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRootComesBackIntoSight() {
        Screen screen;
        screen.workspace.resize(1000, 714);
        for (int i = 0; i < 12; ++i)
            screen.key(Qt::Key_Right, Qt::AltModifier);
        QVERIFY(screen.canvas->horizontalScrollBar()->value() > 0);
        screen.key(Qt::Key_Home, Qt::AltModifier);
        QCOMPARE(screen.canvas->horizontalScrollBar()->value(), 0);
    }

    void fitsASmallWindow() {
        Screen screen;
        const auto* legend = screen.workspace.findChild<TreeLegend*>();
        QTRY_VERIFY(legend->isVisible());
        screen.workspace.resize(890, 500); // of a window of 900×600
        QTRY_VERIFY(!legend->isVisible());
        QTRY_VERIFY2(screen.canvas->height() >= 200,
                     qPrintable(QString::number(screen.canvas->height())));
        const auto* place = screen.workspace.findChild<PlaybackBar*>()->findChild<QLabel*>();
        QVERIFY(place->isVisible()); // the number of the event
        QVERIFY(!screen.button("Legend")->isChecked());
        QTest::mouseClick(screen.button("Legend"), Qt::LeftButton);
        QVERIFY(legend->isVisible());
        QVERIFY(screen.button("Legend")->isChecked());
        QTRY_VERIFY(legend->height() >= legend->heightForWidth(legend->width()));
        QTRY_VERIFY(screen.canvas->height() >= 120);
        const QSize least = screen.workspace.minimumSizeHint();
        QVERIFY2(least.width() <= 890 && least.height() <= 470,
                 qPrintable(QStringLiteral("%1×%2").arg(least.width()).arg(least.height())));
        screen.workspace.resize(least);
        const auto* playback = screen.workspace.findChild<PlaybackBar*>();
        QTRY_VERIFY(playback->height() >= playback->heightForWidth(playback->width()));
        QTRY_VERIFY(screen.canvas->height() >= 80);
    }

    /// All texts of the line fit, even four labels at one place.
    void theNumberLineHasRoomForItsLabels_data() {
        QTest::addColumn<double>("scale");
        QTest::addRow("usual font") << 1.0;
        QTest::addRow("large font") << 2.0;
    }
    void theNumberLineHasRoomForItsLabels() {
        QFETCH(double, scale);
        QWidget parent;
        parent.setFont(scaledFont(parent.font(), scale));
        NumberLine line(&parent);
        QVERIFY(line.fontInfo().pixelSize() > 8 * scale);
        for (const int width : {line.minimumSizeHint().width() + 2, 232, 300}) {
            line.resize(std::max(width, line.minimumSizeHint().width()), line.sizeHint().height());
            for (const double score : {-600, 0, 1, 600}) {
                const BoundedScore child{score, BoundKind::Upper};
                line.show({600}, {Bounds{score, score}, {}, score, child, {}});
                const std::vector<QRectF> labels = line.labelRects();
                QCOMPARE(labels.size(), std::size_t(4));
                for (std::size_t i = 0; i < labels.size(); ++i) {
                    QVERIFY(QRectF(line.rect()).contains(labels[i]));
                    for (std::size_t j = 0; j < i; ++j)
                        QVERIFY(!labels[i].intersects(labels[j]));
                }
            }
        }
    }
};

YOMI_TESTS(TestSmallWindow)
#include "test_small_window.moc"
