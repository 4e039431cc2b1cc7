// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/check/check_stops.h"

#include <algorithm>

namespace yomi::tree {

namespace {

bool isExact(const CheckedEntry& store) {
    return store.bounds.lower == store.bounds.upper;
}

/// The first move whose search was stopped and not repeated.
const CheckedVisit* stoppedVisit(const CheckContext& context, const CheckedNode& node) {
    for (const CheckedMove& move : node.moves) {
        if (move.lastVisit == CheckedMove::none)
            continue;
        const CheckedVisit& visit = node.visits[move.lastVisit];
        if (!visit.value && context.recording.nodes[visit.node].reason == stoppedWord)
            return &visit;
    }
    return nullptr;
}

} // namespace

void StopCheck::left(const CheckContext& context, const CheckedNode& node, const EventLine& event) {
    noteEnd(node, event);
    if (node.stores.empty())
        return;
    const WordId reason = context.recording.nodes[node.id].reason;
    const CheckedVisit* const stopped = stoppedVisit(context, node);
    for (const CheckedEntry& store : node.stores) {
        if (reason == repetitionWord) {
            context.findings.looked(Check::RepetitionStored);
            if (isExact(store))
                context.findAt(Check::RepetitionStored, node, store.line, node.id, [&] {
                    return Sentence("The value of a repetition, {}, is stored as exact: by another "
                                    "line of moves the position is worth something else.",
                                    printedText(node, store.bounds.lower));
                });
        }
        const bool isAfter = stopped && stopped->leftLine < store.line;
        if (reason != stoppedWord && !isAfter)
            continue;
        context.findings.looked(Check::StoppedStored);
        if (store.bounds.upper < node.proven.upper && (isAfter || isExact(store)))
            context.findAt(Check::StoppedStored, node, store.line, node.id, [&] {
                return isAfter
                           ? Sentence("The move {} was stopped at line {}, and may be better than "
                                      "what is stored.",
                                      moveText(context.recording, stopped->move), stopped->leftLine)
                           : Sentence("The search of the node was stopped, and what it had so far "
                                      "is stored as exact.");
            });
    }
}

void StopCheck::noteEnd(const CheckedNode& node, const EventLine& event) {
    const bool isInner = node.hasChildren;
    if (isInner) {
        if (m_count > 0 && node.enteredLine > m_firstLine)
            m_count = 0;
        for (const CheckedEntry& store : node.stores)
            if (m_count > 0 && store.line > m_firstLine && isExact(store))
                m_stores.push_back({store.line, node.id});
    } else {
        m_hasReasons = m_hasReasons || (event.why && event.why != "stopped");
        const bool isOver = event.won || (node.board && node.board->isOver);
        const bool isTables = std::ranges::any_of(
            node.entries, [](const CheckedEntry& entry) { return entry.use == EntryUse::Cut; });
        const bool isAtOnce =
            event.value == 0 && !event.why && !isOver && !isTables && node.depth && *node.depth > 0;
        if (isAtOnce && m_count == 0)
            m_firstLine = node.enteredLine;
        m_count = isAtOnce ? m_count + 1 : 0;
    }
    if (m_count == 0)
        m_stores.clear();
}

void StopCheck::end(const CheckContext& context) const {
    if (m_count < 2 || !m_hasReasons || !context.header().promisesStores)
        return;
    context.findings.looked(Check::StoppedStored);
    for (const Store& store : m_stores)
        context.findings.add(Check::StoppedStored, store.line, store.node, [&] {
            return Sentence("From line {} on every node returns 0 at once, as searches do whose "
                            "time is out; what is stored as exact comes of that.",
                            m_firstLine);
        });
}

} // namespace yomi::tree
