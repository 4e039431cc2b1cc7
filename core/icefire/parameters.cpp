// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/parameters.h"

#include "core/common/fields.h"
#include "core/icefire/ruleset.h"

#include <string>
#include <tuple>

namespace yomi::icefire {

namespace {

constexpr int middleTurn = turnsPerGame / 2;

Parameters strong() {
    Parameters p;
    p.movesShare = 0.5;
    p.beyondArticle = true;
    p.threatened = 1.3;
    p.income = 1;
    p.cutOff = 0.5;
    p.cut = 0.3;
    p.steps = 0.3;
    p.pressure = 0.2;
    p.bankrupt = 30;
    p.lethal = 100;
    p.race = 10;
    p.raceLost = 10;
    p.chains = 1.0 / 3;
    p.candidates = 6;
    return p;
}

} // namespace

Parameters profile(std::string_view name) {
    if (name == "article")
        return {};
    if (name == "strong")
        return strong();
    throw InvalidArgument("There is no annealing bot \"{}\"; there are article and strong.", name);
}

bool sameEvaluation(const Parameters& a, const Parameters& b) {
    const auto article = [](const Parameters& p) {
        return std::tie(p.goldEarly, p.goldMiddle, p.goldLate, p.threatened, p.beyondArticle);
    };
    const auto beyond = [](const Parameters& p) {
        return std::tie(p.income, p.cutOff, p.cut, p.pressure, p.steps, p.bankrupt, p.lethal,
                        p.race, p.raceLost);
    };
    return article(a) == article(b) && (!a.beyondArticle || beyond(a) == beyond(b));
}

void check(const Parameters& parameters) {
    checkFields(parameters);
}

double goldWeight(const Parameters& p, int turn) {
    const auto between = [turn](int first, double a, int last, double b) {
        return a + (b - a) * (turn - first) / (last - first);
    };
    return turn < middleTurn ? between(1, p.goldEarly, middleTurn, p.goldMiddle)
                             : between(middleTurn, p.goldMiddle, turnsPerGame, p.goldLate);
}

} // namespace yomi::icefire
