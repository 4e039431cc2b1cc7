// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/search_games.h"
#include "core/tictactoe/document_json.h"

#include <optional>
#include <string>
#include <vector>

namespace yomi::cli {

/// The document in a .yomi file; without a name the start with the default search.
tictactoe::Document readSearches(const std::string& fileName);

/// A .yomi file of any game that can be searched.
struct SearchFile {
    SearchGame game = SearchGame::TicTacToe;
    tictactoe::Position start = {};              ///< of tic-tac-toe
    SearchStart from = {};                       ///< of the others
    std::optional<search::Settings> search = {}; ///< the one shown, if it has one
};

/// Throws FormatError for a file of another kind, and for a position that no game leads to in one
/// that is not of tic-tac-toe.
SearchFile readSearchFile(const std::string& fileName);

/// Squares as text, with blanks between them.
std::string squareList(const std::vector<int>& squares);

} // namespace yomi::cli
