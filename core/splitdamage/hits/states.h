// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/hits/odds.h"

#include <cstddef>
#include <string>
#include <vector>

namespace yomi::splitdamage {

/// Interchangeable targets: they need the same number of hits and have the same goal.
struct TargetClass {
    int hitsToKill;
    Goal goal;
    std::vector<std::size_t> members; ///< indices into the request
};

/// The number of hits each target has taken, class after class, ascending within a class:
///
///     hitsToKill 5 4 4, hits taken 2 3 1      ->      "\2" "\1\3"
///
/// A state means all orders of the targets of a class.
using State = std::string;
static_assert(mostHits <= 255);

/// The states of a board and the transitions between them.
class States {
public:
    explicit States(const Request& request);

    const std::vector<TargetClass>& classes() const { return m_classes; }
    /// The number of targets, each with a slot in every state, and the class of a slot.
    std::size_t slots() const { return m_classOf.size(); }
    std::size_t classOf(std::size_t slot) const { return m_classOf[slot]; }

    /// The number of states that can occur after 0…H hits, over all hit counts. Cost: targets × H.
    ///
    /// Every distribution of h hits occurs, so a product of polynomials in z, whose powers count
    /// hits, counts the states. A class of m members that need n hits each contributes the Gaussian
    /// binomial (n+m choose m): they may have taken any m numbers from 0 to n.
    double countUpTo(int hits) const;

    State start() const { return State(slots(), '\0'); }
    int taken(const State& state, std::size_t slot) const {
        return static_cast<unsigned char>(state[slot]);
    }
    bool isDead(const State& state, std::size_t slot) const {
        return taken(state, slot) == m_classes[m_classOf[slot]].hitsToKill;
    }
    int living(const State& state) const;
    bool meetsGoal(const State& state) const;

    /// Calls visit(next, count) for each state after one hit on a living target; `count` targets
    /// lead to that same state.
    template <class Visit>
    void strike(const State& state, Visit&& visit) const {
        for (std::size_t last = 0, count = 1; last < slots(); ++last, ++count) {
            // Strikes the last of equal targets, which keeps the order.
            if (last + 1 < slots() && m_classOf[last + 1] == m_classOf[last] &&
                state[last + 1] == state[last])
                continue;
            if (!isDead(state, last)) {
                State next = state;
                ++next[last];
                visit(std::move(next), static_cast<int>(count));
            }
            count = 0;
        }
    }

private:
    std::vector<TargetClass> m_classes; ///< those that need most hits first
    std::vector<std::size_t> m_classOf; ///< [slot]
};

} // namespace yomi::splitdamage
