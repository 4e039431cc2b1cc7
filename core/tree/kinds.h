// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"

#include <cstdint>

namespace yomi::tree {

/// How a node is searched.
enum class Visit : std::uint8_t { Full, NullWindow, Research };
constexpr auto enumNames(Visit) {
    return namesInOrder("full", "null-window", "re-search");
}

/// What the transposition table did for a node.
enum class TableAction : std::uint8_t {
    Leaf,     ///< not probed: the game is over or the depth limit reached
    Off,      ///< not probed: the search has no table
    Miss,     ///< nothing found
    Unused,   ///< bounds found that changed nothing
    Narrowed, ///< bounds found that narrowed the window
    Returned, ///< bounds found that gave the value
};
constexpr auto enumNames(TableAction) {
    return namesInOrder("leaf", "none", "miss", "none", "narrowed", "returned");
}

/// How a value limits the true value of a position.
enum class BoundKind : std::uint8_t { Exact, Lower, Upper };
constexpr auto enumNames(BoundKind) {
    return namesInOrder("exact", "lower", "upper");
}

/// The kind of bound after the value changed its sign.
constexpr BoundKind negated(BoundKind bound) {
    return bound == BoundKind::Lower   ? BoundKind::Upper
           : bound == BoundKind::Upper ? BoundKind::Lower
                                       : BoundKind::Exact;
}

} // namespace yomi::tree
