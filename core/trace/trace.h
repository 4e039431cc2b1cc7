// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/game.h"
#include "core/trace/kinds.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace yomi::trace {

// A recorded search of any game by any program: its nodes in the order in which they were entered,
// and its events in the order in which they happened. Both are indexed from 0 in constant time.
// Nothing is copied at an event; how things stood at one is rebuilt from the nodes (state.h).
//
//     root          node     0   1   2   3   4       A node's first child is the next number, if
//     ├─ 0          parent   –   0   0   –   3       that is below the node's end; the next sibling
//     │  ├─ 1       end      3   2   3   5   5       is at a child's end.
//     │  └─ 2
//     └─ 3          events   enter 0, probe 0, enter 1, evaluate 1, leave 1, newBest 1, enter 2,
//        └─ 4                …, leave 2, child 2, store 0, leave 0, newBest 0, enter 3, …
//
// Where the root is searched as any node, it is the node above all others of its pass, of depth −1
// and without a move. Values and windows are in points and from the first player's side: alpha is
// what the first player has for certain and beta what the second one has, whoever is to move.

using NodeId = std::uint32_t;
using EventIndex = std::uint32_t;

/// Stands for "no node": above the topmost nodes, and for an entry not found.
inline constexpr NodeId noNode = 0x0fff'ffff;
inline constexpr EventIndex noEvent = 0xffff'ffff;
inline constexpr std::uint32_t noBounds = 0xffff'ffff;

inline constexpr double infinite = std::numeric_limits<double>::infinity();

/// What is known of a value: it lies from `lower` to `upper`.
struct Bounds {
    double lower = -infinite, upper = infinite;

    friend constexpr bool operator==(const Bounds&, const Bounds&) = default;
};

/// Who set an end of a window.
enum class SourceKind : std::uint8_t {
    Nobody,     ///< it is infinite
    Value,      ///< the value of a node, which came to its parent
    Table,      ///< the entry that a node found
    NullWindow, ///< the null window with which that node was entered, around its other end
    Aspiration, ///< the value of an iteration, or one that was expected otherwise
    Guess,      ///< the value of a node, the pass before, is tested; of no node: a first guess
    Range,      ///< what the game allows
    Untold,     ///< a recording does not say
};
constexpr auto enumNames(SourceKind) {
    return namesInOrder("nobody", "value", "table", "null-window", "aspiration", "guess", "range",
                        "untold");
}

/// Four bytes: the kind in the upper four bits, the node or iteration in the others. An end that
/// came from above keeps its source: it was set where that node is.
class Source {
public:
    constexpr Source() = default;
    constexpr explicit Source(SourceKind kind, std::uint32_t number = noNode)
        : m_bits(static_cast<std::uint32_t>(kind) << numberBits | number) {}

    constexpr SourceKind kind() const { return static_cast<SourceKind>(m_bits >> numberBits); }
    /// The node, for Aspiration the iteration; noNode where there is none.
    constexpr std::uint32_t number() const { return m_bits & noNode; }

    friend constexpr bool operator==(const Source&, const Source&) = default;

private:
    static constexpr unsigned numberBits = 28;
    std::uint32_t m_bits = noNode;
};

/// How the game stands at a leaf; Decided where the search knows the value, or enough of it,
/// without a child.
enum class Outcome : std::uint8_t { Open, FirstWon, SecondWon, Drawn, Decided };

/// One call of the recursive function.
struct TraceNode {
    double alpha = -infinite, beta = infinite; ///< the window at entry, where it has one
    double value = 0;
    NodeId parent = noNode;
    NodeId end = 0;                  ///< one past the last node below it; end - id with itself
    NodeId writer = noNode;          ///< the node that stored the table entry found
    EventIndex entered = 0;          ///< its first event
    EventIndex left = noEvent;       ///< its last event; noEvent if the recording ends before
    Source alphaSource, betaSource;  ///< who set the ends of the window at entry
    Move move = noMove;              ///< the move that led here
    std::uint32_t stored = noBounds; ///< what it wrote into the table, a place in Trace::bounds
    std::uint32_t range = noBounds;  ///< what the game allows, likewise
    std::uint32_t firstPruned = 0;   ///< a place in Trace::pruned
    std::uint16_t prunedCount = 0;   ///< moves that a cutoff left unsearched
    std::uint16_t unnamedCount = 0;  ///< and such of which no more than the number is known
    std::int16_t depth = 0;          ///< 0 for a child of the root
    bool firstToMove = true;
    Outcome outcome = Outcome::Open;
    Visit visit = Visit::Full;
    BoundKind bound = BoundKind::Exact;
    TableAction table = TableAction::Off;
    bool hasValue = true;   ///< false for one that gave up
    bool hasClaim = true;   ///< whether `bound` is known, which says what the value means
    bool isCounted = true;  ///< whether its value comes to its parent, as that of no null move does
    bool hasWindow = true;  ///< false where a recording does not tell it
    bool isImplied = false; ///< nodes below it are told, it is not: it has no window and no value

