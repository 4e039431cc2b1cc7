// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/engine.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace yomi::ui::inspector {

/// How the search of a node ended.
enum class NodeEnding : std::uint8_t {
    Exact,      ///< the value is in the window at entry
    Cut,        ///< a bound was reached and moves were pruned
    Reached,    ///< a bound was reached by the last move
    NotReached, ///< the side to move has no better value than its bound elsewhere
    FromTable,  ///< the table gave the value
    Open,       ///< the recording ended before
};
inline constexpr int nodeEndingCount = 6;

NodeEnding endingOf(const TraceNode& node);

/// The meaning of the colours of an icicle. Each splits the nodes into classes, numbered from 0,
/// with one colour each.
enum class ColorBy {
    Ending,    ///< a NodeEnding
    Value,     ///< one of the ValueClass
    Table,     ///< a TableAction
    Iteration, ///< its number; later ones share the greatest class
};

/// Values by sign and size: up to a third, two thirds and the whole of the trace's largest absolute
/// value on either side. A node that was open when the recording ended has none.
enum class ValueClass : std::uint8_t { Least, Less, Below, Zero, Above, More, Most, None };
inline constexpr int valueClassCount = 8;

/// The nodes of one class.
struct IcicleClass {
    NodeId nodes = 0;
    Bounds values{infinite, -infinite}; ///< the least and the greatest
};

/// A range of positions in the order of entry. Node n has the place [n, n + 1), with its
/// descendants [n, end).
struct PlaceRange {
    double from = 0, to = 0;

    double length() const { return to - from; }
    friend bool operator==(const PlaceRange&, const PlaceRange&) = default;
};

/// The places that one pixel shows if a range is drawn on so many. Adjacent pixels share their
/// limits exactly, and the last one ends at the range's end.
inline PlaceRange placesOfPixel(PlaceRange range, int pixels, int pixel) {
    return {range.from + range.length() * pixel / pixels,
            range.from + range.length() * (pixel + 1) / pixels};
}

/// A block of an icicle: a row and an index in it.
struct IcicleBlock {
    int row = 0;
    std::size_t index = 0;

    friend bool operator==(const IcicleBlock&, const IcicleBlock&) = default;
};

/// Adjacent blocks of a row, [first, end).
struct BlockRange {
    std::size_t first = 0, end = 0;

    std::size_t count() const { return end - first; }
    friend bool operator==(const BlockRange&, const BlockRange&) = default;
};

/// The content of adjacent pixels of a row: one block that covers all of them, or all blocks with a
/// part of one pixel.
struct PixelStretch {
    int firstPixel = 0, endPixel = 0;
    BlockRange blocks;
    bool isOneBlock = false;
};

/// The tree of a trace as an icicle: a row per ply, a block per node, whose width is the number of
/// nodes at and below it, in search order. The first row has the roots of the iterations, even if
/// these are not nodes; the iterations are side by side.
///
///     row 0   |           root           |        places 0 … 5 of the trace in core/tree/trace.h
///     row 1   |      0       |     3     |
///     row 2        | 1  | 2  |     | 4   |
///
/// Rows are sorted, and at regular block intervals a row stores how much of it each class has
/// covered so far. A pixel therefore costs two searches and the reading of a few blocks, however
/// many there are: 11 bytes per node, pixels × rows per frame.
class IcicleLayout {
public:
    /// Linear in the nodes. Calls `progress` repeatedly with 0…1. Throws Stopped.
    IcicleLayout(std::shared_ptr<const Trace> trace, ColorBy colorBy,
                 const std::stop_token& stop = {},
                 const std::function<void(double)>& progress = {});

    const Trace& trace() const { return *m_trace; }
    ColorBy colorBy() const { return m_colorBy; }
    std::span<const IcicleClass> classes() const { return m_classes; }

    PlaceRange whole() const;
    PlaceRange ofIteration(int iteration) const;
    /// The number of rows with a block in a range.
    int rowCount(PlaceRange range) const;

    /// The blocks that overlap a range. Searches from `hint`, which must not be after the first.
    BlockRange blocksIn(int row, PlaceRange range, std::size_t hint = 0) const;
    std::optional<IcicleBlock> blockAt(int row, double place) const;
    PlaceRange placesOf(IcicleBlock block) const;
    int classOf(IcicleBlock block) const;
    /// Nothing for the root of an iteration that is not a node.
    std::optional<NodeId> nodeOf(IcicleBlock block) const;
    int iterationOf(IcicleBlock block) const;
    /// The block of a node; without one that of the iteration's root.
    IcicleBlock blockOf(std::optional<NodeId> node, int iteration) const;
    std::optional<IcicleBlock> parentOf(IcicleBlock block) const;
    std::optional<IcicleBlock> firstChildOf(IcicleBlock block) const;

    /// Sets `places` by class: the number of places of a range that the class covers in a row,
    /// given the blocks that overlap the range.
    void coverage(int row, BlockRange blocks, PlaceRange range, std::vector<double>& places) const;
    /// The content of a row on so many pixels, from left to right, without empty pixels.
    std::vector<PixelStretch> stretches(int row, PlaceRange range, int pixels) const;

private:
    struct Row {
        std::vector<NodeId> first, end; ///< of the blocks
        std::vector<std::uint8_t> classes;
        std::vector<std::uint64_t> covered; ///< by each class, at regular block intervals
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
    bool m_hasRootNodes; ///< else blocks of the first row are not nodes
    std::vector<IcicleClass> m_classes;
    std::vector<Row> m_rows;
};

} // namespace yomi::ui::inspector
