// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/random.h"
#include "core/common/stopped.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>

namespace yomi::icefire {

/// The progress of an annealing of a number of iterations, or until a point in time.
class Progress {
public:
    using Clock = std::chrono::steady_clock;

    explicit Progress(int iterations)
        : m_iterations(iterations) {}
    explicit Progress(Clock::time_point end)
        : m_end(end) {}

    /// From 0; the annealing is over at 1 or more. `iteration` counts up from 0. Reads the clock
    /// and polls `stop` (Stopped) every 16 iterations.
    double at(int iteration, const std::stop_token& stop) {
        if (iteration % pollInterval == 0)
            throwIfStopped(stop);
        if (m_iterations)
            return *m_iterations > 0 ? static_cast<double>(iteration) / *m_iterations : 1;
        if (iteration % pollInterval == 0) {
            const std::chrono::duration<double> total = m_end - m_start;
            const std::chrono::duration<double> gone = Clock::now() - m_start;
            m_passed = total.count() > 0 ? gone / total : 1;
        }
        return m_passed;
    }

private:
    static constexpr int pollInterval = 16;

    std::optional<int> m_iterations;
    Clock::time_point m_start = Clock::now();
    Clock::time_point m_end;
    double m_passed = 0; ///< the part of the time
};

/// The temperature falls from `hot` to `cold` by a constant factor per equal part of the progress.
struct Cooling {
    double hot;
    double cold;

    double at(double progress) const { return hot * std::pow(cold / hot, std::min(progress, 1.0)); }
};

/// Simulated annealing (Kirkpatrick, Gelatt and Vecchi, 1983): accepts a better neighbour always,
/// one that is worse by d with probability exp(-d / temperature).
///
/// Search provides: propose(random), which makes a neighbour and returns its kind, or nothing if
/// there is none; proposedValue() and value(); accept(); keepBest(), called when the accepted plan
/// is the best so far. Observer is a policy: progressed(), tried() and best() are called as in
/// NoTrace (trace.h) and cost nothing if empty. Returns the number of iterations.
template <class Search, class Observer>
int anneal(Search& search, const Cooling& cooling, Progress progress, Random& random,
           const std::stop_token& stop, Observer& observer) {
    double best = search.value();
    for (int iteration = 0;; ++iteration) {
        const double part = progress.at(iteration, stop);
        if (part >= 1)
            return iteration;
        observer.progressed(part);
        const auto kind = search.propose(random);
        if (!kind)
            continue;
        const double temperature = cooling.at(part);
        const double change = search.proposedValue() - search.value();
        const bool accepted = change >= 0 || random.fraction() < std::exp(change / temperature);
        if (accepted)
            search.accept();
        observer.tried(iteration, *kind, accepted, temperature, search.value());
        if (accepted && search.value() > best) {
            best = search.value();
            search.keepBest();
            observer.best(iteration, search);
        }
    }
}

} // namespace yomi::icefire
