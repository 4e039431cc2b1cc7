// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/splitdamage/life_list.h"
#include "ui/splitdamage/split_damage_document.h"

namespace yomi::ui::splitdamage {

inline Place enemy(int minion) {
    return {SideName::Enemy, minion};
}
inline Place friendly(int minion) {
    return {SideName::Friendly, minion};
}
inline constexpr Place enemyHero{SideName::Enemy, {}};
inline constexpr Place friendlyHero{SideName::Friendly, {}};

/// The lives of minions, after the attack of those that have one: "4 5d 3/6".
inline QString lifeText(const std::vector<Character>& minions) {
    QStringList words;
    for (const Character& minion : minions)
        words += (minion.attack > 0 ? QString::number(minion.attack) + u'/' : QString()) +
                 QString::number(minion.health) +
                 (minion.divineShield ? QStringLiteral("d") : QString());
    return words.join(u' ');
}

/// The lives of a side.
inline QString lives(const SplitDamageDocument& document, SideName name = SideName::Enemy) {
    return lifeText(side(document.inputs().board, name).minions);
}

} // namespace yomi::ui::splitdamage
