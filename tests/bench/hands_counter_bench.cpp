// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT

// Compares the packed counter with arrays; "ns" is the time of one operation.

#include "core/hands/measure_counter.h"

#include <benchmark/benchmark.h>

using namespace yomi::hands;

namespace {

void operation(benchmark::State& run, CounterForm form, double CounterCost::*cost) {
    for (auto _ : run) {
        const double seconds = measureCounter(form).*cost;
        run.SetIterationTime(seconds);
        run.counters["ns"] = seconds * 1e9;
        run.counters["timesFasterThanLoop"] = measureCounter(CounterForm::Loop).*cost / seconds;
    }
}

/// Once: measureCounter() repeats by itself.
void once(benchmark::internal::Benchmark* bench) {
    bench->UseManualTime()->Iterations(1);
}

} // namespace

BENCHMARK_CAPTURE(operation, contains loop over 16 ints, CounterForm::Loop, &CounterCost::contains)
    ->Apply(once);
BENCHMARK_CAPTURE(operation, contains unrolled, CounterForm::Unrolled, &CounterCost::contains)
    ->Apply(once);
BENCHMARK_CAPTURE(operation, contains one word, CounterForm::OneWord, &CounterCost::contains)
    ->Apply(once);
BENCHMARK_CAPTURE(operation, contains four words, CounterForm::FourWords, &CounterCost::contains)
    ->Apply(once);
BENCHMARK_CAPTURE(operation, remove loop over 16 ints, CounterForm::Loop, &CounterCost::remove)
    ->Apply(once);
BENCHMARK_CAPTURE(operation, remove unrolled, CounterForm::Unrolled, &CounterCost::remove)
    ->Apply(once);
BENCHMARK_CAPTURE(operation, remove one word, CounterForm::OneWord, &CounterCost::remove)
    ->Apply(once);
BENCHMARK_CAPTURE(operation, remove four words, CounterForm::FourWords, &CounterCost::remove)
    ->Apply(once);
