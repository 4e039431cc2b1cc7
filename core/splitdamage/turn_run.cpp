// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn_run.h"

#include "core/common/random.h"
#include "core/common/stopped.h"
#include "core/splitdamage/turn_rules.h"

#include <algorithm>
#include <utility>

namespace yomi::splitdamage {

namespace {

/// Draws runs from one generator. Every random choice takes one number, one among one, too.
class Dice {
public:
    Dice(const TurnRules& rules, std::uint64_t seed)
        : m_rules(rules)
        , m_order(orderOfPlay(rules.turn()))
        , m_random(seed) {}

    ExampleRun draw() {
        m_state = m_rules.start();
        ExampleRun run;
        for (const std::size_t index : m_order) {
            RunEvent& event = run.events.emplace_back();
            event.action = index;
            m_hits = &event.hits;
            event.isSkipped = !play(index);
        }
        run.isMet = m_rules.isGoalMet(m_state);
        return run;
    }

private:
    /// False: it cannot be played.
    bool play(std::size_t index) {
        const Action& action = m_rules.turn().actions[index];
        std::optional<Someone> target;
        if (action.target)
            target = m_rules.at(*action.target);
        if (!m_rules.canPlay(m_state, action) || (target && !isLegal(action, *target)))
            return false;
        const int spellDamage = m_rules.spellDamage(m_state);
        m_rules.begin(m_state, index);
        for (const Step& step : action.steps)
            take(action, step, target, TurnRules::damagesOf(step, spellDamage));
        m_rules.settle(m_state);
        return true;
    }

    bool isLegal(const Action& action, const Someone& target) const {
        return std::ranges::count(m_rules.legalTargets(m_state, action), target) > 0;
    }

    void take(const Action& action, const Step& step, const std::optional<Someone>& target,
              const std::vector<int>& damages) {
        const auto members = [&] {
            return m_rules.members(m_state, action, step, target);
        };
        switch (step.kind) {
        case StepKind::Split:
        case StepKind::Area:
            for (int round = 1;
                 strikeRound(step, members, damages) && step.again && round < mostRounds; ++round)
                m_rules.settle(m_state);
            break;
        case StepKind::List:
        case StepKind::Lowest:
            strikeRound(step, members, damages);
            break;
        case StepKind::Distinct:
            strikeSet(members(), damages);
            break;
        case StepKind::Bounce:
            for (auto slots = members(); !slots.empty(); slots = members())
                if (strike(oneOf(slots), damages.front()))
                    break;
            break;
        case StepKind::Target:
        case StepKind::Attack:
            strikeChosen(step, *target, damages);
            break;
        }
    }

    /// Whether somebody went down.
    template <class Members>
    bool strikeRound(const Step& step, const Members& members, const std::vector<int>& damages) {
        bool isDown = false;
        if (step.kind == StepKind::Area) {
            for (const std::size_t slot : members())
                isDown |= strike(slot, damages.front());
            return isDown;
        }
        for (const int damage : damages) {
            std::vector<std::size_t> slots = members();
            if (step.kind == StepKind::Lowest)
                slots = m_rules.leastOf(m_state, slots);
            if (!slots.empty())
                isDown |= strike(oneOf(slots), damage);
        }
        return isDown;
    }

    void strikeSet(std::vector<std::size_t> slots, const std::vector<int>& damages) {
        for (std::size_t j = 0; j < std::min(damages.size(), slots.size()); ++j) {
            const int drawn = m_random.below(static_cast<int>(slots.size() - j));
            std::swap(slots[j], slots[j + static_cast<std::size_t>(drawn)]);
            strike(slots[j], damages.front());
        }
    }

    void strikeChosen(const Step& step, const Someone& target, const std::vector<int>& damages) {
        const Being struck = TurnRules::being(m_state, target.slot);
        if (struck.stage != target.stage || struck.life == 0)
            return;
        if (step.kind == StepKind::Target) {
            strike(target.slot, damages.front());
            return;
        }
        const std::size_t attacker = m_rules.at(*step.attacker).slot;
        const int answer = m_rules.attackOf(target.slot, struck.stage);
        strike(target.slot, m_rules.attackOf(attacker, Stage::First));
        if (!m_rules.slots()[target.slot].isHero && answer > 0)
            strike(attacker, answer);
    }

    std::size_t oneOf(const std::vector<std::size_t>& slots) {
        return slots[static_cast<std::size_t>(m_random.below(static_cast<int>(slots.size())))];
    }

    /// Whether he goes down.
    bool strike(std::size_t slot, int damage) {
        const Being before = TurnRules::being(m_state, slot);
        TurnRules::strike(m_state, slot, damage);
        const int life = TurnRules::being(m_state, slot).life;
        Place place = m_rules.slots()[slot].place;
        place.summoned = before.stage == Stage::Second;
        m_hits->push_back({place, before.shield ? 0 : damage, life});
        return life == 0;
    }

    const TurnRules& m_rules;
    std::vector<std::size_t> m_order;
    Random m_random;
    TurnState m_state;
    std::vector<RunHit>* m_hits = nullptr; ///< of the action under way
};

} // namespace

std::optional<ExampleRun> exampleRun(const Turn& turn, std::uint64_t seed, Example example,
                                     const std::stop_token& stop) {
    validateOrder(turn);
    const TurnRules rules(turn);
    Dice dice(rules, seed);
    for (int i = 0; i < mostRunsDrawn; ++i) {
        throwIfStopped(stop);
        ExampleRun run = dice.draw();
        if (example == Example::Any || run.isMet == (example == Example::Met))
            return run;
    }
    return std::nullopt;
}

int sampleGoal(const Turn& turn, int runs, std::uint64_t seed, const std::stop_token& stop) {
    validateOrder(turn);
    requireRange("The number of runs", runs, 0, mostSamples);
    const TurnRules rules(turn);
    Dice dice(rules, seed);
    int met = 0;
    for (int i = 0; i < runs; ++i) {
        throwIfStopped(stop);
        met += dice.draw().isMet ? 1 : 0;
    }
    return met;
}

} // namespace yomi::splitdamage
