// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/odds_answer.h"
#include "app/cli/text_table.h"
#include "app/cli/wording.h"
#include "core/common/count_text.h"
#include "core/common/escaped.h"

#include <iomanip>
#include <numeric>
#include <ostream>
#include <sstream>

namespace yomi::cli {

using namespace splitdamage;

namespace {

std::string rounded(double number, int digits) {
    std::ostringstream text;
    text << std::setprecision(digits) << number;
    return text.str();
}

void printTargets(std::ostream& out, const OddsQuestion& question, const OddsAnswer& answer) {
    std::vector<std::string> header =
        wordedAll({Phrase("character"), Phrase("needs"), Phrase("dead")});
    if (answer.odds)
        header.push_back(worded(Phrase("hits taken")));
    if (!answer.killExact.empty())
        header.push_back(worded(Phrase("exactly")));
    TextTable table(header);
    for (std::size_t i = 0; i < answer.kill.size(); ++i) {
        std::vector<std::string> row = {worded(question.names[i]),
                                        std::to_string(question.request.hitsToKill[i]),
                                        percent(answer.kill[i])};
        if (answer.odds)
            row.push_back(rounded(answer.odds->expectedHits[i], 4));
        if (!answer.killExact.empty())
            row.push_back(answer.killExact[i]);
        table.add(std::move(row));
    }
    table.print(out);
}

void printDead(std::ostream& out, const std::vector<double>& dead) {
    TextTable table(wordedAll({Phrase("how many die"), Phrase("exactly"), Phrase("at least")}));
    std::vector<double> atLeast(dead.size());
    std::partial_sum(dead.rbegin(), dead.rend(), atLeast.rbegin());
    atLeast.front() = 1; // certain
    for (std::size_t d = 0; d < dead.size(); ++d)
        if (dead[d] > 0)
            table.add({std::to_string(d), percent(dead[d]), percent(atLeast[d])});
    table.print(out);
}

void printGoal(std::ostream& out, const OddsQuestion& question, double goal) {
    std::vector<Sentence> who;
    for (std::size_t i = 0; i < question.names.size(); ++i) {
        const std::string name = escaped(worded(question.names[i]));
        const Goal wanted = question.request.goals[i];
        if (wanted != Goal::Free)
            who.push_back(wanted == Goal::MustDie
                              ? Sentence("{0} dies", name)
                              : Sentence("{0} lives", name)); // "{} lives" is a number of lives
    }
    out << worded(Sentence("Goal ({}): {}.", listOf(who), percent(goal))) << '\n';
}

void printClear(std::ostream& out, const OddsQuestion& question) {
    const auto& needed = question.request.hitsToKill;
    const int all = std::accumulate(needed.begin(), needed.end(), 0);
    if (question.request.hits >= all)
        out << worded(Phrase("All are dead.")) << '\n';
    else
        out << wordedCount(all, Phrase("To kill all takes 1 hit."),
                           Counted("To kill all takes {} hits."))
            << '\n';
}

void printFewest(std::ostream& out, const OddsQuestion& question, const FewestHits& fewest) {
    TextTable table(
        {worded(Sentence("hits for {}", percent(fewest.probability))), worded(Phrase("at least"))});
    const auto add = [&](const std::string& what, const std::optional<int>& hits) {
        table.add({what, hits ? std::to_string(*hits) : worded(Phrase("never"))});
    };
    for (std::size_t i = 0; i < fewest.kill.size(); ++i)
        add(worded(question.names[i]), fewest.kill[i]);
    add(worded(Phrase("all")), fewest.clear);
    if (question.request.goals != std::vector(question.names.size(), Goal::Free))
        add(worded(Phrase("goal")), fewest.goal);
    out << '\n';
    table.print(out);
}

void printCurves(std::ostream& out, const OddsQuestion& question, const Curves& curves) {
    std::vector<std::string> header = {worded(Phrase("hits"))};
    for (const Sentence& name : question.names)
        header.push_back(worded(name));
    if (curves.goal)
        header.push_back(worded(Phrase("goal")));
    TextTable table(header);
    for (std::size_t h = 0; h < curves.clear.size(); ++h) {
        std::vector<std::string> row = {std::to_string(h)};
        for (const auto& kill : curves.kill)
            row.push_back(percent(kill[h]));
        if (curves.goal)
            row.push_back(percent((*curves.goal)[h]));
        table.add(std::move(row));
    }
    out << '\n';
    table.print(out);
}

std::string workText(OddsMethod method, std::int64_t work) {
    if (method == OddsMethod::Poisson)
        return wordedCount(work, Phrase("1 node"), Counted("{} nodes"));
    if (method == OddsMethod::Exact)
        return wordedCount(work, Phrase("1 state"), Counted("{} states"));
    return wordedCount(work, Phrase("1 branch"), Counted("{} branches"));
}

} // namespace

void print(std::ostream& out, const OddsQuestion& question, const OddsAnswer& answer) {
    const std::string characters = wordedCount(static_cast<std::int64_t>(question.names.size()),
                                               Phrase("1 character"), Counted("{} characters"));
    out << worded(question.request.hits == 1
                      ? Sentence("1 hit on {}", characters)
                      : Sentence("{} hits on {}", grouped(question.request.hits), characters))
        << "\n\n";
    printTargets(out, question, answer);
    if (answer.odds) {
        out << '\n';
        printDead(out, answer.odds->dead);
        printClear(out, question);
        if (answer.odds->goal)
            printGoal(out, question, *answer.odds->goal);
        if (answer.fewestHits)
            printFewest(out, question, *answer.fewestHits);
        if (question.curve)
            printCurves(out, question, answer.odds->curves);
    }
    out << '\n'
        << worded(Sentence("{}: {}", nameOf(question.method),
                           Sentence("{}, {}", workText(question.method, answer.work),
                                    duration(answer.seconds))))
        << '\n';
}

} // namespace yomi::cli
