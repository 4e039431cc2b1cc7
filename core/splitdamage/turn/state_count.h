// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/stopped.h"
#include "core/splitdamage/turn/odds.h"

#include <cstdint>
#include <stop_token>
#include <utility>

namespace yomi::splitdamage {

/// Counts visited states; checks the stop token and the limits.
class StateCount {
public:
    /// The token must outlive it.
    StateCount(TurnMethod method, const std::stop_token& stop, StateProgress progress = {},
               std::int64_t most = mostTurnStates)
        : m_method(method)
        , m_stop(stop)
        , m_progress(std::move(progress))
        , m_most(most) {}

    /// Counts a state that hits lead to.
    void add() {
        constexpr std::int64_t untilNextLook = 256;
        if (++m_count % untilNextLook == 0)
            look();
        require(++m_inPass <= m_most);
        if (m_isOrder)
            keep();
    }
    void look() const {
        throwIfStopped(m_stop);
        if (m_progress)
            m_progress(m_count);
    }
    /// Counts a state for the limit of fractions: every state of an order, choice states of a plan.
    void keep() { require(m_method == TurnMethod::States || ++m_kept <= mostExactTurnStates); }
    /// The limits apply to each pass.
    void nextPass(bool isOrder) {
        m_isOrder = isOrder;
        m_inPass = m_kept = 0;
    }
    std::int64_t count() const { return m_count; }

private:
    void require(bool isWithin) const {
        if (!isWithin)
            throw TooManyStates(m_method);
    }

    TurnMethod m_method;
    const std::stop_token& m_stop;
    StateProgress m_progress;
    std::int64_t m_most;
    bool m_isOrder = false;
    std::int64_t m_count = 0, m_inPass = 0, m_kept = 0;
};

} // namespace yomi::splitdamage
