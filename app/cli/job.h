// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <exception>
#include <filesystem>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace yomi::cli {

/// What a batch request is answered under.
struct RequestContext {
    std::stop_token stop;             ///< ends the computation with Stopped
    std::filesystem::path writeUnder; ///< the folder it may write to; none if empty

    /// The path in the folder that a request means. Throws std::invalid_argument when it may write
    /// nothing, leads out of the folder, or is that of standard output, "-".
    std::filesystem::path writable(const std::string& path) const;
};

/// One job of the command line.
struct Job {
    std::string_view name;
    /// Adds the job's command to the program; its callback computes and prints. Wrong arguments
    /// throw std::invalid_argument (exit status 2), whatever else goes wrong another std::exception
    /// (1).
    void (*addCommand)(CLI::App& program);
    /// Answers one batch request, whose keys are the names of the options; null for a job that has
    /// no batch form. Returns JSON text. Throws like the command.
    std::string (*answer)(const nlohmann::json& request, const RequestContext& context);
};

Job bookJob();
Job handJob();
Job icefireJob();
Job oddsJob();
Job planJob();
Job searchJob();
Job solveJob();
Job strongJob();
Job traceJob();

/// Every job, in the order of the help text. A new one is a file <name>_job.cpp, a line above and
/// a line in main.cpp.
std::span<const Job> jobs();

/// What went wrong, in a sentence of bounded length.
std::string sentenceOf(const std::exception& error);

/// The text without its middle where it is long: nobody reads an error of 200 MB.
std::string shortened(const std::string& text);

} // namespace yomi::cli
