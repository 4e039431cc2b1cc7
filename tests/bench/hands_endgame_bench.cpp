// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT

// The published endgames, with the values of all first plays, lines and refutations; and the same
// without the cuts that hold for two players alone.

#include "core/hands/endgame_solver.h"
#include "core/hands/hand_text.h"
#include "core/hands/setup.h"
#include "tests/core/golden_lines.h"

#include <benchmark/benchmark.h>

#include <string>

using namespace yomi::hands;

namespace {

EndgamePosition goldenEndgame(std::size_t id) {
    static const auto lines = yomi::goldenLines("ahead/endgames.jsonl");
    EndgamePosition position{.book = ruleBook(*presetRules("doudizhu"))};
    for (const std::string hand : lines[id]["hands"])
        position.hands.push_back(countTiles(*position.book, parseTiles(*position.book, hand)));
    return position;
}

void publishedEndgame(benchmark::State& run) {
    const EndgamePosition position = goldenEndgame(static_cast<std::size_t>(run.range(0)));
    EndgameAnswer answer;
    for (auto _ : run)
        answer = solveEndgame(position);
    run.counters["nodes"] = static_cast<double>(answer.nodes);
    run.counters["entries"] = static_cast<double>(answer.entries);
    run.counters["nodesWithoutCuts"] =
        static_cast<double>(solveEndgame(position, {.cuts = false}).nodes);
}

} // namespace

BENCHMARK(publishedEndgame)->DenseRange(0, 7)->Unit(benchmark::kMillisecond);
