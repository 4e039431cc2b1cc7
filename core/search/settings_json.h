// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/settings.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace yomi::search {

/// A search as a member of a file, those of its fields left out that are as defaults:
///
///     {"algorithm": "pvs", "iterative": true}
///     {"algorithm": "alpha-beta", "table": true, "board": "record", "update": "copy"}
nlohmann::json toJson(const Settings& settings);

/// Reads that for a game, `plies` of which is the longest. Throws FormatError at `path` for a wrong
/// value and for settings without meaning (see resolved()); other keys are not looked at.
Settings settingsFromJson(const nlohmann::json& value, const GameDefaults& defaults, int plies,
                          const std::string& path = {});

inline constexpr std::size_t mostSearches = 100;

/// The searches that a document holds, and which of them is shown:
///
///     {"searches": [{"algorithm": "minimax"}, {"algorithm": "pvs", "iterative": true}],
///      "view": {"search": 1}}
struct Searches {
    std::vector<Settings> rows = std::vector<Settings>(1);
    std::size_t shown = 0;

    friend bool operator==(const Searches&, const Searches&) = default;
};

nlohmann::json toJson(const Searches& searches);

/// Reads that; either member may be missing. Throws FormatError that names the place: for what
/// settingsFromJson() refuses, for no or more than 100 searches, and for a row shown that is not
/// there.
Searches searchesFromJson(const nlohmann::json& body, const GameDefaults& defaults, int plies);

} // namespace yomi::search
