// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/check/check_hints.h"

#include "core/common/spelling.h"
#include "core/tree/line_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <set>
#include <string>

namespace yomi::tree {

namespace {

bool hasSamePosition(const CheckedNode& node, const CheckedNode& parent) {
    return node.keyOrPosition() != 0 && node.keyOrPosition() == parent.keyOrPosition();
}

/// If each side prints its own numbers, a window that is not its own mirror image must be turned.
bool hasSameWindow(const CheckedNode& node, const CheckedNode& parent,
                   const RecordingHeader& header) {
    return header.values == ValuesOf::Mover && node.side != parent.side && node.hasWindow &&
           parent.hasWindow && node.window == parent.window && node.window != turned(node.window);
}

/// A first move gets the whole window, or a null window at its lower end.
bool hasSmallerWindow(const CheckedNode& node, const CheckedNode& parent, double nullWindow) {
    if (!node.hasWindow || !parent.hasWindow || parent.lastPlace != 0)
        return false;
    const Bounds window = node.inViewOf(parent, node.window);
    const bool isNull = window.upper - window.lower <= nullWindow;
    return window.lower > parent.window.lower || (!isNull && window.upper < parent.window.upper);
}

/// Suggests the known reasons nearest to unknown words.
void addReasons(const Recording& recording, std::vector<Sentence>& all) {
    constexpr std::array<std::string_view, 19> known = {
        "alpha",    "beta",     "all",     "terminal", "horizon", "repetition", "tablebase",
        "mate",     "table",    "null",    "static",   "razor",   "futility",   "probcut",
        "multicut", "symmetry", "stopped", "deferred", "cut"};
    std::set<WordId> seen;
    for (const RecordedNode& node : recording.nodes)
        if (node.reason != noWord && node.reason > unknownWord)
            seen.insert(node.reason);
    for (const WordId reason : seen) {
        const std::string_view word = recording.words.text(reason);
        const std::string near = nearestWord(word, known);
        if (!near.empty() && std::ranges::find(known, word) == known.end())
            all.push_back(
                Sentence("The reason {} is unknown and taken at its word; {} is nearly the same.",
                         shownText(word), near));
    }
}

/// Suggests the known keys nearest to unknown keys of the header. Short words that differ in one
/// letter are often different words: name and game, date and mate.
void addKeys(const RecordingHeader& header, std::vector<Sentence>& all) {
    constexpr std::size_t shortWord = 4;
    const auto letters = [](std::string text) {
        std::ranges::sort(text);
        return text;
    };
    for (const auto& [key, value] : header.own) {
        const std::string near = nearestWord(key, headerKeys);
        const bool isOther =
            near.size() <= shortWord && key.size() == near.size() && letters(key) != letters(near);
        if (!near.empty() && !isOther)
            all.push_back(
                Sentence("The header's key {} is unknown; did you mean {}?", shownText(key), near));
    }
}

Sentence times(std::uint64_t count) {
    return count == 1 ? Sentence("once") : Sentence("{} times", count);
}

} // namespace

void HintCheck::entered(const CheckedNode& node, const CheckedNode* parent, const EventLine& event,
                        const RecordingHeader& header) {
    m_hasDepths = m_hasDepths || node.depth;
    const auto thread = std::ranges::find(event.own, "thread", &LinePart::name);
    if (thread != event.own.end() && !m_hasThreads) {
        m_hasThreads = !m_thread.empty() && m_thread != thread->text;
        m_thread = thread->text;
    }
    if (node.move == rootWord) {
        m_deeperRoots += m_rootDepth && node.depth && *node.depth > *m_rootDepth;
        m_rootDepth = node.depth;
    }
    if (!parent || header.search != SearchKind::AlphaBeta)
        return;
    if (!parent->hasChildren && parent->depth && *parent->depth <= 0 && !parent->firstEvaluation)
        ++m_quiet;
    if (node.place == 0)
        return;
    if (hasSamePosition(node, *parent) || hasSameWindow(node, *parent, header))
        ++m_same;
    else if (hasSmallerWindow(node, *parent, header.nullWindow))
        ++m_smaller;
    m_deeper += node.depth && parent->depth && *parent->depth > 0 && !node.reduction &&
                *node.depth > *parent->depth - 1;
}

void HintCheck::left(const CheckedNode& node, const EventLine& event) {
    const bool isOver = event.won || (node.board && node.board->isOver);
    if (event.value && !event.why && !node.hasChildren && node.depth && *node.depth > 0 && !isOver)
        ++m_given;
}

void HintCheck::sawMate(const Bounds& bounds) {
    ++m_mates;
    for (const double end : {bounds.lower, bounds.upper})
        m_leastMate = std::min(m_leastMate, std::abs(end));
}

std::vector<Sentence> HintCheck::sentences(const Recording& recording, std::size_t errorKinds,
                                           bool areThreadsMixed) const {
    constexpr std::size_t mostOfOneThread = 3; ///< checks with errors that one slip causes at most
    const RecordingHeader& header = recording.header;
    const bool hasErrors = errorKinds > 0;
    std::vector<Sentence> all;
    addKeys(header, all);
    if (header.toMoveFrom == HeaderSource::Open && hasErrors)
        all.push_back(Sentence("The header does not say who moves at the root, and the first "
                               "windows and values do not show it: write tomove=max or tomove=min. "
                               "Errors may come of that; the root is read as max's."));
    if (header.toMoveFrom == HeaderSource::Lines && header.toMove == Side::Min)
        all.push_back(Sentence(
            "The first windows and values show that min moves at the root; write tomove=min."));
    if (header.baseFrom == HeaderSource::Lines)
        all.push_back(header.hasColumns()
                          ? Sentence("Columns are counted from 1 here; write base=1.")
                          : Sentence("Squares are counted from 1 here; write base=1."));
    if (header.rootBase && *header.rootBase != header.base)
        all.push_back(Sentence(
            "The moves of root= are counted from {}, those of the lines from {}: write both alike.",
            *header.rootBase, header.base));
    if (m_hasThreads)
        all.push_back(Sentence("The lines have several values of thread=, and are read as those of "
                               "one search: give each thread a file of its own."));
    else if (!m_hasDepths && errorKinds > mostOfOneThread)
        all.push_back(Sentence("Without d= on the lines it cannot be seen whether several threads "
                               "print to this file; if so, give each a file of its own."));
    if (m_hasThreads || areThreadsMixed)
        return all; // it may cause the others
    if (m_quiet > 0)
        all.push_back(Sentence("A node without depth left (d=0 or less) searches moves and has no "
                               "e line, {}: if the search may return its evaluation there, print "
                               "it; until then values that are too high are not found there.",
                               times(m_quiet)));
    if (m_given > 0 && !m_hasProbes)
        all.push_back(
            Sentence("A node with depth left returns a value without a move and without a reason, "
                     "{}: if a table gave it, print a t line; a reason says what else did.",
                     times(m_given)));
    if (m_same > 0)
        all.push_back(
            Sentence("A move has the position or the window of the node above, {}: a position that "
                     "is searched within itself is entered with a dot for a move; this may be why "
                     "window-sign, value-sign and key-collision are found.",
                     times(m_same)));
    if (m_deeper > 0)
        all.push_back(Sentence("A move is searched deeper than the others and has no r, {}: write "
                               "an extension as a negative r; this may be why depth-step is found.",
                               times(m_deeper)));
    if (m_smaller > 0)
        all.push_back(Sentence("A first move has a smaller window than the node above, {}: a w "
                               "line shows what narrowed it, or a t line with narrow; this may be "
                               "why window-lost and value-not-from-children are found.",
                               times(m_smaller)));
    if (m_mates > 0)
        all.push_back(Sentence("The table holds a score that changed by the plies to where it was "
                               "stored, {}: if that is the score of a mate, write mate=N in the "
                               "header, N less than the least of these, {}.",
                               times(m_mates), numberText(m_leastMate)));
    addReasons(recording, all);
    if (m_deeperRoots > 0)
        all.push_back(
            Sentence("The root is entered again with more depth and no i line between, {}: print i "
                     "where an iteration begins, or all of them count as one with its re-searches.",
                     times(m_deeperRoots)));
    return all;
}

} // namespace yomi::tree
