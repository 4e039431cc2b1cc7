// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/node_look.h"

#include "core/tree/step/prefix.h"
#include "core/tree/step/steps.h"
#include "ui/common/numbers.h"
#include "ui/inspector/recorded_run.h"
#include "ui/inspector/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace yomi::ui::inspector {

namespace {

struct NodeLookText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::inspector::NodeLook)
};

QString sideWord(bool firstToMove) {
    return firstToMove ? NodeLookText::tr("Max") : NodeLookText::tr("Min");
}

QString leafNote(const GameFace& face, Outcome outcome) {
    switch (outcome) {
    case Outcome::FirstWon:
    case Outcome::SecondWon:
        return NodeLookText::tr("%1 wins").arg(face.sideName(outcome == Outcome::FirstWon));
    case Outcome::Drawn:
        return NodeLookText::tr("draw");
    case Outcome::Decided:
        return NodeLookText::tr("decided");
    case Outcome::Open:
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
    return event < range.firstEvent ? NodeLook::Stage::NotYet
           : event + 1 >= range.endEvent && !isUnfinished(trace, iteration) ? NodeLook::Stage::Done
                                                                            : NodeLook::Stage::Open;
}

/// Whether the value of a finished node is a bound on the wrong side for its parent: an upper bound
/// under a maximising parent, a lower bound under a minimising one.
bool isNoProof(const Trace& trace, NodeId id) {
    const TraceNode& node = trace.nodes[id];
    if (node.isRoot() || !node.hasValue || !node.hasClaim || !trace.hasWindows)
        return false;
    const Bounds proved = provedAtEnd(trace, id);
    const bool first =
        node.parent == noNode
            ? trace.iterations[static_cast<std::size_t>(iterationOfNode(trace, id))].firstToMove
            : trace.nodes[node.parent].firstToMove;
    return first ? proved.lower == -infinite : proved.upper == infinite;
}

/// A finished node: it keeps the bounds proved while it was open.
void describeDone(const RecordedRun& run, NodeId id, Perspective numbers, NodeLook& look) {
    const bool firstToMove = run.trace().nodes[id].firstToMove;
    const TraceNode node = shown(run.trace().nodes[id], firstToMove, numbers);
    if (run.trace().isByVisits()) {
        const std::optional<double> visits = run.trace().visits[id].visits;
        look.value = node.hasValue ? scoreText(node.value) : noNumber.toString();
        look.note = visits ? NodeLookText::tr("n %1", "how many visits")
                                 .arg(numberText(*visits, Unit::Count, Room::Narrow))
                           : NodeLookText::tr("visits unknown");
        return;
    }
    look.isNoProof = isNoProof(run.trace(), id);
    look.value = node.hasClaim
                     ? provedText(shown(provedAtEnd(run.trace(), id), firstToMove, numbers))
                 : node.hasValue ? scoreText(node.value)
                                 : noNumber.toString();
    look.note = !node.hasValue                    ? NodeLookText::tr("no value")
                : !node.isCounted                 ? NodeLookText::tr("a test")
                : !node.hasClaim                  ? NodeLookText::tr("bound unknown")
                : node.table == TableAction::Leaf ? leafNote(run.face(), node.outcome)
                : look.isTableHit                 ? NodeLookText::tr("table")
                : !look.isCut                     ? boundNote(placeInWindow(node))
                : node.firstToMove                ? NodeLookText::tr("cut ≥ β")
                                                  : NodeLookText::tr("cut ≤ α");
}

/// The number of a node's moves; nothing if the recording ends in it.
std::optional<std::size_t> moveCount(const Trace& trace, std::optional<NodeId> node,
                                     int iteration) {
    if (node ? trace.nodes[*node].left == noEvent : isUnfinished(trace, iteration))
        return {};
    const std::vector<NodeId> children =
        node ? childrenOf(trace, *node) : topNodes(trace, iteration);
    const auto searched = std::ranges::count_if(children, [&](NodeId child) {
        const TraceNode& at = trace.nodes[child];
        return at.isCounted && (at.isRoot() || at.visit != Visit::Research);
    });
    return static_cast<std::size_t>(searched) +
           static_cast<std::size_t>(node ? leftCount(trace.nodes[*node]) : 0);
}

/// An open node: shows the proved bounds of its value.
void describeOpen(const RecordedRun& run, const OpenNode& open, int iteration, Perspective numbers,
                  NodeLook& look) {
    const Trace& trace = run.trace();
    if (trace.isByVisits()) {
        look.value = noNumber.toString();
        look.note = NodeLookText::tr("being listed");
        return;
    }
    look.value = provedText(shown(open.proved, open.firstToMove, numbers));
    if (open.node && trace.nodes[*open.node].table == TableAction::Leaf) {
        look.note = leafNote(run.face(), trace.nodes[*open.node].outcome);
        return;
    }
    const std::optional<std::size_t> moves = moveCount(trace, open.node, iteration);
    look.note = NodeLookText::tr("%1 %2/%3")
                    .arg(sideWord(open.firstToMove))
                    .arg(open.compared)
                    .arg(moves ? QString::number(*moves) : QStringLiteral("?"));
}

const OpenNode* openNode(const TraceState& state, std::optional<NodeId> node) {
    const auto found = std::ranges::find(state.path, node, &OpenNode::node);
    return found == state.path.end() ? nullptr : &*found;
}

/// Whether a compared child is the first with the best value so far.
bool isBestChild(const Trace& trace, const TraceState& state, EventIndex event, NodeId child) {
    const TraceNode& node = trace.nodes[child];
    if (node.isRoot() || node.left >= event || !node.isCounted || !node.hasValue)
        return false;
    const bool max = node.parent == noNode
                         ? trace.iterations[static_cast<std::size_t>(state.iteration)].firstToMove
                         : trace.nodes[node.parent].firstToMove;
    const std::vector<NodeId> siblings =
        node.parent == noNode ? topNodes(trace, state.iteration) : childrenOf(trace, node.parent);
    if (trace.isByVisits())
        return std::ranges::none_of(siblings, [&](NodeId sibling) {
            const double visits = trace.visits[sibling].visits.value_or(0);
            const double own = trace.visits[child].visits.value_or(0);
            return visits > own || (visits == own && sibling < child);
        });
    return std::ranges::none_of(siblings, [&](NodeId sibling) {
        const TraceNode& other = trace.nodes[sibling];
        if (sibling == child || other.left >= event || !other.isCounted || !other.hasValue)
            return false;
        const bool isBetter = max ? other.value > node.value : other.value < node.value;
        return isBetter || (other.value == node.value && sibling < child);
    });
}

QString prunedNote(const Trace& trace, const TreeItem& item) {
    const std::optional<std::int64_t> nodes = nodesBelowMove(trace, *item.node, *item.cutMove);
    return nodes ? NodeLookText::tr("pruned · %1")
                       .arg(numberText(static_cast<double>(*nodes), Unit::Count, Room::Narrow))
                 : NodeLookText::tr("pruned");
}

/// The board of a place; without a board its move.
QString placeText(const RecordedRun& run, const TreeItem& item) {
    const std::string board = boardOf(run.trace(), item);
    const std::optional<Move> move = moveOf(run.trace(), item);
    return !board.empty() ? QString::fromStdString(board)
           : move         ? moveName(run.trace(), run.face(), *move)
                          : NodeLookText::tr("root");
}

void markSearched(const Trace& trace, EventIndex event, NodeId id, NodeLook& look) {
    const TraceNode& node = trace.nodes[id];
    if (node.entered > event)
        return;
    look.stage = node.left <= event ? NodeLook::Stage::Done : NodeLook::Stage::Open;
    look.isNullWindow = node.visit == Visit::NullWindow;
    look.isResearch = node.visit == Visit::Research;
    look.isTableHit = node.table == TableAction::Returned && event > node.entered;
    look.isCut = isCut(trace, id) && cutoffOf(trace, id) <= event;
}

} // namespace

