// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT

// The packed counter beside the arrays it replaces: one hand against many melds, as a search asks.
// This file is compiled without vectorisation (CMakeLists.txt), as the source article's language
// compiles its loops; "ns" is the time of one operation. All melds are contained, so that no loop
// can end early.

#include "core/common/timing.h"
#include "core/hands/array_counter.h"
#include "core/hands/packed_counter.h"

#include <benchmark/benchmark.h>

#include <random>
#include <vector>

using namespace yomi::hands;

namespace {

constexpr int meldCount = 1024;

/// A hand and melds that are all in it.
template <class Counter>
struct Problem {
    Counter hand{};
    std::vector<Counter> melds = std::vector<Counter>(meldCount);
    std::vector<Counter> rests = melds;
};

/// Four copies of each of the first `kinds` kinds and random melds of up to two.
template <class Counter, class Add>
Problem<Counter> randomProblem(int kinds, Add&& add) {
    std::mt19937 random(1);
    Problem<Counter> problem;
    for (int kind = 0; kind < kinds; ++kind) {
        add(problem.hand, kind, 4);
        for (Counter& meld : problem.melds)
            add(meld, kind, static_cast<int>(random() % 3));
    }
    return problem;
}

Problem<ArrayCounter> arrays() {
    return randomProblem<ArrayCounter>(15, [](ArrayCounter& counter, int kind, int copies) {
        counter[static_cast<std::size_t>(kind)] = copies;
    });
}

template <int Kinds>
Problem<PackedCounter<Kinds>> packed() {
    return randomProblem<PackedCounter<Kinds>>(
        Kinds,
        [](PackedCounter<Kinds>& counter, int kind, int copies) { counter.add(kind, copies); });
}

// Never inlined, so that a reference and the engine's ratio to it are the same code.

/// How many melds are contained; the compiler does not see that it is all of them.
template <class Counter, class Contains>
[[gnu::noinline]] void countContained(Problem<Counter>& problem, Contains&& contained) {
    benchmark::DoNotOptimize(problem.hand);
    int count = 0;
#pragma GCC unroll 4
    for (const Counter& meld : problem.melds)
        count += contained(problem.hand, meld);
    benchmark::DoNotOptimize(count);
}

template <class Counter, class Remove>
[[gnu::noinline]] void removeAll(Problem<Counter>& problem, Remove&& removed) {
    benchmark::DoNotOptimize(problem.hand);
#pragma GCC unroll 4
    for (std::size_t i = 0; i < meldCount; ++i)
        removed(problem.rests[i], problem.hand, problem.melds[i]);
    benchmark::DoNotOptimize(problem.rests.data());
    benchmark::ClobberMemory();
}

// One operation of each kind, in the shape that the two loops above take.
const auto isContained = [](const auto& hand, const auto& meld) {
    return contains(hand, meld);
};
const auto isContainedLoop = [](const ArrayCounter& hand, const ArrayCounter& meld) {
    return containsLoop(hand, meld);
};
const auto isContainedUnrolled = [](const ArrayCounter& hand, const ArrayCounter& meld) {
    return containsUnrolled(hand, meld);
};
const auto takeOut = [](auto& rest, const auto& hand, const auto& meld) {
    rest = remove(hand, meld);
};
const auto takeOutLoop = [](ArrayCounter& rest, const ArrayCounter& hand,
                            const ArrayCounter& meld) {
    rest = hand;
    removeLoop(rest, meld);
};
const auto takeOutUnrolled = [](ArrayCounter& rest, const ArrayCounter& hand,
                                const ArrayCounter& meld) {
    rest = hand;
    removeUnrolled(rest, meld);
};

/// Times `pass` over all melds, and the article's loop for the ratio.
template <class Pass, class ReferencePass>
void compare(benchmark::State& run, Pass&& pass, ReferencePass&& referencePass) {
    for (auto _ : run)
        pass();
    constexpr int repeats = 501;
    const double time = yomi::measure(repeats, pass).median;
    run.counters["ns"] = time / meldCount * 1e9;
    run.counters["timesFasterThanLoop"] = yomi::measure(repeats, referencePass).median / time;
}

template <class Counter, class Contains>
void containsBench(benchmark::State& run, Problem<Counter> problem, Contains contained) {
    Problem<ArrayCounter> reference = arrays();
    compare(
        run, [&] { countContained(problem, contained); },
        [&] { countContained(reference, isContainedLoop); });
}

template <class Counter, class Remove>
void removeBench(benchmark::State& run, Problem<Counter> problem, Remove removed) {
    Problem<ArrayCounter> reference = arrays();
    compare(
        run, [&] { removeAll(problem, removed); }, [&] { removeAll(reference, takeOutLoop); });
}

} // namespace

BENCHMARK_CAPTURE(containsBench, loop over 16 ints, arrays(), isContainedLoop);
BENCHMARK_CAPTURE(containsBench, unrolled, arrays(), isContainedUnrolled);
BENCHMARK_CAPTURE(containsBench, one word, packed<15>(), isContained);
BENCHMARK_CAPTURE(containsBench, four words, packed<54>(), isContained);
BENCHMARK_CAPTURE(removeBench, loop over 16 ints, arrays(), takeOutLoop);
BENCHMARK_CAPTURE(removeBench, unrolled, arrays(), takeOutUnrolled);
BENCHMARK_CAPTURE(removeBench, one word, packed<15>(), takeOut);
BENCHMARK_CAPTURE(removeBench, four words, packed<54>(), takeOut);
