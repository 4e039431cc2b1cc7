// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/limits.h"
#include "core/connectfour/solver.h"
#include "core/connectfour/solver_table.h"

#include <algorithm>
#include <array>
#include <bit>

namespace yomi::connectfour {

/// The search of the solver, in null windows alone: "is the score greater than alpha?". Scores are
/// those of the side to move of the node they belong to.
template <class Grid>
class SolverSearch {
public:
    SolverSearch(const Size& size, const Ideas& ideas, SolverTable& table, const Limits& limits)
        : m_grid(size)
        , m_cells(size.cells())
        , m_ideas(ideas)
        , m_table(table)
        , m_clock(limits) {
        for (int row = 1; row < size.height; row += 2)
            m_upperRows |= m_grid.bottom() << row;
    }

    std::uint64_t nodes() const { return m_nodes; }

    int solve(const BasicPosition<Grid>& position, bool weak) {
        if (position.canWin())
            return position.winScore();
        const Node root = {position.mover(), position.stones(),
                           completingCells(m_grid, position.mover()) & ~position.stones(),
                           completingCells(m_grid, position.other()) & ~position.stones(),
                           position.maxPlies() - position.plies()};
        State state = look(root);
        if (state.bounds.lower < state.bounds.upper)
            narrow(root, state, weak);
        return state.bounds.lower;
    }

private:
    using Bounds = SolverTable::Bounds;

    struct Node {
        Cells mover, stones;
        Cells wins, threats; ///< the empty cells that complete a line: of the mover, of the other
        int left;            ///< empty cells
    };
    /// What a look at a node tells.
    struct State {
        Cells safe; ///< moves that do not lose at once
        Bounds bounds;
    };
    /// A move, or a chain of moves of which all but the first were forced.
    struct Child {
        Node node;
        Cells safe;
        Bounds bounds; ///< for the side to move at the parent
        SolverTable::Slot slot;
        bool isOther; ///< whether the opponent of the parent's mover is to move
        int order;
    };

    static constexpr std::uint64_t nodesBetweenChecks = 1024;
    static constexpr int leastLeftForLookups = 8;
    static constexpr int leastLeftForDead = 24;
    static constexpr int mostColumns = 21;

    Node after(const Node& node, Cells cell) const {
        const Cells stones = node.stones | cell;
        return {node.stones ^ node.mover, stones, node.threats & ~cell,
                completingCells(m_grid, node.mover | cell) & ~stones, node.left - 1};
    }

    /// A node whose mover cannot complete a line at once.
    State look(const Node& node) const {
        Cells safe = playableCells(m_grid, node.stones);
        if (const Cells forced = safe & node.threats)
            safe = std::has_single_bit(forced) ? forced : 0;
        safe &= ~(node.threats >> 1);
        if (!safe)
            return {0, {-(node.left / 2), -(node.left / 2)}};
        if (node.left <= 2)
            return {safe, {0, 0}};
        return {safe, {-((node.left - 2) / 2), (node.left - 1) / 2}};
    }

    /// Narrows the bounds of a node by the lines that each side may still complete, where that
    /// tells whether the score is greater than alpha.
    void boundByLines(const Node& node, int alpha, Bounds& bounds) const {
        const Cells empty = m_grid.board() & ~node.stones;
        const Cells other = node.stones ^ node.mover;
        if (alpha < 0 && !hasLine(m_grid, other | empty)) {
            bounds.lower = std::max(bounds.lower, 0);
            return;
        }
        const int height = m_grid.size().height;
        const bool mayFollowUp = height % 2 == 0 && node.left % 2 == 0;
        if (alpha >= 0 && !mayFollowUp && !hasLine(m_grid, node.mover | empty))
            bounds.upper = std::min(bounds.upper, 0);
        if (height % 2 != 0)
            return;
        const Cells playable = playableCells(m_grid, node.stones);
        if (node.left % 2 == 0) {
            // The opponent follows up in the column of each move. So he gets every upper cell (the
            // second, fourth, … row) but the playable ones, which the two share in turn.
            const Cells given = empty & m_upperRows & ~playable;
            if (hasLine(m_grid, node.mover | (empty ^ given)))
                return;
            bounds.upper = std::min(bounds.upper, 0);
            if (alpha >= 0 || !hasLine(m_grid, other | given))
                return;
            // The cells above his lowest line are empty when it is complete.
            Cells rows = 0;
            for (int row = 1; row < height; row += 2) {
                rows |= m_grid.bottom() << row;
                if (hasLine(m_grid, other | (given & rows))) {
                    bounds.upper = std::min(bounds.upper, -((height + 1 - row) / 2));
                    return;
                }
            }
        } else if (const Cells odd = playable & m_upperRows; std::has_single_bit(odd)) {
            // In one column alone the mover gets the upper cells: if the opponent threatens one of
            // the others there, he follows up everywhere and wins when the mover has run out of
            // other columns.
            const Cells column = columnOf(odd);
            const Cells threats = node.threats & column & ~m_upperRows;
            if (!threats)
                return;
            const Cells lowest = threats & (~threats + 1);
            const Cells got =
                (empty & ~m_upperRows & ~column) | (empty & m_upperRows & column & (lowest - 1));
            if (!hasLine(m_grid, node.mover | got))
                bounds.upper = std::min(bounds.upper, -((height + 1 - rowOf(lowest)) / 2));
        }
    }

