// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tictactoe/node_look.h"

#include "core/tictactoe/trace_steps.h"
#include "ui/common/numbers.h"
#include "ui/tictactoe/recorded_run.h"
#include "ui/tictactoe/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace yomi::ui::tictactoe {

namespace {

struct NodeLookText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::tictactoe::NodeLook)
};

bool maximises(const Position& position) {
    return position.toMove() == Player::O;
}

QString sideWord(const Position& position) {
    return maximises(position) ? NodeLookText::tr("max") : NodeLookText::tr("min");
}

QString leafNote(const Position& position) {
    switch (status(position)) {
    case Status::OWon:
        return NodeLookText::tr("O wins");
    case Status::XWon:
        return NodeLookText::tr("X wins");
    case Status::Drawn:
        return NodeLookText::tr("draw");
    case Status::Playing:
        break;
    }
    return NodeLookText::tr("leaf");
}

QString boundNote(BoundKind bound) {
    return bound == BoundKind::Exact   ? NodeLookText::tr("exact")
           : bound == BoundKind::Lower ? NodeLookText::tr("fail high")
                                       : NodeLookText::tr("fail low");
}

NodeLook::Stage rootStage(const Trace& trace, EventIndex event, int iteration) {
    const TraceIteration& range = trace.iterations[static_cast<std::size_t>(iteration)];
    return event < range.firstEvent      ? NodeLook::Stage::NotYet
           : event + 1 >= range.endEvent ? NodeLook::Stage::Done
                                         : NodeLook::Stage::Open;
}

/// A node that has been searched: it keeps what was proved while it was open.
void describeDone(const Trace& trace, NodeId id, NodeLook& look) {
    const TraceNode& node = trace.nodes[id];
    look.value = provedText(provedAtEnd(trace, id));
    look.note = node.table == TableAction::Leaf ? leafNote(node.position)
                : look.isTableHit               ? NodeLookText::tr("table")
                : !look.isCut                   ? boundNote(placeInWindow(node))
                : maximises(node.position)      ? NodeLookText::tr("cut ≥ β")
                                                : NodeLookText::tr("cut ≤ α");
}

/// A node that is being searched: of its value is said what is proved.
void describeOpen(const OpenNode& open, NodeLook& look) {
    look.value = provedText(open.proved);
    if (status(open.position) != Status::Playing) {
        look.note = leafNote(open.position);
        return;
    }
    look.note = NodeLookText::tr("%1 %2/%3")
                    .arg(sideWord(open.position))
                    .arg(open.compared)
                    .arg(count(open.position.empty()));
}

const OpenNode* openNode(const TraceState& state, std::optional<NodeId> node) {
    const auto found = std::ranges::find(state.path, node, &OpenNode::node);
    return found == state.path.end() ? nullptr : &*found;
}

/// Whether a child that has been compared is the first with the best value so far.
bool isBestChild(const Trace& trace, const TraceState& state, EventIndex event, NodeId child) {
    const TraceNode& node = trace.nodes[child];
    const bool hasParent = node.parent != noNode;
    const bool max = !maximises(node.position);
    NodeId sibling = hasParent
                         ? node.parent + 1
                         : trace.iterations[static_cast<std::size_t>(state.iteration)].firstNode;
    const NodeId end = hasParent
                           ? trace.nodes[node.parent].end
                           : trace.iterations[static_cast<std::size_t>(state.iteration)].endNode;
    for (; sibling < end; sibling = trace.nodes[sibling].end) {
        const TraceNode& other = trace.nodes[sibling];
        if (sibling == child || other.left + 1 > event)
            continue;
        const bool isBetter = max ? other.value > node.value : other.value < node.value;
        if (isBetter || (other.value == node.value && sibling < child))
            return false;
    }
    return node.left + 1 <= event;
}

QString prunedNote(const Trace& trace, const TreeItem& item) {
    const std::int64_t nodes = nodesBelowMove(trace, *item.node, *item.cutSquare);
    return NodeLookText::tr("pruned · %1")
        .arg(numberText(static_cast<double>(nodes), Unit::Count, Room::Narrow));
}

void markSearched(const Trace& trace, EventIndex event, NodeId id, NodeLook& look) {
    const TraceNode& node = trace.nodes[id];
    if (node.entered > event)
        return;
    look.stage = node.left <= event ? NodeLook::Stage::Done : NodeLook::Stage::Open;
    look.isNullWindow = node.visit == Visit::NullWindow;
    look.isResearch = node.visit == Visit::Research;
    look.isTableHit = node.table == TableAction::Returned && event > node.entered;
    const std::optional<EventIndex> cutoff = cutoffOf(trace, id);
    look.isCut = cutoff && *cutoff <= event && cutMoveCount(trace, id) > 0;
}

} // namespace

