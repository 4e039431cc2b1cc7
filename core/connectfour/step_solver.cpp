// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/step_solver.h"

#include "core/common/sentence.h"

#include <string>

namespace yomi::connectfour {

namespace {

std::variant<Ladder, Solver> solverOf(const StepSettings& settings) {
    const SolverSettings& ours = settings.solver;
    validate(settings, ours.book != nullptr);
    const int step = settings.step.value_or(solverStep);
    if (step == solverStep)
        return Solver(ours);
    return Ladder({.step = step, .weak = ours.weak, .countOnly = settings.countOnly});
}

} // namespace

void validate(const StepSettings& settings, bool hasBook) {
    const SolverSettings& ours = settings.solver;
    const int step = settings.step.value_or(solverStep);
    if (step == solverStep) {
        if (settings.countOnly)
            throw InvalidArgument("Nodes can be counted without the search in steps 4 to 6 of the "
                                  "ladder, not in step 13, the solver.");
        return;
    }
    if (!ours.without.empty())
        throw InvalidArgument("Step {} of the ladder has no ideas that can be left out; step 13, "
                              "the solver, has some.",
                              step);
    if (ours.threads != 1)
        throw InvalidArgument(
            "Step {} of the ladder has no search by several threads; step 13, the solver, has one.",
            step);
    if (hasBook)
        throw InvalidArgument("Step {} of the ladder has no book; step 13, the solver, has one.",
                              step);
}

StepSolver::StepSolver(const StepSettings& settings)
    : m_solver(solverOf(settings)) {}

bool StepSolver::isWeak() const {
    return std::visit([](const auto& solver) { return solver.isWeak(); }, m_solver);
}

Solution StepSolver::solve(const Position& position, const Limits& limits) {
    return std::visit([&](auto& solver) { return solver.solve(position, limits); }, m_solver);
}

} // namespace yomi::connectfour
