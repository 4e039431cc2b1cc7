// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/board.h"
#include "core/icefire/parameters.h"

namespace yomi::icefire {

/// What the evaluation looks at, for the player to move ("us") after the plan.
struct Terms {
    bool won = false;       ///< the HQ is taken; beyond the article also: it can be, this turn
    int cells = 0;          ///< active cells, ours - theirs
    int gold = 0;           ///< ours - theirs
    int threatened = 0;     ///< our cells that they can take in their next turn
    int toOutside = 0;      ///< steps of the units to the outside of their land, ours - theirs
    int toHeadquarters = 0; ///< steps of the units to the other one's HQ, ours - theirs

    // Beyond the article:
    int income = 0;   ///< ours - theirs
    int cutOff = 0;   ///< our cells without connection once all threatened ones are taken
    int cut = 0;      ///< worth of what their worst straight chain takes and cuts off
    int pressure = 0; ///< their cells that we can take next turn, or that are cut off by it
    int steps = 0;    ///< cells that the units can take by a step next turn, ours - theirs
    int bankrupt = 0; ///< 1 if our next income ruins us, -1 if theirs does them, 0 if neither, both
    int lethal = 0;   ///< their gold left after finishing us next turn, + 1; 0: they cannot
    double ourTurns = 0;   ///< turns of income until we can pay the way to their HQ, 0: next turn
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

/// The terms of the position; those beyond the article only if the parameters ask for them.
/// Cost: about half a microsecond, twice that beyond the article.
Terms evaluate(const Board& board, const Parameters& parameters);

/// The terms as one number, in cells: cells, gold and threat together (and what is beyond the
/// article) come first, then the distance to the outside, then that to the HQ. The lower ones are
/// scaled down so far that their usual differences never reach up.
double valueOf(const Terms& terms, const Parameters& parameters, double goldWeight);

/// Steps from each unit of the player to the nearest land that is not theirs, summed up.
int stepsToOutside(const Board& board, Player player);

/// Steps over land from each unit of the player to the other one's HQ, summed up.
int stepsToHeadquarters(const Board& board, Player player);

} // namespace yomi::icefire
