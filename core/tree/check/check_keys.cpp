// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/check/check_keys.h"

#include "core/tree/check/mixed.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>

namespace yomi::tree {

namespace {

std::uint64_t sideBit(const CheckedNode& node) {
    return node.side == Side::Max ? 0 : 1;
}

bool isLeafReason(WordId reason) {
    return reason >= terminalWord && reason <= mateWord;
}

/// A mate score stored at another ply, in a search that counts it from the root: `plies` nearer to
/// it.
double shifted(double score, int plies) {
    return score + std::copysign(plies, score);
}

bool isSameDepth(const CheckedEntry& stored, const CheckedEntry& found) {
    return !stored.depth || !found.depth || stored.depth == found.depth;
}

/// Whether each end that the entry found has is that of the stored one. `isSame` compares numbers.
template <class IsSame>
bool isSameEntry(const CheckedEntry& stored, const CheckedEntry& found, const IsSame& isSame) {
    return isSameDepth(stored, found) && isSame(stored.raw.lower, found.raw.lower) &&
           isSame(stored.raw.upper, found.raw.upper);
}

/// Whether two stores together give a found range: a table may keep two bounds of a position.
bool isOfTwoStores(const std::vector<CheckedEntry>& stores, const CheckedEntry& found) {
    const auto has = [&](double Bounds::*end) {
        return std::ranges::any_of(stores, [&](const CheckedEntry& stored) {
            return isSameDepth(stored, found) && stored.raw.*end == found.raw.*end;
        });
    };
    return found.kind == EntryKind::Range && has(&Bounds::lower) && has(&Bounds::upper);
}

/// "The position of key "k"", if the node has a key.
Sentence positionOf(const CheckedNode& node) {
    return node.key == 0 ? Sentence("The position")
                         : Sentence("The position of key {}", shownText(node.keyText));
}

} // namespace

void KeyCheck::entered(const CheckContext& context, const CheckedNode& node) {
    if (node.key == 0 || node.position == 0)
        return;
    context.findings.looked(Check::KeyCollision);
    context.findings.looked(Check::KeyDrift);
    const auto& position =
        m_positions.insert(node.key, Told<std::uint64_t>{node.position, context.line}).first;
    if (position.value != node.position)
        context.find(Check::KeyCollision, node, [&] {
            return Sentence("The key {} belonged to another position at line {}.",
                            shownText(node.keyText), position.line);
        });
    const std::uint64_t place = mixed({node.exactPosition, sideBit(node)});
    const auto& key = m_keys.insert(place, Told<std::uint64_t>{node.key, context.line}).first;
    if (key.value != node.key)
        context.find(Check::KeyDrift, node, [&] {
            return Sentence("The key is {}; at line {} the same position had another one.",
                            shownText(node.keyText), key.line);
        });
}

void KeyCheck::evaluated(const CheckContext& context, const CheckedNode& node, double value) {
    if (node.keyOrPosition() == 0)
        return;
    context.findings.looked(Check::EvaluationDiffers);
    const std::uint64_t place = mixed({node.keyOrPosition(), node.ply, sideBit(node)});
    const auto& before = m_evaluations.insert(place, Told<double>{value, context.line}).first;
    if (before.value != value)
        context.find(Check::EvaluationDiffers, node, [&] {
            return Sentence("{} was evaluated as {} at line {}, and as {} here.", positionOf(node),
                            printedText(node, before.value), before.line, printedText(node, value));
        });
}

void KeyCheck::left(const CheckContext& context, const CheckedNode& node,
                    const Conclusion& conclusion, std::size_t iteration) {
    const bool isLeaf = isLeafReason(conclusion.reason);
    const double value = conclusion.value;
    if (node.move == rootWord || node.keyOrPosition() == 0 || context.isSelective ||
        !(conclusion.isInner || isLeaf) || !(node.depth || context.header().promisesDepth) ||
        conclusion.claim != BoundKind::Exact)
        return;
    const bool isInside = isLeaf ? value != node.window.lower && value != node.window.upper
                                 : node.window.lower < value && value < node.window.upper;
    if (!isInside)
        return;
    context.findings.looked(Check::KeyTwoValues);
    const std::uint64_t depth = node.depth ? std::bit_cast<std::uint64_t>(*node.depth) : iteration;
    const std::uint64_t place = mixed({node.keyOrPosition(), depth, node.ply, sideBit(node)});
    const auto& before = m_values.insert(place, Told<double>{value, context.line}).first;
    if (before.value != value)
        context.find(Check::KeyTwoValues, node, [&] {
            return Sentence(
                "{} had the exact value {} at line {}, at the same depth, and has {} here.",
                positionOf(node), printedText(node, before.value), before.line,
                printedText(node, value));
        });
}

KeyCheck::Content KeyCheck::found(const CheckContext& context, const CheckedNode& node,
                                  CheckedEntry& entry) {
    const bool isTold = entry.use == EntryUse::Cut || entry.use == EntryUse::Narrow ||
                        entry.use == EntryUse::Unused;
    if (!isTold || !context.header().promisesStores || node.key == 0)
        return Content::Untested;
    context.findings.looked(Check::TableContent);
    const double mate = context.header().mate;
    const std::vector<CheckedEntry>& stores = m_stores[node.key];
    const CheckedEntry* same = nullptr;
    bool isShifted = false;
    for (const CheckedEntry& stored : stores) {
        const int plies = stored.ply - entry.ply;
        const auto isFromNode = [&](double before, double now) {
            return now == (std::abs(before) > mate ? shifted(before, plies) : before);
        };
        const auto mayBeMate = [&](double before, double now) {
            return before == now || (now == shifted(before, plies) && std::abs(now) >= 100 &&
                                     2 * std::abs(now) >= context.largest);
        };
        if (isSameEntry(stored, entry, isFromNode))
            return Content::Stored;
        if (isSameEntry(stored, entry, std::equal_to<>()))
            same = &stored;
        isShifted = isShifted || (mate == infinite && isSameEntry(stored, entry, mayBeMate));
    }
    if (same) {
        entry.storedLine = same->line;
        entry.storedPly = same->ply;
    }
    if (same || isOfTwoStores(stores, entry))
        return Content::Stored;
    if (isShifted)
        return Content::Shifted;
    context.find(Check::TableContent, node, [&] {
        return Sentence("What the table held here, {} {}, was never stored under this key.",
                        nameOf(entry.kind), windowText(node, entry.bounds));
    });
    return Content::Missing;
}

void KeyCheck::stored(const CheckContext& context, const CheckedNode& node,
                      const CheckedEntry& entry) {
    if (!context.header().promisesStores || node.key == 0)
        return;
    std::vector<CheckedEntry>& stores = m_stores[node.key];
    const bool isThere = std::ranges::any_of(stores, [&](const CheckedEntry& other) {
        return other.raw == entry.raw && other.depth == entry.depth &&
               (other.ply == entry.ply || context.header().mate == infinite);
    });
    if (!isThere)
        stores.push_back(entry);
}

} // namespace yomi::tree
