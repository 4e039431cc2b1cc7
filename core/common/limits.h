// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"
#include "core/common/stopped.h"

#include <chrono>
#include <optional>
#include <stop_token>

namespace yomi {

/// Thrown by a search whose time limit has passed.
class TimeLimitPassed : public Stopped {
public:
    TimeLimitPassed()
        : Stopped(Sentence("The search ran out of its time limit.")) {}
};

/// When a search stops.
struct Limits {
    std::stop_token stop = {};
    std::optional<std::chrono::nanoseconds> time = {};
    std::stop_token finishNow =
        {}; ///< ends the search like the time limit: complete iterations count
};

/// Ends a computation at its limits; the time runs from construction.
class Deadline {
public:
    explicit Deadline(const Limits& limits)
        : m_stop(limits.stop)
        , m_finishNow(limits.finishNow) {
        if (limits.time)
            m_end = std::chrono::steady_clock::now() + *limits.time;
    }
    /// Throws Stopped or TimeLimitPassed. Cost: with a time limit it reads the system's clock, some
    /// 25 ns; poll it every thousand nodes or so.
    void check() const {
        throwIfStopped(m_stop);
        if (m_finishNow.stop_requested() || (m_end && std::chrono::steady_clock::now() >= *m_end))
            throw TimeLimitPassed();
    }

private:
    std::stop_token m_stop, m_finishNow;
    std::optional<std::chrono::steady_clock::time_point> m_end;
};

} // namespace yomi
