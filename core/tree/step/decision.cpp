// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/step/decision.h"

#include "core/tree/step/state.h"

#include <algorithm>

namespace yomi::tree {

namespace {

/// The choice that the event after a child's comparison shows.
Choice choiceAfter(const Trace& trace, NodeId child, EventIndex next) {
    const Event event = trace.events[next];
    switch (event.kind()) {
    case EventKind::Enter:
    case EventKind::Reenter:
        return trace.nodes[event.node()].visit == Visit::Research &&
                       trace.nodes[event.node()].move == trace.nodes[child].move
                   ? Choice::SearchAgain
                   : Choice::Search;
    case EventKind::Cutoff:
        return isCut(trace, event.node()) ? Choice::Cut : Choice::Finish;
    default:
        return Choice::Finish;
    }
}

/// Whether a node had moves left after the search of a child.
bool hasMovesAfter(const Trace& trace, NodeId node, NodeId child) {
    const TraceNode& parent = trace.nodes[node];
    if (isCut(trace, node))
        return true;
    NodeId next = trace.nodes[child].end;
    if (next < parent.end && trace.nodes[next].visit == Visit::Research)
        next = trace.nodes[next].end;
    return next < parent.end;
}

Choice expectedChoice(const Trace& trace, const Decision& decision) {
    const OpenNode open = stateAt(trace, decision.event).path.back();
    const TraceNode& child = trace.nodes[decision.child];
    const bool isMax = open.firstToMove;
    const auto has = [&decision](Choice choice) {
        return std::ranges::find(decision.choices, choice) != decision.choices.end();
    };
    const bool isAtEnd = isMax ? *open.best >= open.beta : *open.best <= open.alpha;
    const bool isBetter = isMax ? child.value > child.alpha : child.value < child.beta;
    if (has(Choice::SearchAgain) && isBetter && child.hasWindow) {
        // An exact value needs no re-search, and a reduced search may have one also at the end.
        const bool isKnown = child.hasClaim && child.bound == BoundKind::Exact;
        if (decision.taken == Choice::SearchAgain || (!isAtEnd && !isKnown))
            return Choice::SearchAgain;
    }
    return !has(Choice::Cut) ? Choice::Finish : isAtEnd ? Choice::Cut : Choice::Search;
}

} // namespace

std::optional<Decision> decisionAt(const Trace& trace, EventIndex event) {
    const Event compared = trace.events[event];
    const bool isComparison =
        compared.kind() == EventKind::Child || compared.kind() == EventKind::NewBest;
    if (!isComparison || !trace.hasWindows || event + 1 == trace.events.size())
        return {};
    const NodeId child = compared.node(), node = trace.nodes[child].parent;
    if (node == noNode || !trace.nodes[node].hasWindow)
        return {};
    Decision decision{event, node, child, {}, choiceAfter(trace, child, event + 1)};
    if (trace.nodes[child].visit == Visit::NullWindow)
        decision.choices.push_back(Choice::SearchAgain);
    const bool hasMoves = hasMovesAfter(trace, node, child);
    if (!hasMoves && trace.nodes[node].left == noEvent)
        return {}; // moves may have been left when the recording ended
    if (hasMoves)
        decision.choices.insert(decision.choices.begin(), {Choice::Search, Choice::Cut});
    else
        decision.choices.push_back(Choice::Finish);
    const bool isOpen =
        decision.choices.size() > 1 &&
        std::ranges::find(decision.choices, decision.taken) != decision.choices.end();
    if (!isOpen)
        return {};
    decision.expected = expectedChoice(trace, decision);
    return decision;
}

std::optional<Decision> nextDecision(const Trace& trace, EventIndex from) {
    for (EventIndex event = from; event < trace.events.size(); ++event)
        if (std::optional<Decision> decision = decisionAt(trace, event))
            return decision;
    return {};
}

} // namespace yomi::tree