    Cells columnOf(Cells cell) const {
        return columnCells(m_grid, std::countr_zero(cell) / bitsPerColumn(m_grid));
    }
    int rowOf(Cells cell) const { return std::countr_zero(cell) % bitsPerColumn(m_grid); }

    /// The stones through which no line can be completed any more. A line is closed only by stones
    /// that are not dead themselves: the colours of all dead ones may be forgotten together.
    Cells deadStones(const Node& node) const {
        const Cells other = node.stones ^ node.mover;
        const auto open = [this](Cells mine, Cells theirs) {
            return cellsInLines(m_grid, m_grid.board() & ~mine) |
                   cellsInLines(m_grid, m_grid.board() & ~theirs);
        };
        const Cells closed = node.stones & ~open(node.mover, other);
        return closed ? closed & ~open(node.mover & ~closed, other & ~closed) : 0;
    }

    SolverTable::Slot slotOf(const Node& node) const {
        const Cells dead = m_ideas.dead && node.left >= leastLeftForDead ? deadStones(node) : 0;
        const std::uint64_t key = (node.mover & ~dead) + node.stones;
        return m_table.slot(m_ideas.mirror ? std::min(key, mirrored(key)) : key);
    }
    std::uint64_t mirrored(std::uint64_t key) const {
        const int bits = bitsPerColumn(m_grid), width = m_grid.size().width;
        const std::uint64_t column = (std::uint64_t{1} << bits) - 1;
        std::uint64_t result = 0;
        for (int i = 0; i < width; ++i)
            result |= (key >> (i * bits) & column) << ((width - 1 - i) * bits);
        return result;
    }

    Child childOf(const Node& node, Cells cell, int alpha) const {
        Child child = {after(node, cell), 0, {}, {}, true, 0};
        int own = -alpha - 1; // the question as the side to move at the child asks it
        const auto isOpen = [&] {
            return child.bounds.lower <= own && own < child.bounds.upper;
        };
        for (;;) {
            const State state = look(child.node);
            child.safe = state.safe;
            child.bounds = state.bounds;
            if (!m_ideas.chains || !isOpen() || !std::has_single_bit(child.safe))
                break;
            child.node = after(child.node, child.safe);
            child.isOther = !child.isOther;
            own = -own - 1;
        }
        if (m_ideas.bounds && isOpen())
            boundByLines(child.node, own, child.bounds);
        child.bounds = turned(child.isOther, child.bounds);
        return child;
    }
    /// Bounds between the side to move at a child and at its parent.
    static Bounds turned(bool isOther, Bounds bounds) {
        return isOther ? Bounds{-bounds.upper, -bounds.lower} : bounds;
    }

    /// How promising a move is: the threats that it leaves its side.
    int orderOf(const Child& child) const {
        const Cells mine = child.isOther ? child.node.threats : child.node.wins;
        if (!m_ideas.order)
            return std::popcount(mine);
        // A cell above one on which the opponent completes a line is never reached. With the spare
        // bits no column is empty, and the subtraction borrows from none.
        const Cells theirs = child.isOther ? child.node.wins : child.node.threats;
        const Cells ends = theirs | m_grid.bottom() << m_grid.size().height;
        const Cells usable = mine & (ends ^ (ends - m_grid.bottom()));
        const Cells playable = playableCells(m_grid, child.node.stones);
        return std::popcount(usable) + 2 * std::popcount(usable & (playable | playable << 1));
    }

