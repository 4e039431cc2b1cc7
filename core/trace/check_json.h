// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/check_report.h"
#include "core/trace/recording.h"

#include <nlohmann/json.hpp>

namespace yomi::trace {

/// The object that `yomi-cli trace check --json` prints.
nlohmann::json toJson(const CheckReport& report, const Recording& recording);

} // namespace yomi::trace
