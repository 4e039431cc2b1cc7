// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/search_print.h"

#include "app/cli/text_table.h"
#include "app/cli/wording.h"
#include "core/common/count_text.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <sstream>

namespace yomi::cli {

using nlohmann::json;

namespace {

json gameToJson(const SearchAnswer& answer) {
    json all = {{"game", answer.game->name},
                {"size", answer.searched.start->size().text()},
                {"inARow", answer.searched.start->size().inARow},
                {"position", answer.searched.position}};
    if (answer.searched.first == "X")
        all["begins"] = nameOf(tictactoe::Begins::X);
    if (!answer.searched.readAs.empty())
        all["readAs"] = answer.searched.readAs.english();
    return all;
}

int signOf(const SearchAnswer& answer) {
    return answer.searched.start->firstToMove() ? 1 : -1;
}

json toJson(const SolverAnswer& solved, const SearchAnswer& answer) {
    const search::Solution& solution = solved.solution;
    json all = {{"finished", solution.score.has_value()},
                {"score", solution.score ? json(*solution.score) : json()},
                {"value", solution.score ? json(signOf(answer) * *solution.score) : json()},
                {"nodes", solution.nodes},
                {"seconds", search::secondsToJson(solved.timing)},
                {"nodesPerSecond", static_cast<double>(solution.nodes) / solved.timing.median}};
    if (!solution.score)
        all.update({{"lower", solution.lower}, {"upper", solution.upper}});
    if (solution.bestMove)
        all["bestMoves"] = {answer.searched.moves.toJson(*solution.bestMove)};
    if (solved.isCounted)
        all["countOnly"] = true;
    if (!solved.scores)
        return all;
    const search::MoveScores& scores = *solved.scores;
    all.update(search::toJson(scores, answer.searched.moves));
    all["scoreNodes"] = scores.nodes;
    if (!scores.areKnown())
        return all;
    json& best = all["bestMoves"] = json::array();
    for (const int move : answer.searched.scored)
        if (const auto& score = scores.moves[static_cast<std::size_t>(move)];
            score && score->lower == scores.lower())
            best.push_back(answer.searched.moves.toJson(move));
    return all;
}

json resultToJson(const SearchAnswer& answer) {
    json all = search::toJson(answer.result, answer.settings, answer.searched.moves, answer.timing);
    if (answer.settings.root != search::Root::Every)
        return all;
    const auto& moves = answer.result.last().moves;
    const search::MoveForm& form = answer.searched.moves;
    json& scores = all["scores"] = json::array();
    for (const int move : answer.searched.scored) {
        const auto found = std::ranges::find(moves, move, &search::RootMove::move);
        scores.push_back(
            {{form.key, form.toJson(move)},
             {"score", found == moves.end() ? json()
                                            : search::pointsToJson(signOf(answer) * found->value,
                                                                   answer.result.stepsPerPoint)}});
    }
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

std::string moveText(const SearchAnswer& answer, int move) {
    const json text = answer.searched.moves.toJson(move);
    return text.is_string() ? text.get<std::string>() : text.dump();
}

std::string moveList(const SearchAnswer& answer, const std::vector<int>& moves) {
    std::string list;
    for (const int move : moves)
        list.append(list.empty() ? "" : " ").append(moveText(answer, move));
    return list;
}

std::string pointsText(const SearchAnswer& answer, search::Score score) {
    return number(search::points(score, answer.result.stepsPerPoint));
}

/// With the sign of a bound: ≥ for a lower one.
std::string boundedText(const SearchAnswer& answer, const search::RootMove& move) {
    const char* const sign = move.bound == tree::BoundKind::Lower   ? "≥ "
                             : move.bound == tree::BoundKind::Upper ? "≤ "
                                                                    : "";
    return sign + pointsText(answer, move.value);
}

void printPosition(const SearchAnswer& answer) {
    if (answer.game->sizes != BoardSizes::One) {
        const GridSize size = answer.searched.start->size();
        line("game") << answer.game->name << " " << size.text() << ", " << size.inARow
                     << " in a row\n";
    }
    const std::string position = answer.searched.position;
    line("position") << (position.empty() ? "the empty board" : position) << ", "
                     << answer.searched.toMove() << " to move\n";
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

void printSummary(const SearchAnswer& answer) {
    const search::Iteration& last = answer.result.last();
    const search::Counters& counters = last.counters;
    printPosition(answer);
    line("search") << nameOf(answer.settings.algorithm) << ", "
                   << nameOf(*answer.settings.evaluation) << " evaluation, depth " << last.depth
                   << (last.isWholeGame ? ", to the end\n" : "\n");
    if (!answer.result.finished)
        line("time limit") << "reached; this is the last finished iteration\n";
    line("value") << pointsText(answer, last.value) << " (from " << answer.searched.first
                  << "'s side)\n";
    line("best moves") << moveList(answer, last.bestMoves) << '\n';
    line("line") << moveList(answer, last.line) << '\n';
    line("nodes") << grouped(counters.nodes);
    if (answer.result.iterations.size() > 1)
        std::cout << ", " << grouped(answer.result.totalNodes()) << " in all iterations";
    std::cout << '\n';
    line("leaves") << grouped(counters.leaves) << '\n';
    line("cutoffs") << grouped(counters.cutoffs) << '\n';
    line("cuts") << grouped(counters.cuts) << " of them, "
                 << counted(counters.pruned, "move", "moves") << " pruned";
    if (counters.cuts > 0)
        std::cout << ", "
                  << std::lround(100.0 * static_cast<double>(last.firstMoveCuts) /
                                 static_cast<double>(counters.cuts))
                  << " % by the move tried first";
    std::cout << '\n';
    if (answer.settings.usesTable())
        line("table") << counted(counters.tableHits, "hit", "hits") << ", "
                      << counted(counters.tableStores, "store", "stores") << ", "
                      << counted(last.tableSize, "entry", "entries") << '\n';
    if (answer.settings.algorithm == search::Algorithm::Pvs)
        line("null windows") << grouped(counters.nullWindows) << ", "
                             << grouped(counters.researches) << " searched again\n";
    printTime(answer.timing, static_cast<double>(answer.result.totalNodes()));
}

std::string knownText(const search::MoveScore& score) {
    if (const auto exact = score.score())
        return std::to_string(*exact);
    return score.isSearched ? std::to_string(score.lower) + " to " + std::to_string(score.upper)
                            : "not searched";
}

void printSolved(const SearchAnswer& answer) {
    const SolverAnswer& solved = *answer.solver;
    printPosition(answer);
    const search::Solution& solution = solved.solution;
    if (solution.score)
        line("score") << *solution.score << " (for the side to move)\n";
    else
        line("score") << solution.lower << " to " << solution.upper
                      << " (for the side to move), when the time was up\n";
    if (solution.bestMove)
        line("best move") << moveText(answer, *solution.bestMove) << '\n';
    line("nodes") << grouped(static_cast<std::int64_t>(solution.nodes)) << '\n';
    printTime(solved.timing, static_cast<double>(solution.nodes));
    if (!solved.scores)
        return;
    const bool areColumns = answer.game->hasColumns();
    TextTable table({areColumns ? "column" : "square", "score"});
    for (const int move : answer.searched.scored) {
        const auto& score = solved.scores->moves[static_cast<std::size_t>(move)];
        table.add({moveText(answer, move), score        ? knownText(*score)
                                           : areColumns ? "full"
                                                        : "taken"});
    }
    std::cout << '\n';
    table.print(std::cout);
}

} // namespace

json toJson(const SearchAnswer& answer) {
    json all = answer.solver ? toJson(*answer.solver, answer) : resultToJson(answer);
    all.update(gameToJson(answer));
    return all;
}

void print(const SearchAnswer& answer) {
    if (answer.solver)
        return printSolved(answer);
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

} // namespace yomi::cli
