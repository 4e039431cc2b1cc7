// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/waiting.h"
#include "ui/common/job.h"
#include "ui/common/job_bar.h"
#include "ui/common/latest_run.h"

#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>

#include <atomic>
#include <semaphore>
#include <stdexcept>

using namespace yomi;
using namespace yomi::ui;

namespace {

/// Runs until it is asked to stop, like an engine.
int workUntilStopped(const std::stop_token& stop) {
    for (;;)
        throwIfStopped(stop);
}

} // namespace

class TestBackground : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void deliversOnTheGuiThread() {
        int result = 0;
        QThread* where = nullptr;
        LatestRun<int> run([&](const Outcome<int>& outcome) {
            result = outcome.result.value();
            where = QThread::currentThread();
        });
        QThread* worked = nullptr;
        run.start([&](std::stop_token) {
            worked = QThread::currentThread();
            return 42;
        });
        QVERIFY(run.isRunning());
        QTRY_COMPARE(result, 42);
        QCOMPARE(where, thread());
        QVERIFY(worked != thread());
        QVERIFY(!run.isRunning());
    }

    void onlyTheNewestArrives() {
        QList<int> arrived;
        LatestRun<int> run([&](const Outcome<int>& outcome) { arrived << *outcome.result; });
        for (int edit = 1; edit <= 50; ++edit) {
            run.start([edit](const std::stop_token& stop) {
                return edit < 50 ? workUntilStopped(stop) : edit;
            });
            QTest::qWait(1);
        }
        QTRY_COMPARE(arrived, QList<int>{50});
    }

    void startsOfOneTurnAreOneRun() {
        std::atomic<int> begun = 0;
        int last = 0;
        LatestRun<int> run([&](const Outcome<int>& outcome) { last = *outcome.result; });
        for (int edit = 1; edit <= 10; ++edit) {
            run.start([edit, &begun](std::stop_token) {
                ++begun;
                return edit;
            });
        }
        QTRY_COMPARE(last, 10);
        QCOMPARE(begun.load(), 1);
    }

    /// The old run has finished, its delivery is queued, and the input changes.
    void anAnswerToOlderInputsIsDropped() {
        QList<int> arrived;
        std::binary_semaphore done(0);
        LatestRun<int> run([&](const Outcome<int>& outcome) { arrived << *outcome.result; });
        run.start([&](std::stop_token) {
            done.release();
            return 1;
        });
        QCoreApplication::processEvents(); // the run starts
        while (!done.try_acquire())
            QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
        arrived.clear();
        run.start([](std::stop_token) { return 2; });
        QTRY_VERIFY(!run.isRunning());
        QCOMPARE(arrived, QList<int>{2});
    }

    void anExceptionBecomesItsSentence() {
        Outcome<int> last;
        LatestRun<int> run([&](const Outcome<int>& outcome) { last = outcome; });
        run.start([](std::stop_token) -> int {
            throw std::invalid_argument("Health must be 1 to 999; 0 was typed.");
        });
        QTRY_COMPARE(last.error, QStringLiteral("Health must be 1 to 999; 0 was typed."));
        QVERIFY(!last.result);
        QVERIFY(!run.isRunning());
    }

    void stopEndsARunWithoutDelivery() {
        int arrived = 0;
        LatestRun<int> run([&](const Outcome<int>&) { ++arrived; });
        QSignalSpy stopped(&run, &BackgroundRun::stopped);
        std::atomic<bool> ended = false;
        run.start([&](const std::stop_token& stop) {
            struct Mark {
                std::atomic<bool>& flag;
                ~Mark() { flag = true; }
            } mark{ended};
            return workUntilStopped(stop);
        });
        QTRY_VERIFY(run.isBusy());
        run.stop();
        QVERIFY(!run.isRunning());
        QVERIFY(!run.isBusy());
        QCOMPARE(stopped.count(), 1);
        QTRY_VERIFY(ended.load());
        QCoreApplication::processEvents();
        QCOMPARE(arrived, 0);
        run.stop();
        QCOMPARE(stopped.count(), 1);
    }

    void aShortRunIsNeverBusy() {
        int arrived = 0;
        LatestRun<int> run([&](const Outcome<int>&) { ++arrived; });
        QSignalSpy busy(&run, &LatestRunBase::busyChanged);
        run.start([](std::stop_token) { return 1; });
        QTRY_COMPARE(arrived, 1);
        QCOMPARE(busy.count(), 0);
    }

    void destructionStopsAndWaits() {
        std::atomic<bool> ended = false;
        {
            LatestRun<int> run([](const Outcome<int>&) { QFAIL("delivered to the dead"); });
            std::binary_semaphore begun(0);
            run.start([&](const std::stop_token& stop) {
                begun.release();
                while (!stop.stop_requested()) {
                }
                ended = true;
                return 1;
            });
            while (!begun.try_acquire())
                QCoreApplication::processEvents();
        }
        QVERIFY(ended.load());
        QCoreApplication::processEvents();
    }

    void aJobReportsAndKeepsItsResult() {
        int shown = 0;
        Job<QString> job([](const Outcome<QString>&) {});
        QSignalSpy progress(&job, &JobBase::progressChanged);
        QVERIFY(!job.outcome());
        job.start([&](JobControl& control) {
            for (int game = 1; game <= 10'000; ++game)
                control.report({game / 10'000.0, QString::number(game), [&shown, game] {
                                    shown = game;
                                }});
            return QStringLiteral("all played");
        });
        QTRY_VERIFY(job.outcome());
        QCOMPARE(*job.outcome()->result, QStringLiteral("all played"));
        // The last report is shown however many there were, and few of the others.
        QCOMPARE(shown, 10'000);
        QCOMPARE(job.progress().fraction, 1.0);
        QVERIFY(progress.count() < 100);
    }

    void aStoppedJobKeepsTheOlderResult() {
        Job<int> job([](const Outcome<int>&) {});
        job.start([](JobControl&) { return 7; });
        QTRY_VERIFY(job.outcome());
        job.start([](JobControl& control) { return workUntilStopped(control.stopToken()); });
        QVERIFY(job.isRunning());
        job.stop();
        QVERIFY(!job.isRunning());
        QCOMPARE(*job.outcome()->result, 7);
    }

    void theBarShowsAJobAndStopsIt() {
        Job<int> job([](const Outcome<int>&) {});
        QWidget window;
        JobBar bar(job, &window);
        window.show();
        QVERIFY(!bar.isVisible());
        job.start([](JobControl& control) {
            control.report({0.25, QStringLiteral("game 5 of 20"), {}});
            return workUntilStopped(control.stopToken());
        });
        QVERIFY(bar.isVisible());
        QTRY_COMPARE(bar.findChild<QLabel*>()->text(), QStringLiteral("game 5 of 20"));
        const auto* gauge = bar.findChild<QProgressBar*>();
        QCOMPARE(gauge->value() * 4, gauge->maximum());
        QTest::mouseClick(bar.findChild<QPushButton*>(), Qt::LeftButton);
        QVERIFY(!job.isRunning());
        QVERIFY(!bar.isVisible());
    }

    void theBarFollowsTheFont() {
        Job<int> job([](const Outcome<int>&) {});
        JobBar bar(job);
        const auto* gauge = bar.findChild<QProgressBar*>();
        const QSize before = gauge->sizeHint();
        QFont large = bar.font();
        large.setPixelSize(2 * QFontInfo(large).pixelSize());
        bar.setFont(large);
        QVERIFY(gauge->sizeHint().width() > 1.5 * before.width());
        QVERIFY(gauge->sizeHint().height() > 1.5 * before.height());
    }

    void theBarShowsALongAnalysis() {
        LatestRun<int> run([](const Outcome<int>&) {});
        QWidget window;
        JobBar bar(run, QStringLiteral("computing"), &window);
        window.show();
        run.start(workUntilStopped);
        QVERIFY(!bar.isVisible());
        QTRY_VERIFY(bar.isVisible());
        QTest::mouseClick(bar.findChild<QPushButton*>(), Qt::LeftButton);
        QVERIFY(!run.isRunning());
        QVERIFY(!bar.isVisible());
    }

    /// The text is whole while the bar can be shorter.
    void theBarGivesWayToItsText() {
        Job<int> job([](const Outcome<int>&) {});
        QWidget window;
        auto* bar = new JobBar(job, &window);
        bar->setGeometry(0, 0, 240, 40);
        window.resize(400, 60);
        window.show();
        job.start([](JobControl& control) {
            control.report({0.25, QStringLiteral("smaller table"), {}});
            return workUntilStopped(control.stopToken());
        });
        const auto* text = bar->findChild<QLabel*>();
        QTRY_COMPARE(text->text(), QStringLiteral("smaller table"));
        bar->resize(
            text->sizeHint().width() + bar->findChild<QPushButton*>()->sizeHint().width() + 80, 40);
        QTRY_VERIFY(text->width() >= text->sizeHint().width());
        job.stop();
    }

    void theBarElidesItsTextInAShortRoom() {
        LatestRun<int> run([](const Outcome<int>&) {});
        QWidget window;
        auto* bar = new JobBar(run, [] { return QStringLiteral("Exact for 5 draws: 22.15 %"); });
        auto* row = new QHBoxLayout(&window);
        row->addWidget(bar);
        window.resize(bar->findChild<QPushButton*>()->sizeHint().width() + 60, 60);
        window.show();
        run.start(workUntilStopped);
        QTRY_VERIFY(bar->isVisible());
        QVERIFY(bar->findChild<QLabel*>()->geometry().right() <
                bar->findChild<QPushButton*>()->x());
        run.stop();
    }
};

YOMI_TESTS(TestBackground)
#include "test_background.moc"
