// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/annealer_run.h"

#include "core/icefire/planner.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <limits>

namespace yomi::ui::icefire {

namespace {

struct AnnealerText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::icefire::Annealer)
};

constexpr auto phases = {Phase::Moves, Phase::Training};

/// The last entry at or before an iteration; entries are in order of iterations.
template <class Entry>
const Entry* entryAt(const std::vector<Entry>& entries, int iteration) {
    const auto next = std::ranges::upper_bound(entries, iteration, {}, &Entry::iteration);
    return next == entries.begin() ? nullptr : &*std::prev(next);
}

} // namespace

Annealing anneal(const State& state, const AnnealerSetup& setup, const std::stop_token& stop,
                 std::atomic<double>& spent) {
    Annealing annealing;
    annealing.setup = setup;
    Budget budget;
    if (setup.milliseconds > 0)
        budget.time = std::chrono::milliseconds(setup.milliseconds);
    else
        budget.iterations = setup.iterations;
    Random random(setup.seed);
    const auto begin = std::chrono::steady_clock::now();
    annealing.plan =
        planTurn(state, setup.parameters, budget, random, annealing.trace, stop, &spent);
    annealing.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return annealing;
}

std::vector<Frame> framesOf(const Annealing& annealing) {
    std::vector<Frame> frames;
    for (const Phase phase : phases) {
        const PhaseTrace& trace = annealing.phase(phase);
        // The training's best plan is the end of the turn's; the part before it was fixed then.
        auto fixed = annealing.plan.begin();
        if (phase == Phase::Training && !trace.bests.empty())
            fixed =
                annealing.plan.end() - static_cast<std::ptrdiff_t>(trace.bests.back().plan.size());
        for (const PhaseTrace::Best& best : trace.bests) {
            Frame frame{phase, annealing.start(phase) + best.iteration, best.value,
                        std::vector<Action>(annealing.plan.begin(), fixed)};
            frame.plan.insert(frame.plan.end(), best.plan.begin(), best.plan.end());
            frames.push_back(std::move(frame));
        }
    }
    if (frames.empty() || frames.back().plan != annealing.plan) {
        const Phase last = frames.empty() ? Phase::Moves : frames.back().phase;
        frames.push_back({last, std::max(0, annealing.iterations() - 1),
                          std::numeric_limits<double>::quiet_NaN(), annealing.plan});
    }
    return frames;
}

AnnealingCurves curvesOf(const Annealing& annealing, int step) {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    AnnealingCurves curves;
    for (int x = 0; x < annealing.iterations(); x += step) {
        const Phase phase = x < annealing.start(Phase::Training) ? Phase::Moves : Phase::Training;
        const PhaseTrace& trace = annealing.phase(phase);
        const int iteration = x - annealing.start(phase);
        const auto* sample = entryAt(trace.samples, iteration);
        const auto* best = entryAt(trace.bests, iteration);
        curves.kept << (sample ? sample->value : trace.valueBefore);
        curves.best << (best ? best->value : trace.valueBefore);
        curves.temperature << (sample ? sample->temperature : none);
        curves.acceptance << (sample ? sample->acceptance : none);
    }
    return curves;
}

QString phaseName(Phase phase) {
    return phase == Phase::Moves ? AnnealerText::tr("moves") : AnnealerText::tr("training");
}

} // namespace yomi::ui::icefire
