// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/check/check_passes.h"

#include "core/tree/ask/node_path.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace yomi::tree {

void RootCheck::entered(const CheckContext& context, const CheckedNode& root,
                        std::size_t iteration) {
    const bool isSame =
        m_passes && (m_passes->depth || root.depth ? m_passes->depth == root.depth
                                                   : m_passes->iteration == iteration);
    if (!isSame) {
        end(context);
        m_passes.emplace();
        m_passes->depth = root.depth;
        m_passes->iteration = iteration;
    }
    m_passes->leftLine = 0;
}

void RootCheck::left(const CheckContext& context, const CheckedNode& root,
                     const Conclusion& conclusion) {
    if (context.header().isByVisits())
        return;
    m_summary = {context.line, context.recording.nodes[root.id].value,
                 root.own(conclusion.claim), // in the printed view
                 root.printed(conclusion.leaves)};
    if (!m_passes || context.header().search != SearchKind::AlphaBeta || !root.hasWindow)
        return;
    const Bounds known = root.side == Side::Max ? conclusion.known : turned(conclusion.known);
    m_passes->known = together(m_passes->known, known);
    m_passes->isTurned = (root.side == Side::Min) != root.isTurned;
    m_passes->node = root.id;
    m_passes->leftLine = context.line;
}

void RootCheck::end(const CheckContext& context) {
    if (!m_passes || m_passes->leftLine == 0)
        return;
    context.findings.looked(Check::RootOpen);
    const Bounds open = together(m_passes->known, context.header().range);
    if (open.lower < open.upper)
        context.findings.add(Check::RootOpen, m_passes->leftLine, m_passes->node, [&] {
            const Bounds shown = m_passes->isTurned ? turned(open) : open;
            return Sentence(
                "The passes of the root leave the value open, from {} to {}, and none follows.",
                numberText(shown.lower), numberText(shown.upper));
        });
    m_passes.reset();
}

void PlayoutCheck::left(const CheckContext& context, const CheckedNode& node, const EventLine& line,
                        std::size_t iteration) {
    if (!line.visits)
        return;
    const double visits = *line.visits;
    if (line.value) {
        const double mean = node.ofMax(node.own(*line.value));
        m_means = {std::min(m_means.lower, mean), std::max(m_means.upper, mean)};
    }
    noteSelection(context, node);
    context.findings.looked(Check::VisitsSum);
    if (node.visitSum > visits) {
        context.find(Check::VisitsSum, node, [&] {
            return Sentence("The moves below have {} visits together, the node only {}.",
                            numberText(node.visitSum), numberText(visits));
        });
    } else if (const Bounds range =
                   node.side == Side::Max ? context.header().range : turned(context.header().range);
               line.value && range.lower > -infinite && range.upper < infinite) {
        context.findings.looked(Check::MeanImpossible);
        constexpr double share = 0.005;
        const double sum = visits * node.own(*line.value), rest = visits - node.visitSum;
        const double slack = share * (range.upper - range.lower) * visits;
        if (sum < node.weightedSum + rest * range.lower - slack ||
            sum > node.weightedSum + rest * range.upper + slack)
            context.find(Check::MeanImpossible, node, [&] {
                return Sentence(
                    "The mean {} of {} visits cannot come from those of the moves below.",
                    numberText(*line.value), numberText(visits));
            });
    }
    const auto [place, isNew] = m_visits.try_emplace(pathText(context.recording, node.id),
                                                     CountedVisits{visits, iteration});
    if (isNew)
        return;
    context.findings.looked(Check::VisitsFall);
    const CountedVisits before = std::exchange(place->second, {visits, iteration});
    if (visits < before.count && before.iteration + 1 == iteration)
        context.find(Check::VisitsFall, node, [&] {
            return visits == 1
                       ? Sentence("The node has 1 visit, and had {} in the snapshot before.",
                                  numberText(before.count))
                       : Sentence("The node has {} visits, and had {} in the snapshot before.",
                                  numberText(visits), numberText(before.count));
        });
}