TreeItem rootItem(const Trace& trace, int iteration) {
    if (!hasRootNodes(trace))
        return {};
    return {trace.iterations[static_cast<std::size_t>(iteration)].firstNode, {}};
}

std::vector<TreeItem> childItems(const Trace& trace, const TreeItem& parent, int iteration,
                                 EventIndex event) {
    std::vector<TreeItem> items;
    if (parent.isPruned())
        return items;
    for (const NodeId child :
         parent.isRoot() ? topNodes(trace, iteration) : childrenOf(trace, *parent.node))
        if (trace.nodes[child].entered <= event || !isRepeat(trace, child))
            items.push_back({child, {}});
    if (parent.node)
        for (const Move move : prunedMoves(trace, *parent.node))
            items.push_back({parent.node, move});
    return items;
}

std::string boardOf(const Trace& trace, const TreeItem& item) {
    if (!item.isPruned())
        return boardOf(trace, item.node);
    std::vector<Move> path = pathTo(trace, *item.node);
    path.push_back(*item.cutMove);
    return trace.game->boardText(path);
}

std::optional<Move> moveOf(const Trace& trace, const TreeItem& item) {
    if (item.isPruned())
        return item.cutMove;
    if (item.isRoot() || trace.nodes[*item.node].isRoot())
        return {};
    return trace.nodes[*item.node].move;
}

