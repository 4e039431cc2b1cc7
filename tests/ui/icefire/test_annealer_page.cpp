// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/icefire/planner.h"
#include "tests/run_tests.h"
#include "tests/ui/icefire/screen.h"
#include "tests/waiting.h"
#include "ui/charts/line_panel.h"
#include "ui/charts/plot_view.h"
#include "ui/common/job_bar.h"
#include "ui/common/table_view.h"
#include "ui/common/value_table.h"
#include "ui/icefire/annealer_page.h"
#include "ui/icefire/annealer_parameters.h"
#include "ui/icefire/annealer_setups.h"
#include "ui/icefire/annealer_tables.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>

#include <cmath>

using namespace yomi::ui;
using namespace yomi::ui::icefire;

namespace {

constexpr int iterations = 2000;

/// The workspace with its annealer page in front, in the middle of a golden game.
struct AnnealerScreen : Screen {
    explicit AnnealerScreen(int playerTurn = 20)
        : Screen([playerTurn](IcefireDocument& opened) {
            goldenGame("games/seed_-19.jsonl")(opened);
            std::vector<AnnealerSetup> setups(1);
            setups[0].iterations = iterations;
            opened.perform(setSetups(opened.inputs(), setups, {}));
            opened.look(&View::moment, Replay(opened.match()).firstMoment(playerTurn));
        }) {
        workspace.findChild<QTabWidget*>()->setCurrentIndex(2);
        wait();
    }

    AnnealerPage* page() const { return workspace.findChild<AnnealerPage*>(); }
    const AnnealerModel& annealer() const { return page()->model(); }
    const std::vector<AnnealerSetup>& setups() const { return document.inputs().setups; }
    void wait() const {
        QTRY_VERIFY(!annealer().isStale());
        QTRY_VERIFY(!annealer().runs().empty() || !annealer().refusal().isEmpty());
    }
    QSlider* slider() const { return widget<QSlider>("Best plan"); }
    LinePanel* chart(const char* title) const {
        for (auto* panel : page()->findChildren<LinePanel*>())
            if (panel->title() == QLatin1String(title))
                return panel;
        return nullptr;
    }
    void press(const char* text) const {
        QTest::mouseClick(button<QAbstractButton>(text), Qt::LeftButton);
    }
    void showView(const char* title) const {
        auto* views = page()->findChild<QTabWidget*>();
        for (int i = 0; i < views->count(); ++i)
            if (views->tabText(i) == QLatin1String(title))
                views->setCurrentIndex(i);
    }
    /// The plan of the engine itself here.
    std::vector<Action> planned(const AnnealerSetup& setup, TurnTrace& trace) const {
        Budget budget;
        budget.iterations = setup.iterations;
        Random random(setup.seed);
        return planTurn(state(), setup.parameters, budget, random, trace);
    }
};

} // namespace

