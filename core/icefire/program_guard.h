// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"

#include <optional>
#include <string>

#include <sys/types.h>

namespace yomi::icefire {

inline constexpr int mostMemoryMib = 1 << 20;
inline constexpr int mostProcesses = 4096;

/// The resources of a program; unlimited if not set.
struct ProgramLimits {
    std::optional<int> memoryMib; ///< for the data of each of its processes
    std::optional<int> processes; ///< at the same time; a program with more is ended

    template <class Fields>
    void describe(Fields& field) {
        field("bot-memory", memoryMib,
              Phrase("MiB of data that each process of a bot's program may have"),
              {1, mostMemoryMib});
        field("bot-processes", processes,
              Phrase("How many processes a bot's program may have at the same time"),
              {1, mostProcesses});
    }

    bool operator==(const ProgramLimits&) const = default;
};

/// The message of a guard. It sends one, when the program itself has ended.
struct GuardReport {
    enum Kind { Ended, TooManyProcesses, NotStarted } kind = Ended;
    int value = 0; ///< Ended: the status of waitpid(); NotStarted: errno
};

/// The file descriptors for a program and its guard; the caller closes its own copies.
struct ProgramFiles {
    int input;   ///< the program's standard input
    int output;  ///< its standard output
    int errors;  ///< its standard error
    int control; ///< the guard's end of a stream socket
};

/// While an Adoption exists, this process adopts the orphans of a program whose guard was killed: a
/// program can kill its guard, but not at the same time all that it has started.
class Adoption {
public:
    Adoption();
    ~Adoption();
    Adoption(const Adoption&) = delete;
    Adoption& operator=(const Adoption&) = delete;
};

/// Kills and reaps adopted orphans of programs. Each program is marked before it starts, with a
/// mark that it cannot remove: a lowered limit of a resource that Linux no longer counts.
void endAdopted();

/// Starts the command line under /bin/sh below a guard: a process that adopts what the program
/// starts, in whatever session or group, and ends all of it as soon as the other end of `control`
/// is closed or shut down for writing. The program first has a moment to end by itself. So nothing
/// of it survives, even if the caller is killed.
///
/// The guard is a fork of the caller that only calls async-signal-safe functions, so that
/// multi-threaded programs can start it, too. It leads a group and a session of its own, to which
/// the program belongs until it leaves them, ignores every signal that can be ignored, and ends
/// when nothing of the program is left. The caller reaps it. Returns its process id; throws
/// std::runtime_error if the system cannot start a process.
pid_t startGuarded(const std::string& commandLine, const ProgramFiles& files,
                   const ProgramLimits& limits);

} // namespace yomi::icefire
