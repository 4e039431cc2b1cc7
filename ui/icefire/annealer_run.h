// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/document_json.h"
#include "core/icefire/trace.h"
#include "ui/icefire/engine.h"

#include <QList>
#include <QString>

#include <stop_token>

namespace yomi::ui::icefire {

/// One annealing of a player-turn, as it was recorded. Its iterations are counted through, those of
/// the training after those of the moves:
///
///     iteration   0 … m-1    m … m+t-1
///     phase        moves     training
struct Annealing {
    AnnealerSetup setup;
    TurnTrace trace;
    std::vector<Action> plan; ///< what the turn came to
    double seconds = 0;

    const PhaseTrace& phase(Phase phase) const {
        return trace.phases[static_cast<std::size_t>(phase)];
    }
    int iterations() const {
        return phase(Phase::Moves).iterations + phase(Phase::Training).iterations;
    }
    /// Where the iterations of a phase begin.
    int start(Phase of) const { return of == Phase::Moves ? 0 : phase(Phase::Moves).iterations; }
};

/// Anneals the player-turn of `state` and keeps `spent`, the part of the budget that is spent.
/// Throws what planTurn() throws.
Annealing anneal(const State& state, const AnnealerSetup& setup, const std::stop_token& stop,
                 std::atomic<double>& spent);

/// A best plan, from an iteration on.
struct Frame {
    Phase phase = Phase::Moves;
    int iteration = 0; ///< counted through
    double value = 0;
    std::vector<Action> plan; ///< with what was carried out before the phase
};

/// All best plans in their order. The last is the plan of the turn, without a value if it
/// was not annealed alone: a chain to the enemy's HQ, or mines after the moves.
std::vector<Frame> framesOf(const Annealing& annealing);

/// A run's curves at the iterations 0, step, 2·step, …: what was so at each of them.
struct AnnealingCurves {
    QList<double> kept; ///< value of the plan that was kept
    QList<double> best; ///< value of the best plan so far
    QList<double> temperature;
    QList<double> acceptance;
};
AnnealingCurves curvesOf(const Annealing& annealing, int step);

/// "moves" or "training".
QString phaseName(Phase phase);

} // namespace yomi::ui::icefire
