// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/limits.h"
#include "core/connectfour/solver.h"
#include "core/connectfour/solver_table.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <optional>
#include <utility>

namespace yomi::connectfour {

/// The number of cells, on request by an instruction that only the compiler of a program for every
/// processor has to do without.
template <bool byProcessor>
int countCells(Cells cells) {
#ifdef __x86_64__
    if constexpr (byProcessor) {
        asm("popcntq %0, %0" : "+r"(cells) : : "cc");
        return static_cast<int>(cells);
    }
#endif
    cells -= cells >> 1 & 0x5555'5555'5555'5555;
    cells = (cells & 0x3333'3333'3333'3333) + (cells >> 2 & 0x3333'3333'3333'3333);
    return static_cast<int>(
        ((cells + (cells >> 4)) & 0x0f0f'0f0f'0f0f'0f0f) * 0x0101'0101'0101'0101 >> 56);
}

/// What is proved of the score of a position, by any of the threads that solve it.
class ProvedBounds {
public:
    explicit ProvedBounds(const Position& position)
        : m_lower(position.range().lower)
        , m_upper(position.range().upper) {}

    SolverTable::Bounds get() const { return {m_lower, m_upper}; }
    void narrow(SolverTable::Bounds bounds) {
        for (int lower = m_lower; lower < bounds.lower;)
            m_lower.compare_exchange_weak(lower, bounds.lower);
        for (int upper = m_upper; upper > bounds.upper;)
            m_upper.compare_exchange_weak(upper, bounds.upper);
    }

private:
    std::atomic<int> m_lower, m_upper;
};

/// The search of the solver, in null windows alone: "is the score greater than alpha?". Scores are
/// those of the side to move of the node they belong to.
///
/// Each thread that solves a position has a search, with the tables and the proved bounds of all.
/// They ask the same; all but the first disturb the order of the moves a little, so that they
/// seldom search the same subtree at a time.
template <class Grid, bool countsByProcessor>
class alignas(64) SolverSearch { // in cache lines of its own: each thread counts nodes in one
public:
    SolverSearch(const BasicPosition<Grid>& position, const SolverSettings& settings,
                 SolverTables& tables, const Limits& limits, ProvedBounds& proved, unsigned thread)
        : m_grid(position.size())
        , m_cells(position.maxPlies())
        , m_weak(settings.weak)
        , m_book(settings.book.get())
        , m_tables(tables)
        , m_clock(limits)
        , m_proved(proved)
        , m_root{position.mover(), position.stones(),
                 completingCells(m_grid, position.mover()) & ~position.stones(),
                 completingCells(m_grid, position.other()) & ~position.stones(),
                 position.maxPlies() - position.plies()} {
        for (const Idea idea : settings.without)
            m_ideas &= ~bitOf(idea);
        const Size size = position.size();
        for (int row = 1; row < size.height; row += 2)
            m_upperRows |= m_grid.bottom() << row;
        for (int i = 0; i < size.width; ++i)
            for (int row = 0; row < size.height; ++row) {
                const int cell = centreColumn(size.width, i) * bitsPerColumn(m_grid) + row;
                // Up to two threats that can be used: less brings less; measured.
                const unsigned disturbance =
                    thread * 0x9e37'79b1U * static_cast<unsigned>(cell + 1) >> 26;
                m_centrality[static_cast<std::size_t>(cell)] =
                    static_cast<std::uint8_t>(static_cast<unsigned>(size.width - i) + disturbance);
            }
    }

    std::uint64_t nodes() const { return m_nodes; }

    /// What is proved of the score of the position, or of its sign if that is all that is asked.
    std::pair<int, int> bounds() const {
        const auto asked = [this](int bound) {
            return m_weak ? std::clamp(bound, -1, 1) : bound;
        };
        const Bounds proved = m_proved.get();
        return {asked(proved.lower), asked(proved.upper)};
    }

    /// Narrows bounds() until they meet. Throws Stopped and TimeLimitPassed.
    void solve() {
        if (m_root.wins & playableCells(m_grid, m_root.stones)) {
            const int most = m_proved.get().upper;
            m_proved.narrow({most, most});
            return;
        }
        const State state = look(m_root);
        m_proved.narrow(state.bounds);
        narrow(state.safe);
    }

    /// After solve(): a column that keeps what is proved.
    int bestMove() {
        const Cells playable = playableCells(m_grid, m_root.stones);
        if (const Cells wins = m_root.wins & playable)
            return columnOf(wins);
        // To keep the sign of a loss any move will do.
        const int lower = bounds().first;
        const int alpha = m_weak && lower < 0 ? -m_cells : lower - 1;
        const Cells safe = look(m_root).safe;
        for (int i = 0; i < m_grid.size().width; ++i) {
            const int column = centreColumn(m_grid.size().width, i);
            const Cells cell = safe & columnCells(m_grid, column);
            if (!cell)
                continue;
            Child child;
            makeChild(child, m_root, cell, alpha);
            if (child.isOpen()) {
                const auto known = scoreInBook(child.node);
                const int found = known ? *known
                                        : search(child.node, child.safe, child.bounds,
                                                 slotOf(child.node), child.alpha);
                child.bounds = {found, found};
            }
            if (child.answer() > alpha)
                return column;
        }
        return columnOf(playable); // every move loses at the same ply
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
    /// A move, or a chain of moves of which all but the first were forced. Bounds and alpha are
    /// those of the side to move after it.
    struct Child {
        Node node;
        Cells safe;
        SolverTable::Slot slot;
        Bounds bounds;
        int alpha;
        bool isOther; ///< whether that side is the opponent of the parent's mover
        Cells cell;   ///< of the move, the first one of a chain

        bool isOpen() const { return bounds.leaveOpen(alpha); }
        /// The bound that answers a question which is not open, as the parent sees it.
        int answer() const {
            const int bound = bounds.lower > alpha ? bounds.lower : bounds.upper;
            return isOther ? -bound : bound;
        }
    };

    /// Thrown when another thread has answered what is asked.
    struct Answered {};

    static constexpr std::uint64_t nodesBetweenChecks = 1024;
    // With more or less empty cells an idea costs more than it brings; measured.
    static constexpr int leastLeftForLookups = 8, leastLeftForDead = 28,
                         leastLeftToOrderByLines = 16, mostLeftForOpenLines = 14;

    static constexpr unsigned bitOf(Idea idea) { return 1U << static_cast<unsigned>(idea); }
    bool uses(Idea idea) const { return m_ideas & bitOf(idea); }

    std::optional<int> scoreInBook(const Node& node) const {
        return m_book ? m_book->score({m_grid.size(), node.mover, node.stones}) : std::nullopt;
    }

    void check() const {
        m_clock.check();
        if (m_asked && !m_proved.get().leaveOpen(*m_asked))
            throw Answered();
    }

    Node after(const Node& node, Cells cell) const {
        const Cells stones = node.stones | cell;
        return {node.stones ^ node.mover, stones, node.threats & ~cell,
                completingCells(m_grid, node.mover | cell) & ~stones, node.left - 1};
    }

    /// A node whose mover cannot complete a line at once.
    State look(const Node& node) const {
        const Cells playable = playableCells(m_grid, node.stones);
        const Cells forced = playable & node.threats;
        const Cells answers = forced & (forced - 1) ? 0 : forced;
        const Cells safe = (forced ? answers : playable) & ~(node.threats >> 1);
        const auto left = static_cast<unsigned>(node.left); // halves by a shift
        const int atWorst = -static_cast<int>(left / 2);
        if (!safe)
            return {0, {atWorst, atWorst}};
        if (left <= 2)
            return {safe, {0, 0}};
        return {safe, {atWorst + 1, static_cast<int>((left - 1) / 2)}};
    }

    /// Narrows the bounds of a node by the lines that each side may still complete, where that
    /// tells whether the score is greater than alpha.
    void boundByLines(const Node& node, int alpha, Bounds& bounds) const {
        const Cells empty = m_grid.board() & ~node.stones;
        const Cells other = node.stones ^ node.mover;
        if (node.left <= mostLeftForOpenLines) {
            if (alpha < 0 && !hasLine(m_grid, other | empty))
                bounds.lower = std::max(bounds.lower, 0);
            if (alpha >= 0 && !hasLine(m_grid, node.mover | empty))
                bounds.upper = std::min(bounds.upper, 0);
        }
        const int height = m_grid.size().height;
        if (height % 2 != 0)
            return;
        const Cells playable = playableCells(m_grid, node.stones);
        // Columns whose next cell is an upper one (the second, fourth, … row) have an odd number of
        // empty cells. In the others the opponent can follow up and gets the upper cells.
        const Cells odd = playable & m_upperRows;
        if (node.left % 2 == 0) {
            // With an even number of odd columns the two share their next cells in turn. Above
            // these the opponent follows up, too.
            const Cells given = empty & m_upperRows & ~playable;
            if (canHaveLine(node.mover | (empty & ~m_upperRows), odd))
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
        } else {
            // In one odd column the mover gets the upper cells, the next cells of the others are
            // shared: if the opponent threatens a lower cell of that column, he follows up
            // everywhere and wins when the mover has run out of other columns.
            for (Cells rest = odd; rest; rest &= rest - 1) {
                const Cells column = columnCells(m_grid, columnOf(rest));
                const Cells threats = node.threats & column & ~m_upperRows;
                if (!threats)
                    continue;
                const Cells lowest = threats & (~threats + 1);
                const int loss = -((height + 1 - rowOf(lowest)) / 2);
                if (loss > alpha)
                    continue;
                const Cells got = (empty & ~m_upperRows & ~column) |
                                  (empty & m_upperRows & column & (lowest - 1));
                if (!canHaveLine(node.mover | got, odd & ~column))
                    bounds.upper = std::min(bounds.upper, loss);
            }
        }
    }
    /// Whether a side has a line if it gets some cells, and of an even number of others as many as
    /// its opponent, who takes the second of each two when it takes the first, and the other way.
    bool canHaveLine(Cells got, Cells shared) const {
        if (hasLine(m_grid, got))
            return true;
        if (!hasLine(m_grid, got | shared))
            return false;
        const Cells first = shared & (~shared + 1);
        const Cells second = (shared ^ first) & (~(shared ^ first) + 1);
        const Cells others = shared ^ first ^ second;
        return canHaveLine(got | first, others) || canHaveLine(got | second, others);
    }

    // Of the first cell.
    int columnOf(Cells cells) const { return std::countr_zero(cells) / bitsPerColumn(m_grid); }
    int rowOf(Cells cells) const { return std::countr_zero(cells) % bitsPerColumn(m_grid); }

    /// Stones of the mover whose colour no longer matters: neither he nor, if they were the
    /// opponent's, that one could complete a line with them.
    Cells deadStones(const Node& node) const {
        const Cells other = node.stones ^ node.mover;
        const Cells dead = node.mover & ~cellsInLines(m_grid, m_grid.board() & ~other);
        return dead ? dead & ~cellsInLines(m_grid, m_grid.board() & ~(node.mover & ~dead)) : 0;
    }

    SolverTable::Slot slotOf(const Node& node) const {
        const Cells dead = uses(Idea::Dead) && node.left >= leastLeftForDead ? deadStones(node) : 0;
        const std::uint64_t key = (node.mover & ~dead) + node.stones;
        return m_tables.of(node.left).slot(uses(Idea::Mirror) ? std::min(key, mirrored(key)) : key);
    }
    std::uint64_t mirrored(std::uint64_t key) const {
        const int bits = bitsPerColumn(m_grid), width = m_grid.size().width;
        const std::uint64_t column = (std::uint64_t{1} << bits) - 1;
        std::uint64_t result = 0;
        for (int i = 0; i < width; ++i) {
            const int shift = (width - 1 - 2 * i) * bits;
            const std::uint64_t part = key & column << (i * bits);
            result |= shift >= 0 ? part << shift : part >> -shift;
        }
        return result;
    }

    /// Plays a move and what it forces, and looks at the position it leads to.
    void makeChild(Child& child, const Node& node, Cells cell, int alpha) const {
        child.cell = cell;
        Node last = node;
        State state;
        do {
            last = after(last, cell);
            alpha = -alpha - 1;
            state = look(last);
            cell = state.safe;
        } while (uses(Idea::Chains) && !(cell & (cell - 1)) && state.bounds.leaveOpen(alpha));
        if (uses(Idea::Bounds) && state.bounds.leaveOpen(alpha))
            boundByLines(last, alpha, state.bounds);
        child.node = last;
        child.safe = state.safe;
        child.bounds = state.bounds;
        child.alpha = alpha;
        child.isOther = (last.left ^ node.left) & 1;
    }

    /// How promising a move is: first the threats that it makes, then how little is left to the
    /// opponent and how many open lines the move lies in, then the centre.
    int orderOf(const Child& child) const {
        const Cells ours = child.isOther ? child.node.threats : child.node.wins;
        const int centrality = m_centrality[static_cast<std::size_t>(std::countr_zero(child.cell))];
        if (!uses(Idea::Order))
            return count(ours) * 32 + centrality;
        // A cell above one on which the other side completes a line is never reached. With the
        // spare bits no column is empty, and the subtraction borrows from none.
        const auto usable = [this](Cells cells, Cells others) {
            const Cells ends = others | m_grid.bottom() << m_grid.size().height;
            return cells & (ends ^ (ends - m_grid.bottom()));
        };
        const Cells theirs = child.isOther ? child.node.wins : child.node.threats;
        const Cells threats = usable(ours, theirs);
        const Cells playable = playableCells(m_grid, child.node.stones);
        const int moves = count(child.safe);
        const int order = 8 * count(threats) + 16 * count(threats & (playable | playable << 1)) -
                          2 * count(usable(theirs, ours)) - (child.isOther ? moves : -moves);
        return order * 32 + centrality - 2 * linesLeft(child);
    }
    /// How many lines are open to the other side after a move, and to this side but for the cell of
    /// the move: few where it lies in many lines.
    int linesLeft(const Child& child) const {
        if (child.node.left < leastLeftToOrderByLines)
            return 0;
        const Cells ours = child.isOther ? child.node.stones ^ child.node.mover : child.node.mover;
        const Cells theirs = child.node.stones ^ ours;
        return countLines(m_grid.board() & ~ours) +
               countLines(m_grid.board() & ~theirs & ~child.cell);
    }
    int countLines(Cells cells) const {
        int lines = 0;
        forEachStep(
            m_grid, [&](int step) __attribute__((always_inline)) {
                lines += count(detail::lineStarts(cells, m_grid.size().inARow, step));
            });
        return lines;
    }
    static int count(Cells cells) { return countCells<countsByProcessor>(cells); }

    /// A bound of the score of a node that a look leaves open: at most alpha an upper one, above it
    /// a lower one.
    int search(const Node& node, Cells safe, Bounds bounds, SolverTable::Slot slot, int alpha) {
        if (++m_nodes % nodesBetweenChecks == 0)
            check();
        const std::uint64_t before = m_nodes;
        SolverTable& table = m_tables.of(node.left);
        const Bounds stored = table.find(slot, bounds);
        bounds = {std::max(bounds.lower, stored.lower), std::min(bounds.upper, stored.upper)};
        if (bounds.lower > alpha)
            return bounds.lower;
        if (bounds.upper <= alpha)
            return bounds.upper;

        std::array<Child, Grid::mostColumns> children;
        std::array<Child*, Grid::mostColumns> open;
        std::size_t size = 0;
        int best = -m_cells;
        for (Cells rest = safe; rest; rest &= rest - 1) {
            Child& child = children[size];
            makeChild(child, node, rest & (~rest + 1), alpha);
            if (child.isOpen()) {
                open[size++] = &child;
                continue;
            }
            best = std::max(best, child.answer());
            if (best > alpha) {
                table.store(slot, {best, bounds.upper}, 1);
                return best;
            }
        }
        for (std::size_t i = 0; i < size; ++i) {
            open[i]->slot = slotOf(open[i]->node);
            m_tables.of(open[i]->node.left).prefetch(open[i]->slot);
        }
        if (uses(Idea::Lookups) && node.left > leastLeftForLookups) {
            std::size_t kept = 0;
            for (std::size_t i = 0; i < size; ++i) {
                Child& child = *open[i];
                child.bounds = m_tables.of(child.node.left).find(child.slot, child.bounds);
                if (child.isOpen()) {
                    open[kept++] = &child;
                    continue;
                }
                best = std::max(best, child.answer());
                if (best > alpha) {
                    table.store(slot, {best, bounds.upper}, 1);
                    return best;
                }
            }
            size = kept;
        }
        std::array<int, Grid::mostColumns> order;
        for (std::size_t i = 0; size > 1 && i < size; ++i)
            order[i] = orderOf(*open[i]);
        for (; size > 0; --size) {
            std::size_t first = 0;
            for (std::size_t i = 1; i < size; ++i)
                first = order[i] > order[first] ? i : first;
            const Child& child = *open[first];
            const int found = search(child.node, child.safe, child.bounds, child.slot, child.alpha);
            best = std::max(best, child.isOther ? -found : found);
            if (best > alpha) {
                table.store(slot, {best, bounds.upper}, m_nodes - before + 1);
                return best;
            }
            order[first] = order[size - 1];
            open[first] = open[size - 1];
        }
        table.store(slot, {bounds.lower, best}, m_nodes - before + 1);
        return best;
    }

    /// Asks about the root until its bounds meet.
    void narrow(Cells safe) {
        if (m_weak)
            m_proved.narrow({-1, 1});
        Bounds bounds = m_proved.get();
        const SolverTable::Slot slot = slotOf(m_root);
        const auto ask = [&](int alpha) {
            const std::uint64_t before = m_nodes;
            m_asked = alpha;
            try {
                const int found = search(m_root, safe, bounds, slot, alpha);
                m_proved.narrow(found > alpha ? Bounds{found, bounds.upper}
                                              : Bounds{bounds.lower, found});
            } catch (const Answered&) {
                // by another thread, whose bounds are
            }
            m_asked.reset();
            bounds = m_proved.get();
            return m_nodes - before;
        };
        const auto isOpen = [&] {
            return bounds.lower < bounds.upper;
        };
        if (uses(Idea::Windows) && !m_weak) {
            // Doubles with every other empty cell, as the whole search does; measured.
            const std::uint64_t budget = std::uint64_t{1} << std::max(0, m_root.left / 2 - 5);
            for (bool wins = true, losses = true; (wins || losses) && isOpen();) {
                if (wins)
                    wins = ask(bounds.upper - 1) < budget;
                if (losses && isOpen())
                    losses = ask(bounds.lower) < budget;
            }
        }
        while (isOpen()) {
            int alpha = (bounds.lower + bounds.upper) / 2; // of the sum's sign, toward zero
            if (uses(Idea::Windows))
                alpha = bounds.lower >= 0 ? bounds.lower : bounds.upper <= 0 ? bounds.upper - 1 : 0;
            else if (alpha == bounds.upper)
                --alpha;
            ask(alpha);
        }
    }

    [[no_unique_address]] Grid m_grid;
    int m_cells;
    Cells m_upperRows = 0; ///< the second, fourth, … from the bottom
    /// The nearer to the centre the column of a cell is, the more; disturbed, but in the first
    /// thread.
    std::array<std::uint8_t, 64> m_centrality = {};
    unsigned m_ideas = ~0U;
    bool m_weak;
    const Book* m_book;
    SolverTables& m_tables;
    Clock m_clock;
    ProvedBounds& m_proved;
    Node m_root;
    std::optional<int> m_asked = {}; ///< about the root, whether its score is greater
    std::uint64_t m_nodes = 0;
};

} // namespace yomi::connectfour
