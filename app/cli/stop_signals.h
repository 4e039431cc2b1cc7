// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"

#include <atomic>
#include <csignal>
#include <stop_token>
#include <thread>

namespace yomi::cli {

/// Thrown when a signal has ended a job after its output so far: exit status 128 + signal.
class EndedBySignal : public RuntimeError {
public:
    EndedBySignal(int signal, const Sentence& sentence)
        : RuntimeError(sentence)
        , m_signal(signal) {}

    int signal() const { return m_signal; }

private:
    int m_signal;
};

/// While it exists, turns SIGINT, SIGTERM and SIGHUP into a stop request, except signals that the
/// program's caller had ignored. A second signal ends the program at once. Create it before any
/// other thread, because threads inherit the blocked signals.
class StopSignals {
public:
    StopSignals();
    ~StopSignals();
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;

    std::stop_token token() const { return m_source.get_token(); }
    /// The received signal, 0 if there is none.
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
