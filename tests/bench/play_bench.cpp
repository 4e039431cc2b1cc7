// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The waiting times when playing connect four on 7×6: the engine's answer at depth 8 should come
// within 100 ms, and the comment on a move with more than 20 stones on the board within 1 s.
#include "core/connectfour/position.h"
#include "tests/bench/gui_benchmarks.h"
#include "ui/connectfour/rules.h"
#include "ui/games/game_search_document.h"
#include "ui/games/play_engine.h"
#include "ui/games/stone_game.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <optional>

using namespace yomi::ui;
using namespace yomi::ui::games;
using yomi::ui::connectfour::Rules;

namespace {

using ConnectFourDocument = GameSearchDocument<StoneGame<Rules>>;
using Clock = std::chrono::steady_clock;

ConnectFourDocument& documentOf(const std::string& position) {
    static ConnectFourDocument document;
    document.load({{"size", "7x6"}, {"inARow", 4}, {"position", position}});
    return document;
}

/// Positions with more than 20 stones, from the set that takes longest to solve among those.
std::vector<std::string> lateMiddles() {
    std::ifstream file(YOMI_GOLDEN_DIR "/games/connectfour/middle-medium.txt");
    std::vector<std::string> positions;
    constexpr std::size_t fewestStones = 21;
    int score = 0;
    for (std::string moves; file >> moves >> score;)
        if (moves.size() >= fewestStones)
            positions.push_back(moves);
    return positions;
}

void answer(benchmark::State& state, const char* position) {
    const ConnectFourDocument& document = documentOf(position);
    const Settings settings = playSettings(document.face(), 8);
    for (auto run : state)
        benchmark::DoNotOptimize(chooseMove(document.root(), settings, {}));
}

/// Each position's first move; the counter shows the slowest.
void comment(benchmark::State& state) {
    const std::vector<std::string> positions = lateMiddles();
    std::chrono::duration<double> worst{};
    std::size_t next = 0;
    int estimates = 0;
    for (auto run : state) {
        const std::string& moves = positions[next++ % positions.size()];
        const ConnectFourDocument& document = documentOf(moves);
        const SearchRoot root = document.root();
        auto position = yomi::connectfour::parsePosition(moves);
        const bool firstToMove = position.firstToMove();
        const auto move = static_cast<Move>(*position.moves().begin());
        position.make(move);
        std::optional<SearchRoot> after;
        if (position.ended() == yomi::search::Ended::No)
            after = documentOf(moves + yomi::connectfour::moveText(move)).root();
        const Clock::time_point begin = Clock::now();
        const MoveComment told =
            commentOn(move, root, after, document.face(), firstToMove, 8, commentTime, {});
        worst = std::max<std::chrono::duration<double>>(worst, Clock::now() - begin);
        estimates += told.kind == CommentKind::EstimateOnly ? 1 : 0;
    }
    state.counters["worst_s"] = worst.count();
    state.counters["unsolved"] = estimates;
}

BENCHMARK_CAPTURE(answer, empty, "")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(answer, opening, "44455")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(answer, middle, "4444435331")->Unit(benchmark::kMillisecond);
BENCHMARK(comment)->Unit(benchmark::kMillisecond)->Iterations(500);

} // namespace

int main(int argc, char** argv) {
    return runGuiBenchmarks(argc, argv);
}
