// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/check/check_mates.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace yomi::tree {

namespace {

constexpr unsigned mostStep = 2; ///< by which a mate score shrinks from a move to its node

/// The best of the last visits, mate scores unchanged.
double bestRaw(const CheckContext& context, const CheckedNode& node) {
    double best = -infinite;
    for (const CheckedMove& move : node.moves)
        if (move.lastValued != CheckedMove::none)
            best = std::max(best,
                            rawValue(context.recording, node.visits[move.lastValued], node.side));
    return best;
}

Sentence countedDown(double step) {
    return step == 0 ? Sentence("not counted down")
                     : Sentence("counted down by {}", numberText(step));
}

} // namespace

bool MateCheck::isByCapture(const CheckContext& context, const CheckedNode& node,
                            const EventLine& event) {
    const double printedValue = *event.value;
    const double value = node.isTurned ? -printedValue : printedValue;
    const RecordingHeader& header = context.header();
    const bool isDraw = printedValue == header.draw;
    if (header.game || node.visits.empty() || event.partial || !(value < 0 || isDraw))
        return false;
    const auto raw = [&](const CheckedVisit& visit) {
        return rawValue(context.recording, visit, node.side);
    };
    const double loss = raw(node.visits.front());
    const bool isGreatest = loss == -context.largest || loss == -infinite;
    const auto isLost = [&](const CheckedVisit& visit) {
        return visit.value && raw(visit) == loss;
    };
    if (!isGreatest || loss >= value || !std::ranges::all_of(node.visits, isLost) ||
        CandidateValues(node, header).allow(node.own(printedValue)))
        return false;
    m_captured.push_back({context.line, node.id, printedValue, node.isTurned ? -loss : loss,
                          node.hasWindow || header.fail == FailKind::Soft});
    return true;
}

void MateCheck::left(const CheckContext& context, const CheckedNode& node,
                     const Conclusion& conclusion, const EventLine& event) {
    const double value = *event.value, own = node.isTurned ? -value : value;
    if (const double size = std::abs(value); size < infinite && size != context.largest)
        m_secondLargest = std::max(m_secondLargest, std::min(size, context.largest));
    if (node.mate == infinite || std::abs(own) <= node.mate)
        return;
    noteStyle(context, node, own);
    noteStep(context, node, conclusion, own);
    if (node.hasChildren)
        return;
    for (const CheckedEntry& entry : node.entries) {
        if (entry.use != EntryUse::Cut || (entry.raw.lower != own && entry.raw.upper != own))
            continue;
        context.findings.looked(Check::MateStored);
        if (entry.storedLine == 0 || !m_isFromRoot || m_countsDown || !m_storesValues)
            continue;
        context.findAt(Check::MateStored, node, entry.line, node.id, [&] {
            return Sentence(
                "The mate's score {} was stored at line {}, at ply {}, and is the same here, at "
                "ply {}: a table must count it from the node, not from the root.",
                numberText(value), entry.storedLine, entry.storedPly, entry.ply);
        });
    }
}

/// Notes how mate scores go up, and whether those of s lines are the node's own.
void MateCheck::noteStyle(const CheckContext& context, const CheckedNode& node, double value) {
    m_storesValues =
        m_storesValues || std::ranges::any_of(node.stores, [&](const auto& store) {
            return store.ply > 0 && (store.raw.lower == value || store.raw.upper == value);
        });
    const double best = bestRaw(context, node);
    m_isFromRoot = m_isFromRoot || best == value;
    m_countsDown = m_countsDown ||
                   (std::isfinite(best) && best * value > 0 && std::abs(best) > std::abs(value));
}

/// Notes by how much a mate score was counted down, if it can only come from a move.
void MateCheck::noteStep(const CheckContext& context, const CheckedNode& node,
                         const Conclusion& conclusion, double value) {
    const RecordedNode& recorded = context.recording.nodes[node.id];
    const Bounds window = node.raw({recorded.alpha, recorded.beta});
    const bool isInside = node.hasWindow && value > window.lower && value < window.upper;
    if (!conclusion.isInner || conclusion.isPartial || std::abs(value) == infinite ||
        (context.header().fail != FailKind::Soft && !isInside) || !node.extras.empty() ||
        !node.skips.empty() || !node.entries.empty() || node.mayHideStandPat() ||
        node.proven != Bounds{} || !CandidateValues(node, context.header()).allow(conclusion.value))
        return;
    const double best = bestRaw(context, node);
    unsigned steps = 0;
    for (const CheckedVisit& visit : node.visits) {
        const double from = rawValue(context.recording, visit, node.side);
        if (std::abs(from) == infinite)
            return;
        for (unsigned step = 0; from >= best && from * value > 0 && step <= mostStep; ++step)
            steps |= std::abs(from) - std::abs(value) == step ? 1U << step : 0;
    }
    m_stepped.push_back({context.line, node.id, node.printed(value), node.printed(best), steps});
}

/// Finds nodes that count down by another number than most.
void MateCheck::checkSteps(const CheckContext& context) const {
    unsigned usual = 0;
    std::array<std::size_t, mostStep + 1> nodes{};
    for (unsigned step = 0; step <= mostStep; ++step) {
        nodes[step] =
            static_cast<std::size_t>(std::ranges::count(m_stepped, 1U << step, &Stepped::steps));
        usual = nodes[step] > nodes[usual] ? step : usual;
    }
    for (const Stepped& each : m_stepped) {
        if ((each.steps & 1U << usual) != 0)
            continue;
        context.findings.add(Check::ValueNotFromChildren, each.line, each.node, [&] {
            const std::string value = numberText(each.value), best = numberText(each.best);
            if (each.steps == 0)
                return Sentence("The value {}, the score of a mate, is not that of the best move, "
                                "{}, even if it was counted down by 1 or 2.",
                                value, best);
            return Sentence("The value {}, the score of a mate, is that of the best move, {}, {}; "
                            "that of most nodes is {}.",
                            value, best, countedDown(std::abs(each.best) - std::abs(each.value)),
                            countedDown(usual));
        });
    }
}

/// A king must be worth far more than all else but a mate.
void MateCheck::end(const CheckContext& context) const {
    checkSteps(context);
    constexpr double least = 100;
    double mate = 0;
    for (const Captured& each : m_captured)
        mate = std::max(mate, std::abs(each.value));
    for (const Captured& each : m_captured) {
        const double king = std::abs(each.loss);
        const bool isKing = king == infinite || (king == context.largest && king >= least &&
                                                 m_secondLargest <= std::max(mate, king / 2));
        if (isKing || !each.isJudged)
            continue;
        context.findings.looked(Check::ValueNotFromChildren);
        context.findings.add(Check::ValueNotFromChildren, each.line, each.node, [&] {
            return Sentence(
                "The value {} does not follow from the moves searched, the best of which has {}.",
                numberText(each.value), numberText(each.loss));
        });
    }
}

} // namespace yomi::tree
