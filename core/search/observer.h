// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/game.h"
#include "core/search/score.h"
#include "core/tree/kinds.h"

namespace yomi::search {

using tree::TableAction;
using tree::Visit;

/// The data an observer stores in a table entry and gets back with it; none here.
struct NoTag {
    friend bool operator==(const NoTag&, const NoTag&) = default;
};

/// The observer of a timed run: does nothing. The searcher calls an observer in the order of
/// events; what the arguments leave out follows from that order. Windows and values are those of
/// the side to move at the node.
struct NoTrace {
    using Tag = NoTag;

    /// An iteration begins, is complete, or is abandoned because the time ran out.
    void begin(int /*depth*/) {}
    void end() {}
    void abandon() {}
    /// The root is searched as a node.
    template <class Game>
    void enterRoot(const Game&, Score /*alpha*/, Score /*beta*/, Visit) {}
    template <class Game>
    void enter(const Game&, int /*move*/, Score /*alpha*/, Score /*beta*/, Visit) {}
    /// The node entered last is a leaf: the game is over, or the depth limit is reached.
    void leaf(Ended) {}
    /// The value of the node entered last, or a bound of it, is known without searching a child.
    void decided(tree::BoundKind) {}
    /// By the rules no value can lie outside these bounds; before the first node, none of the
    /// iteration, whose first player they are of.
    void boundedByRules(Bounds) {}
    /// The table has no entry.
    void missed() {}
    /// The table has an entry: its bounds are of no use, narrow the window, or give the value.
    void found(TableAction, Bounds, Tag) {}
    /// The value of the child left last was compared with the best one of its parent, and with the
    /// lower end of the parent's window.
    void compared(bool /*isBetter*/, bool /*raises*/) {}
    /// A cutoff: the node does not search these moves.
    template <class Iterator>
    void cutoff(Iterator /*begin*/, Iterator /*end*/) {}
    /// All children that had to be searched were searched, with this window at the start.
    void expanded(Score /*value*/, Score /*alpha*/, Score /*beta*/) {}
    Tag store(Bounds) { return {}; }
    void leave(Score /*value*/) {}
};

} // namespace yomi::search