    /// A bound of the score of a node that a look leaves open: at most alpha an upper one, above it
    /// a lower one.
    int search(const Node& node, Cells safe, Bounds bounds, SolverTable::Slot slot, int alpha) {
        if (++m_nodes % nodesBetweenChecks == 0)
            m_clock.check();
        const std::uint64_t before = m_nodes;
        const Bounds stored = m_table.find(slot, bounds);
        bounds = {std::max(bounds.lower, stored.lower), std::min(bounds.upper, stored.upper)};
        if (bounds.lower > alpha)
            return bounds.lower;
        if (bounds.upper <= alpha)
            return bounds.upper;

        std::array<Child, mostColumns> children;
        std::array<Child*, mostColumns> order;
        std::size_t size = 0;
        int best = -m_cells;
        const int width = m_grid.size().width;
        for (int i = 0; i < width; ++i) {
            const Cells cell = safe & columnCells(m_grid, centreColumn(width, i));
            if (!cell)
                continue;
            Child& child = children[size] = childOf(node, cell, alpha);
            if (child.bounds.lower > alpha) {
                m_table.store(slot, {child.bounds.lower, bounds.upper}, 1);
                return child.bounds.lower;
            }
            if (child.bounds.upper <= alpha) {
                best = std::max(best, child.bounds.upper);
                continue;
            }
            order[size++] = &child;
        }
        for (std::size_t i = 0; i < size; ++i) {
            order[i]->slot = slotOf(order[i]->node);
            m_table.prefetch(order[i]->slot);
            order[i]->order = orderOf(*order[i]);
        }
        if (m_ideas.lookups && node.left > leastLeftForLookups) {
            std::size_t open = 0;
            for (std::size_t i = 0; i < size; ++i) {
                Child& child = *order[i];
                child.bounds = turned(
                    child.isOther, m_table.find(child.slot, turned(child.isOther, child.bounds)));
                if (child.bounds.lower > alpha) {
                    m_table.store(slot, {child.bounds.lower, bounds.upper}, 1);
                    return child.bounds.lower;
                }
                if (child.bounds.upper <= alpha)
                    best = std::max(best, child.bounds.upper);
                else
                    order[open++] = &child;
            }
            size = open;
        }
        for (std::size_t end = 1; end < size; ++end) { // insertion keeps the order of equals
            Child* const child = order[end];
            std::size_t at = end;
            for (; at > 0 && order[at - 1]->order < child->order; --at)
                order[at] = order[at - 1];
            order[at] = child;
        }
        for (std::size_t i = 0; i < size; ++i) {
            const Child& child = *order[i];
            const Bounds own = turned(child.isOther, child.bounds);
            const int found = child.isOther
                                  ? -search(child.node, child.safe, own, child.slot, -alpha - 1)
                                  : search(child.node, child.safe, own, child.slot, alpha);
            if (found > alpha) {
                m_table.store(slot, {found, bounds.upper}, m_nodes - before + 1);
                return found;
            }
            best = std::max(best, found);
        }
        m_table.store(slot, {bounds.lower, best}, m_nodes - before + 1);
        return best;
    }

    /// Asks about the root until its bounds meet; only its sign if `weak`.
    void narrow(const Node& root, State& state, bool weak) {
        Bounds& bounds = state.bounds;
        if (weak)
            bounds = {std::max(bounds.lower, -1), std::min(bounds.upper, 1)};
        const SolverTable::Slot slot = slotOf(root);
        const auto ask = [&](int alpha) {
            const std::uint64_t before = m_nodes;
            const int found = search(root, state.safe, bounds, slot, alpha);
            (found > alpha ? bounds.lower : bounds.upper) = found;
            return m_nodes - before;
        };
        const auto isOpen = [&] {
            return bounds.lower < bounds.upper;
        };
        if (m_ideas.windows && !weak) {
            // Doubles with every other empty cell, as the whole search does; measured.
            const std::uint64_t budget = std::uint64_t{1} << std::max(0, root.left / 2 - 5);
            for (bool wins = true, losses = true; (wins || losses) && isOpen();) {
                if (wins)
                    wins = ask(bounds.upper - 1) < budget;
                if (losses && isOpen())
                    losses = ask(bounds.lower) < budget;
            }
        }
        while (isOpen()) {
            int alpha = (bounds.lower + bounds.upper) / 2; // of the sum's sign, toward zero
            if (m_ideas.windows)
                alpha = bounds.lower >= 0 ? bounds.lower : bounds.upper <= 0 ? bounds.upper - 1 : 0;
            else if (alpha == bounds.upper)
                --alpha;
            ask(alpha);
        }
    }

    [[no_unique_address]] Grid m_grid;
    int m_cells;
    Cells m_upperRows = 0; ///< the second, fourth, … from the bottom
    Ideas m_ideas;
    SolverTable& m_table;
    Clock m_clock;
    std::uint64_t m_nodes = 0;
};

} // namespace yomi::connectfour
