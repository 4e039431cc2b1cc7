// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/turn/run.h"

#include "core/common/stopped.h"
#include "core/splitdamage/turn/sampler.h"

#include <functional>

namespace yomi::splitdamage {

namespace {

/// The same turn with its goal as the objective.
Turn wantingItsGoal(Turn turn) {
    turn.objective = Objective::Goal;
    return turn;
}

/// The first run that fits, within the limit of draws.
std::optional<ExampleRun> firstThatFits(const std::function<ExampleRun()>& draw, Example example,
                                        const std::stop_token& stop) {
    for (int i = 0; i < mostRunsDrawn; ++i) {
        throwIfStopped(stop);
        ExampleRun run = draw();
        if (example == Example::Any || run.isMet == (example == Example::Met))
            return run;
    }
    return std::nullopt;
}

} // namespace

std::optional<ExampleRun> exampleRun(const Turn& given, Played played, std::uint64_t seed,
                                     Example example, const std::optional<double>& odds,
                                     const std::stop_token& stop) {
    const bool isList = played == Played::List;
    isList ? validateOrder(given) : validatePlan(given);
    const Turn turn = isList ? wantingItsGoal(given) : given;
    const TurnRules rules(turn, isList);
    StateCount count(TurnMethod::States, stop);
    std::optional<TurnValues> values;
    if (!isList)
        values.emplace(rules, count);
    const std::vector<Choice> list = listInOrder(turn);
    TurnSampler dice(rules, seed);
    const auto draw = [&] {
        return isList ? dice.draw(list) : dice.drawBest(*values);
    };
    if (example == Example::Any)
        return firstThatFits(draw, example, stop);
    const bool isKnown = odds && !turn.goal.empty() && turn.objective == Objective::Goal;
    if (isKnown) {
        const double wanted = example == Example::Met ? *odds : 1 - *odds;
        if (*odds == (example == Example::Met ? 0 : 1))
            return std::nullopt;
        if (wanted >= rareOdds)
            if (auto run = firstThatFits(draw, example, stop))
                return run;
        try {
            StateCount ofChances(TurnMethod::States, stop);
            TurnValues chances(rules, ofChances, example == Example::Missed);
            dice.seed(seed);
            dice.setCondition(chances);
            return draw();
        } catch (const TooManyStates&) { // as if the odds were not known
            TurnSampler fresh(rules, seed);
            return firstThatFits(
                [&] { return isList ? fresh.draw(list) : fresh.drawBest(*values); }, example, stop);
        }
    }
    return firstThatFits(draw, example, stop);
}

std::optional<ExampleRun> exampleRun(const Turn& turn, const std::vector<Choice>& order,
                                     std::uint64_t seed, Example example,
                                     const std::stop_token& stop) {
    validate(turn);
    const TurnRules rules(turn, true);
    std::vector<Choice> all = order;
    for (const Choice& choice : listInOrder(turn))
        if (turn.actions[choice.action].last)
            all.push_back(choice);
    TurnSampler dice(rules, seed);
    return firstThatFits([&] { return dice.draw(all); }, example, stop);
}

} // namespace yomi::splitdamage
