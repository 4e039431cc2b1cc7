// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The frame budget: from an edit of the board to the repainted bars (a frame is 16 ms), and the
// engine's share.
#include "core/splitdamage/hits/odds.h"
#include "core/splitdamage/hits/targets.h"
#include "tests/bench/gui_benchmarks.h"
#include "ui/charts/bar_panel.h"
#include "ui/charts/plot_view.h"
#include "ui/splitdamage/odds_charts.h"
#include "ui/splitdamage/split_damage_workspace.h"

#include <benchmark/benchmark.h>

#include <QApplication>

using namespace yomi::ui;
using namespace yomi::ui::splitdamage;

namespace {

/// 5 minions of 4 5 6 7 8 lives and 10 hits, or 16 characters of 15…30.
Setup board(int characters, int hits) {
    Setup setup;
    setup.effect.hits = hits;
    setup.effect.pool = Pool::AllCharacters;
    for (int i = 0; i < characters; ++i) {
        Side& row = i < 8 ? setup.board.enemy : setup.board.friendly;
        const bool hero = characters == 16 && i % 8 == 0;
        Character& character = hero ? row.hero.emplace() : row.minions.emplace_back();
        character.health = (characters == 16 ? 15 : 4) + i;
    }
    return setup;
}

/// Remembers the last painted odds of the first bar.
class PaintWatch : public QObject {
public:
    explicit PaintWatch(const BarPanel& panel)
        : m_panel(panel) {
        panel.findChild<PlotView*>()->viewport()->installEventFilter(this);
    }
    double painted() const { return m_painted; }

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint && !m_panel.bars().isEmpty())
            m_painted = m_panel.bars()[0].value;
        return false;
    }

private:
    const BarPanel& m_panel;
    double m_painted = -1;
};

void editToRepaint(benchmark::State& state) {
    SplitDamageDocument document;
    document.perform(
        replaceBoard({}, QStringLiteral("board"),
                     board(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)))));
    SplitDamageWorkspace workspace(document);
    workspace.resize(1280, 714);
    workspace.show();
    const PaintWatch watch(
        *workspace.findChild<OddsCharts*>()->findChild<BarPanel*>()); // kill odds
    const auto waitForOther = [&watch](double odds) {
        while (watch.painted() == odds)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    };
    waitForOther(-1);
    const Place edited = targets(document.inputs())[0].place;
    int health = characterAt(document.inputs().board, edited)->health;
    for (auto run : state) {
        const double before = watch.painted();
        health ^= 1; // alternates by one
        document.perform(setHealth(document.inputs(), edited, health));
        waitForOther(before);
    }
}

void engineAlone(benchmark::State& state) {
    const Setup setup = board(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    for (auto run : state)
        benchmark::DoNotOptimize(analyze(request(setup)));
}

void boards(benchmark::internal::Benchmark* benchmark) {
    benchmark->ArgNames({"characters", "hits"})->Unit(benchmark::kMillisecond)->UseRealTime();
    for (const auto& [characters, hits] : {std::pair(5, 10), {16, 15}, {16, 60}, {16, 200}})
        benchmark->Args({characters, hits});
}
BENCHMARK(engineAlone)->Apply(boards);
BENCHMARK(editToRepaint)->Apply(boards);

} // namespace

int main(int argc, char** argv) {
    return runGuiBenchmarks(argc, argv);
}
