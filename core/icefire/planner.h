// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/random.h"
#include "core/icefire/bot.h"
#include "core/icefire/parameters.h"
#include "core/icefire/trace.h"

#include <atomic>
#include <stop_token>
#include <vector>

namespace yomi::icefire {

/// Plans the player-turn of `state`, which has been started, by simulated annealing:
///
/// 1. If the enemy's HQ can be taken this turn by a chain of units, that is the plan.
/// 2. Otherwise the moves are annealed for a part of the budget and the best ones are fixed;
///    if they open the way to the HQ, it is taken.
/// 3. Mines that will pay for themselves are built.
/// 4. Training and towers are annealed for the rest of the budget.
///
/// The enemy's reply is not simulated; the evaluation (evaluation.h) counts what they can take.
/// Beyond the article, several such plans are made (parameters.candidates), each with its part of
/// the budget, and the enemy's reply to each is planned in the same way: the plan after whose reply
/// we are best off is chosen. That finds replies that cut land off, which no count of threatened
/// cells predicts.
///
/// With iterations in the budget the plan depends only on the state, the parameters and the seed.
/// Source: the published account of the bot that finished 6th in the contest of 2019. Throws
/// std::invalid_argument for parameters out of their limits, and Stopped.
std::vector<Action> planTurn(const State& state, const Parameters& parameters, const Budget& budget,
                             Random& random, const std::stop_token& stop = {});

/// The same plan, and a trace of the search. Sets `spent`, if given, to the part of the budget that
/// is spent, 0 to 1, during the search.
std::vector<Action> planTurn(const State& state, const Parameters& parameters, const Budget& budget,
                             Random& random, TurnTrace& trace, const std::stop_token& stop = {},
                             std::atomic<double>* spent = nullptr);

} // namespace yomi::icefire
