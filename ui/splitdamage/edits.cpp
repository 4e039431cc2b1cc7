// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/splitdamage/edits.h"

#include "ui/common/wording.h"
#include "ui/splitdamage/plan_edits.h"
#include "ui/splitdamage/tribes.h"
#include "ui/splitdamage/words.h"

#include <QCoreApplication>

#include <stdexcept>

namespace yomi::ui::splitdamage {

namespace {

struct EditsText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::splitdamage::Edit)
};

Edit refused(const Inputs& before, const QString& sentence) {
    return {{}, before, sentence};
}

/// The edit that changes the character at `place` with `change`.
template <class Change>
Edit changed(const Inputs& before, Place place, const QString& sentence, Change&& change) {
    Edit edit{sentence.arg(characterName(before.board, place)), before};
    change(*characterAt(edit.after.board, place));
    return edit;
}

/// Refuses an edit with numbers outside the engine's limits.
Edit checked(const Inputs& before, Edit edit) {
    try {
        targets(edit.after);
        return edit;
    } catch (const std::invalid_argument& error) {
        return refused(before, messageOf(error));
    }
}

Edit sideIsFull(const Inputs& before) {
    return refused(before, EditsText::tr("A side has room for %n minions; this one is full.",
                                         nullptr, mostMinions));
}

bool isFull(const Setup& setup, SideName sideName) {
    return minionCount(setup.board, sideName) >= mostMinions;
}

} // namespace

int minionCount(const Board& board, SideName sideName) {
    return static_cast<int>(side(board, sideName).minions.size());
}

Edit addMinion(const Inputs& before, SideName sideName, int health) {
    if (isFull(before, sideName))
        return sideIsFull(before);
    Edit edit{sideName == SideName::Enemy
                  ? EditsText::tr("Add an enemy minion with %1 health").arg(health)
                  : EditsText::tr("Add a friendly minion with %1 health").arg(health),
              before};
    side(edit.after.board, sideName).minions.emplace_back().health = health;
    giveIds(edit.after.board);
    return checked(before, std::move(edit));
}

Edit addHero(const Inputs& before, SideName sideName, int health) {
    Edit edit{sideName == SideName::Enemy
                  ? EditsText::tr("Add the enemy hero with %1 health").arg(health)
                  : EditsText::tr("Add the friendly hero with %1 health").arg(health),
              before};
    side(edit.after.board, sideName).hero.emplace().health = health;
    giveIds(edit.after.board);
    return checked(before, std::move(edit));
}

Edit remove(const Inputs& before, Place place) {
    Edit edit{EditsText::tr("Remove %1").arg(characterName(before.board, place)), before};
    Side& row = side(edit.after.board, place.side);
    if (place.minion)
        row.minions.erase(row.minions.begin() + *place.minion);
    else
        row.hero.reset();
    followCharacters(before, edit.after);
    return edit;
}

Edit setHealth(const Inputs& before, Place place, int health) {
    return checked(before,
                   changed(before, place, EditsText::tr("Set the health of %2 to %1").arg(health),
                           [&](Character& character) { character.health = health; }));
}

Edit setArmor(const Inputs& before, Place place, int armor) {
    if (place.minion)
        return refused(before, EditsText::tr("Only heroes have armor."));
    return checked(before,
                   changed(before, place, EditsText::tr("Set the armor of %2 to %1").arg(armor),
                           [&](Character& character) { character.armor = armor; }));
}

Edit setDivineShield(const Inputs& before, Place place, bool divineShield) {
    return changed(before, place,
                   divineShield ? EditsText::tr("Give %1 a divine shield")
                                : EditsText::tr("Take the divine shield from %1"),
                   [&](Character& character) { character.divineShield = divineShield; });
}

Edit setInPool(const Inputs& before, Place place, bool inPool) {
    return changed(before, place,
                   inPool ? EditsText::tr("Put %1 into the pool")
                          : EditsText::tr("Exclude %1 from the pool"),
                   [&](Character& character) { character.inPool = inPool; });
}

