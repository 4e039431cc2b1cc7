// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/action.h"

#include <algorithm>

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

const Step* Action::targetStep() const {
    const auto found = std::ranges::find_if(steps, &Step::hasTarget);
    return found == steps.end() ? nullptr : &*found;
}

} // namespace yomi::splitdamage
