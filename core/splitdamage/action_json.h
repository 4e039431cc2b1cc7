// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/json_reader.h"
#include "core/splitdamage/action.h"
#include "core/splitdamage/board_json.h"

namespace yomi::splitdamage {

// Actions, their steps and places as JSON; see turn_json.h for the format. Readers throw
// FormatError.

// For readers and writers of fields.
void readValue(const nlohmann::json& value, const std::string& path, Place& place);
void readValue(const nlohmann::json& value, const std::string& path, Step& step);
void to_json(nlohmann::json& to, const Place& place);
void to_json(nlohmann::json& to, const Step& step);

nlohmann::json toJson(const Action& action);
nlohmann::json toJson(const Place& place);

} // namespace yomi::splitdamage
