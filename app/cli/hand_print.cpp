// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/hand_answer.h"
#include "app/cli/text_table.h"
#include "core/hands/hand_text.h"

#include <cmath>
#include <iomanip>
#include <iostream>

namespace yomi::cli {

using namespace hands;

namespace {

std::ostream& line(const char* name) {
    return std::cout << std::left << std::setw(12) << name << std::right;
}

/// 1018000 as "1,018,000".
std::string grouped(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > 3; at -= 3)
        digits.insert(at - 3, 1, ',');
    return digits;
}
std::string grouped(int number) {
    const auto size = static_cast<std::uint64_t>(std::abs(static_cast<long>(number)));
    return (number < 0 ? "−" : "") + grouped(size);
}

/// "1 node", "1,018 nodes".
std::string counted(std::uint64_t number, const char* one, const char* many) {
    return grouped(number) + (number == 1 ? one : many);
}

std::string textOf(const RuleBook& book, const Tiles& tiles) {
    std::string text;
    for (const std::string& name : tileNamesOf(book, tiles))
        text += (text.empty() ? "" : " ") + name;
    return text.empty() ? "none" : text;
}

void printPartition(const HandQuestion& question, const std::vector<int>& partition) {
    const RuleBook& book = question.book;
    const bool scoring = book.objective() == Objective::HighestScore;
    const std::vector<int> scores = meldScores(book, question.constraints, partition);
    for (std::size_t i = 0; i < partition.size(); ++i) {
        const int meld = partition[i];
        if (scoring)
            std::cout << std::setw(10) << grouped(scores[i]) << "  " << meldName(book, meld) << ": "
                      << textOf(book, book.meld(meld).tiles) << '\n';
        else
            std::cout << "  " << std::left << std::setw(20) << meldName(book, meld) << std::right
                      << categoryOf(book, meld) << '\n';
    }
    const Tiles rest = leftover(book, question.hand, partition);
    if (!rest.empty())
        std::cout << std::setw(10) << ""
                  << "  left over: " << textOf(book, rest) << '\n';
}

/// Only a full hand is complete.
const char* completeness(const HandQuestion& question, const BestPartition& best) {
    return !best.complete                                      ? "not complete"
           : question.hand.total() == question.book.fullHand() ? "complete"
                                                               : "all used";
}

void printSummary(const HandQuestion& question, const HandAnswer& answer) {
    const RuleBook& book = question.book;
    const BestPartition& best = answer.best;
    line("hand") << tilesText(book, question.kinds) << " (" << question.hand.total() << ", "
                 << book.title() << ")\n";
    if (book.objective() == Objective::HighestScore)
        line("score") << grouped(best.score) << ", " << completeness(question, best)
                      << " (raw score " << grouped(rawScore(book, best)) << ")\n";
    else
        line("fewest plays") << ' ' << best.first().size() << '\n';
    line("best") << counted(best.optimal, " partition", " partitions") << "; "
                 << counted(static_cast<std::uint64_t>(best.applicable), " meld fits", " melds fit")
                 << '\n';
    line("work") << counted(static_cast<std::uint64_t>(best.nodes), " node", " nodes") << ", "
                 << duration(answer.timing.median);
    if (answer.timing.repeats > 1)
        std::cout << ", median of " << answer.timing.repeats;
    std::cout << '\n';
}

// Numbers stand before names: how wide a Japanese name is, only the terminal knows.

void printWaits(const RuleBook& book, const std::vector<Wait>& waits) {
    std::cout << "\nwaits" << (waits.empty() ? ": none\n" : "\n  left     score\n");
    for (const Wait& wait : waits)
        std::cout << std::setw(6) << wait.left << std::setw(10) << grouped(wait.score) << "  "
                  << book.kind(wait.tile).name << '\n';
}

void printDiscards(const RuleBook& book, const std::vector<Discard>& discards) {
    std::cout << "\ndiscards and their waits"
              << (discards.empty() ? ": none\n" : "\n  left      best      mean\n");
    for (const Discard& discard : discards) {
        std::cout << std::setw(6) << discard.tilesLeft << std::setw(10)
                  << grouped(discard.bestScore) << std::setw(10)
                  << grouped(static_cast<int>(std::lround(discard.meanScore))) << "  "
                  << book.kind(discard.tile).name << ":";
        for (const Wait& wait : discard.waits)
            std::cout << ' ' << book.kind(wait.tile).name;
        std::cout << '\n';
    }
}

void printOneShort(const RuleBook& book, const std::vector<OneShort>& groups) {
    std::cout << "\none tile short" << (groups.empty() ? ": none\n" : "\n");
    for (const OneShort& group : groups) {
        std::cout << "  " << book.kind(group.tile).name << ": ";
        for (std::size_t i = 0; i < group.melds.size(); ++i)
            std::cout << (i == 0 ? "" : " / ") << meldName(book, group.melds[i]);
        std::cout << '\n';
    }
}

/// Plays of one category on a line.
void printPlays(const char* title, const RuleBook& book, const std::vector<int>& plays) {
    std::cout << '\n' << title << ": " << plays.size();
    for (std::size_t i = 0; i < plays.size(); ++i) {
        if (i == 0 || categoryOf(book, plays[i]) != categoryOf(book, plays[i - 1]))
            std::cout << "\n  " << categoryOf(book, plays[i]) << ":";
        std::cout << ' ' << meldName(book, plays[i]);
    }
    std::cout << '\n';
}

void printDistance(const RuleBook& book, const std::optional<Distance>& distance) {
    std::cout << "\ndistance: ";
    if (!distance) {
        std::cout << "no complete hand is in reach\n";
        return;
    }
    std::cout << distance->draws << ", for example to ";
    for (std::size_t i = 0; i < distance->melds.size(); ++i)
        std::cout << (i == 0 ? "" : " / ") << meldName(book, distance->melds[i]);
    std::cout << '\n';
}

} // namespace

void print(const HandQuestion& question, const HandAnswer& answer, const HandOptions& options) {
    const RuleBook& book = question.book;
    printSummary(question, answer);
    const std::size_t shown = options.all ? answer.best.partitions.size() : 1;
    for (std::size_t i = 0; i < shown; ++i) {
        std::cout << '\n';
        printPartition(question, answer.best.partitions[i]);
    }
    if (options.all && answer.best.optimal > shown)
        std::cout << "\n" << grouped(answer.best.optimal - shown) << " more are not listed\n";
    if (answer.distance)
        printDistance(book, *answer.distance);
    if (answer.waits)
        printWaits(book, *answer.waits);
    if (answer.discards)
        printDiscards(book, *answer.discards);
    if (answer.oneShort)
        printOneShort(book, *answer.oneShort);
    if (options.leads)
        printPlays("leads", book, answer.leads);
    if (answer.beating)
        printPlays("beating", book, *answer.beating);
}

} // namespace yomi::cli
