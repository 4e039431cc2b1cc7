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

/// Where the stepping stands.
struct StepView {
    std::size_t search = 0;  ///< the row of the comparison table that is stepped through
    std::uint32_t event = 0; ///< the event of its trace; a shorter trace ends earlier

    friend bool operator==(const StepView&, const StepView&) = default;
};

/// What a tic-tac-toe document keeps: a board, which while it is edited may be one that no game
/// leads to, the rows of the comparison table, and where the stepping stands.
struct Document {
    Position position;
    std::vector<Settings> searches = std::vector<Settings>(1);
    StepView view;

    friend bool operator==(const Document&, const Document&) = default;
};

/// The body of a .yomi file of this kind, without its envelope:
///
///     {"position": "o...x....",
///      "searches": [{"algorithm": "minimax"}, {"algorithm": "pvs", "iterative": true}],
///      "view": {"search": 1, "event": 1187}}
nlohmann::json toJson(const Document& document);

/// Reads that; everything but the position may be missing. Throws FormatError that names the place:
/// for what settingsFromJson() refuses, for no or more than 100 searches, and for a view of a
/// search that is not there.
Document documentFromJson(const nlohmann::json& body);

} // namespace yomi::tictactoe
