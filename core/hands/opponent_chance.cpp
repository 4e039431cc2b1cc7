// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/opponent_chance.h"

#include "core/common/binomial.h"
#include "core/common/sentence.h"
#include "core/hands/doudizhu.h"
#include "core/hands/waits.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

namespace yomi::hands {

namespace {

constexpr int lastChainRank = smallJoker - 2; // A
constexpr int cardsOfBomb = 4;

/// What beats a play, apart from the rocket: a bomb, if the play is one a higher bomb, or `length`
/// neighbouring ranks above `rank` with at least `copies` cards each and enough for the kickers.
struct Need {
    bool bomb; ///< the play is one
    int rank;
    int copies = cardsOfBomb + 1; ///< so many: only bombs beat the play
    int length = 1;
    int pairs = 0;         ///< ranks with at least two cards, the run's included
    bool exactRun = false; ///< the run must not be longer, for lack of other kickers
};

/// Whether the three cards of a rank may be kickers next to a chain of four or more trios, as some
/// rules allow. (Next to three trios they are a chain of four, which is another category.)
bool adjacentTrioKickers(const RuleBook& book, int category, int length) {
    Tiles tiles;
    for (int rank = 0; rank <= length; ++rank)
        tiles.add(rank, 3);
    for (int kicker = 3; kicker < length; ++kicker)
        tiles.add(smallJoker - kicker + 2); // 2 and A, next to no trio
    return std::ranges::any_of(fittingMelds(book, tiles), [&](int play) {
        return book.meld(play).category == category && book.meld(play).tiles == tiles;
    });
}

/// What beats a play if the opponent has so many cards.
Need needOf(const RuleBook& book, int play, int cards) {
    const Meld& meld = book.meld(play);
    const Category& category = book.categoryOf(play);
    const std::string& family = category.family;
    const int length = chainLength(category);
    Need need{isBomb(levelOf(book, play)), meld.rank};
    const bool singles = family.starts_with("trio_solo");
    const int spare = cards - (3 + 1) * length; // beside trios with a single each
    if (need.bomb || family.starts_with("four_two") || (singles && spare < 0))
        return need;
    need.copies = family.starts_with("solo") ? 1 : family.starts_with("pair") ? 2 : 3;
    need.length = length;
    if (family.starts_with("trio_pair"))
        need.pairs = 2 * length;
    // Without bombs every card is a kicker, but for one of a neighbouring trio.
    need.exactRun = singles && spare == 0 && length >= 3 &&
                    (length == 3 || !adjacentTrioKickers(book, meld.category, length));
    return need;
}

/// All that matters of the ranks so far of a choice that has not beaten the play.
struct Progress {
    int run = 0; ///< neighbouring ranks with enough cards; Need::length stays; one more if useless
    int pairs = 0; ///< up to Need::pairs
};

/// The progress with so many cards of the next rank; nothing if the play is beaten.
std::optional<Progress> advanced(const Need& need, Progress progress, int rank, int count) {
    const bool higher = rank > need.rank;
    if (count == cardsOfBomb && (higher || !need.bomb))
        return {};
    const bool joins = count >= need.copies && (need.length == 1 || rank <= lastChainRank);
    auto& [run, pairs] = progress;
    if (need.exactRun) {
        if (!joins && run == need.length)
            return {};
        run = !joins ? 0 : higher ? std::min(run, need.length) + 1 : need.length + 1;
        return progress;
    }
    if (run < need.length)
        run = joins && higher ? run + 1 : 0;
    if (count >= 2 && pairs < need.pairs)
        ++pairs;
    return run == need.length && pairs == need.pairs ? std::nullopt : std::optional(progress);
}

/// Counts the choices that do not beat a play, by their progress.
class Losers {
public:
    /// A choice of no card.
    explicit Losers(const Need& need)
        : m_need(need)
        , m_ways(static_cast<std::size_t>((mostOpponentCards + 1) * rowSize()), 0) {
        m_ways.front() = 1;
    }

