// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace yomi::splitdamage {

/// A time t of the Poisson clocks and its weight.
struct Node {
    double time;
    double weight;
};

/// Nodes for ∫₀^∞ f(t) dt, exact to 1e-14 (relative) for every f that is a positive mixture of
/// t^(s−1)·e^(−ct) with leastShape <= s <= hits + 1 and 1 <= c <= targets, as all integrands of
/// odds.cpp are. About 16·√(hits + 9) nodes.
///
/// Method: the trapezoidal rule in x with t = exp(x − e^(−x)/2), which decays doubly exponentially
/// on the left and is smooth everywhere, so that the error falls exponentially with the number of
/// nodes (Takahasi and Mori 1974).
std::vector<Node> quadratureNodes(int hits, int targets, int leastShape);

} // namespace yomi::splitdamage
