// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/connectfour/grid.h"
#include "core/connectfour/solver_table.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace yomi::connectfour {

// The processors that the search is compiled for. `run` compiles `work`, which must be inlined with
// all that it calls, for one of them. `isWide` means SIMD over several words, `countsBits` a SIMD
// population count.

struct AnyProcessor {
    static constexpr bool isWide = false, countsBits = false;
    static bool isThis() { return true; }
    template <class Work>
    static void run(Work work) {
        work();
    }
};
#ifdef __x86_64__
struct Avx2Processor {
    static constexpr bool isWide = true, countsBits = false;
    static bool isThis() { return __builtin_cpu_supports("avx2"); }
    template <class Work>
    [[gnu::target("avx2")]] static void run(Work work) {
        work();
    }
};
struct Avx512Processor {
    static constexpr bool isWide = true, countsBits = true;
    static bool isThis() {
        return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
               __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw") &&
               __builtin_cpu_supports("avx512vpopcntdq") && __builtin_cpu_supports("popcnt");
    }
    template <class Work>
    [[gnu::target("avx512f,avx512vl,avx512dq,avx512bw,avx512vpopcntdq,popcnt")]] static void
    run(Work work) {
        work();
    }
};
#endif

template <class Processor>
[[gnu::always_inline]] inline std::int64_t countCells(Cells cells) {
    if constexpr (Processor::countsBits)
        return __builtin_popcountll(cells);
    cells -= cells >> 1 & 0x5555'5555'5555'5555;
    cells = (cells & 0x3333'3333'3333'3333) + (cells >> 2 & 0x3333'3333'3333'3333);
    return static_cast<std::int64_t>(
        ((cells + (cells >> 4)) & 0x0f0f'0f0f'0f0f'0f0f) * 0x0101'0101'0101'0101 >> 56);
}

/// All bits set if `holds`, for selecting without a branch.
[[gnu::always_inline]] constexpr std::uint64_t maskOf(bool holds) {
    return std::uint64_t{0} - std::uint64_t{holds};
}
template <class Word>
[[gnu::always_inline]] constexpr Word choose(std::uint64_t mask, Word one, Word other) {
    return static_cast<Word>((static_cast<std::uint64_t>(one) & mask) |
                             (static_cast<std::uint64_t>(other) & ~mask));
}

/// The solver's representation of a position.
struct SolverNode {
    Cells mover, stones;
    Cells wins, threats; ///< the empty cells that complete a line: of the mover, of the other side
    int left;            ///< empty cells
};

/// The moves that do not lose at once, if the mover cannot complete a line at once.
template <class Grid>
[[gnu::always_inline]] constexpr Cells safeMoves(const Grid& grid, Cells stones, Cells threats) {
    const Cells playable = playableCells(grid, stones);
    const Cells forced = playable & threats;
    const Cells answers = forced & maskOf((forced & (forced - 1)) == 0);
    return (answers | (playable & maskOf(forced == 0))) & ~(threats >> 1);
}

/// The children of a node, one per column, as a structure of arrays, so that SIMD processes all of
/// them at once: the loops over `size` have no branch and no call.
///
/// A child is the position after a move, or after a chain of moves of which all but the first were
/// forced. Its bounds and `asked`, the alpha of its null window, are those of the side to move
/// there.
template <class Grid>
struct Children {
    static constexpr std::size_t size = (Grid::mostColumns + 7) / 8 * 8;
    template <class Word>
    using Each = std::array<Word, size>;

    alignas(64) Each<Cells> cell; ///< of the move, the first one of a chain; 0 without a child
    alignas(64) Each<Cells> mover, stones, wins, threats;
    alignas(64) Each<Cells> safe; ///< moves that do not lose at once
    alignas(64) Each<std::int64_t> left;
    alignas(64) Each<std::uint64_t> isOther; ///< a mask: whether the parent's opponent is to move
    alignas(64) Each<std::int64_t> lower, upper, asked;
    alignas(64) Each<std::uint64_t> key;
    alignas(64) Each<std::int64_t> order; ///< move ordering score, without the place of the cell
    /// Sets of columns: unanswered children, and those that follow-up may answer.
    std::uint32_t open, followUp;
    /// The greatest score, or upper bound of one, that answered children prove for the parent.
    int best;

    SolverNode node(std::size_t i) const {
        return {mover[i], stones[i], wins[i], threats[i], static_cast<int>(left[i])};
    }
    SolverTable::Bounds bounds(std::size_t i) const {
        return {static_cast<int>(lower[i]), static_cast<int>(upper[i])};
    }
    /// Applies proved bounds to an open child.
    void narrow(std::size_t i, SolverTable::Bounds bounds) {
        lower[i] = std::max(lower[i], std::int64_t{bounds.lower});
        upper[i] = std::min(upper[i], std::int64_t{bounds.upper});
        if (lower[i] <= asked[i] && asked[i] < upper[i])
            return;
        open &= ~(std::uint32_t{1} << i);
        best = std::max(best, answer(i));
    }
    bool isOpen(std::size_t i) const { return open >> i & 1; }
    /// The bound that answers the question, for the parent.
    int answer(std::size_t i) const {
        const std::int64_t bound = lower[i] > asked[i] ? lower[i] : upper[i];
        return static_cast<int>(isOther[i] ? -bound : bound);
    }

    /// Makes the children of a node by some moves. A chain ends where its last position answers
    /// the question whether the node's score is greater than alpha.
    template <class Processor>
    [[gnu::always_inline]] void make(const Grid grid, const Each<Cells>& boardColumns,
                                     const SolverNode node, Cells moves, int alpha,
                                     bool followsChains) {
        alignas(64) Each<Cells> next;
        for (std::size_t i = 0; i < size; ++i)
            next[i] = moves & boardColumns[i];
        for (std::size_t i = 0; i < size; ++i) {
            cell[i] = next[i];
            mover[i] = node.mover;
            stones[i] = node.stones;
            wins[i] = node.wins;
            threats[i] = node.threats;
            safe[i] = 0;
            left[i] = node.left;
        }
        Cells any = ~Cells{0};
        for (int last = node.left - 1; any; --last) {
            alpha = -alpha - 1;
            const bool isOpen = last > 2 && 1 - last / 2 <= alpha && alpha < (last - 1) / 2;
            const std::uint64_t goesOn = maskOf(followsChains && isOpen);
            any = 0;
            for (std::size_t i = 0; i < size; ++i) {
                if (!Processor::isWide && !next[i])
                    continue;
                const Cells stonesAfter = stones[i] | next[i];
                const Cells threatsAfter = completingCells(grid, mover[i] | next[i]) & ~stonesAfter;
                const Cells safeAfter = safeMoves(grid, stonesAfter, threatsAfter);
                const Cells moverAfter = stones[i] ^ mover[i];
                const Cells winsAfter = threats[i] & ~next[i];
                const std::uint64_t isMade = maskOf(next[i] != 0);
                mover[i] = choose(isMade, moverAfter, mover[i]);
                stones[i] = stonesAfter;
                wins[i] = choose(isMade, winsAfter, wins[i]);
                threats[i] = choose(isMade, threatsAfter, threats[i]);
                safe[i] = choose(isMade, safeAfter, safe[i]);
                left[i] = choose(isMade, std::int64_t{last}, left[i]);
                next[i] = safeAfter & isMade & goesOn & maskOf((safeAfter & (safeAfter - 1)) == 0);
                any |= next[i];
            }
        }
    }

    /// Computes the static bounds; with `byLines` also from the lines still open.
    template <class Processor>
    [[gnu::always_inline]] void bound(const Grid grid, const SolverNode node, int alpha,
                                      Cells upperRows, bool byLines) {
        const std::int64_t before = node.left, askedThere = alpha;
        std::int64_t fewest = node.left;
        for (std::size_t i = 0; i < size; ++i) {
            if (!Processor::isWide && !cell[i])
                continue;
            isOther[i] = maskOf((before - left[i]) & 1);
            asked[i] = choose(isOther[i], -askedThere - 1, askedThere);
            const std::uint64_t isLost = maskOf(safe[i] == 0), isFull = maskOf(left[i] <= 2);
            const std::int64_t atWorst = -(left[i] >> 1);
            lower[i] = choose(isLost, atWorst, choose(isFull, std::int64_t{0}, atWorst + 1));
            upper[i] = choose(isLost, atWorst, choose(isFull, std::int64_t{0}, (left[i] - 1) >> 1));
            fewest = std::min(fewest, left[i]);
        }
        const Cells board = grid.board();
        if (byLines && fewest <= mostLeftForOpenLines)
            for (std::size_t i = 0; i < size; ++i) {
                if (!Processor::isWide && !cell[i])
                    continue;
                // The side that would have to win has no open line.
                const std::uint64_t toLose = maskOf(asked[i] < 0);
                const Cells side = mover[i] ^ (stones[i] & toLose);
                const std::uint64_t isTold = maskOf(!hasLine(grid, side | (board & ~stones[i]))) &
                                             maskOf(left[i] <= mostLeftForOpenLines) &
                                             maskOf(safe[i] != 0);
                lower[i] = choose(isTold & toLose, std::max(lower[i], std::int64_t{0}), lower[i]);
                upper[i] = choose(isTold & ~toLose, std::min(upper[i], std::int64_t{0}), upper[i]);
            }
        const Cells ends = grid.bottom() << grid.size().height;
        const std::uint64_t looksUp = maskOf(byLines && grid.size().height % 2 == 0);
        // The largest loss that a threat in the third row proves.
        const std::int64_t greatestLoss = -(grid.size().height - 1) / 2;
        std::uint64_t openColumns = 0, followUpColumns = 0;
        std::int64_t most = leastScore;
        for (std::size_t i = 0; i < size; ++i) {
            if (!Processor::isWide && !cell[i])
                continue;
            const std::uint64_t isOpen =
                maskOf(lower[i] <= asked[i]) & maskOf(asked[i] < upper[i]) & maskOf(cell[i] != 0);
            const std::int64_t bound = choose(maskOf(lower[i] > asked[i]), lower[i], upper[i]);
            const std::int64_t answer = choose(isOther[i], -bound, bound);
            most = std::max(most, choose(maskOf(cell[i] != 0) & ~isOpen, answer, leastScore));
            const Cells lowerCells = board & ~stones[i] & ~upperRows;
            const Cells odd = playableCells(grid, stones[i]) & upperRows;
            // The lower cells that the mover gets, whichever the odd column of the threat is.
            const std::uint64_t isOdd = maskOf(left[i] & 1);
            const Cells column = (ends - odd) & isOdd;
            const std::uint64_t mayFollow =
                maskOf(!hasLine(grid, mover[i] | (lowerCells & ~column))) &
                (~isOdd | (maskOf((threats[i] & lowerCells & column) != 0) &
                           maskOf(asked[i] >= greatestLoss)));
            openColumns |= isOpen & columns[i];
            followUpColumns |= isOpen & mayFollow & looksUp & columns[i];
        }
        open = static_cast<std::uint32_t>(openColumns);
        followUp = static_cast<std::uint32_t>(followUpColumns);
        best = static_cast<int>(most);
    }

    /// Keys for the table, equal for positions that `mirror` and `dead` make equivalent.
    template <class Processor>
    [[gnu::always_inline]] void makeKeys(const Grid grid, bool mirror, bool dead) {
        std::int64_t mostLeft = 0;
        for (std::size_t i = 0; i < size; ++i) {
            key[i] = mover[i];
            mostLeft = std::max(mostLeft, left[i]);
        }
        const Cells board = grid.board();
        if (dead && mostLeft >= leastLeftForDead)
            for (std::size_t i = 0; i < size; ++i) {
                if (!Processor::isWide && !isOpen(i))
                    continue;
                // Stones of the mover whose colour no longer matters: neither the mover nor, if
                // they were the opponent's, the opponent could complete a line with them.
                const Cells other = stones[i] ^ mover[i];
                const Cells useless = mover[i] & ~cellsInLines(grid, board & ~other);
                const Cells closed = useless & ~cellsInLines(grid, board & ~(mover[i] & ~useless));
                key[i] &= ~(closed & maskOf(left[i] >= leastLeftForDead));
            }
        for (std::size_t i = 0; i < size; ++i)
            key[i] += stones[i];
        if (mirror)
            for (std::size_t i = 0; i < size; ++i) {
                if (!Processor::isWide && !isOpen(i))
                    continue;
                key[i] = std::min(key[i], mirrored(grid, key[i]));
            }
    }
    [[gnu::always_inline]] static std::uint64_t mirrored(const Grid& grid, std::uint64_t key) {
        const int bits = bitsPerColumn(grid), width = grid.size().width;
        const std::uint64_t column = (std::uint64_t{1} << bits) - 1;
        std::uint64_t result = 0;
#pragma GCC unroll 8
        for (int i = 0; i < width; ++i) {
            const int shift = (width - 1 - 2 * i) * bits;
            const std::uint64_t part = key & column << (i * bits);
            result |= shift >= 0 ? part << shift : part >> -shift;
        }
        return result;
    }

    /// Move ordering: first by the threats that a move makes, then by how few moves the opponent
    /// has left and by the number of open lines through the cell.
    template <class Processor>
    [[gnu::always_inline]] void makeOrder(const Grid grid, bool byUse) {
        const auto count = [](Cells cells) __attribute__((always_inline)) {
            return countCells<Processor>(cells);
        };
        if (!byUse) {
            for (std::size_t i = 0; i < size; ++i)
                order[i] = 32 * count(choose(isOther[i], threats[i], wins[i]));
            return;
        }
        // A cell above one on which the other side completes a line is never reached. The spare
        // bits make no column empty, so the subtraction does not borrow across columns.
        const Cells board = grid.board(), bottom = grid.bottom();
        const Cells top = bottom << grid.size().height;
        const auto usable = [=](Cells cells, Cells others) __attribute__((always_inline)) {
            const Cells ends = others | top;
            return cells & (ends ^ (ends - bottom));
        };
        std::int64_t mostLeft = 0;
        for (std::size_t i = 0; i < size; ++i) {
            if (!Processor::isWide && !isOpen(i))
                continue;
            const Cells ours = choose(isOther[i], threats[i], wins[i]);
            const Cells theirs = choose(isOther[i], wins[i], threats[i]);
            const Cells used = usable(ours, theirs);
            const Cells playable = playableCells(grid, stones[i]);
            const std::int64_t moves = count(safe[i]);
            order[i] = 32 * (8 * count(used) + 16 * count(used & (playable | playable << 1)) -
                             2 * count(usable(theirs, ours)) - choose(isOther[i], moves, -moves));
            mostLeft = std::max(mostLeft, left[i]);
        }
        if (mostLeft < leastLeftToOrderByLines)
            return;
        // Counts the lines open to the other side after the move, and to this side without the cell
        // of the move: few if the cell lies in many lines.
        for (std::size_t i = 0; i < size; ++i) {
            if (!Processor::isWide && !isOpen(i))
                continue;
            const Cells ours = mover[i] ^ (stones[i] & isOther[i]);
            const Cells theirs = stones[i] ^ ours;
            std::int64_t lines = 0;
            forEachStep(
                grid, [&](int step) __attribute__((always_inline)) {
                    const int inARow = grid.size().inARow;
                    lines += count(detail::lineStarts(board & ~ours, inARow, step)) +
                             count(detail::lineStarts(board & ~theirs & ~cell[i], inARow, step));
                });
            order[i] -=
                choose(maskOf(left[i] >= leastLeftToOrderByLines), 2 * lines, std::int64_t{0});
        }
    }

private:
    // Outside these numbers of empty cells an idea costs more than it saves; measured.
    static constexpr std::int64_t leastLeftForDead = 28, leastLeftToOrderByLines = 16,
                                  mostLeftForOpenLines = 14;
    static constexpr std::int64_t leastScore = -64;
    alignas(64) static constexpr Each<std::uint64_t> columns = [] {
        Each<std::uint64_t> result = {};
        for (std::size_t i = 0; i < size; ++i)
            result[i] = std::uint64_t{1} << i;
        return result;
    }();
};

} // namespace yomi::connectfour
