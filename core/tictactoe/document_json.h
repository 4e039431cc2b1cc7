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

/// The data of a tic-tac-toe document: a board, which may be unreachable while it is edited, the
/// rows of the comparison table, and which of them is the search shown, that of `yomi-cli search
/// FILE`.
struct Document {
    Position position;
    Begins begins = Begins::O; ///< also the sign shown
    std::vector<Settings> searches = std::vector<Settings>(1);
    std::size_t shown = 0;

    friend bool operator==(const Document&, const Document&) = default;
};

/// The body of a .yomi file of this kind, without its envelope and without the window's own members
/// of "view" apart from the row shown:
///
///     {"position": "o...x....", "begins": "o",
///      "searches": [{"algorithm": "minimax"}, {"algorithm": "pvs", "iterative": true}],
///      "view": {"search": 1}}
nlohmann::json toJson(const Document& document);

/// Reads the body; only the position is required. Throws FormatError that names the place, as
/// search::searchesFromJson() does.
Document documentFromJson(const nlohmann::json& body);

} // namespace yomi::tictactoe
