// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/json_reader.h"
#include "core/hands/setup.h"

namespace yomi::hands {

// A document of the kind "hand":
//
//     {
//       "yomi": 1, "kind": "hand",
//       "rules": "millijan",
//       "tiles": "春香 千早 美希",
//       "seen": "真",
//       "constraints": {
//         "required": ["Clover"], "open": [], "forbidden": ["Decided"],
//         "bonuses": [{"meld": "アイル", "points": 500}],
//         "favouriteTile": "春香", "favouriteRule": "adds once"
//       }
//     }
//
// "rules" is the name of a preset (setup.h), a unit list (unit_list_json.h), or the switches of a
// card game: {"game": "doudizhu", "wings": true, "bothJokersAsKickers": false,
// "adjacentTrioKickers": false, "quadAsFourKickers": false, "quadAsTwoPairs": false,
// "jokersArePair": false, "mostCards": 20}, with defaults as shown. Tiles have the format of the
// command line (hand_text.h), or are an array of names. Only "rules" is required. The favourite
// rule is "adds once" or "doubles". With card rules there may be a "table" (endgame_json.h).

inline constexpr std::string_view documentKind = "hand";

/// The body of a document. Throws FormatError that names the place, also for unknown tiles and
/// melds and for hands and tables that
/// validateHand() and validated() refuse.
Setup readSetup(const nlohmann::json& body);

/// Presets are written by name, all others in full.
nlohmann::json toJson(const Setup& setup);

std::shared_ptr<const RuleChoice> readRules(const ObjectReader& reader, std::string_view key);
nlohmann::json toJson(const RuleChoice& rules);

} // namespace yomi::hands
