// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/settings_json.h"
#include "core/tictactoe/position.h"
#include "core/tictactoe/settings.h"

#include <nlohmann/json.hpp>

#include <string_view>
#include <vector>

namespace yomi::tictactoe {

inline constexpr std::string_view documentKind = "tic-tac-toe";

/// What a tic-tac-toe document holds for whoever reads it: a board, which while it is edited may be
/// one that no game leads to, the rows of the comparison table, and which of them is the search
/// shown, that of `yomi-cli search FILE`.
struct Document {
    Position position;
    Begins begins = Begins::O; ///< and is shown so
    std::vector<Settings> searches = std::vector<Settings>(1);
    std::size_t shown = 0;

    friend bool operator==(const Document&, const Document&) = default;
};

/// The body of a .yomi file of this kind, without its envelope and without what a window keeps in
/// "view" beside the row shown:
///
///     {"position": "o...x....", "begins": "o",
///      "searches": [{"algorithm": "minimax"}, {"algorithm": "pvs", "iterative": true}],
///      "view": {"search": 1}}
nlohmann::json toJson(const Document& document);

/// Reads that; everything but the position may be missing. Throws FormatError that names the place,
/// as search::searchesFromJson() does.
Document documentFromJson(const nlohmann::json& body);

} // namespace yomi::tictactoe
