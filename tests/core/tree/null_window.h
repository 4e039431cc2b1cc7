// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/trace.h"

namespace yomi::tree {

/// Whether a node compares the result of a null window, after which its own window may be another.
inline bool isNullWindowComparison(const Trace& trace, EventIndex event) {
    const Event each = trace.events[event];
    return (each.kind() == EventKind::Child || each.kind() == EventKind::NewBest) &&
           trace.nodes[each.node()].visit == Visit::NullWindow;
}

} // namespace yomi::tree
