// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <exception>
#include <filesystem>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace yomi::cli {

class Output;

/// The conditions under which a batch request is answered.
struct RequestContext {
    std::stop_token stop;             ///< ends the computation with Stopped
    std::filesystem::path writeUnder; ///< the folder it may write to; none if empty

    /// The path in the folder for a request's path. Throws std::invalid_argument if the request may
    /// not write, for a path that leads out of the folder, and for standard output, "-".
    std::filesystem::path writable(const std::string& path) const;
};

/// A job of the command line.
struct Job {
    std::string_view name;
    /// Adds the job's command to the program; its callback computes and prints. It throws
    /// std::invalid_argument for wrong arguments (exit status 2), and another std::exception for
    /// all other errors (1).
    void (*addCommand)(CLI::App& program);
    /// Answers one batch request, whose keys are the names of the options; null for a job without a
    /// batch form. Returns JSON text. Throws like the command.
    std::string (*answer)(const nlohmann::json& request, const RequestContext& context);
};

Job bookJob();
Job dealJob();
Job endgameJob();
Job handJob();
Job icefireJob();
Job oddsJob();
Job planJob();
Job puzzleJob();
Job searchJob();
Job solveJob();
Job strongJob();
Job traceJob();

/// All jobs, in the order of the help text. A new one needs a file <name>_job.cpp, a line above and
/// a line in main.cpp.
std::span<const Job> jobs();

/// Adds the command that answers JSON Lines requests {"id":…, "job":"odds", …} from standard input,
/// one per line and in order, with {"id":…, "result":{…}} or {"id":…, "error":"…"}, and also
/// "warnings":["…"] if a key is given twice or probably misspelt. Empty lines are skipped. A
/// request without an id gets a reply without one, whose error begins with the line number.
/// `complete` is set to whether every line was answered without an error. The callback throws
/// std::runtime_error if the input cannot be read or the output not written, std::invalid_argument
/// for wrong options, and EndedBySignal.
void addBatch(CLI::App& program, Output& replies, bool& complete);

} // namespace yomi::cli
