// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/limits.h"
#include "core/connectfour/position.h"
#include "core/mnk/position.h"
#include "core/search/recorded_search.h"
#include "core/search/result_json.h"
#include "core/tictactoe/position.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace yomi::cli {

enum class SearchGame { TicTacToe, ConnectFour, Mnk };
constexpr auto enumNames(SearchGame) {
    return namesInOrder("tictactoe", "connectfour", "mnk");
}

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
    std::string size; ///< "7x6"
    int inARow = 0;
    std::string position; ///< the text of the position: moves if known, else the board
    bool firstToMove = true;
    std::string first = "o", second = "x"; ///< the signs of the sides, the first began
    std::string readAs;                    ///< a sentence, if the text is in foreign notation
    search::MoveForm moves;
    std::vector<int> scored; ///< the moves, or columns, that can have a score
    std::function<search::Settings(const search::Settings&)> resolved;
    /// Without and with the principal variation.
    std::function<search::SearchResult(const search::Settings&, const Limits&)> search, analyze;
    std::function<search::RecordedSearch(const search::Settings&, const Limits&,
                                         trace::NodeId mostNodes)>
        record;

    const std::string& toMove() const { return firstToMove ? first : second; }
};

/// Both throw std::invalid_argument or FormatError for an error in the start, including options
/// that tic-tac-toe lacks. `start` is the default position.
Searchable searchable(const tictactoe::Position& start, const SearchStart& from);
Searchable searchable(SearchGame game, const SearchStart& from,
                      std::optional<connectfour::MoveOrder> order);

/// The position of the start.
connectfour::Position connectFourPosition(const SearchStart& from,
                                          std::optional<connectfour::MoveOrder> order);
mnk::Position mnkPosition(const SearchStart& from);

} // namespace yomi::cli
