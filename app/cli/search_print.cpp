// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/search_print.h"

#include "app/cli/text_table.h"
#include "app/cli/wording.h"
#include "core/common/count_text.h"

#include <algorithm>
#include <cmath>
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

void addPosition(Summary& summary, const SearchAnswer& answer) {
    if (answer.game->sizes != BoardSizes::One) {
        const GridSize size = answer.searched.start->size();
        summary.add(Phrase("game"),
                    Sentence("{} {}, {} in a row", answer.game->name, size.text(), size.inARow));
    }
    const std::string position = answer.searched.position;
    summary.add(Phrase("position"),
                position.empty() ? Sentence("the empty board, {} to move", answer.searched.toMove())
                                 : Sentence("{}, {} to move", position, answer.searched.toMove()));
}

void addTime(Summary& summary, const Timing& timing, double nodes) {
    Sentence time = Sentence::verbatim(duration(timing.median));
    if (timing.repeats > 1)
        time = Sentence("{}, median of {} (mean {} ± {})", time, timing.repeats,
                        duration(timing.mean), duration(timing.deviation));
    if (nodes > 0)
        time = Sentence("{}, {} per node", time, duration(timing.median / nodes));
    summary.add(Phrase("time"), time);
}

Sentence searchText(const SearchAnswer& answer) {
    const std::string_view algorithm = nameOf(answer.settings.algorithm),
                           evaluation = *answer.settings.evaluation;
    const search::Iteration& last = answer.result.last();
    return last.isWholeGame
               ? Sentence("{}, {} evaluation, depth {}, to the end", algorithm, evaluation,
                          last.depth)
               : Sentence("{}, {} evaluation, depth {}", algorithm, evaluation, last.depth);
}

Sentence cutsText(const search::Iteration& last) {
    const search::Counters& counters = last.counters;
    const std::string cuts = grouped(counters.cuts);
    const std::string moves = wordedCount(counters.pruned, Phrase("1 move"), Counted("{} moves"));
    if (counters.cuts == 0)
        return Sentence("{} of them, {} pruned", cuts, moves);
    return Sentence("{} of them, {} pruned, {} % by the move tried first", cuts, moves,
                    std::lround(100.0 * static_cast<double>(last.firstMoveCuts) /
                                static_cast<double>(counters.cuts)));
}

Sentence tableText(const search::Iteration& last) {
    const std::string hits =
                          wordedCount(last.counters.tableHits, Phrase("1 hit"), Counted("{} hits")),
                      stores = wordedCount(last.counters.tableStores, Phrase("1 store"),
                                           Counted("{} stores"));
    return last.tableSize == 1
               ? Sentence("{}, {}, 1 entry", hits, stores)
               : Sentence("{}, {}, {} entries", hits, stores, grouped(last.tableSize));
}

void printSummary(const SearchAnswer& answer) {
    const search::Iteration& last = answer.result.last();
    const search::Counters& counters = last.counters;
    Summary summary;
    addPosition(summary, answer);
    summary.add(Phrase("search"), searchText(answer));
    if (!answer.result.finished)
        summary.add(Phrase("time limit"), Sentence("reached; this is the last finished iteration"));
    summary.add(Phrase("value"), Sentence("{} (from {}'s side)", pointsText(answer, last.value),
                                          answer.searched.first));
    summary.add(Phrase("best moves"), moveList(answer, last.bestMoves));
    summary.add(Phrase("best line"), moveList(answer, last.line));
    const std::string nodes = grouped(counters.nodes);
    summary.add(Phrase("nodes"), answer.result.iterations.size() > 1
                                     ? Sentence("{}, {} in all iterations", nodes,
                                                grouped(answer.result.totalNodes()))
                                     : Sentence::verbatim(nodes));
    summary.add(Phrase("leaves"), grouped(counters.leaves));
    summary.add(Phrase("cutoffs"), grouped(counters.cutoffs));
    summary.add(Phrase("cuts"), cutsText(last));
    if (answer.settings.usesTable())
        summary.add(Phrase("table"), tableText(last));
    if (answer.settings.algorithm == search::Algorithm::Pvs)
        summary.add(Phrase("null windows"),
                    Sentence("{}, {} searched again", grouped(counters.nullWindows),
                             grouped(counters.researches)));
    addTime(summary, answer.timing, static_cast<double>(answer.result.totalNodes()));
    summary.print(std::cout);
}

std::string knownText(const search::MoveScore& score) {
    if (const auto exact = score.score())
        return std::to_string(*exact);
    return worded(score.isSearched ? Sentence("{} to {}", score.lower, score.upper)
                                   : Sentence("not searched"));
}

void printScores(const SearchAnswer& answer, const search::MoveScores& scores) {
    const bool areColumns = answer.game->hasColumns();
    const Phrase place = areColumns ? Phrase("column") : Phrase("square"),
                 occupied = areColumns ? Phrase("full") : Phrase("taken");
    TextTable table(wordedAll({place, Phrase("score")}));
    for (const int move : answer.searched.scored) {
        const auto& score = scores.moves[static_cast<std::size_t>(move)];
        table.add({moveText(answer, move), score ? knownText(*score) : worded(occupied)});
    }
    std::cout << '\n';
    table.print(std::cout);
}

void printSolved(const SearchAnswer& answer) {
    const SolverAnswer& solved = *answer.solver;
    Summary summary;
    addPosition(summary, answer);
    const search::Solution& solution = solved.solution;
    summary.add(Phrase("score"),
                solution.score ? Sentence("{} (for the side to move)", *solution.score)
                               : Sentence("{} to {} (for the side to move), when the time was up",
                                          solution.lower, solution.upper));
    if (solution.bestMove)
        summary.add(Phrase("best move"), moveText(answer, *solution.bestMove));
    summary.add(Phrase("nodes"), grouped(static_cast<std::int64_t>(solution.nodes)));
    addTime(summary, solved.timing, static_cast<double>(solution.nodes));
    summary.print(std::cout);
    if (solved.scores)
        printScores(answer, *solved.scores);
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
    TextTable moves(wordedAll({Phrase("move"), Phrase("value"), Phrase("nodes")}));
    for (const search::RootMove& move : answer.result.last().moves)
        moves.add({moveText(answer, move.move), boundedText(answer, move), grouped(move.nodes)});
    std::cout << '\n';
    moves.print(std::cout);
    if (answer.result.iterations.size() == 1)
        return;
    TextTable iterations(
        wordedAll({Phrase("depth"), Phrase("value"), Phrase("nodes"), Phrase("best moves")}));
    for (const search::Iteration& iteration : answer.result.iterations)
        iterations.add({std::to_string(iteration.depth), pointsText(answer, iteration.value),
                        grouped(iteration.counters.nodes), moveList(answer, iteration.bestMoves)});
    std::cout << '\n';
    iterations.print(std::cout);
}

} // namespace yomi::cli
