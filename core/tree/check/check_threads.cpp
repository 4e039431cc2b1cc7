// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/check/check_threads.h"

#include <algorithm>
#include <utility>

namespace yomi::tree {

namespace {

/// Whether a move's window lies within its parent's, if both are known.
bool isWithin(const CheckedNode& node, const CheckedNode& above) {
    if (!node.hasWindow || !above.hasWindow)
        return true;
    const Bounds window = node.inViewOf(above, node.entryWindow);
    return above.entryWindow.lower <= window.lower && window.upper <= above.entryWindow.upper;
}

/// Whether it is deeper than its parent, or as deep where the window or the rules of the game
/// contradict that parent, too.
bool isMisplaced(const CheckedNode& node, const CheckedNode& above) {
    if (*node.depth != *above.depth)
        return *node.depth > *above.depth;
    const bool isIllegal = above.board && !node.board;
    return *above.depth > 0 && (isIllegal || !isWithin(node, above));
}

} // namespace

void ThreadCheck::entered(const CheckContext& context, const CheckedNode& node,
                          std::span<const CheckedNode> open) {
    const bool canTell = !open.empty() && node.depth && open.back().depth && !node.reduction &&
                         node.kind != NodeKind::Test && node.kind != NodeKind::NullMove;
    if (!canTell)
        return;
    ++m_entered;
    context.findings.looked(Check::ThreadsMixed);
    if (!isMisplaced(node, open.back()))
        return;
    const auto above = open.first(open.size() - 1);
    const auto from = std::ranges::find_if(above, [&](const CheckedNode& each) {
        return each.depth && *each.depth - 1 == *node.depth;
    });
    if (from != above.end())
        m_misplaced.push_back({context.line, node.id, from->enteredLine});
    else if (open.front().depth == node.depth) // both began at the top
        m_misplaced.push_back({context.line, node.id, open.front().enteredLine});
}

void ThreadCheck::end(const CheckContext& context) const {
    constexpr std::uint64_t least = 2, oneOf = 20;
    if (m_misplaced.size() < least || m_misplaced.size() * oneOf < m_entered)
        return;
    for (const Place& place : m_misplaced)
        context.findings.add(Check::ThreadsMixed, place.line, place.node, [&] {
            return Sentence("These look like lines of two threads that print to one file: by its "
                            "depth this move does not follow from the node above, but from where "
                            "line {} is. Give each thread a file of its own.",
                            place.from);
        });
}

void foldThreads(std::vector<Finding>& findings) {
    const auto threads = std::ranges::find(findings, Check::ThreadsMixed, &Finding::check);
    if (threads == findings.end())
        return;
    Finding cause = std::move(*threads);
    findings.erase(threads);
    std::erase_if(findings, [&](const Finding& finding) {
        const bool isFolded = finding.lines.front() >= cause.lines.front();
        if (isFolded)
            cause.folded[finding.check] += finding.count;
        return isFolded;
    });
    findings.push_back(std::move(cause));
}

} // namespace yomi::tree
