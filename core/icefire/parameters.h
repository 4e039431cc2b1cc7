// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"

#include <string_view>

namespace yomi::icefire {

/// The parameters of the annealing bot. The article fixes the two phases, their neighbours and the
/// terms of the evaluation; the numbers it leaves open are ours, found by letting profiles play
/// each other. Weights are in cells: 1 is the worth of one cell.
struct Parameters {
    /// The part of a turn's time for the moves: 10 of 40 ms in the article.
    double movesShare = 0.25;
    /// Temperatures at the beginning and the end of each phase; in between they fall by a constant
    /// factor. At the end of the moves even the last tie-break decides.
    double movesHot = 1;
    double movesCold = 1e-6;
    double trainingHot = 6;
    double trainingCold = 1e-3;

    /// The worth of one gold in turn 1, 50 and 100; interpolated in between.
    double goldEarly = 0.01;
    double goldMiddle = 0.15;
    double goldLate = 0.5;

    /// The cost of a cell of ours that the enemy threatens.
    double threatened = 1;

    /// Towers are tried on our cells with enemy land at most this many steps away.
    int towerDistance = 4;
    /// Mines are built from this turn on, while the enemy threatens nothing, if they pay for
    /// themselves some turns before the game ends.
    int minesFrom = 8;
    int minesPaidBefore = 5;

    /// Beyond the article; enables the weights that follow.
    bool beyondArticle = false;
    double income = 0;   ///< worth of a gold of income
    double cutOff = 0;   ///< cost of a cell that is cut off if all threatened ones fall
    double cut = 0;      ///< cost of a cell that their worst straight chain takes or cuts off
    double pressure = 0; ///< worth of a cell of theirs that we can take or cut off next turn
    double steps = 0;    ///< worth of a cell that a unit can take by its next step
    double bankrupt = 0; ///< cost of units that cannot be paid next turn, worth of theirs
    double lethal = 0;   ///< cost of a position in which they can take our HQ next turn
    double race = 0; ///< worth of being able to take their HQ next turn; half for a turn later …
    double raceLost = 0; ///< cost of the same for them

    /// Beyond the article in the search itself: the number of tries of a whole chain of trainings
    /// per try of a single one.
    double chains = 0;
    /// The number of plans for a turn; if more than one, the enemy's reply to each is planned, too,
    /// in this part of its time.
    int candidates = 1;
    double replyShare = 0.25;

    /// The list of parameters for files, command line and editors.
    template <class Fields>
    void describe(Fields& field) {
        constexpr double cold = 1e-9, hot = 1e3, weight = 1e3;
        field("movesShare", movesShare, Phrase("Part of the time that is given to the moves"),
              {0., 1.});
        field("movesHot", movesHot, Phrase("First temperature of the moves"), {cold, hot});
        field("movesCold", movesCold, Phrase("Last temperature of the moves"), {cold, hot});
        field("trainingHot", trainingHot, Phrase("First temperature of training and building"),
              {cold, hot});
        field("trainingCold", trainingCold, Phrase("Last temperature of training and building"),
              {cold, hot});
        field("goldEarly", goldEarly, Phrase("Worth of a gold in turn 1"), {0., weight});
        field("goldMiddle", goldMiddle, Phrase("Worth of a gold in turn 50"), {0., weight});
        field("goldLate", goldLate, Phrase("Worth of a gold in turn 100"), {0., weight});
        field("threatened", threatened, Phrase("Cost of a cell within the enemy's reach"),
              {0., weight});
        field("towerDistance", towerDistance,
              Phrase("Towers are tried so near to the enemy's land"), {0, 22});
        field("minesFrom", minesFrom, Phrase("First turn in which mines are built"), {1, 101});
        field("minesPaidBefore", minesPaidBefore,
              Phrase("Turns before the end by which a mine must have paid"), {0, 100});
        field("beyondArticle", beyondArticle, Phrase("Whether the terms below are looked at"));
        field("income", income, Phrase("Worth of a gold of income"), {0., weight});
        field("cutOff", cutOff, Phrase("Cost of a cell cut off when all threatened ones fall"),
              {0., weight});
        field("cut", cut, Phrase("Cost of a cell that their worst straight chain costs us"),
              {0., weight});
        field("pressure", pressure,
              Phrase("Worth of a cell of theirs that can be taken or cut off next turn"),
              {0., weight});
        field("steps", steps, Phrase("Worth of a cell that a unit's next step can take"),
              {0., weight});
        field("bankrupt", bankrupt, Phrase("Cost of units that cannot be paid next turn"),
              {0., weight});
        field("lethal", lethal, Phrase("Cost of a position in which they can finish next turn"),
              {0., weight});
        field("race", race, Phrase("Worth of being able to finish them next turn"), {0., weight});
        field("raceLost", raceLost, Phrase("Cost of their being able to; half for a turn later"),
              {0., weight});
        field("candidates", candidates, Phrase("Plans for a turn, of which the best is played"),
              {1, 100});
        field("replyShare", replyShare, Phrase("Part of a plan's time for the enemy's reply"),
              {0., 1.});
        field("chains", chains, Phrase("How often a chain is tried, for one single training"),
              {0., 100.});
    }

    bool operator==(const Parameters&) const = default;
};

/// The parameters of the bot "article" or "strong". Throws std::invalid_argument for other names.
Parameters profile(std::string_view name);

/// The worth of one gold in a turn of the game.
double goldWeight(const Parameters& parameters, int turn);

/// Whether the evaluation is the same under both, so that their values are comparable.
bool sameEvaluation(const Parameters& a, const Parameters& b);

/// Throws std::invalid_argument that names the first parameter out of its limits.
void check(const Parameters& parameters);
} // namespace yomi::icefire
