// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/hits/exact.h"

#include "core/common/count_text.h"
#include "core/common/sentence.h"
#include "core/common/stopped.h"
#include "core/splitdamage/hits/states.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <map>
#include <numeric>

namespace yomi::splitdamage {

namespace {

using Integer = boost::multiprecision::cpp_int;
using Fraction = boost::multiprecision::cpp_rational;

std::string text(const Fraction& fraction) {
    return numerator(fraction).str() + "/" + denominator(fraction).str();
}

/// Walks through the states hit by hit and records the results.
///
/// The probability of a state after h hits is stored as a whole number of parts of unit^h, where
/// unit is the least common multiple of 1…T: striking one of A living targets then only divides
/// unit, and fractions need reducing only for output.
class ExactRun {
public:
    ExactRun(const Request& request, const States& states, const std::stop_token& stop)
        : m_hits(static_cast<std::size_t>(request.hits))
        , m_states(states)
        , m_stop(stop) {
        m_result.odds = emptyOdds(request);
        m_result.kill.resize(request.hitsToKill.size());
        for (std::size_t living = 2; living <= states.slots(); ++living)
            m_unit = std::lcm(m_unit, static_cast<int>(living));
    }

    ExactOdds run() {
        Layer layer{{m_states.start(), 1}};
        for (std::size_t h = 0;; ++h) {
            m_result.states += static_cast<std::int64_t>(layer.size());
            writeCurves(h, layer);
            if (h == m_hits)
                break;
            layer = strike(layer);
            m_whole *= m_unit;
        }
        writeDistributions(layer);
        return std::move(m_result);
    }

private:
    using Layer = std::map<State, Integer>;

    Layer strike(const Layer& layer) const {
        Layer next;
        for (const auto& [state, parts] : layer) {
            throwIfStopped(m_stop);
            const int living = m_states.living(state);
            if (living == 0)
                next[state] += parts * m_unit;
            else
                m_states.strike(state, [&, &shares = parts](State struck, int count) {
                    next[std::move(struck)] += shares * (m_unit / living * count);
                });
        }
        return next;
    }

    /// The probability of `parts` as a fraction, divided among `sharedBy` equal targets.
    Fraction fraction(const Integer& parts, std::size_t sharedBy = 1) const {
        return Fraction(parts, m_whole * sharedBy);
    }
    double number(const Integer& parts, std::size_t sharedBy = 1) const {
        return static_cast<double>(fraction(parts, sharedBy));
    }

    void writeCurves(std::size_t h, const Layer& layer) {
        std::vector<Integer> dead(m_states.classes().size());
        Integer clear, goal;
        for (const auto& [state, parts] : layer) {
            throwIfStopped(m_stop);
            for (std::size_t slot = 0; slot < m_states.slots(); ++slot)
                if (m_states.isDead(state, slot))
                    dead[m_states.classOf(slot)] += parts;
            if (m_states.living(state) == 0)
                clear += parts;
            if (m_result.odds.curves.goal && m_states.meetsGoal(state))
                goal += parts;
        }
        Curves& curves = m_result.odds.curves;
        for (std::size_t c = 0; c < dead.size(); ++c) {
            const auto& members = m_states.classes()[c].members;
            const Fraction kill = fraction(dead[c], members.size());
            for (const std::size_t target : members) {
                curves.kill[target][h] = static_cast<double>(kill);
                if (h == m_hits)
                    m_result.kill[target] = text(kill);
            }
        }
        curves.clear[h] = number(clear);
        if (curves.goal)
            (*curves.goal)[h] = number(goal);
        if (curves.goal && h == m_hits)
            m_result.goal = text(fraction(goal));
    }

    void writeDistributions(const Layer& layer) {
        std::vector<Integer> dead(m_states.slots() + 1);
        std::vector<std::map<int, Integer>> taken(m_states.classes().size());
        Integer all;
        for (const auto& [state, parts] : layer) {
            throwIfStopped(m_stop);
            all += parts;
            dead[m_states.slots() - static_cast<std::size_t>(m_states.living(state))] += parts;
            for (std::size_t slot = 0; slot < m_states.slots(); ++slot)
                taken[m_states.classOf(slot)][m_states.taken(state, slot)] += parts;
        }
        Odds& odds = m_result.odds;
        for (std::size_t d = 0; d < dead.size(); ++d)
            odds.dead[d] = number(dead[d]);
        odds.normalization = number(all);
        for (std::size_t c = 0; c < taken.size(); ++c)
            writeTaken(m_states.classes()[c], taken[c]);
        odds.clear = odds.curves.clear.back();
        if (odds.curves.goal)
            odds.goal = odds.curves.goal->back();
    }

    void writeTaken(const TargetClass& alike, const std::map<int, Integer>& taken) {
        Odds& odds = m_result.odds;
        Integer hits;
        for (const auto& [count, parts] : taken) {
            hits += parts * count;
            const auto missing = static_cast<std::size_t>(alike.hitsToKill - count);
            for (const std::size_t target : alike.members)
                odds.remaining[target][missing] = number(parts, alike.members.size());
        }
        for (const std::size_t target : alike.members) {
            odds.expectedHits[target] = number(hits, alike.members.size());
            odds.kill[target] = odds.curves.kill[target].back();
        }
    }

    std::size_t m_hits;
    const States& m_states;
    const std::stop_token& m_stop;
    int m_unit = 1;
    Integer m_whole = 1; ///< unit^h
    ExactOdds m_result;
};

std::string shown(double states) {
    constexpr double mostShown = 1e15;
    return states < mostShown ? grouped(static_cast<std::int64_t>(states)) : "more than 10^15";
}

} // namespace

ExactOdds exactOdds(const Request& request, const std::stop_token& stop) {
    validate(request);
    const States states(request);
    const double count = states.countUpTo(request.hits);
    if (count > static_cast<double>(mostExactStates))
        throw InvalidArgument(
            "Exact fractions are worked out for at most {} states; this board has {} with {} hits.",
            grouped(mostExactStates), shown(count), request.hits);
    return ExactRun(request, states, stop).run();
}

} // namespace yomi::splitdamage
