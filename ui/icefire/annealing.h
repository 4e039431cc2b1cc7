// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/icefire/document_json.h"
#include "core/icefire/trace.h"
#include "ui/icefire/engine.h"

#include <QList>
#include <QString>

#include <functional>
#include <stop_token>
#include <vector>

namespace yomi::ui::icefire {

/// A player-turn planned by the annealing bot, with the record of how.
struct AnnealedTurn {
    AnnealerSetup setup;
    double goldWeight = 0;
    TurnTrace trace;
    std::vector<Action> plan;
    double seconds = 0;

    const PhaseTrace& phase(Phase phase) const {
        return trace.phases[static_cast<std::size_t>(phase)];
    }
    /// The value of the final plan, as the last phase that ran judges it; nothing if none did,
    /// which is so when the HQ can be taken at once.
    std::optional<double> value() const;
};

/// Plans the player-turn that has been started. Throws Stopped.
AnnealedTurn annealTurn(const State& start, const AnnealerSetup& setup,
                        const std::stop_token& stop);

/// Curves over an annealing have this many points, evenly spread over its iterations, so that
/// annealings of different lengths lie over each other.
inline constexpr int curvePoints = 240;
int iterationAt(const PhaseTrace& phase, int point);
/// The samples' values at these points.
QList<double> sampledCurve(const PhaseTrace& phase,
                           const std::function<double(const PhaseTrace::Sample&)>& value);
/// The value of the best plan so far.
QList<double> bestCurve(const PhaseTrace& phase);

/// The plan as it stood in a phase at an iteration: the best one so far, after all that came before
/// the phase.
std::vector<Action> planAt(const AnnealedTurn& turn, Phase phase, int iteration);

/// "article, 20,000 iterations, seed 1".
QString setupName(const AnnealerSetup& setup);
/// "swap two units", "add a tower".
QString neighbourName(Neighbour kind);

/// A row of the evaluation: its name, what it says, and its value in some terms.
struct TermRow {
    QString name;
    QString explanation;
    std::function<double(const Terms&)> value;
};
/// The four terms of the article, and what the profile looks at beyond.
QList<TermRow> termRows(const Parameters& parameters, double goldWeight);

} // namespace yomi::ui::icefire
