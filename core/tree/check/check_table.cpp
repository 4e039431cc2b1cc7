// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/check/check_table.h"

#include <algorithm>

namespace yomi::tree {

namespace {

Sentence boundsText(const Bounds& bounds) {
    if (bounds.lower == bounds.upper)
        return Sentence("exactly {}", numberText(bounds.lower));
    if (bounds.upper == infinite)
        return Sentence("at least {}", numberText(bounds.lower));
    if (bounds.lower == -infinite)
        return Sentence("at most {}", numberText(bounds.upper));
    return Sentence("{} to {}", numberText(bounds.lower), numberText(bounds.upper));
}

/// In the node's view.
Sentence entryText(const CheckedNode& node, const CheckedEntry& entry) {
    return boundsText(node.raw(entry.raw));
}

/// Whether the value lies between an end of an entry and that end clamped to a window.
bool comesFrom(double end, double value, const CheckedNode& node) {
    const double now = clamped(end, node.window), atEntry = clamped(end, node.entryWindow);
    return value >= std::min({end, now, atEntry}) && value <= std::max({end, now, atEntry});
}

void checkTableValue(const CheckContext& context, const CheckedNode& node,
                     const Conclusion& conclusion, const CheckedEntry& entry) {
    if (!node.hasWindow)
        return;
    context.findings.looked(Check::TableValue);
    bool hasEnd = false;
    for (const double end : {entry.bounds.lower, entry.bounds.upper}) {
        if (end == infinite || end == -infinite)
            continue;
        hasEnd = true;
        if (comesFrom(end, conclusion.value, node))
            return;
    }
    if (hasEnd)
        context.find(Check::TableValue, node, [&] {
            return Sentence("The table held {}, and {} was returned.", entryText(node, entry),
                            printedText(node, conclusion.value));
        });
}

/// Compares the table entries of the node with its children's values.
void checkTableWrong(const CheckContext& context, const CheckedNode& node,
                     const Conclusion& conclusion) {
    for (const CheckedEntry& entry : node.entries) {
        const bool isOwnDepth = entry.depth && entry.depth == node.depth;
        const bool isUsed = entry.use == EntryUse::Narrow || entry.use == EntryUse::Unused;
        const bool isLike =
            (isUsed && isOwnDepth) ||
            (entry.use == EntryUse::Narrow && !entry.depth && context.header().promisesDepth);
        if (!isLike || context.isSelective)
            continue;
        context.findings.looked(Check::TableWrong);
        if (isEmpty(together(entry.bounds, conclusion.children)))
            context.findings.add(Check::TableWrong, entry.line, node.id, [&] {
                return Sentence("The table held {}, yet the moves searched prove {}.",
                                entryText(node, entry), windowText(node, conclusion.children));
            });
    }
}

void checkStoredBounds(const CheckContext& context, const CheckedNode& node,
                       const Conclusion& conclusion, const CheckedEntry& store) {
    if (!conclusion.claim || isEmpty(conclusion.known))
        return;
    context.findings.looked(Check::StoreTooStrong);
    if (store.bounds.lower > conclusion.known.lower || store.bounds.upper < conclusion.known.upper)
        context.findAt(Check::StoreTooStrong, node, store.line, node.id, [&] {
            const Bounds& known = conclusion.known;
            return known.lower == -infinite && known.upper == infinite
                       ? Sentence("The table gets {}, yet the search proves nothing.",
                                  entryText(node, store))
                       : Sentence("The table gets {}, yet the search proves only {}.",
                                  entryText(node, store), boundsText(node.printed(known)));
        });
}

void checkStoredDepth(const CheckContext& context, const CheckedNode& node,
                      const Conclusion& conclusion, const CheckedEntry& store) {
    const bool isFinal = conclusion.reason == terminalWord || conclusion.reason == mateWord ||
                         conclusion.reason == tablebaseWord;
    if (!store.depth || !node.depth)
        return;
    context.findings.looked(Check::StoreDepth);
    double searched = *node.depth;
    for (const CheckedVisit& visit : node.visits)
        if (visit.depth)
            searched = std::max(searched, 1 + *visit.depth);
    if (*store.depth > 0 && *store.depth<infinite&& * store.depth> searched && !isFinal)
        context.findings.add(Check::StoreDepth, store.line, node.id, [&] {
            return Sentence("The table gets a depth of {}, yet only {} was searched.",
                            numberText(*store.depth), numberText(searched));
        });
}

} // namespace

void checkFound(const CheckContext& context, const CheckedNode& node, const CheckedEntry& entry) {
    const bool isCut = entry.use == EntryUse::Cut;
    if ((isCut || entry.use == EntryUse::Narrow) && entry.depth && node.depth) {
        context.findings.looked(Check::TableDepth);
        if (*entry.depth < *node.depth)
            context.find(Check::TableDepth, node, [&] {
                return Sentence("The entry has a depth of {}, less than the node's, {}.",
                                numberText(*entry.depth), numberText(*node.depth));
            });
    }
    if (!isCut || !node.hasWindow)
        return;
    context.findings.looked(Check::TableBound);
    const auto [low, high] = entry.bounds;
    if (low != high && low < node.window.upper && high > node.window.lower)
        context.find(Check::TableBound, node, [&] {
            return Sentence("The table held {}, which decides nothing in the window {}.",
                            entryText(node, entry), windowText(node, node.window));
        });
}

void checkEntries(const CheckContext& context, const CheckedNode& node,
                  const Conclusion& conclusion) {
    const auto cut = std::ranges::find(node.entries, EntryUse::Cut, &CheckedEntry::use);
    const bool isTables =
        conclusion.reason == tableWord || (conclusion.reason == noWord && node.moves.empty());
    if (cut != node.entries.end() && isTables)
        checkTableValue(context, node, conclusion, *cut);
    if (conclusion.isInner)
        checkTableWrong(context, node, conclusion);
    for (const CheckedEntry& store : node.stores) {
        checkStoredBounds(context, node, conclusion, store);
        checkStoredDepth(context, node, conclusion, store);
    }
}

} // namespace yomi::tree
