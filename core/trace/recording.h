// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/event_line.h"
#include "core/trace/reading_error.h"
#include "core/trace/recording_header.h"
#include "core/trace/trace.h"
#include "core/trace/word_list.h"

#include <optional>
#include <span>
#include <vector>

namespace yomi::trace {

// What a program printed of its search, in the order in which it printed it: nodes as in a Trace, a
// node's first child the next one, the next sibling at a child's end. Numbers are the printed ones;
// what the file leaves out and follows from the rest is there: side, ply, kind, reason, bound.

struct RecordedNode {
    double alpha = -infinite, beta = infinite; ///< the window at entry, or the first one told later
    double value = 0;
    NodeId parent = noNode; ///< noNode for the root, and for its moves where it was not entered
    NodeId end = 0;         ///< one past the last node below it
    EventIndex entered = 0, left = noEvent;
    WordId move = noWord;
    WordId reason = noWord; ///< noWord while it is open
    std::uint32_t place =
        0; ///< of its move among the parent's counted ones, from 1; 0: not counted or untold
    std::uint16_t ply = 0;
    NodeKind kind = NodeKind::Full;
    Side side = Side::Max;          ///< to move
    std::optional<BoundKind> bound; ///< what its value claims to be
    bool hasWindow : 1 = false;
    bool hasValue : 1 = false;
    bool isRepeated : 1 = false; ///< the parent, at the top the iteration, entered the move before
    bool isCutoff : 1 = false;   ///< its best child reached the far end of its window

    /// Whether its value may come to its parent.
    bool isCounted() const { return kind != NodeKind::NullMove && kind != NodeKind::Test; }
    bool isOpen() const { return left == noEvent; }
};

/// What a table held for a node, or got from it.
struct RecordedEntry {
    Bounds bounds;
    NodeId node = noNode;
    EntryKind kind = EntryKind::None;
    EntryUse use = EntryUse::Untold; ///< of what it held
};

/// Four bytes: the kind in the upper four bits, in the others the node, of Iteration, Table, Store
/// and Skip the place in the recording's list of these.
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

/// What an `i` line begins, or the first event where none stands before it.
struct RecordedIteration {
    WordId name = noWord;
    NodeId firstNode = 0;
    EventIndex firstEvent = 0;
};

/// A node that says its path from the root, with moves before its own: none of these is recorded.
struct RecordedPath {
    NodeId node = noNode;
    std::uint32_t firstMove = 0; ///< in the recording's list of these moves
};

struct Recording {
    RecordingHeader header;
    WordList words;
    std::vector<RecordedIteration> iterations;
    std::vector<RecordedNode> nodes;
    std::vector<RecordedEvent> events;
    std::vector<RecordedEntry> entries; ///< of Table and Store
    std::vector<WordId> skips;          ///< why; noWord where that is not told
    std::vector<RecordedPath> paths;
    std::vector<WordId> pathMoves; ///< of one path after the other
    /// Microseconds since the start by event, negative where a line has none. Shorter than the
    /// events: none of the others has one.
    std::vector<double> stamps;
    bool isTorn = false;            ///< its last line has no end and was not read
    std::uint64_t foreignLines = 0; ///< of other programs, which were skipped
    std::optional<ReadingError> error;

    /// Whether a node's own numbers are the printed ones turned around.
    bool isTurned(const RecordedNode& node) const {
        return header.values == ValuesOf::First && node.side == Side::Min;
    }
    /// The moves before its own that a node at the top says, none where its parent is the root.
    std::span<const WordId> movesAbove(NodeId node) const;
    /// One past the last node of an iteration.
    NodeId endOf(std::size_t iteration) const;
    /// The microseconds that a node took, where its lines tell.
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

} // namespace yomi::trace
