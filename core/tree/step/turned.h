// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/step/state.h"

#include <utility>

namespace yomi::tree {

// Changes to the other side's view: numbers change their sign, the ends of a window and the sides
// are exchanged. 0 - x, because -x of 0 is -0.

constexpr Bounds turned(const Bounds& bounds) {
    return {0 - bounds.upper, 0 - bounds.lower};
}

/// Turns the node itself; its entries in Trace::bounds are unchanged.
inline TraceNode turned(TraceNode node) {
    const Bounds window = turned(Bounds{node.alpha, node.beta});
    node.alpha = window.lower;
    node.beta = window.upper;
    std::swap(node.alphaSource, node.betaSource);
    node.value = 0 - node.value;
    node.bound = negated(node.bound);
    node.firstToMove = !node.firstToMove;
    return node;
}

inline OpenNode turned(OpenNode open) {
    const Bounds window = turned(Bounds{open.alpha, open.beta});
    open.alpha = window.lower;
    open.beta = window.upper;
    std::swap(open.alphaSource, open.betaSource);
    open.proved = turned(open.proved);
    if (open.best)
        open.best = 0 - *open.best;
    open.firstToMove = !open.firstToMove;
    return open;
}

} // namespace yomi::tree
