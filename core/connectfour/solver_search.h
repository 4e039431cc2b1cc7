// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/limits.h"
#include "core/connectfour/solver.h"
#include "core/connectfour/solver_children.h"
#include "core/connectfour/solver_table.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <optional>
#include <utility>

namespace yomi::connectfour {

/// The proved bounds of a position's score, from all threads that solve it.
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

/// The search of the solver, only in null windows: "is the score greater than alpha?". Scores are
/// those of the side to move at their node.
///
/// Each thread has its own search and shares the tables and the proved bounds. All ask the same
/// question; all but the first perturb the move order a little, so that they seldom search the same
/// subtree at the same time.
template <class Grid, class Processor>
class alignas(64) SolverSearch { // on cache lines of its own: each thread counts its nodes here
public:
    SolverSearch(const BasicPosition<Grid>& position, const SolverSettings& settings,
                 SolverTables& tables, const Limits& limits, ProvedBounds& proved, unsigned thread)
        : m_grid(position.size())
        , m_cells(position.maxPlies())
        , m_weak(settings.weak)
        , m_book(settings.book.get())
        , m_tables(tables)
        , m_deadline(limits)
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
            m_columns[static_cast<std::size_t>(i)] = columnCells(m_grid, i);
        for (int i = 0; i < size.width; ++i)
            for (int row = 0; row < size.height; ++row) {
                const int cell = centreColumn(size.width, i) * bitsPerColumn(m_grid) + row;
                // At most the weight of two usable threats; less helps less; measured.
                const unsigned disturbance =
                    thread * 0x9e37'79b1U * static_cast<unsigned>(cell + 1) >> 26;
                m_centrality[static_cast<std::size_t>(cell)] =
                    static_cast<std::uint8_t>(static_cast<unsigned>(size.width - i) + disturbance);
            }
    }

    std::uint64_t nodes() const { return m_nodes; }

    /// The proved bounds of the score, or of its sign if only that is asked.
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

    /// After solve(): a column that keeps the proved score.
    int bestMove() {
        const Cells playable = playableCells(m_grid, m_root.stones);
        if (const Cells wins = m_root.wins & playable)
            return columnOf(wins);
        // Any move keeps the sign of a loss.
        const int lower = bounds().first;
        const int alpha = m_weak && lower < 0 ? -m_cells : lower - 1;
        Moves children;
        expand(children, m_root, look(m_root).safe, alpha);
        makeKeys(children);
        for (int i = 0; i < m_grid.size().width; ++i) {
            const int column = centreColumn(m_grid.size().width, i);
            const auto child = static_cast<std::size_t>(column);
            if (!children.cell[child])
                continue;
            const SolverNode node = children.node(child);
            const SolverTable& table = m_tables.of(node.left);
            const SolverTable::Slot slot = table.slot(children.key[child]);
            if (children.isOpen(child))
                children.narrow(child, table.find(slot, children.bounds(child)));
            if (children.isOpen(child)) {
                const auto known = scoreInBook(node);
                const int found = known ? *known
                                        : search(node, children.safe[child], children.bounds(child),
                                                 slot, static_cast<int>(children.asked[child]));
                children.narrow(child, {found, found});
            }
            if (children.answer(child) > alpha)
                return column;
        }
        return columnOf(playable); // every move loses at the same ply
    }

private:
    using Bounds = SolverTable::Bounds;
    using Moves = Children<Grid>;

    /// The static evaluation of a node.
    struct State {
        Cells safe; ///< moves that do not lose at once
        Bounds bounds;
    };
    /// Thrown when another thread has answered the question.
    struct Answered {};

    static constexpr std::uint64_t nodesBetweenChecks = 1024;
    // With fewer empty cells it costs more than it saves; measured.
    static constexpr int leastLeftForLookups = 8;
    // Whether the game ends within twelve plies is cheap to decide; measured.
    static constexpr int scoresOfQuickEnds = 6, scoresAtATime = 3;

    static constexpr unsigned bitOf(Idea idea) { return 1U << static_cast<unsigned>(idea); }
    bool uses(Idea idea) const { return m_ideas & bitOf(idea); }

    std::optional<int> scoreInBook(const SolverNode& node) const {
        return m_book ? m_book->score({m_grid.size(), node.mover, node.stones}) : std::nullopt;
    }

    void check() const {
        m_deadline.check();
        if (m_asked && !m_proved.get().leaveOpen(*m_asked))
            throw Answered();
    }

