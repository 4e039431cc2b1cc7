// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/common/sentence.h"
#include "core/hands/constraints.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace yomi::hands {

/// What a hand is worth within some draws.
enum class DrawMeasure {
    Chance, ///< the probability to declare a complete hand
    Points  ///< the expected score of the hand declared, 0 when none is
};
constexpr auto enumNames(DrawMeasure) {
    return namesInOrder("chance", "points");
}

/// How the hand is played on.
enum class DrawPlay {
    Best,   ///< every choice is allowed: exact (bestChances)
    Sampled ///< by the ranking: an estimate (sampledChances)
};
constexpr auto enumNames(DrawPlay) {
    return namesInOrder("best", "sampled");
}

/// The most draws that can be asked for.
inline constexpr int mostDraws = 40;

/// What the chances leave out, to be shown beside them.
inline constexpr Phrase drawsLeaveOut =
    Phrase("Not modelled: other players' calls and discards, and そら.");

/// What a discard, or none, is worth. The lists are by horizon: 1 draw, 2 draws, …
struct ChanceRow {
    std::optional<int> discard;           ///< nothing: a tile must be drawn first
    std::vector<double> chance = {};      ///< empty if not asked for
    std::vector<double> points = {};      ///< empty if not asked for
    std::vector<double> low = {};         ///< sampled play: Wilson's 95 % interval of the chance
    std::vector<double> high = {};        ///< likewise
    std::vector<double> pointsError = {}; ///< sampled play: the standard error of the mean

    const std::vector<double>& values(DrawMeasure measure) const {
        return measure == DrawMeasure::Chance ? chance : points;
    }
    std::vector<double>& values(DrawMeasure measure) {
        return measure == DrawMeasure::Chance ? chance : points;
    }
};

/// The chances of a hand over the next draws.
struct DrawChances {
    int draws = 0;               ///< the horizons of each row
    int wall = 0;                ///< tiles that can be drawn
    bool exact = true;           ///< false: an estimate
    std::int64_t states = 0;     ///< best play: computed in all; sampled play: 0
    std::vector<ChanceRow> rows; ///< by discard, in the order of the kinds
};

/// The rows to compute for a hand: each discard of a full hand, tiles of open melds only if there
/// are more of them; one row without a discard for a tile less. Throws InvalidArgument for other
/// sizes, rule books without a full hand, draws outside 1 to mostDraws or above the wall, and like
/// bestPartition(); required melds need not be in the hand.
std::vector<ChanceRow> chanceRows(const RuleBook& book, const Tiles& hand, const Tiles& seen,
                                  const Constraints& constraints, int draws);

struct BestOptions {
    bool chance = true;
    bool points = false;
    std::int64_t mostStates = 3'000'000;          ///< also the most complete hands that are listed
    std::size_t mostBytes = std::size_t{2} << 30; ///< kept of the values; some more is needed
    /// Called with the horizons finished so far and the done share of the next, 0 to 1.
    std::function<void(const DrawChances& finished, double share)> progress = {};
};

/// Best play needs more states than allowed, or more memory than there is. Has the horizons that
/// were finished.
class BestGaveUp : public RuntimeError {
public:
    BestGaveUp(DrawChances finishedPart, Sentence why)
        : RuntimeError(std::move(why))
        , finished(std::move(finishedPart)) {}

    const DrawChances finished;
};

/// The chances when every choice may depend on all tiles drawn so far: exact, relative error below
/// 1e-9. A turn draws one tile of the wall, declares if the hand is complete, and discards a tile
/// otherwise; the discarded tile does not return. A complete hand may be broken up. Each measure
/// and horizon has its own optimum. For a hand H before its draw, a wall W and m draws, V₀ = 0 and
///
///     V_m(H, W) = Σ_k W(k)/|W| · max(gain if H + k is complete,
///                                    max over x in H + k of V_{m−1}(H + k − x, W − k))
///
/// with gain 1 for the chance and the score for the points.
///
/// Method: the complete hands that lack at most m tiles (complete_hands.h) are listed once. Up to
/// LastDraws::mostDraws draws the values of all discards are found from them backwards
/// (last_draws.h); with more, forwards from state to state (best_play.h).
///
/// Cost for all discards of a MilliJan hand and one measure, processor time: 2 draws up to 5 ms, 3
/// up to 15 ms, 4 up to 0.7 s, 5 up to 8 s from distance 2 on and 90,000 states. Throws like
/// chanceRows(), BestGaveUp, and Stopped.
DrawChances bestChances(const RuleBook& book, const Tiles& hand, const Tiles& seen,
                        const Constraints& constraints, int draws, const BestOptions& options = {},
                        const std::stop_token& stop = {});

} // namespace yomi::hands
