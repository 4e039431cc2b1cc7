// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"
#include "core/icefire/program_guard.h"

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>

#include <sys/types.h>

namespace yomi::icefire {

/// The line that replaces error output which was dropped.
std::string leftOutText(std::size_t bytes);

/// A program that repeatedly receives a text and answers with a line. Runs under /bin/sh, below a
/// guard that survives this process if necessary (program_guard.h). No call here blocks longer than
/// its time, whatever the program does: nothing waits for it to read, to answer or to end.
class ChildProcess {
public:
    using Clock = std::chrono::steady_clock;

    /// Why there is no line.
    enum class Failure {
        Timeout, ///< no line in time
        Ended,   ///< the program ended or closed its output
        Flood,   ///< more than longestLine bytes without a line end
    };
    static constexpr std::size_t longestLine = 64 * 1024;
    static constexpr std::size_t mostErrors = 64 * 1024;

    /// Starts the command line. Throws std::runtime_error if the system cannot start any program; a
    /// command that does not exist is a program that ends at once.
    explicit ChildProcess(const std::string& commandLine, const ProgramLimits& limits = {});
    /// Closes the program's input, gives it a moment to end, and kills it and everything it has
    /// started, even if it has killed its guard.
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// Sends the text and returns the next line of the program's output, without its end. Lines
    /// written before the question are answers too, in order. Throws Stopped.
    std::variant<std::string, Failure> ask(std::string_view text, Clock::time_point deadline,
                                           const std::stop_token& stop);

    /// The program's standard error since the last call, at most the last mostErrors bytes; begins
    /// with a note about what was dropped. ask() reads it, too.
    std::string takeErrors();

    /// How a program ended: "it ended with status 3", "it was ended by signal 11 (Segmentation
    /// fault)", "it cannot be started: …" if the shell reports that, "it had more than 8
    /// processes"; "it closed its output" if it is still running. Throws std::runtime_error if the
    /// system could not start it.
    Sentence howItEnded();

private:
    std::optional<std::string> takeLine();
    void sendSome();
    bool receiveSome();       ///< false: there will be no more data
    bool receiveSomeErrors(); ///< false: there is no data now

    Adoption m_adoption; ///< until the program has ended
    ProgramLimits m_limits;
    pid_t m_guard = -1;
    int m_control = -1;     ///< closing it makes the guard end the program
    int m_input = -1;       ///< the program's standard input; we write
    int m_output = -1;      ///< the program's standard output; we read
    int m_errorOutput = -1; ///< the program's standard error; -1 again once closed
    std::string m_unsent;   ///< not yet accepted by the program's pipe
    std::string m_received; ///< output after the last answer
    std::string m_errors;   ///< the end of the error output not taken yet
    std::size_t m_errorsLeftOut = 0;
};

} // namespace yomi::icefire
