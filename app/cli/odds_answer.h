// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/odds_options.h"
#include "core/splitdamage/hits/fewest_hits.h"

#include <iosfwd>
#include <stop_token>

namespace yomi::cli {

/// The result of one run of the odds job.
struct OddsAnswer {
    std::vector<double> kill;              ///< [target]
    std::vector<std::string> killExact;    ///< [target] with the method exact, otherwise empty
    std::optional<splitdamage::Odds> odds; ///< nothing for the article's methods
    std::optional<splitdamage::FewestHits> fewestHits;
    std::int64_t work = 0; ///< nodes, states or branches
    double seconds = 0;    ///< median, of the computation only
};

/// Throws Stopped, too.
OddsAnswer answer(const OddsQuestion& question, const std::stop_token& stop = {});

/// The answer as one JSON object.
std::string jsonText(const OddsQuestion& question, const OddsAnswer& answer);

/// Prints the table as text.
void print(std::ostream& out, const OddsQuestion& question, const OddsAnswer& answer);

} // namespace yomi::cli
