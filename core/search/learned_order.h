// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/game.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace yomi::search {

/// Move ordering learned from cutoffs: two killers per ply of the game, and the history of each
/// move of either side. Kept through the iterations of one search.
class LearnedOrder {
public:
    LearnedOrder(bool killers, bool history, int plies, int moves)
        : m_killers(killers ? static_cast<std::size_t>(plies) + 1 : 0)
        , m_history(history ? 2 * static_cast<std::size_t>(moves) : 0) {}

    /// Sorts by falling history, then puts the killers of the ply in front, the latest first.
    template <class Moves>
    void sort(Moves& moves, bool firstToMove, int ply) const {
        if (!m_history.empty())
            std::stable_sort(moves.begin(), moves.end(), [&](int one, int other) {
                return m_history[place(firstToMove, one)] > m_history[place(firstToMove, other)];
            });
        if (m_killers.empty())
            return;
        const Killers& killers = m_killers[static_cast<std::size_t>(ply)];
        for (const int killer : {killers.second, killers.first}) {
            const auto found = std::find(moves.begin(), moves.end(), killer);
            if (found != moves.end())
                std::rotate(moves.begin(), found, found + 1);
        }
    }

    /// Records a cutoff at this ply with `depth` plies left above the depth limit.
    void cutoff(int move, bool firstToMove, int ply, int depth) {
        if (!m_history.empty())
            m_history[place(firstToMove, move)] += std::int64_t{depth} * depth;
        if (m_killers.empty())
            return;
        Killers& killers = m_killers[static_cast<std::size_t>(ply)];
        if (killers.first != move)
            killers = {move, killers.first};
    }

private:
    struct Killers {
        int first = -1, second = -1;
    };

    static std::size_t place(bool firstToMove, int move) {
        return 2 * static_cast<std::size_t>(move) + firstToMove;
    }

    std::vector<Killers> m_killers;
    std::vector<std::int64_t> m_history;
};

} // namespace yomi::search
