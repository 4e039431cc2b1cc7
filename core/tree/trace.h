// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tree/game.h"
#include "core/tree/kinds.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace yomi::tree {

// A recorded search of any game by any program: its nodes in the order in which they were entered,
// and its events in the order in which they happened. Both are indexed from 0 in constant time.
// Events store no state; state.h rebuilds it from the nodes.
//
//     root          node     0   1   2   3   4       A node's first child is the next number, if
//     ├─ 0          parent   –   0   0   –   3       that is below the node's end; the next sibling
//     │  ├─ 1       end      3   2   3   5   5       is at a child's end.
//     │  └─ 2
//     └─ 3          events   enter 0, probe 0, enter 1, evaluate 1, leave 1, newBest 1, enter 2,
//        └─ 4                …, leave 2, child 2, store 0, leave 0, newBest 0, enter 3, …
//
// A root that is searched as a node is the ancestor of all others of its pass, with depth −1 and
// without a move. Values and windows are in points and from the first player's side: the first
// player has at least alpha for certain and the second one at most beta, whichever side is to move.

using NodeId = std::uint32_t;
using EventIndex = std::uint32_t;

/// "No node": the parent of the topmost nodes, and the writer of an entry not found.
inline constexpr NodeId noNode = 0x0fff'ffff;
inline constexpr EventIndex noEvent = 0xffff'ffff;
inline constexpr std::uint32_t noBounds = 0xffff'ffff;

inline constexpr double infinite = std::numeric_limits<double>::infinity();

/// Bounds of a value: it lies from `lower` to `upper`.
struct Bounds {
    double lower = -infinite, upper = infinite;

    friend constexpr bool operator==(const Bounds&, const Bounds&) = default;
};

/// The origin of a window's end.
enum class SourceKind : std::uint8_t {
    None,       ///< none: it is infinite
    Value,      ///< the value of a node, returned to its parent
    Table,      ///< the entry that a node found
    NullWindow, ///< the null window with which that node was entered, around its other end
    Aspiration, ///< the value of an iteration, or a value expected otherwise
    Guess,      ///< a test of the value of a node, the pass before; without a node: a first guess
    Range,      ///< the limits of the game
    Unknown,    ///< the recording does not say
};
constexpr auto enumNames(SourceKind) {
    return namesInOrder("nobody", "value", "table", "null-window", "aspiration", "guess", "range",
                        "untold");
}

/// Four bytes: the kind in the upper four bits, the node or iteration in the others. An end
/// inherited from the parent keeps its source, which names the node where it was set.
class Source {
public:
    constexpr Source() = default;
    constexpr explicit Source(SourceKind kind, std::uint32_t number = noNode)
        : m_bits(static_cast<std::uint32_t>(kind) << numberBits | number) {}

    constexpr SourceKind kind() const { return static_cast<SourceKind>(m_bits >> numberBits); }
    /// The node, for Aspiration the iteration; noNode if there is none.
    constexpr std::uint32_t number() const { return m_bits & noNode; }

    friend constexpr bool operator==(const Source&, const Source&) = default;

private:
    static constexpr unsigned numberBits = 28;
    std::uint32_t m_bits = noNode;
};

/// The state of the game at a leaf; Decided if the search knows the value, or enough of it, without
/// a child.
enum class Outcome : std::uint8_t { Open, FirstWon, SecondWon, Drawn, Decided };

/// One call of the recursive function.
struct TraceNode {
    double alpha = -infinite, beta = infinite; ///< the window at entry, if it has one
    double value = 0;
    NodeId parent = noNode;
    NodeId end = 0; ///< one past the last node below it; end - id counts the node itself, too
    NodeId writer = noNode;          ///< the node that stored the table entry found
    EventIndex entered = 0;          ///< its first event
    EventIndex left = noEvent;       ///< its last event; noEvent if the recording ends before
    Source alphaSource, betaSource;  ///< of the window at entry
    Move move = noMove;              ///< the move that led here
    std::uint32_t stored = noBounds; ///< the table entry that it stored, an index in Trace::bounds
    std::uint32_t range = noBounds;  ///< the limits of the game, an index, too
    std::uint32_t firstPruned = 0;   ///< an index in Trace::pruned
    std::uint16_t prunedCount = 0;   ///< moves that a cutoff left unsearched
    std::uint16_t unnamedCount = 0;  ///< further ones, with no number of a move
    std::int16_t depth = 0;          ///< 0 for a child of the root
    bool firstToMove = true;
    Outcome outcome = Outcome::Open;
    Visit visit = Visit::Full;
    BoundKind bound = BoundKind::Exact;
    TableAction table = TableAction::Off;
    bool hasValue = true;   ///< false for one that gave up
    bool hasClaim = true;   ///< whether `bound` is known, the meaning of the value
    bool isCounted = true;  ///< whether its parent uses its value; false for null moves
    bool hasWindow = true;  ///< false if the recording does not have it
    bool isImplied = false; ///< only nodes below it are recorded: it has no window and no value

