// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/timing.h"
#include "core/icefire/board.h"
#include "core/icefire/rules.h"
#include "tests/bench/run_benchmarks.h"
#include "tests/core/icefire/random_play.h"

#include <array>
#include <vector>

using namespace yomi::icefire;

namespace {

/// A player-turn of a random game: the actions that the search would try as one plan.
struct Script {
    State start;
    std::vector<Action> actions;
    std::vector<Command> commands;
};

const std::vector<Script>& scripts() {
    static const std::vector<Script> all = [] {
        std::vector<Script> made;
        Random random(1);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            forEachRandomTurn(seed, 60, [&](const State& state) {
                Script script{state, {}, {}};
                Board board(state);
                for (int i = 0; i < 40; ++i) {
                    const Action action = drawnAction(random, board);
                    if (!board.allows(action) || board.won())
                        continue;
                    script.actions.push_back(action);
                    board.apply(action);
                }
                script.commands = commandsOf(state, script.actions);
                made.push_back(std::move(script));
            });
        }
        return made;
    }();
    return all;
}

std::int64_t actionCount() {
    std::int64_t count = 0;
    for (const Script& script : scripts())
        count += static_cast<std::int64_t>(script.actions.size());
    return count;
}

/// Plays every plan, each action on a copy of the position before it, then discards it.
void playOnCopies() {
    for (const Script& script : scripts()) {
        State state = script.start;
        for (const Command& command : script.commands) {
            State next = state;
            execute(next, command);
            state = std::move(next);
        }
        benchmark::DoNotOptimize(state.income);
    }
}

/// Plays every plan on its board and undoes it.
void playAndTakeBack(std::vector<Board>& boards) {
    std::array<Board::Undo, 64> undos;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        std::size_t applied = 0;
        for (const Action& action : scripts()[i].actions)
            undos[applied++] = boards[i].apply(action);
        benchmark::DoNotOptimize(boards[i]);
        while (applied > 0)
            boards[i].undo(undos[--applied]);
    }
}

void copying(benchmark::State& run) {
    for (auto _ : run)
        playOnCopies();
    run.SetItemsProcessed(run.iterations() * actionCount());
}

void applyAndUndo(benchmark::State& run) {
    std::vector<Board> boards;
    for (const Script& script : scripts())
        boards.emplace_back(script.start);
    for (auto _ : run)
        playAndTakeBack(boards);
    run.SetItemsProcessed(run.iterations() * actionCount());
    run.counters["timesFasterThanCopying"] =
        yomi::measure(9, playOnCopies).median /
        yomi::measure(9, [&] { playAndTakeBack(boards); }).median;
}

} // namespace

BENCHMARK(copying)->Unit(benchmark::kMillisecond);
BENCHMARK(applyAndUndo)->Unit(benchmark::kMillisecond);
int main(int argc, char** argv) {
    return yomi::runBenchmarks(argc, argv);
}
