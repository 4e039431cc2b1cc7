// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn/json.h"
#include "core/splitdamage/turn/odds.h"

#include <QByteArray>

#include <cmath>

namespace yomi::splitdamage {

/// Whether the fast method is close enough to the fraction.
inline bool isNear(const TurnNumber& fast, const TurnNumber& exact) {
    return std::abs(fast.value - exact.value) <= 1e-12 + 1e-11 * std::abs(exact.value);
}

/// Describes a failing turn.
inline QByteArray describe(const Turn& turn) {
    return QByteArray::fromStdString(toJson(turn).dump());
}

/// The differences between the fast method and the plain one for a turn: as a plan, as the best
/// order, and as a list if it has all its targets.
inline QByteArray differences(const Turn& turn) {
    QByteArray found;
    const auto compare = [&](const char* what, const TurnNumber& fast, const TurnNumber& plain) {
        if (!isNear(fast, plain))
            found += QByteArray(what) + " is " + QByteArray::number(fast.value, 'g', 15) +
                     ", not " + QByteArray::fromStdString(plain.exact) + "; ";
    };
    const PolicySize noPolicy{.depth = 0};
    const BestPlan fast = bestPlan(turn, TurnMethod::States, noPolicy);
    const BestPlan plain = bestPlan(turn, TurnMethod::Plain, noPolicy);
    compare("the value", fast.value, plain.value);
    compare("stopping", fast.choices.stop, plain.choices.stop);
    if (fast.choices.all.size() != plain.choices.all.size())
        return found + "other first actions";
    for (const ChoiceValue& each : fast.choices.all)
        for (const ChoiceValue& other : plain.choices.all)
            if (each.choice.action == other.choice.action &&
                each.choice.target == other.choice.target)
                compare("a first action", each.value, other.value);
    compare("the best order", bestOrder(turn).value, bestOrder(turn, TurnMethod::Plain).value);
    try {
        validateOrder(turn);
    } catch (const std::invalid_argument&) {
        return found;
    }
    const OrderOdds list = orderOdds(turn), plainList = orderOdds(turn, TurnMethod::Plain);
    for (std::size_t i = 0; i < list.after.size(); ++i) {
        const OrderOdds::After &after = list.after[i], &other = plainList.after[i];
        compare("played", after.played, other.played);
        compare("the goal", *after.odds, *other.odds);
        compare("the attack", after.enemyAttack, other.enemyAttack);
        for (std::size_t c = 0; c < after.dead.size(); ++c)
            compare("dead", after.dead[c], other.dead[c]);
    }
    for (std::size_t d = 0; d < list.deaths.size(); ++d)
        compare("the deaths", list.deaths[d], plainList.deaths[d]);
    compare("the losses", list.losses, plainList.losses);
    return found;
}

} // namespace yomi::splitdamage