    bool isRoot() const { return depth < 0; }
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

/// Another window that a node got after its first child, not by what table and children did.
struct WindowChange {
    NodeId node = noNode;
    EventIndex event = 0; ///< after which it holds
    Bounds window;
    Bounds known;  ///< of the node's value, whatever its children prove
    Source source; ///< of the ends that are others than before
};

/// What a search by visits tells of a node, whose value is the mean of what they came to.
struct VisitCount {
    std::optional<double> visits, prior;
};

/// Where the nodes and events of an iteration are, [first, end), and what it answered.
struct TraceIteration {
    NodeId firstNode = 0, endNode = 0;
    EventIndex firstEvent = 0, endEvent = 0;
    int depth = 0;            ///< the limit, counted from the root's children
    bool isWholeGame = false; ///< it is known that no game goes on below the limit
    // Of the root:
    bool firstToMove = true;
    bool hasRoot = true; ///< else only some nodes below are told: it has no window and no value
    double value = 0;
    std::vector<Move> bestMoves;
    bool areAllBest = false; ///< and there are two at least
};

struct Trace {
    std::shared_ptr<const Game> game;
    bool hasWindows = true; ///< minimax has none
    bool hasTable = false;
    bool knowsPruned = true; ///< else any node may have left moves unsearched
    bool knowsCuts = true;   ///< else any cutoff may have left moves unsearched
    bool isCutOff = false;   ///< the recording reached its greatest number of nodes, not the search
    std::vector<TraceIteration> iterations; ///< one at least
    std::vector<TraceNode> nodes;
    std::vector<Event> events;
    std::vector<Bounds> bounds;
    std::vector<std::uint16_t> pruned;
    std::vector<WindowChange> windowChanges; ///< by node, those of one in their order
    std::vector<VisitCount> visits;          ///< by node, of a search by visits; none of any other

    /// Whether values are means and an iteration is a snapshot of the whole tree: nothing is
    /// compared, cut or bounded.
    bool isByVisits() const { return !visits.empty(); }
};

/// The iteration that a node or an event belongs to.
int iterationOfNode(const Trace& trace, NodeId node);
int iterationOfEvent(const Trace& trace, EventIndex event);

/// The node to which an event happened; nothing stands for the root of the iteration.
std::optional<NodeId> subject(const Trace& trace, EventIndex event);

/// The moves from the root to a node.
std::vector<Move> pathTo(const Trace& trace, NodeId node);

/// The searched children of a node in the order of the search, a re-search as a child of its own;
/// the topmost nodes belong to an iteration.
std::vector<NodeId> childrenOf(const Trace& trace, NodeId parent);
std::vector<NodeId> topNodes(const Trace& trace, int iteration);

/// The moves of a node that were never searched because of a cutoff, in the order in which they
/// would have been.
std::span<const std::uint16_t> prunedMoves(const Trace& trace, NodeId node);

/// The windows that a node got after its first child. Cost: a binary search.
std::span<const WindowChange> windowChanges(const Trace& trace, NodeId node);

/// How many moves of a node were never searched because of a cutoff, with those of which no more
/// than the number is known.
inline int leftCount(const TraceNode& node) {
    return node.prunedCount + node.unnamedCount;
}

/// Whether a node stopped, or may have stopped, with moves left unsearched.
bool isCut(const Trace& trace, NodeId node);

/// What a null window lies around: the source of its other end, where that is the end of another
/// null window what that one lies around, and so on. Untold where a recording contradicts itself.
/// Any other source is its own.
Source aroundWhich(const Trace& trace, Source source);

/// What the entry held that a node found. Only for a node with a writer.
const Bounds& foundBy(const Trace& trace, NodeId node);

} // namespace yomi::trace