    /// Evaluates a node whose mover cannot complete a line at once.
    State look(const SolverNode& node) const {
        const Cells safe = safeMoves(m_grid, node.stones, node.threats);
        const auto left = static_cast<unsigned>(node.left); // halves by a shift
        const int atWorst = -static_cast<int>(left / 2);
        if (!safe)
            return {0, {atWorst, atWorst}};
        if (left <= 2)
            return {safe, {0, 0}};
        return {safe, {atWorst + 1, static_cast<int>((left - 1) / 2)}};
    }

    /// Narrows the bounds of a node on a board of even height by follow-up: who can reply in the
    /// same column. Only where that decides whether the score is greater than alpha.
    void boundByFollowUp(const SolverNode& node, int alpha, Bounds& bounds) const {
        const Cells empty = m_grid.board() & ~node.stones;
        const Cells other = node.stones ^ node.mover;
        const int height = m_grid.size().height;
        const Cells playable = playableCells(m_grid, node.stones);
        // Columns whose next cell is in an upper row (the second, fourth, …) have an odd number of
        // empty cells. In the others the opponent can follow up and gets the upper cells.
        const Cells odd = playable & m_upperRows;
        if (node.left % 2 == 0) {
            // With an even number of odd columns the sides share their next cells in turn. Above
            // these the opponent follows up, too.
            const Cells given = empty & m_upperRows & ~playable;
            if (canHaveLine(node.mover | (empty & ~m_upperRows), odd))
                return;
            bounds.upper = std::min(bounds.upper, 0);
            if (alpha >= 0 || !hasLine(m_grid, other | given))
                return;
            // The cells above the opponent's lowest line are empty when it is complete.
            Cells rows = 0;
            for (int row = 1; row < height; row += 2) {
                rows |= m_grid.bottom() << row;
                if (hasLine(m_grid, other | (given & rows))) {
                    bounds.upper = std::min(bounds.upper, -((height + 1 - row) / 2));
                    return;
                }
            }
        } else {
            // In one odd column the mover gets the upper cells; the next cells of the others are
            // shared. If the opponent threatens a lower cell of that column, follow-up everywhere
            // wins for the opponent once the mover has run out of other columns.
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
    /// Whether a side has a line if it gets the cells `got` and half of an even number of cells
    /// `shared`, of which the opponent takes the second of each pair when it takes the first, and
    /// vice versa.
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

    SolverTable::Slot slotOf(const SolverNode& node) const {
        Moves same; // every child is this node
        same.mover.fill(node.mover);
        same.stones.fill(node.stones);
        same.left.fill(node.left);
        same.open = 1;
        same.template makeKeys<AnyProcessor>(m_grid, uses(Idea::Mirror), uses(Idea::Dead));
        return m_tables.of(node.left).slot(same.key.front());
    }

    /// The children of a node for `moves`, with everything known without a search.
    void expand(Moves& children, const SolverNode& node, Cells moves, int alpha) const {
        const bool byLines = uses(Idea::Bounds), chains = uses(Idea::Chains);
        Processor::run([&]() __attribute__((always_inline)) {
            children.template make<Processor>(m_grid, m_columns, node, moves, alpha, chains);
            children.template bound<Processor>(m_grid, node, alpha, m_upperRows, byLines);
        });
        for (std::uint32_t rest = children.followUp; rest && children.best <= alpha;
             rest &= rest - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(rest));
            Bounds bounds = children.bounds(i);
            boundByFollowUp(children.node(i), static_cast<int>(children.asked[i]), bounds);
            children.narrow(i, bounds);
        }
    }
    void makeKeys(Moves& children) const {
        const bool mirrors = uses(Idea::Mirror), joinsDead = uses(Idea::Dead);
        Processor::run([&]() __attribute__((always_inline)) {
            children.template makeKeys<Processor>(m_grid, mirrors, joinsDead);
        });
    }
    /// Calls `visit` with each column of a set.
    template <class Visit>
    static void forEach(std::uint32_t columns, Visit visit) {
        for (; columns; columns &= columns - 1)
            visit(static_cast<std::size_t>(std::countr_zero(columns)));
    }

    /// A bound of the score of a node that its bounds, including those in the table, do not answer:
    /// an upper bound if at most alpha, else a lower bound.
    int search(const SolverNode& node, Cells safe, Bounds bounds, SolverTable::Slot slot,
               int alpha) {
        if (++m_nodes % nodesBetweenChecks == 0)
            check();
        const std::uint64_t before = m_nodes;
        Moves children;
        expand(children, node, safe, alpha);
        const auto answered = [&](std::uint64_t work) {
            m_tables.of(node.left).store(slot, {children.best, bounds.upper}, work);
            return children.best;
        };
        if (children.best > alpha)
            return answered(1);
        std::array<SolverTable::Slot, Moves::size> slots;
        if (children.open) {
            makeKeys(children);
            forEach(children.open, [&](std::size_t i) {
                const SolverTable& table = m_tables.of(static_cast<int>(children.left[i]));
                slots[i] = table.slot(children.key[i]);
                table.prefetch(slots[i]);
            });
        }
        const auto lookUp = [&](std::size_t i) {
            const SolverTable& table = m_tables.of(static_cast<int>(children.left[i]));
            children.narrow(i, table.find(slots[i], children.bounds(i)));
        };
        bool isLookedUp = uses(Idea::Lookups) && node.left > leastLeftForLookups;
        for (std::uint32_t rest = children.open; isLookedUp && rest; rest &= rest - 1) {
            lookUp(static_cast<std::size_t>(std::countr_zero(rest)));
            if (children.best > alpha)
                return answered(1);
        }
        const bool hasChoice = children.open & (children.open - 1);
        if (hasChoice) {
            const bool byUse = uses(Idea::Order);
            Processor::run([&]() __attribute__((always_inline)) {
                children.template makeOrder<Processor>(m_grid, byUse);
            });
        }
        std::array<std::size_t, Grid::mostColumns> open;
        std::array<int, Grid::mostColumns> order;
        std::size_t size = 0;
        forEach(children.open, [&](std::size_t i) {
            if (hasChoice)
                order[size] =
                    static_cast<int>(children.order[i]) +
                    m_centrality[static_cast<std::size_t>(std::countr_zero(children.cell[i]))];
            open[size++] = i;
        });
        for (; size > 0; --size) {
            std::size_t first = 0;
            for (std::size_t i = 1; i < size; ++i)
                first = order[i] > order[first] ? i : first;
            const std::size_t child = open[first];
            order[first] = order[size - 1];
            open[first] = open[size - 1];
            // The search of its siblings may have stored it since.
            if (!std::exchange(isLookedUp, false))
                lookUp(child);
            if (children.isOpen(child)) {
                const int found =
                    search(children.node(child), children.safe[child], children.bounds(child),
                           slots[child], static_cast<int>(children.asked[child]));
                children.best = std::max(children.best, children.isOther[child] ? -found : found);
            }
            if (children.best > alpha)
                return answered(m_nodes - before + 1);
        }
        m_tables.of(node.left).store(slot, {bounds.lower, children.best}, m_nodes - before + 1);
        return children.best;
    }

    /// Searches the root until its bounds meet.
    void narrow(Cells safe) {
        if (m_weak)
            m_proved.narrow({-1, 1});
        Bounds bounds = m_proved.get();
        const SolverTable::Slot slot = slotOf(m_root);
        const auto ask = [&](int alpha) {
            m_asked = alpha;
            try {
                m_proved.narrow(m_tables.of(m_root.left).find(slot, bounds));
                bounds = m_proved.get();
                if (bounds.leaveOpen(alpha)) {
                    const int found = search(m_root, safe, bounds, slot, alpha);
                    m_proved.narrow(found > alpha ? Bounds{found, bounds.upper}
                                                  : Bounds{bounds.lower, found});
                }
            } catch (const Answered&) {
                // The answering thread has stored its bounds.
            }
            m_asked.reset();
            bounds = m_proved.get();
        };
        const auto isOpen = [&] {
            return bounds.lower < bounds.upper;
        };
        if (uses(Idea::Windows) && !m_weak) {
            const int top = bounds.upper - scoresOfQuickEnds;
            const int bottom = bounds.lower + scoresOfQuickEnds;
            while (isOpen() && (bounds.upper > top || bounds.lower < bottom)) {
                if (bounds.upper > top)
                    ask(std::max(bounds.upper - scoresAtATime, bounds.lower));
                if (isOpen() && bounds.lower < bottom)
                    ask(std::min(bounds.lower + scoresAtATime, bounds.upper) - 1);
            }
        }
        while (isOpen()) {
            int alpha = (bounds.lower + bounds.upper) / 2; // rounded toward zero
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
    /// Greater for columns nearer to the centre; perturbed except in the first thread.
    std::array<std::uint8_t, 64> m_centrality = {};
    alignas(64) typename Moves::template Each<Cells> m_columns = {};
    unsigned m_ideas = ~0U;
    bool m_weak;
    const Book* m_book;
    SolverTables& m_tables;
    Deadline m_deadline;
    ProvedBounds& m_proved;
    SolverNode m_root;
    std::optional<int> m_asked = {}; ///< the alpha of the question about the root
    std::uint64_t m_nodes = 0;
};

} // namespace yomi::connectfour
