// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"

#include <cstdint>

namespace yomi::trace {

/// How a node came to be searched.
enum class Visit : std::uint8_t { Full, NullWindow, Research };
constexpr auto enumNames(Visit) {
    return namesInOrder("full", "null-window", "re-search");
}

/// What the transposition table did for a node.
enum class TableAction : std::uint8_t {
    Leaf,     ///< not asked: the game is over or the depth limit reached
    Off,      ///< not asked: the search has no table
    Miss,     ///< nothing found
    Unused,   ///< bounds found that changed nothing
    Narrowed, ///< bounds found that narrowed the window
    Returned, ///< bounds found that gave the value
};
constexpr auto enumNames(TableAction) {
    return namesInOrder("leaf", "none", "miss", "none", "narrowed", "returned");
}

/// What a value says of a position's true one.
enum class BoundKind : std::uint8_t { Exact, Lower, Upper };
constexpr auto enumNames(BoundKind) {
    return namesInOrder("exact", "lower", "upper");
}

/// The same said of the value with its sign turned.
constexpr BoundKind negated(BoundKind bound) {
    return bound == BoundKind::Lower   ? BoundKind::Upper
           : bound == BoundKind::Upper ? BoundKind::Lower
                                       : BoundKind::Exact;
}

} // namespace yomi::trace
