// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/json_reader.h"
#include "core/hands/millijan.h"

namespace yomi::hands {

// A unit list, as it is imported, exported and passed to the command line:
//
//     {
//       "format": "millijan/1",
//       "title": "MilliJan 2019",
//       "copiesPerIdol": 3, "fullHand": 13, "completeBonus": 1000000,
//       "scores": {"1": 1000, "2": 2000, "3": 4000, …},
//       "idols": [{"name": "春香", "fullName": "天海春香", "kana": "はるか",
//                  "romaji": "Haruka Amami", "type": "Princess", "color": "#e22b30"}, …],
//       "units": [{"name": "Decided", "members": ["まつり", "このみ"], "score": 2000}, …]
//     }
//
// Required are only "format" and "units", an idol's name, and a unit's name and members; a unit
// without "score" scores by its size. Missing keys are as in the standard list; "idols", "scores"
// and "copiesPerIdol" are replaced as a whole. Members may be given by any of an idol's names.

inline constexpr std::string_view unitListFormat = "millijan/1";

/// Throws FormatError that names the place, for unknown idols (with the nearest names) and for
/// every unit that unitFaults() refuses. `otherwise` has the values of missing keys; if it is null,
/// none may be missing.
UnitList readUnitList(const nlohmann::json& json, const UnitList* otherwise);

/// Writes all keys; "score" only for units that have their own.
nlohmann::ordered_json toJson(const UnitList& list);

} // namespace yomi::hands
