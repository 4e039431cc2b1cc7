// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/game.h"
#include "core/search/score.h"
#include "core/search/settings.h"
#include "core/tree/game.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <vector>

namespace yomi::search {

/// The value of a win with `lines`, before the number of stones at the end is subtracted.
inline constexpr Score linesWin = 10'000;

/// The number of stones at the end of the game that a value of `lines`, in points, proves; nothing
/// if the value is an estimate.
inline std::optional<int> endOfLines(double points) {
    constexpr int mostCells = 64;
    const int stones = linesWin - static_cast<int>(std::abs(points));
    return stones <= mostCells ? std::optional(stones) : std::nullopt;
}

/// The value of a finished game and of a position at the depth limit (LineLeaves).
enum class LineEvaluation : std::uint8_t { FastWin, WinDrawLoss, Lines };
constexpr auto enumNames(LineEvaluation) {
    return namesInOrder("fast-win", "win-draw-loss", "lines");
}

/// The evaluations of games that a line of stones wins, on boards of at most 64 cells. The game
/// provides lines(), every line as a set of cells, and mover() and other(), the stones of the side
/// to move and of the other. With N cells and p stones at the end of the game:
///
///     win-draw-loss   1 for the winner; 0 at a depth limit
///     fast-win        (N + 2 − p) / 2 for the winner, rounded down; 0 at a depth limit
///     lines           10,000 − p for the winner; at a depth limit + s² for each line with s stones
///                     of the side to move and none of the other, − s² the other way round
class LineLeaves {
public:
    static constexpr int stepsPerPoint = 1;

    explicit LineLeaves(LineEvaluation evaluation)
        : m_evaluation(evaluation) {}

    template <class Game>
    Score end(const Game& game, Ended ended) const {
        if (ended == Ended::Drawn)
            return 0;
        const Score won = winValue(game.maxPlies(), game.plies());
        return ended == Ended::Won ? won : -won;
    }

    template <class Game>
    Score estimate(const Game& game) const {
        if (m_evaluation != LineEvaluation::Lines)
            return 0;
        Score sum = 0;
        for (const std::uint64_t line : game.lines()) {
            const int own = std::popcount(line & game.mover());
            const int others = std::popcount(line & game.other());
            if (others == 0)
                sum += own * own;
            else if (own == 0)
                sum -= others * others;
        }
        return sum;
    }

    /// The terms of estimate() for the first player: the lines of each side by number of stones.
    /// The Game maps a cell of its sets to reading order by cellOf().
    template <class Game>
    std::vector<tree::Term> terms(const Game& game) const {
        if (m_evaluation != LineEvaluation::Lines)
            return {};
        std::vector<tree::Term> terms;
        for (const bool first : {true, false}) {
            const std::uint64_t own = first == game.firstToMove() ? game.mover() : game.other();
            const std::uint64_t others = first == game.firstToMove() ? game.other() : game.mover();
            for (int stones = game.inARow() - 1; stones > 0; --stones) {
                std::uint64_t cells = 0;
                int lines = 0;
                for (const std::uint64_t line : game.lines())
                    if (!(line & others) && std::popcount(line & own) == stones) {
                        ++lines;
                        cells |= line;
                    }
                if (lines == 0)
                    continue;
                const int amount = (first ? 1 : -1) * lines * stones * stones;
                terms.push_back({{}, first, stones, lines, static_cast<double>(amount)});
                for (; cells; cells &= cells - 1)
                    terms.back().cells.push_back(game.cellOf(std::countr_zero(cells)));
                std::ranges::sort(terms.back().cells);
            }
        }
        return terms;
    }

    static constexpr Score unit() { return 1; }
    static constexpr Score nullWindow() { return 1; }

private:
    Score winValue(int cells, int plies) const {
        switch (m_evaluation) {
        case LineEvaluation::Lines:
            return linesWin - plies;
        case LineEvaluation::FastWin:
            return (cells + 2 - plies) / 2;
        case LineEvaluation::WinDrawLoss:
            break;
        }
        return 1;
    }

    LineEvaluation m_evaluation;
};

} // namespace yomi::search
