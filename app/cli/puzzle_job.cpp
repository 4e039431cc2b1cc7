// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/card_question.h"
#include "app/cli/hand_question.h"
#include "app/cli/job.h"
#include "app/cli/stop_signals.h"
#include "app/cli/wording.h"

#include <iostream>

namespace yomi::cli {

using namespace hands;

namespace {

EndgamePuzzle puzzleOf(const PuzzleOptions& options, const std::stop_token& stop) {
    return makePuzzle(ruleBook(*rulesNamed(options.rules)), options.cards, options.seed,
                      options.ban, stop);
}

std::string puzzleJson(const EndgamePuzzle& puzzle) {
    const EndgamePosition& position = puzzle.position;
    return nlohmann::ordered_json{{"hands", handTexts(position)},
                                  {"winning", {playText(*position.book, puzzle.winning)}},
                                  {"choices", puzzle.choices},
                                  {"difficulty", puzzle.difficulty},
                                  {"tried", puzzle.tried}}
        .dump();
}

void printPuzzle(const EndgamePuzzle& puzzle) {
    std::cout << handsText(puzzle.position) << '\n'
              << worded(Sentence("Player 1 leads and wins with {} only, of {} leads.",
                                 playText(*puzzle.position.book, puzzle.winning), puzzle.choices))
              << '\n'
              << worded(
                     Sentence("Difficulty {}: the number of losing leads that leave as few plays. "
                              "Positions tried: {}.",
                              puzzle.difficulty, puzzle.tried))
              << '\n';
}

void addPuzzle(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "puzzle", worded(Phrase("Make an endgame of Dou Dizhu that exactly one lead wins")));
    const auto asJson = std::make_shared<bool>(false);
    const ShellOptions shell(*command, PuzzleOptions());
    command->add_flag("--json", *asJson, worded(Phrase("Print one JSON object")));
    command->callback([=] {
        PuzzleOptions options;
        shell.read(options);
        const StopSignals signals;
        try {
            const EndgamePuzzle puzzle = puzzleOf(options, signals.token());
            if (*asJson)
                std::cout << puzzleJson(puzzle) << '\n';
            else
                printPuzzle(puzzle);
        } catch (const Stopped&) {
            throw EndedBySignal(signals.signal(), Sentence("No puzzle was made."));
        }
    });
}

std::string answerPuzzle(const nlohmann::json& request, const RequestContext& context) {
    return puzzleJson(puzzleOf(requested<PuzzleOptions>(request), context.stop));
}

} // namespace

Job puzzleJob() {
    return {"puzzle", addPuzzle, answerPuzzle};
}

} // namespace yomi::cli
