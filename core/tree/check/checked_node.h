// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/check/check_report.h"
#include "core/tree/event_line.h"
#include "core/tree/recording.h"
#include "core/tree/step/turned.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace yomi::tree {

// The checker's data of the open nodes. All numbers of a node are in its own view: greater is
// better for the side to move there. Where a recording prints the first player's numbers, those of
// the other side's nodes change their sign. Scores beyond the header's `mate` are infinite,
// whatever their distance to the mate: searches count it in many ways.

/// The intersection, which may be empty.
Bounds together(const Bounds& one, const Bounds& other);

constexpr bool isEmpty(const Bounds& bounds) {
    return bounds.lower > bounds.upper;
}

/// The bounds that a value claims to give; unlimited without a kind of bound.
Bounds claimed(double value, std::optional<BoundKind> bound);

/// A number limited to the bounds; the upper end if they cross.
double clamped(double value, const Bounds& bounds);

/// Whether `to` is `from` with its size reduced by 1, as mate scores change on their way up.
/// `largest`: the largest absolute value so far.
bool isCountedDown(double from, double to, double largest);

/// A counted child that has returned, in its parent's view.
struct CheckedVisit {
    WordId move = noWord;
    std::uint32_t place = 0; ///< of the move, from 1
    std::optional<double> value;
    Bounds known;                 ///< K of the child: proved or claimed
    Bounds leaves;                ///< T of the child: proved by the leaves below
    std::optional<Bounds> window; ///< at entry
    std::optional<double> depth;
    double reduction = 0;
    bool isSuperseded = false;     ///< the move was searched again with a smaller reduction
    double highAtEntry = infinite; ///< the parent's high() at entry
    bool failedHigh = false;       ///< its window ended below the parent's
    std::uint64_t enteredLine = 0, leftLine = 0;
    NodeId node = noNode;
    std::optional<double> playouts, prior;

    /// Every value reaches both ends of such a window, so that what it proves is unknown.
    bool hasEmptyWindow() const { return window && window->lower >= window->upper; }
};

/// A move of a node. Its visits are indices into CheckedNode::visits.
struct CheckedMove {
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

    std::size_t lastVisit = none, lastValued = none;
};

/// A table entry, found or stored.
struct CheckedEntry {
    Bounds bounds;
    Bounds raw;  ///< with mate scores unchanged
    int ply = 0; ///< of the node
    EntryKind kind = EntryKind::None;
    std::optional<EntryUse> use;
    std::optional<double> depth;
    std::uint64_t line = 0;
    // Where the same entry was stored with mate scores for another ply, if so.
    std::uint64_t storedLine = 0;
    int storedPly = 0;
};

struct SkippedMove {
    std::string move;
    std::optional<double> value;
};

/// A position of a known game.
struct KnownPosition {
    std::size_t legalMoves = 0; ///< 0 once the game is over
    bool isOver = false;
    std::optional<Side> winner;
};

/// An open node.
struct CheckedNode {
    NodeId id = noNode;
    WordId move = noWord;
    std::uint32_t place = 0;
    Side side = Side::Max;
    NodeKind kind = NodeKind::Full;
    bool isTurned = false; ///< its own numbers are the printed ones with the opposite sign
    std::uint16_t ply = 0;
    int pliesPlayed = 0; ///< as ply, but without searches within the same position
    double mate = infinite;
    std::uint64_t enteredLine = 0;
    std::optional<Check> cause; ///< the cause of further findings here
    std::optional<double> depth;
    std::optional<double> reduction;
    double highOfParent = infinite;

    bool hasWindow = false;
    Bounds entryWindow, window;     ///< at entry, and now
    bool isNarrowed = false;        ///< by a table entry
    double provenAlpha = -infinite; ///< the highest alpha that was proved
    Bounds proven; ///< D: bounds of its value from window changes and table entries

