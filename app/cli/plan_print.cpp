// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/plan_answer.h"
#include "app/cli/text_table.h"
#include "app/cli/wording.h"
#include "core/common/count_text.h"
#include "core/common/escaped.h"
#include "core/common/wilson.h"

#include <algorithm>
#include <iomanip>
#include <ostream>
#include <sstream>

namespace yomi::cli {

using namespace splitdamage;

namespace {

std::string rounded(double number) {
    std::ostringstream text;
    text << std::setprecision(6) << number;
    return text.str();
}

/// Random estimates have three significant digits.
std::string threeDigits(double number) {
    std::ostringstream digits;
    digits << std::setprecision(3) << number;
    return digits.str();
}

/// "about 31.4 % (31.1–31.7)".
std::string aboutText(double value, double low, double high, bool isPercent) {
    const auto text = [isPercent](double number) {
        return threeDigits(isPercent ? 100 * number : number);
    };
    return "about " + text(value) + (isPercent ? " %" : "") + " (" + text(low) + "–" + text(high) +
           ")";
}

std::string shown(const Turn& turn, const TurnNumber& number) {
    return (turn.objective == Objective::Goal ? percent(number.value) : rounded(number.value)) +
           (number.exact.empty() ? "" : " = " + number.exact);
}

void printSide(std::ostream& out, const std::string& title, const Side& side) {
    out << title;
    const auto show = [&](const Character& character) {
        out << "  " << (character.attack > 0 ? std::to_string(character.attack) + '/' : "")
            << character.health
            << (character.armor > 0 ? '+' + std::to_string(character.armor) : "")
            << (character.divineShield ? " shield" : "") << (character.taunt ? " taunt" : "")
            << (character.immune ? " immune" : "");
    };
    if (side.hero) {
        show(*side.hero);
        out << "  |";
    }
    for (const Character& minion : side.minions)
        show(minion);
    out << '\n';
}

std::string targetText(const Choice& choice) {
    return choice.target ? worded(called(*choice.target)) : "";
}

/// Adds the place to names that are not unique.
std::string seenName(const Turn& turn, const Place& place) {
    const Character* typed =
        place.body || place.summoned ? nullptr : characterAt(turn.board, place);
    if (!typed || typed->name.empty())
        return worded(called(place));
    const bool isAlone =
        std::ranges::count(places(turn.board), typed->name, [&](const Place& each) {
            return characterAt(turn.board, each)->name;
        }) == 1;
    return isAlone ? typed->name : typed->name + " (" + worded(called(place)) + ")";
}

std::string seenText(const Turn& turn, const Policy::Outcome& outcome) {
    std::string text;
    for (const Policy::Seen& seen : outcome.characters) {
        text += (text.empty() ? "" : ", ") + escaped(seenName(turn, seen.place)) +
                (seen.life == 0 ? " dead" : " at " + std::to_string(seen.life)) +
                (seen.divineShield ? " with a shield" : "");
    }
    return text.empty() ? "no one else matters" : text;
}

void printPolicy(std::ostream& out, const Turn& turn, const Policy& policy,
                 const std::string& indent) {
    for (const Policy::Outcome& outcome : policy.outcomes) {
        out << indent << percent(outcome.probability.value) << ": " << seenText(turn, outcome)
            << " (" << shown(turn, outcome.value) << ")\n";
        for (const Policy& then : outcome.then) {
            out << indent << "  then " << escaped(nameOfAction(turn, then.choice.action))
                << (then.choice.target ? " on " + targetText(then.choice) : "") << ":\n";
            printPolicy(out, turn, then, indent + "    ");
        }
    }
    if (policy.moreOutcomes > 0)
        out << indent << percent(policy.moreProbability.value) << ": "
            << counted(static_cast<std::int64_t>(policy.moreOutcomes), "more outcome",
                       "more outcomes")
            << " (" << shown(turn, policy.moreValue) << " on average)\n";
}

void printPlan(std::ostream& out, const Turn& turn, const BestPlan& plan) {
    const std::string value = turn.objective == Objective::Goal ? "odds" : "enemy attack";
    TextTable table({"action", "target", value});
    for (const ChoiceValue& first : plan.choices.all)
        table.add({escaped(nameOfAction(turn, first.choice.action)), targetText(first.choice),
                   shown(turn, first.value)});
    table.add({"stop", "", shown(turn, plan.choices.stop)});
    table.print(out);
    if (!plan.policy) {
        out << "\nStopping is as good as anything: " << shown(turn, plan.choices.stop) << ".\n";
        return;
    }
    // Among equal choices the policy has the one to play.
    const Choice& first = plan.policy->choice;
    out << "\nFirst " << escaped(nameOfAction(turn, first.action))
        << (first.target ? " on " + targetText(first) : "") << " (" << shown(turn, plan.value)
        << ")." << (plan.policy->outcomes.empty() ? "\n" : " Then:\n");
    printPolicy(out, turn, *plan.policy, "  ");
}

std::string orderText(const Turn& turn, const std::vector<Choice>& order) {
    std::string text;
    for (const Choice& choice : order)
        text += (text.empty() ? "" : ", ") + escaped(nameOfAction(turn, choice.action)) +
                (choice.target ? " on " + targetText(choice) : "");
    return text.empty() ? "nothing" : text;
}

void printFixedBest(std::ostream& out, const Turn& turn, const BestOrder& best) {
    const char* bound = turn.objective == Objective::Goal ? "at least " : "at most ";
    out << "Fixed in advance " << (best.isAll ? "" : bound) << shown(turn, best.value) << ": "
        << orderText(turn, best.order) << ".\n";
}

void printOrder(std::ostream& out, const Turn& turn, const OrderOdds& order) {
    const auto chance = [&order](const TurnNumber& odds) {
        return order.sample ? threeDigits(100 * odds.value) + " %" : percent(odds.value);
    };
    const auto mean = [&order](const TurnNumber& number) {
        return order.sample ? threeDigits(number.value) : rounded(number.value);
    };
    TextTable actions({"action", "played", "odds", "enemy attack"});
    for (const OrderOdds::After& after : order.after)
        actions.add({escaped(nameOfAction(turn, after.action)), chance(after.played),
                     after.odds ? chance(*after.odds) : "-", mean(after.enemyAttack)});
    actions.print(out);
    out << '\n';
    TextTable characters({"character", "dead"});
    const std::vector<Place> all = places(turn.board);
    for (std::size_t c = 0; c < all.size(); ++c) {
        const std::string& name = characterAt(turn.board, all[c])->name;
        characters.add({escaped(name.empty() ? defaultName(all[c]) : name),
                        chance(order.after.back().dead[c])});
    }
    characters.print(out);
    const OrderOdds::After& end = order.after.back();
    if (end.odds && !end.odds->exact.empty())
        out << "\nThe odds of the goal are exactly " << end.odds->exact << ".\n";
    out << "\nExpected: " << mean(order.losses) << " own minions lost, " << mean(order.faceDamage)
        << " damage to the enemy hero.\n";
}

void printSample(std::ostream& out, const Turn& turn, const PlanAnswer& answer) {
    const OrderOdds::Sample& sample = *answer.sample;
    if (turn.goal.empty()) {
        const auto [low, high] = sample.enemyAttack;
        out << "Enemy attack left: "
            << aboutText(answer.order->after.back().enemyAttack.value, low, high, false) << " in "
            << grouped(sample.runs) << " runs drawn at random.\n";
        return;
    }
    const auto [low, high] = wilsonInterval(sample.met, sample.runs);
    out << "The goal is met in "
        << aboutText(sample.met / static_cast<double>(sample.runs), low, high, true) << " of "
        << grouped(sample.runs) << " runs drawn at random.\n";
}

void printSampled(std::ostream& out, const Turn& turn, const SampledOrder& sampled) {
    const bool isGoal = turn.objective == Objective::Goal;
    out << (isGoal ? "At least " : "Enemy attack left: at most ")
        << aboutText(sampled.value, sampled.low, sampled.high, isGoal)
        << ": the best order found by sampling; choosing after each outcome may do better.\n"
        << "The order: " << orderText(turn, sampled.order) << ".\n";
}

/// "the shield", "immune", "-2": what a hit took.
std::string damageText(const Turn& turn, const RunHit& hit) {
    if (isImmune(turn, hit.place))
        return "immune";
    return hit.damage == 0 ? "the shield" : '-' + std::to_string(hit.damage);
}

void printExample(std::ostream& out, const PlanQuestion& question, const PlanAnswer& answer) {
    if (!answer.example) {
        out << worded(whyNoExample(question, answer)) << '\n';
        return;
    }
    out << "\nAn example with the seed " << question.options.seed << ":\n";
    for (const RunEvent& event : answer.example->events) {
        out << "  " << escaped(nameOfAction(question.turn, event.action))
            << (event.isSkipped ? ": skipped" : "");
        for (const RunHit& hit : event.hits)
            out << "\n    " << worded(called(hit.place)) << ": " << damageText(question.turn, hit)
                << (hit.life == 0 ? ", dead" : ", " + std::to_string(hit.life) + " left");
        out << '\n';
    }
    if (!question.turn.goal.empty())
        out << "  The goal is " << (answer.example->isMet ? "met" : "missed") << ".\n";
}

} // namespace

void print(std::ostream& out, const PlanQuestion& question, const PlanAnswer& answer) {
    printSide(out, "enemy   ", question.turn.board.enemy);
    printSide(out, "friendly", question.turn.board.friendly);
    out << '\n';
    const bool isSampled = answer.sampled || (answer.order && answer.order->sample);
    if (isSampled)
        out << "This needs more than " << grouped(mostTurnStates)
            << " states; the odds below are sampled.\n";
    if (answer.order)
        printOrder(out, question.turn, *answer.order);
    if (answer.best)
        printPlan(out, question.turn, *answer.best);
    if (answer.sampled)
        printSampled(out, question.turn, *answer.sampled);
    if (answer.sample)
        printSample(out, question.turn, answer);
    if (question.options.example)
        printExample(out, question, answer);
    if (answer.fixedBest)
        printFixedBest(out, question.turn, *answer.fixedBest);
    if (!isSampled)
        out << grouped(answer.order ? answer.order->states : answer.best->states) << " states, "
            << rounded(answer.seconds * 1000) << " ms.\n";
}

} // namespace yomi::cli
