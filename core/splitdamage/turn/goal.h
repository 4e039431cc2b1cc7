// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn/phases.h"
#include "core/splitdamage/turn/value_table.h"

#include <optional>
#include <vector>

namespace yomi::splitdamage {

/// The goal of a turn, as sets of slots.
class TurnGoal {
public:
    /// `isMissed`: values are the chances that the goal is missed.
    explicit TurnGoal(const TurnRules& rules, bool isMissed = false);

    /// The value of a final board: 1 if the goal is met and 0 if not, or the enemy's attack.
    double atTheEnd(const TurnBoard& board) const;
    /// 0 if the goal cannot be met any more: a required death, or all of them together, takes more
    /// damage than is left. 1 if it is met for certain. `damage` is the most that the present step
    /// can still deal to one character.
    std::optional<double> plainValue(const Phase& phase, const TurnBoard& board, int damage) const;
    /// A key of what the goal still needs, given the dead.
    StateKey progress(const TurnBoard& board) const;

private:
    struct Clause {
        ByStage<SlotSet> die{}, live{};
        SlotSet none = 0;
        int deaths = 0; ///< how many of the counted characters must die
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
    SlotSet m_summons = 0; ///< slots that leave a summon
    SlotSet m_enemyMinions = 0;
    unsigned m_forced = 0; ///< the actions that happen by themselves
};

} // namespace yomi::splitdamage
