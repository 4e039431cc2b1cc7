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

/// What one annealing did, for those who look on.
struct PhaseTrace {
    struct Sample {
        int iteration;
        double value; ///< of the plan that was kept at this iteration
        double temperature;
        double acceptance; ///< accepted / tried since the sample before
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

    Terms before; ///< as the phase began
    Terms after;  ///< with the phase's best plan
    double valueBefore = 0;
    double valueAfter = 0;
    int iterations = 0;
    std::vector<Sample> samples; ///< at most about 1000, evenly spread
    std::vector<Best> bests;     ///< each new best plan, the first one at iteration 0
    std::array<Count, neighbourKinds> counts = {};
};

/// A plan with the enemy's reply to it, if that was looked for.
struct JudgedPlan {
    std::vector<Action> actions;
    std::vector<Action> reply;
    double value = 0; ///< after the reply, in cells
};

/// A turn's search, seen from inside.
struct TurnTrace {
    std::array<PhaseTrace, 2> phases; ///< by Phase; of the plan that was chosen
    std::vector<JudgedPlan> plans;    ///< all that were made
    std::size_t chosen = 0;           ///< which of them is played
};

/// A part of the budget of a turn; the whole one is from 0 to 1.
struct Part {
    double from = 0;
    double to = 1;

    double at(double share) const { return from + share * (to - from); }
    /// The part of this part from one share of it to another.
    Part part(double a, double b) const { return {at(a), at(b)}; }
};

/// The observer of timed runs: nothing is recorded, and nothing is paid for it.
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

/// The observer that records a TurnTrace and, for another thread to read, which part of the turn's
/// budget is spent.
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
        // How long a timed run will be is not known: keep every second sample and go on half as
        // often.
        for (std::size_t i = 0; i < most / 2; ++i) {
            samples[i] = samples[2 * i + 1];
            samples[i].acceptance = (samples[i].acceptance + samples[2 * i].acceptance) / 2;
        }
        samples.resize(most / 2);
        m_every *= 2;
    }

    TurnTrace& m_trace;
    std::atomic<double>* m_spent;
    Part m_part;                        ///< of the annealing under way
    std::array<PhaseTrace, 2> m_phases; ///< of the plan under way
    PhaseTrace* m_phase = nullptr;
    int m_every = 1; ///< iterations from one sample to the next
    PhaseTrace::Count m_window;
};

} // namespace yomi::icefire
