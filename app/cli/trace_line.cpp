// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/text_table.h"
#include "app/cli/trace_commands.h"
#include "app/cli/trace_input.h"
#include "app/cli/wording.h"
#include "core/common/escaped.h"
#include "core/common/sentence.h"
#include "core/tree/ask/move_line.h"
#include "core/tree/line_text.h"

#include <iostream>
#include <optional>

namespace yomi::cli {

using tree::IterationLine;
using tree::LineEnd;
using tree::NodeId;
using tree::numberText;
using tree::RecordedNode;
using tree::Recording;
using tree::RecordingDetails;

namespace {

Sentence endSentence(const IterationLine& search, const std::vector<std::string>& moves) {
    if (search.end == LineEnd::Reached)
        return Sentence("The line was searched.");
    const Sentence move = tree::shownText(moves[search.steps.size()]);
    const std::string why = search.why ? *search.why : "";
    switch (search.end) {
    case LineEnd::Reached:
        break;
    case LineEnd::Skipped:
        return why.empty() ? Sentence("The move {} was left out.", move)
                           : Sentence("The move {} was left out: {}.", move, why);
    case LineEnd::Leaf:
        return why == "unknown"
                   ? Sentence("The search stopped before {}; no reason was recorded.", move)
                   : Sentence("The search stopped before {}: {}.", move, why);
    case LineEnd::Cut:
        return why.empty() ? Sentence("The node was cut off before {}.", move)
                           : Sentence("The node was cut off before {}, by the move {}.", move,
                                      tree::shownText(why));
    case LineEnd::NotSearched:
        return Sentence("The move {} was not searched; no reason was recorded.", move);
    }
    return {};
}

void addRow(TextTable& table, const std::string& move, std::uint32_t place, NodeId visit,
            const Recording& recording, const RecordingDetails& details) {
    const RecordedNode& node = recording.nodes[visit];
    const tree::KeptFields& kept = details.kept();
    const auto textOf = [](const std::optional<double>& number) {
        return number ? numberText(*number) : "-";
    };
    std::vector<std::string> cells = {escaped(move), place > 0 ? std::to_string(place) : "-",
                                      std::to_string(recording.lineNumberOf(node.entered))};
    const std::string value = node.hasValue ? numberText(node.value) : "-";
    if (recording.header.isByVisits())
        cells.insert(cells.end(), {textOf(kept.visits[visit]), value, textOf(kept.prior[visit])});
    else
        cells.insert(cells.end(), {node.hasWindow ? "(" + numberText(node.alpha) + ", " +
                                                        numberText(node.beta) + ")"
                                                  : "-",
                                   textOf(kept.depth[visit]), value,
                                   node.bound ? std::string(nameOf(*node.bound)) : "-"});
    cells.push_back(node.isOpen() ? "open" : escaped(recording.words.text(node.reason)));
    table.add(std::move(cells));
}

TextTable tableOf(const Recording& recording) {
    if (recording.header.isByVisits())
        return TextTable(
            wordedAll({Phrase("move"), Phrase("place"), Phrase("line"), Phrase("visits"),
                       Phrase("mean"), Phrase("prior"), Phrase("reason")}),
            TextTable::Last::Words);
    return TextTable(
        wordedAll({Phrase("move"), Phrase("place"), Phrase("line"), Phrase("window"),
                   Phrase("depth"), Phrase("value"), Phrase("bound"), Phrase("reason")}),
        TextTable::Last::Words);
}

void print(const std::vector<IterationLine>& searches, const std::vector<std::string>& moves,
           const Recording& recording, const RecordingDetails& details) {
    for (const IterationLine& search : searches) {
        const tree::WordId name = recording.iterations[search.iteration].name;
        std::cout << escaped(worded(
                         Sentence("Iteration {}", name == tree::noWord
                                                      ? std::to_string(search.iteration + 1)
                                                      : std::string(recording.words.text(name)))))
                  << '\n';
        TextTable table = tableOf(recording);
        for (std::size_t step = 0; step < search.steps.size(); ++step)
            for (const NodeId visit : search.steps[step].visits)
                addRow(table, shownMove(search, step), search.steps[step].place, visit, recording,
                       details);
        if (!search.steps.empty())
            table.print(std::cout);
        std::cout << escaped(worded(endSentence(search, moves))) << '\n';
    }
}

} // namespace

std::vector<std::string> lineIn(const std::string& text) {
    std::vector<std::string> moves = tree::movesIn(text);
    if (moves.empty())
        throw InvalidArgument("Give the moves of the line, separated by blanks.");
    return moves;
}

void addTraceLine(CLI::App& trace) {
    CLI::App* command = trace.add_subcommand(
        "line", worded(Phrase(
                    "Why a line of moves was not searched: each of its moves in every iteration")));
    const auto input = addTraceInput(*command, {"FILE"});
    const auto text = std::make_shared<std::string>();
    command
        ->add_option(
            "LINE", *text,
            worded(Phrase("Moves from the root, separated by blanks; %20 is a blank in a move")))
        ->required();
    command->callback([=] {
        const std::vector<std::string> moves = lineIn(*text);
        std::optional<RecordingDetails> details;
        const auto next = [&] {
            return &details.emplace();
        };
        const auto answer = [&](const std::string& /*name*/, const Recording& recording) {
            const auto searches = searchesOf(moves, recording, *details);
            if (input->json)
                std::cout << toJson(searches, recording, *details).dump() << '\n';
            else
                print(searches, moves, recording, *details);
        };
        forEachRecording(*input, answer, next);
    });
}

} // namespace yomi::cli