    /// Takes 0 to `copies` cards of the next rank along.
    void addRank(int rank, int copies) {
        Losers next(m_need);
        next.m_ways.front() = 0;
        forEach([&](int cards, const Progress& progress, std::uint64_t ways) {
            for (int count = 0; count <= std::min(copies, mostOpponentCards - cards); ++count) {
                if (const auto after = advanced(m_need, progress, rank, count))
                    next.at(cards + count, *after) += ways * binomial(copies, count);
            }
        });
        m_ways.swap(next.m_ways);
    }

    /// The choices of so many cards.
    std::uint64_t count(int cards) const {
        const auto row = m_ways.begin() + cards * rowSize();
        return std::accumulate(row, row + rowSize(), std::uint64_t{0});
    }

private:
    int runs() const { return m_need.length + 2; }
    int rowSize() const { return runs() * (m_need.pairs + 1); }
    std::uint64_t& at(int cards, const Progress& progress) {
        const int place = cards * rowSize() + progress.run * (m_need.pairs + 1) + progress.pairs;
        return m_ways[static_cast<std::size_t>(place)];
    }

    template <class Visit>
    void forEach(Visit&& visit) const {
        auto ways = m_ways.begin();
        for (int cards = 0; cards <= mostOpponentCards; ++cards)
            for (int run = 0; run < runs(); ++run)
                for (int pairs = 0; pairs <= m_need.pairs; ++pairs, ++ways)
                    if (*ways > 0)
                        visit(cards, Progress{run, pairs}, *ways);
    }

    Need m_need;
    std::vector<std::uint64_t> m_ways; ///< by cards, run and pairs
};

/// The choices of so many unseen cards that do not beat the play.
std::uint64_t losingChoices(const Need& need, const Tiles& unseen, int cards) {
    Losers losers(need);
    for (int rank = 0; rank < smallJoker; ++rank)
        losers.addRank(rank, unseen.count(rank));
    const auto withJokers = [&](int small, int big) {
        Losers some = losers;
        some.addRank(smallJoker, small);
        some.addRank(bigJoker, big);
        return some.count(cards);
    };
    // Without the rocket: one joker is missing, or the other one, or both.
    return withJokers(unseen.count(smallJoker), 0) + withJokers(0, unseen.count(bigJoker)) -
           withJokers(0, 0);
}

} // namespace

std::string fractionText(const ExactChance& chance) {
    return std::to_string(chance.favourable) + "/" + std::to_string(chance.all);
}

OpponentChance::OpponentChance(const RuleBook& book, const Tiles& hand, const Tiles& seen,
                               int cards)
    : m_book(book)
    , m_unseen(wallOf(book, hand, seen))
    , m_cards(cards) {
    if (book.objective() != Objective::FewestPlays)
        throw InvalidArgument("An opponent's cards are counted in card games; {} has units.",
                              book.title());
    if (cards < 1 || cards > mostOpponentCards)
        throw InvalidArgument("An opponent has 1 to {} cards, not {}.", mostOpponentCards, cards);
    if (cards > unseen())
        throw InvalidArgument("An opponent cannot have {} cards; {} are unseen.", cards, unseen());
}

ExactChance OpponentChance::beats(int play) {
    const Meld& meld = m_book.meld(play);
    const auto [known, fresh] = m_known.try_emplace({meld.category, meld.rank});
    if (fresh)
        known->second = computed(play);
    return known->second;
}

ExactChance OpponentChance::computed(int play) const {
    if (levelOf(m_book, play) >= rocketLevel)
        return {0, 1};
    const std::uint64_t all = binomial(unseen(), m_cards);
    const std::uint64_t beating =
        all - losingChoices(needOf(m_book, play, m_cards), m_unseen, m_cards);
    const std::uint64_t divisor = std::gcd(beating, all);
    return {beating / divisor, all / divisor};
}

} // namespace yomi::hands
