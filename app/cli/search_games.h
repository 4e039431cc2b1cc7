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

/// Where a search begins, in the words of its game: a position, and moves played from there. What
/// is absent is as the game usually has it.
struct SearchStart {
    std::optional<std::string> size = {}, position = {};
    std::optional<int> inARow = {};
    std::string moves = {};
    std::string toMove = {};                      ///< the side, where the board does not tell
    std::optional<tictactoe::Begins> begins = {}; ///< of tic-tac-toe
};

/// A position of some game, ready for the common search.
struct Searchable {
    std::string size; ///< "7x6"
    int inARow = 0;
    std::string position; ///< the text that leads here: moves where they are known, else the board
    bool firstToMove = true;
    std::string first = "o", second = "x"; ///< the signs of the sides, the first began
    std::string readAs;                    ///< a sentence, where the text is not our own
    search::MoveForm moves;
    std::vector<int> scored; ///< every move, or column, of which a score can be asked
    std::function<search::Settings(const search::Settings&)> resolved;
    /// Without and with the principal variation.
    std::function<search::SearchResult(const search::Settings&, const Limits&)> search, analyze;
    std::function<search::RecordedSearch(const search::Settings&, const Limits&,
                                         trace::NodeId mostNodes)>
        record;

    const std::string& toMove() const { return firstToMove ? first : second; }
};

/// Both throw what is wrong with the start as std::invalid_argument or FormatError; what
/// tic-tac-toe does not have is among it. `start` is where it begins without a position.
Searchable searchable(const tictactoe::Position& start, const SearchStart& from);
Searchable searchable(SearchGame game, const SearchStart& from,
                      std::optional<connectfour::MoveOrder> order);

/// The position that is meant.
connectfour::Position connectFourPosition(const SearchStart& from,
                                          std::optional<connectfour::MoveOrder> order);
mnk::Position mnkPosition(const SearchStart& from);

} // namespace yomi::cli
