// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/icefire_commands.h"
#include "app/cli/options.h"
#include "app/cli/text_table.h"
#include "app/cli/wording.h"
#include "core/common/document.h"
#include "core/common/json_reader.h"
#include "core/icefire/analysis_json.h"
#include "core/icefire/document_json.h"
#include "core/icefire/planner.h"
#include "core/icefire/position_check.h"
#include "core/icefire/protocol.h"
#include "core/icefire/replay.h"
#include "core/icefire/rules.h"

#include <algorithm>
#include <iostream>
#include <limits>
#include <memory>
#include <sstream>

namespace yomi::cli {

using namespace icefire;
using nlohmann::json;

namespace {

struct AnalyzeOptions {
    std::string file;
    std::string profile = "strong";
    std::string parameters = "{}";
    std::optional<Ruleset> ruleset;
    std::optional<int> turn;
    std::uint64_t seed = 1;
    int iterations = 20'000;
    bool json = false;

    template <class Fields>
    void describe(Fields& field) {
        field("profile", profile, Phrase("article or strong: whose evaluation and plan"));
        field("parameters", parameters,
              Phrase("Changes to the profile's parameters, a JSON object by their names"));
        field("ruleset", ruleset, Phrase("The rules, else current or those of the document"));
        field("turn", turn, Phrase("The turn, else 1 or that of the document"), {1, turnsPerGame});
        field("seed", seed, Phrase("Seed of the search"));
        field("iterations", iterations, Phrase("Iterations of the search"), {.least = 0});
        field("json", json, Phrase("Print one JSON object"));
    }
};

/// The position, the players' prospects in it, and the bot's plan.
struct Analysis {
    State state;
    std::array<Prospects, 2> prospects; ///< by player
    Terms before;
    Terms after;
    double valueBefore = 0;
    double valueAfter = 0;
    std::vector<Command> commands;
    std::optional<std::vector<Command>> reply; ///< of the enemy to the plan, if searched
};

/// The enemy's reply to the commands, as commands of their next player-turn.
std::vector<Command> replyCommands(State state, const std::vector<Command>& commands,
                                   const std::vector<Action>& reply) {
    for (const Command& command : commands)
        execute(state, command);
    passTurn(state);
    startTurn(state);
    return commandsOf(state, reply);
}

/// The position that a document shows; without a view the last one of its match.
State shownPosition(const nlohmann::json& body) {
    const Document document = documentFromJson(body);
    const Replay replay(document.match, document.begun);
    const ObjectReader reader(body);
    int moment = replay.lastMoment();
    if (reader.has("view")) {
        constexpr auto most = std::numeric_limits<std::int64_t>::max();
        const auto shown = reader.object("view").integer("moment", 0, most, moment);
        moment = static_cast<int>(std::min<std::int64_t>(moment, shown)); // as the window does
    }
    if (document.match.ending && moment == replay.lastMoment())
        throw FormatError("the position shown is the end of the game; step back from it");
    return replay.stateAt(moment);
}

State readPosition(const AnalyzeOptions& options) {
    const auto read = [&](const std::string& text) {
        const std::size_t begin = text.find_first_not_of(" \t\r\n");
        if (begin != std::string::npos && text[begin] == '{') // never sent by the referee
            return shownPosition(parseDocument(text, documentKind));
        return parseInput(text, options.ruleset.value_or(Ruleset::Current));
    };
    const bool isInput = options.file.empty() || options.file == "-";
    State state = isInput ? readStandardInput(read) : readFile(options.file, read);
    state.ruleset = options.ruleset.value_or(state.ruleset);
    state.turn = options.turn.value_or(state.turn);
    return state;
}

Analysis analyze(const AnalyzeOptions& options, const Parameters& parameters) {
    Analysis analysis;
    analysis.state = readPosition(options);
    if (const auto faults = faultsOf(analysis.state); !faults.empty())
        throw RuntimeError("This position cannot occur. {}", faults.front());

    Budget budget;
    budget.iterations = options.iterations;
    Random random(options.seed);
    TurnTrace trace;
    const auto plan = planTurn(analysis.state, parameters, budget, random, trace);
    Board board(analysis.state);
    const double gold = goldWeight(parameters, analysis.state.turn);
    analysis.prospects = prospectsOf(analysis.state);
    analysis.before = evaluate(board, parameters);
    for (const Action& action : plan)
        board.apply(action);
    analysis.after = evaluate(board, parameters);
    analysis.valueBefore = valueOf(analysis.before, parameters, gold);
    analysis.valueAfter = valueOf(analysis.after, parameters, gold);
    analysis.commands = commandsOf(analysis.state, plan);
    if (trace.plans.size() > 1 && !board.won())
        analysis.reply =
            replyCommands(analysis.state, analysis.commands, trace.plans[trace.chosen].reply);
    return analysis;
}

std::string listed(const std::vector<Cell>& cells) {
    std::string text;
    for (const Cell cell : cells)
        text += (text.empty() ? "" : " ") + placeOf(cell);
    return text.empty() ? worded(Phrase("none")) : text;
}

std::string listed(const CellSet& cells) {
    std::vector<Cell> list;
    cells.forEach([&](Cell cell) { list.push_back(cell); });
    const std::string count = std::to_string(list.size());
    return list.empty() ? count : worded(Sentence("{}: {}", count, listed(list)));
}

std::string shown(double number) {
    std::ostringstream text;
    text << number;
    return text.str();
}

void print(const Analysis& analysis, const Parameters& parameters) {
    const State& state = analysis.state;
    const Player us = state.player;
    const Prospects& ours = analysis.prospects[us];
    const Prospects& theirs = analysis.prospects[opponentOf(us)];
    const Player enemy = opponentOf(us);
    std::cout << worded(Sentence("You are player {}: gold {}, income {}; the enemy: gold {}, "
                                 "income {}",
                                 us, state.gold[us], state.income[us], state.gold[enemy],
                                 state.income[enemy]))
              << "\n\n"
              << worded(Sentence("Your chain to their HQ, this turn: {} gold of {}",
                                 ours.finishPrice, ours.gold))
              << "\n  " << listed(ours.way) << '\n'
              << worded(Sentence("Their chain to your HQ, next turn: {} gold of {}",
                                 theirs.finishPrice, theirs.gold))
              << "\n  " << listed(theirs.way) << '\n'
              << worded(Sentence("Your cells within their reach: {}", listed(ours.threatened)))
              << '\n'
              << worded(Sentence("Your cells cut off if all these fall: {}", listed(ours.cutOff)))
              << '\n'
              << worded(Sentence("Their cells within your reach: {}", listed(theirs.threatened)))
              << "\n\n";
    TextTable table(wordedAll({Phrase("Evaluation"), Phrase("before"), Phrase("after")}));
    std::vector<std::string> after;
    forEachTerm(analysis.after,
                [&](const char*, const auto& term) { after.push_back(shown(term)); });
    std::size_t row = 0;
    forEachTerm(analysis.before, [&](const char* name, const auto& term) {
        const std::size_t articleTerms = 6;
        if (row < articleTerms || parameters.beyondArticle)
            table.add({name, shown(term), after[row]});
        ++row;
    });
    table.add({worded(Phrase("value")), shown(analysis.valueBefore), shown(analysis.valueAfter)});
    table.print(std::cout);
    std::cout << '\n' << worded(Sentence("Plan: {}", text(analysis.commands))) << '\n';
    if (analysis.reply)
        std::cout << worded(Sentence("Their best reply: {}", text(*analysis.reply))) << '\n';
}

json toJson(const Analysis& analysis) {
    const Player us = analysis.state.player;
    return {{"player", us},
            {"you", icefire::toJson(analysis.prospects[us])},
            {"enemy", icefire::toJson(analysis.prospects[opponentOf(us)])},
            {"before", icefire::toJson(analysis.before)},
            {"after", icefire::toJson(analysis.after)},
            {"valueBefore", analysis.valueBefore},
            {"valueAfter", analysis.valueAfter},
            {"commands", text(analysis.commands)},
            {"reply", analysis.reply ? json(text(*analysis.reply)) : json()}};
}

void run(const AnalyzeOptions& options) {
    const Parameters parameters = parametersFromJson(
        parseJson(options.parameters), icefire::profile(options.profile), "parameters");
    const Analysis analysis = analyze(options, parameters);
    if (options.json)
        std::cout << toJson(analysis).dump() << '\n';
    else
        print(analysis, parameters);
}

} // namespace

void addIcefireAnalyze(CLI::App& icefire) {
    CLI::App* command = icefire.add_subcommand(
        "analyze", worded(Phrase("Read a position; print chains, threats and a plan")));
    command->alias("analyse");
    const ShellOptions shell(*command, AnalyzeOptions());
    const auto file = std::make_shared<std::string>();
    command->add_option(
        "FILE", *file,
        worded(Phrase(
            "The text that a bot is sent in a turn, or a .yomi file with the position that it "
            "shows; standard input without it")));
    command->callback([=] {
        AnalyzeOptions options;
        options.file = *file;
        shell.read(options);
        run(options);
    });
}

} // namespace yomi::cli
