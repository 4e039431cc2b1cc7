// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/plan_answer.h"
#include "app/cli/text_table.h"
#include "core/common/count_text.h"

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
            << (character.divineShield ? " shield" : "") << (character.taunt ? " taunt" : "");
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
    return choice.target ? called(*choice.target) : "";
}

bool isBetterThanStopping(const BestPlan& plan) {
    return !plan.first.empty() && plan.first.front().isBest &&
           plan.first.front().value.value != plan.stop.value;
}

std::string seenText(const Turn& turn, const Policy::Outcome& outcome) {
    std::string text;
    for (const Policy::Seen& seen : outcome.characters) {
        const Character* typed =
            seen.place.body || seen.place.summoned ? nullptr : characterAt(turn.board, seen.place);
        const std::string name = typed && !typed->name.empty() ? typed->name : called(seen.place);
        text += (text.empty() ? "" : ", ") + escapeControls(name) +
                (seen.life == 0 ? " dead" : " at " + std::to_string(seen.life)) +
                (seen.divineShield ? " with a shield" : "");
    }
    return text.empty() ? "nobody matters any more" : text;
}

void printPolicy(std::ostream& out, const Turn& turn, const Policy& policy,
                 const std::string& indent) {
    for (const Policy::Outcome& outcome : policy.outcomes) {
        out << indent << percent(outcome.probability.value) << ": " << seenText(turn, outcome)
            << " (" << shown(turn, outcome.value) << ")\n";
        for (const Policy& then : outcome.then) {
            out << indent << "  then " << escapeControls(nameOfAction(turn, then.choice.action))
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
    for (const BestPlan::First& first : plan.first)
        table.add({escapeControls(nameOfAction(turn, first.choice.action)),
                   targetText(first.choice), shown(turn, first.value)});
    table.add({"stop", "", shown(turn, plan.stop)});
    table.print(out);
    if (!isBetterThanStopping(plan)) {
        out << "\nStopping is as good as anything: " << shown(turn, plan.stop) << ".\n";
        return;
    }
    const BestPlan::First& first = plan.first.front();
    out << "\nFirst " << escapeControls(nameOfAction(turn, first.choice.action))
        << (first.choice.target ? " on " + targetText(first.choice) : "") << " ("
        << shown(turn, plan.value) << ")." << (plan.policy ? " Then:\n" : "\n");
    if (plan.policy)
        printPolicy(out, turn, *plan.policy, "  ");
}

void printFixedBest(std::ostream& out, const Turn& turn, const BestOrder& best) {
    out << "Fixed in advance " << (best.isAll ? "" : "at least ") << shown(turn, best.value)
        << ": ";
    if (best.order.empty())
        out << "nothing";
    const char* separator = "";
    for (const Choice& choice : best.order) {
        out << separator << escapeControls(nameOfAction(turn, choice.action))
            << (choice.target ? " on " + targetText(choice) : "");
        separator = ", ";
    }
    out << ".\n";
}

void printOrder(std::ostream& out, const Turn& turn, const OrderOdds& order) {
    TextTable actions({"action", "played", "odds", "enemy attack"});
    for (const OrderOdds::After& after : order.after)
        actions.add({escapeControls(nameOfAction(turn, after.action)), percent(after.played.value),
                     after.odds ? percent(after.odds->value) : "-",
                     rounded(after.enemyAttack.value)});
    actions.print(out);
    out << '\n';
    TextTable characters({"character", "dead"});
    const std::vector<Place> all = places(turn.board);
    for (std::size_t c = 0; c < all.size(); ++c) {
        const std::string& name = characterAt(turn.board, all[c])->name;
        characters.add({escapeControls(name.empty() ? defaultName(all[c]) : name),
                        percent(order.after.back().dead[c].value)});
    }
    characters.print(out);
    const OrderOdds::After& end = order.after.back();
    if (end.odds && !end.odds->exact.empty())
        out << "\nThe odds of the goal are exactly " << end.odds->exact << ".\n";
    out << "\nExpected: " << rounded(order.losses.value) << " own minions lost, "
        << rounded(order.faceDamage.value) << " damage to the enemy hero.\n";
}

} // namespace

void print(std::ostream& out, const PlanQuestion& question, const PlanAnswer& answer) {
    printSide(out, "enemy   ", question.turn.board.enemy);
    printSide(out, "friendly", question.turn.board.friendly);
    out << '\n';
    if (answer.order)
        printOrder(out, question.turn, *answer.order);
    else
        printPlan(out, question.turn, *answer.best);
    if (answer.fixedBest)
        printFixedBest(out, question.turn, *answer.fixedBest);
    const std::int64_t states = answer.order ? answer.order->states : answer.best->states;
    out << grouped(states) << " states, " << rounded(answer.seconds * 1000) << " ms.\n";
}

} // namespace yomi::cli
