// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/reference.h"

#include "core/common/sentence.h"
#include "core/common/stopped.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <map>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>

namespace yomi::hands {

namespace {

/// The melds taken out of a hand, ascending, and their value.
struct Taken {
    bool complete = false;
    int score = 0;
    std::vector<int> melds;

    template <class PlainMeld>
    void add(const PlainMeld& meld, bool favouritePending) {
        score += meld.points + (favouritePending && meld.earnsFavourite ? favouritePoints : 0);
        melds.insert(std::ranges::upper_bound(melds, meld.meld), meld.meld);
    }
    bool isBetterThan(const Taken& other) const {
        return std::tie(other.complete, other.score, melds) <
               std::tie(complete, score, other.melds);
    }
};

// Operations of the methods on a pile of tiles.

bool fits(const TileNames& hand, const TileNames& tiles) {
    return std::ranges::all_of(tiles, [&](const std::string& tile) {
        return std::ranges::count(hand, tile) >= std::ranges::count(tiles, tile);
    });
}
bool fits(const Tiles& hand, const Tiles& tiles) {
    return contains(hand, tiles);
}

TileNames without(TileNames hand, const TileNames& tiles) {
    for (const std::string& tile : tiles)
        hand.erase(std::ranges::find(hand, tile));
    return hand;
}
Tiles without(const Tiles& hand, const Tiles& tiles) {
    return remove(hand, tiles);
}

/// Equal for the same tiles in any order.
TileNames cacheKey(TileNames hand) {
    std::ranges::sort(hand);
    return hand;
}
Tiles cacheKey(const Tiles& hand) {
    return hand;
}

template <class Pile>
class Reference {
public:
    using Problem = ReferenceProblem<Pile>;
    using PlainMeld = typename Problem::PlainMeld;

    Reference(const Problem& problem, ReferenceMethod method, const std::stop_token& stop)
        : m_problem(problem)
        , m_reuse(method == ReferenceMethod::ReuseList || method == ReferenceMethod::ReuseAndCache)
        , m_cache(method == ReferenceMethod::Cache || method == ReferenceMethod::ReuseAndCache)
        , m_stop(stop) {}

    std::int64_t nodes() const { return m_nodes; }

    Taken bySubsets() {
        std::vector<const PlainMeld*> fitting;
        for (const PlainMeld& meld : m_problem.melds) {
            for (Pile hand = m_problem.hand; fits(hand, meld.tiles);) {
                fitting.push_back(&meld);
                hand = without(hand, meld.tiles);
            }
        }
        constexpr std::size_t mostFitting = 62; // a subset is a 64-bit word
        if (fitting.size() > mostFitting)
            throw InvalidArgument(
                "Subsets would try 2^{} sets of melds; at most 2^{} can be counted.",
                fitting.size(), mostFitting);
        Taken best{m_problem.hand.empty(), 0, {}};
        for (std::uint64_t subset = 0; subset >> fitting.size() == 0; ++subset) {
            countNode();
            if (const auto taken = takeAll(fitting, subset); taken && taken->isBetterThan(best))
                best = *taken;
        }
        return best;
    }

    Taken byTaking() {
        std::vector<const PlainMeld*> all;
        for (const PlainMeld& meld : m_problem.melds)
            all.push_back(&meld);
        return bestOf(m_problem.hand, all, m_problem.favouritePending);
    }

private:
    /// Takes the melds of a subset out of the hand; nothing if they do not fit together.
    std::optional<Taken> takeAll(const std::vector<const PlainMeld*>& melds, std::uint64_t subset) {
        Pile rest = m_problem.hand;
        Taken taken;
        bool pending = m_problem.favouritePending;
        for (; subset != 0; subset &= subset - 1) {
            const PlainMeld& meld = *melds[static_cast<std::size_t>(std::countr_zero(subset))];
            if (!fits(rest, meld.tiles))
                return std::nullopt;
            rest = without(rest, meld.tiles);
            taken.add(meld, pending);
            pending = pending && !meld.earnsFavourite;
        }
        taken.complete = rest.empty();
        return taken;
    }

    void countNode() {
        constexpr std::int64_t pollInterval = 64;
        if (m_nodes++ % pollInterval == 0)
            throwIfStopped(m_stop);
    }

