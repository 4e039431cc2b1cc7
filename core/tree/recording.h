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

// The search that a program printed, in the order of printing. Nodes and events are those of its
// Trace, with the same indices; numbers are as printed. Side, ply, kind, reason and bound are
// filled in if the file leaves them out and they follow from the rest.
//
// An event without a line of its own belongs to the line that it follows from: the static value to
// the `<` of a finished game, the comparison and the cutoff in the parent to the `<` of the child.
// A line without an event (i, w, x) belongs to the next event.
//
//     lines    i 1   > -   > 4       e 0          x 5   < 0 alpha               < 0 beta
//     events         enter enter     evaluate           leave newBest cutoff    leave
//     of node        0     1         1                  1     1       0         0
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
    Outcome outcome = Outcome::Open;
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
    EventIndex event = 0; ///< of the node
    EntryKind kind = EntryKind::None;
    std::optional<EntryUse> use; ///< of an entry found
};

/// The memory of a list, doubled if the list is full.
template <class List>
std::size_t bytesToGrow(const List& list) {
    return (list.size() == list.capacity() ? 3 : 1) * list.capacity() * sizeof(*list.data());
}

/// Of the lines that have a meaning, without comments and blank ones.
using LineIndex = std::uint32_t;

/// The numbers of these lines in the file. They ascend, mostly by one: only exceptions are stored.
class LineNumbers {
public:
    void add(std::uint64_t number) {
        if (m_runs.empty() || number != m_runs.back().number + (m_count - m_runs.back().first))
            m_runs.push_back({number, m_count});
        ++m_count;
    }
    /// Cost: a binary search among the comments and blank lines.
    std::uint64_t of(LineIndex line) const;
    std::size_t bytes() const { return bytesToGrow(m_runs); }

private:
    struct Run {
        std::uint64_t number = 0; ///< of its first line
        LineIndex first = 0;
    };
    std::vector<Run> m_runs;
    LineIndex m_count = 0;
};

/// The iteration that an `i` line begins, or the first line if no `i` line precedes it.
struct RecordedIteration {
    WordId name = noWord;
    NodeId firstNode = 0;
    LineIndex firstLine = 0;
};

struct Recording {
    RecordingHeader header;
    WordList words;
    std::vector<RecordedIteration> iterations;
    std::vector<RecordedNode> nodes;
    std::vector<Event> events;
    std::vector<EventIndex> lines; ///< the first event of each, or the next one
    LineNumbers lineNumbers;
    std::vector<RecordedEntry> entries; ///< of Probe, TableHit and Store
    std::vector<WordId> skips;          ///< the reason; noWord if it is unknown
    std::vector<NodeId> implied;        ///< nodes, ascending
    /// Microseconds since the start for each line, negative if it has none. Shorter than the lines
    /// if the rest have none.
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
    /// The line that an event belongs to, and its number in the file. Cost: a binary search.
    LineIndex lineOf(EventIndex event) const;
    std::uint64_t lineNumberOf(EventIndex event) const { return lineNumbers.of(lineOf(event)); }
    /// The event of a line; the last one if none follows.
    EventIndex eventOf(LineIndex line) const;
    /// The table entry of an event: Probe, TableHit or Store. Cost: a binary search.
    const RecordedEntry& entryOf(EventIndex event) const;
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
