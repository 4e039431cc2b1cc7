// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/mnk/entry.h"

#include "core/boards/engine_position.h"
#include "core/mnk/search.h"
#include "core/mnk/solver.h"

namespace yomi::mnk {

const GameEntry& gameEntry() {
    static const GameEntry entry = {
        .name = "mnk",
        .documentKind = documentKind,
        .notation = StoneNotation::Squares,
        .usualSize = Size(),
        .sizes = BoardSizes::Any,
        .validateSize = [](const GridSize& size) { validate(Size(size)); },
        .defaults = gameDefaults,
        .positionOf = newPosition<Position, positionOf>,
        .newSolver = newSolver<Position, Solver, &Solver::solveSquares>,
    };
    return entry;
}

} // namespace yomi::mnk
