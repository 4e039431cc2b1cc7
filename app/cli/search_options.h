// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/game_option.h"
#include "app/cli/search_games.h"
#include "core/tictactoe/document_json.h"

#include <CLI/CLI.hpp>

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace yomi::cli {

/// The document in a .yomi file; without a name the start position with the default search.
tictactoe::Document readSearches(const std::string& fileName);

/// A .yomi file of any game that can be searched.
struct SearchFile {
    GameOption game = {};
    tictactoe::Position start = {};              ///< for tic-tac-toe
    SearchStart from = {};                       ///< for the other games
    std::optional<search::Settings> search = {}; ///< the one shown, if there is one
};

/// Throws FormatError for a file of another kind, and for an unreachable position except in
/// tic-tac-toe.
SearchFile readSearchFile(const std::string& fileName);

/// Adds the evaluations and rules of images of the games to the help of these options.
void listNames(CLI::App& command, std::span<const GameEntry* const> games);

/// Squares as text, separated by blanks.
std::string squareList(const std::vector<int>& squares);

} // namespace yomi::cli
