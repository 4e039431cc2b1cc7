// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/board.h"
#include "core/icefire/parameters.h"

namespace yomi::icefire {

/// What the evaluation looks at, for the player to move after his plan.
struct Terms {
    bool won = false;       ///< the HQ is taken; beyond the article also: it can be, this turn
    int cells = 0;          ///< active cells, mine - his
    int gold = 0;           ///< mine - his
    int threatened = 0;     ///< my cells that he can take in his next turn
    int toOutside = 0;      ///< steps of the units to the outside of their land, mine - his
    int toHeadquarters = 0; ///< steps of the units to the other one's HQ, mine - his

    // Beyond the article:
    int income = 0;      ///< mine - his
    int cutOff = 0;      ///< my cells without connection once all threatened ones are taken
    int cut = 0;         ///< worth of what his worst straight chain takes and cuts off
    int pressure = 0;    ///< his cells that I can take next turn, or that are cut off by it
    int steps = 0;       ///< cells that the units can take by a step next turn, mine - his
    int bankrupt = 0;    ///< 1 if my next income ruins me, -1 if his ruins him, 0 if neither, both
    int lethal = 0;      ///< the gold he has left after finishing me next turn, + 1; 0: he cannot
    double myTurns = 0;  ///< turns of income until I can pay the way to his HQ, 0: next turn
    double hisTurns = 0; ///< turns of income until he can pay the way to mine

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
    visit("myTurns", terms.myTurns);
    visit("hisTurns", terms.hisTurns);
}

/// The terms of the position; those beyond the article only if the parameters ask for them.
/// Cost: about half a microsecond, twice that beyond the article.
Terms evaluate(const Board& board, const Parameters& parameters);

/// The terms as one number, in cells: cells, gold and threat together (and what is beyond the
/// article) come first, then the distance to the outside, then that to the HQ. The lower ones are
/// scaled down so far that their usual differences never reach up.
double valueOf(const Terms& terms, const Parameters& parameters, double goldWeight);

/// Steps from each unit of the player to the nearest land that is not his, summed up.
int stepsToOutside(const Board& board, Player player);

/// Steps over land from each unit of the player to the other one's HQ, summed up.
int stepsToHeadquarters(const Board& board, Player player);

} // namespace yomi::icefire
