// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/job.h"
#include "app/cli/options.h"
#include "app/cli/search_games.h"
#include "app/cli/search_ladder.h"
#include "app/cli/search_options.h"
#include "app/cli/text_table.h"
#include "core/common/timing.h"
#include "core/trace/text.h"

#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>
#include <stdexcept>

namespace yomi::cli {

using nlohmann::json;
using search::Settings;

namespace {

/// The common searches, and connect four's own.
enum class SearchAlgorithm { Minimax, AlphaBeta, Pvs, Mtdf, Ladder };
constexpr auto enumNames(SearchAlgorithm) {
    return namesInOrder("minimax", "alpha-beta", "pvs", "mtdf", "ladder");
}

/// Moves as the game writes them; in a request also a list of numbers or texts.
struct MovesText {
    std::string text;
};

void readValue(const json& value, const std::string& path, MovesText& moves) {
    if (!value.is_array()) {
        moves.text = textAt(value, path);
        return;
    }
    moves.text.clear();
    for (const json& move : value)
        moves.text +=
            (moves.text.empty() ? "" : ",") +
            (move.is_string() ? textAt(move, path) : std::to_string(integerAt(move, path, 0, 64)));
}

struct SearchOptions {
    tictactoe::Position start = {}; ///< where tic-tac-toe begins without a position
    SearchGame game = SearchGame::TicTacToe;
    SearchStart from = {};
    std::optional<MovesText> moves = {};
    std::optional<SearchAlgorithm> algorithm = {};
    Settings settings = {};
    std::optional<connectfour::MoveOrder> order = {};
    LadderOptions ladder = {};
    std::optional<double> time = {};
    int repeat = 1;
    std::string trace = {};
    std::optional<int> traceLimit = {}; ///< nodes

    template <class Fields>
    void describe(Fields& field) {
        field("game", game, "Which game");
        field("size", from.size, "Columns and rows of connectfour (7x6 unless given) or mnk (3x3)");
        field("in-a-row", from.inARow, "How many in a row win (connectfour 4, mnk 3)");
        field("position", from.position,
              "Nine squares in reading order, such as o...x....; connectfour and mnk: the moves "
              "played, or rows from the top joined by /");
        field("moves", moves,
              "Moves to play from there: 4,0,8 in tictactoe, 4453 in connectfour, b2,a1 in mnk");
        field("algorithm", algorithm,
              "Which search; alpha-beta unless given, for connectfour its ladder");
        settings.describeSwitches(field);
        field("order", order, "Which columns of connectfour are tried first");
        ladder.describe(field);
        field("time", time, "Seconds after which the last finished iteration is the answer",
              {0, 1e9});
        field("repeat", repeat, "How many times to run, for the timing", {1, mostRepeats});
        field("trace", trace,
              "Write every node of the search to this file, as JSON Lines; - prints them in "
              "place of the answer");
        field("trace-limit", traceLimit,
              "Nodes after which the recording ends; 2000000 unless given",
              {1, search::mostNodesOfAll});
    }

