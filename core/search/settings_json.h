// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/settings.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace yomi::search {

/// A search as a member of a file, without fields at their defaults:
///
///     {"algorithm": "pvs", "iterative": true}
///     {"algorithm": "alpha-beta", "table": true, "board": "record", "update": "copy"}
nlohmann::json toJson(const Settings& settings);

/// Reads a search for a game of at most `plies`. Throws FormatError at `path` for a wrong value and
/// for settings that make no sense (see resolved()); ignores other keys.
Settings settingsFromJson(const nlohmann::json& value, const GameDefaults& defaults, int plies,
                          const std::string& path = {});

inline constexpr std::size_t mostSearches = 100;

/// The searches of a document, and which of them is shown:
///
///     {"searches": [{"algorithm": "minimax"}, {"algorithm": "pvs", "iterative": true}],
///      "view": {"search": 1}}
struct Searches {
    std::vector<Settings> rows = std::vector<Settings>(1);
    std::size_t shown = 0;

    friend bool operator==(const Searches&, const Searches&) = default;
};

nlohmann::json toJson(const Searches& searches);

/// Reads the searches; either member may be missing. Throws FormatError that names the place: for
/// whatever settingsFromJson() refuses, for 0 or more than 100 searches, and for a shown row that
/// does not exist.
Searches searchesFromJson(const nlohmann::json& body, const GameDefaults& defaults, int plies);

} // namespace yomi::search
