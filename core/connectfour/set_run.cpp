// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/set_run.h"

#include <algorithm>
#include <numeric>

namespace yomi::connectfour {

namespace {

using TimePoint = std::chrono::steady_clock::time_point;

/// Solves a position of a set before `end`; no score if that has passed.
Solution solveTimed(StepSolver& solver, const Position& position, const std::stop_token& stop,
                    const std::optional<TimePoint>& end, bool isCounted) {
    constexpr int repeats = 2;
    constexpr std::uint64_t brief = 30'000; // nodes; one time may include an interruption
    const auto solve = [&] {
        throwIfStopped(stop);
        Limits rest{stop, {}};
        if (end)
            rest.time = *end - std::chrono::steady_clock::now();
        // A short search never checks the clock, so check it here.
        return rest.time && rest.time->count() <= 0 ? Solution() : solver.solve(position, rest);
    };
    Solution solution = solve();
    for (int i = 0; i < repeats && !isCounted && solution.score && solution.nodes < brief; ++i)
        if (const Solution again = solve(); again.score)
            solution.time = std::min(solution.time, again.time);
    return solution;
}

} // namespace

std::uint64_t SetRun::nodes() const {
    std::uint64_t sum = 0;
    for (const Solution& solution : solutions)
        sum += solution.nodes;
    return sum;
}

std::chrono::nanoseconds SetRun::time() const {
    std::chrono::nanoseconds sum{};
    for (const Solution& solution : solutions)
        sum += solution.time;
    return sum;
}

SetRun solveSet(const StepSettings& settings, std::span<const Position> positions,
                const Limits& limits, const std::function<void(std::size_t solved)>& report) {
    StepSolver solver(settings);
    std::optional<TimePoint> end;
    if (limits.time)
        end = std::chrono::steady_clock::now() + *limits.time;
    SetRun run;
    for (const Position& position : positions) {
        const Solution solution =
            solveTimed(solver, position, limits.stop, end, settings.countOnly);
        if (!solution.score)
            return run;
        run.solutions.push_back(solution);
        if (report)
            report(run.solutions.size());
    }
    run.isFinished = true;
    return run;
}

std::vector<std::size_t> byNodes(const SetRun& run) {
    std::vector<std::size_t> order(run.solutions.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater(),
                             [&](std::size_t i) { return run.solutions[i].nodes; });
    return order;
}

bool agree(std::span<const SetRun* const> runs) {
    std::vector<int> scores;
    for (const SetRun* run : runs)
        for (std::size_t i = 0; i < run->solutions.size(); ++i) {
            const int score = run->solutions[i].score.value();
            if (i == scores.size())
                scores.push_back(score);
            else if (scores[i] != score)
                return false;
        }
    return true;
}

} // namespace yomi::connectfour