    bool isRoot() const { return depth < 0; }
};

enum class EventKind : std::uint8_t {
    Enter,    ///< a node was entered
    Reenter,  ///< the same for a re-search
    Probe,    ///< the table was probed, and the search continues
    TableHit, ///< the table gave the node's value
    Evaluate, ///< a leaf got its static value
    Child,    ///< a node's value is compared in its parent, which had a better or equal one
    NewBest,  ///< a node's value is compared in its parent, which has a new best value and move
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
    /// For Child and NewBest the child, else the node of the event.
    NodeId node() const { return m_bits & noNode; }

    friend bool operator==(const Event&, const Event&) = default;

private:
    static constexpr unsigned nodeBits = 28;
    std::uint32_t m_bits;
};

/// A change of a node's window after its first child that table and children do not cause.
struct WindowChange {
    NodeId node = noNode;
    EventIndex event = 0; ///< after which it applies
    Bounds window;
    Bounds known;  ///< of the node's value, whatever its children prove
    Source source; ///< of the ends that changed
};

/// The data of a node in a search by visits, whose value is the mean of its visits.
struct VisitCount {
    std::optional<double> visits, prior;
};

/// The nodes and events of an iteration, [first, end), and its result.
struct TraceIteration {
    NodeId firstNode = 0, endNode = 0;
    EventIndex firstEvent = 0, endEvent = 0;
    int depth = 0;            ///< the limit, counted from the root's children
    bool isWholeGame = false; ///< no game continues below the limit, as is known
    // The root:
    bool firstToMove = true;
    bool hasRoot = true; ///< else only some nodes below are recorded: it has no window and value
    double value = 0;
    std::vector<Move> bestMoves;
    bool areAllBest = false; ///< and there are at least two
};

struct Trace {
    std::shared_ptr<const Game> game;
    bool hasWindows = true; ///< false for minimax
    bool hasTable = false;
    bool knowsPruned = true; ///< else any node may have left moves unsearched
    bool knowsCuts = true;   ///< else any cutoff may have left moves unsearched
    bool isCutOff = false;   ///< the recording, not the search, reached its limit of nodes
    std::vector<TraceIteration> iterations; ///< at least one
    std::vector<TraceNode> nodes;
    std::vector<Event> events;
    std::vector<Bounds> bounds;
    std::vector<std::uint16_t> pruned;
    std::vector<WindowChange> windowChanges; ///< by node, those of one node in their order
    std::vector<VisitCount> visits;          ///< by node in a search by visits; else empty

    /// Whether values are means and an iteration is a snapshot of the whole tree: without
    /// comparisons, cutoffs and bounds.
    bool isByVisits() const { return !visits.empty(); }
};

/// The iteration that a node or an event belongs to.
int iterationOfNode(const Trace& trace, NodeId node);
int iterationOfEvent(const Trace& trace, EventIndex event);

/// The node of an event; nothing means the root of the iteration.
std::optional<NodeId> subject(const Trace& trace, EventIndex event);

/// The moves from the root to a node.
std::vector<Move> pathTo(const Trace& trace, NodeId node);

/// The searched children of a node in search order, each re-search as a child of its own; an
/// iteration has the topmost nodes.
std::vector<NodeId> childrenOf(const Trace& trace, NodeId parent);
std::vector<NodeId> topNodes(const Trace& trace, int iteration);

/// The moves of a node that a cutoff left unsearched, in the order in which they would have been
/// searched.
std::span<const std::uint16_t> prunedMoves(const Trace& trace, NodeId node);

/// The changes of a node's window after its first child. Cost: a binary search.
std::span<const WindowChange> windowChanges(const Trace& trace, NodeId node);

/// The number of a node's moves that a cutoff left unsearched, including those known only by
/// number.
inline int leftCount(const TraceNode& node) {
    return node.prunedCount + node.unnamedCount;
}

/// Whether a node stopped, or may have stopped, with moves left unsearched.
bool isCut(const Trace& trace, NodeId node);

/// The source of the value that a null window surrounds: that of its other end, followed through
/// the ends of further null windows. Unknown if the recording contradicts itself. Any other source
/// is returned unchanged.
Source aroundWhich(const Trace& trace, Source source);

/// The table entry that a node found. Only for a node with a writer.
const Bounds& foundBy(const Trace& trace, NodeId node);

} // namespace yomi::tree
