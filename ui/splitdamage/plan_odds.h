// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/splitdamage/turn_odds.h"
#include "ui/common/analysis.h"

namespace yomi::ui::splitdamage {

using namespace yomi::splitdamage;

/// The list of actions as it stands: exact, or where that takes too many states drawn.
struct ListOdds {
    std::optional<OrderOdds> order;
    int runs = 0; ///< drawn, without an order
    int met = 0;  ///< of them, where the goal was met
    double seconds = 0;
};

/// The best plan, and the best order fixed in advance to compare it with.
struct BestOdds {
    BestPlan plan;
    BestOrder fixed;
    double seconds = 0; ///< of the plan alone
};

/// How much of a policy an answer holds: 12³ outcomes at most.
inline constexpr PolicySize answeredPolicy{.depth = 3, .outcomes = 12};

/// What is asked of a plan: the list live, the best plan when the person asks for it.
class PlanAnalysis : public QObject {
    Q_OBJECT

public:
    explicit PlanAnalysis(QObject* parent = nullptr);

    Analysis<Turn, ListOdds> list;
    Analysis<Turn, BestOdds> best;

    /// The odds of the list, where the exact ones are known; or null.
    const OrderOdds* order() const;
};

} // namespace yomi::ui::splitdamage
