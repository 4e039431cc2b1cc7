// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/timing.h"
#include "core/hands/complete_hands.h"
#include "core/hands/deal.h"
#include "core/hands/distance.h"
#include "core/hands/draw_chances.h"
#include "core/hands/millijan.h"
#include "core/hands/partition.h"
#include "core/hands/sampled_chances.h"
#include "core/hands/waits.h"
#include "tests/bench/run_benchmarks.h"

#include <algorithm>
#include <cstdint>
#include <vector>

using namespace yomi::hands;

namespace {

const RuleBook& units() {
    static const RuleBook book = milliJan(standardUnits());
    return book;
}

/// The first deals of 13 tiles at a distance, by seed.
std::vector<Tiles> dealsAt(int draws, std::size_t count) {
    std::vector<Tiles> hands;
    for (std::uint64_t seed = 0; hands.size() < count; ++seed) {
        const Tiles hand = countTiles(units(), deal(units(), units().fullHand(), seed));
        if (distance(units(), hand)->draws == draws)
            hands.push_back(hand);
    }
    return hands;
}

/// Processor time of a call for each hand, in milliseconds: median and worst.
template <class Call>
void reportTimes(benchmark::State& run, const std::vector<Tiles>& hands, Call&& call) {
    std::vector<double> times;
    for (auto _ : run) {
        times.clear();
        for (const Tiles& hand : hands)
            times.push_back(1e3 * yomi::processorTime([&] { call(hand); }, 1));
    }
    std::ranges::sort(times);
    run.counters["medianMilliseconds"] = times[times.size() / 2];
    run.counters["worstMilliseconds"] = times.back();
}

/// Best play for all discards, one measure.
void best(benchmark::State& run, DrawMeasure measure, int draws, int away) {
    const auto hands = dealsAt(away, away == 1 || draws == 5 ? 3 : 9);
    const BestOptions options{.chance = measure == DrawMeasure::Chance,
                              .points = measure == DrawMeasure::Points};
    std::int64_t most = 0;
    reportTimes(run, hands, [&](const Tiles& hand) {
        most = std::max(most, bestChances(units(), hand, {}, {}, draws, options).states);
    });
    run.counters["mostStates"] = static_cast<double>(most);
}

void listing(benchmark::State& run, int draws) {
    std::vector<Tiles> hands;
    for (const int away : {2, 3, 4})
        for (const Tiles& hand : dealsAt(away, 5))
            hands.push_back(hand);
    std::size_t most = 0;
    reportTimes(run, hands, [&](const Tiles& hand) {
        const auto found =
            completeHands(units(), hand, wallOf(units(), hand, {}), {}, draws, 10'000'000);
        most = std::max(most, found->size());
    });
    run.counters["mostHands"] = static_cast<double>(most);
}

/// The chance within two draws by the definition.
double plainTwoDraws(const Tiles& hand, const Tiles& wall) {
    double sum = 0;
    for (const auto [first, copies] : wall) {
        Tiles full = hand, rest = wall;
        full.add(first);
        rest.take(first);
        double most = completePartition(units(), full) ? rest.total() : 0;
        for (const auto [discard, held] : full) {
            if (most == rest.total())
                break;
            Tiles next = full;
            next.take(discard);
            double met = 0;
            for (const auto [second, left] : rest) {
                Tiles last = next;
                last.add(second);
                met += completePartition(units(), last) ? left : 0;
            }
            most = std::max(most, met);
        }
        sum += copies * most / rest.total();
    }
    return sum / wall.total();
}

void twoDraws(benchmark::State& run) {
    const auto hands = dealsAt(2, 5);
    const auto engine = [&] {
        for (const Tiles& hand : hands)
            benchmark::DoNotOptimize(bestChances(units(), hand, {}, {}, 2));
    };
    for (auto _ : run)
        engine();
    const double plain = yomi::processorTime(
        [&] {
            for (const Tiles& hand : hands) {
                for (const auto [discard, copies] : hand) {
                    Tiles rest = hand;
                    rest.take(discard);
                    benchmark::DoNotOptimize(plainTwoDraws(rest, wallOf(units(), hand, {})));
                }
            }
        },
        1);
    run.counters["timesFasterThanPlainRecursion"] = plain / yomi::processorTime(engine, 1);
}

/// Playouts of 20 draws for a hand of 12.
void playouts(benchmark::State& run) {
    Tiles hand = dealsAt(3, 1).front();
    hand.take(hand.lowest());
    constexpr int samples = 20;
    for (auto _ : run)
        benchmark::DoNotOptimize(sampledChances(units(), hand, {}, {}, 20, {.samples = samples}));
    run.SetItemsProcessed(run.iterations() * samples);
}

void registerBest(DrawMeasure measure, int draws, int away) {
    const std::string name = "best " + std::string(yomi::nameOf(measure)) + ", " +
                             std::to_string(draws) + " draws, distance " + std::to_string(away);
    benchmark::RegisterBenchmark(name.c_str(), best, measure, draws, away)
        ->Unit(benchmark::kMillisecond)
        ->Iterations(1);
}

const bool registered = [] {
    for (const DrawMeasure measure : yomi::enumerators<DrawMeasure>) {
        for (const auto [draws, away] :
             {std::pair(2, 1), std::pair(2, 2), std::pair(3, 1), std::pair(3, 2), std::pair(3, 3),
              std::pair(4, 1), std::pair(4, 2), std::pair(4, 3), std::pair(5, 2), std::pair(5, 3),
              std::pair(5, 4)})
            registerBest(measure, draws, away);
    }
    return true;
}();

} // namespace

BENCHMARK_CAPTURE(listing, 3 draws, 3)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK_CAPTURE(listing, 4 draws, 4)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK_CAPTURE(listing, 5 draws, 5)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(twoDraws)->Unit(benchmark::kMillisecond);
BENCHMARK(playouts)->Unit(benchmark::kMillisecond)->Iterations(1);
