// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/targets.h"

#include <QString>

namespace yomi::ui::splitdamage {

using namespace yomi::splitdamage; // this folder is the face of that engine

/// One step of a person, ready to be performed (and undone) by the document.
struct Edit {
    QString sentence; ///< what it does, for the Undo menu
    Setup after;
    QString refusal; ///< the sentence that says why it cannot be done; empty when it can
};

// Each function takes the inputs as they are and a place where a character stands, unless it says
// otherwise.

int minionCount(const Board& board, SideName sideName);

/// A minion behind the last one of its side.
Edit addMinion(const Setup& before, SideName sideName, int health);
/// A hero for a side without one.
Edit addHero(const Setup& before, SideName sideName, int health);
Edit remove(const Setup& before, Place place);
Edit setHealth(const Setup& before, Place place, int health);
/// Only heroes have armor.
Edit setArmor(const Setup& before, Place place, int armor);
Edit setDivineShield(const Setup& before, Place place, bool divineShield);
Edit setInPool(const Setup& before, Place place, bool inPool);
Edit setGoal(const Setup& before, Place place, Goal goal);
Edit rename(const Setup& before, Place place, const QString& name);

/// Where a minion lands that is dropped into the gap to the left of minion `gap.minion`; gaps
/// behind the last minion count as the one right behind it.
Place landingPlace(const Board& board, Place from, Place gap);
/// Moves a minion into that gap, on its own side or the other one.
Edit moveMinion(const Setup& before, Place from, Place gap);

/// Other minions for a whole side.
Edit replaceMinions(const Setup& before, SideName sideName, std::vector<Character> minions);

/// An effect of the catalog, as it stands there; the plain case keeps hits and damage.
Edit choosePreset(const Setup& before, const Effect& preset);
Edit setHits(const Setup& before, int hits);
Edit setDamagePerHit(const Setup& before, int damage);
Edit setPool(const Setup& before, Pool pool);
Edit setSpellDamage(const Setup& before, int spellDamage);
/// The hits that Spell Damage alone gives: no fewer can be dealt.
int leastCastHits(const Setup& setup);
/// Changes the effect so that, Spell Damage included, it deals `hits` in all, leastCastHits() at
/// least.
Edit setCastHits(const Setup& before, int hits);

} // namespace yomi::ui::splitdamage
