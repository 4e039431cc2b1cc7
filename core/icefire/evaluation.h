// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/board.h"
#include "core/icefire/parameters.h"

namespace yomi::icefire {

/// The terms of the evaluation, for the player to move ("us") after the plan.
struct Terms {
    bool won = false;       ///< the HQ is taken; beyond the article also if it can be, this turn
    int cells = 0;          ///< active cells, ours - theirs
    int gold = 0;           ///< ours - theirs
    int threatened = 0;     ///< our cells that they can take in their next turn
    int toOutside = 0;      ///< steps of the units to the outside of their land, ours - theirs
    int toHeadquarters = 0; ///< steps of the units to the other one's HQ, ours - theirs

    // Beyond the article:
    int income = 0;      ///< ours - theirs
    int cutOff = 0;      ///< our cells that lose their connection if all threatened ones are taken
    int cut = 0;         ///< worth of the worst loss by their straight chain (worstCut())
    int pressure = 0;    ///< their cells that we can take next turn, or that this cuts off
    int steps = 0;       ///< cells that the units can take by a step next turn, ours - theirs
    int bankrupt = 0;    ///< 1 if our next income bankrupts us, -1 if theirs does; else 0
    int lethal = 0;      ///< their gold left after taking our HQ next turn, + 1; 0: they cannot
    double ourTurns = 0; ///< turns of income until we can pay the way to their HQ, 0: next turn
    double theirTurns = 0; ///< turns of income until they can pay the way to ours

    bool operator==(const Terms&) const = default;
};

/// Calls visit(name, term) for every term, the article's first.
template <class Visit>
void forEachTerm(const Terms& terms, Visit&& visit) {
    visit("won", terms.won);
    visit("cells", terms.cells);
    visit("gold", terms.gold);
    visit("threatened", terms.threatened);
    visit("toOutside", terms.toOutside);
    visit("toHeadquarters", terms.toHeadquarters);
    visit("income", terms.income);
    visit("cutOff", terms.cutOff);
    visit("cut", terms.cut);
    visit("pressure", terms.pressure);
    visit("steps", terms.steps);
    visit("bankrupt", terms.bankrupt);
    visit("lethal", terms.lethal);
    visit("ourTurns", terms.ourTurns);
    visit("theirTurns", terms.theirTurns);
}

/// The terms of the position; those beyond the article only if the parameters enable them. Cost:
/// about half a microsecond, twice that beyond the article.
Terms evaluate(const Board& board, const Parameters& parameters);

/// The terms as one number, in cells. Cells, gold and threat (and the terms beyond the article)
/// come first, then the distance to the outside, then that to the HQ: the lower ones are scaled so
/// that their usual differences never outweigh the higher ones.
double valueOf(const Terms& terms, const Parameters& parameters, double goldWeight);

/// The sum of steps from each unit of the player to the nearest land that is not theirs.
int stepsToOutside(const Board& board, Player player);

/// The sum of steps over land from each unit of the player to the opponent's HQ.
int stepsToHeadquarters(const Board& board, Player player);

} // namespace yomi::icefire