std::vector<TreeItem> childItems(const Trace& trace, const TreeItem& parent, int iteration) {
    std::vector<TreeItem> items;
    if (parent.isPruned())
        return items;
    for (const NodeId child :
         parent.isRoot() ? childrenOfRoot(trace, iteration) : childrenOf(trace, *parent.node))
        items.push_back({child, {}});
    if (parent.node)
        for (const int square : cutMoves(trace, *parent.node))
            items.push_back({parent.node, square});
    return items;
}

NodeLook wordlessLookOf(const Trace& trace, EventIndex event, const TreeItem& item) {
    NodeLook look;
    if (item.isRoot()) {
        look.position = trace.root;
        look.stage = rootStage(trace, event, iterationOfEvent(trace, event));
    } else if (item.isPruned()) {
        look.position = played(trace.nodes[*item.node].position, *item.cutSquare);
        if (cutoffOf(trace, *item.node) <= event)
            look.stage = NodeLook::Stage::Pruned;
    } else {
        look.position = trace.nodes[*item.node].position;
        markSearched(trace, event, *item.node, look);
    }
    return look;
}

NodeLook rootLookOf(const Trace& trace, const TraceState& state, EventIndex event, int iteration) {
    NodeLook look;
    look.position = trace.root;
    look.stage = rootStage(trace, event, iteration);
    look.value = noNumber.toString();
    if (look.stage == NodeLook::Stage::NotYet) {
        look.note = NodeLookText::tr("not yet");
    } else if (look.stage == NodeLook::Stage::Open) {
        describeOpen(state.path.front(), look);
    } else {
        look.value = scoreText(trace.result.iterations[static_cast<std::size_t>(iteration)].value);
        look.note = boundNote(BoundKind::Exact);
    }
    return look;
}

NodeLook lookOf(const Trace& trace, const TraceState& state, EventIndex event,
                const TreeItem& item) {
    if (item.isRoot())
        return rootLookOf(trace, state, event, state.iteration);
    NodeLook look = wordlessLookOf(trace, event, item);
    look.value = noNumber.toString();
    switch (look.stage) {
    case NodeLook::Stage::NotYet:
        look.note = NodeLookText::tr("not yet");
        break;
    case NodeLook::Stage::Pruned:
        look.note = prunedNote(trace, item);
        break;
    case NodeLook::Stage::Open:
        if (const OpenNode* open = openNode(state, item.node))
            describeOpen(*open, look);
        break;
    case NodeLook::Stage::Done:
        look.isBest = isBestChild(trace, state, event, *item.node);
        describeDone(trace, *item.node, look);
        break;
    }
    return look;
}

QString itemSentence(const Trace& trace, const TraceState& state, EventIndex event,
                     const TreeItem& item) {
    const NodeLook look = lookOf(trace, state, event, item);
    const QString board = QString::fromStdString(text(look.position));
    if (item.isRoot())
        return NodeLookText::tr("Root: %1, %2 (%3): %4")
            .arg(board, statusText(look.position), sideWord(look.position), look.value);
    if (item.isPruned())
        return look.stage == NodeLook::Stage::Pruned
                   ? NodeLookText::tr("%1: pruned, nodes saved: %2")
                         .arg(board, numberText(static_cast<double>(nodesBelowMove(
                                                    trace, *item.node, *item.cutSquare)),
                                                Unit::Count))
                   : NodeLookText::tr("%1: %2").arg(board, look.note);
    const TraceNode& node = trace.nodes[*item.node];
    QString sentence = NodeLookText::tr("Node %1: %2, ply %3, %4")
                           .arg(*item.node)
                           .arg(board)
                           .arg(node.depth + 1)
                           .arg(statusText(look.position));
    if (status(look.position) == Status::Playing)
        sentence += QStringLiteral(" (%1)").arg(sideWord(look.position));
    sentence += QStringLiteral(": %1, %2").arg(look.value, look.note);
    if (look.isNullWindow)
        sentence += NodeLookText::tr(", null window");
    if (look.isResearch)
        sentence += NodeLookText::tr(", re-search");
    return sentence;
}

} // namespace yomi::ui::tictactoe
