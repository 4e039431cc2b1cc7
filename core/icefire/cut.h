// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/board.h"

#include <array>

namespace yomi::icefire {

/// A player's loss with some cells: the cells themselves and all that they cut off from the HQ.
/// Cut-off units die when their next turn starts.
struct Loss {
    int cells = 0;
    int unitCost = 0; ///< training costs of the units on them
    int upkeep = 0;   ///< of these units: saved each turn

    bool operator==(const Loss&) const = default;
};

/// The loss as one number, in cells: a unit of 10 gold counts as one.
constexpr int worthOf(const Loss& loss) {
    return loss.cells + loss.unitCost / trainingCost[1];
}

/// The victim's active cells that lose their connection to the HQ if the cells are captured,
/// without those cells. Cost: one flood fill of their land.
CellSet cutOffBy(const Board& board, Player victim, const CellSet& captured);

/// The victim's loss if the cells are captured. Cost: one flood fill of their land.
Loss lossOf(const Board& board, Player victim, const CellSet& captured);

/// For each active cell of the victim the loss by its capture alone; nothing for all others.
/// Computed by one depth-first search over their land (Tarjan's low points): a cell cuts off the
/// sum of the subtrees that reach no cell above it. The capture of the HQ costs everything.
std::array<Loss, cellSlots> cutValues(const Board& board, Player victim);

} // namespace yomi::icefire
