// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <csignal>
#include <stdexcept>
#include <stop_token>
#include <thread>

namespace yomi::cli {

/// Thrown when a signal has ended a job, after it printed what it had: exit status 128 + signal.
class EndedBySignal : public std::runtime_error {
public:
    EndedBySignal(int signal, const std::string& sentence)
        : std::runtime_error(sentence)
        , m_signal(signal) {}

    int signal() const { return m_signal; }

private:
    int m_signal;
};

/// Turns SIGINT, SIGTERM and SIGHUP into a request to stop, as long as it lives; those that the
/// caller of the program had ignored stay so. A second one ends the program at once. To be made
/// before any other thread, for these inherit that the signals are blocked.
class StopSignals {
public:
    StopSignals();
    ~StopSignals();
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;

    std::stop_token token() const { return m_source.get_token(); }
    /// The signal that came, 0 while none has.
    int signal() const { return m_signal; }

private:
    void listen();

    sigset_t m_blockedBefore = {};
    int m_signals; ///< reads the signals
    int m_done;    ///< an event that ends the listening
    std::stop_source m_source;
    std::atomic<int> m_signal = 0;
    std::thread m_listener;
};

} // namespace yomi::cli
