// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/draw_chances.h"

#include "core/common/stopped.h"
#include "core/hands/best_play.h"
#include "core/hands/complete_hands.h"
#include "core/hands/last_draws.h"
#include "core/hands/waits.h"

#include <new>
#include <utility>

namespace yomi::hands {

namespace {

Tiles openTiles(const RuleBook& book, const Constraints& constraints) {
    Tiles tiles;
    for (const int meld : constraints.open)
        tiles = checkedAdd(tiles, book.meld(meld).tiles);
    return tiles;
}

void requireDraws(int draws, int wall) {
    if (draws < 1 || draws > mostDraws)
        throw InvalidArgument("The draws must be 1 to {}, not {}.", mostDraws, draws);
    if (draws <= wall)
        return;
    if (wall == 0)
        throw InvalidArgument("Draws: {}, but no tile is left.", draws);
    if (wall == 1)
        throw InvalidArgument("{} draws, but only 1 tile is left.", draws);
    throw InvalidArgument("{} draws, but only {} tiles are left.", draws, wall);
}

Sentence tooManyStates(int finished, std::int64_t mostStates) {
    return Sentence("Horizon {} needs more than {} states or complete hands; the last horizon "
                    "finished is {}. Choose fewer draws, more states or sampled play.",
                    finished + 1, mostStates, finished);
}

Sentence tooManyBytes(int finished, std::size_t mostBytes) {
    return Sentence("Horizon {} needs more than {} MB of memory; the last horizon finished is {}. "
                    "Choose fewer draws or sampled play.",
                    finished + 1, mostBytes >> 20, finished);
}

Sentence outOfMemory(int finished) {
    return Sentence("Horizon {} needs more memory than there is; the last horizon finished is {}. "
                    "Choose fewer draws or sampled play.",
                    finished + 1, finished);
}

/// One measure for all rows of a hand at growing horizons.
class BestRows {
public:
    BestRows(const RuleBook& book, const Tiles& hand, const Tiles& seen,
             const Constraints& constraints, int draws, const BestOptions& options,
             const std::stop_token& stop)
        : m_book(book)
        , m_hand(hand)
        , m_constraints(constraints)
        , m_wall(wallOf(book, hand, seen))
        , m_open(openTiles(book, constraints))
        , m_options(options)
        , m_stop(stop) {
        m_found.rows = chanceRows(book, hand, seen, constraints, draws);
        m_found.wall = m_wall.total();
        if (options.chance)
            m_measures.push_back(DrawMeasure::Chance);
        if (options.points)
            m_measures.push_back(DrawMeasure::Points);
    }

    DrawChances run(int draws) {
        const auto giveUp = [this](Sentence why) {
            throw BestGaveUp(std::move(m_found), std::move(why));
        };
        while (m_found.draws < draws) {
            try {
                if (!addHorizon())
                    giveUp(tooManyStates(m_found.draws, m_options.mostStates));
            } catch (const StateCounter::TooManyBytes&) {
                giveUp(tooManyBytes(m_found.draws, m_options.mostBytes));
            } catch (const std::bad_alloc&) {
                giveUp(outOfMemory(m_found.draws));
            }
        }
        return std::move(m_found);
    }

private:
    /// False if it needs too many states.
    bool addHorizon() {
        const int draws = m_found.draws + 1;
        const auto hands = completeHands(m_book, m_hand, m_wall, m_constraints, draws,
                                         static_cast<std::size_t>(m_options.mostStates), m_stop);
        if (!hands)
            return false;
        std::vector<std::vector<double>> values;
        for (const DrawMeasure measure : m_measures) {
            try {
                values.push_back(measured(*hands, measure, draws));
            } catch (const StateCounter::TooMany&) {
                return false;
            }
        }
        for (std::size_t i = 0; i < m_measures.size(); ++i) {
            for (std::size_t row = 0; row < m_found.rows.size(); ++row)
                m_found.rows[row].values(m_measures[i]).push_back(values[i][row]);
        }
        m_found.draws = draws;
        return true;
    }

