// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/job.h"
#include "app/cli/options.h"
#include "app/cli/search_options.h"
#include "app/cli/text_table.h"
#include "core/common/timing.h"
#include "core/tictactoe/search_json.h"
#include "core/tictactoe/trace_text.h"

#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>
#include <stdexcept>

namespace yomi::cli {

using namespace tictactoe;
using nlohmann::json;

namespace {

struct SearchOptions {
    std::string position = text(Position());
    Settings settings;
    std::vector<int> moves = {};
    int repeat = 1;
    std::string trace = {};

    template <class Fields>
    void describe(Fields& field) {
        field("position", position, "Nine squares in reading order, such as o...x....");
        field("moves", moves, "Squares to play from there, such as 4,0,8", {0, squareCount - 1});
        settings.describe(field);
        field("repeat", repeat, "How many times to run, for the timing", {1, mostRepeats});
        field("trace", trace,
              "Write every node of the search to this file, as JSON Lines; - prints them in place "
              "of the answer");
    }
};

struct Answer {
    Position position;
    Settings settings;
    SearchResult result;
    Timing timing;
};

Answer run(const SearchOptions& options, const Limits& limits = {}) {
    validate(options.settings);
    Answer answer{parsePosition(options.position), options.settings, {}, {}};
    for (const int square : options.moves)
        answer.position = played(answer.position, square);
    const auto work = [&] {
        answer.result = search(answer.position, answer.settings, limits);
    };
    work(); // the constant tables and the caches are filled before the clock starts
    answer.timing = measure(options.repeat, work, limits.stop);
    return answer;
}

/// Records the search and writes its nodes.
void writeTrace(const Answer& answer, const std::filesystem::path& path,
                const Limits& limits = {}) {
    const Trace trace = record(answer.position, answer.settings, limits);
    writeFile(path, [&](std::ostream& file) { writeNodes(trace, file); });
}

std::string number(double value) {
    std::ostringstream text;
    text << value;
    return text.str();
}

std::ostream& line(const char* name) {
    return std::cout << std::left << std::setw(14) << name;
}

void printSummary(const Answer& answer) {
    const Iteration& last = answer.result.last();
    const Counters& counters = last.counters;
    line("position") << text(answer.position) << ", "
                     << (answer.position.toMove() == Player::O ? 'O' : 'X') << " to move\n";
    line("search") << nameOf(answer.settings.algorithm) << ", "
                   << nameOf(answer.settings.evaluation) << " evaluation, depth " << last.depth
                   << '\n';
    line("value") << points(last.value) << " (from O's side)\n";
    line("best moves") << squareList(last.bestMoves()) << '\n';
    line("nodes") << grouped(counters.nodes);
    if (answer.result.iterations.size() > 1)
        std::cout << ", " << grouped(answer.result.totalNodes()) << " in all iterations";
    std::cout << '\n';
    line("leaves") << grouped(counters.leaves) << '\n';
    line("cutoffs") << grouped(counters.cutoffs) << '\n';
    line("cuts") << grouped(counters.cuts) << " of them, "
                 << counted(counters.pruned, "move", "moves") << " pruned\n";
    if (answer.settings.usesTable())
        line("table") << counted(counters.tableHits, "hit", "hits") << ", "
                      << counted(counters.tableStores, "store", "stores") << ", "
                      << counted(last.tableSize, "entry", "entries") << '\n';
    if (answer.settings.algorithm == Algorithm::Pvs)
        line("null windows") << grouped(counters.nullWindows) << ", "
                             << grouped(counters.researches) << " searched again\n";
    const Timing& timing = answer.timing;
    line("time") << duration(timing.median);
    if (timing.repeats > 1)
        std::cout << ", median of " << timing.repeats << " (mean " << duration(timing.mean) << " ± "
                  << duration(timing.deviation) << ")";
    std::cout << ", " << duration(timing.median / static_cast<double>(answer.result.totalNodes()))
              << " a node\n";
}

void print(const Answer& answer) {
    printSummary(answer);
    TextTable moves({"move", "value", "nodes"});
    for (const RootMove& move : answer.result.last().moves)
        moves.add({std::to_string(move.square), number(points(move.value)), grouped(move.nodes)});
    std::cout << '\n';
    moves.print(std::cout);
    if (answer.result.iterations.size() == 1)
        return;
    TextTable iterations({"depth", "value", "nodes", "best moves"});
    for (const Iteration& iteration : answer.result.iterations)
        iterations.add({std::to_string(iteration.depth), number(points(iteration.value)),
                        grouped(iteration.counters.nodes), squareList(iteration.bestMoves())});
    std::cout << '\n';
    iterations.print(std::cout);
}

void addSearch(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "search", "Search a tic-tac-toe position: its value, its best moves and the work it takes");
    const auto asJson = std::make_shared<bool>(false);
    const auto document = addDocument(
        *command, "A .yomi file with the position and the search (options given replace its)");
    const ShellOptions shell(*command, SearchOptions());
    command->add_flag("--json", *asJson, "Print one JSON object");
    command->callback([=] {
        const Document read = readSearches(*document);
        SearchOptions options{text(read.position), read.searches[read.shown]};
        shell.read(options);
        const Answer answer = run(options);
        if (options.trace == "-")
            return writeNodes(record(answer.position, answer.settings), std::cout);
        if (!options.trace.empty())
            writeTrace(answer, options.trace);
        if (*asJson)
            std::cout << toJson(answer.result, answer.timing).dump() << '\n';
        else
            print(answer);
    });
}

std::string answerSearch(const json& request, const RequestContext& context) {
    const auto options = requested<SearchOptions>(request);
    const Limits limits{context.stop, {}};
    const std::filesystem::path trace =
        options.trace.empty() ? std::filesystem::path() : context.writable(options.trace);
    const Answer answer = run(options, limits);
    if (!trace.empty())
        writeTrace(answer, trace, limits);
    return toJson(answer.result, answer.timing).dump();
}

} // namespace

Job searchJob() {
    return {"search", addSearch, answerSearch};
}

} // namespace yomi::cli
