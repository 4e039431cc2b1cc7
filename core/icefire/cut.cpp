// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/cut.h"

#include <algorithm>

namespace yomi::icefire {

namespace {

Loss& operator+=(Loss& sum, const Loss& more) {
    sum.cells += more.cells;
    sum.unitCost += more.unitCost;
    sum.upkeep += more.upkeep;
    return sum;
}

Loss valueOf(const Board& board, Cell cell) {
    const int level = levelOf(board.content(cell));
    return {1, trainingCost[level], upkeep[level]};
}

/// The depth-first search of cutValues().
class CutSearch {
public:
    CutSearch(const Board& board, const CellSet& cells, std::array<Loss, cellSlots>& losses)
        : m_board(board)
        , m_cells(cells)
        , m_losses(losses) {}

    struct Subtree {
        int low = 0; ///< the earliest visited cell next to any of the subtree's cells
        Loss sum;
    };

    Subtree visit(Cell cell) {
        const int order = m_order[cell] = ++m_visited;
        Subtree tree{order, valueOf(m_board, cell)};
        Loss& loss = m_losses[cell] = tree.sum;
        (neighboursOf[cell] & m_cells).forEach([&](Cell next) {
            if (m_order[next] != 0) {
                tree.low = std::min(tree.low, m_order[next]);
                return;
            }
            const Subtree below = visit(next);
            tree.low = std::min(tree.low, below.low);
            tree.sum += below.sum;
            if (below.low >= order)
                loss += below.sum;
        });
        return tree;
    }

private:
    const Board& m_board;
    const CellSet& m_cells;
    std::array<Loss, cellSlots>& m_losses;
    std::array<int, cellSlots> m_order = {};
    int m_visited = 0;
};

} // namespace

CellSet cutOffBy(const Board& board, Player victim, const CellSet& captured) {
    const CellSet left = board.active(victim) - captured;
    return left - connected(CellSet::of(headquarters[victim]), left);
}

Loss lossOf(const Board& board, Player victim, const CellSet& captured) {
    Loss loss;
    const CellSet taken = board.active(victim) & captured;
    (taken | cutOffBy(board, victim, captured)).forEach([&](Cell cell) {
        loss += valueOf(board, cell);
    });
    return loss;
}

std::array<Loss, cellSlots> cutValues(const Board& board, Player victim) {
    std::array<Loss, cellSlots> losses = {};
    CutSearch search(board, board.active(victim), losses);
    if (board.active(victim).contains(headquarters[victim]))
        search.visit(headquarters[victim]);
    return losses;
}

} // namespace yomi::icefire
