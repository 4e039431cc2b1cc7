// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "tests/core/tictactoe/golden_check.h"

#include "tests/core/golden_lines.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace golden {

using nlohmann::json;

namespace {

constexpr std::size_t mostDifferences = 5;

std::ifstream opened(const std::string& file) {
    std::ifstream stream(YOMI_GOLDEN_DIR "/tictactoe/" + file);
    if (!stream)
        throw std::runtime_error("golden file missing: " + file);
    return stream;
}

double number(const json& value) {
    constexpr double infinite = std::numeric_limits<double>::infinity();
    if (value.is_string())
        return value == "inf" ? infinite : -infinite;
    return value.get<double>();
}

/// Compares one depth limit of a search with searches.jsonl. Iterations have no table sizes.
bool agrees(const plain::Result& result, const json& expected) {
    return result.nodes == expected.at("nodes") && result.value == expected.at("score") &&
           result.bestMoves == expected.at("bestMoves").get<std::vector<int>>() &&
           result.tableSize == expected.value("tableSize", result.tableSize);
}

bool agrees(const std::vector<plain::Result>& results, const json& expected) {
    if (!expected.at("iterative").get<bool>())
        return results.size() == 1 && agrees(results[0], expected);
    const json& iterations = expected.at("iterations");
    if (results.size() != iterations.size())
        return false;
    for (std::size_t i = 0; i < results.size(); ++i)
        if (results[i].depth != iterations[i].at("depth") || !agrees(results[i], iterations[i]))
            return false;
    return true;
}

plain::Call callOf(const json& line) {
    return {line[1], line[2], line[3], line[4], number(line[5]), number(line[6]), number(line[7])};
}

/// The board before the first call's move.
std::string rootOf(const plain::Call& call) {
    std::string board = call.board;
    board[static_cast<std::size_t>(call.move)] = '.';
    return board;
}

void compareSearches(const Engine& engine, std::vector<std::string>& differences) {
    for (const json& line : yomi::goldenLines("tictactoe/searches.jsonl"))
        for (const json& expected : line.at("searches")) {
            if (expected.at("algorithm") == "minimax")
                continue;
            plain::Search search;
            search.pvs = expected.at("algorithm") == "pvs";
            search.table = expected.at("table");
            search.depth = expected.at("depth");
            search.iterative = expected.at("iterative");
            search.ordering = expected.value("ordering", true);
            if (!agrees(engine(line.at("position"), search), expected))
                differences.push_back(line.at("position").get<std::string>() + " differs from " +
                                      expected.dump());
            if (differences.size() == mostDifferences)
                return;
        }
}

void compareTrace(const Engine& engine, const std::string& name, const json& lines,
                  std::vector<std::string>& differences) {
    const plain::Search search = {.pvs = false, .table = true};
    const std::vector<plain::Call> calls = engine(rootOf(callOf(lines[0])), search)[0].calls;
    if (calls.size() != lines.size())
        differences.push_back(name + " has another number of calls");
    for (std::size_t i = 0; i < std::min(calls.size(), lines.size()); ++i)
        if (!(calls[i] == callOf(lines[i]))) {
            differences.push_back(name + " differs at call " + lines[i].dump());
            return;
        }
}

} // namespace

json jsonOf(const std::string& file) {
    return json::parse(opened(file));
}

std::string digits(const std::vector<int>& squares) {
    std::string text;
    for (const int square : squares)
        text += static_cast<char>('0' + square);
    return text;
}

std::vector<Position> positions() {
    std::ifstream text = opened("all_positions.tsv");
    std::vector<Position> result;
    std::string line;
    std::getline(text, line); // the names of the columns
    while (std::getline(text, line)) {
        std::istringstream columns(line);
        const auto next = [&] {
            std::string column;
            std::getline(columns, column, '\t');
            return column;
        };
        Position position;
        position.board = next();
        position.plies = std::stoi(next());
        position.turn = next();
        position.status = next();
        position.value = std::stoi(next());
        position.bestMoves = next();
        position.fastWinValue = std::stod(next());
        position.fastWinMoves = next();
        position.canonical = next();
        position.articleValue = std::stod(next());
        result.push_back(position);
    }
    return result;
}

std::vector<std::string> differences(const Engine& engine) {
    std::vector<std::string> differences;
    compareSearches(engine, differences);
    const json traces = jsonOf("traces.json");
    for (const std::string name : {"ai_abs_dls_1175", "ai_abs_dls_p08_maxdepth9"})
        compareTrace(engine, name, traces.at(name), differences);
    return differences;
}

} // namespace golden
