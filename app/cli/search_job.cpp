// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/files.h"
#include "app/cli/job.h"
#include "app/cli/options.h"
#include "app/cli/search_games.h"
#include "app/cli/search_ladder.h"
#include "app/cli/search_options.h"
#include "app/cli/search_print.h"
#include "app/cli/search_solver.h"
#include "app/cli/wording.h"
#include "core/boards/engine_position.h"
#include "core/common/sentence.h"
#include "core/common/timing.h"
#include "core/connectfour/entry.h"
#include "core/connectfour/ladder_record.h"
#include "core/tree/recording_writer.h"
#include "core/tree/text.h"

#include <iostream>
#include <memory>
#include <sstream>

namespace yomi::cli {

using nlohmann::json;
using search::Settings;

namespace {

/// The common searches, connect four's own, and that of m,n,k.
enum class SearchAlgorithm { Minimax, AlphaBeta, Pvs, Mtdf, Ladder, Solve };
constexpr auto enumNames(SearchAlgorithm) {
    return namesInOrder("minimax", "alpha-beta", "pvs", "mtdf", "ladder", "solve");
}

/// Moves in the game's notation; in a request also a list of numbers or texts.
struct MovesText {
    std::vector<std::string> texts = {}; ///< of each move, or the whole
    bool isList = false;
};

void readValue(const json& value, const std::string& path, MovesText& moves) {
    moves = {.isList = value.is_array()};
    if (moves.isList) {
        for (const json& move : value)
            moves.texts.push_back(move.is_string() ? textAt(move, path)
                                                   : std::to_string(integerAt(move, path, 0, 64)));
        return;
    }
    moves.texts.push_back(textAt(value, path));
    if (moves.texts.front().empty())
        throw FormatError("moves are expected, not \"\"; without any leave it out").at(path);
}

/// Moves as the game's text: connect four's columns have no separators, so each element of a list
/// must be one sign.
std::string movesText(const MovesText& moves, bool isColumns) {
    std::string text;
    for (std::size_t i = 0; i < moves.texts.size(); ++i) {
        const std::string& move = moves.texts[i];
        if (isColumns && moves.isList && move.size() != 1)
            throw InvalidArgument("move {}: \"{}\" is not a column, which is 1 to 9, then a to l.",
                                  i + 1, move);
        text.append(text.empty() || isColumns ? "" : ",").append(move);
    }
    return text;
}

struct SearchOptions {
    tictactoe::Position start = {}; ///< tic-tac-toe's default position
    GameOption game = {};
    SearchStart from = {};
    std::optional<MovesText> moves = {};
    std::optional<SearchAlgorithm> algorithm = {};
    Settings settings = {};
    std::optional<connectfour::MoveOrder> order = {};
    LadderOptions ladder = {};
    std::optional<double> time = {};
    int repeat = 1;
    FileName trace = {};
    std::optional<int> traceLimit = {}; ///< nodes

    template <class Fields>
    void describe(Fields& field) {
        field("game", game, Phrase("Which game"));
        field("size", from.size,
              Phrase("Columns and rows of connectfour (7x6 unless given) or mnk (3x3)"));
        field("in-a-row", from.inARow, Phrase("How many in a row win (connectfour 4, mnk 3)"));
        field("position", from.position,
              Phrase(
                  "A board as programs print it, rows from the top joined by /, ; or line ends, or "
                  "the moves played; standard error shows how it was read"));
        field("to-move", from.toMove,
              Phrase("The side to move, X or O or another sign of the board, "
                     "where the numbers of stones are equal"));
        field("begins", from.begins,
              Phrase("Who begins in tictactoe where nothing else says so, and is "
                     "shown so: o, as in the article, or x"));
        field(
            "moves", moves,
            Phrase(
                "Moves to play from there: 4,0,8 in tictactoe, 4453 in connectfour, b2,a1 in mnk"));
        field(
            "algorithm", algorithm,
            Phrase(
                "Which search; unless given alpha-beta for tictactoe, the ladder for connectfour, "
                "solve for mnk"));
        settings.describeSwitches(field);
        field("order", order, Phrase("Which columns of connectfour are tried first"));
        ladder.describe(field);
        field("time", time, Phrase("Seconds after which the last finished iteration is the answer"),
              {0, 1e9});
        field("repeat", repeat, Phrase("How many times to run, for the timing"), {1, mostRepeats});
        field(
            "trace", trace,
            Phrase(
                "Write every node of the search to this file: FILE.yt as a recording for yomi-cli "
                "trace, any other as JSON Lines; - prints these in place of the answer"));
        field("trace-limit", traceLimit,
              Phrase("Nodes after which the recording ends; 2000000 unless given"),
              {1, search::mostNodesOfAll});
    }

