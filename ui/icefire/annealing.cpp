// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/icefire/annealing.h"

#include "core/icefire/planner.h"
#include "ui/common/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>

namespace yomi::ui::icefire {

namespace {

struct AnnealingText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::icefire::Annealing)
};

/// The last new best plan up to an iteration.
const PhaseTrace::Best* bestAt(const PhaseTrace& phase, int iteration) {
    const auto after =
        std::ranges::upper_bound(phase.bests, iteration, {}, &PhaseTrace::Best::iteration);
    return after == phase.bests.begin() ? nullptr : &*std::prev(after);
}

} // namespace

std::optional<double> AnnealedTurn::value() const {
    for (const Phase each : {Phase::Training, Phase::Moves}) {
        if (!phase(each).bests.empty())
            return phase(each).valueAfter;
    }
    return {};
}

AnnealedTurn annealTurn(const State& start, const AnnealerSetup& setup,
                        const std::stop_token& stop) {
    AnnealedTurn turn;
    turn.setup = setup;
    turn.goldWeight = goldWeight(setup.parameters, start.turn);
    Budget budget;
    budget.iterations = setup.iterations;
    Random random(setup.seed);
    const auto began = std::chrono::steady_clock::now();
    turn.plan = planTurn(start, setup.parameters, budget, random, turn.trace, stop);
    turn.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    return turn;
}

int iterationAt(const PhaseTrace& phase, int point) {
    return static_cast<int>(static_cast<std::int64_t>(phase.iterations) * point /
                            (curvePoints - 1));
}

QList<double> sampledCurve(const PhaseTrace& phase,
                           const std::function<double(const PhaseTrace::Sample&)>& value) {
    QList<double> curve;
    if (phase.samples.empty())
        return curve;
    for (int point = 0; point < curvePoints; ++point) {
        const auto after = std::ranges::upper_bound(phase.samples, iterationAt(phase, point), {},
                                                    &PhaseTrace::Sample::iteration);
        curve << value(after == phase.samples.begin() ? *after : *std::prev(after));
    }
    return curve;
}

QList<double> bestCurve(const PhaseTrace& phase) {
    QList<double> curve;
    if (phase.bests.empty())
        return curve;
    for (int point = 0; point < curvePoints; ++point)
        curve << bestAt(phase, iterationAt(phase, point))->value;
    return curve;
}

std::vector<Action> planAt(const AnnealedTurn& turn, Phase phase, int iteration) {
    const PhaseTrace::Best* best = bestAt(turn.phase(phase), iteration);
    if (!best)
        return turn.plan;
    std::vector<Action> plan;
    if (phase == Phase::Training) {
        const std::size_t trained = turn.phase(phase).bests.back().plan.size();
        plan.assign(turn.plan.begin(), turn.plan.end() - static_cast<std::ptrdiff_t>(trained));
    }
    plan.insert(plan.end(), best->plan.begin(), best->plan.end());
    return plan;
}

QString setupName(const AnnealerSetup& setup) {
    QString name = QString::fromStdString(setup.profile);
    if (setup.parameters != profile(setup.profile))
        name += AnnealingText::tr(" (changed)");
    return AnnealingText::tr("%1, %2 iterations, seed %3")
        .arg(name, numberText(setup.iterations, ui::Unit::Count))
        .arg(setup.seed);
}

QString neighbourName(Neighbour kind) {
    switch (kind) {
    case Neighbour::SwapOrder:
        return AnnealingText::tr("swap two units");
    case Neighbour::TurnUnit:
        return AnnealingText::tr("turn a unit");
    case Neighbour::AddTraining:
        return AnnealingText::tr("add a training");
    case Neighbour::DeleteTraining:
        return AnnealingText::tr("delete a training");
    case Neighbour::AddChain:
        return AnnealingText::tr("add a chain");
    case Neighbour::AddTower:
        return AnnealingText::tr("add a tower");
    case Neighbour::DeleteTower:
        return AnnealingText::tr("delete a tower");
    }
    return {};
}

QList<TermRow> termRows(const Parameters& parameters, double goldWeight) {
    QList<TermRow> rows = {
        {AnnealingText::tr("cells + g·gold"),
         AnnealingText::tr("Connected cells and g times gold, mine less his; g = %1 in this turn.")
             .arg(numberText(goldWeight, ui::Unit::Number)),
         [goldWeight](const Terms& terms) {
             return terms.cells + goldWeight * terms.gold;
         }},
        {AnnealingText::tr("threatened"),
         AnnealingText::tr("My cells that he can take in his next turn."),
         [](const Terms& terms) {
             return terms.threatened;
         }},
        {AnnealingText::tr("to the outside"),
         AnnealingText::tr("Steps of the units to the outside of their land, mine less his."),
         [](const Terms& terms) {
             return terms.toOutside;
         }},
        {AnnealingText::tr("to the HQ"),
         AnnealingText::tr("Steps of the units to the enemy's HQ, mine less his."),
         [](const Terms& terms) {
             return terms.toHeadquarters;
         }},
    };
    if (!parameters.beyondArticle)
        return rows;
    rows << TermRow{AnnealingText::tr("income"), AnnealingText::tr("Income, mine less his."),
                    [](const Terms& terms) {
                        return terms.income;
                    }}
         << TermRow{AnnealingText::tr("cut off"),
                    AnnealingText::tr("My cells cut off when all threatened ones fall."),
                    [](const Terms& terms) {
                        return terms.cutOff;
                    }}
         << TermRow{AnnealingText::tr("cut"),
                    AnnealingText::tr("What his worst straight chain takes and cuts off."),
                    [](const Terms& terms) {
                        return terms.cut;
                    }}
         << TermRow{AnnealingText::tr("pressure"),
                    AnnealingText::tr("His cells that I can take next turn, or cut off."),
                    [](const Terms& terms) {
                        return terms.pressure;
                    }}
         << TermRow{AnnealingText::tr("my turns"),
                    AnnealingText::tr("Turns of income until I can pay the way to his HQ."),
                    [](const Terms& terms) {
                        return terms.myTurns;
                    }}
         << TermRow{AnnealingText::tr("his turns"),
                    AnnealingText::tr("Turns of income until he can pay the way to mine."),
                    [](const Terms& terms) {
                        return terms.hisTurns;
                    }};
    return rows;
}

} // namespace yomi::ui::icefire