/// The annealer's page by mouse and keys.
class TestAnnealer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsThePlanOfTheTurn() {
        const AnnealerScreen screen;
        TurnTrace trace;
        const auto plan = screen.planned(screen.setups()[0], trace);
        QVERIFY(!plan.empty());
        QVERIFY(screen.board()->plan() == plan);
        QVERIFY(screen.text("planSentence").startsWith(QStringLiteral("Run A, training")));
        const auto& row = screen.page()->findChild<AnnealerSetups*>()->table().rows()[0];
        QCOMPARE(row[3].toInt(), iterations);
        QCOMPARE(row[5].toDouble(), trace.phases[1].valueAfter);
    }

    void drawsThePlanAsItStood() {
        const AnnealerScreen screen;
        TurnTrace trace;
        const auto plan = screen.planned(screen.setups()[0], trace);
        screen.slider()->setFocus();
        QTest::keyClick(screen.slider(), Qt::Key_Home);
        QVERIFY(screen.board()->plan() == trace.phases[0].bests.front().plan);
        QCOMPARE(screen.chart("Value, in cells")->marker(), std::optional(0));
        QTest::keyClick(screen.slider(), Qt::Key_Right);
        QVERIFY(screen.board()->plan() == trace.phases[0].bests.at(1).plan);
        // The curves' marker also changes the iteration.
        QWidget* canvas = screen.chart("Value, in cells")->findChild<PlotView*>()->viewport();
        canvas->setFocus();
        QTest::keyClick(canvas, Qt::Key_End);
        QVERIFY(screen.board()->plan() == plan);
        QCOMPARE(screen.slider()->value(), screen.slider()->maximum());
    }

    void theBoardIsCleanElsewhere() {
        const AnnealerScreen screen;
        QVERIFY(!screen.board()->plan().empty());
        screen.workspace.findChild<QTabWidget*>()->setCurrentIndex(0);
        QVERIFY(screen.board()->plan().empty());
    }

    void curvesShowTheTrace() {
        const AnnealerScreen screen;
        TurnTrace trace;
        screen.planned(screen.setups()[0], trace);
        const QList<Line>& values = screen.chart("Value, in cells")->lines();
        QCOMPARE(values.size(), 2);
        QVERIFY(values[1].values.first() >= trace.phases[0].valueBefore);
        QCOMPARE(values[1].values.size(), iterations);
        QCOMPARE(values[1].values.last(), trace.phases[1].valueAfter);
        const Line& cooling = screen.chart("Temperature, power of 10")->lines().first();
        QCOMPARE(cooling.values.last(), std::log10(trace.phases[1].samples.back().temperature));
        const QList<double> shares = screen.chart("Accepted neighbours")->lines().first().values;
        QVERIFY(shares.last() >= 0);
        for (const double share : shares) // a gap before the first sample
            QVERIFY(std::isnan(share) || (share >= 0 && share <= 1));
    }

    void tablesShowTermsAndNeighbours() {
        const AnnealerScreen screen;
        TurnTrace trace;
        screen.planned(screen.setups()[0], trace);
        screen.showView("Terms");
        const auto& terms = screen.page()->findChild<TermsTable*>()->table().rows();
        QCOMPARE(terms.size(), 3);
        QCOMPARE(terms[0][3].toInt(), trace.phases[0].before.cells);
        QCOMPARE(terms[2][5].toInt(), trace.phases[1].after.threatened);
        QVERIFY(screen.widget<TableView>("Terms of the evaluation")->isColumnHidden(8));
        screen.showView("Neighbours");
        const auto& counts = screen.page()->findChild<NeighboursTable*>()->table().rows();
        QCOMPARE(counts.size(), int(yomi::icefire::neighbourKinds));
        int tried = 0;
        for (const QVariantList& row : counts)
            tried += row[2].toInt();
        int traced = 0;
        for (const PhaseTrace& phase : trace.phases)
            for (const PhaseTrace::Count& count : phase.counts)
                traced += count.tried;
        QCOMPARE(tried, traced);
    }

    void comparesRuns() {
        AnnealerScreen screen;
        const auto first = screen.annealer().runs()[0];
        screen.press("Add a run");
        QCOMPARE(screen.setups().size(), std::size_t(2));
        QCOMPARE(screen.setups()[1].seed, std::uint64_t(2));
        auto* profile = screen.widget<QComboBox>("Profile");
        profile->setFocus();
        QTest::keyClick(profile, Qt::Key_Down); // strong
        screen.wait();
        QTRY_COMPARE(screen.annealer().runs().size(), std::size_t(2));
        QCOMPARE(screen.setups()[1].profile, "strong");
        QCOMPARE(screen.annealer().runs()[0], first); // not annealed again
        QVERIFY(screen.board()->plan() == screen.annealer().runs()[1]->plan);
        // Values with other weights share no axis.
        QCOMPARE(screen.chart("Value, in cells; A with other weights")->lines().size(), 2);
        QCOMPARE(screen.chart("Accepted neighbours")->lines().size(), 2);
        // A click on a row selects that run.
        auto* list = screen.widget<TableView>("Runs");
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(0, 1)).center());
        QVERIFY(screen.board()->plan() == first->plan);
        screen.document.undoStack().undo(); // the profile
        screen.document.undoStack().undo(); // the run
        screen.wait();
        QCOMPARE(screen.setups().size(), std::size_t(1));
        QTRY_COMPARE(screen.annealer().runs().size(), std::size_t(1));
    }

    void changesParameters() {
        AnnealerScreen screen;
        screen.showView("Parameters");
        auto* weight = screen.widget<QLineEdit>("threatened");
        weight->setFocus();
        weight->selectAll();
        QTest::keyClicks(weight, QStringLiteral("2.5"));
        QCOMPARE(screen.setups()[0].parameters.threatened, 1.0); // not while it is typed
        QTest::keyClick(weight, Qt::Key_Return);
        screen.wait();
        QCOMPARE(screen.setups()[0].parameters.threatened, 2.5);
        QCOMPARE(screen.annealer().runs()[0]->setup.parameters.threatened, 2.5);
        screen.document.undoStack().undo();
        QCOMPARE(screen.setups()[0].parameters.threatened, 1.0);
        QCOMPARE(weight->text(), QStringLiteral("1"));
        auto* beyond = screen.widget<QCheckBox>("beyond article");
        QTest::mouseClick(beyond, Qt::LeftButton, {}, QPoint(8, beyond->height() / 2));
        QVERIFY(screen.setups()[0].parameters.beyondArticle);
    }

    void namesWrongInput_data() {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("label");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("weight") << QStringLiteral("threatened")
                                << QStringLiteral("threatenedRefusal") << QStringLiteral("1001")
                                << QStringLiteral(
                                       "“1001” is not possible: threatened goes from 0 to 1,000.");
        QTest::newRow("too large") << QStringLiteral("threatened")
                                   << QStringLiteral("threatenedRefusal") << QStringLiteral("1e999")
                                   << QStringLiteral("“1e999” is not possible: threatened goes "
                                                     "from 0 to 1,000.");
        QTest::newRow("temperature") << QStringLiteral("moves cold")
                                     << QStringLiteral("movesColdRefusal") << QStringLiteral("0")
                                     << QStringLiteral("“0” is not possible: moves cold goes from "
                                                       "1e-09 to 1,000.");
        QTest::newRow("whole") << QStringLiteral("tower distance")
                               << QStringLiteral("towerDistanceRefusal") << QStringLiteral("2.5")
                               << QStringLiteral(
                                      "“2.5” is not possible: tower distance goes from 0 "
                                      "to 22, in whole numbers.");
        QTest::newRow("seed") << QStringLiteral("Seed of the run") << QStringLiteral("runRefusal")
                              << QStringLiteral("x")
                              << QStringLiteral("“x” is not a seed: a whole number from 0 to "
                                                "9223372036854775807.");
    }

    void namesWrongInput() {
        QFETCH(QString, field);
        QFETCH(QString, label);
        QFETCH(QString, typed);
        QFETCH(QString, sentence);
        AnnealerScreen screen;
        screen.showView("Parameters");
        auto* edit = screen.widget<QLineEdit>(qPrintable(field));
        edit->setFocus();
        edit->selectAll();
        const std::vector<AnnealerSetup> before = screen.setups();
        QTest::keyClicks(edit, typed);
        QTest::keyClick(edit, Qt::Key_Return);
        QVERIFY(screen.setups() == before);
        QCOMPARE(screen.text(qPrintable(label)), sentence);
        QVERIFY(screen.page()->findChild<QLabel*>(label)->isVisible());
    }

    void limitsByTime() {
        AnnealerScreen screen;
        auto* unit = screen.widget<QComboBox>("Unit of the length");
        unit->setFocus();
        QTest::keyClick(unit, Qt::Key_Down);
        QCOMPARE(screen.setups()[0].milliseconds, 34);
        QCOMPARE(screen.widget<QSpinBox>("Length of the run")->value(), 34);
        screen.wait();
        QVERIFY(screen.annealer().runs()[0]->iterations() > 0);
        screen.press("Run again");
        screen.wait();
        QCOMPARE(screen.annealer().runs().size(), std::size_t(1));
    }

    void saysWhyThereIsNothing() {
        AnnealerScreen screen;
        QTest::keyClick(screen.board(), Qt::Key_End, Qt::AltModifier);
        QVERIFY(screen.text("planSentence").startsWith(QStringLiteral("The game is over.")));
        QVERIFY(screen.board()->plan().empty());
    }

    void stops() {
        AnnealerScreen screen;
        auto* length = screen.widget<QSpinBox>("Length of the run");
        length->setFocus();
        length->selectAll();
        QTest::keyClicks(length, QStringLiteral("2000000"));
        QTest::keyClick(length, Qt::Key_Return);
        QVERIFY(screen.annealer().isStale());
        auto* bar = screen.page()->findChild<JobBar*>();
        QTRY_VERIFY(bar->isVisible());
        QTRY_VERIFY(bar->findChild<QProgressBar*>()->value() > 0);
        QTest::mouseClick(bar->findChild<QPushButton*>(), Qt::LeftButton);
        QTRY_VERIFY(!screen.annealer().isStale());
        QVERIFY(screen.annealer().runs().empty());
        QVERIFY(screen.board()->plan().empty());
        QVERIFY(screen.text("planSentence").contains(QStringLiteral("stopped")));
    }

    void showsNothingOfAnotherPosition() {
        AnnealerScreen screen;
        std::vector<AnnealerSetup> setups(1);
        setups[0].iterations = 2'000'000;
        screen.document.perform(setSetups(screen.document.inputs(), setups, {}));
        QTest::keyClick(screen.board(), Qt::Key_Right, Qt::AltModifier);
        QVERIFY(screen.annealer().isStale());
        QVERIFY(screen.annealer().runs().empty());
        auto* bar = screen.page()->findChild<JobBar*>();
        QTRY_VERIFY(bar->isVisible());
        QTest::mouseClick(bar->findChild<QPushButton*>(), Qt::LeftButton);
        QVERIFY(screen.board()->plan().empty());
        QVERIFY(screen.annealer().frames().empty());
        QVERIFY(screen.page()->findChild<TermsTable*>()->table().rows().isEmpty());
        // Nor does a run that was active when the page was hidden.
        screen.press("Run again");
        screen.workspace.findChild<QTabWidget*>()->setCurrentIndex(0);
        QTest::keyClick(screen.board(), Qt::Key_Right, Qt::AltModifier);
        QVERIFY(!screen.annealer().isStale());
    }
};

YOMI_TESTS(TestAnnealer)
#include "test_annealer_page.moc"