QString noteText(const NodeLook& look, Room room) {
    if (!look.isNoProof)
        return look.note;
    // With the colours of a cut or of the table there is no room for both.
    return room == Room::Wide              ? NodeLookText::tr("%1, no proof").arg(look.note)
           : look.isCut || look.isTableHit ? look.note
                                           : NodeLookText::tr("no proof");
}

NodeLook wordlessLookOf(const Trace& trace, EventIndex event, const TreeItem& item) {
    NodeLook look;
    if (item.isRoot())
        look.stage = rootStage(trace, event, iterationOfEvent(trace, event));
    else if (!item.isPruned())
        markSearched(trace, event, *item.node, look);
    else if (cutoffOf(trace, *item.node) <= event)
        look.stage = NodeLook::Stage::Pruned;
    return look;
}

NodeLook rootLookOf(const RecordedRun& run, const TraceState& state, EventIndex event,
                    int iteration, Perspective numbers) {
    NodeLook look;
    look.stage = rootStage(run.trace(), event, iteration);
    look.value = noNumber.toString();
    if (look.stage == NodeLook::Stage::NotYet) {
        look.note = NodeLookText::tr("not yet");
    } else if (!run.trace().iterations[static_cast<std::size_t>(iteration)].hasRoot) {
        look.note = NodeLookText::tr("unknown");
    } else if (look.stage == NodeLook::Stage::Open) {
        describeOpen(run, state.path.front(), iteration, numbers, look);
    } else {
        const TraceIteration& over = run.trace().iterations[static_cast<std::size_t>(iteration)];
        look.value = scoreText(shown(over.value, over.firstToMove, numbers));
        look.note = boundNote(BoundKind::Exact);
    }
    return look;
}

NodeLook lookOf(const RecordedRun& run, const TraceState& state, EventIndex event,
                const TreeItem& item, Perspective numbers) {
    if (item.isRoot())
        return rootLookOf(run, state, event, state.iteration, numbers);
    const Trace& trace = run.trace();
    NodeLook look = wordlessLookOf(trace, event, item);
    look.value = noNumber.toString();
    if (item.node && !item.isPruned() && trace.nodes[*item.node].isImplied &&
        look.stage != NodeLook::Stage::NotYet) {
        look.note = NodeLookText::tr("unknown");
        return look;
    }
    switch (look.stage) {
    case NodeLook::Stage::NotYet:
        look.note = NodeLookText::tr("not yet");
        break;
    case NodeLook::Stage::Pruned:
        look.note = prunedNote(trace, item);
        break;
    case NodeLook::Stage::Open:
        if (const OpenNode* open = openNode(state, item.node))
            describeOpen(run, *open, state.iteration, numbers, look);
        break;
    case NodeLook::Stage::Done:
        look.isBest = isBestChild(trace, state, event, *item.node);
        describeDone(run, *item.node, numbers, look);
        break;
    }
    return look;
}

QString itemSentence(const RecordedRun& run, const TraceState& state, EventIndex event,
                     const TreeItem& item, Perspective numbers) {
    const Trace& trace = run.trace();
    const NodeLook look = lookOf(run, state, event, item, numbers);
    const QString board = placeText(run, item);
    if (item.isPruned()) {
        const auto nodes = nodesBelowMove(trace, *item.node, *item.cutMove);
        return look.stage != NodeLook::Stage::Pruned
                   ? NodeLookText::tr("%1: %2").arg(board, look.note)
               : nodes ? NodeLookText::tr("%1: pruned, nodes saved: %2")
                             .arg(board, numberText(static_cast<double>(*nodes), Unit::Count))
                       : NodeLookText::tr("%1: pruned").arg(board);
    }
    if (item.isRoot()) {
        const bool first = trace.iterations[static_cast<std::size_t>(state.iteration)].firstToMove;
        return NodeLookText::tr("Root: %1, %2 (%3): %4")
            .arg(board, statusText(run.face(), first, Outcome::Open), sideWord(first), look.value);
    }
    const TraceNode& node = trace.nodes[*item.node];
    QString sentence = NodeLookText::tr("Node %1: %2, ply %3, %4")
                           .arg(*item.node)
                           .arg(board)
                           .arg(node.depth + 1)
                           .arg(statusText(run.face(), node.firstToMove, node.outcome));
    if (node.outcome == Outcome::Open || node.outcome == Outcome::Decided)
        sentence = NodeLookText::tr("%1 (%2)", "a node, the side to move")
                       .arg(sentence, sideWord(node.firstToMove));
    sentence = NodeLookText::tr("%1: %2, %3", "a node, its value, why")
                   .arg(sentence, look.value, noteText(look));
    if (look.isNullWindow)
        sentence += NodeLookText::tr(", null window");
    if (look.isResearch)
        sentence += NodeLookText::tr(", re-search");
    return sentence;
}

} // namespace yomi::ui::inspector
