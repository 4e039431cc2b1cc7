// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/hand_options.h"
#include "core/common/timing.h"
#include "core/hands/analysis.h"
#include "core/hands/setup.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace yomi::cli {

/// A hand with its rule book, as the options or the document say.
struct HandQuestion {
    explicit HandQuestion(const hands::Setup& setup);

    std::shared_ptr<const hands::RuleBook> shared;
    const hands::RuleBook& book;
    std::vector<int> kinds; ///< the hand in its order
    hands::Tiles hand;
    hands::Tiles seen;
    hands::Constraints constraints;
};

/// Throws std::invalid_argument and FormatError.
HandQuestion handQuestion(const HandOptions& options);

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

HandAnswer answerHand(const HandQuestion& question, const HandOptions& options);

nlohmann::json toJson(const HandQuestion& question, const HandAnswer& answer,
                      const HandOptions& options);

/// The answer for people.
void print(const HandQuestion& question, const HandAnswer& answer, const HandOptions& options);

/// The name of the category of a meld.
const std::string& categoryOf(const hands::RuleBook& book, int meld);

/// The fewest plays of each hand of an input of the NOIP 2015 problem.
std::vector<int> noipAnswers(const HandOptions& options);

} // namespace yomi::cli
