// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/fields.h"
#include "core/connectfour/search.h"
#include "core/mnk/search.h"
#include "core/tictactoe/search.h"
#include "tests/core/golden_lines.h"
#include "tests/run_tests.h"

#include <QTest>

using namespace yomi;
using nlohmann::json;
using search::SearchResult;
using search::Settings;

namespace {

Settings settingsOf(const json& line) {
    json options = line.at("search");
    options.erase("order"); // connect four's own
    if (options.value("iterative", false) && options.at("algorithm") == "alpha-beta" &&
        !options.contains("table"))
        options["no-ordering"] = true; // without a table there is no ordering
    Settings settings;
    readFields(ObjectReader(options), settings);
    return settings;
}

template <class Number>
json numbers(const SearchResult& result, Number&& number) {
    json list = json::array();
    for (const search::Iteration& iteration : result.iterations)
        list.push_back(number(iteration));
    return list;
}

/// The counters of the last iteration that the line has, by its names.
std::map<std::string, json> factsOf(const SearchResult& result) {
    const search::Counters& last = result.last().counters;
    return {
        {"nodes", numbers(result, [](const auto& each) { return each.counters.nodes; })},
        {"value", numbers(result,
                          [&](const auto& each) {
                              return search::points(each.value, result.stepsPerPoint);
                          })},
        {"passes", numbers(result, [](const auto& each) { return each.passes; })},
        {"leaves", last.leaves},
        {"cutoffs", last.cutoffs},
        {"cuts", last.cuts},
        {"tableHits", last.tableHits},
        {"tableStores", last.tableStores},
        {"nullWindows",
         numbers(result, [](const auto& each) { return each.counters.nullWindows; })},
        {"researches", numbers(result, [](const auto& each) { return each.counters.researches; })},
        {"bestMoves", result.last().bestMoves},
        {"pv", result.last().line},
    };
}

/// The difference between a line of golden data and a result, as a sentence; empty if they agree.
QString difference(const json& expected, const SearchResult& result) {
    for (const auto& [name, value] : factsOf(result))
        if (expected.contains(name) && expected.at(name) != value)
            return QString::fromStdString(name + " is " + value.dump() + ", not " +
                                          expected.at(name).dump() + " in " + expected.dump());
    return {};
}

void compareTicTacToe(const std::string& file) {
    int lines = 0;
    for (const json& line : goldenLines("games/" + file)) {
        const tictactoe::Position position =
            tictactoe::parsePosition(line.at("position").get<std::string>());
        QCOMPARE(difference(line, tictactoe::analyzePosition(position, settingsOf(line))),
                 QString());
        ++lines;
    }
    QVERIFY(lines > 10);
}

} // namespace

class TestSearchGolden : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ticTacToeRoots() { compareTicTacToe("tictactoe_roots.jsonl"); }
    void ticTacToeNullWindows() { compareTicTacToe("tictactoe_null_windows.jsonl"); }
    void ticTacToeFeatures() { compareTicTacToe("tictactoe_features.jsonl"); }

    void newGames() {
        for (const json& line : goldenLines("games/search.jsonl")) {
            if (isSanitized && line.at("nodes").back() > 20'000)
                continue;
            const auto position = line.at("position").get<std::string>();
            const auto size = line.at("size").get<std::string>();
            const int inARow = line.at("inARow");
            const auto order = line.at("search").value("order", "left");
            SearchResult result;
            std::string bestMove;
            if (line.at("game") == "mnk") {
                const mnk::Size board = parseSize<mnk::Size>(size, inARow);
                result = mnk::searchPosition(mnk::parsePosition(position, board), settingsOf(line));
                bestMove = mnk::moveText(board, result.last().bestMoves.front());
            } else {
                const auto read = connectfour::parsePosition(
                    position, parseSize<connectfour::Size>(size, inARow));
                const connectfour::Position ordered(read.size(), read.mover(), read.stones(),
                                                    order == "left"
                                                        ? connectfour::MoveOrder::Left
                                                        : connectfour::MoveOrder::Centre);
                result = connectfour::searchPosition(ordered, settingsOf(line));
                bestMove = connectfour::moveText(result.last().bestMoves.front());
            }
            QCOMPARE(difference(line, result), QString());
            if (line.contains("bestMove"))
                QCOMPARE(bestMove, line.at("bestMove").get<std::string>());
        }
    }
};

YOMI_TESTS(TestSearchGolden)
#include "test_golden.moc"
