// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/board.h"

#include <array>
#include <utility>

namespace yomi::splitdamage {

namespace {

void validate(const Side& side, SideName name) {
    if (side.hero)
        validate(*side.hero, nameOrPlace(*side.hero, {name, {}}).english());
    if (side.minions.size() > static_cast<std::size_t>(mostMinions))
        throw InvalidArgument("A side has room for {} minions, not {}.", mostMinions,
                              side.minions.size());
    for (int i = 0; const Character& minion : side.minions)
        validate(minion, nameOrPlace(minion, {name, i++}).english());
}

} // namespace

Side& side(Board& board, SideName name) {
    return name == SideName::Enemy ? board.enemy : board.friendly;
}

const Side& side(const Board& board, SideName name) {
    return name == SideName::Enemy ? board.enemy : board.friendly;
}

const Character* characterAt(const Board& board, Place place) {
    const Side& row = side(board, place.side);
    if (!place.minion)
        return row.hero ? &*row.hero : nullptr;
    const auto index = static_cast<std::size_t>(*place.minion);
    return index < row.minions.size() ? &row.minions[index] : nullptr;
}

Character* characterAt(Board& board, Place place) {
    return const_cast<Character*>(characterAt(std::as_const(board), place));
}

std::vector<Place> places(const Board& board) {
    std::vector<Place> places;
    for (const SideName name : {SideName::Enemy, SideName::Friendly}) {
        const Side& row = side(board, name);
        if (row.hero)
            places.push_back({name, {}});
        for (int i = 0; i < std::ssize(row.minions); ++i)
            places.push_back({name, i});
    }
    return places;
}

int placeNumber(Place place) {
    return (place.side == SideName::Enemy ? 0 : mostMinions + 1) +
           (place.minion ? *place.minion + 1 : 0);
}

void giveIds(Board& board) {
    std::array<bool, mostTargets> taken{};
    const std::vector<Place> everybody = places(board);
    for (const Place place : everybody)
        if (const auto id = characterAt(board, place)->id)
            taken[static_cast<std::size_t>(*id)] = true;
    for (const Place place : everybody) {
        Character& character = *characterAt(board, place);
        if (character.id)
            continue;
        int id = placeNumber(place);
        while (taken[static_cast<std::size_t>(id)])
            id = (id + 1) % mostTargets;
        taken[static_cast<std::size_t>(id)] = true;
        character.id = id;
    }
}

Sentence nameOrPlace(const Character& character, Place place) {
    if (!character.name.empty())
        return Sentence::verbatim(character.name);
    const bool enemy = place.side == SideName::Enemy;
    if (!place.minion)
        return enemy ? Sentence("Enemy hero") : Sentence("Friendly hero");
    const int number = *place.minion + 1;
    return enemy ? Sentence("Minion {}", number) : Sentence("Friendly minion {}", number);
}

void validate(const Character& character, std::string_view called) {
    const std::string who = character.name.empty() ? std::string(called) : character.name;
    requireRange("The health of {} must be {} to {}, not {}.", character.health, leastHealth,
                 mostHealth, who);
    requireRange("The armor of {} must be {} to {}, not {}.", character.armor, 0, mostArmor, who);
    if (character.deathrattle)
        validateDeathrattle(*character.deathrattle, Sentence::verbatim(who));
    if (character.summons && character.summons->deathrattle)
        validateDeathrattle(*character.summons->deathrattle, Sentence("what {} summons", who));
    requireRange("The attack of {} must be {} to {}, not {}.", character.attack, 0, mostAttack,
                 who);
    requireRange("The Spell Damage of {} must be {} to {}, not {}.", character.spellDamage, 0,
                 mostSpellDamage, who);
}

void validate(const Board& board) {
    validate(board.enemy, SideName::Enemy);
    validate(board.friendly, SideName::Friendly);
}

} // namespace yomi::splitdamage
