// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include <sys/types.h>

namespace yomi::icefire {

inline constexpr int mostMemoryMib = 1 << 20;
inline constexpr int mostProcesses = 4096;

/// What a program may take; without limit where nothing is set.
struct ProgramLimits {
    std::optional<int> memoryMib; ///< for the data of each of its processes
    std::optional<int> processes; ///< at the same time; a program that has more is ended

    template <class Fields>
    void describe(Fields& field) {
        field("bot-memory", memoryMib, "MiB of data that each process of a bot's program may have",
              {1, mostMemoryMib});
        field("bot-processes", processes,
              "How many processes a bot's program may have at the same time", {1, mostProcesses});
    }

    bool operator==(const ProgramLimits&) const = default;
};

/// Why a guard has written to its connection. It does so once, when the program itself has ended.
struct GuardReport {
    enum Kind { Ended, TooManyProcesses, NotStarted } kind = Ended;
    int value = 0; ///< Ended: what waitpid() says; NotStarted: errno
};

/// The file descriptors that a program and its guard are given; the caller closes its own copies.
struct ProgramFiles {
    int input;   ///< the program's standard input
    int output;  ///< its standard output
    int errors;  ///< its standard error
    int control; ///< the guard's end of a stream socket
};

/// While there is one, the orphans of a program whose guard was killed become children of this
/// process: a program can kill its guard, though not in one stroke all that it has started.
class Adoption {
public:
    Adoption();
    ~Adoption();
    Adoption(const Adoption&) = delete;
    Adoption& operator=(const Adoption&) = delete;
};

/// Kills and reaps the orphans of programs that have become children of this process. They are
/// known by a mark that each program gets before it starts and cannot take off: a lower limit of a
/// resource that Linux no longer counts.
void endAdopted();

/// Starts the command line under /bin/sh below a guard: a process
/// that adopts what the program starts, whatever session or group that moves to, and ends all of it
/// as soon as the other end of `control` is closed or shut down for writing. The program has a
/// moment to end by itself first. So nothing of it is left, also when the caller is killed.
///
/// The guard is a copy of the caller that calls nothing but what a signal handler may, so that
/// programs with many threads can start it, too. It leads a group and a session of its own, to
/// which the program belongs until it leaves them, ignores every signal that can be ignored, and
/// ends when nothing is left of the program. The caller reaps it. Returns its process id; throws
/// std::system_error when the system can start no process.
pid_t startGuarded(const std::string& commandLine, const ProgramFiles& files,
                   const ProgramLimits& limits);

} // namespace yomi::icefire
