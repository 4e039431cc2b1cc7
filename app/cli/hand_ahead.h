// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/hand_question.h"
#include "core/common/json_writer.h"
#include "core/hands/discard_ranking.h"
#include "core/hands/sampled_chances.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace yomi::cli {

/// A hand of tiles looked ahead: --rank and --draws. What was not asked for is absent.
struct AheadAnswer {
    std::optional<std::vector<hands::RankedDiscard>> ranking;
    std::optional<hands::DrawChances> chances; ///< rows in the order of the objective
};

/// Throws std::invalid_argument like discardRanking() and chanceRows(), hands::BestGaveUp.
AheadAnswer answerAhead(const HandQuestion& question, const HandOptions& options,
                        const std::stop_token& stop = {});

/// The members "discardRanking" and "chance".
void writeAhead(JsonWriter& out, const HandQuestion& question, const AheadAnswer& answer,
                const HandOptions& options);
void printAhead(const HandQuestion& question, const AheadAnswer& answer,
                const HandOptions& options);

} // namespace yomi::cli
