// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/child_process.h"

#include "core/common/count_text.h"
#include "core/common/stopped.h"
#include "core/common/system_error.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace yomi::icefire {

namespace {

constexpr std::chrono::seconds endedGrace{1};         // from closed output to the end of a program
constexpr std::chrono::seconds guardGrace{2};         // for the guard to end the whole program
constexpr std::chrono::milliseconds stopInterval{20}; // between two checks of the stop token

[[noreturn]] void fail(Template<Sentence> english, int error) {
    throw RuntimeError(english, systemErrorText(error));
}

/// A connection to a program: our end is non-blocking, theirs is closed once the program has it.
struct Channel {
    Channel(int ourEnd, int theirEnd)
        : ours(ourEnd)
        , theirs(theirEnd) {
        fcntl(ours, F_SETFL, O_NONBLOCK);
    }
    ~Channel() {
        close(theirs);
        if (ours >= 0)
            close(ours);
    }
    Channel(const Channel&) = delete;
    Channel& operator=(const Channel&) = delete;

    int release() { return std::exchange(ours, -1); }

    int ours;
    int theirs;
};

/// Also for the program's input: writing to a socket without a reader can be done without SIGPIPE.
Channel socketChannel() {
    std::array<int, 2> ends;
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        fail("A bot's program cannot be connected: {}.", errno);
    return {ends[0], ends[1]};
}

Channel outputChannel() {
    std::array<int, 2> ends;
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        fail("A bot's program cannot be connected: {}.", errno);
    return {ends[0], ends[1]};
}

/// The guard's report before the deadline; nothing if it sends none or has ended.
std::optional<GuardReport> awaitReport(int control, ChildProcess::Clock::time_point deadline) {
    using std::chrono::milliseconds;
    for (;;) {
        GuardReport report;
        const ssize_t length = recv(control, &report, sizeof report, MSG_DONTWAIT);
        if (length == sizeof report)
            return report;
        const auto left = std::chrono::ceil<milliseconds>(deadline - ChildProcess::Clock::now());
        if (length >= 0 || (errno != EAGAIN && errno != EINTR) || left.count() <= 0)
            return std::nullopt;
        pollfd watched = {control, POLLIN, 0};
        poll(&watched, 1, static_cast<int>(left.count()));
    }
}

Sentence howItEnded(int status) {
    // The shell's status for a command that does not exist, or that may not be run.
    constexpr int notFound = 127, notAllowed = 126;
    if (WIFSIGNALED(status))
        return Sentence("it was ended by signal {} ({})", WTERMSIG(status),
                        strsignal(WTERMSIG(status)));
    if (WEXITSTATUS(status) == notFound)
        return Sentence("it cannot be started: there is no such program");
    if (WEXITSTATUS(status) == notAllowed)
        return Sentence("it cannot be started: it is not an executable program");
    return Sentence("it ended with status {}", WEXITSTATUS(status));
}

} // namespace

std::string leftOutText(std::size_t bytes) {
    const std::string count = grouped(static_cast<std::int64_t>(bytes));
    return '[' + count + (bytes == 1 ? " byte is" : " bytes are") + " left out here.]\n";
}

ChildProcess::ChildProcess(const std::string& commandLine, const ProgramLimits& limits)
    : m_limits(limits) {
    Channel input = socketChannel(), output = outputChannel(), errors = outputChannel(),
            control = socketChannel();
    m_guard = startGuarded(commandLine,
                           {input.theirs, output.theirs, errors.theirs, control.theirs}, limits);
    m_input = input.release();
    m_output = output.release();
    m_errorOutput = errors.release();
    m_control = control.release();
}

ChildProcess::~ChildProcess() {
    close(m_input);
    close(m_output);
    if (m_errorOutput >= 0)
        close(m_errorOutput);
    shutdown(m_control, SHUT_WR);
    const auto deadline = Clock::now() + guardGrace;
    while (awaitReport(m_control, deadline)) {
    } // until the guard has ended
    close(m_control);
    kill(-m_guard, SIGKILL); // in case the program has stopped or killed its guard
    int status = 0;
    waitpid(m_guard, &status, 0);
    if (WIFSIGNALED(status))
        endAdopted();
}

