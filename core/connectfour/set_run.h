// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/connectfour/step_solver.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace yomi::connectfour {

/// The results of a step of the ladder, or of the solver, on a set of positions.
struct SetRun {
    std::vector<Solution> solutions; ///< of the solved positions, from the first on
    bool isFinished = false;         ///< whether all are solved

    std::uint64_t nodes() const;
    std::chrono::nanoseconds time() const;
};

/// Solves the positions one after the other, each from an empty table. A position solved within 10
/// ms is solved two more times and its least time counts, unless nodes are only counted. The time
/// limit applies to the whole set and leaves the run unfinished. Calls `report` with the number of
/// positions solved. Throws what StepSolver throws, and Stopped.
SetRun solveSet(const StepSettings& settings, std::span<const Position> positions,
                const Limits& limits = {},
                const std::function<void(std::size_t solved)>& report = {});

/// The indices of the positions by falling number of nodes.
std::vector<std::size_t> byNodes(const SetRun& run);

/// Whether all runs agree in the scores they share.
bool agree(std::span<const SetRun* const> runs);

} // namespace yomi::connectfour
