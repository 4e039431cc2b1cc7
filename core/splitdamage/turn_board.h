// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn_rules.h"

#include <array>
#include <bit>
#include <cstdint>

namespace yomi::splitdamage {

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

/// A TurnState in a form that is fast to change and to copy.
struct TurnBoard {
    std::array<std::int16_t, mostSlots> life{}; ///< of the living
    SlotSet shields = 0;
    ByStage<SlotSet> living{};
    ByStage<SlotSet> died{}; ///< includes characters at life 0 that have not left yet
    int mana = 0;

    SlotSet allLiving() const { return living[0] | living[1]; }

    void put(std::size_t slot, std::size_t stage, int health, bool shield) {
        const SlotSet bit = SlotSet{1} << slot;
        life[slot] = static_cast<std::int16_t>(health);
        shields = shield ? shields | bit : shields & ~bit;
        living[stage] |= bit;
    }

    /// Deals damage to the occupant of the slot; returns whether it dies.
    bool strike(std::size_t slot, int damage) {
        const SlotSet bit = SlotSet{1} << slot;
        if (shields & bit) {
            shields &= ~bit;
            return false;
        }
        if (life[slot] > damage) {
            life[slot] = static_cast<std::int16_t>(life[slot] - damage);
            return false;
        }
        const std::size_t stage = living[0] & bit ? 0 : 1;
        living[stage] &= ~bit;
        died[stage] |= bit;
        return true;
    }
};

} // namespace yomi::splitdamage