    /// The values of the rows. Throws StateCounter::TooMany and TooManyBytes.
    std::vector<double> measured(const std::vector<CompleteHand>& hands, DrawMeasure measure,
                                 int draws) {
        std::vector<GainingHand> gaining;
        for (const CompleteHand& hand : hands)
            gaining.push_back({hand.tiles, measure == DrawMeasure::Chance ? 1.0 : hand.score});
        StateCounter states(m_options.mostStates - m_found.states, m_options.mostBytes, m_stop);
        auto values = draws <= LastDraws::mostDraws
                          ? fewDraws(gaining, measure, draws, states)
                          : manyDraws(std::move(gaining), measure, draws, states);
        m_found.states += states.states();
        return values;
    }

    std::vector<double> fewDraws(const std::vector<GainingHand>& hands, DrawMeasure measure,
                                 int draws, StateCounter& states) const {
        const int held = m_book.fullHand() - 1;
        LastDraws last(m_open, held, states, [&](double share) { report(measure, share); });
        last.start(m_hand, m_hand.total() - held, m_wall, m_wall.total(), draws);
        for (const GainingHand& hand : hands)
            last.add(hand);
        if (m_hand.total() == held)
            return {last.value()};
        const auto byKind = last.values();
        std::vector<double> values;
        for (const ChanceRow& row : m_found.rows)
            values.push_back(byKind[static_cast<std::size_t>(*row.discard)]);
        return values;
    }

    std::vector<double> manyDraws(std::vector<GainingHand> hands, DrawMeasure measure, int draws,
                                  StateCounter& states) const {
        BestPlay play(std::move(hands), measure == DrawMeasure::Points, m_open,
                      m_book.fullHand() - 1, draws, states);
        std::vector<double> values;
        for (const ChanceRow& row : m_found.rows) {
            Tiles hand = m_hand;
            if (row.discard)
                hand.take(*row.discard);
            values.push_back(play.value(hand, m_wall));
            report(measure,
                   static_cast<double>(values.size()) / static_cast<double>(m_found.rows.size()));
        }
        return values;
    }

    /// `share`: of one measure.
    void report(DrawMeasure measure, double share) const {
        const bool second = m_measures.front() != measure;
        if (m_options.progress)
            m_options.progress(m_found,
                               (share + (second ? 1 : 0)) / static_cast<double>(m_measures.size()));
    }

    const RuleBook& m_book;
    const Tiles m_hand;
    const Constraints& m_constraints;
    const Tiles m_wall;
    const Tiles m_open;
    const BestOptions& m_options;
    const std::stop_token& m_stop;
    std::vector<DrawMeasure> m_measures;
    DrawChances m_found;
};

} // namespace

std::vector<ChanceRow> chanceRows(const RuleBook& book, const Tiles& hand, const Tiles& seen,
                                  const Constraints& constraints, int draws) {
    const int full = book.fullHand(), size = hand.total();
    if (full == 0)
        throw InvalidArgument("{} has no full hand to draw for.", book.title());
    if (size != full && size != full - 1)
        throw InvalidArgument("Draws are computed for {} or {} tiles, not {}.", full - 1, full,
                              size);
    const Scoring valid(book, constraints);
    Constraints open = constraints;
    open.required.clear();
    static_cast<void>(Scoring(book, open).freeTiles(hand)); // throws if an open meld is missing
    requireDraws(draws, wallOf(book, hand, seen).total());
    if (size < full)
        return {ChanceRow{std::nullopt}};
    std::vector<ChanceRow> rows;
    for (const auto [kind, copies] : remove(hand, openTiles(book, constraints)))
        rows.push_back({kind});
    return rows;
}

DrawChances bestChances(const RuleBook& book, const Tiles& hand, const Tiles& seen,
                        const Constraints& constraints, int draws, const BestOptions& options,
                        const std::stop_token& stop) {
    throwIfStopped(stop);
    return BestRows(book, hand, seen, constraints, draws, options, stop).run(draws);
}

} // namespace yomi::hands
