// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/card_words.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace yomi::splitdamage {

namespace {

constexpr Phrase phrases[] = {
    // Classes
    Phrase("Mage"), Phrase("Paladin"), Phrase("Warlock"), Phrase("Demon Hunter"), Phrase("Neutral"),
    Phrase("Rogue"), Phrase("Death Knight"), Phrase("Warrior"), Phrase("Hunter"), Phrase("Priest"),
    Phrase("Shaman"), Phrase("Druid"),
    // Entries that are no cards
    Phrase("Damage to a target"), Phrase("Damage to all"), Phrase("Random targets"),
    Phrase("Split damage"),
    // When it happens
    Phrase("start of the next turn"), Phrase("after a spell"), Phrase("after a Mech is summoned"),
    Phrase("deathrattle"), Phrase("location"), Phrase("end of turn"), Phrase("when it awakens"),
    Phrase("after it attacks and survives"), Phrase("start of turn"), Phrase("after an overheal"),
    Phrase("after a friendly minion dies"), Phrase("after a Pirate is summoned"),
    Phrase("after the hero power"), Phrase("after a minion is summoned"),
    Phrase("after it takes damage"), Phrase("after a minion is healed"),
    Phrase("after a neighbour attacks"), Phrase("after a Battlecry minion"),
    Phrase("after a spell on it"), Phrase("after a friendly minion attacks"),
    Phrase("after an Elemental is summoned"), Phrase("after an outermost card of the hand"),
    Phrase("after a Naga"), Phrase("secret, after the opposing hero power"), Phrase("hero power"),
    Phrase("an asteroid is drawn"), Phrase("after your hero takes damage"),
    Phrase("after your hero is healed"), Phrase("after a friendly Undead dies"),
    Phrase("after your hero attacks"), Phrase("secret, when your hero is attacked"),
    Phrase("after a minion is played"),
    // Conditions
    Phrase("combo"), Phrase("a Mech of yours is there"),
    Phrase("an Elemental was played last turn"), Phrase("20 friendly minions have died this game"),
    Phrase("three casts: add it once for each"),
    Phrase("may be cast again this turn: add it once for each cast"),
    Phrase("forged; without it the first step alone"), Phrase("no duplicates in the deck"),
    Phrase("three of them are there"),
    Phrase("no Elemental last turn; after one the target is chosen"),
    Phrase("no Starship launched"), Phrase("finale"), Phrase("the first of its two choices"),
    Phrase("without Quickdraw"), Phrase("the card drawn is no minion"),
    Phrase("the target is Frozen"), Phrase("a Secret of yours is there"),
    Phrase("the target is undamaged"), Phrase("your deck began without two equal cards"),
    Phrase("the second of its two choices"), Phrase("a Dragon is in hand"),
    Phrase("the target is no friendly Demon"), Phrase("the deck has even costs alone"),
    Phrase("Echo: add it once for each cast"), Phrase("the target is damaged"),
    Phrase("your hero attacked this turn"), Phrase("an enemy is chosen"),
    Phrase("a weapon is equipped"),
    // What is left out
    Phrase("the summoned minion"), Phrase("Lifesteal"), Phrase("healing for each kill"),
    Phrase("the silence"), Phrase("Lifesteal when forged"), Phrase("Lifesteal, Reborn"),
    Phrase("Reborn"), Phrase("Rewind"), Phrase("the exchange of the hero power"),
    Phrase("the neighbour struck by Quickdraw"), Phrase("Freeze"), Phrase("cards drawn"),
    Phrase("excess damage to the enemy hero"), Phrase("the doubled bonus from Spell Damage"),
    Phrase("the lower cost for each death"), Phrase("the card gained"),
    Phrase("the Roaring Torch in the deck (6 damage)"), Phrase("the weapon destroyed"),
    Phrase("the return to the hand"), Phrase("Overload"), Phrase("the summoned Imps"),
    Phrase("Spellburst"), Phrase("cards drawn, the armor, the summoned minion"),
    Phrase("the healing"), Phrase("the copy in the opponent's deck"), Phrase("the card discarded"),
    Phrase("the damage to your hero"), Phrase("the summoned minions"),
    Phrase("the crystals unlocked"), Phrase("the Jade Golem"),
    Phrase("the lower cost for each enemy minion"), Phrase("the armor"), Phrase("the Attack given"),
    Phrase("the deathrattle, which strikes again"), Phrase("Lifesteal, the lower cost of Outcast"),
    Phrase("Freeze, the summoned minion"), Phrase("the buff of C'Thun"),
    // Doubts
    Phrase("which rule Spell Damage follows in the second step"),
    Phrase("what later Relics improve"),
    Phrase("that Spell Damage lengthens the list (its tag is that of the split spells)"),
    Phrase("whether one minion can be struck twice"),
    Phrase("whether the dead leave between its two parts"),
    // Numbers asked for
    Phrase("3, or 6 after a Fire spell this turn"), Phrase("Attack of the minion"),
    Phrase("3, or 6 when no minion is in the deck"), Phrase("Attack of the silenced minion"),
    Phrase("1, or 2 when a Zerg attacked"), Phrase("4, or 8 with a card of cost 8 or more in hand"),
    Phrase("the amount healed"), Phrase("cards in hand"), Phrase("Mana Crystals"),
    Phrase("spells in hand"), Phrase("1 and the other cards in hand"), Phrase("1 and your Pirates"),
    Phrase("1 and your other Zerg minions"), Phrase("1 and your Beasts"),
    Phrase("Corpses spent, at most 5"), Phrase("bullets loaded"),
    Phrase("1 and the Relics played before"), Phrase("2 and its upgrades"),
    Phrase("your hero's Attack"), Phrase("2, or 4 as a combo"), Phrase("Attack of the weapon"),
    Phrase("1, or 2 as a combo"), Phrase("3, or 5 with a Beast of yours"),
    Phrase("3, or 1 with a card drawn"), Phrase("cost of the card drawn"), Phrase("your armor"),
    Phrase("4, or 6 when your hero has 12 Health or less"),
    Phrase("1, or 3 when your hero has 12 Health or less"),
    // Why it cannot be played
    Phrase("it summons two minions"), Phrase("its deathrattle summons two minions"),
    Phrase("it destroys a minion, and its hits are the Attack of the minion chosen"),
    Phrase("its damage is Poisonous"),
    Phrase("it attacks a random minion, and excess damage strikes the hero"),
    Phrase("it strikes a random enemy other than the one attacked"),
    Phrase("it gives deathrattles that strike to minions"),
    Phrase("it strikes a neighbour: Yomi does not track who is beside whom"),
    Phrase("it treats friendly and enemy minions differently in one shower of hits"),
    Phrase("it damages only those that were Frozen"),
    Phrase("its damage is not in the catalog; an action with your own numbers may do"),
    Phrase("it deals no damage")};

} // namespace

Sentence cardWords(std::string_view text) {
    const auto* const found = std::ranges::find(phrases, text, &Phrase::english);
    return found == std::end(phrases) ? Sentence::verbatim(std::string(text)) : Sentence(*found);
}

} // namespace yomi::splitdamage
