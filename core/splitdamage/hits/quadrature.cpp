// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/hits/quadrature.h"

#include <cmath>

namespace yomi::splitdamage {

namespace {

/// The relative loss by truncation at either end is 1e-15.
constexpr double logLost = -34.5;

// t = exp(x − bend·e^(−fall·x)). These numbers, found by a search, make the rule exact to 1e-15
// with the fewest nodes; tests/core/splitdamage/test_quadrature.cpp checks them.
constexpr double bend = 0.5;
constexpr double fall = 1.4;

double step(int hits) {
    return 0.75 / std::sqrt(hits + 20.0);
}

/// The logarithm of the first relevant time a: (T·a)^s / s! is the loss before it.
double logFirstTime(int targets, int leastShape) {
    return (logLost + std::lgamma(leastShape + 1.0)) / leastShape - std::log(targets);
}

/// The last relevant time b, by Newton's method: b − H + H·ln(H/b) = −logLost.
double lastTime(int hits) {
    double b = hits - logLost + std::sqrt(-2 * logLost * hits);
    for (int i = 0; i < 4 && hits > 0; ++i)
        b -= (b - hits + hits * std::log(hits / b) + logLost) / (1 - hits / b);
    return b;
}

/// The x of a time, or slightly less: ln t is a concave function of x, so that Newton's method
/// converges from below.
double positionOf(double logTime) {
    double x = logTime < -bend ? -std::log(-logTime / bend) / fall : logTime;
    for (int i = 0; i < 3; ++i) {
        const double bending = bend * std::exp(-fall * x);
        x += (logTime - x + bending) / (1 + fall * bending);
    }
    return x;
}

} // namespace

std::vector<Node> quadratureNodes(int hits, int targets, int leastShape) {
    const double h = step(hits);
    const double first = positionOf(logFirstTime(targets, leastShape));
    const double last = std::log(lastTime(hits)) + h;
    const int count = 1 + static_cast<int>((last - first) / h);
    std::vector<Node> nodes;
    nodes.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        const double x = first + i * h;
        const double bending = bend * std::exp(-fall * x);
        const double time = std::exp(x - bending);
        nodes.push_back({time, h * time * (1 + fall * bending)});
    }
    return nodes;
}

} // namespace yomi::splitdamage
