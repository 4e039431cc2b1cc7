// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connectfour/ladder_words.h"

#include "core/connectfour/step_solver.h"

#include <QCoreApplication>

#include <array>

namespace yomi::ui::connectfour {

namespace {

using yomi::connectfour::firstStep;
using yomi::connectfour::solverStep;

struct LadderText {
    Q_DECLARE_TR_FUNCTIONS(yomi::ui::connectfour::Ladder)
};

} // namespace

IdeaWords stepWords(int step) {
    const std::array<IdeaWords, solverStep - firstStep + 1> words = {{
        {LadderText::tr("minimax"), LadderText::tr("Every line of play to its end.")},
        {LadderText::tr("alpha-beta"),
         LadderText::tr("A window of scores that still matter; columns from the left.")},
        {LadderText::tr("centre first"),
         LadderText::tr("Columns from the centre outwards: 4 3 5 2 6 1 7.")},
        {LadderText::tr("bitboard"),
         LadderText::tr("The board as two words of bits: the same nodes in less time.")},
        {LadderText::tr("table"),
         LadderText::tr("A transposition table of 8,388,593 places remembers upper bounds.")},
        {LadderText::tr("deepening"), LadderText::tr("Null windows that close in on the score.")},
        {LadderText::tr("losing moves"),
         LadderText::tr("Moves that let the opponent win at once are not tried.")},
        {LadderText::tr("threats"),
         LadderText::tr("Moves that make the most threats are tried first.")},
        {LadderText::tr("smaller table"),
         LadderText::tr(
             "The table keeps 32 bits of each key; with the place they give the whole key.")},
        {LadderText::tr("lower bounds"), LadderText::tr("The table remembers lower bounds, too.")},
        {LadderText::tr("best"),
         LadderText::tr("The solver for use, with ideas of its own: the same scores with any "
                        "number of nodes.")},
    }};
    return words.at(static_cast<std::size_t>(step - firstStep));
}

IdeaWords ideaWords(Idea idea) {
    switch (idea) {
    case Idea::Bounds:
        return {LadderText::tr("bounds"),
                LadderText::tr("Bounds from the lines that are still open, and from following up "
                               "in a column.")};
    case Idea::Chains:
        return {LadderText::tr("chains"),
                LadderText::tr("Forced replies are followed without a node.")};
    case Idea::Lookups:
        return {LadderText::tr("lookups"),
                LadderText::tr("All children are looked up in the table before one is searched.")};
    case Idea::Mirror:
        return {LadderText::tr("mirror"),
                LadderText::tr("A position and its mirror image share an entry of the table.")};
    case Idea::Dead:
        return {LadderText::tr("dead"),
                LadderText::tr("So do positions that differ in stones without an open line.")};
    case Idea::Order:
        return {
            LadderText::tr("order"),
            LadderText::tr("Threats that can be used soon come first in the order of moves, then "
                           "moves that lie in many open lines.")};
    case Idea::Windows:
        break;
    }
    return {LadderText::tr("windows"),
            LadderText::tr("Whether the game is over within twelve plies is asked first, then the "
                           "sign, then outwards from zero.")};
}

QString setName(PublicSet set) {
    switch (set) {
    case PublicSet::EndEasy:
        return LadderText::tr("End-Easy");
    case PublicSet::MiddleEasy:
        return LadderText::tr("Middle-Easy");
    case PublicSet::MiddleMedium:
        return LadderText::tr("Middle-Medium");
    case PublicSet::BeginEasy:
        return LadderText::tr("Begin-Easy");
    case PublicSet::BeginMedium:
        return LadderText::tr("Begin-Medium");
    case PublicSet::BeginHard:
        break;
    }
    return LadderText::tr("Begin-Hard");
}

} // namespace yomi::ui::connectfour
