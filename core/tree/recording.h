// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/event_line.h"
#include "core/tree/reading_error.h"
#include "core/tree/recording_header.h"
#include "core/tree/trace.h"
#include "core/tree/word_list.h"

#include <optional>
#include <span>
#include <vector>

namespace yomi::tree {

// The search that a program printed, in the order of printing. Nodes are stored as in a Trace: a
// node's first child is the next node, its next sibling is at its end. Numbers are as printed.
// Side, ply, kind, reason and bound are filled in if the file leaves them out and they follow from
// the rest.
//
// A program may print a node with its path alone. The nodes on the path are implied: they have no
// lines, no window and no value. Paths that follow one another share them.
//
//     yomi-trace 1             entered   0        1
//     > 7 path=4,2,7           number    0 (4)  1 (2)  2 (7)    3 (8)
//     < 3                                └─ 4   └─ 2   ├─ 7     └─ 8, below 2 as well
//     > 8 path=4,2,8
//     < 5                      implied: 0 and 1

struct RecordedNode {
    /// The window at entry, or the first one recorded later.
    double alpha = -infinite, beta = infinite;
    double value = 0;
    NodeId parent = noNode; ///< noNode for the root, and for its moves if it was not entered
    NodeId end = 0;         ///< one past the last node below it
    EventIndex entered = 0, left = noEvent;
    WordId move = noWord;
    WordId reason = noWord; ///< noWord while it is open
    std::uint32_t place =
        0; ///< of its move among the parent's counted ones, from 1; 0: not counted or unknown
    std::uint16_t ply = 0;
    NodeKind kind = NodeKind::Full;
    Side side = Side::Max;          ///< to move
    std::optional<BoundKind> bound; ///< claimed of its value
    bool hasWindow : 1 = false;
    bool hasValue : 1 = false;
    bool isRepeated : 1 = false; ///< the parent, at the top the iteration, entered the move before
    bool isCutoff : 1 = false;   ///< its best child reached the far end of its window
    bool isImplied : 1 = false;  ///< only nodes below it have lines; it is entered with the first

    /// Whether its parent may use its value.
    bool isCounted() const { return kind != NodeKind::NullMove && kind != NodeKind::Test; }
    bool isOpen() const { return left == noEvent && !isImplied; }
};

/// A table entry that a node found or stored.
struct RecordedEntry {
    Bounds bounds;
    NodeId node = noNode;
    EntryKind kind = EntryKind::None;
    std::optional<EntryUse> use; ///< of an entry found
};

/// Four bytes: the kind in the upper four bits, in the others the node or, for Iteration, Table,
/// Store and Skip, the index in the recording's list of these.
class RecordedEvent {
public:
    RecordedEvent(LineKind kind, std::uint32_t number)
        : m_bits(static_cast<std::uint32_t>(kind) << numberBits | number) {}

    LineKind kind() const { return static_cast<LineKind>(m_bits >> numberBits); }
    std::uint32_t number() const { return m_bits & noNode; }

private:
    static constexpr unsigned numberBits = 28;
    std::uint32_t m_bits;
};

/// The iteration that an `i` line begins, or the first event if no `i` line precedes it.
struct RecordedIteration {
    WordId name = noWord;
    NodeId firstNode = 0;
    EventIndex firstEvent = 0;
};

struct Recording {
    RecordingHeader header;
    WordList words;
    std::vector<RecordedIteration> iterations;
    std::vector<RecordedNode> nodes;
    std::vector<RecordedEvent> events;
    std::vector<RecordedEntry> entries; ///< of Table and Store
    std::vector<WordId> skips;          ///< the reason; noWord if it is unknown
    std::vector<NodeId> implied;        ///< nodes, ascending
    /// Microseconds since the start for each event, negative if a line has none. Shorter than the
    /// events if the rest have none.
    std::vector<double> stamps;
    bool isTorn = false;            ///< its last line has no end and was not read
    std::uint64_t foreignLines = 0; ///< lines of other programs, which were skipped
    std::optional<ReadingError> error;

    /// Whether a node's own numbers are the printed ones with the opposite sign.
    bool isTurned(const RecordedNode& node) const {
        return header.values == ValuesOf::First && node.side == Side::Min;
    }
    /// The number of nodes that lines enter.
    std::size_t enteredCount() const { return nodes.size() - implied.size(); }
    /// The node that was entered after `count` others. Cost: a binary search.
    NodeId enteredAfter(std::uint32_t count) const;
    /// Whether lines entered the node's parent; if not, it was entered at the top.
    bool isBelowEntered(const RecordedNode& node) const {
        return node.parent != noNode && !nodes[node.parent].isImplied;
    }
    /// Calls see(id) for each node that an iteration entered at the top.
    template <class See>
    void forEachTop(std::size_t iteration, const See& see) const {
        const NodeId end = endOf(iteration);
        for (NodeId id = iterations[iteration].firstNode; id < end;) {
            if (!nodes[id].isImplied)
                see(id);
            id = nodes[id].isImplied ? id + 1 : nodes[id].end;
        }
    }
    /// The moves that lead to a node.
    std::vector<WordId> pathTo(NodeId node) const;
    /// The iteration that a node belongs to.
    std::size_t iterationOf(NodeId node) const;
    /// One past the last node of an iteration.
    NodeId endOf(std::size_t iteration) const;
    /// The microseconds spent in a node, if its lines have times.
    std::optional<double> timeOf(const RecordedNode& node) const;
    /// Calls see(child) for each child of a node.
    template <class See>
    void forEachChild(NodeId node, const See& see) const {
        for (NodeId child = node + 1; child < nodes[node].end; child = nodes[child].end)
            see(nodes[child]);
    }
};

/// Whether a node was searched with a null window.
inline bool hasNullWindow(const Recording& recording, const RecordedNode& node) {
    return node.hasWindow && node.beta - node.alpha <= recording.header.nullWindow;
}

} // namespace yomi::tree
