// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/draw_chances.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace yomi::hands {

inline constexpr int mostSamples = 1'000'000;

struct SampledOptions {
    int samples = 1000; ///< playouts of each row, 1 to mostSamples
    std::uint64_t seed = 1;
    /// The rows to play, all if empty.
    std::vector<int> discards = {};
    /// Called every few playouts with the rows so far, of which the last may still be under way,
    /// and the done share of all playouts, 0 to 1.
    std::function<void(const DrawChances& soFar, double share)> progress = {};
};

/// An estimate of the chances when play is simple: a complete hand is declared at once, otherwise
/// the first discard of discardRanking() is made (discard_policy.h). Both measures, with Wilson's
/// 95 % interval of the chance and the standard error of the points. The true values never lie
/// above those of bestChances().
///
/// One playout serves all horizons. The same playouts draw the same tiles whatever the discard, so
/// that rows can be compared; equal seeds give equal numbers on every machine. Cost: a ranking
/// without plans (about 1 ms for MilliJan) for each draw of a playout. Throws like chanceRows(),
/// and InvalidArgument for samples out of range and discards without a row; Stopped.
DrawChances sampledChances(const RuleBook& book, const Tiles& hand, const Tiles& seen,
                           const Constraints& constraints, int draws,
                           const SampledOptions& options = {}, const std::stop_token& stop = {});

} // namespace yomi::hands
