// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/check/check_report.h"
#include "core/tree/recording.h"

#include <nlohmann/json.hpp>

namespace yomi::tree {

/// The object that `yomi-cli trace check --json` prints.
nlohmann::json toJson(const CheckReport& report, const Recording& recording);

} // namespace yomi::tree
