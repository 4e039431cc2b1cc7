// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/ask/statistics.h"
#include "core/tree/check/checker.h"
#include "core/tree/recorded_trace.h"
#include "core/tree/recording_reader.h"
#include "core/tree/step/state.h"
#include "tests/bench/minimax_file.h"
#include "tests/bench/run_benchmarks.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <vector>

using namespace yomi::tree;

namespace {

const std::filesystem::path& minimaxFile() {
    static const yomi::MinimaxFile file(1);
    return file.path();
}

const std::filesystem::path& largeFile() {
    static const yomi::MinimaxFile file(10);
    return file.path();
}

Recording readWhole(const std::filesystem::path& path, RecordingListener* listener = nullptr) {
    RecordingReader reader(RecordingReader::usualMostBytes, listener);
    std::ifstream file(path, std::ios::binary);
    std::vector<char> piece(1 << 16);
    while (file.read(piece.data(), static_cast<std::streamsize>(piece.size())), file.gcount() > 0)
        reader.read({piece.data(), static_cast<std::size_t>(file.gcount())});
    reader.end();
    return reader.take();
}

/// Reads the recording and checks it, including its boards.
std::size_t findingsIn(const std::filesystem::path& path) {
    Checker checker;
    const Recording recording = readWhole(path, &checker);
    return checker.report(recording).findings.size();
}

std::size_t linesByGetline(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::size_t bytes = 0;
    for (std::string line; std::getline(file, line);)
        bytes += line.size();
    return bytes;
}

/// Counts newlines in pieces of the file, like `wc -l`.
std::size_t newlines(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::vector<char> piece(1 << 16);
    std::size_t count = 0;
    while (file.read(piece.data(), static_cast<std::streamsize>(piece.size())), file.gcount() > 0)
        count +=
            static_cast<std::size_t>(std::count(piece.data(), piece.data() + file.gcount(), '\n'));
    return count;
}

void getline(benchmark::State& run, const std::filesystem::path& path) {
    for (auto _ : run)
        benchmark::DoNotOptimize(linesByGetline(path));
}

void reading(benchmark::State& run, const std::filesystem::path& path) {
    const Recording once = readWhole(path);
    for (auto _ : run)
        benchmark::DoNotOptimize(readWhole(path));
    run.SetItemsProcessed(run.iterations() * static_cast<std::int64_t>(once.lines.size()));
    run.counters["events"] = static_cast<double>(once.lines.size());
    run.counters["MiB"] = static_cast<double>(once.nodes.capacity() * sizeof(RecordedNode) +
                                              once.events.capacity() * sizeof(Event) +
                                              once.lines.capacity() * sizeof(EventIndex)) /
                          (1 << 20);
    run.counters["timesGetline"] =
        yomi::processorTime([&] { benchmark::DoNotOptimize(readWhole(path)); }, 3) /
        yomi::processorTime([&] { benchmark::DoNotOptimize(linesByGetline(path)); }, 3);
    run.counters["timesNewlines"] =
        yomi::processorTime([&] { benchmark::DoNotOptimize(readWhole(path)); }, 3) /
        yomi::processorTime([&] { benchmark::DoNotOptimize(newlines(path)); }, 3);
}

/// The state of a search at an event anywhere in it.
void standing(benchmark::State& run) {
    RecordingDetails details;
    const Recording recording = readWhole(minimaxFile(), &details);
    const Trace trace = traceOf(recording, details, nullptr);
    constexpr EventIndex stride = 7919;
    EventIndex event = 0;
    for (auto _ : run) {
        event = (event + stride) % static_cast<EventIndex>(trace.events.size());
        benchmark::DoNotOptimize(stateAt(trace, event));
    }
}

void checking(benchmark::State& run, const std::filesystem::path& path) {
    for (auto _ : run)
        benchmark::DoNotOptimize(findingsIn(path));
    run.counters["findings"] = static_cast<double>(findingsIn(path));
    run.counters["timesReading"] =
        yomi::processorTime([&] { benchmark::DoNotOptimize(findingsIn(path)); }, 3) /
        yomi::processorTime([&] { benchmark::DoNotOptimize(readWhole(path)); }, 3);
}

void counting(benchmark::State& run) {
    const Recording recording = readWhole(minimaxFile());
    for (auto _ : run)
        benchmark::DoNotOptimize(statisticsOf(recording));
}

} // namespace

BENCHMARK_CAPTURE(getline, million, minimaxFile())->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(reading, million, minimaxFile())->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(checking, million, minimaxFile())->Unit(benchmark::kMillisecond);
BENCHMARK(standing)->Unit(benchmark::kMicrosecond);
BENCHMARK(counting)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(getline, tenMillion, largeFile())->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(reading, tenMillion, largeFile())->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(checking, tenMillion, largeFile())->Unit(benchmark::kMillisecond);
int main(int argc, char** argv) {
    return yomi::runBenchmarks(argc, argv);
}
