// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/hand_question.h"
#include "core/common/timing.h"
#include "core/hands/distance.h"
#include "core/hands/partition.h"
#include "core/hands/waits.h"

#include <optional>
#include <string>
#include <vector>

namespace yomi::cli {

/// What was asked for; the rest is absent.
struct HandAnswer {
    hands::BestPartition best; ///< its first partition, score and nodes by the method asked for
    Timing timing;
    std::optional<std::vector<hands::Wait>> waits;
    std::optional<std::vector<hands::Discard>> discards;
    std::optional<std::vector<hands::OneShort>> oneShort;
    std::optional<std::optional<hands::Distance>> distance;
    std::vector<int> leads; ///< of card games always
    std::optional<std::vector<int>> beating;
};

HandAnswer answerHand(const HandQuestion& question, const HandOptions& options,
                      const std::stop_token& stop = {});

/// The answer as a JSON object.
std::string jsonText(const HandQuestion& question, const HandAnswer& answer,
                     const HandOptions& options);

/// The answer for people.
void print(const HandQuestion& question, const HandAnswer& answer, const HandOptions& options);

/// The name of the category of a meld.
const std::string& categoryOf(const hands::RuleBook& book, int meld);

} // namespace yomi::cli
