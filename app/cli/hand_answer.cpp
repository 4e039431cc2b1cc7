// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/hand_answer.h"

#include "core/hands/hand_text.h"
#include "core/hands/reference.h"

#include <algorithm>
#include <stdexcept>

namespace yomi::cli {

using namespace hands;
using nlohmann::json;

namespace {

/// Solves the hand by a method of the article, and times that.
void solveBy(const std::string& method, const HandQuestion& question, int repeat,
             HandAnswer& answer, const std::stop_token& stop) {
    const auto known = std::ranges::find(referenceMethods, method, &NamedMethod::name);
    if (known == referenceMethods.end()) {
        std::string names = "packed";
        for (const NamedMethod& named : referenceMethods)
            names.append(", ").append(named.name);
        throw std::invalid_argument("There is no method \"" + method + "\"; there are " + names +
                                    ".");
    }
    const auto problem =
        referenceProblem<TileNames>(question.book, question.kinds, question.constraints);
    ReferencePartition found;
    const auto work = [&] {
        found = referencePartition(problem, known->method, stop);
    };
    answer.timing = measure(repeat, work, stop);
    answer.best.complete = found.complete;
    answer.best.score = found.score;
    answer.best.partitions.front() = found.melds;
    answer.best.nodes = found.nodes;
}

json names(const RuleBook& book, const Tiles& tiles) {
    return tileNamesOf(book, tiles);
}

json partitionJson(const HandQuestion& question, const std::vector<int>& partition) {
    const RuleBook& book = question.book;
    const std::vector<int> scores = meldScores(book, question.constraints, partition);
    json list = json::array();
    for (std::size_t i = 0; i < partition.size(); ++i) {
        const int meld = partition[i];
        list.push_back({{"name", meldName(book, meld)},
                        {"category", categoryOf(book, meld)},
                        {"tiles", names(book, book.meld(meld).tiles)},
                        {"score", scores[i]}});
    }
    return list;
}

/// The points that the favourite tile adds to those of the melds.
int favouriteEarned(const HandQuestion& question, const BestPartition& best) {
    int earned = best.score;
    for (const int score : meldScores(question.book, question.constraints, best.first()))
        earned -= score;
    return earned;
}

json playsJson(const RuleBook& book, const std::vector<int>& plays) {
    json list = json::array();
    for (const int play : plays)
        list.push_back({{"category", categoryOf(book, play)}, {"cards", meldName(book, play)}});
    return list;
}

json waitsJson(const RuleBook& book, const std::vector<Wait>& waits) {
    json list = json::array();
    for (const Wait& wait : waits)
        list.push_back(
            {{"tile", book.kind(wait.tile).name}, {"left", wait.left}, {"score", wait.score}});
    return list;
}

json discardsJson(const RuleBook& book, const std::vector<Discard>& discards) {
    json list = json::array();
    for (const Discard& discard : discards) {
        json tiles = json::array();
        for (const Wait& wait : discard.waits)
            tiles.push_back(book.kind(wait.tile).name);
        list.push_back({{"tile", book.kind(discard.tile).name},
                        {"waits", tiles},
                        {"tilesLeft", discard.tilesLeft},
                        {"bestScore", discard.bestScore},
                        {"meanScore", discard.meanScore}});
    }
    return list;
}

json oneShortJson(const RuleBook& book, const std::vector<OneShort>& groups) {
    json list = json::array();
    for (const OneShort& group : groups) {
        json melds = json::array();
        for (const int meld : group.melds)
            melds.push_back(meldName(book, meld));
        list.push_back({{"tile", book.kind(group.tile).name}, {"melds", melds}});
    }
    return list;
}

} // namespace

HandAnswer answerHand(const HandQuestion& question, const HandOptions& options,
                      const std::stop_token& stop) {
    constexpr int mostRepeats = 1'000'000;
    if (options.repeat < 1 || options.repeat > mostRepeats)
        throw std::invalid_argument("--repeat is 1 to 1,000,000; " +
                                    std::to_string(options.repeat) + " is not.");
    const auto& [shared, book, kinds, hand, seen, constraints] = question;
    HandAnswer answer;
    const auto work = [&answer, &question, &stop] {
        answer.best = bestPartition(question.book, question.hand, question.constraints, stop);
    };
    const bool packed = options.method == "packed";
    if (!packed || options.repeat > 1)
        work(); // the caches are filled before the clock starts
    if (packed)
        answer.timing = measure(options.repeat, work, stop);
    else
        solveBy(options.method, question, options.repeat, answer, stop);
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

json toJson(const HandQuestion& question, const HandAnswer& answer, const HandOptions& options) {
    const RuleBook& book = question.book;
    const BestPartition& best = answer.best;
    json result = {
        {"complete", best.complete},
        {"score", best.score},
        {"rawScore", rawScore(book, best)},
        {"partition", partitionJson(question, best.first())},
        {"leftover", names(book, leftover(book, question.hand, best.first()))},
        {"optimalPartitions", best.optimal},
        {"applicable", best.applicable},
        {"nodes", best.nodes},
        {"seconds", answer.timing.median},
    };
    if (question.constraints.favouriteTile &&
        question.constraints.favouriteRule == FavouriteRule::AddsOnce)
        result["favouritePoints"] = favouriteEarned(question, best);
    if (options.all) {
        result["partitions"] = json::array();
        for (const std::vector<int>& partition : best.partitions)
            result["partitions"].push_back(partitionJson(question, partition));
    }
    if (answer.waits)
        result["waits"] = waitsJson(book, *answer.waits);
    if (answer.discards)
        result["discards"] = discardsJson(book, *answer.discards);
    if (answer.oneShort)
        result["oneShort"] = oneShortJson(book, *answer.oneShort);
    if (answer.distance)
        result["distance"] = *answer.distance ? json((*answer.distance)->draws) : json();
    if (book.objective() == Objective::FewestPlays) {
        result["minPlays"] = best.first().size();
        result["legalLeads"] = answer.leads.size();
        if (options.leads)
            result["leads"] = playsJson(book, answer.leads);
    }
    if (answer.beating)
        result["beats"] = playsJson(book, *answer.beating);
    return result;
}

const std::string& categoryOf(const RuleBook& book, int meld) {
    return book.categories()[static_cast<std::size_t>(book.meld(meld).category)].name;
}

} // namespace yomi::cli
