// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/step.h"

#include <initializer_list>
#include <stdexcept>
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

void validateNumbers(const Step& step, const std::string& of) {
    const std::string kind(nameOf(step.kind));
    if (step.kind == StepKind::List) {
        if (step.damages.empty() || step.damages.size() > mostListedDamages)
            throw std::invalid_argument("A list has 1 to " + std::to_string(mostListedDamages) +
                                        " damages, not " + std::to_string(step.damages.size()) +
                                        ".");
        for (const int damage : step.damages)
            requireRange("A damage of " + of, damage, 1, mostDamage);
    } else if (step.kind != StepKind::Attack) {
        requireRange("The damage per hit of " + of, step.damagePerHit, 1, mostDamage);
        requireRange("The number of hits of " + of, step.hits, 0, mostHits);
    }
    if (step.mostPerHit == 0)
        return;
    if (step.kind == StepKind::List || step.kind == StepKind::Attack)
        throw std::invalid_argument("\"mostPerHit\" does not go with " + kind + ".");
    requireRange("The most damage per hit of " + of, step.mostPerHit, step.damagePerHit,
                 mostDamage);
}

void validateDeathrattle(const Step& step, const std::string& of) {
    const std::string deathrattle = "the deathrattle of " + of;
    if (step.kind == StepKind::Bounce || step.hasTarget())
        throw std::invalid_argument("A deathrattle strikes by itself; \"" +
                                    std::string(nameOf(step.kind)) + "\" does not go with " +
                                    deathrattle + ".");
    for (const auto& [key, isSet] :
         {std::pair("again", step.again),
          {"other", step.other},
          {"butTarget", step.butTarget},
          {"attacker", step.attacker.has_value()},
          {"spellDamageRule", step.spellDamageRule != SpellDamageRule::None}})
        if (isSet)
            throw std::invalid_argument("\"" + std::string(key) + "\" does not go with " +
                                        deathrattle + ".");
    validateNumbers(step, deathrattle);
}

} // namespace yomi::splitdamage
