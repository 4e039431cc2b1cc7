// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/hand_answer.h"
#include "app/cli/text_table.h"
#include "app/cli/wording.h"
#include "core/common/count_text.h"
#include "core/common/escaped.h"
#include "core/hands/hand_text.h"

#include <cmath>
#include <iostream>

namespace yomi::cli {

using namespace hands;

namespace {

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
    TextTable table(scoring ? wordedAll({Phrase("unit"), Phrase("score"), Phrase("tiles")})
                            : wordedAll({Phrase("play"), Phrase("category")}),
                    TextTable::Last::Words);
    const std::vector<int> scores = meldScores(book, question.constraints, partition);
    for (std::size_t i = 0; i < partition.size(); ++i) {
        const int meld = partition[i];
        table.add(
            scoring
                ? Row{meldName(book, meld), grouped(scores[i]), textOf(book, book.meld(meld).tiles)}
                : Row{meldName(book, meld), worded(categoryWords(book.categoryOf(meld)))});
    }
    if (const Tiles rest = leftover(book, question.hand, partition); !rest.empty()) {
        const std::string name = worded(Phrase("left over"));
        table.add(scoring ? Row{name, "", textOf(book, rest)} : Row{name, textOf(book, rest)});
    }
    table.print(std::cout);
}

/// Only a full hand is complete.
Sentence scoreText(const HandQuestion& question, const BestPartition& best) {
    const std::string score = grouped(best.score), raw = grouped(rawScore(question.book, best));
    if (!best.complete)
        return Sentence("{}, not complete (raw score {})", score, raw);
    return question.hand.total() == question.book.fullHand()
               ? Sentence("{}, complete (raw score {})", score, raw)
               : Sentence("{}, all used (raw score {})", score, raw);
}

void printSummary(const HandQuestion& question, const HandAnswer& answer) {
    const RuleBook& book = question.book;
    const BestPartition& best = answer.best;
    const bool scoring = book.objective() == Objective::HighestScore;
    Summary summary;
    summary.add(scoring ? Phrase("hand") : Phrase("cards"),
                Sentence("{} ({}, {})", escaped(tilesText(book, question.kinds)),
                         question.hand.total(), escaped(worded(book.title()))));
    if (scoring)
        summary.add(Phrase("score"), scoreText(question, best));
    else
        summary.add(Phrase("fewest plays"), std::to_string(best.first().size()));
    if (answer.turns) {
        const std::string turns = std::to_string(answer.turns->turns);
        summary.add(
            Phrase("turns"),
            best.first().empty()
                ? Sentence::verbatim(turns)
                : Sentence("{}: {}", turns, escaped(joinedMelds(book, answer.turns->partition))));
    }
    const std::string partitions = wordedCount(static_cast<std::int64_t>(best.optimal),
                                               Phrase("1 split"), Counted("{} splits"));
    const std::string fitting =
        scoring ? wordedCount(best.applicable, Phrase("1 unit fits"), Counted("{} units fit"))
                : wordedCount(best.applicable, Phrase("1 play fits"), Counted("{} plays fit"));
    summary.add(Phrase("best"), Sentence("{}; {}", partitions, fitting));
    const std::string nodes = wordedCount(best.nodes, Phrase("1 node"), Counted("{} nodes"));
    const std::string time = duration(answer.timing.median);
    const int repeats = answer.timing.repeats;
    summary.add(Phrase("work"), repeats > 1 ? Sentence("{}, {}, median of {}", nodes, time, repeats)
                                            : Sentence("{}, {}", nodes, time));
    summary.print(std::cout);
}

void printWaits(const RuleBook& book, const std::vector<Wait>& waits) {
    if (waits.empty()) {
        std::cout << '\n' << worded(Phrase("waits: none")) << '\n';
        return;
    }
    std::cout << '\n';
    TextTable table(wordedAll({Phrase("wait"), Phrase("left"), Phrase("score")}));
    for (const Wait& wait : waits)
        table.add({book.kind(wait.tile).name, std::to_string(wait.left), grouped(wait.score)});
    table.print(std::cout);
}

void printDiscards(const RuleBook& book, const std::vector<Discard>& discards) {
    if (discards.empty()) {
        std::cout << '\n' << worded(Phrase("discards and their waits: none")) << '\n';
        return;
    }
    std::cout << '\n';
    TextTable table(wordedAll({Phrase("discard"), Phrase("left"), Phrase("best"), Phrase("mean"),
                               Phrase("waits")}),
                    TextTable::Last::Words);
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
    std::cout << '\n'
              << worded(groups.empty() ? Phrase("one tile short: none") : Phrase("one tile short"))
              << '\n';
    for (const OneShort& group : groups) {
        std::cout << "  "
                  << worded(Sentence("{}: {}", escaped(book.kind(group.tile).name),
                                     escaped(joinedMelds(book, group.melds))))
                  << '\n';
    }
}

void printDistance(const RuleBook& book, const std::optional<Distance>& distance) {
    std::cout << '\n'
              << worded(distance ? Sentence("distance: {}, for example to {}", distance->draws,
                                            escaped(joinedMelds(book, distance->melds)))
                                 : Sentence("distance: no complete hand is in reach"))
              << '\n';
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
        std::cout << '\n'
                  << wordedCount(static_cast<std::int64_t>(answer.best.optimal - shown),
                                 Phrase("1 more is not listed"), Counted("{} more are not listed"))
                  << '\n';
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
        printPlays(Phrase("beating"), book, *answer.beating);
}

} // namespace yomi::cli
