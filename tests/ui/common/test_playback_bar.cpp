// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/waiting.h"
#include "ui/common/playback_bar.h"

#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QSignalSpy>
#include <QSlider>
#include <QToolButton>

using namespace yomi::ui;

namespace {

QList<int> positions(const QSignalSpy& spy) {
    QList<int> result;
    for (const QList<QVariant>& call : spy)
        result << call.first().toInt();
    return result;
}

struct Bar {
    PlaybackBar bar{QStringLiteral("Turns")};
    QSignalSpy chosen{&bar, &PlaybackBar::positionChosen};

    explicit Bar(int last) {
        bar.setLast(last);
        bar.resize(700, 40);
        bar.show();
    }
    void click(QAction* action) {
        for (QToolButton* button : bar.findChildren<QToolButton*>())
            if (button->defaultAction() == action)
                QTest::mouseClick(button, Qt::LeftButton);
    }
};

} // namespace

class TestPlaybackBar : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void buttonsStepBetweenTheEnds() {
        Bar bar(3);
        bar.click(bar.bar.back()); // disabled at the first position
        bar.click(bar.bar.forward());
        bar.click(bar.bar.end());
        bar.click(bar.bar.forward()); // disabled at the last one
        bar.click(bar.bar.back());
        bar.click(bar.bar.first());
        QCOMPARE(positions(bar.chosen), QList<int>({1, 3, 2, 0}));
    }

    /// The end of all steps is a position, but not a step.
    void theEndIsNotCounted() {
        Bar bar(3);
        const auto place = [&] {
            for (const QLabel* label : bar.bar.findChildren<QLabel*>())
                if (label->text().contains(QStringLiteral(" of ")))
                    return label->text();
            return QString();
        };
        QCOMPARE(place(), QStringLiteral("1 of 4"));
        bar.bar.setLast(3, PlaybackBar::Positions::StepsAndEnd);
        QCOMPARE(place(), QStringLiteral("1 of 3"));
        bar.bar.setPosition(2);
        QCOMPARE(place(), QStringLiteral("3 of 3"));
        bar.bar.setPosition(3);
        QCOMPARE(place(), QStringLiteral("end of 3"));
    }

    void theOwnersPositionIsShownSilently() {
        Bar bar(10);
        bar.bar.setPosition(7);
        QCOMPARE(bar.bar.findChild<QSlider*>()->value(), 7);
        QVERIFY(bar.chosen.isEmpty());
    }

    void theSliderHasKeys() {
        Bar bar(10);
        auto* slider = bar.bar.findChild<QSlider*>();
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Right);
        QTest::keyClick(slider, Qt::Key_End);
        QCOMPARE(positions(bar.chosen), QList<int>({1, 10}));
    }

    void playsOnlyWhenToldAndEndsAtTheLast() {
        Bar bar(3);
        QVERIFY(!bar.bar.isPlaying());
        bar.bar.setSpeed(60);
        bar.click(bar.bar.play());
        QVERIFY(bar.bar.isPlaying());
        QCOMPARE(bar.bar.play()->text(), QStringLiteral("Pause"));
        QTRY_VERIFY(!bar.bar.isPlaying());
        QCOMPARE(positions(bar.chosen), QList<int>({1, 2, 3}));
        bar.click(bar.bar.play()); // starts again
        QCOMPARE(positions(bar.chosen).last(), 0);
        QVERIFY(bar.bar.isPlaying());
        bar.click(bar.bar.end()); // any other step ends it
        QVERIFY(!bar.bar.isPlaying());
    }

    /// The button's accessible name is the action of a press.
    void theScreenReaderHearsPlayOrPause() {
        Bar bar(100);
        const auto heard = [&] {
            for (QToolButton* button : bar.bar.findChildren<QToolButton*>())
                if (button->defaultAction() == bar.bar.play())
                    return QAccessible::queryAccessibleInterface(button)->text(QAccessible::Name);
            return QString();
        };
        QCOMPARE(heard(), QStringLiteral("Play"));
        bar.bar.setPlaying(true);
        QCOMPARE(heard(), QStringLiteral("Pause"));
        bar.bar.setPlaying(false);
        QCOMPARE(heard(), QStringLiteral("Play"));
    }

    void buttonsNameTheirKeys() {
        Bar bar(100);
        QCOMPARE(bar.bar.forward()->toolTip(), QStringLiteral("Forward (Alt+Right)"));
        bar.bar.setPlaying(true);
        QCOMPARE(bar.bar.play()->toolTip(), QStringLiteral("Pause (Alt+Return)"));
    }

    void anotherRecordingEndsPlaying() {
        Bar bar(100);
        bar.bar.setPlaying(true);
        bar.bar.setLast(5);
        QVERIFY(!bar.bar.isPlaying());
        bar.bar.setLast(-1);
        QVERIFY(!bar.bar.play()->isEnabled());
    }

    void whatDoesNotFitTakesMoreRows() {
        Bar bar(1'905'002);
        QAction over(QStringLiteral("over")), cut(QStringLiteral("→ table hit"));
        bar.bar.addStepButton(&over);
        bar.bar.setStepMenu({&cut});
        QCoreApplication::processEvents(); // they appear
        constexpr int narrow = 300;
        QVERIFY(bar.bar.minimumSizeHint().width() <= narrow);
        QVERIFY(bar.bar.heightForWidth(narrow) > bar.bar.heightForWidth(900));
        for (const int width : {narrow, 500, 900}) {
            bar.bar.resize(width, bar.bar.heightForWidth(width));
            QCoreApplication::processEvents();
            QRegion taken;
            for (const QWidget* each : bar.bar.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
                if (!each->isVisible())
                    continue;
                QVERIFY(bar.bar.rect().contains(each->geometry()));
                QVERIFY(!taken.intersects(each->geometry()));
                taken += each->geometry();
            }
        }
    }

    void otherStepsAreOfferedByName() {
        Bar bar(5);
        QAction over(QStringLiteral("over")), cut(QStringLiteral("next cut")),
            hit(QStringLiteral("next hit"));
        QSignalSpy overs(&over, &QAction::triggered), hits(&hit, &QAction::triggered);
        bar.bar.addStepButton(&over);
        bar.bar.setStepMenu({&cut, &hit});
        bar.click(&over);
        QCOMPARE(overs.count(), 1);
        bar.click(&cut);
        QCOMPARE(hits.count(), 0);
        hit.trigger(); // by its key: from now on the button repeats it
        bar.click(&hit);
        QCOMPARE(hits.count(), 2);
    }
};

YOMI_TESTS(TestPlaybackBar)
#include "test_playback_bar.moc"