Edit setGoal(const Inputs& before, Place place, Goal goal) {
    return changed(before, place,
                   goal == Goal::MustDie    ? EditsText::tr("Goal: %1 must die")
                   : goal == Goal::MustLive ? EditsText::tr("Goal: %1 must live")
                                            : EditsText::tr("No goal for %1"),
                   [&](Character& character) { character.goal = goal; });
}

Edit rename(const Inputs& before, Place place, const QString& name) {
    Edit edit{{}, before};
    characterAt(edit.after.board, place)->name = name.trimmed().toStdString();
    edit.sentence =
        EditsText::tr("Rename %1 to %2")
            .arg(characterName(before.board, place), characterName(edit.after.board, place));
    return edit;
}

Edit setAttack(const Inputs& before, Place place, int attack) {
    return checked(before,
                   changed(before, place, EditsText::tr("Set the attack of %2 to %1").arg(attack),
                           [&](Character& character) { character.attack = attack; }));
}

Edit setTaunt(const Inputs& before, Place place, bool taunt) {
    if (!place.minion)
        return refused(before, EditsText::tr("Only minions have taunt."));
    return changed(before, place,
                   taunt ? EditsText::tr("Give %1 taunt") : EditsText::tr("Take taunt from %1"),
                   [&](Character& character) { character.taunt = taunt; });
}

Edit setTribe(const Inputs& before, Place place, const QString& tribe) {
    return changed(before, place, EditsText::tr("Set the tribe of %1"),
                   [&](Character& character) { character.tribe = tribeOf(tribe); });
}

Edit setOwnSpellDamage(const Inputs& before, Place place, int spellDamage) {
    return checked(before,
                   changed(before, place,
                           EditsText::tr("Set the Spell Damage of %2 to +%1").arg(spellDamage),
                           [&](Character& character) { character.spellDamage = spellDamage; }));
}

Edit setImmune(const Inputs& before, Place place, bool immune) {
    return changed(before, place,
                   immune ? EditsText::tr("Make %1 immune") : EditsText::tr("%1 is not immune"),
                   [&](Character& character) { character.immune = immune; });
}

Edit setDeath(const Inputs& before, Place place, const std::optional<Summon>& summon,
              const std::optional<Step>& deathrattle) {
    return checked(before, changed(before, place,
                                   deathrattle ? EditsText::tr("Set the deathrattle of %1")
                                   : summon    ? EditsText::tr("Set what %1 summons")
                                               : EditsText::tr("Nothing happens when %1 dies"),
                                   [&](Character& character) {
                                       character.summons = summon;
                                       character.deathrattle = deathrattle;
                                   }));
}

Place landingPlace(const Board& board, Place from, Place gap) {
    const int landing = std::min(*gap.minion, minionCount(board, gap.side));
    // Removing it closes its own place before it lands.
    const bool closes = from.side == gap.side && *from.minion < landing;
    return {gap.side, closes ? landing - 1 : landing};
}

Edit moveMinion(const Inputs& before, Place from, Place gap) {
    if (from.side != gap.side && isFull(before, gap.side))
        return sideIsFull(before);
    Edit edit{EditsText::tr("Move %1").arg(characterName(before.board, from)), before};
    auto& source = side(edit.after.board, from.side).minions;
    Character minion = source[static_cast<std::size_t>(*from.minion)];
    source.erase(source.begin() + *from.minion);
    auto& target = side(edit.after.board, gap.side).minions;
    target.insert(target.begin() + *landingPlace(before.board, from, gap).minion,
                  std::move(minion));
    followCharacters(before, edit.after);
    return edit;
}

Edit replaceBoard(const Inputs& before, const QString& sentence, Setup setup) {
    Edit edit{sentence, before};
    static_cast<Setup&>(edit.after) = std::move(setup);
    giveIds(edit.after.board);
    followCharacters(before, edit.after);
    return edit;
}

