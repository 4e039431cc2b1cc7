// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/job.h"
#include "app/cli/odds_answer.h"
#include "app/cli/options.h"
#include "app/cli/wording.h"

#include <iostream>
#include <memory>

namespace yomi::cli {

namespace {

void addOdds(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "odds", worded(Phrase("Split damage: who dies, how many, and with how many hits")));
    const auto asJson = std::make_shared<bool>(false);
    const auto document = addDocument(
        *command,
        Phrase("A .yomi file, or a copied position, with the board and the effect, instead "
               "of the lives"));
    const ShellOptions shell(*command, OddsOptions());
    command->add_flag("--json", *asJson, worded(Phrase("Print one JSON object")));
    command->callback([=] {
        OddsOptions options;
        options.document = *document;
        shell.read(options);
        const OddsQuestion question = questionOf(options);
        const OddsAnswer found = answer(question);
        if (*asJson)
            std::cout << jsonText(question, found) << '\n';
        else
            print(std::cout, question, found);
    });
}

std::string answerOdds(const nlohmann::json& request, const RequestContext& context) {
    const OddsQuestion question = questionOf(requested<OddsOptions>(request));
    return jsonText(question, answer(question, context.stop));
}

} // namespace

Job oddsJob() {
    return {"odds", addOdds, answerOdds};
}

} // namespace yomi::cli
