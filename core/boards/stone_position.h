// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/grid_text.h"
#include "core/boards/stone_text.h"
#include "core/common/sentence.h"
#include "core/search/game.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace yomi {

// Shared by the positions of games in which o and x take turns, o first, and a line of stones wins.

/// The names of the sides in sentences; the first begins.
struct SideNames {
    std::string first = "o", second = "x";
};
/// The names in the text that was read; O and X become lower case.
SideNames sideNames(const StoneReading& reading);

/// Why no game leads to a board; empty if one may. One of the stones `last` must have been put
/// last; the sentence calls each a top stone if `isTopLast`. The bits may have any order.
Sentence whyImpossible(const GridStones& stones, const std::function<bool(std::uint64_t)>& hasLine,
                       std::uint64_t last, bool isTopLast, const SideNames& names);

/// "move 8": the place of an error in a text of moves, which are counted from 1.
Sentence movePlace(std::size_t number);

/// The texts of moves separated by blanks or one comma. Throws FormatError for a comma without a
/// move before or after it.
std::vector<std::string_view> listedMoves(std::string_view text);

/// Throws FormatError at this move if the game was won before it.
void validateNotWon(search::Ended ended, bool firstToMove, std::size_t number);

/// Throws std::invalid_argument with the result if the game is over.
void validateGoesOn(search::Ended ended, bool firstToMove);

template <class Position>
void validateSearchable(const Position& position) {
    validateGoesOn(position.ended(), position.firstToMove());
}

} // namespace yomi
