// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/stop_signals.h"

#include "core/common/system_error.h"

#include <array>
#include <cerrno>

#include <poll.h>
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

namespace yomi::cli {

namespace {

bool isIgnored(int signal) {
    struct sigaction action = {};
    sigaction(signal, nullptr, &action);
    return action.sa_handler == SIG_IGN;
}

} // namespace

StopSignals::StopSignals() {
    sigset_t watched;
    sigemptyset(&watched);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        if (!isIgnored(signal)) // such as SIGHUP under nohup
            sigaddset(&watched, signal);
    }
    m_signals = signalfd(-1, &watched, SFD_CLOEXEC);
    m_done = eventfd(0, EFD_CLOEXEC);
    if (m_signals < 0 || m_done < 0)
        throw RuntimeError("Signals cannot be awaited: {}.", systemErrorText(errno));
    pthread_sigmask(SIG_BLOCK, &watched, &m_blockedBefore);
    m_listener = std::thread([this] { listen(); });
}

StopSignals::~StopSignals() {
    eventfd_write(m_done, 1);
    m_listener.join();
    close(m_signals);
    close(m_done);
    pthread_sigmask(SIG_SETMASK, &m_blockedBefore, nullptr);
}

void StopSignals::listen() {
    for (;;) {
        std::array<pollfd, 2> awaited = {{{m_signals, POLLIN, 0}, {m_done, POLLIN, 0}}};
        poll(awaited.data(), awaited.size(), -1);
        if (awaited[1].revents != 0)
            return;
        signalfd_siginfo info = {};
        if (read(m_signals, &info, sizeof info) != sizeof info)
            continue;
        const int signal = static_cast<int>(info.ssi_signo);
        if (m_signal != 0)
            _exit(128 + signal);
        m_signal = signal;
        m_source.request_stop();
    }
}

} // namespace yomi::cli
