// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"
#include "core/splitdamage/turn/odds.h"
#include "core/splitdamage/turn/run.h"
#include "core/splitdamage/turn/sample.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <iosfwd>
#include <limits>
#include <optional>
#include <stop_token>
#include <string>

namespace yomi::cli {

/// The options of `yomi-cli plan`, and batch request keys in addition to those of the turn.
struct PlanOptions {
    bool fixedOrder = false;
    splitdamage::TurnMethod method = splitdamage::TurnMethod::States;
    bool fixedBest = false;
    splitdamage::PolicySize policy;
    int sample = 0;
    std::int64_t seed = 1;
    std::optional<splitdamage::Example> example;

    template <class Fields>
    void describe(Fields& field) {
        field("fixed-order", fixedOrder,
              Phrase("The list of actions in its order, not the best plan"));
        field("method", method,
              Phrase("Fast, exact in fractions, or in fractions hit by hit on the full board"));
        field("fixed-best", fixedBest, Phrase("Also the best fixed order, with the best plan"));
        field("depth", policy.depth, Phrase("How many choices of the policy one below the other"),
              {0, splitdamage::mostPolicyDepth});
        field("outcomes", policy.outcomes, Phrase("How many outcomes of a choice are listed"),
              {1, splitdamage::mostPolicyOutcomes});
        field("sample", sample,
              Phrase("Also the odds of a fixed order in so many runs drawn at random"),
              {0, splitdamage::mostSamples});
        field("seed", seed, Phrase("Of the generator of runs"),
              {0, std::numeric_limits<std::int64_t>::max()});
        field("example", example,
              Phrase("Also a run of what is played, or one in which the goal is met or missed"));
    }
};

/// A plan request.
struct PlanQuestion {
    splitdamage::Turn turn;
    PlanOptions options;
};

struct PlanAnswer {
    std::optional<splitdamage::OrderOdds> order; ///< for a fixed order
    /// Runs of a fixed order: the requested ones, or those behind its odds if it needed too many
    /// states.
    std::optional<splitdamage::OrderOdds::Sample> sample;
    std::optional<splitdamage::ExampleRun> example; ///< also nothing if no run fits
    std::optional<double> odds;                     ///< of the goal, if known exactly
    /// For all other requests.
    std::optional<splitdamage::BestPlan> best;
    /// Replaces `best` if that needed too many states.
    std::optional<splitdamage::SampledOrder> sampled;
    std::optional<splitdamage::BestOrder> fixedBest;
    double seconds = 0;
};

/// Throws what orderOdds() and bestPlan() throw.
PlanAnswer answer(const PlanQuestion& question, const std::stop_token& stop = {});

/// Why there is no requested example: "The goal is always met: there is no run in which it is
/// missed."; empty if there is one.
Sentence whyNoExample(const PlanQuestion& question, const PlanAnswer& answer);

/// One JSON object.
nlohmann::json toJson(const PlanQuestion& question, const PlanAnswer& answer);

/// Prints text.
void print(std::ostream& out, const PlanQuestion& question, const PlanAnswer& answer);

/// "Fireball", or "Action 2" without a name.
Sentence nameOfAction(const splitdamage::Turn& turn, std::size_t action);

} // namespace yomi::cli
