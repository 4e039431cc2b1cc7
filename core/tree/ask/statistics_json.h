// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/ask/statistics.h"

#include <nlohmann/json.hpp>

namespace yomi::tree {

/// The object that `yomi-cli trace stats --json` prints: rates to four places, infinite values as
/// "inf" and "-inf".
nlohmann::json toJson(const Statistics& statistics);

} // namespace yomi::tree
