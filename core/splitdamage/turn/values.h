// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn/goal.h"
#include "core/splitdamage/turn/steps.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace yomi::splitdamage {

/// Values within rounding of each other count as equal.
inline bool isBetter(double value, double than) {
    constexpr double rounding = 1e-12;
    return value - than > rounding * std::max(std::abs(value), std::abs(than));
}

/// An action and its target, if it has one.
struct TurnMove {
    std::size_t action = 0;
    std::optional<OccupantId> target{};
};

/// The value of a turn's best plan, computed backwards in floating point: hit by hit, each state
/// once, however it was reached. States are merged that
///
/// - differ in the places of characters which the remaining actions and the question treat alike;
/// - differ in a character that matters for neither;
/// - differ in lives above all damage still possible.
///
/// States whose value TurnGoal knows are neither stored nor counted. Cost: 1 to 2 microseconds per
/// state.
class TurnValues {
public:
    /// `isMissed`: the values are the chances of missing the goal with the same plan. They keep
    /// full precision near 0, unlike 1 minus the odds of the goal.
    TurnValues(const TurnRules& rules, StateCount& count, bool isMissed = false);
    /// Computes the effort of the best plans of `values` instead: the mean number of actions until
    /// stopping is as good as continuing, then the mean mana. The least over equal plans.
    TurnValues(const TurnRules& rules, StateCount& count, TurnValues& values);

    /// The best value with the actions of `choices`.
    double value(const TurnState& state, unsigned choices);
    /// The value of stopping: after the actions played last.
    double stopping(const TurnState& state);
    /// The mean value after a playable action, with the actions of `choices` still to come.
    double mean(const TurnState& state, std::size_t action, const std::optional<OccupantId>& target,
                unsigned choices);
    /// The same plus the effort of the action itself.
    double effort(const TurnState& state, const TurnMove& move, unsigned left) {
        return effortOf(move.action) +
               mean(state, move.action, move.target, left & ~(1u << move.action));
    }
    /// The mean value from a moment within an action.
    double valueAt(const TurnBoard& board, const TurnMoment& moment);

private:
    /// When an action can be played, as sets.
    struct Move {
        bool isPossible = true;
        bool usesSpellDamage = false;
        ByStage<SlotSet> needed{}; ///< these must be alive
        const Step* targetStep = nullptr;
        ByStage<SlotSet> targets{}; ///< targets, if alive
        std::size_t body = mostSlots;
    };
    struct Branch {
        StateKey key;
        std::uint8_t slot;
        std::int16_t damage;
        int count;
    };

    void addMove(std::size_t action);
    bool canPlay(const TurnBoard& board, std::size_t action) const;
    ByStage<SlotSet> targets(const TurnBoard& board, std::size_t action) const;
    int spellDamage(const TurnBoard& board) const;
    unsigned useful(const TurnBoard& board, unsigned left) const;

    double decide(const TurnBoard& board, unsigned left);
    /// Calls attempt(action, target) for all playable moves, once for interchangeable targets.
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
    /// The value when the present step has come this far.
    double proceed(const Phase& phase, const TurnBoard& board, const StepProgress& now);
    /// After a round, or after the whole step: the dead leave before the next round or choice.
    double endRound(const Phase& phase, const TurnBoard& board, const StepProgress& now);
    double afterLeaving(const Phase& phase, const TurnBoard& board, const StepProgress& now);
    double strikeAtOnce(const Phase& phase, const TurnBoard& board, const StepProgress& now);
    double strikeNext(const Phase& phase, const TurnBoard& board, const StepProgress& now);
    double strikeSets(const Phase& phase, const TurnBoard& board, int hits, SlotSet chosen = 0);
    double strikeSet(const Phase& phase, const TurnBoard& board, std::size_t first,
                     std::size_t last, std::size_t count);
    double after(const Phase& phase, const TurnBoard& board, const StepProgress& now,
                 const StateKey& key);

    StateKey keyOf(const Phase& phase, const TurnBoard& board, const StepProgress& now) const;
    inline StateKey termOf(const Phase& phase, const TurnBoard& board, std::size_t slot,
                           std::size_t stage, int damage) const;
    StateKey timeTerm(const Phase& phase, const TurnBoard& board, const StepProgress& now) const;
    StateKey pendingTerm(const Phase& phase, std::size_t slot) const;
    StateKey rattlingTerm(std::size_t slot, std::size_t stage) const;

    const TurnRules& m_rules;
    StateCount& m_count;
    TurnSteps m_steps;
    TurnPhases m_phases;
    TurnGoal m_goal;
    bool m_wantsMore;
    TurnValues* m_values = nullptr;   ///< the values whose ties are broken by effort
    std::vector<Move> m_moves;        ///< [action]
    std::vector<std::size_t> m_order; ///< of the actions: those without chance are tried first
    unsigned m_forced = 0;            ///< those that happen by themselves
    std::vector<std::size_t> m_forcedInOrder; ///< in order of play
    ByStage<SlotSet> m_taunts{}, m_spells{};
    SlotSet m_friendlyMinions = 0;
    ValueTable m_table;
    std::vector<Branch> m_branches; ///< of the hits up to the present one
    int m_depth = 0;
};

} // namespace yomi::splitdamage
