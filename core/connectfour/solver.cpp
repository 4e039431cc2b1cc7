// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/solver.h"

#include "core/connectfour/solver_search.h"

#include <stdexcept>
#include <tuple>
#include <utility>

namespace yomi::connectfour {

namespace {

constexpr std::pair<std::string_view, bool Ideas::*> ideas[] = {
    {"bounds", &Ideas::bounds},  {"chains", &Ideas::chains}, {"lookups", &Ideas::lookups},
    {"mirror", &Ideas::mirror},  {"dead", &Ideas::dead},     {"order", &Ideas::order},
    {"windows", &Ideas::windows}};

template <class Grid, bool countsByProcessor>
Solution run(const Position& position, const SolverSettings& settings, SolverTables& tables,
             const Limits& limits) {
    SolverSearch<Grid, countsByProcessor> search(BasicPosition<Grid>(position), settings, tables,
                                                 limits);
    Solution solution;
    const auto start = std::chrono::steady_clock::now();
    try {
        search.solve();
        if (settings.bestMove)
            solution.bestMove = search.bestMove();
    } catch (const TimeLimitPassed&) {
        // What is proved till then is the answer.
    }
    solution.time = std::chrono::steady_clock::now() - start;
    solution.nodes = search.nodes();
    std::tie(solution.lower, solution.upper) = search.bounds();
    if (solution.lower == solution.upper)
        solution.score = solution.lower;
    return solution;
}

bool processorCounts() {
#ifdef __x86_64__
    return __builtin_cpu_supports("popcnt");
#else
    return false;
#endif
}

template <class Grid>
Solution run(const Position& position, const SolverSettings& settings, SolverTables& tables,
             const Limits& limits) {
    return processorCounts() ? run<Grid, true>(position, settings, tables, limits)
                             : run<Grid, false>(position, settings, tables, limits);
}

} // namespace

Ideas ideasWithout(std::string_view names) {
    Ideas result;
    for (std::string_view rest = names;;) {
        const std::string_view name = rest.substr(0, rest.find(','));
        const auto* const idea =
            std::ranges::find_if(ideas, [&](const auto& each) { return each.first == name; });
        if (idea == std::end(ideas))
            throw std::invalid_argument(
                "The ideas of the solver are bounds, chains, lookups, mirror, dead, order and "
                "windows; \"" +
                std::string(name) + "\" is none.");
        result.*idea->second = false;
        if (name.size() == rest.size())
            return result;
        rest.remove_prefix(name.size() + 1);
    }
}

Solver::Solver(const SolverSettings& settings)
    : m_settings(settings) {}

Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;
Solver::~Solver() = default;

Solution Solver::solve(const Position& position, const Limits& limits) {
    validateSearchable(position);
    const int keyBits = position.size().width * bitsPerColumn(position.grid());
    if (m_tables && m_tables->keyBits() == keyBits)
        m_tables->clear();
    else
        m_tables = std::make_unique<SolverTables>(keyBits);
    return position.size() == UsualGrid::size()
               ? run<UsualGrid>(position, m_settings, *m_tables, limits)
               : run<AnyGrid>(position, m_settings, *m_tables, limits);
}

} // namespace yomi::connectfour
