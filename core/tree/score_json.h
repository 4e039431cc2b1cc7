// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include <cmath>

namespace yomi::tree {

/// A value in JSON: infinite ones are "inf" and "-inf".
inline nlohmann::json scoreToJson(double value) {
    if (std::isinf(value))
        return value < 0 ? "-inf" : "inf";
    return value + 0.0; // not -0
}

} // namespace yomi::tree
