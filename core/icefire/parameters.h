// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace yomi::icefire {

/// What the annealing bot is free to choose. The article fixes the two phases, their neighbours
/// and the terms of the evaluation; the numbers it leaves open are ours, found by letting profiles
/// play each other. Weights are in cells: 1 is what one cell is worth.
struct Parameters {
    /// Of the time for a turn, the part for the moves: 10 of 40 ms in the article.
    double movesShare = 0.25;
    /// Temperatures at the beginning and the end of either phase; between them it falls by a
    /// constant factor. At the end of the moves even the last tie-break decides.
    double movesHot = 1;
    double movesCold = 1e-6;
    double trainingHot = 6;
    double trainingCold = 1e-3;

    /// What one gold is worth in turn 1, 50 and 100; between these it is interpolated.
    double goldEarly = 0.01;
    double goldMiddle = 0.15;
    double goldLate = 0.5;

    /// What a cell of ours within the enemy's threat range costs.
    double threatened = 1;

    /// Towers are tried on cells of ours with enemy land at most this many steps away.
    int towerDistance = 4;
    /// Mines are built from this turn on, while the enemy threatens nothing, if they have paid for
    /// themselves some turns before the game ends.
    int minesFrom = 8;
    int minesPaidBefore = 5;

    /// Beyond the article; the weights that follow are looked at only with it.
    bool beyondArticle = false;
    double income = 0;   ///< what a gold of income is worth
    double cutOff = 0;   ///< cost of a cell that is cut off when all threatened ones fall
    double cut = 0;      ///< cost of a cell that their worst straight chain takes or cuts off
    double pressure = 0; ///< worth of a cell of theirs that we could take or cut off next turn
    double steps = 0;    ///< worth of a cell that a unit can take by its next step
    double bankrupt = 0; ///< cost of units that cannot be paid next turn, worth of theirs
    double lethal = 0;   ///< cost of a position in which they can finish us next turn
    double race = 0; ///< worth of being able to finish them next turn; half for a turn later …
    double raceLost = 0; ///< cost of the same for them

    /// Beyond the article in the search itself: how often a whole chain of trainings is tried, for
    /// one single one.
    double chains = 0;
    /// Plans that are made for a turn; if more than one, the enemy's reply to each is planned, too,
    /// in this part of its time.
    int candidates = 1;
    double replyShare = 0.25;

    bool operator==(const Parameters&) const = default;
};

/// The parameters of the bot "article" or "strong". Throws std::invalid_argument for other names.
Parameters profile(std::string_view name);

/// What one gold is worth in a turn of the game.
double goldWeight(const Parameters& parameters, int turn);

/// Whether the evaluation weighs alike under both, so that values of one compare with the other's.
bool sameEvaluation(const Parameters& a, const Parameters& b);

/// Throws std::invalid_argument that names the first parameter out of its limits.
void check(const Parameters& parameters);

/// Calls visit(name, field, least, most, help) for every parameter; the one list that files,
/// command line and editors go by.
template <class AnyParameters, class Visit>
void forEachParameter(AnyParameters& p, Visit&& visit) {
    constexpr double cold = 1e-9, hot = 1e3, weight = 1e3;
    visit("movesShare", p.movesShare, 0., 1., "Part of the time that is given to the moves");
    visit("movesHot", p.movesHot, cold, hot, "First temperature of the moves");
    visit("movesCold", p.movesCold, cold, hot, "Last temperature of the moves");
    visit("trainingHot", p.trainingHot, cold, hot, "First temperature of training and building");
    visit("trainingCold", p.trainingCold, cold, hot, "Last temperature of training and building");
    visit("goldEarly", p.goldEarly, 0., weight, "Worth of a gold in turn 1");
    visit("goldMiddle", p.goldMiddle, 0., weight, "Worth of a gold in turn 50");
    visit("goldLate", p.goldLate, 0., weight, "Worth of a gold in turn 100");
    visit("threatened", p.threatened, 0., weight, "Cost of a cell within the enemy's reach");
    visit("towerDistance", p.towerDistance, 0, 22, "Towers are tried so near to the enemy's land");
    visit("minesFrom", p.minesFrom, 1, 101, "First turn in which mines are built");
    visit("minesPaidBefore", p.minesPaidBefore, 0, 100,
          "Turns before the end by which a mine must have paid");
    visit("beyondArticle", p.beyondArticle, false, true, "Whether the terms below are looked at");
    visit("income", p.income, 0., weight, "Worth of a gold of income");
    visit("cutOff", p.cutOff, 0., weight, "Cost of a cell cut off when all threatened ones fall");
    visit("cut", p.cut, 0., weight, "Cost of a cell that their worst straight chain costs us");
    visit("pressure", p.pressure, 0., weight,
          "Worth of a cell of theirs that can be taken or cut off next turn");
    visit("steps", p.steps, 0., weight, "Worth of a cell that a unit's next step can take");
    visit("bankrupt", p.bankrupt, 0., weight, "Cost of units that cannot be paid next turn");
    visit("lethal", p.lethal, 0., weight, "Cost of a position in which they can finish next turn");
    visit("race", p.race, 0., weight, "Worth of being able to finish them next turn");
    visit("raceLost", p.raceLost, 0., weight, "Cost of their being able to; half for a turn later");
    visit("candidates", p.candidates, 1, 100, "Plans for a turn, of which the best is played");
    visit("replyShare", p.replyShare, 0., 1., "Part of a plan's time for the enemy's reply");
    visit("chains", p.chains, 0., 100., "How often a chain is tried, for one single training");
}

} // namespace yomi::icefire
