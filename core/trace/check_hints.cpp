// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/trace/check_hints.h"

#include "core/common/spelling.h"
#include "core/trace/line_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <set>
#include <string>

namespace yomi::trace {

namespace {

bool hasSamePosition(const CheckedNode& node, const CheckedNode& parent) {
    return node.keyOrPosition() != 0 && node.keyOrPosition() == parent.keyOrPosition();
}

/// Where each side prints its own numbers, a window that is not its own mirror image is turned.
bool hasSameWindow(const CheckedNode& node, const CheckedNode& parent,
                   const RecordingHeader& header) {
    return header.values == ValuesOf::Mover && node.side != parent.side && node.hasWindow &&
           parent.hasWindow && node.window == parent.window && node.window != turned(node.window);
}

/// A first move starts with all of the window, or with a null window at its lower end.
bool hasSmallerWindow(const CheckedNode& node, const CheckedNode& parent, double nullWindow) {
    if (!node.hasWindow || !parent.hasWindow || parent.lastPlace != 0)
        return false;
    const Bounds window = node.inViewOf(parent, node.window);
    const bool isNull = window.upper - window.lower <= nullWindow;
    return window.lower > parent.window.lower || (!isNull && window.upper < parent.window.upper);
}

/// Whether a word is another one but for one slip, in a long one two; capitals are no matter.
bool isNearly(std::string_view word, std::string_view known) {
    constexpr std::size_t leastLength = 4, longLength = 7;
    std::u32string lower;
    for (const char letter : word)
        lower += static_cast<char32_t>(std::tolower(static_cast<unsigned char>(letter)));
    return known.size() >= leastLength &&
           editDistance(lower, std::u32string(known.begin(), known.end())) <=
               (known.size() >= longLength ? 2 : 1);
}

/// The known reasons that are nearly a word which is not known.
void addReasons(const Recording& recording, std::vector<std::string>& all) {
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
        const auto near = std::ranges::find_if(
            known, [&](std::string_view each) { return isNearly(word, each); });
        if (near != known.end() && std::ranges::find(known, word) == known.end())
            all.push_back("The reason " + shownText(word) + " is unknown and taken at its word; " +
                          std::string(*near) + " is nearly the same.");
    }
}

std::string times(std::uint64_t count) {
    return count == 1 ? "once" : std::to_string(count) + " times";
}

} // namespace

void HintCheck::entered(const CheckedNode& node, const CheckedNode* parent,
                        const RecordingHeader& header) {
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

std::vector<std::string> HintCheck::sentences(const Recording& recording, bool hasErrors) const {
    const RecordingHeader& header = recording.header;
    std::vector<std::string> all;
    if (header.toMoveFrom == HeaderSource::Open && hasErrors)
        all.push_back("The header does not say who moves at the root, and the first windows and "
                      "values do not show it: write tomove=max or tomove=min. Errors may come of "
                      "that; the root is read as max's.");
    if (header.toMoveFrom == HeaderSource::Lines && header.toMove == Side::Min)
        all.push_back("The first windows and values show that min moves at the root; write "
                      "tomove=min.");
    if (header.baseFrom == HeaderSource::Lines)
        all.push_back(std::string(header.game == KnownGame::ConnectFour ? "Columns" : "Squares") +
                      " are counted from 1 here; write base=1.");
    if (m_quiet > 0)
        all.push_back("A node without depth left (d=0 or less) searches moves and has no e line, " +
                      times(m_quiet) +
                      ": if the search may return its evaluation there, print it; until then "
                      "values that are too high are not found there.");
    if (m_given > 0 && !m_hasProbes)
        all.push_back("A node with depth left returns a value without a move and without a "
                      "reason, " +
                      times(m_given) +
                      ": if a table gave it, print a t line; a reason says what else did.");
    if (m_same > 0)
        all.push_back("A move has the position or the window of the node above, " + times(m_same) +
                      ": a position that is searched within itself is entered with a dot for a "
                      "move; window-sign, value-sign and key-collision may come of that.");
    if (m_deeper > 0)
        all.push_back("A move is searched deeper than the others and has no r, " + times(m_deeper) +
                      ": an extension is a negative one; depth-step may come of that.");
    if (m_smaller > 0)
        all.push_back("A first move has a smaller window than the node above, " + times(m_smaller) +
                      ": a w line shows what narrowed it, or a t line with narrow; "
                      "window-lost and value-not-from-children may come of that.");
    if (m_mates > 0)
        all.push_back("The table holds a score that changed by the plies to where it was stored, " +
                      times(m_mates) +
                      ": if that is the score of a mate, write mate=N in the "
                      "header, N less than the least of these, " +
                      numberText(m_leastMate) + ".");
    addReasons(recording, all);
    if (m_deeperRoots > 0)
        all.push_back("The root is entered again with more depth and no i line between, " +
                      times(m_deeperRoots) +
                      ": print i where an iteration begins, or all of them count as one with its "
                      "re-searches.");
    return all;
}

} // namespace yomi::trace
