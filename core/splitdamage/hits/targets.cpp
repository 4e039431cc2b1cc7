// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/hits/targets.h"

namespace yomi::splitdamage {

namespace {

bool strikes(Pool pool, Place place) {
    const bool heroes = pool == Pool::EnemyCharacters || pool == Pool::AllCharacters;
    const bool friends = pool == Pool::AllCharacters || pool == Pool::AllMinions;
    return (heroes || place.minion) && (friends || place.side == SideName::Enemy);
}

} // namespace

int hitsToKill(const Character& character, int damagePerHit) {
    if (character.immune)
        return mostHitsToKill;
    const int life = character.health + character.armor;
    return (life + damagePerHit - 1) / damagePerHit + (character.divineShield ? 1 : 0);
}

std::vector<Target> targets(const Setup& setup) {
    validate(setup.board);
    const Effect cast = withSpellDamage(setup.effect, setup.spellDamage);
    std::vector<Target> struck;
    for (const Place place : places(setup.board)) {
        const Character& character = *characterAt(setup.board, place);
        if (character.inPool && strikes(cast.pool, place))
            struck.push_back({place, character.id.value_or(placeNumber(place)),
                              nameOrPlace(character, place),
                              hitsToKill(character, cast.damagePerHit), character.goal});
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
