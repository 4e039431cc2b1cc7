// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/endgame.h"

#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>

namespace yomi::hands {

/// A position that player 1, who leads, wins by one lead only.
struct EndgamePuzzle {
    EndgamePosition position;
    int winning = 0; ///< the lead
    int choices = 0; ///< all leads, at least leastChoices
    /// The leads that leave no more plays than the winning one, and lose.
    int difficulty = 0;
    int tried = 0; ///< positions, this one included

    static constexpr int leastChoices = 5;
    static constexpr int mostTried = 10'000;
};

/// A puzzle with so many cards in each hand, the same for a seed on every machine.
///
/// Method: deals from five to eight ranks, about half of them a run, until one is a puzzle; those
/// that take more than a million nodes are passed over. One in some 30 to 75 is. Calls
/// progress(tried) after each. Throws RuntimeError after mostTried positions, std::invalid_argument
/// for other than two or three hands of 1 to mostEndgameCards and for bans that there are not;
/// Stopped.
EndgamePuzzle makePuzzle(const std::shared_ptr<const RuleBook>& book, std::span<const int> sizes,
                         std::uint64_t seed, const std::vector<std::string>& bans = {},
                         const std::stop_token& stop = {},
                         const std::function<void(int tried)>& progress = {});

} // namespace yomi::hands
