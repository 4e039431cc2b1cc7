// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/turn_odds.h"

#include <nlohmann/json.hpp>

#include <iosfwd>
#include <optional>
#include <stop_token>
#include <string>

namespace yomi::cli {

/// The options of `yomi-cli plan`, and keys of its batch requests beside those of the turn.
struct PlanOptions {
    bool fixedOrder = false;
    splitdamage::TurnMethod method = splitdamage::TurnMethod::States;
    bool fixedBest = false;
    splitdamage::PolicySize policy;

    template <class Fields>
    void describe(Fields& field) {
        field("fixed-order", fixedOrder, "The list of actions as it stands, not the best plan");
        field("method", method,
              "Fast, exact in fractions, or in fractions hit by hit on the full board");
        field("fixed-best", fixedBest,
              "Also the best order fixed in advance, beside the best plan");
        field("depth", policy.depth, "How many choices of the policy one below the other",
              {0, splitdamage::mostPolicyDepth});
        field("outcomes", policy.outcomes, "How many outcomes of a choice are listed",
              {1, splitdamage::mostPolicyOutcomes});
    }
};

/// What a request asks.
struct PlanQuestion {
    splitdamage::Turn turn;
    PlanOptions options;
};

struct PlanAnswer {
    std::optional<splitdamage::OrderOdds> order; ///< of a fixed order, else:
    std::optional<splitdamage::BestPlan> best;
    std::optional<splitdamage::BestOrder> fixedBest;
    double seconds = 0;
};

/// Throws as orderOdds() and bestPlan() do.
PlanAnswer answer(const PlanQuestion& question, const std::stop_token& stop = {});

/// One JSON object.
nlohmann::json toJson(const PlanQuestion& question, const PlanAnswer& answer);

/// For people.
void print(std::ostream& out, const PlanQuestion& question, const PlanAnswer& answer);

/// "Fireball", or "Action 2" without a name.
std::string nameOfAction(const splitdamage::Turn& turn, std::size_t action);

} // namespace yomi::cli
