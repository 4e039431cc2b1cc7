// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/trace.h"

#include "core/tictactoe/game_tree.h"
#include "core/tictactoe/recorder.h"
#include "core/tictactoe/run_search.h"

#include <algorithm>
#include <stdexcept>

namespace yomi::tictactoe {

namespace {

/// Room for all of the tree: memory that is not written to costs nothing, and growing copies what
/// is there.
void reserve(Trace& trace) {
    const int complete = squareCount - 1 - trace.root.plies();
    const int deepest = std::min(trace.settings.depth.value_or(complete), complete);
    std::int64_t nodes = 0;
    for (int depth = trace.settings.iterative ? 0 : deepest; depth <= deepest; ++depth)
        nodes += treeNodes(trace.root, depth + 1) - 1;
    trace.nodes.reserve(static_cast<std::size_t>(nodes));
    trace.events.reserve(static_cast<std::size_t>(4 * nodes)); // without a table at most
}

template <class Board>
void recordOn(Board board, Trace& trace, const Limits& limits) {
    Recorder recorder(trace);
    trace.result = resultOf(board, trace.settings, limits, recorder);
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
    if (const Settings all = resolved(settings);
        all.root == search::Root::Textbook || !usesBoardsTable(all))
        throw std::invalid_argument(
            "A recording shows a search of every move of the position with a table of all "
            "positions; root textbook, table entries and images none are not recorded.");
    validateSearchable(position);
    reserve(trace);
    if (settings.board == BoardKind::Record)
        recordOn(RecordBoard(position), trace, limits);
    else
        recordOn(Bitboard(position), trace, limits);
    trace.nodes.shrink_to_fit();
    trace.events.shrink_to_fit();
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

int cutMoveCount(const Trace& trace, NodeId node) {
    NodeId child = node + 1;
    const NodeId end = trace.nodes[node].end;
    if (child == end)
        return 0;
    int moves = count(trace.nodes[node].position.empty());
    for (; child < end; child = trace.nodes[child].end)
        moves -= trace.nodes[child].visit != Visit::Research;
    return moves;
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
