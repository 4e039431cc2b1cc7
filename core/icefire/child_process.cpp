// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/child_process.h"

#include "core/common/stopped.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <system_error>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace yomi::icefire {

namespace {

constexpr std::chrono::milliseconds grace{100};       // for a program to end when its input does
constexpr std::chrono::milliseconds stopInterval{20}; // between two looks at the stop token

[[noreturn]] void fail(int error, const char* what) {
    throw std::system_error(error, std::generic_category(), what);
}

/// A connection to a program: our end does not block, theirs is closed when the program has it.
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

/// For the program's input: a socket, for writing to one that nobody reads can be had without
/// SIGPIPE.
Channel inputChannel() {
    std::array<int, 2> ends;
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        fail(errno, "A bot's program cannot be connected");
    return {ends[0], ends[1]};
}

Channel outputChannel() {
    std::array<int, 2> ends;
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        fail(errno, "A bot's program cannot be connected");
    return {ends[0], ends[1]};
}

/// What posix_spawn() is to do besides starting the program.
struct SpawnSettings {
    SpawnSettings(int input, int output) {
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        posix_spawnattr_init(&attributes);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
        posix_spawnattr_setpgroup(&attributes, 0);
    }
    ~SpawnSettings() {
        posix_spawn_file_actions_destroy(&actions);
        posix_spawnattr_destroy(&attributes);
    }

    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
};

/// How the program ended, if it does within the grace. It is left unreaped (WNOWAIT): as long as it
/// is, the number of its group cannot come to belong to another one.
siginfo_t waitForEnd(pid_t program) {
    siginfo_t ended = {};
    const auto end = ChildProcess::Clock::now() + grace;
    while (waitid(P_PID, static_cast<id_t>(program), &ended, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           ended.si_pid == 0 && ChildProcess::Clock::now() < end)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return ended;
}

} // namespace

ChildProcess::ChildProcess(const std::string& commandLine) {
    Channel input = inputChannel(), output = outputChannel();
    const SpawnSettings settings(input.theirs, output.theirs);
    std::array<const char*, 4> arguments = {"sh", "-c", commandLine.c_str(), nullptr};
    const int error = posix_spawn(&m_pid, "/bin/sh", &settings.actions, &settings.attributes,
                                  const_cast<char* const*>(arguments.data()), environ);
    if (error != 0)
        fail(error, "A bot's program cannot be started");
    m_input = input.release();
    m_output = output.release();
}

ChildProcess::~ChildProcess() {
    close(m_input);
    close(m_output);
    waitForEnd(m_pid);
    kill(-m_pid, SIGKILL);
    waitpid(m_pid, nullptr, 0);
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
                m_unsent.clear(); // nobody is there to read it; the output will tell the rest
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
        std::array<pollfd, 2> watched = {{{m_output, POLLIN, 0}, {m_input, POLLOUT, 0}}};
        const nfds_t channels = m_unsent.empty() ? 1 : 2;
        if (poll(watched.data(), channels,
                 static_cast<int>(std::min(left, stopInterval).count())) <= 0)
            continue;
        if (watched[1].revents)
            sendSome();
        if (watched[0].revents && !receiveSome())
            return Failure::Ended;
    }
}

std::string ChildProcess::obituary() {
    const siginfo_t ended = waitForEnd(m_pid);
    if (ended.si_pid == 0)
        return "it closed its output";
    // How a shell tells that there is no such program, or that it may not be run.
    constexpr int notFound = 127, notAllowed = 126;
    if (ended.si_code == CLD_EXITED && ended.si_status == notFound)
        return "it cannot be started: there is no such program";
    if (ended.si_code == CLD_EXITED && ended.si_status == notAllowed)
        return "it cannot be started: it is no program that may be run";
    if (ended.si_code == CLD_EXITED)
        return "it ended with status " + std::to_string(ended.si_status);
    return "it was ended by signal " + std::to_string(ended.si_status) + " (" +
           strsignal(ended.si_status) + ")";
}

} // namespace yomi::icefire
