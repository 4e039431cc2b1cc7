// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/program_guard.h"

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>

#include <sys/types.h>

namespace yomi::icefire {

/// A line in place of so much of an error output that is not kept.
std::string leftOutText(std::size_t bytes);

/// A program that is asked a text and answers a line, again and again. It runs under /bin/sh, below
/// a guard that outlives this process if need be (program_guard.h). Whatever it does, no call here
/// blocks longer than its time: nothing waits for the program to read, to answer or to end.
class ChildProcess {
public:
    using Clock = std::chrono::steady_clock;

    /// Why there is no line.
    enum class Failure {
        Timeout, ///< none in time
        Ended,   ///< the program ended or closed its output
        Flood,   ///< more than longestLine bytes without a line end
    };
    static constexpr std::size_t longestLine = 64 * 1024;
    static constexpr std::size_t mostErrors = 64 * 1024;

    /// Starts the command line. Throws std::system_error if the system cannot start any program;
    /// a command that does not exist is one that ends at once.
    explicit ChildProcess(const std::string& commandLine, const ProgramLimits& limits = {});
    /// Closes the program's input, gives it a moment to end by itself, and kills it and whatever it
    /// has started, also when it has killed its guard.
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// Sends the text and returns the next line of the program's output, without its end. Lines
    /// that it wrote before it was asked are answers too, in their order. Throws Stopped.
    std::variant<std::string, Failure> ask(std::string_view text, Clock::time_point deadline,
                                           const std::stop_token& stop);

    /// What the program has written to its standard error since the last call, at most the last
    /// mostErrors bytes; what is left out is said at the beginning. It is read in ask(), too.
    std::string takeErrors();

    /// How a program that ended did so: "it ended with status 3", "it was ended by signal 11
    /// (Segmentation fault)", "it cannot be started: …" for what the shell says so of, "it had more
    /// than 8 processes"; "it closed its output" if it is still there. Throws std::system_error if
    /// the system could not start it.
    std::string howItEnded();

private:
    std::optional<std::string> takeLine();
    void sendSome();
    bool receiveSome();       ///< false: there will never be more
    bool receiveSomeErrors(); ///< false: there is nothing now

    Adoption m_adoption; ///< until the program has ended
    ProgramLimits m_limits;
    pid_t m_guard = -1;
    int m_control = -1;     ///< the guard ends the program when it is closed
    int m_input = -1;       ///< the program's, which we write
    int m_output = -1;      ///< the program's, which we read
    int m_errorOutput = -1; ///< its standard error; -1 again when that is closed
    std::string m_unsent;   ///< what the program has not made room for yet
    std::string m_received; ///< what came after the last answer
    std::string m_errors;   ///< the end of what was not taken yet
    std::size_t m_errorsLeftOut = 0;
};

} // namespace yomi::icefire
