// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/random.h"
#include "core/splitdamage/turn/run.h"
#include "core/splitdamage/turn/ties.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace yomi::splitdamage {

/// Draws runs of a turn from one generator. Every random choice takes one number, even with a
/// single option.
class TurnSampler {
public:
    TurnSampler(const TurnRules& rules, std::uint64_t seed)
        : m_rules(rules)
        , m_steps(rules)
        , m_random(seed) {}

    void seed(std::uint64_t seed) { m_random = Random(seed); }

    /// Plays the actions in this order; skips one that cannot be played then. Calls see(run so far)
    /// after each; state() is the result.
    template <class See>
    ExampleRun draw(const std::vector<Choice>& order, const See& see) {
        begin();
        for (const Choice& choice : order) {
            take(choice);
            see(m_run);
        }
        end();
        return std::move(m_run);
    }
    ExampleRun draw(const std::vector<Choice>& order) {
        return draw(order, [](const ExampleRun&) {});
    }
    /// Plays the best choice after each outcome by these values, then the actions played last.
    ExampleRun drawBest(TurnValues& values);

    /// From now on draws each random choice with its probability conditional on the result whose
    /// chances these are.
    void setCondition(TurnValues& chances) { m_chances = &chances; }

    /// The final state of the last run.
    const TurnState& state() const { return m_state; }

private:
    using Chosen = std::optional<TurnMove>;

    void begin();
    void end() { m_run.isMet = m_rules.isGoalMet(m_state); }
    void take(const Choice& choice);
    void play(std::size_t action, const std::optional<OccupantId>& target);
    void leave();
    void strikeRound(const BegunStep& step, StepProgress& now);
    std::pair<std::size_t, int> drawn(const BegunStep& step, StepProgress& now, const Hit& hit,
                                      const std::vector<std::size_t>& slots);
    std::pair<std::size_t, int> drawnByChance(const BegunStep& step, StepProgress& now,
                                              const Hit& hit,
                                              const std::vector<std::size_t>& slots);
    /// Whether the occupant dies.
    bool strike(std::size_t slot, int damage);
    const Chosen& best(TurnValues& values, unsigned choices);

    const TurnRules& m_rules;
    const TurnSteps m_steps;
    Random m_random;
    TurnValues* m_chances = nullptr;
    const std::stop_token m_noStop{};
    std::unique_ptr<TurnTies> m_ties; ///< once a best plan is drawn
    TurnState m_state;
    TurnBoard m_board;                   ///< within an action
    TurnMoment m_moment;                 ///< of the hit that is drawn next
    std::vector<std::size_t> m_unstruck; ///< by a set, in the order that its draws left
    ExampleRun m_run;
    std::map<std::pair<TurnState, unsigned>, Chosen> m_best;
};

/// The list in order of play.
std::vector<Choice> listInOrder(const Turn& turn);

} // namespace yomi::splitdamage
