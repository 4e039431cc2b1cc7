// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/evaluation.h"

#include "core/icefire/attack.h"
#include "core/icefire/cut.h"

#include <algorithm>

namespace yomi::icefire {

namespace {

constexpr double winValue = 1e6;
constexpr double outsideScale = 1.0 / 1024;
constexpr double headquartersScale = outsideScale / 4096;
constexpr int dearestFinish = 300; // anything beyond counts as this

/// The player's gold after the start of their next turn.
int nextGold(const Board& board, Player player) {
    return std::max(0, board.gold(player) + board.income(player));
}

bool ruined(const Board& board, Player player) {
    return board.gold(player) + board.income(player) < 0;
}

double turnsUntil(int price, int gold, int income) {
    return static_cast<double>(std::max(0, price - gold)) / std::max(1, income);
}

/// The number of cells the player's units can take by a step next turn; each unit takes at most
/// one.
int stepsWorth(const Board& board, Player player) {
    return std::min(stepsOf(board, player, When::NextTurn).count(), board.units(player).count());
}

void lookBeyond(const Board& board, const Reach& theirs, Terms& terms) {
    const Player us = board.player(), them = opponentOf(us);
    const int ourGold = nextGold(board, us), theirGold = nextGold(board, them);
    const Reach ours = reachOf(board, us, When::NextTurn, ourGold, dearestFinish);
    const int ourPrice = ours.price.value_or(dearestFinish);
    const int theirPrice = theirs.price.value_or(dearestFinish);

    terms.won = terms.won || reachOf(board, us, When::Now, 0, board.gold(us)).price.has_value();
    terms.income = board.income(us) - board.income(them);
    terms.cutOff = cutOffBy(board, us, theirs.cells).count();
    terms.cut = worthOf(worstCut(board, them, When::NextTurn, theirGold));
    terms.pressure =
        ((board.active(them) & ours.cells) | cutOffBy(board, them, ours.cells)).count();
    terms.steps = stepsWorth(board, us) - stepsWorth(board, them);
    terms.bankrupt = ruined(board, us) - ruined(board, them);
    terms.lethal = theirPrice <= theirGold ? theirGold - theirPrice + 1 : 0;
    terms.ourTurns = turnsUntil(ourPrice, ourGold, board.income(us));
    terms.theirTurns = turnsUntil(theirPrice, theirGold, board.income(them));
}

double valueBeyond(const Terms& terms, const Parameters& p) {
    // Spare gold of the enemy makes their finish slightly worse for us.
    constexpr double spare = 0.001;
    const double lethal = terms.lethal > 0 ? p.lethal * (1 + spare * terms.lethal) : 0;
    return p.income * terms.income - p.cutOff * terms.cutOff - p.cut * terms.cut +
           p.pressure * terms.pressure + p.steps * terms.steps - p.bankrupt * terms.bankrupt -
           lethal + p.race / (1 + terms.ourTurns) - p.raceLost / (1 + terms.theirTurns);
}

} // namespace

int stepsToOutside(const Board& board, Player player) {
    int steps = 0;
    CellSet reached = board.land() - board.owned(player);
    // A unit that has not reached the outside after n steps is counted n times.
    for (CellSet inside = board.units(player); !inside.empty(); inside -= reached) {
        steps += inside.count();
        const CellSet before = reached;
        reached |= reached.neighbours() & board.land();
        if (reached == before)
            break; // the player owns all the land
    }
    return steps;
}

int stepsToHeadquarters(const Board& board, Player player) {
    const Cell target = headquarters[opponentOf(player)];
    int steps = 0;
    board.units(player).forEach(
        [&](Cell unit) { steps += board.terrain().distance(unit, target); });
    return steps;
}

Terms evaluate(const Board& board, const Parameters& parameters) {
    const Player us = board.player(), them = opponentOf(us);
    const Reach theirs = reachOf(board, them, When::NextTurn, nextGold(board, them),
                                 parameters.beyondArticle ? dearestFinish : 0);
    Terms terms;
    terms.won = board.won();
    terms.cells = board.activeCells(us) - board.activeCells(them);
    terms.gold = board.gold(us) - board.gold(them);
    terms.threatened = (theirs.cells & board.active(us)).count();
    terms.toOutside = stepsToOutside(board, us) - stepsToOutside(board, them);
    terms.toHeadquarters = stepsToHeadquarters(board, us) - stepsToHeadquarters(board, them);
    if (parameters.beyondArticle)
        lookBeyond(board, theirs, terms);
    return terms;
}

double valueOf(const Terms& terms, const Parameters& parameters, double goldWeight) {
    return (terms.won ? winValue : 0) + terms.cells + goldWeight * terms.gold -
           parameters.threatened * terms.threatened - outsideScale * terms.toOutside -
           headquartersScale * terms.toHeadquarters +
           (parameters.beyondArticle ? valueBeyond(terms, parameters) : 0);
}

} // namespace yomi::icefire
