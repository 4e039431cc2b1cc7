// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/exact.h"

#include "core/common/stopped.h"
#include "core/splitdamage/classes.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <map>
#include <numeric>
#include <stdexcept>

namespace yomi::splitdamage {

namespace {

using Integer = boost::multiprecision::cpp_int;
using Fraction = boost::multiprecision::cpp_rational;

/// The hits each character has taken, class after class, sorted within a class: characters of a
/// class are exchangeable. Hits fit into a char because mostHits does.
using State = std::string;
static_assert(mostHits <= 255);

/// The probability of each state after h hits, times unit^h. With the unit the least common
/// multiple of 1…T every probability becomes a whole number, and no fraction needs reducing before
/// the end.
using Layer = std::map<State, Integer>;

class Program {
public:
    Program(const Request& request, const std::stop_token& stop)
        : m_request(request)
        , m_stop(stop)
        , m_classes(classesOf(request))
        , m_odds(emptyOdds(request)) {
        for (const TargetClass& each : m_classes)
            m_classOf.insert(m_classOf.end(), each.members.size(), &each);
        for (int living = 2; living <= targetCount(); ++living)
            m_unit = std::lcm(m_unit, living);
    }

    ExactOdds run() {
        Layer layer{{State(m_classOf.size(), '\0'), 1}};
        m_result.states = 1;
        addCurves(0, layer);
        for (int h = 1; h <= m_request.hits; ++h) {
            layer = strike(layer);
            m_result.states += static_cast<std::int64_t>(layer.size());
            m_scale *= m_unit;
            addCurves(static_cast<std::size_t>(h), layer);
        }
        addDistributions(layer);
        m_result.odds = std::move(m_odds);
        return std::move(m_result);
    }

private:
    int targetCount() const { return static_cast<int>(m_classOf.size()); }

    static int hitsTaken(char entry) { return static_cast<unsigned char>(entry); }
    bool isDead(const State& state, std::size_t i) const {
        return hitsTaken(state[i]) == m_classOf[i]->hitsToKill;
    }
    int living(const State& state) const {
        int count = 0;
        for (std::size_t i = 0; i < state.size(); ++i)
            count += isDead(state, i) ? 0 : 1;
        return count;
    }

    Layer strike(const Layer& layer) const {
        Layer next;
        for (const auto& [state, probability] : layer) {
            throwIfStopped(m_stop);
            const int alive = living(state);
            const Integer each = probability * (alive > 0 ? m_unit / alive : m_unit);
            if (alive == 0)
                next[state] += each;
            for (std::size_t i = 0; i < state.size(); ++i) {
                if (isDead(state, i))
                    continue;
                // Of equal neighbours in a class the last one is struck: the state stays sorted.
                if (i + 1 < state.size() && m_classOf[i + 1] == m_classOf[i] &&
                    state[i + 1] == state[i])
                    continue;
                next[struckAt(state, i)] += each * equalsOf(state, i);
            }
        }
        return next;
    }

    static State struckAt(State state, std::size_t i) {
        ++state[i];
        return state;
    }

    /// How many of the class of i have taken as many hits as i, the last of them.
    int equalsOf(const State& state, std::size_t i) const {
        int count = 1;
        while (i > 0 && m_classOf[i - 1] == m_classOf[i] && state[i - 1] == state[i]) {
            --i;
            ++count;
        }
        return count;
    }

    bool meetsGoal(const State& state) const {
        for (std::size_t i = 0; i < state.size(); ++i) {
            const Goal goal = m_classOf[i]->goal;
            if (goal != Goal::Free && isDead(state, i) != (goal == Goal::MustDie))
                return false;
        }
        return true;
    }

    Fraction fraction(const Integer& weight, std::size_t sharedBy = 1) const {
        return Fraction(weight, m_scale * sharedBy);
    }

    static std::string text(const Fraction& fraction) {
        return numerator(fraction).str() + "/" + denominator(fraction).str();
    }

