// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/hits/targets.h"
#include "core/splitdamage/turn/turn.h"
#include "ui/common/game_document.h"

#include <array>

namespace yomi::ui::splitdamage {

using namespace yomi::splitdamage; // this folder is the user interface of that engine

/// The probabilities for which the fewest hits are computed.
using Wanted = std::array<double, 3>;

/// A board with its effect and plan, saved under a name for comparisons.
struct Pin {
    std::string name;
    Setup setup;
    TurnPlan plan{};

    bool operator==(const Pin&) const = default;
};
inline constexpr int mostPins = 4;

/// All inputs that a person edits.
struct Inputs : Setup {
    Wanted wanted{0.5, 0.9, 0.99};
    TurnPlan plan; ///< its goal is added to the marks on the board
    std::vector<Pin> pins;

    bool operator==(const Inputs&) const = default;
};

using Edit = ui::Edit<Inputs>;

// Each function takes the current inputs and the place of a character, unless noted otherwise.

int minionCount(const Board& board, SideName sideName);

/// Adds a minion after the last one of its side.
Edit addMinion(const Inputs& before, SideName sideName, int health);
/// Adds a hero to a side without one.
Edit addHero(const Inputs& before, SideName sideName, int health);
Edit remove(const Inputs& before, Place place);
Edit setHealth(const Inputs& before, Place place, int health);
/// Only heroes have armor.
Edit setArmor(const Inputs& before, Place place, int armor);
Edit setDivineShield(const Inputs& before, Place place, bool divineShield);
Edit setInPool(const Inputs& before, Place place, bool inPool);
Edit setGoal(const Inputs& before, Place place, Goal goal);
Edit rename(const Inputs& before, Place place, const QString& name);
// Properties that matter only in whole turns.
Edit setAttack(const Inputs& before, Place place, int attack);
Edit setTaunt(const Inputs& before, Place place, bool taunt);
Edit setTribe(const Inputs& before, Place place, const QString& tribe);
Edit setOwnSpellDamage(const Inputs& before, Place place, int spellDamage);
Edit setImmune(const Inputs& before, Place place, bool immune);
/// What happens when it dies. Nothing: its place stays empty; it does not strike.
Edit setDeath(const Inputs& before, Place place, const std::optional<Summon>& summon,
              const std::optional<Step>& deathrattle);

/// The place of a minion dropped into the gap to the left of minion `gap.minion`; gaps after the
/// last minion count as the one directly after it.
Place landingPlace(const Board& board, Place from, Place gap);
/// Moves a minion into that gap, on its own side or the other one.
Edit moveMinion(const Inputs& before, Place from, Place gap);

/// Replaces the board with its effect and Spell Damage.
Edit replaceBoard(const Inputs& before, const QString& sentence, Setup setup);
/// Replaces the minions of a side.
Edit replaceMinions(const Inputs& before, SideName sideName, std::vector<Character> minions);

/// Sets an effect of the catalog, unchanged; the plain case keeps hits and damage.
Edit choosePreset(const Inputs& before, const Effect& preset);
Edit setHits(const Inputs& before, int hits);
Edit setDamagePerHit(const Inputs& before, int damage);
Edit setPool(const Inputs& before, Pool pool);
Edit setSpellDamage(const Inputs& before, int spellDamage);
/// The number of hits from Spell Damage alone, which is the minimum.
int leastCastHits(const Setup& setup);
/// Changes the effect so that it deals `hits` in all, including Spell Damage, but at least
/// leastCastHits().
Edit setCastHits(const Inputs& before, int hits);

/// Saves the current inputs as a pin.
Edit addPin(const Inputs& before);
Edit renamePin(const Inputs& before, int pin, const QString& name);
Edit removePin(const Inputs& before, int pin);
/// Restores the inputs of a pin.
Edit restorePin(const Inputs& before, int pin);

Edit setWanted(const Inputs& before, std::size_t row, double probability);

} // namespace yomi::ui::splitdamage
