// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tictactoe/settings.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <vector>

namespace yomi::tictactoe {

inline constexpr std::string_view documentKind = "tic-tac-toe";
inline constexpr std::size_t mostSearches = 100;

/// What is looked at: "tree", "compare", "two-runs", "strong-check", "updates".
enum class Page : std::uint8_t {
    Tree,        ///< the search step by step
    Compare,     ///< the searches side by side, in numbers
    TwoRuns,     ///< two searches node by node
    StrongCheck, ///< whether the search solves the game
    Updates,     ///< what copying and unmaking cost
};

/// Where a person looks.
struct View {
    Page page = Page::Tree;
    std::size_t search = 0;  ///< the row of the comparison table that is stepped through
    std::size_t other = 0;   ///< the row that it is compared with, node by node
    std::uint32_t event = 0; ///< the event of its trace; a shorter trace ends earlier

    friend bool operator==(const View&, const View&) = default;
};

/// The row that one is compared with until another is chosen: the first other one, if there is one.
std::size_t rowBeside(std::size_t search, std::size_t rows);

/// What a tic-tac-toe document keeps: a board, which while it is edited may be one that no game
/// leads to, the rows of the comparison table, and where the person looks.
struct Document {
    Position position;
    std::vector<Settings> searches = std::vector<Settings>(1);
    View view;

    friend bool operator==(const Document&, const Document&) = default;
};

/// The body of a .yomi file of this kind, without its envelope:
///
///     {"position": "o...x....",
///      "searches": [{"algorithm": "minimax"}, {"algorithm": "pvs", "iterative": true}],
///      "view": {"page": "compare", "search": 1, "event": 1187, "other": 0}}
nlohmann::json toJson(const Document& document);

/// Reads that; everything but the position may be missing. Throws FormatError that names the place:
/// for what settingsFromJson() refuses, for no or more than 100 searches, and for a view of a
/// search that is not there.
Document documentFromJson(const nlohmann::json& body);

} // namespace yomi::tictactoe
