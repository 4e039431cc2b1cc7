// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/connectfour/entry.h"

#include "core/boards/engine_position.h"
#include "core/connectfour/search.h"
#include "core/connectfour/solver.h"

namespace yomi::connectfour {

const GameEntry& gameEntry() {
    static const GameEntry entry = {
        .name = "connectfour",
        .documentKind = documentKind,
        .notation = StoneNotation::Columns,
        .usualSize = Size(),
        .sizes = BoardSizes::Standard,
        .validateSize = [](const GridSize& size) { validate(Size(size)); },
        .defaults = gameDefaults,
        .positionOf = newPosition<Position, positionOf>,
        .newSolver = newSolver<Position, Solver, solveColumns<Solver>>,
    };
    return entry;
}

} // namespace yomi::connectfour
