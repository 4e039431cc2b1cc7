// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/check_report.h"
#include "core/trace/event_line.h"
#include "core/trace/recording.h"
#include "core/trace/turned.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace yomi::trace {

// What the checker knows of the nodes that are open. All numbers of a node are those of the side to
// move there, greater ones better for it: a *node's own view*. Where the first player's numbers are
// printed, those of the other side's nodes are turned around. Scores beyond the header's `mate` are
// infinite there, whatever their distance: searches count it in many ways.

/// What is in both, end by end, even if that is nothing.
Bounds together(const Bounds& one, const Bounds& other);

constexpr bool isEmpty(const Bounds& bounds) {
    return bounds.lower > bounds.upper;
}

/// What a value says that is such a bound; nothing without one.
Bounds claimed(double value, std::optional<BoundKind> bound);

/// A number between the ends; the upper end where they cross.
double clamped(double value, const Bounds& bounds);

/// Whether a number is another one that lost 1 of its size, as scores of mates do on their way up.
/// `largest`: the size of the largest value so far.
bool isCountedDown(double from, double to, double largest);

/// A counted child that has returned, in its parent's view.
struct CheckedVisit {
    WordId move = noWord;
    std::uint32_t place = 0; ///< of the move, from 1
    std::optional<double> value;
    Bounds known;                 ///< K of the child: what it has proved, or claims
    Bounds leaves;                ///< T of the child: what the leaves below prove
    std::optional<Bounds> window; ///< at entry
    std::optional<double> depth;
    double reduction = 0;
    bool isSuperseded = false;     ///< the move was searched again, less reduced
    double highAtEntry = infinite; ///< the parent's high() when it was entered
    bool failedHigh = false;       ///< of a window that ended below the parent's
    std::uint64_t enteredLine = 0, leftLine = 0;
    NodeId node = noNode;
    std::optional<double> playouts, prior;

    /// Every value reaches both ends of such a window: what it proves cannot be told from it.
    bool hasEmptyWindow() const { return window && window->lower >= window->upper; }
};

/// A move of a node and its visits, as places in the list of these.
struct CheckedMove {
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

    std::size_t lastVisit = none, lastValued = none;
};

/// A table entry: what the table held, or got.
struct CheckedEntry {
    Bounds bounds;
    Bounds raw;  ///< with scores of mates as they are
    int ply = 0; ///< of the node
    EntryKind kind = EntryKind::None;
    EntryUse use = EntryUse::Untold;
    std::optional<double> depth;
    std::uint64_t line = 0;
    // Where the same was stored with scores of mates that another ply needs, if so.
    std::uint64_t storedLine = 0;
    int storedPly = 0;
};

struct SkippedMove {
    std::string move;
    std::optional<double> value;
};

/// How a known game stands.
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
    bool isTurned = false; ///< its own numbers are the printed ones turned around
    std::uint16_t ply = 0;
    int pliesPlayed = 0; ///< as ply, but a search within the same position is no ply
    double mate = infinite;
    std::uint64_t enteredLine = 0;
    std::optional<Check> cause; ///< of what else is found here
    std::optional<double> depth;
    std::optional<double> reduction;
    double highOfParent = infinite;

    bool hasWindow = false;
    Bounds entryWindow, window;     ///< now
    bool isNarrowed = false;        ///< by a table entry
    double provenAlpha = -infinite; ///< the greatest to which it was raised
    Bounds told;                    ///< D: of its value, by window changes and table entries

    std::vector<CheckedVisit> visits;
    std::vector<CheckedMove> moves;    ///< by place, from 1
    std::size_t firstFresh = 0;        ///< visit since a w line widened the window
    std::vector<std::size_t> byValue;  ///< a heap of fresh visits, the best one first; stale ones
                                       ///< leave it when they come first
    std::unordered_set<double> values; ///< of the visits, as far as they were asked for
    std::size_t valuesNoted = 0;       ///< visits that these are of
    std::uint32_t lastPlace = 0;       ///< of the counted move entered last
    double bestVisit = -infinite, bestExtra = -infinite;
    std::vector<double> extras; ///< stand pats and values taken for moves
    std::vector<SkippedMove> skips;
    std::vector<CheckedEntry> entries, stores;
    std::optional<double> firstEvaluation;
    double bestNullMove = -infinite;
    bool hasNullMoves = false; ///< that have returned a value
    bool hasChildren = false;
    bool afterDepths = false; ///< an earlier node told its depth

    std::string keyText;        ///< as printed
    std::uint64_t key = 0;      ///< a number for it; 0: none
    std::uint64_t position = 0; ///< what the key stands for, the same for all images; 0: unknown
    std::uint64_t exactPosition = 0;      ///< another for each image
    std::optional<KnownPosition> board;   ///< of a known game
    double visitSum = 0, weightedSum = 0; ///< n of its children, and n times their values

    /// Makes it a new one that keeps the memory of its lists.
    void clear();

    /// The key, or what stands for it.
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
    /// A number of this node as its parent counts it.
    double inViewOf(const CheckedNode& parent, double value) const {
        return side == parent.side ? value : -value;
    }
    Bounds inViewOf(const CheckedNode& parent, const Bounds& bounds) const {
        return side == parent.side ? bounds : turned(bounds);
    }
    double ofMax(double value) const { return side == Side::Max ? value : -value; }

    /// A stand pat may have gone untold.
    bool isSilent() const { return !firstEvaluation && (depth ? *depth <= 0 : afterDepths); }
    /// What is certain of its value so far; the move of a place left out, if one is given.
    double low(std::uint32_t without = 0);
    /// What any visit said, and at least alpha.
    double high() const;
    /// The best of the last visits of each move.
    double bestLastVisit() const;
    /// The same of those that are fresh, and without the move of a place. Asked at every child, it
    /// costs the logarithm of their number.
    double bestFreshVisit(std::uint32_t without = 0);
    /// A visit has returned with a value.
    void noteValue(std::size_t visit);
    /// The window was widened: the visits so far are no longer fresh.
    void forgetFresh();
    /// Whether a visit has had that value. Asked at every child, it looks at each visit once.
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
    /// The best of the visits that count; none where there is none.
    std::size_t bestFresh();
    void pop();
    void push(std::size_t visit);
};

} // namespace yomi::trace
