// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tictactoe/document_json.h"

#include <optional>
#include <string>
#include <vector>

namespace yomi::cli {

/// The options that choose a tic-tac-toe search, for every job that runs one.
struct SearchSettings {
    std::optional<std::string> algorithm, evaluation, images, board, update;
    std::optional<bool> table;
    std::optional<int> depth;
    bool freshTable = false, iterative = false, noOrdering = false;

    template <class Binder>
    void bind(Binder& b) {
        b.option("algorithm", algorithm, "minimax, alpha-beta (the default) or pvs");
        b.option("evaluation", evaluation, "article (the default), win-draw-loss or fast-win");
        b.option("table", table, "Use a transposition table (PVS always does)");
        b.option("images", images,
                 "What the table keeps of mirror images: article (all eight; the default) or "
                 "canonical (one)");
        b.option("fresh-table", freshTable, "Use a new table for each move of the position");
        b.option("iterative", iterative, "Deepen: search to depth 0, 1, … up to the limit");
        b.option("no-ordering", noOrdering,
                 "Do not start with the best moves of the iteration before");
        b.option("depth", depth, "Depth limit below the position's moves, 0 to 9; else to the end");
        b.option("board", board, "bitboard (the default) or record, the article's");
        b.option("update", update,
                 "unmake (the default), copy, or unmake-each: PVS making a child for each search");
    }

    /// `base` with the options that were given. Throws std::invalid_argument that names the option
    /// for an unknown choice, and the combination for one without meaning.
    tictactoe::Settings over(tictactoe::Settings base) const;
};

/// The document in a .yomi file; without a name the start with the default search.
tictactoe::Document readSearches(const std::string& fileName);

/// Squares as text, with blanks between them.
std::string squareList(const std::vector<int>& squares);

} // namespace yomi::cli
