// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/search/engine.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace yomi::ui::search {

/// How the search of a node ended.
enum class NodeEnding : std::uint8_t {
    Exact,      ///< the value lies in the window at entry
    Cut,        ///< the bound was reached and moves were pruned
    Reached,    ///< the bound was reached by the last move
    NotReached, ///< the side to move has nothing better than what it has elsewhere
    FromTable,  ///< the table gave the value
    Open,       ///< the recording ended before
};
inline constexpr int nodeEndingCount = 6;

NodeEnding endingOf(const TraceNode& node);

/// What the colours of an icicle tell of a node. Each splits the nodes into classes, numbered from
/// 0, of one colour each.
enum class ColorBy {
    Ending,    ///< a NodeEnding
    Value,     ///< one of the ValueClass
    Table,     ///< a TableAction
    Iteration, ///< its number; those beyond the greatest class are in that
};

/// Values by sign and size: up to a third, two thirds and the whole of the greatest one of the
/// trace on either side. A node that was open when the recording ended has none.
enum class ValueClass : std::uint8_t { Least, Less, Below, Zero, Above, More, Most, None };
inline constexpr int valueClassCount = 8;

/// All nodes of one class.
struct IcicleClass {
    NodeId nodes = 0;
    Bounds values{infinite, -infinite}; ///< the least and the greatest
};

/// A part of the order in which the nodes were entered. Node n takes the place [n, n + 1), with all
/// below it [n, end).
struct PlaceRange {
    double from = 0, to = 0;

    double length() const { return to - from; }
    friend bool operator==(const PlaceRange&, const PlaceRange&) = default;
};

/// What one pixel shows where a range is drawn over so many. The end of one is the start of the
/// next, and of the last that of the range, without rounding.
inline PlaceRange placesOfPixel(PlaceRange range, int pixels, int pixel) {
    return {range.from + range.length() * pixel / pixels,
            range.from + range.length() * (pixel + 1) / pixels};
}

/// A block of an icicle: a place in a row.
struct IcicleBlock {
    int row = 0;
    std::size_t index = 0;

    friend bool operator==(const IcicleBlock&, const IcicleBlock&) = default;
};

/// Neighbouring blocks of a row, [first, end).
struct BlockRange {
    std::size_t first = 0, end = 0;

    std::size_t count() const { return end - first; }
    friend bool operator==(const BlockRange&, const BlockRange&) = default;
};

/// What is to be seen in neighbouring pixels of a row: one block that covers all of them, or all
/// blocks that have a part of one pixel.
struct PixelStretch {
    int firstPixel = 0, endPixel = 0;
    BlockRange blocks;
    bool isOneBlock = false;
};

/// The tree of a trace as an icicle: a row a ply, a block a node, as wide as there are nodes at and
/// below it, in the order of the search. The first row has the roots of the iterations, also where
/// these are no nodes; the iterations stand side by side.
///
///     row 0   |           root           |        places 0 … 5 of the trace in core/trace/trace.h
///     row 1   |      0       |     3     |
///     row 2        | 1  | 2  |     | 4   |
///
/// Rows are sorted, and every so many blocks of a row stands how much of it each class has covered
/// until there. So what a pixel shows costs two searches and a look at few blocks, however many
/// there are: 11 bytes a node, a frame of pixels × rows.
class IcicleLayout {
public:
    /// Linear in the nodes. Calls `progress` with 0…1 now and then. Throws Stopped.
    IcicleLayout(std::shared_ptr<const Trace> trace, ColorBy colorBy,
                 const std::stop_token& stop = {},
                 const std::function<void(double)>& progress = {});

    const Trace& trace() const { return *m_trace; }
    ColorBy colorBy() const { return m_colorBy; }
    std::span<const IcicleClass> classes() const { return m_classes; }

    PlaceRange whole() const;
    PlaceRange ofIteration(int iteration) const;
    /// How many rows have a block in a range.
    int rowCount(PlaceRange range) const;

    /// The blocks that touch a range. Looks from `hint` on, which must not lie behind the first.
    BlockRange blocksIn(int row, PlaceRange range, std::size_t hint = 0) const;
    std::optional<IcicleBlock> blockAt(int row, double place) const;
    PlaceRange placesOf(IcicleBlock block) const;
    int classOf(IcicleBlock block) const;
    /// Nothing for the root of an iteration that is no node.
    std::optional<NodeId> nodeOf(IcicleBlock block) const;
    int iterationOf(IcicleBlock block) const;
    /// The block of a node; that of the iteration's root without one.
    IcicleBlock blockOf(std::optional<NodeId> node, int iteration) const;
    std::optional<IcicleBlock> parentOf(IcicleBlock block) const;
    std::optional<IcicleBlock> firstChildOf(IcicleBlock block) const;

    /// How many places of a range each class covers in a row, given the blocks that touch it.
    void coverage(int row, BlockRange blocks, PlaceRange range, std::vector<double>& places) const;
    /// A row of so many pixels from left to right; those that no block touches are left out.
    std::vector<PixelStretch> stretches(int row, PlaceRange range, int pixels) const;

private:
    struct Row {
        std::vector<NodeId> first, end; ///< of the blocks
        std::vector<std::uint8_t> classes;
        std::vector<std::uint64_t> covered; ///< by each class, before every so many blocks
        std::vector<std::uint64_t> total;   ///< by each class
    };

    void addRoots(const std::function<int(const TraceIteration&, int)>& classOf);
    void add(int row, NodeId first, NodeId end, int nodeClass);
    void addCovered(const Row& row, BlockRange blocks, std::vector<double>& places) const;
    template <class ClassOf>
    void addNodes(ClassOf&& classOf, const std::stop_token& stop,
                  const std::function<void(double)>& progress);
    const Row& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    std::shared_ptr<const Trace> m_trace;
    ColorBy m_colorBy;
    bool m_hasRootNodes; ///< else the first row has blocks that are no nodes
    std::vector<IcicleClass> m_classes;
    std::vector<Row> m_rows;
};

} // namespace yomi::ui::search
