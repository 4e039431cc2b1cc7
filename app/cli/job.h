// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <span>
#include <string>
#include <string_view>

namespace yomi::cli {

/// One job of the command line.
struct Job {
    std::string_view name;
    /// Adds the job's command to the program; its callback computes and prints. Wrong arguments
    /// throw std::invalid_argument (exit status 2), whatever else goes wrong another std::exception
    /// (1).
    void (*addCommand)(CLI::App& program);
    /// Answers one batch request, whose keys are the names of the options; null for a job that has
    /// no batch form. Throws like the command.
    nlohmann::json (*answer)(const nlohmann::json& request);
};

Job handJob();
Job icefireJob();
Job oddsJob();
Job searchJob();
Job strongJob();

/// Every job, in the order of the help text. A new one is a file <name>_job.cpp, a line above and
/// a line in main.cpp.
std::span<const Job> jobs();

/// Reads a whole file. Throws FormatError when it cannot be opened or has more than 64 MiB.
std::string readFile(const std::string& path);

} // namespace yomi::cli
