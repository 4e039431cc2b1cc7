// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn.h"

#include <cstdint>
#include <string>
#include <vector>

namespace yomi::splitdamage {

/// Who stands in a slot.
enum class Stage : std::uint8_t {
    Gone,    ///< nobody any more
    First,   ///< the one who was typed, or the minion of an action
    Second,  ///< the summon of the one who was typed
    Waiting, ///< the minion of an action that was not played
};

/// Who may stand on the board during a turn: everybody who was typed, in board order, then the
/// minions that actions put down. A summon has its parent's slot.
struct Slot {
    Place place;
    const Character* typed = nullptr; ///< null for the minion of an action
    const Summon* summon = nullptr;   ///< what a typed one leaves, or the minion of an action
    SideName side = SideName::Enemy;
    bool isHero = false;
    bool inPool = true;

    /// Whether somebody may ever stand there at that stage.
    bool has(Stage stage) const {
        return stage == Stage::First || (stage == Stage::Second && typed && summon);
    }
};

/// Somebody, or what became of him. At life 0 he is down and leaves at the end of the action.
struct Being {
    Stage stage = Stage::Gone;
    int life = 0; ///< health and armor
    bool shield = false;

    bool isStanding() const { return stage == Stage::First || stage == Stage::Second; }
    bool isLiving() const { return isStanding() && life > 0; }
    bool operator==(const Being&) const = default;
};

/// A board in play: a code for each slot, and the mana that is left.
using TurnState = std::u16string;

/// Somebody in a slot at one stage; his summon is another one.
struct Someone {
    std::size_t slot = 0;
    Stage stage = Stage::First;

    bool operator==(const Someone&) const = default;
};

/// The rules of a turn (specification: the board, actions, playing), one event at a time. The turn
/// must be valid and outlive the rules.
class TurnRules {
public:
    static constexpr int anyMana = mostMana + 1;

    explicit TurnRules(const Turn& turn);

    const Turn& turn() const { return m_turn; }
    const std::vector<Slot>& slots() const { return m_slots; }
    /// How many of them are of the typed board; they come first.
    std::size_t typedCount() const { return m_typedCount; }
    Someone at(const Place& place) const;
    TurnState start() const;

    static Being being(const TurnState& state, std::size_t slot);
    static void set(TurnState& state, std::size_t slot, const Being& being);
    int mana(const TurnState& state) const { return state.back(); }
    void setMana(TurnState& state, int mana) const { state.back() = static_cast<char16_t>(mana); }

    /// What the one who stands in a slot has.
    int attackOf(std::size_t slot, Stage stage) const;
    bool hasTaunt(std::size_t slot, Stage stage) const;
    const std::string& tribeOf(std::size_t slot, Stage stage) const;
    int spellDamageOf(std::size_t slot, Stage stage) const;

    /// Whether an action's cost, attacker, source and place allow it; its target is apart.
    bool canPlay(const TurnState& state, const Action& action) const;
    /// Whom its chosen step may strike, in board order.
    std::vector<Someone> legalTargets(const TurnState& state, const Action& action) const;
    /// Spell Damage as an action begins.
    int spellDamage(const TurnState& state) const;
    /// Pays, and puts its minion down.
    void begin(TurnState& state, std::size_t action) const;
    /// The slots that a step can strike now.
    std::vector<std::size_t> members(const TurnState& state, const Action& action, const Step& step,
                                     const std::optional<Someone>& target) const;
    /// Those of them of least health, which armor does not count for.
    std::vector<std::size_t> leastOf(const TurnState& state,
                                     const std::vector<std::size_t>& members) const;
    static void strike(TurnState& state, std::size_t slot, int damage);
    /// Who is down leaves, and his summon stands there.
    void settle(TurnState& state) const;

    /// The damages of the hits of a step with so much Spell Damage; one for a step without hits.
    static std::vector<int> damagesOf(const Step& step, int spellDamage);

    bool isGoalMet(const TurnState& state) const;
    /// The total attack of living enemy minions in the pool.
    int enemyAttack(const TurnState& state) const;
    /// Whether the one who was typed in a slot has died.
    static bool isDead(const TurnState& state, std::size_t slot);
    /// How often somebody has died in a slot.
    int deathsIn(const TurnState& state, std::size_t slot) const;
    bool hasDied(const TurnState& state, const Place& place) const;
    bool holds(const TurnState& state, const Clause& clause) const;

private:
    std::size_t slotOf(const Place& place) const;

    const Turn& m_turn;
    std::vector<Slot> m_slots;
    std::size_t m_typedCount = 0;
};

} // namespace yomi::splitdamage
