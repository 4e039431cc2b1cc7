// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/quadrature.h"

#include <cmath>

namespace yomi::splitdamage {

namespace {

/// What the rule leaves away at each end, relative to the whole.
constexpr double lostLeft = 1e-15;
constexpr double lostRight = 34.5; // −ln 1e-15

/// Below this time lies less than lostLeft of every integrand: (T·a)^s / s! falls to it.
double leftEnd(int targets, int leastShape) {
    return std::exp((std::log(lostLeft) + std::lgamma(leastShape + 1.0)) / leastShape) / targets;
}

/// Beyond it lies less than e^(−lostRight): b − H + H·ln(H/b) = lostRight, by Newton's method.
double rightEnd(int hits) {
    double b = hits + lostRight + std::sqrt(2.0 * lostRight * hits);
    for (int step = 0; step < 4 && hits > 0; ++step)
        b -= (b - hits + hits * std::log(hits / b) - lostRight) / (1 - hits / b);
    return b;
}

double timeAt(double x) {
    return std::exp(x - std::exp(-x) / 2);
}

/// The x at which timeAt(x) is `time`; timeAt rises everywhere.
double positionOf(double time) {
    double low = -5, high = 10;
    for (int step = 0; step < 40; ++step) {
        const double middle = (low + high) / 2;
        (timeAt(middle) < time ? low : high) = middle;
    }
    return high;
}

} // namespace

std::vector<Node> quadratureNodes(int hits, int targets, int leastShape) {
    const double step = 0.62 / std::sqrt(hits + 9.0);
    const double end = positionOf(rightEnd(hits));
    std::vector<Node> nodes;
    for (double x = positionOf(leftEnd(targets, leastShape)); x < end + step; x += step) {
        const double time = timeAt(x);
        nodes.push_back({time, step * time * (1 + std::exp(-x) / 2)});
    }
    return nodes;
}

} // namespace yomi::splitdamage
