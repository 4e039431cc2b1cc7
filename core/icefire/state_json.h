// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/state.h"

#include <nlohmann/json.hpp>

#include <string>

namespace yomi::icefire {

/// 12 rows joined with '/', from the top: # void, . neutral, A or a a cell of player 0, active or
/// not, B or b one of player 1.
std::string mapRows(const State& state);

/// Cells as [[x,y],…], by y, then x.
nlohmann::ordered_json cellsJson(const CellSet& cells);

/// A position in the format of recorded games, with keys in this order:
///
///     {"gold":[g0,g1],"income":[i0,i1],"map":rows,
///      "units":[[id,owner,level,x,y],…],"buildings":[[owner,type,x,y],…]}
///
/// units by id, buildings by owner, type, x, y (type 0 HQ, 1 mine, 2 tower).
nlohmann::ordered_json recordJson(const State& state);

/// A started player-turn for documents, complete: recordJson() with "ruleset", "turn", "player",
/// "mineSpots", "nextUnitId" and "moved", the ids of the player's units that have moved.
nlohmann::json toJson(const State& state);
/// Reads it back. Throws FormatError; a position that breaks the rules is not an error here
/// (position_check.h reports its faults).
State stateFromJson(const nlohmann::json& value, const std::string& path = {});

} // namespace yomi::icefire
