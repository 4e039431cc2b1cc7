// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/hand_answer.h"

#include "core/common/json_writer.h"
#include "core/hands/hand_text.h"
#include "core/hands/reference.h"

namespace yomi::cli {

using namespace hands;

namespace {

/// Solves the hand by a method of the article, and measures the time.
void solveBy(ReferenceMethod method, const HandQuestion& question, int repeat, HandAnswer& answer,
             const std::stop_token& stop) {
    const auto problem =
        referenceProblem<TileNames>(question.book, question.kinds, question.constraints);
    ReferencePartition found;
    const auto work = [&] {
        found = referencePartition(problem, method, stop);
    };
    answer.timing = measure(repeat, work, stop);
    answer.best.complete = found.complete;
    answer.best.score = found.score;
    answer.best.partitions.front() = found.melds;
    answer.best.nodes = found.nodes;
}

void writePartition(JsonWriter& out, const HandQuestion& question,
                    const std::vector<int>& partition) {
    const RuleBook& book = question.book;
    const std::vector<int> scores = meldScores(book, question.constraints, partition);
    out.beginArray();
    for (std::size_t i = 0; i < partition.size(); ++i) {
        const int meld = partition[i];
        out.beginObject();
        out.member("name", meldName(book, meld));
        out.member("category", book.categoryOf(meld).name);
        out.member("tiles", tileNamesOf(book, book.meld(meld).tiles));
        out.member("score", scores[i]);
        out.endObject();
    }
    out.endArray();
}

/// The points that the favourite tile adds to those of the melds.
int favouriteEarned(const HandQuestion& question, const BestPartition& best) {
    int earned = best.score;
    for (const int score : meldScores(question.book, question.constraints, best.first()))
        earned -= score;
    return earned;
}

void writePlay(JsonWriter& out, const RuleBook& book, int play) {
    out.member("category", book.categoryOf(play).name);
    out.member("cards", meldName(book, play));
}

void writeWait(JsonWriter& out, const RuleBook& book, const Wait& wait) {
    out.member("tile", book.kind(wait.tile).name);
    out.member("left", wait.left);
    out.member("score", wait.score);
}

void writeDiscard(JsonWriter& out, const RuleBook& book, const Discard& discard) {
    std::vector<std::string> tiles;
    for (const Wait& wait : discard.waits)
        tiles.push_back(book.kind(wait.tile).name);
    out.member("tile", book.kind(discard.tile).name);
    out.member("waits", tiles);
    out.member("tilesLeft", discard.tilesLeft);
    out.member("bestScore", discard.bestScore);
    out.member("meanScore", discard.meanScore);
}

void writeOneShort(JsonWriter& out, const RuleBook& book, const OneShort& group) {
    std::vector<std::string> melds;
    for (const int meld : group.melds)
        melds.push_back(meldName(book, meld));
    out.member("tile", book.kind(group.tile).name);
    out.member("melds", melds);
}

} // namespace

HandAnswer answerHand(const HandQuestion& question, const HandOptions& options,
                      const std::stop_token& stop) {
    const auto& [shared, book, kinds, hand, seen, constraints] = question;
    HandAnswer answer;
    const auto work = [&answer, &question, &stop] {
        answer.best = bestPartition(question.book, question.hand, question.constraints, stop);
    };
    const auto reference = enumNamed<ReferenceMethod>(nameOf(options.method));
    if (reference || options.repeat > 1)
        work(); // fills the caches before timing
    if (reference)
        solveBy(*reference, question, options.repeat, answer, stop);
    else
        answer.timing = measure(options.repeat, work, stop);
    if (options.waits)
        answer.waits = waits(book, hand, seen, constraints, stop);
    if (options.discards)
        answer.discards = discards(book, hand, seen, constraints, stop);
    if (options.oneShort)
        answer.oneShort = oneShort(book, hand, seen, constraints);
    if (options.distance)
        answer.distance = distance(book, hand, seen, constraints, stop);
    answer.ahead = answerAhead(question, options, stop);
    if (book.objective() == Objective::FewestPlays) {
        answer.turns = cardTurns(book, hand, constraints, stop);
        answer.legalLeads = fittingMelds(book, hand).size();
    }
    if (options.leads.given)
        answer.leads = answerLeads(question, options, stop);
    if (options.opponent)
        answer.opponent = answerOpponent(question, options);
    if (options.beats)
        answer.beating = beatingPlays(book, hand, findMeld(book, *options.beats));
    return answer;
}

std::string jsonText(const HandQuestion& question, const HandAnswer& answer,
                     const HandOptions& options) {
    const RuleBook& book = question.book;
    const BestPartition& best = answer.best;
    JsonWriter out;
    const auto objects = [&](const char* name, const auto& write, const auto& list) {
        out.key(name);
        out.beginArray();
        for (const auto& each : list) {
            out.beginObject();
            write(out, book, each);
            out.endObject();
        }
        out.endArray();
    };
    out.beginObject();
    out.member("complete", best.complete);
    out.member("score", best.score);
    out.member("rawScore", rawScore(book, best));
    out.key("partition");
    writePartition(out, question, best.first());
    out.member("leftover", tileNamesOf(book, leftover(book, question.hand, best.first())));
    out.member("optimalPartitions", best.optimal);
    out.member("applicable", best.applicable);
    out.member("nodes", best.nodes);
    out.member("seconds", answer.timing.median);
    if (question.constraints.favouriteTile &&
        question.constraints.favouriteRule == FavouriteRule::AddsOnce)
        out.member("favouritePoints", favouriteEarned(question, best));
    if (options.all) {
        out.key("partitions");
        out.beginArray();
        for (const std::vector<int>& partition : best.partitions)
            writePartition(out, question, partition);
        out.endArray();
    }
    if (answer.waits)
        objects("waits", writeWait, *answer.waits);
    if (answer.discards)
        objects("discards", writeDiscard, *answer.discards);
    if (answer.oneShort)
        objects("oneShort", writeOneShort, *answer.oneShort);
    if (answer.distance)
        out.member("distance",
                   *answer.distance ? std::optional((*answer.distance)->draws) : std::nullopt);
    writeAhead(out, question, answer.ahead, options);
    if (book.objective() == Objective::FewestPlays) {
        out.member("minPlays", best.first().size());
        out.member("turns", answer.turns ? std::optional(answer.turns->turns) : std::nullopt);
        out.key("turnsPartition");
        writePartition(out, question, answer.turns ? answer.turns->partition : std::vector<int>());
        out.member("legalLeads", answer.legalLeads);
        if (answer.leads)
            writeLeads(out, book, *answer.leads);
        if (answer.opponent)
            writeOpponent(out, book, *answer.opponent);
    }
    if (answer.beating)
        objects("beats", writePlay, *answer.beating);
    out.endObject();
    return out.text();
}

} // namespace yomi::cli