    bool isLadder() const {
        return algorithm ? *algorithm == SearchAlgorithm::Ladder : game == SearchGame::ConnectFour;
    }
};

[[noreturn]] void refuse(const std::string& sentence) {
    throw std::invalid_argument(sentence);
}

/// Names the first option that was given and does not belong to the game or to the algorithm.
void validate(const SearchOptions& options) {
    if (options.isLadder()) {
        if (options.game != SearchGame::ConnectFour)
            refuse("The ladder is connect four's; " + std::string(nameOf(options.game)) +
                   " has none.");
        if (const json given = changedFields(options.settings); !given.empty())
            refuse("--" + given.begin().key() +
                   " is no option of connect four's ladder; choose "
                   "another algorithm for it.");
        if (!options.trace.empty() && options.ladder.isOurs())
            refuse("A recording is made of the common search and of the ladder's steps 3 to 12.");
        if (options.order)
            refuse("--order is no option of connect four's ladder, whose steps have their own.");
    } else if (options.ladder != LadderOptions()) {
        refuse("--" + changedFields(options.ladder).begin().key() +
               " is an option of connect four's ladder alone.");
    }
    if (options.order && options.game != SearchGame::ConnectFour)
        refuse("--order is an option of connect four; the moves of " +
               std::string(nameOf(options.game)) + " are tried in reading order.");
    if (options.traceLimit && options.trace.empty())
        refuse("--trace-limit goes with --trace.");
    if (options.time && !(*options.time > 0))
        refuse("--time is more than 0 seconds.");
}

struct Answer {
    SearchGame game = {};
    Searchable searched;
    Settings asked, settings; ///< as they were given, and with everything filled in
    search::SearchResult result;
    std::optional<LadderAnswer> ladder;
    Timing timing;
};

Limits limited(const SearchOptions& options, const std::stop_token& stop) {
    Limits limits = {stop, {}};
    if (options.time)
        limits.time = std::chrono::duration_cast<std::chrono::nanoseconds>(
            std::chrono::duration<double>(*options.time));
    return limits;
}

Answer run(SearchOptions options, const std::stop_token& stop = {}) {
    validate(options);
    if (options.moves)
        options.from.moves = options.moves->text;
    const Limits limits = limited(options, stop);
    Answer answer;
    answer.game = options.game;
    answer.searched = options.game == SearchGame::TicTacToe
                          ? searchable(options.start, options.from)
                          : searchable(options.game, options.from, options.order);
    if (options.isLadder()) {
        answer.ladder =
            climb(connectFourPosition(options.from, {}), options.ladder, options.repeat, limits);
        return answer;
    }
    if (options.algorithm)
        options.settings.algorithm = static_cast<search::Algorithm>(*options.algorithm);
    answer.asked = options.settings;
    answer.settings = answer.searched.resolved(answer.asked);
    // The tables and caches are filled before the clock starts.
    const Timing first = measure(
        1, [&] { answer.result = answer.searched.analyze(answer.asked, limits); }, stop);
    answer.timing = options.time ? first
                                 : measure(
                                       options.repeat,
                                       [&] { answer.searched.search(answer.asked, limits); }, stop);
    return answer;
}

trace::Trace recorded(const Answer& answer, const SearchOptions& options,
                      const std::stop_token& stop = {}) {
    const auto most =
        static_cast<trace::NodeId>(options.traceLimit.value_or(search::usualMostNodes));
    if (options.isLadder())
        return recordLadder(connectFourPosition(options.from, {}),
                            {*options.ladder.step, options.ladder.weak, options.ladder.countOnly},
                            {stop, {}}, most)
            .trace;
    return answer.searched.record(answer.asked, {stop, {}}, most).trace;
}

void writeTrace(const trace::Trace& trace, const std::filesystem::path& path) {
    writeFile(path, [&](std::ostream& file) { writeNodes(trace, file); });
    if (trace.isCutOff)
        std::cerr << "The recording ends at --trace-limit, " << trace.nodes.size()
                  << " nodes; the search went on.\n";
}

json gameToJson(const Answer& answer) {
    return {{"game", nameOf(answer.game)},
            {"size", answer.searched.size},
            {"inARow", answer.searched.inARow},
            {"position", answer.searched.position}};
}

json secondsToJson(const Timing& timing) {
    return {{"median", timing.median},
            {"mean", timing.mean},
            {"deviation", timing.deviation},
            {"repeats", timing.repeats}};
}

json toJson(const LadderAnswer& ladder, const Answer& answer) {
    const int sign = answer.searched.firstToMove ? 1 : -1;
    const connectfour::Solution& solution = ladder.solution;
    json all = {{"score", solution.score ? json(*solution.score) : json()},
                {"value", solution.score ? json(sign * *solution.score) : json()},
                {"nodes", solution.nodes},
                {"seconds", secondsToJson(ladder.timing)}};
    if (!solution.score)
        all.update({{"lower", solution.lower}, {"upper", solution.upper}});
    if (solution.bestMove)
        all["bestMoves"] = {answer.searched.moves.toJson(*solution.bestMove)};
    if (ladder.isCounted)
        all["countOnly"] = true;
    if (!ladder.columns)
        return all;
    json scores = json::array(), best = json::array();
    for (const int move : answer.searched.scored) {
        const auto& score = ladder.columns->scores[static_cast<std::size_t>(move)];
        const json text = answer.searched.moves.toJson(move);
        scores.push_back({{"move", text}, {"score", score ? json(*score) : json()}});
        if (score == ladder.columns->best())
            best.push_back(text);
    }
    all["scores"] = std::move(scores);
    all["bestMoves"] = std::move(best);
    all["scoreNodes"] = ladder.columns->nodes;
    return all;
}

json toJson(const Answer& answer) {
    json all = answer.ladder ? toJson(*answer.ladder, answer)
                             : search::toJson(answer.result, answer.settings, answer.searched.moves,
                                              answer.timing);
    all.update(gameToJson(answer));
    return all;
}

std::string number(double value) {
    std::ostringstream text;
    text << value;
    return text.str();
}

std::ostream& line(const char* name) {
    return std::cout << std::left << std::setw(14) << name;
}

std::string moveText(const Answer& answer, int move) {
    const json text = answer.searched.moves.toJson(move);
    return text.is_string() ? text.get<std::string>() : text.dump();
}

std::string moveList(const Answer& answer, const std::vector<int>& moves) {
    std::string list;
    for (const int move : moves)
        list.append(list.empty() ? "" : " ").append(moveText(answer, move));
    return list;
}

std::string pointsText(const Answer& answer, search::Score score) {
    return number(search::points(score, answer.result.stepsPerPoint));
}

/// With the sign of a bound: ≥ of a lower one.
std::string boundedText(const Answer& answer, const search::RootMove& move) {
    const char* const sign = move.bound == trace::BoundKind::Lower   ? "≥ "
                             : move.bound == trace::BoundKind::Upper ? "≤ "
                                                                     : "";
    return sign + pointsText(answer, move.value);
}

void printPosition(const Answer& answer) {
    const bool capitals = answer.game == SearchGame::TicTacToe;
    if (!capitals)
        line("game") << nameOf(answer.game) << " " << answer.searched.size << ", "
                     << answer.searched.inARow << " in a row\n";
    const std::string position = answer.searched.position;
    line("position") << (position.empty() ? "the empty board" : position) << ", "
                     << (answer.searched.firstToMove ? (capitals ? 'O' : 'o')
                                                     : (capitals ? 'X' : 'x'))
                     << " to move\n";
}

void printTime(const Timing& timing, double nodes) {
    line("time") << duration(timing.median);
    if (timing.repeats > 1)
        std::cout << ", median of " << timing.repeats << " (mean " << duration(timing.mean) << " ± "
                  << duration(timing.deviation) << ")";
    if (nodes > 0)
        std::cout << ", " << duration(timing.median / nodes) << " a node";
    std::cout << '\n';
}

void printSummary(const Answer& answer) {
    const search::Iteration& last = answer.result.last();
    const search::Counters& counters = last.counters;
    printPosition(answer);
    line("search") << nameOf(answer.settings.algorithm) << ", "
                   << nameOf(*answer.settings.evaluation) << " evaluation, depth " << last.depth
                   << '\n';
    if (!answer.result.finished)
        line("time limit") << "reached; this is the last finished iteration\n";
    line("value") << pointsText(answer, last.value)
                  << (answer.game == SearchGame::TicTacToe ? " (from O's side)\n"
                                                           : " (from o's side)\n");
    line("best moves") << moveList(answer, last.bestMoves) << '\n';
    line("line") << moveList(answer, last.line) << '\n';
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
    if (answer.settings.algorithm == search::Algorithm::Pvs)
        line("null windows") << grouped(counters.nullWindows) << ", "
                             << grouped(counters.researches) << " searched again\n";
    printTime(answer.timing, static_cast<double>(answer.result.totalNodes()));
}

void printLadder(const Answer& answer) {
    const LadderAnswer& ladder = *answer.ladder;
    printPosition(answer);
    const connectfour::Solution& solution = ladder.solution;
    if (solution.score)
        line("score") << *solution.score << " (for the side to move)\n";
    else
        line("score") << solution.lower << " to " << solution.upper
                      << " (for the side to move), when the time was up\n";
    if (solution.bestMove)
        line("best move") << moveText(answer, *solution.bestMove) << '\n';
    line("nodes") << grouped(static_cast<std::int64_t>(ladder.solution.nodes)) << '\n';
    printTime(ladder.timing, static_cast<double>(ladder.solution.nodes));
    if (!ladder.columns)
        return;
    TextTable columns({"column", "score"});
    for (const int move : answer.searched.scored) {
        const auto& score = ladder.columns->scores[static_cast<std::size_t>(move)];
        columns.add({moveText(answer, move), score ? std::to_string(*score) : "full"});
    }
    std::cout << '\n';
    columns.print(std::cout);
}

void print(const Answer& answer) {
    if (answer.ladder)
        return printLadder(answer);
    printSummary(answer);
    TextTable moves({"move", "value", "nodes"});
    for (const search::RootMove& move : answer.result.last().moves)
        moves.add({moveText(answer, move.move), boundedText(answer, move), grouped(move.nodes)});
    std::cout << '\n';
    moves.print(std::cout);
    if (answer.result.iterations.size() == 1)
        return;
    TextTable iterations({"depth", "value", "nodes", "best moves"});
    for (const search::Iteration& iteration : answer.result.iterations)
        iterations.add({std::to_string(iteration.depth), pointsText(answer, iteration.value),
                        grouped(iteration.counters.nodes), moveList(answer, iteration.bestMoves)});
    std::cout << '\n';
    iterations.print(std::cout);
}

void addSearch(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "search", "Search a position of tic-tac-toe, connect four or m,n,k: its value, its best "
                  "moves and the work it takes");
    const auto asJson = std::make_shared<bool>(false);
    const auto document = addDocument(*command, "A .yomi file with a tic-tac-toe position and its "
                                                "search (options given replace its)");
    const ShellOptions shell(*command, SearchOptions());
    command->add_flag("--json", *asJson, "Print one JSON object");
    command->callback([=] {
        SearchOptions options;
        if (!document->empty()) {
            const tictactoe::Document read = readSearches(*document);
            options.start = read.position;
            options.settings = read.searches[read.shown];
        }
        shell.read(options);
        if (!document->empty() && options.game != SearchGame::TicTacToe)
            refuse("The document is of tic-tac-toe; --game " + std::string(nameOf(options.game)) +
                   " is another.");
        const Answer answer = run(options);
        if (options.trace == "-")
            return writeNodes(recorded(answer, options), std::cout);
        if (!options.trace.empty())
            writeTrace(recorded(answer, options), options.trace);
        if (*asJson)
            std::cout << toJson(answer).dump() << '\n';
        else
            print(answer);
    });
}

std::string answerSearch(const json& request, const RequestContext& context) {
    const auto options = requested<SearchOptions>(request);
    const std::filesystem::path trace =
        options.trace.empty() ? std::filesystem::path() : context.writable(options.trace);
    const Answer answer = run(options, context.stop);
    if (!trace.empty())
        writeTrace(recorded(answer, options, context.stop), trace);
    return toJson(answer).dump();
}

} // namespace

Job searchJob() {
    return {"search", addSearch, answerSearch};
}

} // namespace yomi::cli
