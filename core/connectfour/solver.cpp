// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/solver.h"

#include "core/common/sentence.h"
#include "core/common/workers.h"
#include "core/connectfour/solver_search.h"

#include <string>
#include <tuple>

namespace yomi::connectfour {

namespace {

template <class Grid, class Processor>
Solution run(const Position& position, const SolverSettings& settings, SolverTables& tables,
             const Limits& limits) {
    using Search = SolverSearch<Grid, Processor>;
    ProvedBounds proved(position);
    if (settings.book)
        if (const auto score = settings.book->score(position))
            proved.narrow({*score, *score});
    std::vector<Search> searches;
    for (unsigned thread = 0; thread < static_cast<unsigned>(settings.threads); ++thread)
        searches.emplace_back(BasicPosition<Grid>(position), settings, tables, limits, proved,
                              thread);
    Solution solution;
    const auto start = std::chrono::steady_clock::now();
    try {
        runWorkers(searches.size(), [&](std::size_t i) {
            try {
                searches[i].solve();
            } catch (const Stopped&) {
                if (i == 0) // the others have the same limits
                    throw;
            }
        });
        if (settings.bestMove)
            solution.bestMove = searches.front().bestMove();
    } catch (const TimeLimitPassed&) {
        // The bounds proved so far are the answer.
    }
    solution.time = std::chrono::steady_clock::now() - start;
    for (const Search& search : searches)
        solution.nodes += search.nodes();
    std::tie(solution.lower, solution.upper) = searches.front().bounds();
    if (solution.lower == solution.upper)
        solution.score = solution.lower;
    return solution;
}

template <class Grid>
Solution run(const Position& position, const SolverSettings& settings, SolverTables& tables,
             const Limits& limits) {
#ifdef __x86_64__
    if (Avx512Processor::isThis())
        return run<Grid, Avx512Processor>(position, settings, tables, limits);
    if (Avx2Processor::isThis())
        return run<Grid, Avx2Processor>(position, settings, tables, limits);
#endif
    return run<Grid, AnyProcessor>(position, settings, tables, limits);
}

} // namespace

Solver::Solver(const SolverSettings& settings)
    : m_settings(settings) {
    if (settings.threads < 1 || settings.threads > mostSolverThreads)
        throw InvalidArgument("A position is solved by 1 to {} threads; {} were given.",
                              mostSolverThreads, settings.threads);
}

Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;
Solver::~Solver() = default;

Solution Solver::solve(const Position& position, const Limits& limits) {
    validateSearchable(position);
    if (m_settings.book && m_settings.book->range().size != position.size())
        throw InvalidArgument("The book is of boards of another size.");
    const int keyBits = position.size().width * bitsPerColumn(position.grid());
    const bool isNew = !m_tables || m_tables->keyBits() != keyBits;
    if (isNew)
        m_tables = std::make_unique<SolverTables>(keyBits);
    if (isNew || !m_settings.keepTable)
        m_tables->clear(m_settings.threads == 1 ? SolverTables::Start::Small
                                                : SolverTables::Start::Full);
    return position.size() == UsualGrid::size()
               ? run<UsualGrid>(position, m_settings, *m_tables, limits)
               : run<AnyGrid>(position, m_settings, *m_tables, limits);
}

} // namespace yomi::connectfour
