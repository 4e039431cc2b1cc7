// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/icefire/planner.h"
#include "tests/ui/icefire/screen.h"
#include "ui/charts/line_panel.h"
#include "ui/charts/plot_view.h"
#include "ui/common/table_view.h"
#include "ui/common/value_table.h"
#include "ui/icefire/annealer_page.h"

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTimer>

#include <algorithm>

using namespace yomi::ui;
using namespace yomi::ui::icefire;

namespace {

/// A golden game in its middle, with units to move, gold to spend and no HQ in reach; few
/// iterations; the annealer's page.
void midGame(IcefireDocument& document) {
    goldenGame("games/seed_-19.jsonl")(document);
    const Replay replay(document.match());
    int playerTurn = 20;
    for (;; ++playerTurn) {
        const State state = replay.startOf(playerTurn);
        const Prospects own = prospectsOf(state)[state.player];
        const bool moves = std::ranges::count(state.units, state.player, &Unit::owner) > 1;
        if (moves && own.gold >= 20 && own.gold < own.finishPrice)
            break;
    }
    document.setMoment(replay.firstMoment(playerTurn));
    AnnealerSetup setup;
    setup.iterations = 600;
    document.perform(setSetups(document.inputs(), {setup}, {}));
    document.setPage(2);
}

struct AnnealerScreen : Screen {
    AnnealerScreen()
        : Screen(midGame) {}

    AnnealerPage* page() const { return workspace.findChild<AnnealerPage*>(); }
    const ValueTable* table(const char* name) const {
        for (auto* view : page()->findChildren<TableView*>())
            if (view->accessibleName() == QLatin1String(name))
                return page()->findChildren<ValueTable*>()[index(name)];
        return nullptr;
    }
    LinePanel* value() const {
        for (auto* panel : page()->findChildren<LinePanel*>())
            if (panel->title() == QStringLiteral("Value over iterations"))
                return panel;
        return nullptr;
    }

private:
    static int index(const char* name) {
        return QLatin1String(name) == QLatin1String("Annealings")   ? 0
               : QLatin1String(name) == QLatin1String("Evaluation") ? 1
                                                                    : 2;
    }
};

} // namespace

