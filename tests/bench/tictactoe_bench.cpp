// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/timing.h"
#include "core/tictactoe/document_json.h"
#include "core/tictactoe/run_search.h"
#include "core/tictactoe/search.h"
#include "tests/bench/run_benchmarks.h"

#include <array>
#include <ctime>
#include <string>

using namespace yomi::tictactoe;

namespace {

/// The searches of the article, from the start: 549,945, 30,709, 1175 and 1165 nodes, and 2663 in
/// nine iterations of which the last has 545.
struct Named {
    const char* name;
    Settings settings;
};
const Named searches[] = {
    {"minimax", {.algorithm = Algorithm::Minimax}},
    {"alphaBeta", {}},
    {"alphaBetaTable", {.table = true}},
    {"pvs", {.algorithm = Algorithm::Pvs}},
    {"pvsIterative", {.algorithm = Algorithm::Pvs, .iterative = true}},
};

Settings on(Settings settings, BoardKind board, Update update) {
    settings.board = board;
    settings.update = update;
    return settings;
}

/// The median processor time of batches, sized so that even the smallest search takes a
/// millisecond.
template <class Work>
double nanosecondsPerNode(double nodes, Work&& work) {
    const int runs = nodes > 10'000 ? 1 : 100;
    std::array<double, 9> ticks;
    for (double& each : ticks) {
        const std::clock_t start = std::clock();
        for (int run = 0; run < runs; ++run)
            benchmark::DoNotOptimize(work());
        each = static_cast<double>(std::clock() - start);
    }
    return yomi::summarize(ticks).median * 1e9 / CLOCKS_PER_SEC / (runs * nodes);
}

double nanosecondsPerNode(const Settings& settings) {
    const auto work = [&] {
        return searchPosition({}, settings);
    };
    return nanosecondsPerNode(static_cast<double>(work().totalNodes()), work);
}

/// Prints the nodes and three ratios, each measured together with this search: its time per node to
/// plain minimax's on the same board, to the same search on a copied record board, and copying to
/// unmaking.
void searchStart(benchmark::State& run, const Settings& settings) {
    for (auto _ : run)
        benchmark::DoNotOptimize(searchPosition({}, settings));
    const double own = nanosecondsPerNode(settings);
    const double minimax =
        nanosecondsPerNode(on({.algorithm = Algorithm::Minimax}, settings.board, settings.update));
    const double copied = nanosecondsPerNode(on(settings, BoardKind::Heap, Update::Copy));
    run.counters["nodes"] = static_cast<double>(searchPosition({}, settings).totalNodes());
    run.counters["nsPerNode"] = own;
    run.counters["toMinimax"] = own / minimax;
    run.counters["fasterThanRecordCopy"] = copied / own;
    if (settings.update == Update::Unmake)
        run.counters["copyToUnmake"] =
            nanosecondsPerNode(on(settings, settings.board, Update::Copy)) / own;
}

/// The article's own measurement of PVS: only the last of the nine iterations, 545 nodes, ordered
/// by the table of the previous one.
void orderedPvs(benchmark::State& run) {
    NoTrace nobody;
    Bitboard board{Position()};
    const auto before =
        runSearch(board, {.algorithm = Algorithm::Pvs, .iterative = true, .depth = 7}, {}, nobody);
    const auto last = [&] {
        return runSearch(board, {.algorithm = Algorithm::Pvs}, {}, nobody, &before.table).result;
    };
    for (auto _ : run)
        benchmark::DoNotOptimize(last());
    const auto nodes = static_cast<double>(last().totalNodes());
    const double own = nanosecondsPerNode(nodes, last);
    run.counters["nodes"] = nodes;
    run.counters["nsPerNode"] = own;
    run.counters["toMinimax"] = own / nanosecondsPerNode({.algorithm = Algorithm::Minimax});
}

void recordMinimax(benchmark::State& run) {
    const Settings settings = {.algorithm = Algorithm::Minimax};
    std::size_t bytes = 0, nodes = 0;
    for (auto _ : run) {
        const yomi::tree::Trace trace = recordPosition({}, settings).trace;
        nodes = trace.nodes.size();
        bytes = trace.nodes.capacity() * sizeof(yomi::tree::TraceNode) +
                trace.events.capacity() * sizeof(yomi::tree::Event);
    }
    run.counters["nodes"] = static_cast<double>(nodes);
    run.counters["mebibytes"] = static_cast<double>(bytes) / (1 << 20);
}

void registerAll() {
    for (const BoardKind board : {BoardKind::Bitboard, BoardKind::Heap})
        for (const Update update : {Update::Unmake, Update::Copy})
            for (const auto& [each, settings] : searches) {
                const std::string title = std::string(each) + "/" +
                                          std::string(yomi::nameOf(board)) + "/" +
                                          std::string(yomi::nameOf(update));
                benchmark::RegisterBenchmark(title.c_str(), searchStart,
                                             on(settings, board, update))
                    ->Unit(benchmark::kMicrosecond)
                    ->MinTime(0.05);
            }
    benchmark::RegisterBenchmark("pvsOrdered545/bitboard/unmake", orderedPvs)
        ->Unit(benchmark::kMicrosecond);
    benchmark::RegisterBenchmark("recordTheWholeTree", recordMinimax)
        ->Unit(benchmark::kMillisecond);
}

} // namespace

int main(int argc, char** argv) {
    registerAll();
    return yomi::runBenchmarks(argc, argv);
}
