// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/trace.h"

#include "core/tictactoe/recorder.h"
#include "core/tictactoe/run_search.h"

#include <algorithm>

namespace yomi::tictactoe {

namespace {

/// How many events a search with these counters has, if it has a table and not.
std::size_t eventCount(const Counters& counters, bool usesTable) {
    const std::int64_t probes = usesTable ? counters.nodes - counters.leaves : 0;
    return static_cast<std::size_t>(3 * counters.nodes + counters.leaves + counters.cutoffs +
                                    counters.tableStores + probes); // 3: enter, leave, child
}

/// Memory for exactly what will be recorded: growing would need twice as much at times.
void reserve(Trace& trace, const Limits& limits) {
    Settings settings = trace.settings;
    settings.board = BoardKind::Bitboard; // counts are the same on every board
    std::size_t nodes = 0, events = 0;
    for (const Iteration& iteration : search(trace.root, settings, limits).iterations) {
        nodes += static_cast<std::size_t>(iteration.counters.nodes);
        events += eventCount(iteration.counters, settings.usesTable());
    }
    trace.nodes.reserve(nodes);
    trace.events.reserve(events);
}

template <class Board>
void recordOn(Board board, Trace& trace, const Limits& limits) {
    Recorder recorder(trace);
    trace.result = runSearch(board, trace.settings, limits, recorder).result;
}

template <class First>
int iterationOf(const Trace& trace, std::uint32_t index, First first) {
    const auto after = std::ranges::upper_bound(trace.iterations, index, {}, first);
    return static_cast<int>(after - trace.iterations.begin()) - 1;
}

std::vector<NodeId> siblings(const Trace& trace, NodeId first, NodeId end) {
    std::vector<NodeId> result;
    for (NodeId node = first; node < end; node = trace.nodes[node].end)
        result.push_back(node);
    return result;
}

} // namespace

Trace record(const Position& position, const Settings& settings, const Limits& limits) {
    Trace trace;
    trace.root = position;
    trace.settings = settings;
    reserve(trace, limits);
    if (settings.board == BoardKind::Record)
        recordOn(RecordBoard(position), trace, limits);
    else
        recordOn(Bitboard(position), trace, limits);
    return trace;
}

int iterationOfNode(const Trace& trace, NodeId node) {
    return iterationOf(trace, node, &TraceIteration::firstNode);
}

int iterationOfEvent(const Trace& trace, EventIndex event) {
    return iterationOf(trace, event, &TraceIteration::firstEvent);
}

std::optional<NodeId> subject(const Trace& trace, EventIndex index) {
    const Event event = trace.events[index];
    const bool isOfParent = event.kind() == EventKind::Child || event.kind() == EventKind::NewBest;
    const NodeId node = isOfParent ? trace.nodes[event.node()].parent : event.node();
    return node == noNode ? std::nullopt : std::optional(node);
}

std::vector<NodeId> childrenOf(const Trace& trace, NodeId parent) {
    return siblings(trace, parent + 1, trace.nodes[parent].end);
}

std::vector<NodeId> childrenOfRoot(const Trace& trace, int iteration) {
    const TraceIteration& range = trace.iterations[static_cast<std::size_t>(iteration)];
    return siblings(trace, range.firstNode, range.endNode);
}

std::vector<int> cutMoves(const Trace& trace, NodeId node) {
    const std::vector<NodeId> searched = childrenOf(trace, node);
    if (searched.empty())
        return {};
    std::vector<int> moves = legalMoves(trace.nodes[node].position);
    // Ordering swaps the first move with a better one and leaves the others where they are.
    const auto firstTried = std::ranges::find(moves, trace.nodes[searched.front()].square);
    std::iter_swap(moves.begin(), firstTried);
    const auto lastTried = std::ranges::find(moves, trace.nodes[searched.back()].square);
    moves.erase(moves.begin(), lastTried + 1);
    return moves;
}

} // namespace yomi::tictactoe
