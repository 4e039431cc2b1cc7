// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/targets.h"

namespace yomi::splitdamage {

namespace {

bool strikesHeroes(Pool pool) {
    return pool == Pool::EnemyCharacters || pool == Pool::AllCharacters;
}

bool strikesFriends(Pool pool) {
    return pool == Pool::AllCharacters || pool == Pool::AllMinions;
}

} // namespace

int hitsToKill(const Character& character, int damagePerHit) {
    const int life = character.health + character.armor;
    return (life + damagePerHit - 1) / damagePerHit + (character.divineShield ? 1 : 0);
}

std::vector<Target> targets(const Setup& setup) {
    validate(setup.board);
    const Effect cast = withSpellDamage(setup.effect, setup.spellDamage);
    std::vector<Target> struck;
    const auto add = [&](const Character& character, Place place) {
        if (character.inPool)
            struck.push_back({place, character.name.empty() ? defaultName(place) : character.name,
                              hitsToKill(character, cast.damagePerHit), character.goal});
    };
    for (const SideName name : {SideName::Enemy, SideName::Friendly}) {
        if (name == SideName::Friendly && !strikesFriends(cast.pool))
            continue;
        const Side& row = side(setup.board, name);
        if (row.hero && strikesHeroes(cast.pool))
            add(*row.hero, {name, {}});
        for (int i = 0; const Character& minion : row.minions)
            add(minion, {name, i++});
    }
    return struck;
}

Request request(const Setup& setup) {
    Request request;
    request.hits = withSpellDamage(setup.effect, setup.spellDamage).hits;
    for (const Target& target : targets(setup)) {
        request.hitsToKill.push_back(target.hitsToKill);
        request.goals.push_back(target.goal);
    }
    return request;
}

} // namespace yomi::splitdamage
