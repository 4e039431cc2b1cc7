// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/job.h"
#include "app/cli/output.h"
#include "app/cli/stop_signals.h"
#include "app/cli/wording.h"
#include "core/common/escaped.h"
#include "core/common/json_warnings.h"
#include "core/common/spelling.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <iostream>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

namespace yomi::cli {

std::span<const Job> jobs() {
    static const std::array all = {
        oddsJob(), planJob(), searchJob(),  strongJob(), solveJob(),   bookJob(),
        handJob(), dealJob(), endgameJob(), puzzleJob(), icefireJob(), traceJob(),
    };
    return all;
}

namespace {

enum Exit { allAnswered = 0, someFailed = 1, wrongUsage = 2, endedBySignal = 128 };

/// CLI11's own words in help texts.
void wordLabels(CLI::FormatterBase& formatter) {
    const auto word = [&](const char* label, Phrase phrase) {
        formatter.label(label, worded(phrase));
    };
    word("Usage", Phrase("Usage"));
    word("Positionals", Phrase("Positionals"));
    word("SUBCOMMAND", Phrase("SUBCOMMAND"));
    word("OPTIONS", Phrase("OPTIONS"));
    word("REQUIRED", Phrase("REQUIRED"));
}

void wordCommandGroups(CLI::App& program) {
    for (CLI::App* command : program.get_subcommands({})) {
        command->group(worded(Phrase("Subcommands")));
        command->get_help_ptr()->group(worded(Phrase("Options"))); // its parent had made it
        wordCommandGroups(*command);
    }
}

/// CLI11's own words in errors.
Sentence failureOf(const CLI::Error& error) {
    const std::string text = error.what();
    const auto after = [&](std::string_view head) {
        return text.starts_with(head) ? std::optional(text.substr(head.size())) : std::nullopt;
    };
    const auto before = [&](std::string_view tail) {
        const std::size_t at = text.find(tail);
        return at == text.npos ? std::nullopt : std::optional(text.substr(0, at));
    };
    if (text == "A subcommand is required")
        return Sentence("A subcommand is required");
    if (const auto argument = after("The following argument was not expected: "))
        return Sentence("The following argument was not expected: {}", *argument);
    if (const auto arguments = after("The following arguments were not expected: "))
        return Sentence("The following arguments were not expected: {}", *arguments);
    if (const auto unreadable = after("Could not convert: ")) {
        const std::size_t name = unreadable->find(" = ");
        return Sentence("{} cannot be \"{}\"", unreadable->substr(0, name),
                        unreadable->substr(name + 3));
    }
    if (const auto option = before(": 1 required "); option && text.ends_with(" missing"))
        return Sentence("{} needs a value", *option);
    if (const auto option = before(": At Most 1 required but received "))
        return Sentence("{} can be given only once", *option);
    if (const auto name = before(" is required"); name && text.ends_with(" is required"))
        return Sentence("{} is required", *name);
    return sentenceOf(error);
}

std::string failureMessage(const CLI::App* /*command*/, const CLI::Error& error) {
    return "yomi-cli: " + escaped(shortened(worded(failureOf(error)))) + '\n' +
           worded(Phrase("Run with --help for more information.")) + '\n';
}

/// Refuses a command or an option that there is not, and names the nearest one.
void requireNames(const CLI::App& program, std::span<char* const> arguments) {
    const CLI::App* command = &program;
    const auto nearest = [](const std::string& name, const std::vector<std::string>& known) {
        return nearestWord(name, std::vector<std::string_view>(known.begin(), known.end()));
    };
    for (const std::string argument : arguments) {
        if (argument == "--")
            return;
        const std::string name = argument.substr(0, argument.find('='));
        std::vector<std::string> known;
        if (name.starts_with("--")) {
            for (const CLI::Option* option : command->get_options())
                for (const std::string& each : option->get_lnames())
                    known.push_back("--" + each);
            if (std::ranges::find(known, name) != known.end())
                continue;
            const std::string near = nearest(name, known);
            throw near.empty()
                ? InvalidArgument("There is no option {}; --help lists all.", name)
                : InvalidArgument("There is no option {}; did you mean {}?", name, near);
        }
        const std::vector<const CLI::App*> commands = command->get_subcommands({});
        if (commands.empty() || name.starts_with('-'))
            continue;
        const auto found = std::ranges::find_if(
            commands, [&](const CLI::App* each) { return each->check_name(name); });
        for (const CLI::App* each : commands)
            known.push_back(each->get_name());
        if (found == commands.end()) {
            const std::string near = nearest(name, known);
            throw near.empty()
                ? InvalidArgument("There is no command {}; --help lists all.", name)
                : InvalidArgument("There is no command {}; did you mean {}?", name, near);
        }
        command = *found;
    }
}

int run(const std::vector<char*>& arguments, Output& output) {
    CLI::App program(worded(
        Phrase("Yomi reads games ahead: exact odds, best hands, the search behind a move.")));
    program.option_defaults()->group(worded(Phrase("Options")));
    program.set_help_flag("-h,--help", worded(Phrase("Print this help and end")));
    program.set_version_flag("--version", "yomi-cli " YOMI_VERSION,
                             worded(Phrase("Print the version and end")));
    wordLabels(*program.get_formatter());
    std::string chosen; // chooseLanguage() has taken it
    program.add_option("--language", chosen,
                       worded(Sentence("The language of messages ({}); else that of the locale",
                                       listOfLanguages())));
    program.require_subcommand(1);
    program.failure_message(failureMessage);
    for (const Job& job : jobs())
        job.addCommand(program);
    bool complete = true;
    addBatch(program, output, complete);
    wordCommandGroups(program);
    int status = allAnswered;
    try {
        requireNames(program, std::span(arguments).subspan(arguments.empty() ? 0 : 1));
        program.parse(static_cast<int>(arguments.size()), arguments.data());
        status = complete ? allAnswered : someFailed;
    } catch (const CLI::ParseError& error) { // also thrown for --help
        status = program.exit(error) == 0 ? allAnswered : wrongUsage;
    }
    output.finish();
    return status;
}

/// Keeps standard files that the caller has closed unusable: otherwise the next file to be opened
/// would get such a number and be read or written instead.
void holdStandardFiles() {
    for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(file, F_GETFD) < 0)
            (void)open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY); // lowest number
    }
}