/// The annealer seen from inside, by mouse and keys.
class TestAnnealer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsTheTurnAsThePlannerPlansIt() {
        AnnealerScreen screen;
        QTRY_VERIFY(!screen.value()->lines().isEmpty());
        Random random(1);
        TurnTrace trace;
        Budget budget;
        budget.iterations = 600;
        const auto plan = planTurn(screen.state(), {}, budget, random, trace);
        const PhaseTrace& training = trace.phases[1];
        const Line& best = screen.value()->lines().last();
        QCOMPARE(best.values.first(), training.valueBefore);
        QCOMPARE(best.values.last(), training.valueAfter);
        QVERIFY(screen.board()->plan() == plan);
        const auto& neighbours = screen.table("Neighbours")->rows();
        int tried = 0;
        for (const auto& row : neighbours)
            tried += row[1].toInt();
        int counted = 0;
        for (const auto& count : training.counts)
            counted += count.tried;
        QCOMPARE(tried, counted);
        const auto& terms = screen.table("Evaluation")->rows();
        QCOMPARE(terms.size(), 5); // the article's four, and the value
        QCOMPARE(terms[1][2].toInt(), training.after.threatened);
        QCOMPARE(terms.last()[2].toDouble(), training.valueAfter);
    }

    void theMarkerShowsThePlanOfAnIteration() {
        AnnealerScreen screen;
        QTRY_VERIFY(!screen.value()->lines().isEmpty());
        const auto final = screen.board()->plan();
        QWidget* canvas = screen.value()->findChild<PlotView*>()->viewport();
        canvas->setFocus();
        QTest::keyClick(canvas, Qt::Key_Home);
        QCOMPARE(screen.value()->marker(), std::optional(0));
        QVERIFY(screen.board()->plan().size() < final.size()); // the moves alone
        QTest::keyClick(canvas, Qt::Key_End);
        QVERIFY(screen.board()->plan() == final);
        QTest::mouseClick(screen.button<QPushButton>("Moves"), Qt::LeftButton);
        for (const Action& action : screen.board()->plan())
            QCOMPARE(action.kind, CommandKind::Move);
    }

    void thePlanIsDrawnAtTheStartOfATurnOnThisPageOnly() {
        AnnealerScreen screen;
        QTRY_VERIFY(!screen.board()->plan().empty());
        QTest::keyClick(screen.board(), Qt::Key_Down, Qt::AltModifier);
        QVERIFY(screen.board()->plan().empty());
        QTest::keyClick(screen.board(), Qt::Key_Up, Qt::AltModifier);
        QVERIFY(!screen.board()->plan().empty());
        screen.workspace.findChild<QTabWidget*>()->setCurrentIndex(0);
        QVERIFY(screen.board()->plan().empty());
    }

    void anotherSeedIsComparedAndUndone() {
        AnnealerScreen screen;
        QTRY_VERIFY(!screen.value()->lines().isEmpty());
        QTest::mouseClick(screen.button<QPushButton>("Another seed"), Qt::LeftButton);
        QCOMPARE(screen.document.inputs().setups[1].seed, std::uint64_t(2));
        QTRY_COMPARE(screen.value()->lines().size(), 3); // kept, the other's best, best
        const auto& rows = screen.table("Annealings")->rows();
        QTRY_VERIFY(rows[0][1].isValid() && rows[1][1].isValid());
        QTest::mouseClick(screen.button<QPushButton>("Remove"), Qt::LeftButton);
        QCOMPARE(screen.document.inputs().setups.size(), std::size_t(1));
        screen.document.undoStack().undo();
        screen.document.undoStack().undo();
        QCOMPARE(screen.document.inputs().setups[0].seed, std::uint64_t(1));
        QVERIFY(!screen.button<QPushButton>("Remove")->isEnabled());
    }

    void changesProfileIterationsAndSeed() {
        AnnealerScreen screen;
        auto* profileBox = screen.widget<QComboBox>("Profile");
        profileBox->setFocus();
        QTest::keyClick(profileBox, Qt::Key_Down);
        QVERIFY(screen.document.inputs().setups[0].parameters == profile("strong"));
        QTRY_VERIFY(screen.table("Evaluation")->rows().size() > 5); // looks beyond the article
        auto* iterations = screen.widget<QSpinBox>("Iterations");
        iterations->setFocus();
        iterations->selectAll();
        QTest::keyClicks(iterations, QStringLiteral("200"));
        QTest::keyClick(iterations, Qt::Key_Return);
        QCOMPARE(screen.document.inputs().setups[0].iterations, 200);
        auto* seed = screen.widget<QLineEdit>("Seed of the search");
        seed->setFocus();
        seed->selectAll();
        QTest::keyClicks(seed, QStringLiteral("-4"));
        QTest::keyClick(seed, Qt::Key_Return);
        QCOMPARE(seed->text(), QStringLiteral("1")); // not taken
        seed->selectAll();
        QTest::keyClicks(seed, QStringLiteral("44"));
        QTest::keyClick(seed, Qt::Key_Return);
        QCOMPARE(screen.document.inputs().setups[0].seed, std::uint64_t(44));
    }

    void changesParametersInADialog() {
        AnnealerScreen screen;
        QTimer::singleShot(0, &screen.workspace, [&screen] {
            auto* dialog = screen.workspace.findChild<QDialog*>();
            QLineEdit* threatened = nullptr;
            for (auto* edit : dialog->findChildren<QLineEdit*>())
                threatened =
                    edit->accessibleName() == QStringLiteral("threatened") ? edit : threatened;
            auto* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            threatened->setFocus();
            threatened->selectAll();
            QTest::keyClicks(threatened, QStringLiteral("x"));
            QTest::keyClick(threatened, Qt::Key_Delete);
            QVERIFY(!ok->isEnabled()); // nothing is no weight
            QTest::keyClicks(threatened, QStringLiteral("2.5"));
            QTest::mouseClick(ok, Qt::LeftButton);
        });
        QTest::mouseClick(screen.widget<QPushButton>("Parameters"), Qt::LeftButton);
        QCOMPARE(screen.document.inputs().setups[0].parameters.threatened, 2.5);
        QCOMPARE(screen.document.inputs().setups[0].parameters.movesCold, Parameters().movesCold);
    }

    void followsTheStep() {
        AnnealerScreen screen;
        QTRY_VERIFY(!screen.value()->lines().isEmpty());
        const double before = screen.value()->lines().last().values.first();
        QTest::keyClick(screen.board(), Qt::Key_Right, Qt::AltModifier);
        QTRY_VERIFY(!screen.value()->lines().isEmpty() &&
                    screen.value()->lines().last().values.first() != before);
    }

    void saysWhyThereIsNothing() {
        AnnealerScreen screen;
        screen.document.perform(replacePosition(
            screen.document.inputs(), painted(screen.state(), Tool::Sea, 0, cellAt(0, 0)), {}));
        QTRY_VERIFY(screen.value()->emptyText().contains(QStringLiteral("cannot occur")));
        QVERIFY(screen.board()->plan().empty());
    }
};

QTEST_MAIN(TestAnnealer)
#include "test_annealer_page.moc"
