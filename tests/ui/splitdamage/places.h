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

/// The lives of minions: "4 5d 6".
inline QString lifeText(const std::vector<Character>& minions) {
    QStringList words;
    for (const Character& minion : minions)
        words +=
            (minion.divineShield ? QStringLiteral("%1d") : QStringLiteral("%1")).arg(minion.health);
    return words.join(u' ');
}

/// Those of a side.
inline QString lives(const SplitDamageDocument& document, SideName name = SideName::Enemy) {
    return lifeText(side(document.inputs().board, name).minions);
}

} // namespace yomi::ui::splitdamage
