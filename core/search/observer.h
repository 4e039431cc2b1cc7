// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/game.h"
#include "core/search/score.h"
#include "core/trace/kinds.h"

namespace yomi::search {

using trace::TableAction;
using trace::Visit;

/// What an observer writes into a table's entry and gets back with it; here nothing.
struct NoTag {
    friend bool operator==(const NoTag&, const NoTag&) = default;
};

/// The observer of a timed run: nobody. An observer hears of everything in the order in which it
/// happens; what it is not told it can tell from that order. Windows and values are those of the
/// side to move at the node.
struct NoTrace {
    using Tag = NoTag;

    /// An iteration begins; it is complete; or the time was up in it.
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
    /// The value of the node entered last, or a bound of it, is known without a child.
    void decided(trace::BoundKind) {}
    /// The game itself allows no value outside.
    void boundedByRules(Bounds) {}
    /// The table had nothing.
    void missed() {}
    /// It had bounds: of no use, narrowing the window, or the value.
    void found(TableAction, Bounds, Tag) {}
    /// The value of the child left last has been compared with the best one of its parent, and with
    /// the lower end of the parent's window.
    void compared(bool /*isBetter*/, bool /*raises*/) {}
    /// The node searches no further child: neither of these moves.
    template <class Iterator>
    void cutoff(Iterator /*begin*/, Iterator /*end*/) {}
    /// All children that had to be searched were, with this window to begin with.
    void expanded(Score /*value*/, Score /*alpha*/, Score /*beta*/) {}
    Tag store(Bounds) { return {}; }
    void leave(Score /*value*/) {}
};

} // namespace yomi::search
