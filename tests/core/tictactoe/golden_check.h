// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/core/tictactoe/plain_search.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <string>
#include <vector>

/// The golden data of tests/golden/tictactoe, and the check of a search against it.
namespace golden {

/// The contents of a JSON file; throws if it is missing, so that no test passes without it.
nlohmann::json jsonOf(const std::string& file);

/// A line of all_positions.tsv.
struct Position {
    std::string board;
    int plies = 0;
    std::string turn, status;
    int value = 0;
    std::string bestMoves; ///< squares as digits
    double fastWinValue = 0;
    std::string fastWinMoves, canonical;
    double articleValue = 0;
};
std::vector<Position> positions();

/// Squares in the format of all_positions.tsv.
std::string digits(const std::vector<int>& squares);

/// Any function that searches like plain::search().
using Engine =
    std::function<std::vector<plain::Result>(const std::string& board, const plain::Search&)>;

/// The differences between the engine and searches.jsonl (alpha-beta and PVS: every depth, with and
/// without table, iterative, ordered and not; nodes, value, best moves and table size) and
/// traces.json (every call); one sentence each, only the first ones. Empty for a correct engine.
std::vector<std::string> differences(const Engine& engine);

} // namespace golden
