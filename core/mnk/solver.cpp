// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/mnk/solver.h"

#include "core/mnk/proof_search.h"

namespace yomi::mnk {

namespace {

constexpr Solution unknown = {.lower = -1, .upper = 1};

/// Searches an unfinished position until the score is known. `solution` keeps the proved bounds if
/// it throws.
void askUntilKnown(ProofSearch& search, const Position& position, Solution& solution) {
    const bool oMoves = position.firstToMove();
    const Squares mover = oMoves ? position.o : position.x;
    const Squares other = oMoves ? position.x : position.o;
    const Squares empty = position.board->all() & ~position.stones();
    constexpr std::uint64_t firstNodes = 1024;
    for (std::uint64_t nodes = firstNodes; solution.lower < solution.upper; nodes *= 2) {
        if (solution.upper > 0) {
            const auto [numbers, move] = search.search({mover, other, empty, true}, nodes);
            if (numbers.proof == 0) {
                solution.lower = 1;
                solution.bestMove = move;
            } else if (numbers.disproof == 0) {
                solution.upper = 0;
            }
        }
        if (solution.lower < 0) {
            const auto [numbers, move] = search.search({other, mover, empty, false}, nodes);
            if (numbers.isKnown())
                solution.bestMove = move;
            if (numbers.disproof == 0)
                solution.lower = 0;
            else if (numbers.proof == 0)
                solution.upper = -1;
        }
    }
    solution.score = solution.lower;
}

/// The score of an unfinished position, or the bounds proved within the time limit.
Solution ask(ProofSearch& search, const Position& position) {
    Solution solution = unknown;
    try {
        askUntilKnown(search, position, solution);
    } catch (const TimeLimitPassed&) {
        solution.bestMove.reset(); // it may belong to a question that was not decided
    }
    return solution;
}

} // namespace

Solver::Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;
Solver::~Solver() = default;

Solution Solver::solve(const Position& position, const Limits& limits) {
    validateSearchable(position);
    clearTable();
    const auto start = std::chrono::steady_clock::now();
    ProofSearch search(*position.board, *m_table, limits);
    Solution solution = ask(search, position);
    solution.nodes = search.nodes();
    solution.time = std::chrono::steady_clock::now() - start;
    return solution;
}

SquareScores Solver::solveSquares(const Position& position, const Limits& limits) {
    validateSearchable(position);
    clearTable();
    const auto start = std::chrono::steady_clock::now();
    ProofSearch search(*position.board, *m_table, limits);
    SquareScores result;
    bool isTimeOver = false;
    for (int square = 0; square < position.board->size().cells(); ++square) {
        std::optional<search::MoveScore>& score = result.moves.emplace_back();
        const Squares move = Squares{1} << square;
        if (position.stones() & move)
            continue;
        Position child = position;
        Squares& mover = position.firstToMove() ? child.o : child.x;
        mover |= move;
        if (child.board->hasLine(mover)) {
            score = {1, 1};
        } else if (child.stones() == child.board->all()) {
            score = {0, 0};
        } else if (isTimeOver) {
            score = {unknown.lower, unknown.upper, false};
        } else {
            const Solution solution = ask(search, child);
            score = {-solution.upper, -solution.lower};
            isTimeOver = !solution.score;
        }
    }
    result.nodes = search.nodes();
    result.time = std::chrono::steady_clock::now() - start;
    return result;
}

void Solver::clearTable() {
    if (m_table)
        m_table->clear();
    else
        m_table = std::make_unique<ProofTable>();
}

} // namespace yomi::mnk