/// A search by upper confidence bounds visits a move more often only while its mean is better.
void PlayoutCheck::noteSelection(const CheckContext& context, const CheckedNode& node) {
    constexpr double leastVisits = 100, leastShare = 2;
    const CheckedVisit *most = nullptr, *best = nullptr;
    double sum = 0;
    for (const CheckedVisit& visit : node.visits) {
        if (!visit.playouts || *visit.playouts == 0 || !visit.value)
            continue;
        sum += *visit.playouts;
        if (!most || *visit.playouts > *most->playouts)
            most = &visit;
        if (!best || *visit.value > *best->value)
            best = &visit;
    }
    if (sum < leastVisits || !most)
        return;
    context.findings.looked(Check::SelectionSide);
    Selection& selection = m_selections[node.side == Side::Max ? 0 : 1];
    const bool hasPrior = most->prior.value_or(0) > best->prior.value_or(0);
    if (*most->value == *best->value)
        ++selection.right;
    else if (*most->playouts >= leastShare * *best->playouts && !hasPrior)
        selection.reversed.push_back({context.line, node.id, most->node, best->node,
                                      *best->value - *most->value, *most->playouts});
}

void PlayoutCheck::end(const CheckContext& context) const {
    constexpr double leastShare = 0.1;
    const Recording& recording = context.recording;
    const Bounds& range = context.header().range;
    const double wide = std::isfinite(range.upper - range.lower) ? range.upper - range.lower
                                                                 : m_means.upper - m_means.lower;
    const auto named = [&](NodeId node) {
        return moveText(recording, recording.nodes[node].move);
    };
    for (const Selection& selection : m_selections) {
        std::vector<Reversed> reversed = selection.reversed;
        std::erase_if(reversed, [&](const Reversed& each) { return each.gap < leastShare * wide; });
        if (reversed.size() <= selection.right)
            continue;
        for (const Reversed& each : reversed)
            context.findings.add(Check::SelectionSide, each.line, each.node, [&] {
                const auto found = Sentence(
                    "Most visits, {}, went to {} with a mean of {}, although the side to move does "
                    "better with {}, {}: the search seems to select for the other side.",
                    numberText(each.visits), named(each.most),
                    numberText(recording.nodes[each.most].value), named(each.best),
                    numberText(recording.nodes[each.best].value));
                return context.header().values == ValuesOf::First
                           ? Sentence("{} Means are the first player's, as the header says "
                                      "(values=first).",
                                      found)
                           : Sentence("{} Means are the side's to move at the node: print -W/n "
                                      "where W counts for the side that moved there, or write "
                                      "values=first where all are the first player's.",
                                      found);
            });
    }
}

void FlipCheck::evaluated(const CheckContext& context, const CheckedNode& node,
                          const CheckedNode* parent) {
    if (!parent || !parent->firstEvaluation || node.place == 0)
        return;
    const double one = parent->ofMax(*parent->firstEvaluation);
    const double other = node.ofMax(*node.firstEvaluation);
    if (!std::isfinite(one) || !std::isfinite(other))
        return;
    context.findings.looked(Check::EvaluationFlips);
    if (m_firstLine == 0) {
        m_firstLine = context.line;
        m_firstNode = node.id;
    }
    (parent->side == Side::Max ? m_belowMax : m_belowMin).add(one, other);
}

void FlipCheck::end(const CheckContext& context) const {
    const auto isFlipped = [](const Pairs& pairs) {
        const auto correlation = pairs.correlation();
        return pairs.count >= leastPairs && correlation && *correlation <= greatestCorrelation;
    };
    if (isFlipped(m_belowMax) && isFlipped(m_belowMin))
        context.findings.add(Check::EvaluationFlips, m_firstLine, m_firstNode, [] {
            return Sentence("The evaluation changes its sign from a node to its moves: it seems to "
                            "be the same side's at every node.");
        });
}

void FlipCheck::Pairs::add(double one, double other) {
    count += 1;
    x += one;
    y += other;
    xx += one * one;
    yy += other * other;
    xy += one * other;
}

std::optional<double> FlipCheck::Pairs::correlation() const {
    const double spread = (count * xx - x * x) * (count * yy - y * y);
    if (!(spread > 0))
        return std::nullopt;
    return (count * xy - x * y) / std::sqrt(spread);
}

} // namespace yomi::tree