    bool isConnectFour() const { return &*game == &connectfour::gameEntry(); }
    bool isTicTacToe() const { return game->notation == StoneNotation::Numbers; }
    /// Whether the game has a solver that is not the ladder.
    bool hasSolve() const { return game->newSolver && !isConnectFour(); }
    bool namesSolver() const {
        return algorithm == SearchAlgorithm::Ladder || algorithm == SearchAlgorithm::Solve;
    }
    bool isLadder() const {
        return algorithm ? *algorithm == SearchAlgorithm::Ladder : isConnectFour();
    }
    bool isSolve() const { return algorithm ? *algorithm == SearchAlgorithm::Solve : hasSolve(); }
};

/// Names a switch of the common search.
void refuseSettings(Template<std::string> refusal, const Settings& settings) {
    if (const json given = changedFields(settings); !given.empty())
        throw InvalidArgument(refusal, given.begin().key());
}

/// The algorithm and its game: "solve of mnk".
Sentence searchOf(const SearchOptions& options) {
    const SearchAlgorithm algorithm = options.isLadder() ? SearchAlgorithm::Ladder
                                      : options.isSolve()
                                          ? SearchAlgorithm::Solve
                                          : options.algorithm.value_or(SearchAlgorithm::AlphaBeta);
    return Sentence("{} of {}", nameOf(algorithm), options.game->name);
}

[[noreturn]] void refuseTrace(const SearchOptions& options) {
    throw options.isLadder()
        ? InvalidArgument("--trace is not an option of {}, step 13: a recording is made of the "
                          "common search and of the ladder's steps 3 to 12.",
                          searchOf(options))
        : InvalidArgument("--trace is not an option of {}: a recording is made of the common "
                          "search and of the ladder's steps 3 to 12.",
                          searchOf(options));
}

/// Names the first given option that does not belong to the game or to the algorithm.
void validate(const SearchOptions& options) {
    LadderOptions ladderAlone = options.ladder;
    ladderAlone.scores = options.ladder.scores && !options.isSolve();
    if (options.isLadder()) {
        if (!options.isConnectFour())
            throw InvalidArgument("The ladder is connect four's; {} has none.", options.game->name);
        refuseSettings(
            "--{} is not an option of connect four's ladder; choose another algorithm for it.",
            options.settings);
        if (!options.trace.empty() && options.ladder.isOurs())
            refuseTrace(options);
        if (options.order)
            throw InvalidArgument(
                "--order is not an option of connect four's ladder, whose steps have their own.");
    } else if (ladderAlone != LadderOptions()) {
        const std::string name = changedFields(ladderAlone).begin().key();
        throw ladderAlone.scores
            ? InvalidArgument(
                  "--{} is an option of connect four's ladder and of solve alone; {} has none.",
                  name, searchOf(options))
            : InvalidArgument("--{} is an option of connect four's ladder alone; {} has none.",
                              name, searchOf(options));
    }
    if (options.isSolve()) {
        if (!options.hasSolve())
            throw InvalidArgument("The algorithm solve is that of mnk; {} has another.",
                                  options.game->name);
        refuseSettings(
            "--{} is not an option of the algorithm solve; choose another algorithm for it.",
            options.settings);
        if (!options.trace.empty())
            refuseTrace(options);
    }
    if (options.from.begins && !options.isTicTacToe())
        throw InvalidArgument(
            "--begins is an option of tictactoe; in {} the side that begins is shown as o.",
            options.game->name);
    if (options.order && !options.isConnectFour())
        throw InvalidArgument(
            "--order is an option of connect four; the moves of {} are tried in reading order.",
            options.game->name);
    if (options.traceLimit && options.trace.empty())
        throw InvalidArgument("--trace-limit goes with --trace.");
    if (options.time && !(*options.time > 0))
        throw InvalidArgument("--time is more than 0 seconds; {} is not.",
                              (std::ostringstream() << *options.time).str());
}

/// Names a given switch that the requested common search does not use.
void refuseUnused(Settings given, const SearchOptions& options) {
    if (options.isLadder() || options.isSolve())
        return;
    given.algorithm =
        static_cast<search::Algorithm>(options.algorithm.value_or(SearchAlgorithm::AlphaBeta));
    const json all = changedFields(given), used = changedFields(search::usedSettings(given));
    for (const auto& [name, value] : all.items())
        if (!used.contains(name))
            throw name == "null-window"
                ? InvalidArgument(
                      "--{} is not an option of {}; pvs alone has null windows of that width.",
                      name, nameOf(given.algorithm))
                : InvalidArgument(
                      "--{} is not an option of {}, which has no window and cuts nothing.", name,
                      nameOf(given.algorithm));
}

const connectfour::Position& connectFour(const GamePosition& position) {
    return EnginePosition<connectfour::Position>::in(position);
}

Limits limited(const SearchOptions& options, const std::stop_token& stop) {
    Limits limits = {stop, {}};
    if (options.time)
        limits.time = std::chrono::duration_cast<std::chrono::nanoseconds>(
            std::chrono::duration<double>(*options.time));
    return limits;
}

SearchAnswer run(SearchOptions options, const std::stop_token& stop = {}) {
    validate(options);
    if (options.moves)
        options.from.moves = movesText(*options.moves, options.game->hasColumns());
    const Limits limits = limited(options, stop);
    SearchAnswer answer;
    answer.game = options.game;
    answer.searched = options.isTicTacToe()
                          ? searchable(options.start, options.from)
                          : searchable(*options.game, options.from, options.order);
    const GamePosition& start = *answer.searched.start;
    if (options.isLadder()) {
        answer.solver = climb(connectFour(start), options.ladder, options.repeat, limits);
        return answer;
    }
    if (options.isSolve()) {
        const auto solver = options.game->newSolver();
        answer.solver = solvedBy(*solver, start, options.repeat, limits);
        if (options.ladder.scores)
            answer.solver->scores = solver->solveMoves(start, limits);
        return answer;
    }
    if (options.algorithm)
        options.settings.algorithm = static_cast<search::Algorithm>(*options.algorithm);
    answer.asked = options.settings;
    answer.settings =
        search::resolved(answer.asked, options.game->defaults(), start.size().cells());
    // Fills tables and caches before timing.
    const Timing first = measure(
        1, [&] { answer.result = start.analyze(answer.asked, limits); }, stop);
    answer.timing = options.time
                        ? first
                        : measure(
                              options.repeat, [&] { start.search(answer.asked, limits); }, stop);
    return answer;
}

/// A trace and the header of its recording.
struct Recorded {
    tree::Trace trace;
    tree::RecordingHeader header;
    bool sharesImages = false;
};

Recorded recorded(const SearchAnswer& answer, const SearchOptions& options,
                  const std::stop_token& stop = {}) {
    const auto most =
        static_cast<tree::NodeId>(options.traceLimit.value_or(search::usualMostNodes));
    if (options.isLadder()) {
        auto run =
            recordLadder(connectFour(*answer.searched.start),
                         {*options.ladder.step, options.ladder.weak, options.ladder.countOnly},
                         limited(options, stop), most);
        return {std::move(run.trace), std::move(run.header)};
    }
    Settings asked = answer.asked;
    if (!answer.result.finished) // search again only up to what the answer has; takes about as long
        asked.depth = answer.result.last().depth;
    auto run = answer.searched.start->record(asked, {stop, {}}, most);
    return {std::move(run.trace), std::move(run.header), run.sharesImages};
}

/// Writes a recording if the file's name ends like one, else the list of nodes.
void writeTrace(const Recorded& recorded, const std::filesystem::path& path) {
    const tree::Trace& trace = recorded.trace;
    if (path.extension() == ".yt") {
        const auto rules = rulesOf(recorded.header);
        const tree::WrittenGame game{recorded.header, rules.get(), recorded.sharesImages};
        writeFile(path, [&](std::ostream& file) { writeRecording(trace, game, file); });
    } else {
        writeFile(path, [&](std::ostream& file) { writeNodes(trace, file); });
    }
    if (trace.isCutOff)
        std::cerr << worded(trace.nodes.size() == 1
                                ? Sentence("The recording ends at --trace-limit, 1 node; the "
                                           "search went on.")
                                : Sentence("The recording ends at --trace-limit, {} nodes; the "
                                           "search went on.",
                                           trace.nodes.size()))
                  << '\n';
}

/// The options of a file, with or without its search.
SearchOptions optionsIn(const SearchFile& file, bool withSearch) {
    SearchOptions options;
    options.game = file.game;
    options.start = file.start;
    options.from = file.from;
    if (file.search && withSearch) {
        options.settings = *file.search;
        options.algorithm = static_cast<SearchAlgorithm>(file.search->algorithm);
    }
    return options;
}

void addSearch(CLI::App& program) {
    CLI::App* command = program.add_subcommand(
        "search",
        worded(
            Phrase("Search a position of tic-tac-toe, connect four or m,n,k: its value, its best "
                   "moves and the work it takes")));
    const auto asJson = std::make_shared<bool>(false);
    const auto document =
        addDocument(*command, Phrase("A .yomi file with a position of one of the games "
                                     "and its search (options given replace its)"));
    const ShellOptions shell(*command, SearchOptions());
    listNames(*command, games());
    command->add_flag("--json", *asJson, worded(Phrase("Print one JSON object")));
    command->callback([=] {
        SearchOptions options;
        shell.read(options);
        const Settings given = options.settings;
        if (!document->empty()) {
            options = optionsIn(readSearchFile(*document), !options.namesSolver());
            const GameOption game = options.game;
            shell.read(options);
            if (options.game != game)
                throw InvalidArgument("The document is of {}; --game {} is another.", game->name,
                                      options.game->name);
        }
        refuseUnused(given, options);
        const SearchAnswer answer = run(options);
        if (!answer.searched.readAs.empty())
            std::cerr << worded(answer.searched.readAs) << '\n';
        if (options.trace == "-")
            return writeNodes(recorded(answer, options).trace, std::cout);
        if (!options.trace.empty())
            writeTrace(recorded(answer, options), std::string(options.trace));
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
    refuseUnused(options.settings, options);
    const SearchAnswer answer = run(options, context.stop);
    if (!trace.empty())
        writeTrace(recorded(answer, options, context.stop), trace);
    return toJson(answer).dump();
}

} // namespace

Job searchJob() {
    return {"search", addSearch, answerSearch};
}

} // namespace yomi::cli
