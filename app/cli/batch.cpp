// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/job.h"
#include "app/cli/line_reader.h"
#include "app/cli/options.h"
#include "app/cli/output.h"
#include "app/cli/stop_signals.h"
#include "app/cli/wording.h"
#include "core/common/json_reader.h"
#include "core/common/json_warnings.h"
#include "core/common/limits.h"
#include "core/common/stop_timer.h"

#include <algorithm>
#include <iostream>
#include <new>
#include <optional>
#include <sstream>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <unistd.h>

namespace yomi::cli {

using nlohmann::json;

namespace {

struct BatchSettings {
    std::optional<double> timeout; ///< seconds
    FileName writeUnder;

    template <class Fields>
    void describe(Fields& field) {
        field("timeout", timeout,
              Phrase(
                  "Seconds after which a request is answered with an error, its repeats included"));
        field(
            "write-under", writeUnder,
            Phrase("Folder that requests may write files to, such as a search's \"trace\"; without "
                   "it they may write none"));
    }
};

std::string shown(double seconds) {
    return (std::ostringstream() << seconds).str();
}

void check(const BatchSettings& settings) {
    constexpr double longest = 1e6; // eleven days
    if (settings.timeout && !(*settings.timeout > 0 && *settings.timeout <= longest)) {
        throw InvalidArgument("--timeout is more than 0 and at most 1000000 seconds, not {}.",
                              shown(*settings.timeout));
    }
    const std::string& folder = settings.writeUnder;
    if (!folder.empty() && !std::filesystem::is_directory(folder))
        throw InvalidArgument("--write-under needs a folder; \"{}\" is not one.", folder);
}

/// The reply to one line.
struct Reply {
    std::optional<json> id;
    std::string result; ///< JSON text; empty after an error
    std::string error;
    std::vector<std::string> warnings;
};

std::string text(const json& value) {
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

void print(const Reply& reply) {
    const char* separator = "{";
    const auto member = [&](const char* key, const std::string& value) {
        std::cout << std::exchange(separator, ",") << key << value;
    };
    if (!reply.error.empty())
        member("\"error\":", text(reply.error));
    if (reply.id)
        member("\"id\":", text(*reply.id));
    if (reply.error.empty())
        member("\"result\":", reply.result);
    if (!reply.warnings.empty())
        member("\"warnings\":", text(reply.warnings));
    std::cout << "}\n";
}

class Batch {
public:
    Batch(const BatchSettings& settings, Output& output)
        : m_settings(settings)
        , m_output(output)
        , m_lines(STDIN_FILENO, worded(Phrase("Standard input")), m_signals.token()) {
        if (settings.timeout)
            m_timer.emplace(*settings.timeout);
    }

    /// Whether every line was answered without an error.
    bool run() {
        try {
            return answerLines();
        } catch (const Stopped&) {
            m_output.finish();
            throw EndedBySignal(
                m_signals.signal(),
                Sentence("The batch was ended before line {} was answered.", m_lines.number()));
        }
    }

private:
    bool answerLines() {
        bool allAnswered = true;
        std::string line;
        for (;;) {
            const LineReader::Found found = m_lines.next(line);
            if (found == LineReader::Found::End)
                return allAnswered;
            if (found == LineReader::Found::Line &&
                line.find_first_not_of(" \t\r") == std::string::npos)
                continue;
            Reply reply;
            if (found == LineReader::Found::TooLong)
                reply.error =
                    wholeMessageOf(FormatError("this line is longer than 64 MiB").at(place()));
            else
                answerLine(line, reply);
            allAnswered = allAnswered && reply.error.empty();
            print(reply);
            m_output.finish(); // the next request may take long
        }
    }

    /// Throws Stopped when a signal came; errors of the line go into the reply. Without an id the
    /// error begins with the line number.
    void answerLine(const std::string& line, Reply& reply) {
        const JsonWarnings warnings;
        Sentence where;
        const auto refuse = [&](const Sentence& sentence) {
            reply.error = wholeMessageOf(FormatError(sentence).at(where));
        };
        try {
            const json request = parse(line);
            if (request.is_object() && request.contains("id"))
                reply.id = request["id"];
            else
                where = place();
            reply.result = answer(request);
        } catch (const TimeLimitPassed& error) { // its own limit, not the batch's
            refuse(error.sentence());
        } catch (const Stopped&) {
            throwIfStopped(m_signals.token());
            refuse(m_settings.timeout == 1
                       ? Sentence("The request took longer than 1 second and was ended.")
                       : Sentence("The request took longer than {} seconds and was ended.",
                                  shown(m_settings.timeout.value())));
        } catch (const std::exception& error) {
            refuse(sentenceOf(error));
        }
        for (const Sentence& sentence : warnings.sentences())
            reply.warnings.push_back(shortened(sentence.english()));
    }

    /// Parses a request; a syntax error names its line.
    json parse(const std::string& line) const {
        try {
            return parseJson(line, m_lines.number());
        } catch (const FormatError& error) {
            throw error.where().empty() ? error.at(place()) : error;
        } catch (const std::bad_alloc& error) {
            throw FormatError(sentenceOf(error)).at(place());
        }
    }

    static std::string jobOf(const json& request) {
        const JsonWarnings apart; // the job checks all other keys
        return ObjectReader(request).text("job");
    }

    std::string answer(const json& request) {
        const std::string name = jobOf(request);
        const auto job = std::ranges::find(jobs(), name, &Job::name);
        if (job == jobs().end() || !job->answer)
            throw InvalidArgument("There is no batch job \"{}\".", name);
        std::stop_source source;
        const std::stop_callback onSignal(m_signals.token(), [&] { source.request_stop(); });
        if (m_timer)
            m_timer->start(source);
        return job->answer(request, {source.get_token(), std::string(m_settings.writeUnder)});
    }

    Sentence place() const { return Sentence("line {}", m_lines.number()); }

    BatchSettings m_settings;
    Output& m_output;
    StopSignals m_signals;
    LineReader m_lines;
    std::optional<StopTimer> m_timer;
};

std::string batchJobs() {
    std::string names;
    for (const Job& job : jobs())
        if (job.answer)
            names.append(names.empty() ? "" : ", ").append(job.name);
    return names;
}

} // namespace

std::filesystem::path RequestContext::writable(const std::string& path) const {
    namespace fs = std::filesystem;
    if (path == "-")
        throw InvalidArgument(
            "Standard output has the answers of the batch; name a file instead of \"-\".");
    if (writeUnder.empty())
        throw InvalidArgument(
            "A batch request may write files only under the folder of batch --write-under DIR.");
    const fs::path folder = fs::canonical(writeUnder);
    std::error_code impossible;
    fs::path target = fs::weakly_canonical(folder / path, impossible); // empty then
    const auto inside = std::ranges::mismatch(folder, target);
    if (inside.in1 != folder.end() || inside.in2 == target.end())
        throw InvalidArgument("\"{}\" is not a file under {}, the folder of --write-under.", path,
                              folder.string());
    if (fs::exists(target) && !fs::is_regular_file(target))
        throw InvalidArgument("\"{}\" is a folder, a pipe or a device; requests write files.",
                              path);
    return target;
}

void addBatch(CLI::App& program, Output& replies, bool& complete) {
    CLI::App* command = program.add_subcommand(
        "batch", worded(Phrase("Answer JSON Lines requests from standard input, in order")));
    command->footer(worded(Sentence("A request is {{\"id\": …, \"job\": …}} with the options of "
                                    "the job as keys. Jobs: {}.",
                                    batchJobs())));
    const ShellOptions shell(*command, BatchSettings());
    command->callback([shell, &replies, &complete] {
        BatchSettings settings;
        shell.read(settings);
        check(settings);
        complete = Batch(settings, replies).run();
    });
}

} // namespace yomi::cli
