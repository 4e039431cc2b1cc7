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

/// A recorded annealing of a player-turn. Its iterations are numbered consecutively, those of the
/// training after those of the moves:
///
///     iteration   0 … m-1    m … m+t-1
///     phase        moves     training
struct Annealing {
    AnnealerSetup setup;
    TurnTrace trace;
    std::vector<Action> plan; ///< the plan of the turn
    double seconds = 0;

    const PhaseTrace& phase(Phase phase) const {
        return trace.phases[static_cast<std::size_t>(phase)];
    }
    int iterations() const {
        return phase(Phase::Moves).iterations + phase(Phase::Training).iterations;
    }
    /// The first iteration of a phase.
    int start(Phase of) const { return of == Phase::Moves ? 0 : phase(Phase::Moves).iterations; }
};

/// Anneals the player-turn of `state` and stores the spent part of the budget in `spent`. Throws
/// what planTurn() throws.
Annealing anneal(const State& state, const AnnealerSetup& setup, const std::stop_token& stop,
                 std::atomic<double>& spent);

/// A best plan, from an iteration on.
struct Frame {
    Phase phase = Phase::Moves;
    int iteration = 0; ///< numbered consecutively
    double value = 0;
    std::vector<Action> plan; ///< including the actions carried out before the phase
};

/// All best plans in order. The last is the plan of the turn, without a value if it has parts that
/// were not annealed: a chain to the enemy's HQ, or mines after the moves.
std::vector<Frame> framesOf(const Annealing& annealing);

/// A run's curves at the iterations 0, step, 2·step, …
struct AnnealingCurves {
    QList<double> kept; ///< value of the plan kept
    QList<double> best; ///< value of the best plan so far
    QList<double> temperature;
    QList<double> acceptance;
};
AnnealingCurves curvesOf(const Annealing& annealing, int step);

/// "moves" or "training".
QString phaseName(Phase phase);

} // namespace yomi::ui::icefire
