// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/step/decision.h"

#include <algorithm>

namespace yomi::tree {

namespace {

/// The choice that the event after a child's comparison shows.
Choice choiceBefore(const Trace& trace, EventIndex next) {
    const Event event = trace.events[next];
    switch (event.kind()) {
    case EventKind::Reenter:
        return Choice::SearchAgain;
    case EventKind::Enter:
        return Choice::Search;
    case EventKind::Cutoff:
        return leftCount(trace.nodes[event.node()]) > 0 ? Choice::Cut : Choice::Finish;
    default:
        return Choice::Finish;
    }
}

/// Whether a node had moves left after the search of a child.
bool hasMovesAfter(const Trace& trace, NodeId node, NodeId child) {
    const TraceNode& parent = trace.nodes[node];
    if (leftCount(parent) > 0)
        return true;
    NodeId next = trace.nodes[child].end;
    if (next < parent.end && trace.nodes[next].visit == Visit::Research)
        next = trace.nodes[next].end;
    return next < parent.end;
}

} // namespace

std::optional<Decision> decisionAt(const Trace& trace, EventIndex event) {
    const Event compared = trace.events[event];
    const bool isComparison =
        compared.kind() == EventKind::Child || compared.kind() == EventKind::NewBest;
    if (!isComparison || !trace.hasWindows || event + 1 == trace.events.size())
        return {};
    const NodeId child = compared.node(), node = trace.nodes[child].parent;
    if (node == noNode)
        return {};
    Decision decision{event, node, child, {}, choiceBefore(trace, event + 1)};
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
    return isOpen ? std::optional(decision) : std::nullopt;
}

std::optional<Decision> nextDecision(const Trace& trace, EventIndex from) {
    for (EventIndex event = from; event < trace.events.size(); ++event)
        if (std::optional<Decision> decision = decisionAt(trace, event))
            return decision;
    return {};
}

} // namespace yomi::tree
