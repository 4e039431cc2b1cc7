// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tictactoe/score.h"
#include "core/tictactoe/search.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace yomi::tictactoe {

// A recorded search: its nodes in the order in which they were entered, and its events in the order
// in which they happened. Both are indexed from 0 in constant time. Nothing is copied at an event;
// how things stood at one is rebuilt from the nodes (trace_state.h).
//
//     root          node     0   1   2   3   4       A node's first child is the next number, if
//     ├─ 0          parent   –   0   0   –   3       that is below the node's end; the next sibling
//     │  ├─ 1       end      3   2   3   5   5       is at a child's end.
//     │  └─ 2
//     └─ 3          events   enter 0, probe 0, enter 1, evaluate 1, leave 1, newBest 1, enter 2,
//        └─ 4                …, leave 2, child 2, store 0, leave 0, newBest 0, enter 3, …
//
// Plain minimax from the start has 549,945 nodes of 40 bytes and 1,905,003 events of 4 bytes.

using NodeId = std::uint32_t;
using EventIndex = std::uint32_t;

/// Stands for "no node" in a TraceNode: above the root's children, and for an entry not found.
inline constexpr NodeId noNode = 0x0fff'ffff;

using trace::BoundKind;
using trace::TableAction;
using trace::Visit;

/// One call of the recursive function. Scores are in half points and from O's side: alpha is what O
/// has for certain and beta what X has, whoever is to move.
struct TraceNode {
    NodeId parent = noNode;
    NodeId end = 0;         ///< one past the last node below it; end - id nodes with itself
    NodeId writer = noNode; ///< the node whose `stored` is the table entry found
    EventIndex entered = 0; ///< its first event
    EventIndex left = 0;    ///< its last event; the next one is its parent's, about its value
    Position position;
    std::int16_t alpha = 0, beta = 0; ///< the window at entry, before the table narrowed it
    std::int16_t value = 0;
    Bounds stored;             ///< what it wrote into the table, if it was expanded with one
    std::uint8_t square = 0;   ///< the move that led here
    std::uint8_t depth = 0;    ///< 0 for a child of the root
    std::uint8_t symmetry = 0; ///< makes this position of the writer's, if there is one
    Visit visit = Visit::Full;
    BoundKind bound = BoundKind::Exact;
    TableAction table = TableAction::Off;
};

enum class EventKind : std::uint8_t {
    Enter,    ///< a node was entered
    Reenter,  ///< the same for a re-search
    Probe,    ///< the table was asked, and the search goes on
    TableHit, ///< the table gave the node's value
    Evaluate, ///< a leaf got its static value
    Child,    ///< a node's value came to its parent, which had a better or equal one
    NewBest,  ///< a node's value came to its parent, which has a new best value and move
    Cutoff,   ///< a node's best value reached the end of its window: it searches no further child
    Store,    ///< a node wrote its bounds into the table
    Leave,    ///< a node returned
};
inline constexpr int eventKindCount = 10;

/// Four bytes: the kind in the upper four bits, the node in the others.
class Event {
public:
    Event(EventKind kind, NodeId node)
        : m_bits(static_cast<std::uint32_t>(kind) << nodeBits | node) {}

    EventKind kind() const { return static_cast<EventKind>(m_bits >> nodeBits); }
    /// for Child and NewBest the child; for the others the node to which it happened.
    NodeId node() const { return m_bits & noNode; }

private:
    static constexpr unsigned nodeBits = 28;
    std::uint32_t m_bits;
};

/// Where the nodes and events of an iteration are: [first, end).
struct TraceIteration {
    NodeId firstNode = 0, endNode = 0;
    EventIndex firstEvent = 0, endEvent = 0;
};

struct Trace {
    Position root;
    Settings settings;
    SearchResult result;
    std::vector<TraceIteration> iterations; ///< as many as the result has
    std::vector<TraceNode> nodes;
    std::vector<Event> events;
};

/// Runs a search and records it. The result is that of search(), counter by counter; node ids and
/// event indices count on over the iterations. Throws as search() does, at the latest when the
/// limits of this one search end it. Cost: 20 ns a node.
Trace record(const Position& position, const Settings& settings, const Limits& limits = {});

/// The iteration that a node or an event belongs to.
int iterationOfNode(const Trace& trace, NodeId node);
int iterationOfEvent(const Trace& trace, EventIndex event);

/// The node to which an event happened; nothing stands for the root.
std::optional<NodeId> subject(const Trace& trace, EventIndex event);

/// The searched children of a node in the order of the search, a re-search as a child of its own;
/// those of the root have an iteration. At most 17.
std::vector<NodeId> childrenOf(const Trace& trace, NodeId parent);
std::vector<NodeId> childrenOfRoot(const Trace& trace, int iteration);

/// The moves of a node that were never searched because of a cutoff, in the order in which they
/// would have been.
std::vector<int> cutMoves(const Trace& trace, NodeId node);
/// How many they are.
int cutMoveCount(const Trace& trace, NodeId node);

} // namespace yomi::tictactoe
