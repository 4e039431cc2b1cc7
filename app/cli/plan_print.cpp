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
Sentence aboutText(double value, double low, double high, bool isPercent) {
    const auto text = [isPercent](double number) {
        return threeDigits(isPercent ? 100 * number : number);
    };
    return Sentence("about {} ({}–{})", text(value) + (isPercent ? " %" : ""), text(low),
                    text(high));
}

std::string shown(const Turn& turn, const TurnNumber& number) {
    return (turn.objective == Objective::Goal ? percent(number.value) : rounded(number.value)) +
           (number.exact.empty() ? "" : " = " + number.exact);
}

void printSide(std::ostream& out, Phrase title, const Side& side) {
    const auto trait = [](bool isTrue, Phrase name) {
        return isTrue ? ' ' + worded(name) : std::string();
    };
    out << padded(worded(title), 8);
    const auto show = [&](const Character& character) {
        out << "  " << (character.attack > 0 ? std::to_string(character.attack) + '/' : "")
            << character.health
            << (character.armor > 0 ? '+' + std::to_string(character.armor) : "")
            << trait(character.divineShield, Phrase("shield"))
            << trait(character.taunt, Phrase("taunt")) << trait(character.immune, Phrase("immune"));
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

std::string actionText(const Turn& turn, std::size_t action) {
    return escaped(worded(nameOfAction(turn, action)));
}

/// "Fireball on enemy minion 1".
Sentence choiceText(const Turn& turn, const Choice& choice) {
    const std::string action = actionText(turn, choice.action);
    return choice.target ? Sentence("{} on {}", action, called(*choice.target))
                         : Sentence::verbatim(action);
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
    return isAlone ? typed->name : worded(Sentence("{} ({})", typed->name, called(place)));
}

Sentence seenText(const Turn& turn, const Policy::Outcome& outcome) {
    std::vector<Sentence> all;
    for (const Policy::Seen& seen : outcome.characters) {
        const std::string name = escaped(seenName(turn, seen.place));
        all.push_back(seen.life == 0      ? Sentence("{} dead", name)
                      : seen.divineShield ? Sentence("{} at {} with a shield", name, seen.life)
                                          : Sentence("{} at {}", name, seen.life));
    }
    return all.empty() ? Sentence("no one else matters") : listOf(all);
}

void printPolicy(std::ostream& out, const Turn& turn, const Policy& policy,
                 const std::string& indent) {
    for (const Policy::Outcome& outcome : policy.outcomes) {
        out << indent
            << worded(Sentence("{}: {} ({})", percent(outcome.probability.value),
                               seenText(turn, outcome), shown(turn, outcome.value)))
            << '\n';
        for (const Policy& then : outcome.then) {
            out << indent << "  " << worded(Sentence("then {}:", choiceText(turn, then.choice)))
                << '\n';
            printPolicy(out, turn, then, indent + "    ");
        }
    }
    if (policy.moreOutcomes == 0)
        return;
    const auto more = static_cast<std::int64_t>(policy.moreOutcomes);
    const std::string mean = shown(turn, policy.moreValue);
    out << indent
        << worded(Sentence("{}: {}", percent(policy.moreProbability.value),
                           more == 1
                               ? Sentence("1 more outcome ({} on average)", mean)
                               : Sentence("{} more outcomes ({} on average)", grouped(more), mean)))
        << '\n';
}

void printPlan(std::ostream& out, const Turn& turn, const BestPlan& plan) {
    TextTable table(
        wordedAll({Phrase("action"), Phrase("target"),
                   turn.objective == Objective::Goal ? Phrase("odds") : Phrase("enemy attack")}));
    for (const ChoiceValue& first : plan.choices.all)
        table.add({actionText(turn, first.choice.action), targetText(first.choice),
                   shown(turn, first.value)});
    table.add({worded(Phrase("stop")), "", shown(turn, plan.choices.stop)});
    table.print(out);
    if (!plan.policy) {
        out << '\n'
            << worded(
                   Sentence("Stopping is as good as anything: {}.", shown(turn, plan.choices.stop)))
            << '\n';
        return;
    }
    // Among equal choices the policy has the one to play.
    const Sentence first = choiceText(turn, plan.policy->choice);
    const std::string value = shown(turn, plan.value);
    out << '\n'
        << worded(plan.policy->outcomes.empty() ? Sentence("First {} ({}).", first, value)
                                                : Sentence("First {} ({}). Then:", first, value))
        << '\n';
    printPolicy(out, turn, *plan.policy, "  ");
}

Sentence orderText(const Turn& turn, const std::vector<Choice>& order) {
    std::vector<Sentence> all;
    for (const Choice& choice : order)
        all.push_back(choiceText(turn, choice));
    return all.empty() ? Sentence("nothing") : listOf(all);
}

void printFixedBest(std::ostream& out, const Turn& turn, const BestOrder& best) {
    const std::string value = shown(turn, best.value);
    const Sentence order = orderText(turn, best.order);
    out << worded(best.isAll ? Sentence("Best fixed order, {}: {}.", value, order)
                  : turn.objective == Objective::Goal
                      ? Sentence("Best fixed order, at least {}: {}.", value, order)
                      : Sentence("Best fixed order, at most {}: {}.", value, order))
        << '\n';
}

void printOrder(std::ostream& out, const Turn& turn, const OrderOdds& order) {
    const auto chance = [&order](const TurnNumber& odds) {
        return order.sample ? threeDigits(100 * odds.value) + " %" : percent(odds.value);
    };
    const auto mean = [&order](const TurnNumber& number) {
        return order.sample ? threeDigits(number.value) : rounded(number.value);
    };
    TextTable actions(
        wordedAll({Phrase("action"), Phrase("played"), Phrase("odds"), Phrase("enemy attack")}));
    for (const OrderOdds::After& after : order.after)
        actions.add({actionText(turn, after.action), chance(after.played),
                     after.odds ? chance(*after.odds) : "-", mean(after.enemyAttack)});
    actions.print(out);
    out << '\n';
    TextTable characters(wordedAll({Phrase("character"), Phrase("dead")}));
    const std::vector<Place> all = places(turn.board);
    for (std::size_t c = 0; c < all.size(); ++c)
        characters.add({worded(nameOrPlace(*characterAt(turn.board, all[c]), all[c])),
                        chance(order.after.back().dead[c])});
    characters.print(out);
    const OrderOdds::After& end = order.after.back();
    if (end.odds && !end.odds->exact.empty())
        out << '\n'
            << worded(Sentence("The odds of the goal are exactly {}.", end.odds->exact)) << '\n';
    out << '\n'
        << worded(Sentence("Expected: {} own minions lost, {} damage to the enemy hero.",
                           mean(order.losses), mean(order.faceDamage)))
        << '\n';
}

void printSample(std::ostream& out, const Turn& turn, const PlanAnswer& answer) {
    const OrderOdds::Sample& sample = *answer.sample;
    if (turn.goal.empty()) {
        const auto [low, high] = sample.enemyAttack;
        out << worded(Sentence(
                   "Enemy attack left: {} in {} runs drawn at random.",
                   aboutText(answer.order->after.back().enemyAttack.value, low, high, false),
                   grouped(sample.runs)))
            << '\n';
        return;
    }
    const auto [low, high] = wilsonInterval(sample.met, sample.runs);
    out << worded(
               Sentence("The goal is met in {} of {} runs drawn at random.",
                        aboutText(sample.met / static_cast<double>(sample.runs), low, high, true),
                        grouped(sample.runs)))
        << '\n';
}

void printSampled(std::ostream& out, const Turn& turn, const SampledOrder& sampled) {
    const bool isGoal = turn.objective == Objective::Goal;
    const Sentence about = aboutText(sampled.value, sampled.low, sampled.high, isGoal);
    out << worded(isGoal ? Sentence("At least {}: the best order found by sampling; choosing after "
                                    "each outcome may do better.",
                                    about)
                         : Sentence("Enemy attack left: at most {}: the best order found by "
                                    "sampling; choosing after each outcome may do better.",
                                    about))
        << '\n'
        << worded(Sentence("The order: {}.", orderText(turn, sampled.order))) << '\n';
}

/// "the shield", "immune", "-2": what a hit took.
Sentence damageText(const Turn& turn, const RunHit& hit) {
    if (isImmune(turn, hit.place))
        return Sentence("immune");
    return hit.damage == 0 ? Sentence("the shield")
                           : Sentence::verbatim('-' + std::to_string(hit.damage));
}

Sentence hitText(const Turn& turn, const RunHit& hit) {
    const Sentence target = called(hit.place), damage = damageText(turn, hit);
    return hit.life == 0 ? Sentence("{}: {}, dead", target, damage)
                         : Sentence("{}: {}, {} left", target, damage, hit.life);
}

void printExample(std::ostream& out, const PlanQuestion& question, const PlanAnswer& answer) {
    if (!answer.example) {
        out << worded(whyNoExample(question, answer)) << '\n';
        return;
    }
    out << '\n' << worded(Sentence("An example with the seed {}:", question.options.seed)) << '\n';
    for (const RunEvent& event : answer.example->events) {
        const std::string action = actionText(question.turn, event.action);
        out << "  " << (event.isSkipped ? worded(Sentence("{}: skipped", action)) : action) << '\n';
        for (const RunHit& hit : event.hits)
            out << "    " << worded(hitText(question.turn, hit)) << '\n';
    }
    if (!question.turn.goal.empty())
        out << "  "
            << worded(answer.example->isMet ? Phrase("The goal is met.")
                                            : Phrase("The goal is missed."))
            << '\n';
}

} // namespace

void print(std::ostream& out, const PlanQuestion& question, const PlanAnswer& answer) {
    printSide(out, Phrase("enemy"), question.turn.board.enemy);
    printSide(out, Phrase("friendly"), question.turn.board.friendly);
    out << '\n';
    const bool isSampled = answer.sampled || (answer.order && answer.order->sample);
    if (isSampled)
        out << worded(Sentence("This needs more than {} states; the odds below are sampled.",
                               grouped(mostTurnStates)))
            << '\n';
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
    if (isSampled)
        return;
    const std::string states =
        wordedCount(answer.order ? answer.order->states : answer.best->states, Phrase("1 state"),
                    Counted("{} states"));
    out << worded(Sentence("{}, {}.", states, rounded(answer.seconds * 1000) + " ms")) << '\n';
}

} // namespace yomi::cli
