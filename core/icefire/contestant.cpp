// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/contestant.h"

#include "core/common/escaped.h"
#include "core/common/sentence.h"
#include "core/icefire/child_process.h"
#include "core/icefire/protocol.h"

#include <algorithm>
#include <variant>

namespace yomi::icefire {

namespace {

using Clock = std::chrono::steady_clock;

class BuiltIn : public Contestant {
public:
    BuiltIn(std::unique_ptr<Bot> bot, const Budget& budget, const TimeLimits& times)
        : m_bot(std::move(bot))
        , m_budget(budget)
        , m_times(times) {
        m_budget.time = budget.time * times.of(false).count() / TimeLimits().of(false).count();
    }

    Answer ask(const State& state, bool first, const std::stop_token& stop) override {
        const auto start = Clock::now();
        Answer answer;
        answer.line = text(m_bot->play(state, m_budget, stop));
        answer.time = Clock::now() - start;
        if (answer.time > m_times.of(first) && !m_budget.iterations)
            answer.line.reset();
        return answer;
    }

private:
    std::unique_ptr<Bot> m_bot;
    Budget m_budget;
    TimeLimits m_times;
};

/// The most useful line of an error output: the last one that names an error, if the lines of a
/// stack below it are indented, otherwise the last one.
std::string_view tellingLine(std::string_view errors) {
    constexpr std::size_t mostShown = 300;
    std::string_view telling, last;
    while (!errors.empty()) {
        const std::string_view line = errors.substr(0, errors.find('\n'));
        errors.remove_prefix(std::min(errors.size(), line.size() + 1));
        const std::size_t begin = line.find_first_not_of(" \t\r");
        if (begin == std::string_view::npos)
            continue;
        last = line.substr(begin, line.find_last_not_of(" \t\r") + 1 - begin);
        const bool isTelling = begin == 0 && (line.find("rror") != std::string_view::npos ||
                                              line.find("xception") != std::string_view::npos);
        if (isTelling)
            telling = last;
    }
    return (telling.empty() ? last : telling).substr(0, mostShown);
}

class Program : public Contestant {
public:
    Program(const std::string& commandLine, const TimeLimits& times, const ProgramLimits& limits)
        : m_process(commandLine, limits)
        , m_times(times) {}

    Answer ask(const State& state, bool first, const std::stop_token& stop) override {
        const std::string input =
            (first ? initialInput(state.terrain->map()) : std::string()) + turnInput(state);
        const auto start = Clock::now();
        auto reply = m_process.ask(input, start + m_times.of(first), stop);
        Answer answer;
        answer.time = Clock::now() - start;
        if (auto* line = std::get_if<std::string>(&reply))
            answer.line = validUtf8(*line);
        else
            explain(std::get<ChildProcess::Failure>(reply), answer);
        answer.errors = validUtf8(m_process.takeErrors());
        // The errors written as it ended may have arrived with its last answer already.
        if (!answer.errors.empty())
            m_lastErrors = answer.errors;
        if (const auto line = tellingLine(m_lastErrors);
            answer.reason == EndReason::Crash && !line.empty())
            answer.detail = Sentence("{} and wrote \"{}\"", answer.detail, line);
        return answer;
    }

private:
    void explain(ChildProcess::Failure failure, Answer& answer) {
        switch (failure) {
        case ChildProcess::Failure::Timeout:
            answer.reason = EndReason::Timeout;
            break;
        case ChildProcess::Failure::Ended:
            answer.reason = EndReason::Crash;
            answer.detail = m_process.howItEnded();
            break;
        case ChildProcess::Failure::Flood:
            answer.reason = EndReason::Flood;
            break;
        }
    }

    ChildProcess m_process;
    TimeLimits m_times;
    std::string m_lastErrors; ///< of the last turn with any
};

} // namespace

bool isBuiltIn(std::string_view nameOrCommand) {
    return std::ranges::find(botNames(), nameOrCommand) != botNames().end();
}

std::unique_ptr<Contestant> makeContestant(const std::string& nameOrCommand, std::uint64_t seed,
                                           const Budget& budget, const TimeLimits& times,
                                           const ProgramLimits& limits) {
    if (isBuiltIn(nameOrCommand))
        return std::make_unique<BuiltIn>(makeBot(nameOrCommand, seed), budget, times);
    return std::make_unique<Program>(nameOrCommand, times, limits);
}

Sentence startProblem(const std::string& nameOrCommand) {
    constexpr auto plain =
        std::string_view("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./+- ");
    const std::size_t begin = nameOrCommand.find_first_not_of(' ');
    if (isBuiltIn(nameOrCommand) || begin == std::string::npos ||
        nameOrCommand.find_first_not_of(plain) != std::string::npos)
        return {};
    const std::string word = nameOrCommand.substr(begin, nameOrCommand.find(' ', begin) - begin);
    ChildProcess shell("command -v " + word);
    const auto answer = shell.ask({}, Clock::now() + TimeLimits().of(true), {});
    const auto* failure = std::get_if<ChildProcess::Failure>(&answer);
    if (!failure || *failure != ChildProcess::Failure::Ended)
        return {};
    return Sentence("\"{}\" cannot be started: there is neither a bot nor a program of that name.",
                    word);
}

} // namespace yomi::icefire
