// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/run_tests.h"
#include "tests/ui/splitdamage/plan_screen.h"
#include "tests/waiting.h"
#include "ui/common/playback_bar.h"
#include "ui/splitdamage/example_view.h"

#include <QListWidget>
#include <QProxyStyle>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QVariantAnimation>

using namespace yomi::ui;
using namespace yomi::ui::splitdamage;

/// Runs drawn with a seed, on the board.
class TestPlanExamples : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); } // for the person's own cards
    void init() { QApplication::setPalette(paletteFor(lightColors())); }

    void anExampleIsSteppedThroughOnTheBoard() {
        PlanScreen screen;
        screen.setTargetOfFireblast();
        auto* view = screen.workspace.findChild<ExampleView*>();
        for (auto* tabs : screen.workspace.findChildren<QTabWidget*>())
            tabs->setCurrentWidget(view);
        QVERIFY(view->isVisible());
        screen.click("Play an example");
        auto* steps = view->findChild<QListWidget*>();
        QTRY_VERIFY(steps->count() > 3);
        const auto sentences = [&] {
            QStringList all;
            for (int i = 0; i < steps->count(); ++i)
                all += steps->item(i)->text();
            return all;
        };
        const QStringList first = sentences();
        const QImage before = screen.board()->grab().toImage();
        auto* playback = view->findChild<PlaybackBar*>();
        playback->end()->trigger();
        QVERIFY(screen.board()->grab().toImage() != before);
        QCOMPARE(playback->position(), steps->count());
        playback->first()->trigger();
        QCOMPARE(screen.board()->grab().toImage(), before);
        view->findChild<QSpinBox*>()->setValue(2);
        QTRY_VERIFY(!sentences().isEmpty() && sentences() != first);
        view->findChild<QSpinBox*>()->setValue(1);
        QTRY_COMPARE(sentences(), first); // the same seed, the same run
        screen.box("Which run")->setCurrentIndex(1);
        QTRY_COMPARE(screen.text("exampleResult"), QStringLiteral("The goal is met."));
    }

    /// The minion that an action puts on the board is shown on it from then on.
    void theMinionOfAnActionIsSeen() {
        PlanScreen screen;
        nlohmann::json body = firstHand();
        body["board"]["enemy"] = {{"hero", {{"health", 30}}}};
        body["plan"]["actions"] = {{{"name", "Bomber"},
                                    {"body", {{"health", 2}, {"attack", 3}}},
                                    {"steps",
                                     {{{"kind", "split"},
                                       {"hits", 1},
                                       {"damagePerHit", 1},
                                       {"pool", "enemy characters"}}}}}};
        screen.document.load(body);
        auto* view = screen.workspace.findChild<ExampleView*>();
        for (auto* tabs : screen.workspace.findChildren<QTabWidget*>())
            tabs->setCurrentWidget(view);
        screen.click("Play an example");
        auto* playback = view->findChild<PlaybackBar*>();
        QTRY_COMPARE(playback->last(), 1);
        const QRect seat = screen.board()->itemRect(screen.board()->itemCount() - 7);
        const QImage before = screen.board()->grab(seat).toImage();
        playback->end()->trigger();
        QVERIFY(screen.board()->grab(seat).toImage() != before);
        playback->first()->trigger();
        QCOMPARE(screen.board()->grab(seat).toImage(), before);
    }

    /// An immune minion keeps its shield, so a hit does not say that the shield is gone.
    void immunityIsNoShield() {
        PlanScreen screen;
        nlohmann::json body = firstHand();
        body["board"]["enemy"] = {{"minions",
                                   {{{"name", "Rock"}, {"health", 2}, {"immune", true}},
                                    {{"name", "Knight"}, {"health", 2}, {"divineShield", true}}}}};
        body["plan"]["actions"] = {
            {{"name", "Storm"},
             {"steps", {{{"kind", "area"}, {"damagePerHit", 1}, {"pool", "enemy minions"}}}}}};
        screen.document.load(body);
        auto* view = screen.workspace.findChild<ExampleView*>();
        for (auto* tabs : screen.workspace.findChildren<QTabWidget*>())
            tabs->setCurrentWidget(view);
        screen.click("Play an example");
        const auto* steps = view->findChild<QListWidget*>();
        QTRY_COMPARE(steps->count(), 2);
        QCOMPARE(steps->item(0)->text(), QStringLiteral("Storm strikes Rock: it is immune."));
        QCOMPARE(steps->item(1)->text(),
                 QStringLiteral("Storm strikes Knight: its shield is gone."));
    }

    /// Fireblast has no target yet: the best plan chooses one, the list cannot be played.
    void anExampleOfTheBestPlan() {
        PlanScreen screen;
        auto* view = screen.workspace.findChild<ExampleView*>();
        for (auto* tabs : screen.workspace.findChildren<QTabWidget*>())
            tabs->setCurrentWidget(view);
        QCOMPARE(screen.box("What is played")->currentText(), QStringLiteral("The best plan"));
        QVERIFY(screen.workspace.minimumSizeHint().width() <= 900); // the smallest window
        screen.box("What is played")->setCurrentIndex(0);
        QCOMPARE(screen.text("exampleResult"),
                 QStringLiteral("Action 3 (Fireblast) needs a target in a fixed order."));
        screen.box("What is played")->setCurrentIndex(1);
        screen.box("Which run")->setCurrentIndex(1);
        QTRY_COMPARE(screen.text("exampleResult"), QStringLiteral("The goal is met."));
        const auto* steps = view->findChild<QListWidget*>();
        QVERIFY(steps->item(0)->text().startsWith(QStringLiteral("Arcane Missiles strikes")));
        screen.box("Which run")->setCurrentIndex(2);
        QTRY_COMPARE(screen.text("exampleResult"), QStringLiteral("The goal is missed."));
    }

    /// A certain goal has no counterexample, and a rare one still has an example.
    void examplesOfWhatIsCertainAndOfWhatIsRare() {
        PlanScreen screen;
        auto* view = screen.workspace.findChild<ExampleView*>();
        for (auto* tabs : screen.workspace.findChildren<QTabWidget*>())
            tabs->setCurrentWidget(view);
        nlohmann::json body = firstHand();
        body["plan"]["actions"] = {{{"name", "Storm"},
                                    {"steps",
                                     {{{"kind", "split"},
                                       {"hits", 14},
                                       {"damagePerHit", 1},
                                       {"pool", "enemy characters"}}}}}};
        screen.document.load(body);
        screen.box("Which run")->setCurrentIndex(2);
        QTRY_COMPARE(screen.text("exampleResult"),
                     QStringLiteral("The goal is always met: there is no run in which it is "
                                    "missed."));
        body["board"]["enemy"]["hero"]["health"] = 40;
        body["board"]["enemy"]["minions"] = {
            {{"health", 8}}, {{"health", 3}}, {{"health", 3}}, {{"health", 30}}};
        body["plan"]["goal"]["anyOf"] = {{{"die",
                                           {{{"side", "enemy"}, {"minion", 0}},
                                            {{"side", "enemy"}, {"minion", 1}},
                                            {{"side", "enemy"}, {"minion", 2}}}}}};
        screen.document.load(body); // every hit must strike one of the three: a few in 100,000
        screen.box("Which run")->setCurrentIndex(1);
        QTRY_COMPARE(screen.text("exampleResult"), QStringLiteral("The goal is met."));
    }

    /// A mark flies to the target of a step, but not back, and not if animations are disabled.
    void hitsFlyUnlessMotionIsUnwanted() {
        class StillStyle : public QProxyStyle {
            int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* data) const override {
                return hint == SH_Widget_Animation_Duration
                           ? 0
                           : QProxyStyle::styleHint(hint, option, widget, data);
            }
        } still;
        PlanScreen screen;
        screen.setTargetOfFireblast();
        auto* view = screen.workspace.findChild<ExampleView*>();
        for (auto* tabs : screen.workspace.findChildren<QTabWidget*>())
            tabs->setCurrentWidget(view);
        screen.click("Play an example");
        QTRY_VERIFY(view->findChild<QListWidget*>()->count() > 3);
        auto* playback = view->findChild<PlaybackBar*>();
        QSignalSpy struck(view, &ExampleView::struck);
        auto* flight = screen.board()->findChild<QVariantAnimation*>();
        playback->forward()->trigger();
        QCOMPARE(struck.count(), 1);
        QVERIFY(flight->state() == QAbstractAnimation::Running);
        QTRY_VERIFY(flight->state() == QAbstractAnimation::Stopped);
        playback->forward()->trigger();
        playback->back()->trigger();
        QCOMPARE(struck.count(), 2);
        QStyle* usual = screen.board()->style();
        screen.board()->setStyle(&still);
        playback->forward()->trigger();
        QVERIFY(flight->state() == QAbstractAnimation::Stopped);
        screen.board()->setStyle(usual);
    }
};

YOMI_TESTS(TestPlanExamples)
#include "test_plan_examples.moc"
