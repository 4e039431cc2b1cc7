// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn_goal.h"
#include "core/splitdamage/turn_walk.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace yomi::splitdamage {

/// Within rounding of each other two values are the same.
inline bool isBetter(double value, double than) {
    constexpr double rounding = 1e-12;
    return value - than > rounding * std::max(std::abs(value), std::abs(than));
}

/// An action with its target, if it chooses one.
struct TurnMove {
    std::size_t action = 0;
    std::optional<OccupantId> target{};
};

/// A moment within an action, after one of its hits.
struct TurnMoment {
    std::size_t action = 0;
    std::optional<OccupantId> target{};
    unsigned left = 0;   ///< the actions after it, a bit each
    int spellDamage = 0; ///< as it began
    std::size_t step = 0;
    int hits = 0;        ///< of this round of the step still to come; of a bounce 1 until it ends
    int rounds = 0;      ///< that may follow this one
    bool isDown = false; ///< somebody went down in this round of a step that is done again
    SlotSet struck = 0;  ///< of a set that is struck at once, those already chosen
};

/// What the best plan of a turn is worth, worked out backwards in floating point: hit by hit, each
/// state once, whichever choices lead to it. States are one that
///
/// - differ in who has which place, if all that is left and the question treat them alike;
/// - differ in somebody who has nothing to do with either;
/// - differ in lives above all that can still strike them.
///
/// States of a plain value (TurnGoal) are neither kept nor counted. Cost: 1 to 2 microseconds a
/// state.
class TurnValues {
public:
    /// `isMissed`: the values are the chances that the goal is missed, by the same plan. Near 0
    /// they have all their digits, which 1 less the odds of the goal has not.
    TurnValues(const TurnRules& rules, StateCount& count, bool isMissed = false);
    /// The effort of the best plans of those values instead: the mean number of actions until
    /// stopping is as good as going on, then the mean mana. The least of equal plans.
    TurnValues(const TurnRules& rules, StateCount& count, TurnValues& values);

    /// The best that can be reached with the actions of `choices`.
    double value(const TurnState& state, unsigned choices);
    /// What is reached by stopping: after the actions played last.
    double stopping(const TurnState& state);
    /// The mean after an action that can be played, with those of `choices` still to come.
    double mean(const TurnState& state, std::size_t action, const std::optional<OccupantId>& target,
                unsigned choices);
    /// The same with the effort of the action itself.
    double effort(const TurnState& state, const TurnMove& move, unsigned left) {
        return effortOf(move.action) +
               mean(state, move.action, move.target, left & ~(1u << move.action));
    }
    /// The mean from a moment within an action on.
    double valueAt(const TurnState& state, const TurnMoment& moment);

private:
    /// When an action can be played, as sets.
    struct Move {
        bool isPossible = true;
        bool usesSpellDamage = false;
        ByStage<SlotSet> needed{}; ///< who must be there
        const Step* targetStep = nullptr;
        ByStage<SlotSet> targets{}; ///< of these the living
        std::size_t body = mostSlots;
    };
    /// What the present step has still to do.
    struct StepProgress {
        int hits = 0;        ///< of this round
        int rounds = 0;      ///< after this one
        bool isDown = false; ///< somebody went down in this round of a step that is done again
        int damage = 0;      ///< the most to one
    };
    struct Branch {
        StateKey key;
        std::uint8_t slot, count;
    };

    void addMove(std::size_t action);
    TurnBoard boardOf(const TurnState& state) const;
    bool canPlay(const TurnBoard& board, std::size_t action) const;
    ByStage<SlotSet> targets(const TurnBoard& board, std::size_t action) const;
    int spellDamage(const TurnBoard& board) const;
    unsigned useful(const TurnBoard& board, unsigned left) const;
    SlotSet pending(const TurnBoard& board) const;
    void settle(TurnBoard& board) const;

    double decide(const TurnBoard& board, unsigned left);
    /// Calls attempt(action, target) for all that can be played, for one of those that are alike.
    template <class Attempt>
    void forEachMove(const TurnBoard& board, const Phase& phase, const Attempt& attempt);
    double bestOf(const TurnBoard& board, const Phase& phase);
    double leastEffort(const TurnBoard& board, const Phase& phase);
    double effortOf(std::size_t action) const;
    std::optional<double> plainValue(const Phase& phase, const TurnBoard& board, int damage) const;
    double playForced(const TurnBoard& board, unsigned left);
    double play(TurnBoard board, std::size_t action, const std::optional<OccupantId>& target,
                unsigned left);
    double begin(const Phase& phase, const TurnBoard& board, int hits);
    double goOn(const Phase& phase, const TurnBoard& board);
    double strikeAtOnce(const Phase& phase, TurnBoard board);
    double strikeNext(const Phase& phase, const TurnBoard& board, const StepProgress& now);
    double strikeSets(const Phase& phase, const TurnBoard& board, int hits, SlotSet chosen = 0);
    double strikeSet(const Phase& phase, const TurnBoard& board, std::size_t first,
                     std::size_t last, std::size_t count);
    double after(const Phase& phase, const TurnBoard& board, const StepProgress& now,
                 const StateKey& key);
    double endRound(const Phase& phase, TurnBoard board, const StepProgress& now);
    SlotSet leastOf(const TurnBoard& board, SlotSet members) const;

    StateKey keyOf(const Phase& phase, const TurnBoard& board, const StepProgress& now) const;
    StateKey termOf(const Phase& phase, const TurnBoard& board, std::size_t slot, std::size_t stage,
                    int damage) const;
    StateKey timeTerm(const Phase& phase, const TurnBoard& board, const StepProgress& now) const;
    StateKey pendingTerm(const Phase& phase, std::size_t slot) const;

    const TurnRules& m_rules;
    StateCount& m_count;
    TurnPhases m_phases;
    TurnGoal m_goal;
    bool m_wantsMore;
    TurnValues* m_values = nullptr;   ///< whose plans are weighed by their effort
    std::vector<Move> m_moves;        ///< [action]
    std::vector<std::size_t> m_order; ///< of the actions: those without chance are tried first
    unsigned m_forced = 0;            ///< those that follow by themselves
    std::vector<std::size_t> m_forcedInOrder; ///< of play
    SlotSet m_summons = 0;
    ByStage<SlotSet> m_taunts{}, m_spells{};
    SlotSet m_friendlyMinions = 0;
    ValueTable m_table;
    std::vector<Branch> m_branches; ///< of the hits on the way to the present one
    int m_depth = 0;
};

} // namespace yomi::splitdamage
