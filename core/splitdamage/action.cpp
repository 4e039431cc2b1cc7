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

const Step* Action::targetStep() const {
    const auto found = std::ranges::find_if(steps, &Step::hasTarget);
    return found == steps.end() ? nullptr : &*found;
}

} // namespace yomi::splitdamage
