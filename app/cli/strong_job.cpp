// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/job.h"
#include "app/cli/options.h"
#include "app/cli/search_options.h"
#include "app/cli/text_table.h"
#include "core/tictactoe/search_json.h"

#include <iostream>
#include <memory>

namespace yomi::cli {

using namespace tictactoe;
using nlohmann::json;

namespace {

void print(const StrongCheck& check) {
    std::cout << check.solved << " of " << check.total << " positions solved\n";
    if (check.failures.empty())
        return;
    TextTable failures({"position", "answered", "perfect"});
    for (const StrongFailure& failure : check.failures)
        failures.add(
            {text(failure.position), squareList(failure.bestMoves), squareList(failure.expected)});
    std::cout << '\n';
    failures.print(std::cout);
}

void addStrong(CLI::App& program) {
    struct Options {
        SearchSettings settings;
        std::string document;
        bool json = false;
    };
    CLI::App* command = program.add_subcommand(
        "strong", "Check a tic-tac-toe search on the 431 positions on which it can go wrong");
    const auto options = std::make_shared<Options>();
    command->add_option(
        "document", options->document,
        "A .yomi file with the search to check (options given replace its; its position does not "
        "matter)");
    ShellOptions binder(*command);
    options->settings.bind(binder);
    command->add_flag("--json", options->json, "Print one JSON object");
    command->callback([options] {
        const Document document = readSearches(options->document);
        const StrongCheck check =
            strongCheck(options->settings.over(document.searches[document.shown]));
        if (options->json)
            std::cout << toJson(check).dump() << '\n';
        else
            print(check);
    });
}

std::string answerStrong(const json& request, const RequestContext& context) {
    SearchSettings settings;
    BatchOptions binder(request);
    settings.bind(binder);
    binder.rejectUnknown({"id", "job"});
    return toJson(strongCheck(settings.over({}), context.stop)).dump();
}

} // namespace

Job strongJob() {
    return {"strong", addStrong, answerStrong};
}

} // namespace yomi::cli
