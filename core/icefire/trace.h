// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/board.h"
#include "core/icefire/evaluation.h"

#include <array>
#include <atomic>
#include <utility>
#include <vector>

namespace yomi::icefire {

/// The two annealings of a turn.
enum class Phase : std::uint8_t { Moves, Training };

/// The kinds of neighbours: two for the moves, five for training and building.
enum class Neighbour : std::uint8_t {
    SwapOrder,
    TurnUnit,
    AddTraining,
    DeleteTraining,
    AddChain,
    AddTower,
    DeleteTower,
};
inline constexpr std::size_t neighbourKinds = 7;

/// The trace of one annealing.
struct PhaseTrace {
    struct Sample {
        int iteration;
        double value; ///< of the plan kept at this iteration
        double temperature;
        double acceptance; ///< accepted / tried since the previous sample
    };
    struct Best {
        int iteration; ///< from this one on, until the next
        double value;
        std::vector<Action> plan;
    };
    struct Count {
        int tried = 0;
        int accepted = 0;
    };

    Terms before; ///< at the start of the phase
    Terms after;  ///< with the phase's best plan
    double valueBefore = 0;
    double valueAfter = 0;
    int iterations = 0;
    std::vector<Sample> samples; ///< at most about 1000, evenly spaced
    std::vector<Best> bests;     ///< each new best plan, the first one at iteration 0
    std::array<Count, neighbourKinds> counts = {};
};

/// A plan and the enemy's reply to it, if that was searched.
struct JudgedPlan {
    std::vector<Action> actions;
    std::vector<Action> reply;
    double value = 0; ///< after the reply, in cells
};

/// The trace of a turn's search.
struct TurnTrace {
    std::array<PhaseTrace, 2> phases; ///< by Phase; of the plan that was chosen
    std::vector<JudgedPlan> plans;    ///< all candidates
    std::size_t chosen = 0;           ///< index of the plan that is played
};

/// A part of a turn's budget, which goes from 0 to 1.
struct Part {
    double from = 0;
    double to = 1;

    double at(double share) const { return from + share * (to - from); }
    /// The sub-part between two shares of this part.
    Part part(double a, double b) const { return {at(a), at(b)}; }
};

/// The observer of timed runs: records nothing and costs nothing.
struct NoTrace {
    template <class Search>
    void begin(Phase, const Part&, const Search&) {}
    void progressed(double) {}
    void tried(int, Neighbour, bool, double, double) {}
    template <class Search>
    void best(int, const Search&) {}
    template <class Search>
    void end(int, const Search&) {}
    void judged(const JudgedPlan&, bool) {}
};

/// The observer that records a TurnTrace and publishes the spent part of the turn's budget for
/// another thread.
class Recorder {
public:
    Recorder(TurnTrace& trace, std::atomic<double>* spent)
        : m_trace(trace)
        , m_spent(spent) {}

    template <class Search>
    void begin(Phase phase, const Part& part, const Search& search) {
        m_part = part;
        m_phase = &m_phases[static_cast<std::size_t>(phase)];
        m_phase->before = search.terms();
        m_phase->valueBefore = search.value();
        m_every = 1;
        m_window = {};
        best(0, search);
    }

    void progressed(double progress) {
        if (m_spent)
            m_spent->store(m_part.at(progress), std::memory_order_relaxed);
    }

    void tried(int iteration, Neighbour kind, bool accepted, double temperature, double value) {
        PhaseTrace::Count& count = m_phase->counts[static_cast<std::size_t>(kind)];
        ++count.tried;
        count.accepted += accepted;
        ++m_window.tried;
        m_window.accepted += accepted;
        if (iteration % m_every == 0)
            sample({iteration, value, temperature, 0});
    }

    template <class Search>
    void best(int iteration, const Search& search) {
        m_phase->bests.push_back({iteration, search.value(), search.bestPlan()});
    }

    template <class Search>
    void end(int iterations, const Search& search) {
        m_phase->iterations = iterations;
        m_phase->after = search.terms();
        m_phase->valueAfter = search.value();
    }

    void judged(const JudgedPlan& plan, bool better) {
        if (better) {
            m_trace.chosen = m_trace.plans.size();
            m_trace.phases = std::move(m_phases);
        }
        m_trace.plans.push_back(plan);
        m_phases = {};
    }

private:
    void sample(PhaseTrace::Sample sample) {
        constexpr std::size_t most = 1000;
        auto& samples = m_phase->samples;
        sample.acceptance = static_cast<double>(m_window.accepted) / m_window.tried;
        m_window = {};
        samples.push_back(sample);
        if (samples.size() < most)
            return;
        // The length of a timed run is unknown: drop every other sample and sample half as often.
        for (std::size_t i = 0; i < most / 2; ++i) {
            samples[i] = samples[2 * i + 1];
            samples[i].acceptance = (samples[i].acceptance + samples[2 * i].acceptance) / 2;
        }
        samples.resize(most / 2);
        m_every *= 2;
    }

    TurnTrace& m_trace;
    std::atomic<double>* m_spent;
    Part m_part;                        ///< of the current annealing
    std::array<PhaseTrace, 2> m_phases; ///< of the current plan
    PhaseTrace* m_phase = nullptr;
    int m_every = 1; ///< iterations between samples
    PhaseTrace::Count m_window;
};

} // namespace yomi::icefire
