// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn_phases.h"
#include "core/splitdamage/value_table.h"

#include <optional>
#include <vector>

namespace yomi::splitdamage {

/// What is wanted of a turn, as sets.
class TurnGoal {
public:
    /// `isMissed`: of the chance that the goal is missed.
    explicit TurnGoal(const TurnRules& rules, bool isMissed = false);

    /// The value of a board at the end: 1 where the goal is met and 0 where it is not, or the
    /// attack of the enemy.
    double atTheEnd(const TurnBoard& board) const;
    /// 0 where the goal is out of harm: a death that is needed, or all of them together, take more
    /// damage than is left. 1 where it is met and nothing can undo it. `damage` is the most that
    /// the present step still deals to one.
    std::optional<double> plainValue(const Phase& phase, const TurnBoard& board, int damage) const;
    /// What is still to be done, of those who are dead.
    StateKey progress(const TurnBoard& board) const;

private:
    struct Clause {
        ByStage<SlotSet> die{}, live{};
        SlotSet none = 0;
        int deaths = 0;                               ///< at least so many of those who count
        ByStage<std::array<int, mostSlots>> counts{}; ///< how often a death counts
        ByStage<SlotSet> counted{};
        bool countsOnce = true; ///< no death counts twice
    };

    static bool isBroken(const Clause& clause, const TurnBoard& board);
    static int deathsOf(const Clause& clause, const TurnBoard& board);
    bool canBeMet(const Clause& clause, const Phase& phase, const TurnBoard& board,
                  int damage) const;
    bool canReachDeaths(const Clause& clause, const Phase& phase, const TurnBoard& board,
                        int damage) const;
    bool staysMet(const Clause& clause, const Phase& phase, const TurnBoard& board,
                  int damage) const;
    std::optional<int> lifeToTake(const Phase& phase, const TurnBoard& board, std::size_t slot,
                                  std::size_t stage, int damage) const;
    /// The minions of actions that may still be put down.
    SlotSet bodiesOf(unsigned actions) const;

    const TurnRules& m_rules;
    bool m_isMissed;
    bool m_isGoal;
    std::vector<Clause> m_clauses;
    SlotSet m_summons = 0; ///< who leaves one
    SlotSet m_enemyMinions = 0;
    unsigned m_forced = 0; ///< the actions that follow by themselves
};

} // namespace yomi::splitdamage
