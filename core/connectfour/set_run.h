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

/// What a step of the ladder, or the solver, did on a set of positions.
struct SetRun {
    std::vector<Solution> solutions; ///< of the positions that were solved, from the first on
    bool isFinished = false;         ///< whether these are all

    std::uint64_t nodes() const;
    std::chrono::nanoseconds time() const;
};

/// Solves the positions one after the other, each from an empty table. A position that is solved
/// within 10 ms is solved two times more, and its least time counts, unless its nodes are only
/// counted. The time limit is one of the whole set: it leaves the run unfinished. `report` is told
/// how many positions are solved. Throws as StepSolver does, and Stopped.
SetRun solveSet(const StepSettings& settings, std::span<const Position> positions,
                const Limits& limits = {},
                const std::function<void(std::size_t solved)>& report = {});

/// The positions from the one with the most nodes to the one with the fewest, as indices.
std::vector<std::size_t> byNodes(const SetRun& run);

/// Whether runs agree in every score that two of them found.
bool agree(std::span<const SetRun* const> runs);

} // namespace yomi::connectfour