Edit replaceMinions(const Inputs& before, SideName sideName, std::vector<Character> minions) {
    Edit edit{sideName == SideName::Enemy ? EditsText::tr("Replace the enemy minions")
                                          : EditsText::tr("Replace the friendly minions"),
              before};
    side(edit.after.board, sideName).minions = std::move(minions);
    giveIds(edit.after.board);
    followCharacters(before, edit.after);
    return checked(before, std::move(edit));
}

Edit choosePreset(const Inputs& before, const Effect& preset) {
    Edit edit{EditsText::tr("Choose %1").arg(cardName(preset.name)), before};
    edit.after.effect = preset;
    if (preset.name == Effect().name) { // the plain case keeps the current numbers
        edit.after.effect.hits = before.effect.hits;
        edit.after.effect.damagePerHit = before.effect.damagePerHit;
    }
    return checked(before, std::move(edit));
}

Edit setHits(const Inputs& before, int hits) {
    Edit edit{EditsText::tr("Set the hits to %1").arg(hits), before};
    edit.after.effect.hits = hits;
    return checked(before, std::move(edit));
}

Edit setDamagePerHit(const Inputs& before, int damage) {
    Edit edit{EditsText::tr("Set the damage per hit to %1").arg(damage), before};
    edit.after.effect.damagePerHit = damage;
    return checked(before, std::move(edit));
}

Edit setPool(const Inputs& before, Pool pool) {
    Edit edit{EditsText::tr("Set the pool to %1").arg(poolName(pool)), before};
    edit.after.effect.pool = pool;
    return edit;
}

Edit setSpellDamage(const Inputs& before, int spellDamage) {
    Edit edit{EditsText::tr("Set the Spell Damage to +%1").arg(spellDamage), before};
    edit.after.spellDamage = spellDamage;
    return checked(before, std::move(edit));
}

int leastCastHits(const Setup& setup) {
    const bool more = setup.effect.spellDamageRule == SpellDamageRule::MoreHits;
    return more ? setup.spellDamage : 0;
}

Edit setCastHits(const Inputs& before, int hits) {
    return setHits(before, hits - leastCastHits(before));
}

Edit addPin(const Inputs& before) {
    if (std::ssize(before.pins) >= mostPins)
        return refused(before, EditsText::tr("There are at most %n pins; remove one first.",
                                             nullptr, mostPins));
    Edit edit{EditsText::tr("Pin this result"), before};
    Pin pin{{}, before, before.plan};
    QString name;
    const auto isTaken = [&](const Pin& each) {
        return each.name == name.toStdString();
    };
    int number = 0;
    do {
        name = EditsText::tr("Pin %1").arg(++number);
    } while (std::ranges::any_of(before.pins, isTaken));
    pin.name = name.toStdString();
    edit.after.pins.push_back(std::move(pin));
    return edit;
}

Edit renamePin(const Inputs& before, int pin, const QString& name) {
    if (name.trimmed().isEmpty())
        return refused(before, EditsText::tr("A pin has a name."));
    Edit edit{EditsText::tr("Rename a pin"), before};
    edit.after.pins[static_cast<std::size_t>(pin)].name =
        name.trimmed().left(longestName).toStdString();
    return edit;
}

Edit removePin(const Inputs& before, int pin) {
    Edit edit{EditsText::tr("Remove a pin"), before};
    edit.after.pins.erase(edit.after.pins.begin() + pin);
    return edit;
}

Edit restorePin(const Inputs& before, int pin) {
    Edit edit{EditsText::tr("Restore a pin"), before};
    const Pin& kept = before.pins[static_cast<std::size_t>(pin)];
    static_cast<Setup&>(edit.after) = kept.setup;
    edit.after.plan = kept.plan;
    return edit;
}

Edit setWanted(const Inputs& before, std::size_t row, double probability) {
    Edit edit{EditsText::tr("Set a wanted probability"), before};
    edit.after.wanted[row] = probability;
    return edit;
}

} // namespace yomi::ui::splitdamage