int fail(const std::exception& error, int status) {
    std::cerr << "yomi-cli: " << escaped(messageOf(error)) << '\n';
    return status;
}

/// The output that a job printed before it failed may be lost, too.
int fail(const std::exception& error, int status, Output& output) {
    fail(error, status);
    try {
        output.finish();
    } catch (const std::exception& lost) {
        fail(lost, status);
    }
    return status;
}

int runOrFail(const std::vector<char*>& arguments, Output& output) {
    try {
        return run(arguments, output);
    } catch (const std::invalid_argument& error) {
        return fail(error, wrongUsage, output);
    } catch (const EndedBySignal& error) {
        return fail(error, endedBySignal + error.signal(), output);
    } catch (const std::exception& error) {
        return fail(error, someFailed, output);
    }
}

} // namespace

} // namespace yomi::cli

int main(int argc, char** argv) {
    using namespace yomi::cli;
    std::vector<char*> arguments(argv, argv + argc);
    // A closed pipe ends the program quietly, even if the caller ignored the signal; a file size
    // limit is an error to report like a full disk.
    std::signal(SIGPIPE, SIG_DFL);
    std::signal(SIGXFSZ, SIG_IGN);
    holdStandardFiles();
    std::ios::sync_with_stdio(false);
    Output output(std::cout, STDOUT_FILENO), errors(std::cerr, STDERR_FILENO);
    const yomi::JsonWarnings warnings;
    chooseLanguage(arguments);
    const int status = runOrFail(arguments, output);
    for (const yomi::Sentence& sentence : warnings.sentences())
        std::cerr << "yomi-cli: warning: " << yomi::escaped(shortened(worded(sentence))) << '\n';
    return status;
}
