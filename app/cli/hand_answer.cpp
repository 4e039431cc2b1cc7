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
        out.member("category", categoryOf(book, meld));
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

void writePlays(JsonWriter& out, const RuleBook& book, const std::vector<int>& plays) {
    out.beginArray();
    for (const int play : plays) {
        out.beginObject();
        out.member("category", categoryOf(book, play));
        out.member("cards", meldName(book, play));
        out.endObject();
    }
    out.endArray();
}

void writeWaits(JsonWriter& out, const RuleBook& book, const std::vector<Wait>& waits) {
    out.beginArray();
    for (const Wait& wait : waits) {
        out.beginObject();
        out.member("tile", book.kind(wait.tile).name);
        out.member("left", wait.left);
        out.member("score", wait.score);
        out.endObject();
    }
    out.endArray();
}

void writeDiscards(JsonWriter& out, const RuleBook& book, const std::vector<Discard>& discards) {
    out.beginArray();
    for (const Discard& discard : discards) {
        std::vector<std::string> tiles;
        for (const Wait& wait : discard.waits)
            tiles.push_back(book.kind(wait.tile).name);
        out.beginObject();
        out.member("tile", book.kind(discard.tile).name);
        out.member("waits", tiles);
        out.member("tilesLeft", discard.tilesLeft);
        out.member("bestScore", discard.bestScore);
        out.member("meanScore", discard.meanScore);
        out.endObject();
    }
    out.endArray();
}

void writeOneShort(JsonWriter& out, const RuleBook& book, const std::vector<OneShort>& groups) {
    out.beginArray();
    for (const OneShort& group : groups) {
        std::vector<std::string> melds;
        for (const int meld : group.melds)
            melds.push_back(meldName(book, meld));
        out.beginObject();
        out.member("tile", book.kind(group.tile).name);
        out.member("melds", melds);
        out.endObject();
    }
    out.endArray();
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
    if (book.objective() == Objective::FewestPlays)
        answer.leads = fittingMelds(book, hand);
    if (options.beats)
        answer.beating = beatingPlays(book, hand, findMeld(book, *options.beats));
    return answer;
}

std::string jsonText(const HandQuestion& question, const HandAnswer& answer,
                     const HandOptions& options) {
    const RuleBook& book = question.book;
    const BestPartition& best = answer.best;
    JsonWriter out;
    const auto member = [&](const char* name, const auto& write, const auto& value) {
        out.key(name);
        write(out, book, value);
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
        member("waits", writeWaits, *answer.waits);
    if (answer.discards)
        member("discards", writeDiscards, *answer.discards);
    if (answer.oneShort)
        member("oneShort", writeOneShort, *answer.oneShort);
    if (answer.distance)
        out.member("distance",
                   *answer.distance ? std::optional((*answer.distance)->draws) : std::nullopt);
    if (book.objective() == Objective::FewestPlays) {
        out.member("minPlays", best.first().size());
        out.member("legalLeads", answer.leads.size());
        if (options.leads)
            member("leads", writePlays, answer.leads);
    }
    if (answer.beating)
        member("beats", writePlays, *answer.beating);
    out.endObject();
    return out.text();
}

const std::string& categoryOf(const RuleBook& book, int meld) {
    return book.categories()[static_cast<std::size_t>(book.meld(meld).category)].name;
}

} // namespace yomi::cli
