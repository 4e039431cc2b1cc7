// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace yomi {

/// Stops computations that take too long and poll a stop token only. One thread serves one
/// computation after the other.
class StopTimer {
public:
    explicit StopTimer(double seconds)
        : m_limit(
              std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds)))
        , m_watch([this](const std::stop_token& end) { watch(end); }) {}

    /// Starts the time of this computation and drops the previous one.
    void start(const std::stop_source& computation) {
        const std::lock_guard lock(m_mutex);
        const bool idle = !m_deadline;
        m_computation = computation;
        m_deadline = Clock::now() + m_limit;
        if (idle) // otherwise the watch wakes for an earlier deadline and finds this one
            m_started.notify_one();
    }

private:
    using Clock = std::chrono::steady_clock;

    void watch(const std::stop_token& end) {
        std::unique_lock lock(m_mutex);
        while (!end.stop_requested()) {
            if (!m_deadline) {
                m_started.wait(lock, end, [this] { return m_deadline.has_value(); });
            } else if (Clock::now() < *m_deadline) {
                const auto deadline = *m_deadline;
                m_started.wait_until(lock, end, deadline, [] { return false; });
            } else {
                m_computation.request_stop();
                m_deadline.reset();
            }
        }
    }

    Clock::duration m_limit;
    std::mutex m_mutex;
    std::condition_variable_any m_started;
    std::stop_source m_computation;
    std::optional<Clock::time_point> m_deadline;
    std::jthread m_watch;
};

} // namespace yomi
