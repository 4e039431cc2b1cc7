// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/splitdamage/hits/exact.h"
#include "core/splitdamage/hits/instructions.h"
#include "core/splitdamage/hits/odds_json.h"
#include "core/splitdamage/hits/reference.h"
#include "tests/bench/run_benchmarks.h"

#include <array>
#include <numeric>
#include <string>
#include <vector>

using namespace yomi::splitdamage;
using yomi::processorTime;

namespace {

const std::vector<int> articleLives = {4, 5, 6, 7, 8};
constexpr int articleHits = 10;

/// A full board of consecutive lives, with a goal of all three kinds.
Request fullBoard(int leastLife, int hits) {
    Request request{std::vector<int>(mostTargets), hits, std::vector<Goal>(mostTargets)};
    std::iota(request.hitsToKill.begin(), request.hitsToKill.end(), leastLife);
    for (std::size_t i = 0; i < request.goals.size(); ++i)
        request.goals[i] = static_cast<Goal>(i % 3);
    return request;
}

/// One method of the article, and how much faster the engine is on the same board: for kill odds
/// only, and for all odds including distributions, number of dead and normalization.
template <class Real>
void article(benchmark::State& run, ReferenceMethod method) {
    std::int64_t branches = 0;
    for (auto _ : run)
        branches = referenceOdds<Real>(articleLives, articleHits, method).branches;
    constexpr int repeats = 2000;
    const double reference =
        processorTime([&] { referenceOdds<Real>(articleLives, articleHits, method); }, 3);
    run.counters["branches"] = static_cast<double>(branches);
    run.counters["killOddsTimesFaster"] =
        reference / processorTime([] { killOdds(articleLives, articleHits); }, repeats);
    run.counters["allOddsTimesFaster"] =
        reference / processorTime(
                        [] {
                            analyze({articleLives, articleHits, {}});
                        },
                        repeats);
}

void articleKillOdds(benchmark::State& run, Instructions instructions) {
    for (auto _ : run)
        benchmark::DoNotOptimize(killOdds(articleLives, articleHits, instructions));
    run.counters["nodes"] = killOdds(articleLives, articleHits).nodes;
}

void allOdds(benchmark::State& run, const Request& request, Instructions instructions) {
    for (auto _ : run)
        benchmark::DoNotOptimize(analyze(request, instructions, {}));
    run.counters["nodes"] = analyze(request).nodes;
    const auto cost = [instructions](const Request& asked, int repeats) {
        return processorTime([&] { analyze(asked, instructions, {}); }, repeats);
    };
    run.counters["timesArticleBoard"] =
        cost(request, 20) / cost({articleLives, articleHits, {}}, 2000);
}

void curvesAlone(benchmark::State& run, const Request& request) {
    for (auto _ : run)
        benchmark::DoNotOptimize(curves(request));
    run.counters["nodes"] = curves(request).nodes;
}

/// An answer as text, as a batch writes it for each board.
void answerText(benchmark::State& run) {
    const Odds odds = analyze({articleLives, articleHits, {}});
    const std::vector<std::string> names(articleLives.size(), "Minion");
    const auto write = [&] {
        yomi::JsonWriter out;
        out.beginObject();
        writeMembers(out, odds, names, {});
        out.endObject();
        return out.text();
    };
    for (auto _ : run)
        benchmark::DoNotOptimize(write());
    constexpr int repeats = 2000;
    run.counters["timesEngine"] =
        processorTime([&] { benchmark::DoNotOptimize(write()); }, repeats) /
        processorTime(
            [] {
                analyze({articleLives, articleHits, {}});
            },
            repeats);
}

void exactFractions(benchmark::State& run, const Request& request) {
    for (auto _ : run)
        benchmark::DoNotOptimize(exactOdds(request));
    run.counters["states"] = static_cast<double>(exactOdds(request).states);
}

void registerAll() {
    for (const ReferenceMethod method : yomi::enumerators<ReferenceMethod>) {
        const std::string name = "article/" + std::string(yomi::nameOf(method));
        benchmark::RegisterBenchmark((name + "/float").c_str(), article<float>, method)
            ->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark((name + "/double").c_str(), article<double>, method)
            ->Unit(benchmark::kMillisecond);
    }
    const Request articleBoard{articleLives, articleHits, {}};
    benchmark::RegisterBenchmark("article/exact", exactFractions, articleBoard)
        ->Unit(benchmark::kMicrosecond);
    benchmark::RegisterBenchmark("article/text", answerText)->Unit(benchmark::kMicrosecond);
    for (const Instructions instructions : {bestInstructions(), Instructions::Baseline}) {
        const std::string suffix = instructions == Instructions::Baseline ? "/baseline" : "/best";
        benchmark::RegisterBenchmark(("article/killOdds" + suffix).c_str(), articleKillOdds,
                                     instructions)
            ->Unit(benchmark::kMicrosecond);
        benchmark::RegisterBenchmark(("article/allOdds" + suffix).c_str(), allOdds, articleBoard,
                                     instructions)
            ->Unit(benchmark::kMicrosecond);
        // The slowest random boards had lives just below the number of hits.
        for (const auto& [name, request] : {std::pair("15-30, 60 hits", fullBoard(15, 60)),
                                            std::pair("15-30, 200 hits", fullBoard(15, 200)),
                                            std::pair("slowest, 60 hits", fullBoard(44, 60)),
                                            std::pair("slowest, 200 hits", fullBoard(181, 200))})
            benchmark::RegisterBenchmark((std::string("full/") + name + suffix).c_str(), allOdds,
                                         request, instructions)
                ->Unit(benchmark::kMillisecond);
    }
    benchmark::RegisterBenchmark("full/15-30, 200 hits/curves", curvesAlone, fullBoard(15, 200))
        ->Unit(benchmark::kMillisecond);
}

} // namespace

int main(int argc, char** argv) {
    registerAll();
    return yomi::runBenchmarks(argc, argv);
}