    /// The best melds of `hand`; `melds` may fit.
    Taken bestOf(const Pile& hand, const std::vector<const PlainMeld*>& melds, bool pending) {
        std::pair<Pile, bool> key;
        if (m_cache) {
            key = {cacheKey(hand), pending};
            if (const auto known = m_known.find(key); known != m_known.end())
                return known->second;
        }
        countNode();
        std::vector<const PlainMeld*> fitting;
        if (m_reuse) {
            std::ranges::copy_if(melds, std::back_inserter(fitting),
                                 [&](const PlainMeld* meld) { return fits(hand, meld->tiles); });
        }
        Taken best{hand.empty(), 0, {}};
        for (const PlainMeld* meld : m_reuse ? fitting : melds) {
            if (!m_reuse && !fits(hand, meld->tiles))
                continue;
            Taken taken = bestOf(without(hand, meld->tiles), m_reuse ? fitting : melds,
                                 pending && !meld->earnsFavourite);
            taken.add(*meld, pending);
            if (taken.isBetterThan(best))
                best = std::move(taken);
        }
        if (m_cache)
            m_known.emplace(std::move(key), best);
        return best;
    }

    const Problem& m_problem;
    const bool m_reuse;
    const bool m_cache;
    const std::stop_token& m_stop;
    std::int64_t m_nodes = 0;
    std::map<std::pair<Pile, bool>, Taken> m_known;
};

template <class Pile>
Pile pileOf(const RuleBook& book, std::span<const int> kinds) {
    Pile pile;
    for (const int kind : kinds) {
        if (kind < 0 || kind >= book.kindCount())
            throw InvalidArgument("The hand has a tile that {} lacks.", book.title());
        if constexpr (std::is_same_v<Pile, Tiles>)
            pile.add(kind);
        else
            pile.push_back(book.kind(kind).name);
    }
    return pile;
}

template <class Pile>
Pile pileOf(const RuleBook& book, const Tiles& tiles) {
    std::vector<int> kinds;
    for (const auto [kind, copies] : tiles)
        kinds.insert(kinds.end(), static_cast<std::size_t>(copies), kind);
    return pileOf<Pile>(book, kinds);
}

} // namespace

template <class Pile>
ReferenceProblem<Pile> referenceProblem(const RuleBook& book, std::span<const int> hand,
                                        const Constraints& constraints) {
    const Scoring scoring(book, constraints);
    ReferenceProblem<Pile> problem;
    problem.forced = scoring.forced();
    problem.forcedScore = scoring.forcedScore();
    problem.favouritePending = scoring.favouritePending();
    problem.hand = pileOf<Pile>(book, hand);
    for (const int meld : problem.forced) {
        const auto tiles = pileOf<Pile>(book, book.meld(meld).tiles);
        if (!fits(problem.hand, tiles))
            throw InvalidArgument("The hand lacks tiles of {}.", meldName(book, meld));
        problem.hand = without(problem.hand, tiles);
    }
    for (int meld = 0; meld < book.meldCount(); ++meld) {
        if (scoring.allowed(meld))
            problem.melds.push_back({pileOf<Pile>(book, book.meld(meld).tiles), meld,
                                     scoring.points(meld), scoring.earnsFavourite(meld)});
    }
    return problem;
}

template <class Pile>
ReferencePartition referencePartition(const ReferenceProblem<Pile>& problem, ReferenceMethod method,
                                      const std::stop_token& stop) {
    Reference<Pile> reference(problem, method, stop);
    const Taken best =
        method == ReferenceMethod::Subsets ? reference.bySubsets() : reference.byTaking();
    ReferencePartition result{
        best.complete, best.score + problem.forcedScore, {}, reference.nodes()};
    std::ranges::merge(best.melds, problem.forced, std::back_inserter(result.melds));
    return result;
}

template ReferenceProblem<TileNames> referenceProblem(const RuleBook&, std::span<const int>,
                                                      const Constraints&);
template ReferenceProblem<Tiles> referenceProblem(const RuleBook&, std::span<const int>,
                                                  const Constraints&);
template ReferencePartition referencePartition(const ReferenceProblem<TileNames>&, ReferenceMethod,
                                               const std::stop_token&);
template ReferencePartition referencePartition(const ReferenceProblem<Tiles>&, ReferenceMethod,
                                               const std::stop_token&);

} // namespace yomi::hands
