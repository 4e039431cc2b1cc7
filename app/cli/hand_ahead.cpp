// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/hand_ahead.h"

#include "app/cli/text_table.h"
#include "app/cli/wording.h"
#include "core/common/count_text.h"
#include "core/hands/discard_reason.h"

#include <algorithm>
#include <cmath>
#include <iostream>
#include <string>

namespace yomi::cli {

using namespace hands;

namespace {

constexpr const char* policyName = "nearest-first"; // the way that sampled play discards

std::optional<std::string> discardName(const RuleBook& book, const std::optional<int>& discard) {
    return discard ? std::optional(book.kind(*discard).name) : std::nullopt;
}

std::vector<std::string> meldNames(const RuleBook& book, const std::vector<int>& melds) {
    std::vector<std::string> names;
    for (const int meld : melds)
        names.push_back(meldName(book, meld));
    return names;
}

DrawMeasure sortedBy(DrawObjective objective) {
    return objective == DrawObjective::Points ? DrawMeasure::Points : DrawMeasure::Chance;
}

DrawChances computedChances(const HandQuestion& question, const HandOptions& options,
                            const std::stop_token& stop) {
    const auto& [shared, book, kinds, hand, seen, constraints] = question;
    const int draws = options.draws.value();
    if (options.play == DrawPlay::Sampled)
        return sampledChances(book, hand, seen, constraints, draws,
                              {.samples = options.samples, .seed = options.seed}, stop);
    return bestChances(book, hand, seen, constraints, draws,
                       {.chance = options.objective != DrawObjective::Points,
                        .points = options.objective != DrawObjective::Chance,
                        .mostStates = options.mostStates},
                       stop);
}

/// Puts the row with the highest value after all draws first; of equal ones that of the ranking.
void sortRows(std::vector<ChanceRow>& rows, DrawMeasure measure,
              const std::vector<RankedDiscard>& ranking) {
    const auto place = [&](const ChanceRow& row) {
        return std::ranges::find(ranking, row.discard, &RankedDiscard::discard);
    };
    std::ranges::sort(rows, [&](const ChanceRow& a, const ChanceRow& b) {
        const double valueA = a.values(measure).back(), valueB = b.values(measure).back();
        return valueA != valueB ? valueA > valueB : place(a) < place(b);
    });
}

void writeRanked(JsonWriter& out, const RuleBook& book, const RankedDiscard& row) {
    out.beginObject();
    out.member("discard", discardName(book, row.discard));
    out.member("distance", row.distance);
    out.member("tilesLeft", row.tilesLeft);
    out.key("useful");
    out.beginArray();
    for (const UsefulTile& useful : row.useful) {
        out.beginObject();
        out.member("tile", book.kind(useful.tile).name);
        out.member("left", useful.left);
        out.endObject();
    }
    out.endArray();
    out.member("bestScore", row.bestScore);
    if (row.distance == 1)
        out.member("meanScore", row.meanScore);
    out.member("plan", meldNames(book, row.plan));
    out.member("planScore", row.planScore);
    out.member("planWays", row.planWays);
    out.endObject();
}

void writeChances(JsonWriter& out, const RuleBook& book, const DrawChances& chances,
                  const HandOptions& options) {
    out.beginObject();
    out.member("play", nameOf(options.play));
    out.member("objective", nameOf(options.objective));
    out.member("draws", chances.draws);
    out.member("wall", chances.wall);
    out.member("exact", chances.exact);
    if (chances.exact) {
        out.member("states", chances.states);
    } else {
        out.member("policy", policyName);
        out.member("samples", options.samples);
        out.member("seed", options.seed);
    }
    out.key("rows");
    out.beginArray();
    for (const ChanceRow& row : chances.rows) {
        out.beginObject();
        out.member("discard", discardName(book, row.discard));
        const auto list = [&](const char* name, const std::vector<double>& values) {
            if (!values.empty())
                out.member(name, values);
        };
        list("chance", row.chance);
        list("low", row.low);
        list("high", row.high);
        list("points", row.points);
        list("pointsError", row.pointsError);
        out.endObject();
    }
    out.endArray();
    out.endObject();
}

std::string shownDiscard(const RuleBook& book, const std::optional<int>& discard) {
    return discardName(book, discard).value_or(worded(Phrase("(none)")));
}

void printRanking(const HandQuestion& question, const std::vector<RankedDiscard>& ranking) {
    const RuleBook& book = question.book;
    std::cout << '\n';
    if (ranking.empty()) {
        std::cout << worded(Sentence("ranking: none; {} tiles are more than the {} of a full hand, "
                                     "take one out",
                                     question.hand.total(), book.fullHand()))
                  << '\n';
        return;
    }
    TextTable table(wordedAll({Phrase("discard"), Phrase("away"), Phrase("tiles"), Phrase("best"),
                               Phrase("why")}),
                    TextTable::Last::Words);
    for (std::size_t i = 0; i < ranking.size(); ++i) {
        const RankedDiscard& row = ranking[i];
        const bool listed = row.distance && *row.distance <= mostRankedDistance;
        table.add({shownDiscard(book, row.discard),
                   row.distance ? std::to_string(*row.distance) : "-",
                   listed ? std::to_string(row.tilesLeft) : "",
                   listed ? grouped(row.bestScore) : "", worded(discardReason(book, ranking, i))});
    }
    table.print(std::cout);
}

/// A chance or points with what is known of its error.
std::string shownValue(const ChanceRow& row, DrawMeasure measure, std::size_t horizon) {
    const double value = row.values(measure)[horizon];
    if (measure == DrawMeasure::Chance)
        return row.low.empty()
                   ? percent(value)
                   : worded(Sentence("{} ({} to {})", percent(value), percent(row.low[horizon]),
                                     percent(row.high[horizon])));
    const auto rounded = [](double points) {
        return grouped(std::lround(points));
    };
    return rounded(value) +
           (row.pointsError.empty() ? "" : " ± " + rounded(row.pointsError[horizon]));
}

/// The cells of one row at one horizon, for the measures that it has.
std::vector<std::string> valueCells(const ChanceRow& row, std::size_t horizon) {
    std::vector<std::string> cells;
    for (const DrawMeasure measure : {DrawMeasure::Chance, DrawMeasure::Points})
        if (!row.values(measure).empty())
            cells.push_back(shownValue(row, measure, horizon));
    return cells;
}

void printChances(const RuleBook& book, const DrawChances& chances, const HandOptions& options) {
    const std::string draws = wordedCount(chances.draws, Phrase("1 draw"), Counted("{} draws"));
    const std::string states = wordedCount(chances.states, Phrase("1 state"), Counted("{} states"));
    const std::string samples =
        wordedCount(options.samples, Phrase("1 sample"), Counted("{} samples"));
    std::cout << '\n'
              << worded(chances.exact
                            ? Sentence("within {} from a wall of {}, best play: exact, {}", draws,
                                       chances.wall, states)
                            : Sentence("within {} from a wall of {}, sampled play ({}): estimate "
                                       "from {}, seed {}",
                                       draws, chances.wall, policyName, samples, options.seed))
              << '\n';
    const auto header = [&](std::string first) {
        std::vector<std::string> cells = {std::move(first)};
        for (const DrawMeasure measure : {DrawMeasure::Chance, DrawMeasure::Points})
            if (!chances.rows.front().values(measure).empty())
                cells.push_back(
                    worded(measure == DrawMeasure::Chance ? Phrase("chance") : Phrase("points")));
        return cells;
    };
    const auto add = [](TextTable& table, std::string first, std::vector<std::string> cells) {
        cells.insert(cells.begin(), std::move(first));
        table.add(std::move(cells));
    };
    TextTable table(header(worded(Phrase("discard"))));
    for (const ChanceRow& row : chances.rows)
        add(table, shownDiscard(book, row.discard),
            valueCells(row, static_cast<std::size_t>(chances.draws) - 1));
    table.print(std::cout);

    const ChanceRow& first = chances.rows.front();
    std::cout << '\n';
    TextTable curve(
        header(worded(first.discard ? Sentence("draws after {}", shownDiscard(book, first.discard))
                                    : Sentence("draws"))));
    for (int draw = 1; draw <= chances.draws; ++draw)
        add(curve, std::to_string(draw), valueCells(first, static_cast<std::size_t>(draw) - 1));
    curve.print(std::cout);
    std::cout << worded(drawsLeaveOut) << '\n';
}

} // namespace

AheadAnswer answerAhead(const HandQuestion& question, const HandOptions& options,
                        const std::stop_token& stop) {
    AheadAnswer answer;
    if (options.draws)
        answer.chances = computedChances(question, options, stop); // checks before the ranking
    if (options.rank || options.draws)
        answer.ranking =
            discardRanking(question.book, question.hand, question.seen, question.constraints, stop);
    if (options.draws)
        sortRows(answer.chances->rows, sortedBy(options.objective), *answer.ranking);
    if (!options.rank)
        answer.ranking.reset();
    return answer;
}

void writeAhead(JsonWriter& out, const HandQuestion& question, const AheadAnswer& answer,
                const HandOptions& options) {
    if (answer.ranking) {
        out.key("discardRanking");
        out.beginArray();
        for (const RankedDiscard& row : *answer.ranking)
            writeRanked(out, question.book, row);
        out.endArray();
    }
    if (answer.chances) {
        out.key("chance");
        writeChances(out, question.book, *answer.chances, options);
    }
}

void printAhead(const HandQuestion& question, const AheadAnswer& answer,
                const HandOptions& options) {
    if (answer.ranking)
        printRanking(question, *answer.ranking);
    if (answer.chances)
        printChances(question.book, *answer.chances, options);
}

} // namespace yomi::cli