std::optional<std::string> ChildProcess::takeLine() {
    const std::size_t end = m_received.find('\n');
    if (end == std::string::npos)
        return std::nullopt;
    std::string line = m_received.substr(0, end);
    if (line.ends_with('\r'))
        line.pop_back();
    m_received.erase(0, end + 1);
    return line;
}

void ChildProcess::sendSome() {
    while (!m_unsent.empty()) {
        const ssize_t sent = send(m_input, m_unsent.data(), m_unsent.size(), MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR)
            continue;
        if (sent < 0) {
            if (errno != EAGAIN)
                m_unsent.clear(); // there is no reader; the output will show why
            return;
        }
        m_unsent.erase(0, static_cast<std::size_t>(sent));
    }
}

bool ChildProcess::receiveSome() {
    std::array<char, 4096> buffer;
    const ssize_t count = read(m_output, buffer.data(), buffer.size());
    if (count > 0)
        m_received.append(buffer.data(), static_cast<std::size_t>(count));
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
}

bool ChildProcess::receiveSomeErrors() {
    std::array<char, mostErrors> buffer;
    const ssize_t count = read(m_errorOutput, buffer.data(), buffer.size());
    if (count > 0) {
        m_errors.append(buffer.data(), static_cast<std::size_t>(count));
        const std::size_t extra = m_errors.size() - std::min(m_errors.size(), mostErrors);
        m_errors.erase(0, extra);
        m_errorsLeftOut += extra;
    } else if (count == 0 || (errno != EAGAIN && errno != EINTR)) {
        close(std::exchange(m_errorOutput, -1));
    }
    return count > 0;
}

std::string ChildProcess::takeErrors() {
    constexpr int mostReads = 16; // for a program that writes without end
    for (int reads = 0; m_errorOutput >= 0 && reads < mostReads && receiveSomeErrors(); ++reads) {
    }
    const std::size_t leftOut = std::exchange(m_errorsLeftOut, 0);
    return (leftOut > 0 ? leftOutText(leftOut) : "") + std::exchange(m_errors, {});
}

std::variant<std::string, ChildProcess::Failure>
ChildProcess::ask(std::string_view text, Clock::time_point deadline, const std::stop_token& stop) {
    using std::chrono::milliseconds;
    m_unsent += text;
    sendSome();
    for (;;) {
        throwIfStopped(stop);
        if (auto line = takeLine())
            return *std::move(line);
        if (m_received.size() > longestLine)
            return Failure::Flood;
        const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
        if (left.count() <= 0)
            return Failure::Timeout;
        // poll() ignores negative file descriptors.
        std::array<pollfd, 3> watched = {{{m_output, POLLIN, 0},
                                          {m_unsent.empty() ? -1 : m_input, POLLOUT, 0},
                                          {m_errorOutput, POLLIN, 0}}};
        if (poll(watched.data(), watched.size(),
                 static_cast<int>(std::min(left, stopInterval).count())) <= 0)
            continue;
        if (watched[1].revents)
            sendSome();
        if (watched[2].revents)
            receiveSomeErrors();
        if (watched[0].revents && !receiveSome())
            return Failure::Ended;
    }
}

Sentence ChildProcess::howItEnded() {
    const auto report = awaitReport(m_control, Clock::now() + endedGrace);
    if (!report)
        return Sentence("it closed its output");
    switch (report->kind) {
    case GuardReport::Ended:
        return icefire::howItEnded(report->value);
    case GuardReport::TooManyProcesses:
        return Sentence("it had more than {} processes", m_limits.processes.value_or(0));
    case GuardReport::NotStarted:
        break;
    }
    fail("A bot's program cannot be started: {}.", report->value);
}

} // namespace yomi::icefire
