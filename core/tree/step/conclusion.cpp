// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/step/conclusion.h"

#include <algorithm>

namespace yomi::tree {

namespace {

/// Whether a node with this reason has a value from its children.
bool isFromChildren(WordId reason, std::string_view text) {
    return reason == noWord || reason == alphaWord || reason == betaWord || reason == cutWord ||
           text == "all";
}

/// M: at least the value proved by one child, at most the maximum proved by all.
Bounds provedByChildren(const CheckedNode& node, bool isClosed) {
    Bounds proved{-infinite, node.bestExtra};
    std::vector<double> most(node.moves.size(), infinite);
    for (const CheckedVisit& visit : node.visits) {
        if (visit.isSuperseded)
            continue;
        proved.lower = std::max(proved.lower, visit.known.lower);
        most[visit.place - 1] = std::min(most[visit.place - 1], visit.known.upper);
    }
    for (const double each : most)
        proved.upper = std::max(proved.upper, each);
    if (!isClosed)
        proved.upper = infinite;
    return proved;
}

/// The same from the values proved by the leaves. Of several visits of a move the last one counts,
/// if they answer the same question.
Bounds provedByLeaves(const CheckedNode& node, bool isClosed, const RecordingHeader& header,
                      bool isSelective) {
    struct Move {
        Bounds last, any{infinite, -infinite};
        bool isAlike = true;
        std::optional<double> depth;
    };
    std::vector<Move> moves(node.moves.size());
    for (const CheckedVisit& visit : node.visits) {
        if (visit.isSuperseded)
            continue;
        Move& move = moves[visit.place - 1];
        const bool isFirst = move.any.lower > move.any.upper;
        move.isAlike = visit.depth && (isFirst || (move.isAlike && move.depth == visit.depth));
        move.depth = visit.depth;
        move.last = visit.leaves;
        move.any.lower = std::min(move.any.lower, visit.leaves.lower);
        move.any.upper = std::max(move.any.upper, visit.leaves.upper);
    }
    Bounds proved{-infinite, node.bestExtra};
    for (const Move& move : moves) {
        const bool countsLast = (move.isAlike || header.promisesDepth) && !isSelective;
        const Bounds& of = countsLast ? move.last : move.any;
        proved.lower = std::max(proved.lower, of.lower);
        proved.upper = std::max(proved.upper, of.upper);
    }
    if (!isClosed)
        proved.upper = infinite;
    return proved;
}

/// Whether the entries that narrowed the window have the node's own depth.
bool hasOnlyOwnDepths(const CheckedNode& node, const RecordingHeader& header, bool isSelective) {
    if (!node.isNarrowed)
        return true;
    if (isSelective)
        return false;
    return header.promisesDepth ||
           std::ranges::all_of(node.entries, [&](const CheckedEntry& entry) {
               return entry.use != EntryUse::Narrow || (entry.depth && entry.depth == node.depth);
           });
}

} // namespace

Conclusion conclusionOf(const CheckedNode& node, const EventLine& line, WordId reason,
                        std::optional<BoundKind> printedClaim, const RecordingHeader& header,
                        bool isSelective, bool isByRules) {
    Conclusion conclusion;
    conclusion.value = node.own(*line.value);
    conclusion.isFromWindow =
        !line.bound && !line.why && reason != tableWord && header.search == SearchKind::AlphaBeta;
    const bool isWindowEmpty = node.window.lower >= node.window.upper;
    if (!conclusion.isFromWindow || !isWindowEmpty) // every value reaches both ends
        conclusion.claim = node.own(printedClaim);
    conclusion.reason = line.why ? reason : noWord;
    conclusion.isPartial = line.partial.has_value();
    conclusion.isCut =
        line.why && (reason == cutWord || reason == (node.isTurned ? alphaWord : betaWord));
    const bool areAllValued = std::ranges::all_of(
        node.visits, [](const CheckedVisit& visit) { return visit.value.has_value(); });
    conclusion.isInner = !node.visits.empty() && areAllValued && !isByRules &&
                         isFromChildren(conclusion.reason, line.why.value_or(""));
    conclusion.isClosed = conclusion.claimsAtMost() && !conclusion.isCut && !conclusion.isPartial &&
                          !node.mayHideStandPat();
    const Bounds claim = claimed(conclusion.value, conclusion.claim);
    conclusion.known = together(claim, node.proven);
    conclusion.leaves = claim;
    if (!conclusion.isInner)
        return conclusion;
    conclusion.children = provedByChildren(node, conclusion.isClosed);
    conclusion.known = together(conclusion.known, conclusion.children);
    conclusion.knowsLeaves = hasOnlyOwnDepths(node, header, isSelective);
    conclusion.leaves = conclusion.knowsLeaves
                            ? provedByLeaves(node, conclusion.isClosed, header, isSelective)
                            : Bounds{};
    return conclusion;
}

CandidateValues::CandidateValues(const CheckedNode& node, const RecordingHeader& header)
    : m_node(node)
    , m_fail(header.fail)
    , m_best(node.bestLastVisit()) {}

bool CandidateValues::allow(double value) const {
    return allow(value, m_fail);
}

bool CandidateValues::allowHard(double value) const {
    return allow(value, FailKind::Hard);
}

bool CandidateValues::allow(double value, FailKind fail) const {
    if (fits(m_best, value, fail))
        return true;
    const auto isBetter = [&](double candidate) {
        return candidate > m_best && fits(candidate, value, fail);
    };
    const auto isBetterVisit = [&](const CheckedVisit& visit) {
        return isBetter(*visit.value);
    };
    if (std::ranges::any_of(m_node.visits, isBetterVisit) ||
        std::ranges::any_of(m_node.extras, isBetter))
        return true;
    if ((m_node.isNarrowed || m_node.provenAlpha > m_best) && isBetter(m_node.proven.lower))
        return true;
    const bool hasUntoldSkips =
        std::ranges::any_of(m_node.skips, [](const SkippedMove& skip) { return !skip.value; });
    return (hasUntoldSkips && m_best <= value && value <= m_node.window.lower) ||
           (m_node.mayHideStandPat() && m_best <= value);
}

bool CandidateValues::fits(double candidate, double value, FailKind fail) const {
    const double now = clamped(candidate, m_node.window),
                 atEntry = clamped(candidate, m_node.entryWindow);
    switch (fail) {
    case FailKind::Soft:
        return value == candidate;
    case FailKind::Hard:
        return value == now || value == atEntry;
    case FailKind::Any:
        return value >= std::min({candidate, now, atEntry}) &&
               value <= std::max({candidate, now, atEntry});
    }
    return false;
}

} // namespace yomi::tree
