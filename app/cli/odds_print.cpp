// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/odds_answer.h"
#include "app/cli/text_table.h"
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
    std::vector<std::string> header = {"character", "needs", "dead"};
    if (answer.odds)
        header.emplace_back("hits taken");
    if (!answer.killExact.empty())
        header.emplace_back("exactly");
    TextTable table(header);
    for (std::size_t i = 0; i < answer.kill.size(); ++i) {
        std::vector<std::string> row = {question.names[i],
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
    TextTable table({"how many die", "exactly", "at least"});
    std::vector<double> atLeast(dead.size());
    std::partial_sum(dead.rbegin(), dead.rend(), atLeast.rbegin());
    atLeast.front() = 1; // certain
    for (std::size_t d = 0; d < dead.size(); ++d)
        if (dead[d] > 0)
            table.add({std::to_string(d), percent(dead[d]), percent(atLeast[d])});
    table.print(out);
}

void printGoal(std::ostream& out, const OddsQuestion& question, double goal) {
    std::string who;
    for (std::size_t i = 0; i < question.names.size(); ++i) {
        const Goal wanted = question.request.goals[i];
        if (wanted != Goal::Free)
            who += (who.empty() ? "" : ", ") + escaped(question.names[i]) +
                   (wanted == Goal::MustDie ? " dies" : " lives");
    }
    out << "Goal (" << who << "): " << percent(goal) << ".\n";
}

void printClear(std::ostream& out, const OddsQuestion& question) {
    const auto& needed = question.request.hitsToKill;
    const int all = std::accumulate(needed.begin(), needed.end(), 0);
    if (question.request.hits >= all)
        out << "All are dead.\n";
    else
        out << "To kill all takes " << counted(all, "hit", "hits") << ".\n";
}

void printFewest(std::ostream& out, const OddsQuestion& question, const FewestHits& fewest) {
    TextTable table({"hits for " + percent(fewest.probability), "at least"});
    const auto add = [&](const std::string& what, const std::optional<int>& hits) {
        table.add({what, hits ? std::to_string(*hits) : "never"});
    };
    for (std::size_t i = 0; i < fewest.kill.size(); ++i)
        add(question.names[i], fewest.kill[i]);
    add("all", fewest.clear);
    if (question.request.goals != std::vector(question.names.size(), Goal::Free))
        add("goal", fewest.goal);
    out << '\n';
    table.print(out);
}

void printCurves(std::ostream& out, const OddsQuestion& question, const Curves& curves) {
    std::vector<std::string> header = {"hits"};
    header.insert(header.end(), question.names.begin(), question.names.end());
    if (curves.goal)
        header.emplace_back("goal");
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

} // namespace

void print(std::ostream& out, const OddsQuestion& question, const OddsAnswer& answer) {
    out << counted(question.request.hits, "hit", "hits") << " on "
        << counted(static_cast<std::int64_t>(question.names.size()), "character", "characters")
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
    const auto [one, many] = workName(question.method);
    out << '\n'
        << nameOf(question.method) << ": " << counted(answer.work, one, many) << ", "
        << duration(answer.seconds) << '\n';
}

} // namespace yomi::cli
