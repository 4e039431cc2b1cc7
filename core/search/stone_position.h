// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/grid_text.h"
#include "core/common/stone_text.h"
#include "core/search/game.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::search {

// What the positions of games have in common in which o and x take turns, o first, and a line of
// stones wins.

/// What the sides of a board are called in sentences; the first begins.
struct SideNames {
    std::string first = "o", second = "x";
};
/// As the text has them that was read: O and X are small.
SideNames sideNames(const StoneReading& reading);

/// Why no game leads to a board; empty if one may. `last` are the stones of which one must have
/// been put last, each a `lastName` in the sentence. The bits may have any order.
std::string whyImpossible(const GridStones& stones,
                          const std::function<bool(std::uint64_t)>& hasLine, std::uint64_t last,
                          const std::string& lastName, const SideNames& names);

/// "move 8": the place of what is wrong in a text of moves; they are counted from 1.
std::string movePlace(std::size_t number);

/// The texts of moves with blanks or one comma between each. Throws FormatError for a comma that
/// has no move before or behind it.
std::vector<std::string_view> listedMoves(std::string_view text);

/// Throws FormatError at such a move if the game was won before it.
void validateNotWon(Ended ended, bool firstToMove, std::size_t number);

/// Throws std::invalid_argument for a game that is over, and says how it ended.
void validateGoesOn(Ended ended, bool firstToMove);

template <class Position>
void validateSearchable(const Position& position) {
    validateGoesOn(position.ended(), position.firstToMove());
}

} // namespace yomi::search
