// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/batch.h"
#include "app/cli/job.h"
#include "core/common/format_error.h"

#include <array>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>

namespace yomi::cli {

std::span<const Job> jobs() {
    static const std::array all = {
        oddsJob(), searchJob(), strongJob(), handJob(), icefireJob(),
    };
    return all;
}

std::string readFile(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw yomi::FormatError(path, "this file cannot be opened");
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace yomi::cli

int main(int argc, char** argv) {
    using namespace yomi::cli;
    constexpr int allAnswered = 0, someFailed = 1, wrongUsage = 2;
    std::ios::sync_with_stdio(false);

    CLI::App program("Yomi reads games ahead: exact odds, best hands, the search behind a move.");
    program.set_version_flag("--version", "yomi-cli " YOMI_VERSION);
    program.require_subcommand(1);
    for (const Job& job : jobs())
        job.addCommand(program);
    bool complete = true;
    program.add_subcommand("batch", "Answer JSON Lines requests from standard input, in order")
        ->callback([&complete] { complete = runBatch(std::cin, std::cout); });
    try {
        program.parse(argc, argv);
        std::cout.flush();
        return complete ? allAnswered : someFailed;
    } catch (const CLI::ParseError& error) {
        return program.exit(error) == 0 ? allAnswered : wrongUsage;
    } catch (const std::invalid_argument& error) {
        std::cerr << "yomi-cli: " << error.what() << '\n';
        return wrongUsage;
    } catch (const std::exception& error) {
        std::cerr << "yomi-cli: " << error.what() << '\n';
        return someFailed;
    }
}
