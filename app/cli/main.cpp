// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/batch.h"
#include "app/cli/job.h"
#include "core/common/format_error.h"
#include "core/common/json_warnings.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <stdexcept>

namespace yomi::cli {

std::span<const Job> jobs() {
    static const std::array all = {
        oddsJob(), searchJob(), strongJob(), handJob(), icefireJob(),
    };
    return all;
}

std::string readFile(const std::string& path) {
    constexpr std::size_t largestFile = 64 << 20;
    if (std::filesystem::is_directory(path))
        throw yomi::FormatError(path, "this is a folder, not a file");
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw yomi::FormatError(path, "this file cannot be opened");
    std::string text;
    std::array<char, 1 << 16> part;
    while (file.read(part.data(), part.size()), file.gcount() > 0) { // a device has no size to ask
        text.append(part.data(), static_cast<std::size_t>(file.gcount()));
        if (text.size() > largestFile)
            throw yomi::FormatError(path, "this file is larger than 64 MiB");
    }
    return text;
}

namespace {

enum Exit { allAnswered = 0, someFailed = 1, wrongUsage = 2 };

int run(int argc, char** argv) {
    CLI::App program("Yomi reads games ahead: exact odds, best hands, the search behind a move.");
    program.set_version_flag("--version", "yomi-cli " YOMI_VERSION);
    program.require_subcommand(1);
    program.failure_message([](const CLI::App*, const CLI::Error& error) {
        return "yomi-cli: " + std::string(error.what()) +
               "\nRun with --help for more information.\n";
    });
    for (const Job& job : jobs())
        job.addCommand(program);
    bool complete = true;
    program.add_subcommand("batch", "Answer JSON Lines requests from standard input, in order")
        ->callback([&complete] { complete = runBatch(std::cin, std::cout); });
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return program.exit(error) == 0 ? allAnswered : wrongUsage;
    }
    std::cout.flush();
    return complete ? allAnswered : someFailed;
}

int fail(const std::exception& error, Exit status) {
    std::cerr << "yomi-cli: " << error.what() << '\n';
    return status;
}

int runOrFail(int argc, char** argv) {
    try {
        return run(argc, argv);
    } catch (const std::invalid_argument& error) {
        return fail(error, wrongUsage);
    } catch (const std::exception& error) {
        return fail(error, someFailed);
    }
}

} // namespace

} // namespace yomi::cli

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    const yomi::JsonWarnings warnings;
    const int status = yomi::cli::runOrFail(argc, argv);
    for (const std::string& sentence : warnings.sentences())
        std::cerr << "yomi-cli: warning: " << sentence << '\n';
    return status;
}
