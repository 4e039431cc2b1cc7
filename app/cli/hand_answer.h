// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/hand_ahead.h"
#include "app/cli/hand_leads.h"
#include "core/common/timing.h"
#include "core/hands/distance.h"
#include "core/hands/partition.h"
#include "core/hands/waits.h"

#include <optional>
#include <string>
#include <vector>

namespace yomi::cli {

/// The requested results; the rest is absent.
struct HandAnswer {
    hands::BestPartition best; ///< its first partition, score and nodes by the requested method
    Timing timing;
    std::optional<std::vector<hands::Wait>> waits;
    std::optional<std::vector<hands::Discard>> discards;
    std::optional<std::vector<hands::OneShort>> oneShort;
    std::optional<std::optional<hands::Distance>> distance;
    AheadAnswer ahead;
    std::optional<hands::CardTurns> turns; ///< always for card games that can be split
    std::size_t legalLeads = 0;            ///< always for card games
    std::optional<LeadsAnswer> leads;
    std::optional<OpponentAnswer> opponent;
    std::optional<std::vector<int>> beating;
};

HandAnswer answerHand(const HandQuestion& question, const HandOptions& options,
                      const std::stop_token& stop = {});

/// The answer as a JSON object.
std::string jsonText(const HandQuestion& question, const HandAnswer& answer,
                     const HandOptions& options);

/// Prints the answer as text.
void print(const HandQuestion& question, const HandAnswer& answer, const HandOptions& options);

} // namespace yomi::cli
