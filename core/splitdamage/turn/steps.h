// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn/rules.h"
#include "core/splitdamage/turn/state_count.h"

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace yomi::splitdamage {

/// A TurnState in a form that is fast to change and to copy.
struct TurnBoard {
    std::array<std::int16_t, mostSlots> life{}; ///< of the living, else 0
    SlotSet shields = 0;
    ByStage<SlotSet> living{};
    ByStage<SlotSet> died{};     ///< includes characters that have not left yet
    ByStage<SlotSet> rattling{}; ///< those among them whose deathrattle is still to strike
    int mana = 0;

    SlotSet allLiving() const { return living[0] | living[1]; }
    bool isRattling() const { return (rattling[0] | rattling[1]) != 0; }

    void put(std::size_t slot, std::size_t stage, int health, bool shield) {
        const SlotSet bit = SlotSet{1} << slot;
        life[slot] = static_cast<std::int16_t>(health);
        shields = shield ? shields | bit : shields & ~bit;
        living[stage] |= bit;
    }

    auto operator<=>(const TurnBoard&) const = default;
};

/// A step of an action in play, or of a deathrattle: its targets and damage.
struct BegunStep {
    StepKind kind = StepKind::Split;
    bool again = false;
    ByStage<SlotSet> pool{};    ///< possible targets, if alive
    std::vector<int> damages{}; ///< of each hit, or one number; the least if it is random
    int spread = 0;             ///< how much more a hit may deal; each amount is as likely
    std::optional<OccupantId> target{};
    std::size_t attacker = 0;
    int answer = 0; ///< the damage to the attacker

    /// Each hit strikes one target, and all hits deal the same damage.
    bool isUniform() const {
        return (kind == StepKind::Split && !again) || kind == StepKind::Lowest;
    }
    /// Whether each target is struck at most once, all of them at the same time.
    bool isAtOnce() const { return kind == StepKind::Distinct || kind >= StepKind::Area; }
    /// Whether the targets are drawn.
    bool drawsTargets() const { return kind < StepKind::Area; }
    /// The least damage of the hit when `hits` are left, including this one.
    int damageOf(int hits) const {
        const auto last = static_cast<std::size_t>(hits);
        return last > damages.size() ? damages.front() : damages[damages.size() - last];
    }
    /// The most damage of its last hits together.
    int mostOfLast(int hits) const;
    /// The most damage to one target in a round; TurnSteps::unlimited for a bounce.
    int mostInRound() const;
};

/// How far a step has come.
struct StepProgress {
    int rounds = 0;      ///< left after this one
    int hits = 0;        ///< left in this round; for a bounce and an area 1 until it ends
    bool isDown = false; ///< a character died in this round of a repeated step
    SlotSet struck = 0;  ///< by this simultaneous strike
    int damage = 0;      ///< the most that the rest of the step deals to one target

    auto operator<=>(const StepProgress&) const = default;
};

/// The next hit of a step: it strikes one of these slots and deals one of these amounts; each pair
/// is as likely. No slots: the round has ended.
struct Hit {
    SlotSet slots = 0;
    int least = 0, most = 0;

    int ways() const { return std::popcount(slots) * (most - least + 1); }
    bool isCertain() const { // without std::has_single_bit, which may call a popcount
        return slots != 0 && (slots & (slots - 1)) == 0 && least == most;
    }
};

/// A moment within an action.
struct TurnMoment {
    std::size_t action = 0;
    std::optional<OccupantId> target{};
    unsigned left = 0;   ///< the actions after it, one bit each
    int spellDamage = 0; ///< at the start of the action
    std::size_t step = 0;
    StepProgress now{};
    /// After a round: deathrattles that strike before it goes on, the first of them in play.
    ByStage<SlotSet> wave{};
    StepProgress ofDeathrattle{};
};

/// What a step does to a board, hit by hit. This is the one place that knows; odds, plans, samples
/// and examples follow it:
///
///     now = begin(step, hits)
///     while nextHit(board, step, now) has slots:
///         strike one of them, all equally likely          now = after(step, now, slot, isDown)
///     leave(board): the dead leave, their summons appear; then the deathrattles that it returns
///         strike in board order, as steps of their own; again for those who died of it
///     if beginsAgain(step, now): from the loop on
///
/// The turn must outlive it.
class TurnSteps {
public:
    static constexpr int unlimited = 1'000'000;

    explicit TurnSteps(const TurnRules& rules);

    const TurnRules& rules() const { return m_rules; }
    /// The steps of an action that begins with this Spell Damage.
    const std::vector<BegunStep>&
    stepsOf(std::size_t action, const std::optional<OccupantId>& target, int spellDamage) const;
    /// A character's deathrattle.
    const BegunStep& deathrattle(std::size_t slot, std::size_t stage) const {
        return m_deathrattles.at({slot, stage}).step;
    }
    const ByStage<SlotSet>& deathrattles() const { return m_rattles; }
    /// Equal for deathrattles that are interchangeable, from 1; 0 for a character without one.
    int numberOfDeathrattle(std::size_t slot, std::size_t stage) const {
        return hasSlot(m_rattles[stage], slot) ? m_deathrattles.at({slot, stage}).number : 0;
    }
    bool isImmune(std::size_t slot, std::size_t stage) const {
        return hasSlot(m_immune[stage], slot);
    }

    TurnBoard boardOf(const TurnState& state) const;
    /// The state of a board within an action, from an earlier one: the dead are still in place.
    TurnState stateWithin(const TurnBoard& board, TurnState before) const;
    /// The same if only this slot was struck.
    static void copyStruck(const TurnBoard& board, std::size_t slot, TurnState& state) {
        const Occupant before = TurnRules::occupant(state, slot);
        TurnRules::set(state, slot, {before.stage, board.life[slot], hasSlot(board.shields, slot)});
    }
    /// The state of a board after the dead have left.
    TurnState stateAfter(const TurnBoard& board, TurnState before) const;

    // --- the hits of a step

    static StepProgress begin(const BegunStep& step, int hits);
    static StepProgress begin(const BegunStep& step) {
        return begin(step, static_cast<int>(step.damages.size()));
    }
    [[gnu::always_inline]] Hit nextHit(const TurnBoard& board, const BegunStep& step,
                                       const StepProgress& now) const {
        if (now.hits == 0)
            return {};
        SlotSet slots = (step.pool[0] & board.living[0]) | (step.pool[1] & board.living[1]);
        int damage = step.damageOf(now.hits);
        switch (step.kind) {
        case StepKind::Split:
        case StepKind::List:
        case StepKind::Bounce:
            break;
        case StepKind::Lowest:
            slots = leastOf(board, slots);
            break;
        case StepKind::Distinct:
            slots &= ~now.struck;
            break;
        case StepKind::Area: // in board order
            slots &= ~now.struck;
            slots &= ~slots + 1;
            break;
        case StepKind::Attack:
            if (now.struck != 0) {
                slots = step.answer > 0 ? SlotSet{1} << step.attacker : 0;
                damage = step.answer;
                break;
            }
            [[fallthrough]];
        case StepKind::Target:
            slots = SlotSet{1} << step.target->slot & board.living[indexOf(step.target->stage)];
            break;
        }
        return {slots, damage, damage + step.spread};
    }
    /// Deals damage to the occupant of a slot; returns whether it dies.
    [[gnu::always_inline]] bool strike(TurnBoard& board, std::size_t slot, int damage) const {
        const SlotSet bit = SlotSet{1} << slot;
        const std::size_t stage = board.living[0] & bit ? 0 : 1;
        if (m_immune[stage] & bit)
            return false;
        if (board.shields & bit) {
            board.shields &= ~bit;
            return false;
        }
        if (board.life[slot] > damage) {
            board.life[slot] = static_cast<std::int16_t>(board.life[slot] - damage);
            return false;
        }
        board.life[slot] = 0;
        board.living[stage] &= ~bit;
        board.died[stage] |= bit;
        board.rattling[stage] |= m_rattles[stage] & bit;
        return true;
    }
    /// The progress after a hit on this slot.
    [[gnu::always_inline]] static StepProgress after(const BegunStep& step, StepProgress now,
                                                     std::size_t slot, bool isDown) {
        now.isDown = now.isDown || (step.again && isDown);
        if (step.kind == StepKind::Bounce) {
            now.hits = isDown ? 0 : 1;
            return now;
        }
        if (step.drawsTargets())
            now.damage -= step.damageOf(now.hits) + step.spread;
        if (step.isAtOnce())
            now.struck |= SlotSet{1} << slot;
        now.hits -= step.kind == StepKind::Area ? 0 : 1;
        return now;
    }
    /// Whether the step is done again after this round.
    static bool beginsAgain(const StepProgress& now) { return now.isDown && now.rounds > 0; }
    static StepProgress nextRound(const BegunStep& step, const StepProgress& now);
    /// Calls work(damage, ways) for each result of the hit on this slot; `ways` of the equally
    /// likely amounts have it.
    template <class Work>
    [[gnu::always_inline]] void forEachAmount(const TurnBoard& board, const Hit& hit,
                                              std::size_t slot, const Work& work) const {
        int fatal = hit.most; // from here on, all amounts do the same
        if (hit.least < hit.most) {
            const bool isSame = hasSlot(board.shields, slot) ||
                                isImmune(slot, hasSlot(board.living[0], slot) ? 0 : 1);
            fatal = isSame ? hit.least : board.life[slot];
        }
        for (int damage = hit.least, ways = 1; damage <= hit.most; damage += ways) {
            ways = damage >= fatal ? hit.most - damage + 1 : 1;
            work(damage, ways);
        }
    }
    /// Calls see(board, progress, weight) for each end of a round, with its share of the weight.
    template <class Number, class See>
    void forEachEnd(const TurnBoard& board, const BegunStep& step, const StepProgress& now,
                    const Number& weight, StateCount& count, const See& see) const;

    // --- deaths

    /// The dead who still have a summon to come.
    SlotSet pending(const TurnBoard& board) const {
        return m_summons & board.died[0] & ~board.died[1] & ~board.living[1];
    }
    /// The dead leave and their summons appear; returns the deathrattles that strike now.
    ByStage<SlotSet> leave(TurnBoard& board) const;
    /// The first deathrattle of a wave, in board order.
    static OccupantId firstOf(const ByStage<SlotSet>& wave);
    /// Calls see(board, weight) for each board once all dead have left and all deathrattles struck.
    template <class Number, class See>
    void forEachSettled(TurnBoard board, const Number& weight, StateCount& count,
                        const See& see) const {
        const ByStage<SlotSet> wave = leave(board);
        forEachSettled(board, wave, {}, weight, count, see);
    }
    /// The same from a wave whose first deathrattle has come this far, or begins.
    template <class Number, class See>
    void forEachSettled(const TurnBoard& board, ByStage<SlotSet> wave,
                        std::optional<StepProgress> now, const Number& weight, StateCount& count,
                        const See& see) const;

private:
    struct Deathrattle {
        BegunStep step;
        int number = 0;
    };

    std::vector<BegunStep> begunSteps(std::size_t action, const std::optional<OccupantId>& target,
                                      int spellDamage) const;
    SlotSet leastOf(const TurnBoard& board, SlotSet members) const;

    const TurnRules& m_rules;
    SlotSet m_summons = 0;
    ByStage<SlotSet> m_immune{}, m_rattles{};
    std::map<std::pair<std::size_t, std::size_t>, Deathrattle> m_deathrattles; ///< [slot, stage]
    mutable std::unordered_map<std::uint64_t, std::vector<BegunStep>> m_begun;
};

template <class Number, class See>
void TurnSteps::forEachEnd(const TurnBoard& start, const BegunStep& step, const StepProgress& from,
                           const Number& weight, StateCount& count, const See& see) const {
    TurnBoard board = start;
    StepProgress now = from;
    Hit hit = nextHit(board, step, now);
    while (hit.isCertain()) {
        const auto slot = static_cast<std::size_t>(std::countr_zero(hit.slots));
        now = after(step, now, slot, strike(board, slot, hit.least));
        hit = nextHit(board, step, now);
    }
    if (hit.slots == 0)
        return see(board, now, weight);
    // Equal boards are merged after each hit.
    using Reached = std::map<std::pair<StepProgress, TurnBoard>, Number>;
    for (Reached reached{{{now, board}, weight}}; !reached.empty();) {
        Reached next;
        for (const auto& [moment, part] : reached) {
            const auto& [progress, each] = moment;
            const Hit drawn = nextHit(each, step, progress);
            if (drawn.slots == 0) {
                see(each, progress, part);
                continue;
            }
            const Number share = part / Number(drawn.ways());
            forEachSlot(drawn.slots, [&, &progress = progress, &each = each](std::size_t slot) {
                forEachAmount(each, drawn, slot, [&](int damage, int ways) {
                    TurnBoard struck = each;
                    const StepProgress then =
                        after(step, progress, slot, strike(struck, slot, damage));
                    const std::size_t known = next.size();
                    next[{then, struck}] += share * Number(ways);
                    if (next.size() > known && (!step.isAtOnce() || step.spread > 0))
                        count.add(); // of the others there are few
                });
            });
        }
        reached = std::move(next);
    }
}

template <class Number, class See>
void TurnSteps::forEachSettled(const TurnBoard& board, ByStage<SlotSet> wave,
                               std::optional<StepProgress> now, const Number& weight,
                               StateCount& count, const See& see) const {
    if (isEmpty(wave))
        return see(board, weight);
    std::map<TurnBoard, Number> boards{{board, weight}};
    while (!isEmpty(wave)) {
        const OccupantId who = firstOf(wave);
        const std::size_t stage = indexOf(who.stage);
        wave[stage] &= ~(SlotSet{1} << who.slot);
        const BegunStep& step = deathrattle(who.slot, stage);
        std::map<TurnBoard, Number> struck;
        for (const auto& [each, part] : boards)
            forEachEnd(each, step, now.value_or(begin(step)), part, count,
                       [&](const TurnBoard& after, const StepProgress&, const Number& share) {
                           struck[after] += share;
                       });
        boards = std::move(struck);
        now.reset();
    }
    for (const auto& [each, part] : boards)
        forEachSettled(each, part, count, see);
}

} // namespace yomi::splitdamage
