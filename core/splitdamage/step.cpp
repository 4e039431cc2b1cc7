// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/step.h"

#include "core/common/sentence.h"

#include <initializer_list>
#include <utility>

namespace yomi::splitdamage {

bool contains(Group group, SideName side, bool isHero) {
    switch (group) {
    case Group::EnemyCharacters:
        return side == SideName::Enemy;
    case Group::EnemyMinions:
        return side == SideName::Enemy && !isHero;
    case Group::EnemyHero:
        return side == SideName::Enemy && isHero;
    case Group::FriendlyCharacters:
        return side == SideName::Friendly;
    case Group::FriendlyMinions:
        return side == SideName::Friendly && !isHero;
    case Group::FriendlyHero:
        return side == SideName::Friendly && isHero;
    case Group::AllCharacters:
        return true;
    case Group::AllMinions:
        return !isHero;
    }
    return false;
}

std::vector<int> damagesOf(const Step& step, int spellDamage) {
    const bool moreHits = step.spellDamageRule == SpellDamageRule::MoreHits;
    const int moreDamage = step.spellDamageRule == SpellDamageRule::MoreDamage ? spellDamage : 0;
    std::vector<int> damages;
    if (step.kind == StepKind::List) {
        for (int k = moreHits ? spellDamage : 0; k > 0; --k)
            damages.push_back(step.damages.front() + k);
        damages.insert(damages.end(), step.damages.begin(), step.damages.end());
    } else {
        const bool hasHits = step.kind == StepKind::Split || step.kind == StepKind::Lowest ||
                             step.kind == StepKind::Distinct;
        damages.assign(
            static_cast<std::size_t>(hasHits ? step.hits + (moreHits ? spellDamage : 0) : 1),
            step.damagePerHit);
    }
    for (int& damage : damages)
        damage += moreDamage;
    return damages;
}

void validateNumbers(const Step& step, const Sentence& of) {
    if (step.kind == StepKind::List) {
        if (step.damages.empty() || step.damages.size() > mostListedDamages)
            throw InvalidArgument("A list has 1 to {} damages, not {}.", mostListedDamages,
                                  step.damages.size());
        for (const int damage : step.damages)
            requireRange("A damage of {} must be {} to {}, not {}.", damage, 1, mostDamage, of);
    } else if (step.kind != StepKind::Attack) {
        requireRange("The damage per hit of {} must be {} to {}, not {}.", step.damagePerHit, 1,
                     mostDamage, of);
        requireRange("The number of hits of {} must be {} to {}, not {}.", step.hits, 0, mostHits,
                     of);
    }
    if (step.mostPerHit == 0)
        return;
    if (step.kind == StepKind::List || step.kind == StepKind::Attack)
        throw InvalidArgument("\"mostPerHit\" does not go with {}.", nameOf(step.kind));
    requireRange("The most damage per hit of {} must be {} to {}, not {}.", step.mostPerHit,
                 step.damagePerHit, mostDamage, of);
}

void validateDeathrattle(const Step& step, const Sentence& of) {
    const auto deathrattle = Sentence("the deathrattle of {}", of);
    if (step.kind == StepKind::Bounce || step.hasTarget())
        throw InvalidArgument("A deathrattle strikes by itself; \"{}\" does not go with {}.",
                              nameOf(step.kind), deathrattle);
    for (const auto& [key, isSet] :
         {std::pair("again", step.again),
          {"other", step.other},
          {"butTarget", step.butTarget},
          {"attacker", step.attacker.has_value()},
          {"spellDamageRule", step.spellDamageRule != SpellDamageRule::None}})
        if (isSet)
            throw InvalidArgument("\"{}\" does not go with {}.", key, deathrattle);
    validateNumbers(step, deathrattle);
}

} // namespace yomi::splitdamage
