// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/job.h"
#include "app/cli/options.h"
#include "app/cli/plan_answer.h"
#include "app/cli/wording.h"
#include "core/common/document.h"
#include "core/common/json_warnings.h"
#include "core/splitdamage/board_json.h"
#include "core/splitdamage/turn/json.h"

#include <iostream>
#include <utility>

namespace yomi::cli {

namespace {

using splitdamage::Cards;

/// The cards of the file, if one is named, before those of the game.
Cards cardsOf(const std::string& file) {
    if (file.empty())
        return Cards::ofTheGame();
    return Cards::ofTheGame().besides(
        readFile(file, [](const std::string& text) { return Cards(parseJson(text)); }));
}

/// The turn and the other options; unknown keys are errors. Throws std::invalid_argument for an
/// unknown card, which is refused like a wrong target.
PlanQuestion questionOf(const nlohmann::json& request, const Cards& cards = Cards::ofTheGame()) {
    const ObjectReader reader(request);
    PlanQuestion question;
    requireKnownKeys(reader, question.options,
                     {"id", "job", "board", "spellDamage", "mana", "objective", "actions", "goal"});
    try {
        question.turn = splitdamage::readTurn(reader, cards);
    } catch (const splitdamage::UnknownCard& error) {
        throw InvalidArgument(error.fault());
    }
    readFields(reader, question.options);
    return question;
}

/// As questionOf(), but an error names the place in the document.
PlanQuestion questionOfDocument(const std::string& text) {
    try {
        const auto body = parseDocument(text, splitdamage::documentKind);
        return {splitdamage::readDocumentTurn(body), {}};
    } catch (const splitdamage::UnknownCard& error) {
        throw InvalidArgument(error.sentence());
    }
}

void requireSense(const PlanOptions& options) {
    if (options.fixedOrder && options.fixedBest)
        throw InvalidArgument(
            "The best fixed order is shown with the best plan, not with one order.");
    if (!options.fixedOrder && options.sample > 0)
        throw InvalidArgument(
            "The best plan is not sampled hit by hit; \"sample\" goes with a fixed order.");
}

/// An error in a document names its place.
PlanAnswer answerOf(const PlanQuestion& question, bool isDocument) {
    try {
        return answer(question);
    } catch (const InvalidArgument& error) {
        if (isDocument)
            throw InvalidArgument("plan: {}", error.sentence());
        throw;
    }
}

/// The reason for a missing example is a warning: the object has no member for it.
std::string jsonText(const PlanQuestion& question, const PlanAnswer& found) {
    if (Sentence why = whyNoExample(question, found); !why.empty())
        JsonWarnings::add(std::move(why));
    return toJson(question, found).dump();
}

void addPlan(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "plan",
        worded(
            Phrase("Split damage: a whole turn, in what order, on what target, and is it lethal")));
    const auto asJson = std::make_shared<bool>(false);
    const auto file = std::make_shared<std::string>();
    const auto cards = std::make_shared<std::string>();
    command
        ->add_option(
            "file", *file,
            worded(
                Phrase("A document with a plan, a JSON file with board, actions and goal, or - for "
                       "standard input")))
        ->required();
    command
        ->add_option(
            "--cards", *cards,
            worded(Phrase(
                "A file of cards of your own, {{\"effects\": [{{entry}}, …]}}, beside those of "
                "the game")))
        ->check([](const std::string& name) {
            return name.empty() ? worded(Phrase("the name of a file is expected, not \"\".")) : "";
        });
    const ShellOptions shell(*command, PlanOptions());
    command->add_flag("--json", *asJson, worded(Phrase("Print one JSON object")));
    command->callback([=] {
        const auto read = [known = cardsOf(*cards)](const std::string& text, bool& isDocument) {
            const nlohmann::json given = parseJson(text);
            isDocument = given.is_object() && given.contains("kind");
            return isDocument ? questionOfDocument(text) : questionOf(given, known);
        };
        bool isDocument = false;
        const auto readNoting = [&](const std::string& text) {
            return read(text, isDocument);
        };
        PlanQuestion question =
            *file == "-" ? readStandardInput(readNoting) : readFile(*file, readNoting);
        shell.read(question.options);
        requireSense(question.options);
        const PlanAnswer found = answerOf(question, isDocument);
        if (*asJson)
            std::cout << jsonText(question, found) << '\n';
        else
            print(std::cout, question, found);
    });
}

std::string answerPlan(const nlohmann::json& request, const RequestContext& context) {
    const PlanQuestion question = questionOf(request);
    requireSense(question.options);
    return jsonText(question, answer(question, context.stop));
}

} // namespace

Job planJob() {
    return {"plan", addPlan, answerPlan};
}

} // namespace yomi::cli
