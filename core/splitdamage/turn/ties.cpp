// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn/ties.h"

namespace yomi::splitdamage {

std::size_t TurnTies::least(const TurnState& state, const std::vector<TurnMove>& moves,
                            unsigned left) {
    if (moves.size() == 1 || m_isExhausted)
        return 0;
    try {
        std::size_t least = 0;
        double effort = m_efforts.effort(state, moves.front(), left);
        for (std::size_t i = 1; i < moves.size(); ++i) {
            const double other = m_efforts.effort(state, moves[i], left);
            if (!isBetter(effort, other))
                continue;
            least = i;
            effort = other;
        }
        return least;
    } catch (const TooManyStates&) {
        m_isExhausted = true;
        return 0;
    }
}

} // namespace yomi::splitdamage
