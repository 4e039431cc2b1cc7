// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/card_turns.h"

#include "core/common/sentence.h"
#include "core/hands/doudizhu.h"
#include "core/hands/partition_search.h"

#include <algorithm>
#include <iterator>

namespace yomi::hands {

namespace {

// Turns and plays of a partition in one score, of which the highest is wanted: fewest turns first,
// then fewest plays. A hand has fewer plays than playsPerTurn.
constexpr int playsPerTurn = 64;
static_assert(mostHandCards < playsPerTurn);

int turnsOf(int score) {
    return -score >> 6; // rounds down, also below 0
}
static_assert(playsPerTurn == 1 << 6);

/// The score of each play, in place of Scoring's.
class TurnScores {
public:
    TurnScores(const RuleBook& book, const Scoring& scoring)
        : m_book(book)
        , m_scoring(scoring) {
        if (book.objective() != Objective::FewestPlays)
            throw InvalidArgument("Turns are counted in plays of cards; {} has units.",
                                  book.title());
    }

    bool allowed(int meld) const { return m_scoring.allowed(meld); }
    int points(int meld) const {
        return (isBomb(levelOf(m_book, meld)) ? playsPerTurn : -playsPerTurn) - 1;
    }
    static bool earnsFavourite(int /*meld*/) { return false; }

private:
    const RuleBook& m_book;
    const Scoring& m_scoring;
};

/// The fewest plays and the best score of turns, each over all partitions.
struct PlaysAndTurns {
    bool any = false;
    std::int16_t plays = 0;
    std::int16_t score = 0;

    static PlaysAndTurns ofNothing() { return {true, 0, 0}; }

    void join(const PlaysAndTurns& other, int points) {
        if (!other.any)
            return;
        const auto more = static_cast<std::int16_t>(other.plays + 1);
        const auto shifted = static_cast<std::int16_t>(other.score + points);
        plays = any ? std::min(plays, more) : more;
        score = any ? std::max(score, shifted) : shifted;
        any = true;
    }
    std::uint64_t count(int wanted) const { return any && score == wanted ? 1 : 0; }
};

/// Calls solve(search, hand) with the search of all partitions and the packed hand.
template <class Solve>
auto withSearch(const RuleBook& book, const Tiles& hand, const Scoring& scoring,
                const std::stop_token& stop, Solve&& solve) {
    const TurnScores scores(book, scoring);
    return book.withIndex([&]<class Counter>(const MeldIndex<Counter>& index) {
        const auto packed = static_cast<Counter>(hand);
        const Candidates<Counter> candidates(index, scores, packed);
        PartitionSearch<Counter, PlaysAndTurns> search(candidates, Leftovers::None, false, stop);
        return solve(search, packed);
    });
}

} // namespace

std::optional<CardTurns> cardTurns(const RuleBook& book, const Tiles& hand,
                                   const Constraints& constraints, const std::stop_token& stop) {
    const Scoring scoring(book, constraints);
    return withSearch(book, scoring.freeTiles(hand), scoring, stop,
                      [&](auto& search, const auto& cards) -> std::optional<CardTurns> {
                          const PlaysAndTurns value = search.value(cards);
                          if (!value.any)
                              return {};
                          CardTurns result;
                          std::ranges::merge(search.least(cards, value.score), scoring.forced(),
                                             std::back_inserter(result.partition));
                          for (const int play : result.partition)
                              result.turns += isBomb(levelOf(book, play)) ? -1 : 1;
                          return result;
                      });
}

std::vector<Lead> cardLeads(const RuleBook& book, const Tiles& hand, const Constraints& constraints,
                            const std::stop_token& stop) {
    Constraints forbidden;
    forbidden.forbidden = constraints.forbidden;
    const Scoring scoring(book, forbidden);
    return withSearch(book, hand, scoring, stop, [&](auto& search, const auto& cards) {
        using Counter = std::remove_cvref_t<decltype(cards)>;
        std::vector<Lead> leads;
        for (const int play : fittingMelds(book, hand)) {
            const PlaysAndTurns rest =
                search.value(remove(cards, static_cast<Counter>(book.meld(play).tiles)));
            leads.push_back({play, rest.any
                                       ? std::optional(AfterLead{rest.plays, turnsOf(rest.score)})
                                       : std::nullopt});
        }
        return leads;
    });
}

} // namespace yomi::hands
