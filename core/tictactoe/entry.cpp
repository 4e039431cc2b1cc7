// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/entry.h"

#include "core/boards/engine_position.h"
#include "core/common/sentence.h"
#include "core/tictactoe/document_json.h"
#include "core/tictactoe/search.h"

namespace yomi::tictactoe {

namespace {

void validateSize(const GridSize& size) {
    if (size != Position::size())
        throw InvalidArgument("The board of tic-tac-toe is 3x3 with 3 in a row, not {} with {}.",
                              size.text(), size.inARow);
}

} // namespace

const GameEntry& gameEntry() {
    static const GameEntry entry = {
        .name = "tictactoe",
        .documentKind = documentKind,
        .notation = StoneNotation::Numbers,
        .usualSize = Position::size(),
        .sizes = BoardSizes::One,
        .validateSize = validateSize,
        .defaults = gameDefaults,
        .positionOf = newPosition<Position, positionOf>,
        .newSolver = nullptr,
    };
    return entry;
}

} // namespace yomi::tictactoe
