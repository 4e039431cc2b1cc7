// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/program_guard.h"

#include "core/common/system_error.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <mutex>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace yomi::icefire {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds grace{100}; // for a program to end after its input is closed

// Programs are marked by a hard limit lower than ours, which no process can raise. Linux has not
// counted locks since version 2.4.
constexpr auto markLimit = RLIMIT_LOCKS;

// All code below runs in the guard, or in the program's process before exec: forks of a possibly
// multi-threaded program, whose locks may be held forever. So no allocation, exceptions or streams.

// The guard's file descriptors; the program has the first three.
constexpr int controlFile = 3;
constexpr int firstOtherFile = 4;

/// Moves the files to their numbers and closes all others, in particular those of other guards,
/// which otherwise would not notice the caller's end.
void arrangeFiles(const ProgramFiles& files) {
    constexpr int outOfTheWay = 10;
    const int input = fcntl(files.input, F_DUPFD, outOfTheWay);
    const int output = fcntl(files.output, F_DUPFD, outOfTheWay);
    const int errors = fcntl(files.errors, F_DUPFD, outOfTheWay);
    const int control = fcntl(files.control, F_DUPFD, outOfTheWay);
    dup2(input, STDIN_FILENO);
    dup2(output, STDOUT_FILENO);
    dup2(control, controlFile);
    fcntl(controlFile, F_SETFD, FD_CLOEXEC);
    dup2(errors, STDERR_FILENO);
    if (close_range(firstOtherFile, ~0U, 0) == 0)
        return;
    for (int file = firstOtherFile; file < sysconf(_SC_OPEN_MAX); ++file) // before Linux 5.9
        close(file);
}

