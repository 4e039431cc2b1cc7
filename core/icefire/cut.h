// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/board.h"

#include <array>

namespace yomi::icefire {

/// What a player loses with some cells: the cells themselves and all that they cut off from their
/// HQ. Cut-off units die as their next turn starts.
struct Loss {
    int cells = 0;
    int unitCost = 0; ///< training costs of the units on them
    int upkeep = 0;   ///< of these units: what the loss saves them each turn

    bool operator==(const Loss&) const = default;
};

/// The loss as one number, in cells: a unit of 10 gold counts as one.
constexpr int worthOf(const Loss& loss) {
    return loss.cells + loss.unitCost / trainingCost[1];
}

/// The victim's active cells that lose their connection to the HQ if the cells are captured, those
/// not included. Cost: one flood of their land.
CellSet cutOffBy(const Board& board, Player victim, const CellSet& captured);

/// What the victim loses if the cells are captured. Cost: one flood of their land.
Loss lossOf(const Board& board, Player victim, const CellSet& captured);

/// For each active cell of the victim what its capture alone costs them; nothing for all others.
/// By one depth-first search over their land (Tarjan's low points): what hangs behind a cell is the
/// sum of the subtrees that reach no cell above it. The capture of the HQ costs everything.
std::array<Loss, cellSlots> cutValues(const Board& board, Player victim);

} // namespace yomi::icefire
