// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/complete_hands.h"

#include "core/common/stopped.h"
#include "core/hands/covering.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

namespace yomi::hands {

namespace {

class CompleteHandSearch {
public:
    /// Melds so far and the covering that goes on.
    struct Branch {
        Covering::State covering;
        int draws;   ///< at most so many more
        Tiles drawn; ///< so far
        Tiles taken; ///< tiles of the melds so far
        int score;
        bool favouritePending;
    };

    CompleteHandSearch(const RuleBook& book, const Scoring& scoring, const Tiles& wall,
                       std::size_t most, const std::stop_token& stop)
        : m_scoring(scoring)
        , m_covering(book, scoring, wall, stop)
        , m_most(most)
        , m_stop(stop) {}

    std::optional<std::vector<CompleteHand>> run(const Branch& root) {
        visit(root);
        if (m_found.size() > m_most)
            return std::nullopt;
        return std::move(m_found);
    }

private:
    void visit(const Branch& branch) {
        if (m_found.size() > m_most ||
            m_covering.fewestDraws(branch.covering, branch.draws) > branch.draws)
            return;
        constexpr std::int64_t pollInterval = 1024;
        if (++m_nodes % pollInterval == 0)
            throwIfStopped(m_stop);
        if (branch.covering.wanted == 0) {
            note(branch);
            return;
        }
        const Tiles& rest = branch.covering.rest;
        int& least = m_least[rest.empty() ? wholeMelds : static_cast<std::size_t>(rest.lowest())];
        const int before = least;
        m_covering.forEachBranch(
            branch.covering, branch.draws,
            [&](const Covering::State& child, const Covering::Candidate* meld, const Tiles& drawn) {
                if (!meld) {
                    least = std::numeric_limits<int>::max();
                    Branch without = branch;
                    without.covering = child;
                    visit(without);
                } else if (meld->meld >= least && mayTake(*meld)) {
                    least = meld->meld;
                    take(branch, child, *meld, drawn);
                }
                return true;
            });
        least = before;
    }

    /// A multiset of melds is visited in one order only: for each kind of the hand the least meld
    /// with it first, and none with it once it was left out.
    bool mayTake(const Covering::Candidate& meld) const {
        for (const auto [kind, copies] : meld.tiles) {
            if (meld.meld < m_least[static_cast<std::size_t>(kind)])
                return false;
        }
        return true;
    }

    void take(const Branch& branch, const Covering::State& child, const Covering::Candidate& meld,
              const Tiles& drawn) {
        if (!contains(remove(m_covering.wall(), branch.drawn), drawn))
            return;
        const bool earns = branch.favouritePending && m_scoring.earnsFavourite(meld.meld);
        visit({child, branch.draws - drawn.total(), add(branch.drawn, drawn),
               add(branch.taken, meld.tiles),
               branch.score + m_scoring.points(meld.meld) + (earns ? favouritePoints : 0),
               branch.favouritePending && !earns});
    }

    void note(const Branch& branch) {
        if (const std::size_t* known = m_places.find(branch.taken)) {
            m_found[*known].score = std::max(m_found[*known].score, branch.score);
            return;
        }
        m_places.insert(branch.taken, m_found.size());
        m_found.push_back({branch.taken, branch.drawn.total(), branch.score});
    }

    static constexpr std::size_t wholeMelds = mostKinds;

    const Scoring& m_scoring;
    Covering m_covering;
    const std::size_t m_most;
    const std::stop_token& m_stop;
    /// By kind: the least meld with it that may still be taken; last, of those drawn completely.
    std::array<int, mostKinds + 1> m_least{};
    MemoTable<Tiles, std::size_t> m_places; ///< in m_found
    std::vector<CompleteHand> m_found;
    std::int64_t m_nodes = 0;
};

} // namespace

std::optional<std::vector<CompleteHand>> completeHands(const RuleBook& book, const Tiles& hand,
                                                       const Tiles& wall,
                                                       const Constraints& constraints, int draws,
                                                       std::size_t most,
                                                       const std::stop_token& stop) {
    const Scoring scoring(book, constraints);
    const Tiles& forced = scoring.forcedTiles();
    const Tiles drawn = lacking(hand, forced);
    const int wanted = book.fullHand() - forced.total();
    if (book.fullHand() == 0 || wanted < 0 || drawn.total() > draws || !contains(wall, drawn))
        return std::vector<CompleteHand>();
    throwIfStopped(stop);
    return CompleteHandSearch(book, scoring, wall, most, stop)
        .run({{remove(hand, common(hand, forced)), wanted},
              draws - drawn.total(),
              drawn,
              forced,
              scoring.forcedScore(),
              scoring.favouritePending()});
}

} // namespace yomi::hands
