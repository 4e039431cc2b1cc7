// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/card_question.h"
#include "app/cli/files.h"
#include "app/cli/job.h"
#include "app/cli/stop_signals.h"
#include "app/cli/text_table.h"
#include "app/cli/wording.h"
#include "core/common/count_text.h"
#include "core/hands/endgame_proof.h"

#include <iostream>

namespace yomi::cli {

using namespace hands;
using nlohmann::json;

namespace {

struct EndgameReply {
    EndgamePosition position; ///< the one answered
    EndgameAnswer answer;
};

EndgameReply reply(const EndgameJobOptions& options, const std::filesystem::path& proof,
                   const std::stop_token& stop) {
    const PlayedEndgame game = endgameQuestion(options);
    EndgameSolver solver(game.start, {.mostNodes = options.mostNodes}, stop);
    EndgameReply reply{played(game.start, game.plays), solver.solve(game.plays, stop)};
    if (!proof.empty())
        writeFile(proof,
                  [&](std::ostream& out) { writeProof(proofOf(solver, game.plays, stop), out); });
    return reply;
}

json stepsJson(const RuleBook& book, const std::vector<EndgameStep>& steps) {
    json list = json::array();
    for (const auto& [player, play] : steps)
        list.push_back({{"player", player}, {"play", playText(book, play)}});
    return list;
}

std::string categoryName(const RuleBook& book, int play) {
    return play == passPlay ? playText(book, play) : book.categoryOf(play).name;
}

Sentence playWords(const RuleBook& book, int play) {
    return play == passPlay ? Sentence("pass") : Sentence::verbatim(meldName(book, play));
}

std::string jsonText(const EndgameReply& reply) {
    const auto& [position, answer] = reply;
    const RuleBook& book = *position.book;
    nlohmann::ordered_json out = {{"players", position.players()},
                                  {"toMove", answer.toMove},
                                  {"winner", answer.winner},
                                  {"wins", answer.wins()}};
    if (answer.over) {
        out["over"] = true;
        return out.dump();
    }
    json winning = json::array(), plays = json::array();
    for (const EndgamePlay& play : answer.plays) {
        const std::string text = playText(book, play.play);
        json row = {
            {"play", text}, {"category", categoryName(book, play.play)}, {"wins", play.wins}};
        if (play.wins)
            winning.push_back(text);
        else
            row["refutation"] = stepsJson(book, play.refutation);
        plays.push_back(std::move(row));
    }
    out["choices"] = plays.size();
    out["winning"] = winning;
    out["plays"] = plays;
    out["line"] = stepsJson(book, answer.line);
    out["nodes"] = answer.nodes;
    out["entries"] = answer.entries;
    out["seconds"] = std::chrono::duration<double>(answer.time).count();
    return out.dump();
}

/// "1: 4, 2: 5, 1: K"
Sentence stepsText(const RuleBook& book, const std::vector<EndgameStep>& steps) {
    std::vector<Sentence> all;
    for (const auto& [player, play] : steps)
        all.push_back(Sentence("{}: {}", player, playWords(book, play)));
    return listOf(all);
}

void print(const EndgameReply& reply) {
    const auto& [position, answer] = reply;
    const RuleBook& book = *position.book;
    const Sentence winner = answer.winner == 1 || position.players() == 2
                                ? Sentence("Player {}", answer.winner)
                                : Sentence("The side of players 2 and 3");
    if (answer.over) {
        std::cout << worded(Sentence("{} has won: the game is over.", winner)) << '\n';
        return;
    }
    std::cout << worded(position.last
                            ? Sentence("{} wins. Player {} is to move.", winner, answer.toMove)
                            : Sentence("{} wins. Player {} leads.", winner, answer.toMove))
              << '\n';
    TextTable table(wordedAll({Phrase("play"), Phrase("category"), Phrase("result")}),
                    TextTable::Last::Words);
    for (const EndgamePlay& play : answer.plays)
        table.add({worded(playWords(book, play.play)),
                   worded(play.play == passPlay ? Sentence("Pass")
                                                : categoryWords(book.categoryOf(play.play))),
                   worded(play.wins ? Sentence("wins")
                                    : Sentence("loses to {}", stepsText(book, play.refutation)))});
    table.print(std::cout);
    const std::string nodes = wordedCount(answer.nodes, Phrase("1 node"), Counted("{} nodes"));
    const std::string time = duration(std::chrono::duration<double>(answer.time).count());
    std::cout << worded(Sentence("Line: {}.", stepsText(book, answer.line))) << '\n'
              << worded(answer.entries == 1
                            ? Sentence("{}, 1 entry, {}.", nodes, time)
                            : Sentence("{}, {} entries, {}.", nodes, grouped(answer.entries), time))
              << '\n';
}

void addEndgame(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "endgame",
        worded(Phrase("Solve an endgame of Dou Dizhu: which plays win, with all hands known")));
    const auto asJson = std::make_shared<bool>(false);
    const auto document = addDocument(
        *command, Phrase("A .yomi file with the hands on its table, instead"), "--hands");
    const ShellOptions shell(*command, EndgameJobOptions());
    command->get_option("--hands")->allow_extra_args(true);
    command->add_flag("--json", *asJson, worded(Phrase("Print one JSON object")));
    command->callback([=] {
        EndgameJobOptions options;
        options.document = *document;
        shell.read(options);
        const StopSignals signals;
        try {
            const EndgameReply found = reply(options, std::string(options.proof), signals.token());
            if (*asJson)
                std::cout << jsonText(found) << '\n';
            else
                print(found);
        } catch (const Stopped&) {
            throw EndedBySignal(signals.signal(), Sentence("The endgame was not solved."));
        }
    });
}

std::string answerRequest(const json& request, const RequestContext& context) {
    json listed = request;
    if (const auto hands = listed.find("hands"); hands != listed.end() && hands->is_string())
        *hands = json::array({*hands}); // one text with |
    const auto options = requested<EndgameJobOptions>(listed);
    const std::filesystem::path proof =
        options.proof.empty() ? std::filesystem::path() : context.writable(options.proof);
    return jsonText(reply(options, proof, context.stop));
}

} // namespace

Job endgameJob() {
    return {"endgame", addEndgame, answerRequest};
}

} // namespace yomi::cli
