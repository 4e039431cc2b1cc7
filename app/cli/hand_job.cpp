// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/hand_answer.h"
#include "app/cli/job.h"
#include "app/cli/wording.h"
#include "core/common/escaped.h"
#include "core/common/json_writer.h"
#include "core/common/sentence.h"
#include "core/hands/hand_text.h"
#include "core/hands/noip_input.h"

#include <iostream>
#include <memory>

namespace yomi::cli {

using namespace hands;
using nlohmann::json;

namespace {

/// Prints one line per play: category, tab, cards; for units the name, tab, the names of the tiles.
void printRuleBook(const RuleBook& book) {
    for (int meld = 0; meld < book.meldCount(); ++meld) {
        if (book.objective() == Objective::FewestPlays) {
            std::cout << book.categoryOf(meld).name << '\t' << meldName(book, meld) << '\n';
            continue;
        }
        std::cout << escaped(meldName(book, meld));
        for (char separator = '\t';
             const std::string& tile : tileNamesOf(book, book.meld(meld).tiles)) {
            std::cout << separator << escaped(tile);
            separator = ' ';
        }
        std::cout << '\n';
    }
}

json ruleBookJson(const RuleBook& book) {
    json plays = json::array();
    for (int meld = 0; meld < book.meldCount(); ++meld)
        plays.push_back({{"category", book.categoryOf(meld).name},
                         {"name", meldName(book, meld)},
                         {"tiles", tileNamesOf(book, book.meld(meld).tiles)}});
    return {{"plays", plays}};
}

/// The fewest plays of each hand of an input of the NOIP 2015 problem.
std::vector<int> noipAnswers(const HandOptions& options, const std::stop_token& stop) {
    const RuleBook& book = *Setup(presetRules("noip")).book; // presets are never destroyed
    std::vector<int> answers;
    for (const std::vector<int>& hand : readFile(*options.noipInput, readNoipInput))
        answers.push_back(
            static_cast<int>(bestPartition(book, countTiles(book, hand), {}, stop).first().size()));
    return answers;
}

/// Refuses options that another option makes meaningless.
void checkTogether(const HandOptions& options) {
    const bool hand = options.tiles || !options.document.empty();
    if (options.listPlays && (options.tiles || options.noipInput))
        throw InvalidArgument("--list-plays prints the plays of a rule book, not of a hand; leave "
                              "--tiles and --noip-input out.");
    if (options.noipInput && hand)
        throw InvalidArgument(
            "--noip-input brings its own hands; leave --tiles and the document out.");
    if (options.noipInput && options.rules.value_or("noip") != "noip")
        throw InvalidArgument("--noip-input has the rules noip, not \"{}\"; leave --rules out.",
                              *options.rules);
}

HandQuestion askedHand(const HandOptions& options) {
    if (!options.tiles && options.document.empty())
        throw InvalidArgument("Give the hand with --tiles or as a .yomi file.");
    HandQuestion question = handQuestion(options);
    const char* const aboutCards = options.leads.given ? "--leads"
                                   : options.beats     ? "--beats"
                                   : options.opponent  ? "--opponent"
                                   : options.lead      ? "--lead"
                                                       : nullptr;
    if (aboutCards && question.book.objective() != Objective::FewestPlays)
        throw InvalidArgument("{} is about plays of cards; {} has units.", aboutCards,
                              question.book.title());
    if ((options.rank || options.draws) && question.book.objective() == Objective::FewestPlays)
        throw InvalidArgument("{} is about hands of tiles; {} has plays of cards.",
                              options.rank ? "--rank" : "--draws", question.book.title());
    if (options.lead && !options.opponent)
        throw InvalidArgument("--lead {} needs --opponent with the number of cards of an opponent.",
                              *options.lead);
    if (options.opponent && !options.lead && !options.leads.given)
        throw InvalidArgument("--opponent {} needs the play to beat: --lead, or --leads for all.",
                              *options.opponent);
    return question;
}

/// The leads alone as a JSON object.
std::string leadsJson(const HandQuestion& question, const LeadsAnswer& answer) {
    JsonWriter out;
    out.beginObject();
    out.member("legalLeads", answer.leads.size());
    writeLeads(out, question.book, answer);
    out.endObject();
    return out.text();
}

std::string answerJson(const HandOptions& options, const std::stop_token& stop = {}) {
    checkTogether(options);
    if (options.listPlays)
        return ruleBookJson(handQuestion(options).book).dump();
    if (options.noipInput)
        return json{{"answers", noipAnswers(options, stop)}}.dump();
    const HandQuestion question = askedHand(options);
    if (options.leads.only)
        return leadsJson(question, answerLeads(question, options, stop));
    return jsonText(question, answerHand(question, options, stop), options);
}

void printAnswer(const HandOptions& options) {
    checkTogether(options);
    if (options.listPlays) {
        printRuleBook(handQuestion(options).book);
    } else if (options.noipInput) {
        for (const int plays : noipAnswers(options, {}))
            std::cout << plays << '\n';
    } else {
        const HandQuestion question = askedHand(options);
        if (options.leads.only)
            printLeads(question.book, answerLeads(question, options));
        else
            print(question, answerHand(question, options), options);
    }
}

void addHand(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "hand", worded(Phrase("Read a hand: its best split, waits, discards, distance and plays")));
    const auto asJson = std::make_shared<bool>(false);
    const auto document = addDocument(
        *command, Phrase("A .yomi file with the hand (options given replace what it says)"),
        "--tiles");
    const ShellOptions shell(*command, HandOptions());
    command->add_flag("--json", *asJson, worded(Phrase("Print one JSON object")));
    command->callback([=] {
        HandOptions options;
        options.document = *document;
        shell.read(options);
        if (*asJson)
            std::cout << answerJson(options) << '\n';
        else
            printAnswer(options);
    });
}

std::string answerRequest(const json& request, const RequestContext& context) {
    return answerJson(requested<HandOptions>(request), context.stop);
}

} // namespace

Job handJob() {
    return {"hand", addHand, answerRequest};
}

} // namespace yomi::cli
