// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/icefire/contestant.h"

#include "core/icefire/child_process.h"
#include "core/icefire/protocol.h"

#include <algorithm>
#include <variant>

namespace yomi::icefire {

namespace {

using Clock = std::chrono::steady_clock;

class BuiltIn : public Contestant {
public:
    BuiltIn(std::unique_ptr<Bot> bot, const Budget& budget)
        : m_bot(std::move(bot))
        , m_budget(budget) {}

    Answer ask(const State& state, bool first, const std::stop_token& stop) override {
        const auto start = Clock::now();
        Answer answer;
        answer.line = text(m_bot->play(state, m_budget, stop));
        answer.time = Clock::now() - start;
        if (answer.time > (first ? firstAnswerTime : answerTime) && !m_budget.iterations)
            answer.line.reset();
        return answer;
    }

private:
    std::unique_ptr<Bot> m_bot;
    Budget m_budget;
};

class Program : public Contestant {
public:
    Program(const std::string& commandLine, const ProgramLimits& limits)
        : m_process(commandLine, limits) {}

    Answer ask(const State& state, bool first, const std::stop_token& stop) override {
        const std::string input =
            (first ? initialInput(state.terrain->map()) : std::string()) + turnInput(state);
        const auto start = Clock::now();
        auto reply = m_process.ask(input, start + (first ? firstAnswerTime : answerTime), stop);
        Answer answer;
        answer.time = Clock::now() - start;
        if (auto* line = std::get_if<std::string>(&reply))
            answer.line = std::move(*line);
        else
            explain(std::get<ChildProcess::Failure>(reply), answer);
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
};

} // namespace

bool isBuiltIn(std::string_view nameOrCommand) {
    return std::ranges::find(botNames(), nameOrCommand) != botNames().end();
}

std::unique_ptr<Contestant> makeContestant(const std::string& nameOrCommand, std::uint64_t seed,
                                           const Budget& budget, const ProgramLimits& limits) {
    if (isBuiltIn(nameOrCommand))
        return std::make_unique<BuiltIn>(makeBot(nameOrCommand, seed), budget);
    return std::make_unique<Program>(nameOrCommand, limits);
}

std::string startProblem(const std::string& nameOrCommand) {
    constexpr auto plain =
        std::string_view("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./+- ");
    const std::size_t begin = nameOrCommand.find_first_not_of(' ');
    if (isBuiltIn(nameOrCommand) || begin == std::string::npos ||
        nameOrCommand.find_first_not_of(plain) != std::string::npos)
        return {};
    const std::string word = nameOrCommand.substr(begin, nameOrCommand.find(' ', begin) - begin);
    ChildProcess shell("command -v " + word);
    const auto answer = shell.ask({}, Clock::now() + firstAnswerTime, {});
    const auto* failure = std::get_if<ChildProcess::Failure>(&answer);
    if (!failure || *failure != ChildProcess::Failure::Ended)
        return {};
    return "\"" + word + "\" cannot be started: there is neither a bot nor a program of that name.";
}

} // namespace yomi::icefire