    void addCurves(std::size_t h, const Layer& layer) {
        std::vector<Integer> dead(m_classes.size());
        Integer clear, goal;
        for (const auto& [state, weight] : layer) {
            throwIfStopped(m_stop);
            bool allDead = true;
            for (std::size_t i = 0; i < state.size(); ++i) {
                if (isDead(state, i))
                    dead[static_cast<std::size_t>(m_classOf[i] - m_classes.data())] += weight;
                else
                    allDead = false;
            }
            if (allDead)
                clear += weight;
            if (m_odds.curves.goal && meetsGoal(state))
                goal += weight;
        }
        m_result.kill.resize(m_classOf.size());
        for (std::size_t c = 0; c < m_classes.size(); ++c) {
            const Fraction kill = fraction(dead[c], m_classes[c].members.size());
            for (const std::size_t target : m_classes[c].members) {
                m_odds.curves.kill[target][h] = static_cast<double>(kill);
                if (h == static_cast<std::size_t>(m_request.hits))
                    m_result.kill[target] = text(kill);
            }
        }
        m_odds.curves.clear[h] = static_cast<double>(fraction(clear));
        if (m_odds.curves.goal)
            (*m_odds.curves.goal)[h] = static_cast<double>(fraction(goal));
        if (m_odds.curves.goal && h == static_cast<std::size_t>(m_request.hits))
            m_result.goal = text(fraction(goal));
    }

    void addDistributions(const Layer& layer) {
        std::vector<Integer> dead(m_classOf.size() + 1);
        std::vector<std::map<int, Integer>> taken(m_classes.size());
        Integer total;
        for (const auto& [state, weight] : layer) {
            throwIfStopped(m_stop);
            total += weight;
            dead[m_classOf.size() - static_cast<std::size_t>(living(state))] += weight;
            for (std::size_t i = 0; i < state.size(); ++i)
                taken[static_cast<std::size_t>(m_classOf[i] - m_classes.data())]
                     [hitsTaken(state[i])] += weight;
        }
        for (std::size_t d = 0; d < dead.size(); ++d)
            m_odds.dead[d] = static_cast<double>(fraction(dead[d]));
        m_odds.normalization = static_cast<double>(fraction(total));
        for (std::size_t c = 0; c < m_classes.size(); ++c) {
            const auto& [hitsToKill, goal, members] = m_classes[c];
            Integer hits;
            for (const auto& [count, weight] : taken[c]) {
                hits += weight * count;
                for (const std::size_t target : members)
                    m_odds.remaining[target][static_cast<std::size_t>(hitsToKill - count)] =
                        static_cast<double>(fraction(weight, members.size()));
            }
            for (const std::size_t target : members) {
                m_odds.expectedHits[target] = static_cast<double>(fraction(hits, members.size()));
                m_odds.kill[target] = m_odds.curves.kill[target].back();
            }
        }
        m_odds.clear = m_odds.curves.clear.back();
        if (m_odds.curves.goal)
            m_odds.goal = m_odds.curves.goal->back();
    }

    const Request& m_request;
    const std::stop_token& m_stop;
    std::vector<TargetClass> m_classes;
    std::vector<const TargetClass*> m_classOf; ///< [entry of a state]
    int m_unit = 1;
    Integer m_scale = 1; ///< m_unit^h
    Odds m_odds;
    ExactOdds m_result;
};

/// Σ over h = 0…H of the number of states after h hits. The states of one class of m characters
/// that need n hits are counted by the Gaussian binomial (n+m choose m) in z, whose powers count
/// hits; hits beyond the last death leave the one state in which all are dead.
double stateCount(const Request& request) {
    const auto size = static_cast<std::size_t>(request.hits) + 1;
    std::vector<double> states(size, 0.0);
    states[0] = 1;
    std::size_t all = 0;
    for (const TargetClass& each : classesOf(request)) {
        const auto n = static_cast<std::size_t>(each.hitsToKill);
        all += n * each.members.size();
        for (std::size_t j = 1; j <= each.members.size(); ++j) {
            for (std::size_t h = size; h-- > n + j;) // times 1 − z^(n+j)
                states[h] -= states[h - n - j];
            for (std::size_t h = j; h < size; ++h) // over 1 − z^j
                states[h] += states[h - j];
        }
    }
    for (std::size_t h = all + 1; h < size; ++h)
        states[h] = 1;
    return std::accumulate(states.begin(), states.end(), 0.0);
}

} // namespace

ExactOdds exactOdds(const Request& request, const std::stop_token& stop) {
    validate(request);
    const double states = stateCount(request);
    if (states > static_cast<double>(mostExactStates))
        throw std::invalid_argument(
            "Exact fractions are worked out for at most " + std::to_string(mostExactStates) +
            " states; this board with " + std::to_string(request.hits) + " hits has " +
            (states < 1e15 ? std::to_string(static_cast<std::int64_t>(states))
                           : "more than 10^15") +
            ".");
    return Program(request, stop).run();
}

} // namespace yomi::splitdamage
