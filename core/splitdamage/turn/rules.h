// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn/turn.h"

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::splitdamage {

/// The occupant of a slot.
enum class Stage : std::uint8_t {
    Gone,    ///< empty
    First,   ///< the initial character, or the minion of an action
    Second,  ///< the summon of the initial character
    Waiting, ///< the minion of an action that was not played yet
};

/// A possible place of a character during a turn: first the initial characters in board order, then
/// the minions that actions put down. A summon has its parent's slot.
struct Slot {
    Place place;
    const Character* typed = nullptr; ///< null for the minion of an action
    const Summon* summon = nullptr;   ///< of an initial character, or the minion of an action
    SideName side = SideName::Enemy;
    bool isHero = false;
    bool inPool = true;

    /// Whether the slot can be occupied at this stage.
    bool has(Stage stage) const {
        return stage == Stage::First || (stage == Stage::Second && typed && summon);
    }
};

/// The occupant of a slot and its state. At life 0 it is dead and leaves at the end of the action.
struct Occupant {
    Stage stage = Stage::Gone;
    int life = 0; ///< health and armor
    bool shield = false;

    bool isStanding() const { return stage == Stage::First || stage == Stage::Second; }
    bool isLiving() const { return isStanding() && life > 0; }
    bool operator==(const Occupant&) const = default;
};

/// An action and its target, if it has one.
struct Choice {
    std::size_t action = 0;
    std::optional<Place> target{};
};

inline constexpr std::size_t mostSlots = mostTargets + mostActions;

/// A board in play: a code for each slot, and the remaining mana.
class TurnState {
public:
    char16_t& operator[](std::size_t slot) { return m_codes[slot]; }
    char16_t operator[](std::size_t slot) const { return m_codes[slot]; }
    char16_t& mana() { return m_codes.back(); }
    char16_t mana() const { return m_codes.back(); }

    auto operator<=>(const TurnState&) const = default;

    struct Hash {
        std::size_t operator()(const TurnState& state) const {
            const char16_t* codes = state.m_codes.data();
            return std::hash<std::u16string_view>()({codes, state.m_codes.size()});
        }
    };

private:
    std::array<char16_t, mostSlots + 1> m_codes{};
};

/// A character: a slot at one stage; a summon differs from its parent.
struct OccupantId {
    std::size_t slot = 0;
    Stage stage = Stage::First;

    bool operator==(const OccupantId&) const = default;
};

/// Slots, one bit each.
using SlotSet = std::uint32_t;

/// A value for Stage::First and one for Stage::Second.
template <class Value>
using ByStage = std::array<Value, 2>;

constexpr Stage stageOf(std::size_t index) {
    return index == 0 ? Stage::First : Stage::Second;
}
constexpr std::size_t indexOf(Stage stage) {
    return stage == Stage::First ? 0 : 1;
}

constexpr bool hasSlot(SlotSet set, std::size_t slot) {
    return (set >> slot & 1) != 0;
}

inline bool isEmpty(const ByStage<SlotSet>& sets) {
    return (sets[0] | sets[1]) == 0;
}

/// Calls work(slot) in board order.
template <class Work>
void forEachSlot(SlotSet set, const Work& work) {
    for (; set != 0; set &= set - 1)
        work(static_cast<std::size_t>(std::countr_zero(set)));
}

/// Calls work(slot, stage), the first stage before the summons.
template <class Work>
void forEachSlot(const ByStage<SlotSet>& sets, const Work& work) {
    for (std::size_t stage = 0; stage < sets.size(); ++stage)
        forEachSlot(sets[stage], [&](std::size_t slot) { work(slot, stage); });
}

/// The rules of a turn, one event at a time. The turn must be valid and outlive the rules.
class TurnRules {
public:
    static constexpr int anyMana = mostMana + 1;

    /// `isList`: nothing is chosen, all actions follow in order of play.
    explicit TurnRules(const Turn& turn, bool isList = false);

    const Turn& turn() const { return m_turn; }
    const std::vector<Slot>& slots() const { return m_slots; }
    /// The number of slots of the initial board, which come first.
    std::size_t typedCount() const { return m_typedCount; }
    OccupantId at(const Place& place) const;
    TurnState start() const;

    static Occupant occupant(const TurnState& state, std::size_t slot) {
        const unsigned code = state[slot];
        return {static_cast<Stage>(code >> (lifeBits + 1)), static_cast<int>(code & lifeMask),
                (code >> lifeBits & 1) != 0};
    }
    static void set(TurnState& state, std::size_t slot, const Occupant& being) {
        state[slot] = static_cast<char16_t>(static_cast<unsigned>(being.stage) << (lifeBits + 1) |
                                            (being.shield ? 1u : 0u) << lifeBits |
                                            static_cast<unsigned>(being.life));
    }
    static int mana(const TurnState& state) { return state.mana(); }
    static void setMana(TurnState& state, int mana) { state.mana() = static_cast<char16_t>(mana); }

    Choice choiceOf(std::size_t action, const std::optional<OccupantId>& target) const;

    /// The properties of the occupant of a slot.
    int attackOf(std::size_t slot, Stage stage) const;
    bool hasTaunt(std::size_t slot, Stage stage) const;
    const std::string& tribeOf(std::size_t slot, Stage stage) const;
    int spellDamageOf(std::size_t slot, Stage stage) const;
    bool isImmune(std::size_t slot, Stage stage) const;
    /// What the occupant does when it dies; null if nothing.
    const Step* deathrattleOf(std::size_t slot, Stage stage) const;

    /// Whether an action happens by itself, wanted or not.
    bool isForced(std::size_t action) const { return m_isList || m_turn.actions[action].last; }
    /// Calls see(action, target) for every playable action of `left`, with null for an action
    /// without a chosen target; in list order, then in board order.
    template <class See>
    void forEachChoice(const TurnState& state, unsigned left, const See& see) const {
        for (std::size_t i = 0; i < m_turn.actions.size(); ++i) {
            const Action& action = m_turn.actions[i];
            if (!(left >> i & 1) || !canPlay(state, action))
                continue;
            if (!action.targetStep()) {
                see(i, std::optional<OccupantId>());
                continue;
            }
            for (const OccupantId& target : legalTargets(state, i))
                if (!action.target || at(*action.target) == target)
                    see(i, std::optional(target));
        }
    }

    /// Whether an equal action of `left` comes before it in the list.
    bool isRepeated(std::size_t action, unsigned left) const;
    /// The targets possible in an order fixed in advance: the given one, or every one that can ever
    /// be struck; one null for an action without a chosen target.
    std::vector<std::optional<OccupantId>> targetsOfOrders(std::size_t action) const;

    /// Whether cost, attacker, source and place allow the action; the target is checked separately.
    bool canPlay(const TurnState& state, const Action& action) const;
    /// The possible targets of its target step, in board order.
    std::vector<OccupantId> legalTargets(const TurnState& state, std::size_t action) const;
    /// The possible targets of a step, if alive, without the action's own minion, source and target
    /// where the step excludes them.
    ByStage<SlotSet> poolOf(std::size_t action, const Step& step,
                            const std::optional<OccupantId>& target) const;
    /// Those of a deathrattle of that side's character.
    ByStage<SlotSet> poolOf(SideName side, const Step& deathrattle) const;
    /// Spell Damage at the start of an action.
    int spellDamage(const TurnState& state) const;
    /// Pays the cost and puts the minion down.
    void begin(TurnState& state, std::size_t action) const;
    bool isGoalMet(const TurnState& state) const;
    /// The total attack of living enemy minions in the pool.
    int enemyAttack(const TurnState& state) const;
    /// Whether the initial character of a slot has died.
    static bool isDead(const TurnState& state, std::size_t slot);
    /// How many characters have died in a slot.
    int deathsIn(const TurnState& state, std::size_t slot) const;
    bool hasDied(const TurnState& state, const Place& place) const;
    bool holds(const TurnState& state, const Clause& clause) const;

private:
    // A code has the life in its lowest eleven bits, then the shield, then the stage.
    static constexpr unsigned lifeBits = 11;
    static constexpr unsigned lifeMask = (1u << lifeBits) - 1;
    static_assert(mostHealth + mostArmor <= static_cast<int>(lifeMask));

    std::size_t slotOf(const Place& place) const;
    template <class IsIn>
    ByStage<SlotSet> slotsWhere(const IsIn& isIn) const;

    const Turn& m_turn;
    bool m_isList;
    std::vector<Slot> m_slots;
    std::size_t m_typedCount = 0;
};

} // namespace yomi::splitdamage
