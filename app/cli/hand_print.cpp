// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/hand_answer.h"
#include "app/cli/text_table.h"
#include "app/cli/wording.h"
#include "core/common/count_text.h"
#include "core/common/escaped.h"
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

std::string textOf(const RuleBook& book, const Tiles& tiles) {
    std::string text;
    for (const std::string& name : tileNamesOf(book, tiles))
        text += (text.empty() ? "" : " ") + name;
    return text;
}

void printPartition(const HandQuestion& question, const std::vector<int>& partition) {
    const RuleBook& book = question.book;
    const bool scoring = book.objective() == Objective::HighestScore;
    using Row = std::vector<std::string>;
    TextTable table(scoring ? Row{"unit", "score", "tiles"} : Row{"play", "category"},
                    TextTable::Last::Words);
    const std::vector<int> scores = meldScores(book, question.constraints, partition);
    for (std::size_t i = 0; i < partition.size(); ++i) {
        const int meld = partition[i];
        table.add(scoring ? Row{meldName(book, meld), grouped(scores[i]),
                                textOf(book, book.meld(meld).tiles)}
                          : Row{meldName(book, meld), book.categoryOf(meld).name});
    }
    if (const Tiles rest = leftover(book, question.hand, partition); !rest.empty())
        table.add(scoring ? Row{"left over", "", textOf(book, rest)}
                          : Row{"left over", textOf(book, rest)});
    table.print(std::cout);
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
    line("hand") << escaped(tilesText(book, question.kinds)) << " (" << question.hand.total()
                 << ", " << escaped(worded(book.title())) << ")\n";
    const bool scoring = book.objective() == Objective::HighestScore;
    if (scoring)
        line("score") << grouped(best.score) << ", " << completeness(question, best)
                      << " (raw score " << grouped(rawScore(book, best)) << ")\n";
    else
        line("fewest plays") << ' ' << best.first().size() << '\n';
    if (answer.turns)
        line("turns") << answer.turns->turns << (best.first().empty() ? "" : ": ")
                      << escaped(joinedMelds(book, answer.turns->partition)) << '\n';
    line("best") << counted(static_cast<std::int64_t>(best.optimal), "partition", "partitions")
                 << "; "
                 << (scoring ? counted(best.applicable, "unit fits", "units fit")
                             : counted(best.applicable, "play fits", "plays fit"))
                 << '\n';
    line("work") << counted(best.nodes, "node", "nodes") << ", " << duration(answer.timing.median);
    if (answer.timing.repeats > 1)
        std::cout << ", median of " << answer.timing.repeats;
    std::cout << '\n';
}

void printWaits(const RuleBook& book, const std::vector<Wait>& waits) {
    if (waits.empty()) {
        std::cout << "\nwaits: none\n";
        return;
    }
    std::cout << '\n';
    TextTable table({"wait", "left", "score"});
    for (const Wait& wait : waits)
        table.add({book.kind(wait.tile).name, std::to_string(wait.left), grouped(wait.score)});
    table.print(std::cout);
}

void printDiscards(const RuleBook& book, const std::vector<Discard>& discards) {
    if (discards.empty()) {
        std::cout << "\ndiscards and their waits: none\n";
        return;
    }
    std::cout << '\n';
    TextTable table({"discard", "left", "best", "mean", "waits"}, TextTable::Last::Words);
    for (const Discard& discard : discards) {
        std::string waits;
        for (const Wait& wait : discard.waits)
            waits += (waits.empty() ? "" : " ") + book.kind(wait.tile).name;
        table.add({book.kind(discard.tile).name, std::to_string(discard.tilesLeft),
                   grouped(discard.bestScore), grouped(std::lround(discard.meanScore)), waits});
    }
    table.print(std::cout);
}

void printOneShort(const RuleBook& book, const std::vector<OneShort>& groups) {
    std::cout << "\none tile short" << (groups.empty() ? ": none\n" : "\n");
    for (const OneShort& group : groups) {
        std::cout << "  " << escaped(book.kind(group.tile).name) << ": "
                  << escaped(joinedMelds(book, group.melds)) << '\n';
    }
}

void printDistance(const RuleBook& book, const std::optional<Distance>& distance) {
    std::cout << "\ndistance: ";
    if (!distance) {
        std::cout << "no complete hand is in reach\n";
        return;
    }
    std::cout << distance->draws << ", for example to "
              << escaped(joinedMelds(book, distance->melds)) << '\n';
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
        std::cout << "\n"
                  << grouped(static_cast<std::int64_t>(answer.best.optimal - shown))
                  << " more are not listed\n";
    if (answer.distance)
        printDistance(book, *answer.distance);
    if (answer.waits)
        printWaits(book, *answer.waits);
    if (answer.discards)
        printDiscards(book, *answer.discards);
    if (answer.oneShort)
        printOneShort(book, *answer.oneShort);
    printAhead(question, answer.ahead, options);
    if (answer.leads)
        printLeads(book, *answer.leads);
    if (answer.opponent)
        printOpponent(book, *answer.opponent);
    if (answer.beating)
        printPlays("beating", book, *answer.beating);
}

} // namespace yomi::cli