[[noreturn]] void becomeProgram(const char* commandLine, const ProgramLimits& limits, pid_t guard) {
    for (int signal = 1; signal < NSIG; ++signal)
        std::signal(signal, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    prctl(PR_SET_PDEATHSIG, SIGKILL); // in case it kills its guard
    if (getppid() != guard)
        _exit(1);
    rlimit mark = {};
    getrlimit(markLimit, &mark);
    mark.rlim_max -= mark.rlim_max > 0;
    mark.rlim_cur = std::min(mark.rlim_cur, mark.rlim_max);
    setrlimit(markLimit, &mark);
    if (limits.memoryMib) {
        const rlim_t bytes = static_cast<rlim_t>(*limits.memoryMib) << 20;
        const rlimit limit = {bytes, bytes};
        setrlimit(RLIMIT_DATA, &limit);
    }
    std::array<const char*, 4> arguments = {"sh", "-c", commandLine, nullptr};
    execve("/bin/sh", const_cast<char* const*>(arguments.data()), environ);
    _exit(127);
}

/// A path below /proc, built without allocation.
class ProcPath {
public:
    ProcPath() { add("/proc/"); }

    ProcPath& add(const char* text) {
        const std::size_t length = std::min(std::strlen(text), room());
        std::memcpy(m_path.data() + m_length, text, length);
        m_length += length;
        return *this;
    }
    ProcPath& add(pid_t number) {
        char* const begin = m_path.data() + m_length;
        m_length = static_cast<std::size_t>(std::to_chars(begin, begin + room(), number).ptr -
                                            m_path.data());
        return *this;
    }
    const char* text() const { return m_path.data(); } ///< unwritten bytes are 0

private:
    std::size_t room() const { return m_path.size() - 1 - m_length; }

    std::array<char, 80> m_path = {};
    std::size_t m_length = 0;
};

/// Calls `visit` with every child of a thread. False if the system does not list them.
template <class Visit>
bool forEachChild(pid_t process, pid_t thread, const Visit& visit) {
    const int file =
        open(ProcPath().add(process).add("/task/").add(thread).add("/children").text(), O_RDONLY);
    if (file < 0)
        return false;
    std::array<char, 256> text;
    pid_t child = 0;
    for (ssize_t length; (length = read(file, text.data(), text.size())) > 0;) {
        for (const char c : std::string_view(text.data(), static_cast<std::size_t>(length))) {
            if (c >= '0' && c <= '9') {
                child = child * 10 + (c - '0');
            } else if (child != 0) { // a blank ends each number
                visit(child);
                child = 0;
            }
        }
    }
    close(file);
    return true;
}

/// Calls `visit` with every thread of a process.
template <class Visit>
void forEachThread(pid_t process, const Visit& visit) {
    struct Entry { // linux_dirent64
        std::uint64_t node;
        std::int64_t offset;
        unsigned short length;
        unsigned char type;
        char name[1];
    };
    const int folder = open(ProcPath().add(process).add("/task").text(), O_RDONLY | O_DIRECTORY);
    if (folder < 0)
        return;
    alignas(Entry) std::array<char, 1024> entries;
    for (long length;
         (length = syscall(SYS_getdents64, folder, entries.data(), entries.size())) > 0;) {
        for (long at = 0; at < length;) {
            const auto* const entry = reinterpret_cast<const Entry*>(entries.data() + at);
            const char* const name = entry->name;
            pid_t thread = 0;
            std::from_chars(name, name + std::strlen(name), thread);
            if (thread != 0) // "." and ".." give 0
                visit(thread);
            at += entry->length;
        }
    }
    close(folder);
}

/// Whether more than `most` processes descend from this one.
bool hasMoreDescendants(int most) {
    std::array<pid_t, mostProcesses + 2> family;
    family[0] = getpid();
    int known = 1;
    for (int i = 0; i < known && known - 1 <= most; ++i) {
        const pid_t process = family[static_cast<std::size_t>(i)];
        forEachThread(process, [&](pid_t thread) {
            forEachChild(process, thread, [&](pid_t child) {
                if (known - 1 <= most)
                    family[static_cast<std::size_t>(known++)] = child;
            });
        });
    }
    return known - 1 > most;
}

/// The guard's work while the program runs.
class Guard {
public:
    Guard(pid_t program, const ProgramLimits& limits)
        : m_program(program)
        , m_limits(limits) {
        sigset_t childEnded;
        sigemptyset(&childEnded);
        sigaddset(&childEnded, SIGCHLD);
        m_children = signalfd(-1, &childEnded, SFD_CLOEXEC | SFD_NONBLOCK);
    }

    [[noreturn]] void run() {
        constexpr std::chrono::milliseconds lookInterval{10};
        const int patience = m_limits.processes ? static_cast<int>(lookInterval.count()) : -1;
        while (!awaitEvent(patience)) {
            reap();
            if (m_limits.processes && !m_reported && hasMoreDescendants(*m_limits.processes)) {
                report({GuardReport::TooManyProcesses, 0});
                endFamily();
            }
        }
        const auto end = Clock::now() + grace;
        for (reap(); !m_reported && Clock::now() < end; reap())
            awaitChild();
        endFamily();
        _exit(0);
    }

private:
    /// Waits until a child ends, which reap() collects, or the caller; true for the caller.
    bool awaitEvent(int patience) {
        std::array<pollfd, 2> watched = {{{controlFile, POLLIN, 0}, {m_children, POLLIN, 0}}};
        poll(watched.data(), watched.size(), patience);
        return watched[0].revents != 0;
    }

    void awaitChild() {
        constexpr int shortWhile = 10; // ms
        pollfd watched = {m_children, POLLIN, 0};
        poll(&watched, 1, shortWhile);
    }

    /// Reaps ended children; false if there are no children at all.
    bool reap() {
        signalfd_siginfo info;
        while (read(m_children, &info, sizeof info) > 0) {
        }
        int status = 0;
        pid_t child = 0;
        while ((child = waitpid(-1, &status, WNOHANG)) > 0) {
            if (child == m_program)
                report({GuardReport::Ended, status});
        }
        return child == 0;
    }

    void report(const GuardReport& report) {
        if (!m_reported)
            send(controlFile, &report, sizeof report, MSG_NOSIGNAL);
        m_reported = true;
    }

    /// Kills the children until there are none: children of a killed one become the guard's.
    void endFamily() {
        while (reap()) {
            const bool listed =
                forEachChild(getpid(), getpid(), [](pid_t child) { kill(child, SIGKILL); });
            if (!listed)
                kill(0, SIGKILL); // the whole group including this process, as a last resort
            awaitChild();
        }
    }

    pid_t m_program;
    ProgramLimits m_limits;
    int m_children; ///< becomes readable when a child has ended
    bool m_reported = false;
};

[[noreturn]] void guard(const char* commandLine, const ProgramFiles& files,
                        const ProgramLimits& limits) {
    setsid();
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    arrangeFiles(files);
    const pid_t self = getpid();
    const pid_t program = fork();
    if (program == 0)
        becomeProgram(commandLine, limits, self);
    if (program < 0) {
        const GuardReport report = {GuardReport::NotStarted, errno};
        send(controlFile, &report, sizeof report, MSG_NOSIGNAL);
        _exit(1);
    }
    for (const int theirs : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        close(theirs); // otherwise the program could not close its own
    Guard(program, limits).run();
}

bool isMarked(pid_t process) {
    rlimit ours = {}, theirs = {};
    getrlimit(markLimit, &ours);
    return prlimit(process, markLimit, nullptr, &theirs) == 0 && theirs.rlim_max < ours.rlim_max;
}

std::mutex adoptionMutex;
int adoptions = 0;

} // namespace

Adoption::Adoption() {
    const std::lock_guard lock(adoptionMutex);
    if (adoptions++ == 0)
        prctl(PR_SET_CHILD_SUBREAPER, 1);
}

Adoption::~Adoption() {
    const std::lock_guard lock(adoptionMutex);
    if (--adoptions == 0)
        prctl(PR_SET_CHILD_SUBREAPER, 0);
}

void endAdopted() {
    for (bool found = true; found;) { // the children of a killed one come next
        found = false;
        forEachThread(getpid(), [&](pid_t thread) {
            forEachChild(getpid(), thread, [&](pid_t child) {
                if (!isMarked(child))
                    return;
                kill(child, SIGKILL);
                found = waitpid(child, nullptr, 0) == child || found;
            });
        });
    }
}

pid_t startGuarded(const std::string& commandLine, const ProgramFiles& files,
                   const ProgramLimits& limits) {
    // Blocks signals between fork and the child's own settings: a handler of the caller would run
    // in the child. The guard leaves all of them blocked.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    const pid_t copy = fork();
    if (copy == 0)
        guard(commandLine.c_str(), files, limits);
    const int error = errno;
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    if (copy < 0)
        throw RuntimeError("A bot's program cannot be started: {}.", systemErrorText(error));
    return copy;
}

} // namespace yomi::icefire
