// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/job.h"
#include "app/cli/options.h"
#include "app/cli/search_options.h"
#include "app/cli/text_table.h"
#include "app/cli/wording.h"
#include "core/common/sentence.h"
#include "core/tictactoe/solved.h"

#include <array>
#include <iostream>
#include <memory>

namespace yomi::cli {

using namespace tictactoe;
using nlohmann::json;

namespace {

void print(const StrongCheck& check) {
    std::cout << worded(Sentence("{} of {} positions solved", check.solved, check.total)) << '\n';
    if (check.failures.empty())
        return;
    TextTable failures(wordedAll({Phrase("position"), Phrase("answered"), Phrase("perfect")}));
    for (const StrongFailure& failure : check.failures)
        failures.add(
            {text(failure.position), squareList(failure.bestMoves), squareList(failure.expected)});
    std::cout << '\n';
    failures.print(std::cout);
}

void addStrong(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "strong",
        worded(Phrase("Check a tic-tac-toe search on the 431 positions on which it can go wrong")));
    const auto asJson = std::make_shared<bool>(false);
    const auto document =
        addDocument(*command, Phrase("A .yomi file with the search to check (options given replace "
                                     "its; its position does not "
                                     "matter)"));
    const ShellOptions shell(*command, Settings());
    listNames(*command, std::array{gameNamed("tictactoe")});
    command->add_flag("--json", *asJson, worded(Phrase("Print one JSON object")));
    command->callback([=] {
        const Document read = readSearches(*document);
        Settings settings = read.searches[read.shown];
        shell.read(settings);
        const StrongCheck check = strongCheck(settings);
        if (*asJson)
            std::cout << toJson(check).dump() << '\n';
        else
            print(check);
    });
}

std::string answerStrong(const json& request, const RequestContext& context) {
    return toJson(strongCheck(requested<Settings>(request), context.stop)).dump();
}

} // namespace

Job strongJob() {
    return {"strong", addStrong, answerStrong};
}

} // namespace yomi::cli
