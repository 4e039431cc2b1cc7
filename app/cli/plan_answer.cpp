// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/plan_answer.h"

#include "core/common/count_text.h"
#include "core/common/sentence.h"
#include "core/common/timing.h"
#include "core/common/wilson.h"
#include "core/splitdamage/turn/json.h"

#include <algorithm>

namespace yomi::cli {

using namespace splitdamage;
using nlohmann::json;

namespace {

json values(const std::vector<TurnNumber>& numbers) {
    json list = json::array();
    for (const TurnNumber& number : numbers)
        list.push_back(number.value);
    return list;
}

json targetOf(const Choice& choice) {
    return choice.target ? splitdamage::toJson(*choice.target) : json();
}

void setExact(json& to, const TurnNumber& number) {
    if (!number.exact.empty())
        to["exact"] = number.exact;
}

json afterToJson(const Turn& turn, const OrderOdds::After& after) {
    return {{"action", after.action},
            {"name", nameOfAction(turn, after.action).english()},
            {"played", after.played.value},
            {"odds", after.odds ? json(after.odds->value) : json()},
            {"enemyAttack", after.enemyAttack.value},
            {"dead", values(after.dead)}};
}

/// The estimate of the goal's odds; without a goal, of the attack left.
json estimateToJson(const OrderOdds::Sample& sample, bool hasGoal) {
    const auto [low, high] = hasGoal ? wilsonInterval(sample.met, sample.runs) : sample.enemyAttack;
    json written = {{"runs", sample.runs}, {"low", low}, {"high", high}};
    if (hasGoal)
        written["met"] = sample.met;
    return written;
}

json exampleToJson(const ExampleRun& run, std::int64_t seed) {
    json events = json::array();
    for (const RunEvent& event : run.events) {
        json hits = json::array();
        for (const RunHit& hit : event.hits)
            hits.push_back({{"place", splitdamage::toJson(hit.place)},
                            {"damage", hit.damage},
                            {"life", hit.life}});
        json written = {{"action", event.action}};
        if (event.isSkipped)
            written["skipped"] = true;
        else
            written["hits"] = std::move(hits);
        events.push_back(std::move(written));
    }
    return {{"seed", seed}, {"met", run.isMet}, {"events", std::move(events)}};
}

void addOrder(json& to, const Turn& turn, const OrderOdds& order) {
    const OrderOdds::After& end = order.after.back();
    to["odds"] = end.odds ? json(end.odds->value) : json();
    if (end.odds)
        setExact(to, *end.odds);
    to["enemyAttack"] = end.enemyAttack.value;
    for (const OrderOdds::After& after : order.after)
        to["after"].push_back(afterToJson(turn, after));
    const std::vector<Place> all = places(turn.board);
    to["characters"] = json::array();
    for (std::size_t c = 0; c < all.size(); ++c) {
        json lives = json::array();
        for (const auto& [life, chance] : order.life[c])
            lives.push_back({life, chance.value});
        to["characters"].push_back(
            {{"place", splitdamage::toJson(all[c])},
             {"name", nameOrPlace(*characterAt(turn.board, all[c]), all[c]).english()},
             {"dead", end.dead[c].value},
             {"life", std::move(lives)}});
    }
    to["deaths"] = values(order.deaths);
    for (const SideName side : {SideName::Enemy, SideName::Friendly})
        to["deathsBySide"][std::string(nameOf(side))] =
            values(order.deathsBySide[static_cast<std::size_t>(side)]);
    to["losses"] = order.losses.value;
    to["faceDamage"] = order.faceDamage.value;
    if (!order.sample)
        to["states"] = order.states;
}

json policyToJson(const Policy& policy) {
    json outcomes = json::array();
    for (const Policy::Outcome& outcome : policy.outcomes) {
        json characters = json::array();
        for (const Policy::Seen& seen : outcome.characters)
            characters.push_back({{"place", splitdamage::toJson(seen.place)},
                                  {"life", seen.life},
                                  {"divineShield", seen.divineShield}});
        json written = {{"probability", outcome.probability.value},
                        {"value", outcome.value.value},
                        {"characters", std::move(characters)}};
        if (!outcome.then.empty())
            written["then"] = policyToJson(outcome.then.front());
        outcomes.push_back(std::move(written));
    }
    json written = {{"action", policy.choice.action},
                    {"target", targetOf(policy.choice)},
                    {"value", policy.value.value},
                    {"outcomes", std::move(outcomes)}};
    if (policy.moreOutcomes > 0)
        written["rest"] = {{"outcomes", policy.moreOutcomes},
                           {"probability", policy.moreProbability.value},
                           {"value", policy.moreValue.value}};
    return written;
}

void addPlan(json& to, const Turn& turn, const BestPlan& plan) {
    to["mode"] = "best plan";
    to[turn.objective == Objective::Goal ? "odds" : "enemyAttack"] = plan.value.value;
    setExact(to, plan.value);
    to["stop"] = plan.choices.stop.value;
    to["first"] = json::array();
    for (const ChoiceValue& first : plan.choices.all) {
        json written = {{"action", first.choice.action},
                        {"name", nameOfAction(turn, first.choice.action).english()},
                        {"target", targetOf(first.choice)},
                        {"value", first.value.value},
                        {"best", first.isBest}};
        setExact(written, first.value);
        to["first"].push_back(std::move(written));
    }
    to["policy"] = json(); // stopping is best
    if (plan.policy)
        to["policy"] = policyToJson(*plan.policy);
    to["states"] = plan.states;
}

json orderToJson(double value, bool isAll, const std::vector<Choice>& choices) {
    json order = json::array();
    for (const Choice& choice : choices)
        order.push_back({{"action", choice.action}, {"target", targetOf(choice)}});
    return {{"value", value}, {"all", isAll}, {"order", std::move(order)}};
}

/// With a depth of 0 its policy is only the first choice.
BestPlan planOf(const Turn& turn, const PlanOptions& options, const std::stop_token& stop) {
    PolicySize size = options.policy;
    size.depth = std::max(size.depth, 1);
    BestPlan plan = bestPlan(turn, options.method, size, stop);
    if (options.policy.depth == 0 && plan.policy)
        plan.policy = Policy{plan.policy->choice, plan.policy->value, {}};
    return plan;
}

/// The best order found by sampling: a bound of the best plan, whose first actions have no values.
void addSampled(json& to, const Turn& turn, const SampledOrder& sampled) {
    const bool isGoal = turn.objective == Objective::Goal;
    to["mode"] = "best plan";
    to[isGoal ? "odds" : "enemyAttack"] = sampled.value;
    to["estimate"] = {{"runs", sampled.runs}, {"low", sampled.low}, {"high", sampled.high}};
    if (isGoal)
        to["estimate"]["met"] = sampled.met;
    to["fixedBest"] = orderToJson(sampled.value, false, sampled.order);
}

} // namespace

PlanAnswer answer(const PlanQuestion& question, const std::stop_token& stop) {
    PlanAnswer answer;
    const Turn& turn = question.turn;
    const PlanOptions& options = question.options;
    const auto seed = static_cast<std::uint64_t>(options.seed);
    const auto work = [&] {
        if (!options.fixedOrder) {
            try {
                answer.best = planOf(turn, options, stop);
            } catch (const TooManyStates&) {
                if (options.method != TurnMethod::States)
                    throw;
                answer.sampled = sampledBestOrder(turn, seed, stop);
            }
            return;
        }
        answer.order =
            options.method == TurnMethod::States
                ? orderOddsOrSample(turn, std::max(options.sample, usualSamples), seed, stop)
                : orderOdds(turn, options.method, stop);
    };
    answer.seconds = measure(1, work, stop).median;
    if (answer.order && answer.order->sample)
        answer.sample = answer.order->sample;
    else if (options.sample > 0 && !turn.goal.empty())
        answer.sample = sampledOdds(turn, options.sample, seed, stop).sample;
    if (answer.best && turn.objective == Objective::Goal)
        answer.odds = answer.best->value.value;
    if (answer.order && !answer.order->sample && answer.order->after.back().odds)
        answer.odds = answer.order->after.back().odds->value;
    if (options.example && answer.sampled)
        answer.example = exampleRun(turn, answer.sampled->order, seed, *options.example, stop);
    else if (options.example)
        answer.example = exampleRun(turn, options.fixedOrder ? Played::List : Played::BestPlan,
                                    seed, *options.example, answer.odds, stop);
    if (options.fixedBest && !answer.sampled)
        answer.fixedBest = bestOrder(turn, options.method, stop);
    return answer;
}

json toJson(const PlanQuestion& question, const PlanAnswer& answer) {
    const PlanOptions& options = question.options;
    json written = {{"method", nameOf(options.method)}, {"seconds", answer.seconds}};
    if (options.fixedOrder)
        written["mode"] = "fixed order";
    if (answer.sample)
        written["estimate"] = estimateToJson(*answer.sample, !question.turn.goal.empty());
    if (answer.order)
        addOrder(written, question.turn, *answer.order);
    if (answer.best)
        addPlan(written, question.turn, *answer.best);
    if (answer.sampled)
        addSampled(written, question.turn, *answer.sampled);
    if (options.example)
        written["example"] = answer.example ? exampleToJson(*answer.example, options.seed) : json();
    if (answer.fixedBest)
        written["fixedBest"] = orderToJson(answer.fixedBest->value.value, answer.fixedBest->isAll,
                                           answer.fixedBest->order);
    return written;
}

Sentence whyNoExample(const PlanQuestion& question, const PlanAnswer& answer) {
    if (!question.options.example || answer.example)
        return {};
    const bool wantsMet = *question.options.example == Example::Met;
    if (!wantsMet && answer.odds == 1.0)
        return Sentence("The goal is always met: there is no run in which it is missed.");
    if (wantsMet && answer.odds == 0.0)
        return Sentence("The goal is never met: there is no run in which it is met.");
    return wantsMet ? Sentence("None of {} runs met the goal.", grouped(mostRunsDrawn))
                    : Sentence("None of {} runs missed the goal.", grouped(mostRunsDrawn));
}

Sentence nameOfAction(const Turn& turn, std::size_t action) {
    const std::string& name = turn.actions[action].name;
    return name.empty() ? Sentence("Action {}", action + 1) : Sentence::verbatim(name);
}

} // namespace yomi::cli