    std::vector<CheckedVisit> visits;
    std::vector<CheckedMove> moves;    ///< by place, from 1
    std::size_t firstFresh = 0;        ///< the first visit after a w line last widened the window
    std::vector<std::size_t> byValue;  ///< a heap of fresh visits, best first; stale ones are
                                       ///< removed when they reach the top
    std::unordered_set<double> values; ///< of the visits, as far as hadValue() has needed them
    std::size_t valuesNoted = 0;       ///< the number of visits in `values`
    std::uint32_t lastPlace = 0;       ///< of the last counted move
    double bestVisit = -infinite, bestExtra = -infinite;
    std::vector<double> extras; ///< stand pats and assumed values of skipped moves
    std::vector<SkippedMove> skips;
    std::vector<CheckedEntry> entries, stores;
    std::optional<double> firstEvaluation;
    double bestNullMove = -infinite;
    bool hasNullMoves = false; ///< a null move has returned a value
    bool hasChildren = false;
    bool earlierNodeHadDepth = false; ///< an earlier node had a depth

    std::string keyText;        ///< as printed
    std::uint64_t key = 0;      ///< its hash; 0: none
    std::uint64_t position = 0; ///< a hash of the position, the same for all images; 0: unknown
    std::uint64_t exactPosition = 0;    ///< a hash that differs between images
    std::optional<KnownPosition> board; ///< of a known game
    /// Sums over the children: of n, and of n times their value.
    double visitSum = 0, weightedSum = 0;

    /// Resets the node but keeps the memory of its lists.
    void clear();

    /// The key, else the position of a known game; 0 if neither is known.
    std::uint64_t keyOrPosition() const { return key != 0 ? key : board ? position : 0; }

    double own(double printed) const { return withoutMates(isTurned ? -printed : printed); }
    double printed(double own) const { return isTurned ? -own : own; }
    Bounds own(const Bounds& printed) const {
        const Bounds bounds = raw(printed);
        return {withoutMates(bounds.lower), withoutMates(bounds.upper)};
    }
    Bounds raw(const Bounds& printed) const { return isTurned ? turned(printed) : printed; }
    Bounds printed(const Bounds& own) const { return isTurned ? turned(own) : own; }
    std::optional<BoundKind> own(std::optional<BoundKind> printed) const;
    /// A number of this node in the view of its parent.
    double inViewOf(const CheckedNode& parent, double value) const {
        return side == parent.side ? value : -value;
    }
    Bounds inViewOf(const CheckedNode& parent, const Bounds& bounds) const {
        return side == parent.side ? bounds : turned(bounds);
    }
    double ofMax(double value) const { return side == Side::Max ? value : -value; }

    /// Whether a stand pat may be missing from the recording.
    bool mayHideStandPat() const {
        return !firstEvaluation && (depth ? *depth <= 0 : earlierNodeHadDepth);
    }
    /// The lower bound of its value that is certain so far, optionally without the move of one
    /// place.
    double low(std::uint32_t without = 0);
    /// The highest value of any visit, at least alpha.
    double high() const;
    /// The best value among the last visits of the moves.
    double bestLastVisit() const;
    /// The same among fresh visits, without the move of a place. Called at every child; costs the
    /// logarithm of their number.
    double bestFreshVisit(std::uint32_t without = 0);
    /// Call it when a visit has returned a value.
    void noteValue(std::size_t visit);
    /// Call it when the window was widened: earlier visits are no longer fresh.
    void forgetFresh();
    /// Whether a visit had that value. Called at every child; reads each visit once.
    bool hadValue(double value);
    bool hasVisited(std::string_view text, const WordList& words) const;
    bool hasSkipped(std::string_view text) const;

private:
    double withoutMates(double value) const {
        return std::abs(value) > mate ? std::copysign(infinite, value) : value;
    }
    bool isFresh(std::size_t visit) const;
    bool isWorse(std::size_t one, std::size_t other) const {
        return *visits[one].value < *visits[other].value;
    }
    /// The best visit that counts; CheckedMove::none if there is none.
    std::size_t bestFresh();
    void pop();
    void push(std::size_t visit);
};

} // namespace yomi::tree
