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

/// The list members of Prospects: way, price, gold, reach, threatened, cutOff, guarded and cuts,
/// the last for cells whose capture costs more than themselves.
nlohmann::json toJson(const Prospects& prospects);

/// All terms by name.
nlohmann::json toJson(const Terms& terms);

/// All parameters by name.
nlohmann::json toJson(const Parameters& parameters);
/// Reads parameters; missing ones keep their values from `otherwise`. Throws FormatError for
/// unknown names and invalid values.
Parameters parametersFromJson(const nlohmann::json& value, const Parameters& otherwise,
                              const std::string& path = {});

} // namespace yomi::icefire
