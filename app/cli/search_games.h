// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/game_entry.h"
#include "core/common/sentence.h"
#include "core/connectfour/position.h"
#include "core/search/result_json.h"
#include "core/tictactoe/position.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace yomi::cli {

/// The start of a search, in the notation of its game: a position, and moves played from there.
/// Defaults are the game's.
struct SearchStart {
    std::optional<std::string> size = {}, position = {};
    std::optional<int> inARow = {};
    std::string moves = {};
    std::string toMove = {};                      ///< the side, if the board does not show it
    std::optional<tictactoe::Begins> begins = {}; ///< for tic-tac-toe
};

/// A position of any game, ready for the common search.
struct Searchable {
    std::shared_ptr<const GamePosition> start;
    std::string position; ///< the text of the position: moves if known, else the board
    std::string first = "o", second = "x"; ///< the signs of the sides, the first began
    Sentence readAs;                       ///< a sentence, if the text is in foreign notation
    search::MoveForm moves;
    std::vector<int> scored; ///< the moves, or columns, that can have a score

    const std::string& toMove() const { return start->firstToMove() ? first : second; }
};

/// Both throw std::invalid_argument or FormatError for an error in the start, including options
/// that tic-tac-toe lacks. `start` is the default position.
Searchable searchable(const tictactoe::Position& start, const SearchStart& from);
Searchable searchable(const GameEntry& game, const SearchStart& from,
                      std::optional<connectfour::MoveOrder> order);

} // namespace yomi::cli
