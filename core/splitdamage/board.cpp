// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/board.h"

#include <array>
#include <stdexcept>
#include <utility>

namespace yomi::splitdamage {

namespace {

void validate(const Side& side, SideName name) {
    if (side.hero)
        validate(*side.hero, defaultName({name, {}}));
    if (side.minions.size() > static_cast<std::size_t>(mostMinions))
        throw std::invalid_argument("A side has room for " + std::to_string(mostMinions) +
                                    " minions, not " + std::to_string(side.minions.size()) + ".");
    for (int i = 0; const Character& minion : side.minions)
        validate(minion, defaultName({name, i++}));
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

std::string defaultName(Place place) {
    const bool enemy = place.side == SideName::Enemy;
    if (!place.minion)
        return enemy ? "Enemy hero" : "Friendly hero";
    return (enemy ? "Minion " : "Friendly minion ") + std::to_string(*place.minion + 1);
}

void validate(const Character& character, std::string_view called) {
    const std::string who = character.name.empty() ? std::string(called) : character.name;
    requireRange("The health of " + who, character.health, leastHealth, mostHealth);
    requireRange("The armor of " + who, character.armor, 0, mostArmor);
    if (character.deathrattle)
        validateDeathrattle(*character.deathrattle, who);
    if (character.summons && character.summons->deathrattle)
        validateDeathrattle(*character.summons->deathrattle, "what " + who + " summons");
    requireRange("The attack of " + who, character.attack, 0, mostAttack);
    requireRange("The Spell Damage of " + who, character.spellDamage, 0, mostSpellDamage);
}

void validate(const Board& board) {
    validate(board.enemy, SideName::Enemy);
    validate(board.friendly, SideName::Friendly);
}

} // namespace yomi::splitdamage
