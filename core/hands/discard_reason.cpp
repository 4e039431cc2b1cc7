// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/discard_reason.h"

#include "core/common/count_text.h"

#include <cmath>
#include <optional>
#include <string>
#include <string_view>

namespace yomi::hands {

namespace {

std::string namesBetween(const std::vector<std::string>& names, std::string_view separator) {
    std::string text;
    for (const std::string& name : names)
        text += text.empty() ? name : std::string(separator) + name;
    return text;
}

std::string planText(const RuleBook& book, const RankedDiscard& row) {
    std::vector<std::string> names;
    for (const int meld : row.plan)
        names.push_back(meldName(book, meld));
    return namesBetween(names, " + ");
}

/// What the hand after the discard is worth.
Sentence worth(const RuleBook& book, const RankedDiscard& row) {
    if (!row.distance)
        return Sentence("No complete hand is in reach.");
    const int away = *row.distance, tiles = row.tilesLeft;
    if (row.useful.empty())
        return Sentence("{} away; hands more than {} away are not compared further.", away,
                        mostRankedDistance);
    const std::size_t kinds = row.useful.size();
    const std::string plan = planText(book, row), points = grouped(row.planScore);
    if (tiles == 1)
        return Sentence("{} away, 1 tile brings it nearer; aims at {} ({} points).", away, plan,
                        points);
    if (kinds == 1)
        return Sentence("{} away, {} tiles of one kind bring it nearer; aims at {} ({} points).",
                        away, tiles, plan, points);
    return Sentence("{} away, {} tiles of {} kinds bring it nearer; aims at {} ({} points).", away,
                    tiles, kinds, plan, points);
}

/// Why a row, which has a distance, is behind the first.
Sentence shortfall(const RuleBook& book, const RankedDiscard& first, const RankedDiscard& row) {
    const std::string& best = book.kind(*first.discard).name;
    if (const int farther = *row.distance - *first.distance; farther > 0)
        return farther == 1 ? Sentence("One farther than {}.", best)
                            : Sentence("{} farther than {}.", farther, best);
    if (const int fewer = first.tilesLeft - row.tilesLeft; fewer > 0)
        return fewer == 1 ? Sentence("One tile fewer than {}.", best)
                          : Sentence("{} tiles fewer than {}.", fewer, best);
    if (row.distance == 1 && row.meanScore < first.meanScore) {
        const auto less = std::lround(std::ceil(first.meanScore - row.meanScore));
        return less == 1 ? Sentence("One point less on average than {}.", best)
                         : Sentence("{} points less on average than {}.", grouped(less), best);
    }
    if (const int less = first.bestScore - row.bestScore; row.distance != 1 && less > 0)
        return less == 1 ? Sentence("One point less than {}.", best)
                         : Sentence("{} points less than {}.", grouped(less), best);
    return Sentence("As good as {}.", best);
}

} // namespace

Sentence discardReason(const RuleBook& book, const std::vector<RankedDiscard>& rows,
                       std::size_t row) {
    const RankedDiscard& shown = rows[row];
    Sentence reason = worth(book, shown);
    if (row > 0 && shown.distance)
        reason = joinedSentences({shortfall(book, rows.front(), shown), reason});
    if (shown.seenOut.empty())
        return reason;
    return joinedSentences(
        {reason, Sentence("It would be nearer if {} were not seen.",
                          namesBetween(tileNamesOf(book, shown.seenOut), ", "))});
}

Sentence discardAdvice(const RuleBook& book, const std::vector<RankedDiscard>& rows) {
    const Sentence reason = discardReason(book, rows, 0);
    const std::optional<int>& discard = rows.front().discard;
    const bool advised = discard && rows.front().distance; // else any discard is as good
    return advised ? Sentence("Discard {}: {}", book.kind(*discard).name, reason) : reason;
}

} // namespace yomi::hands
