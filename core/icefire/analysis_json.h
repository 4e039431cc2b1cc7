// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/evaluation.h"
#include "core/icefire/overview.h"
#include "core/icefire/parameters.h"

#include <nlohmann/json.hpp>

#include <span>
#include <string>

namespace yomi::icefire {

/// Cells in their order, as [[x,y],…].
nlohmann::json cellListJson(std::span<const Cell> cells);

/// The members of Prospects that are lists: way, price, gold, reach, threatened, cutOff, guarded
/// and cuts, the last with the cells whose capture costs more than themselves.
nlohmann::json toJson(const Prospects& prospects);

/// All terms by their names.
nlohmann::json toJson(const Terms& terms);

/// All parameters by their names.
nlohmann::json toJson(const Parameters& parameters);
/// Reads parameters; those that are missing stay as they are in `otherwise`. Throws FormatError
/// for unknown names and for values that are none.
Parameters parametersFromJson(const nlohmann::json& value, const Parameters& otherwise,
                              const std::string& path = {});

} // namespace yomi::icefire
