// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/mnk/recorded_rules.h"
#include "core/trace/checker.h"
#include "core/trace/recorded_trace.h"
#include "core/trace/recording_reader.h"
#include "core/trace/state.h"
#include "core/trace/statistics.h"
#include "tests/bench/run_benchmarks.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <vector>

using namespace yomi::trace;

namespace {

/// Plain minimax of tic-tac-toe from the empty board, as a programmer would print it: 549,946 nodes
/// with windows and depths.
class Minimax {
public:
    Minimax(std::ostream& out, int searches)
        : m_out(out) {
        m_out << "yomi-trace 1 game=tictactoe values=first\n";
        for (int i = 1; i <= searches; ++i) {
            m_out << "i " << i << '\n';
            visit("-", 9);
        }
    }

private:
    int visit(std::string_view move, int depth) {
        m_out << "> " << move << " -inf inf d=" << depth << '\n';
        const char before = depth % 2 == 0 ? 'o' : 'x';
        const bool isWon = hasLine(before);
        int best = isWon ? (before == 'o' ? 1 : -1) : 0;
        if (!isWon && depth > 0) {
            const bool isFirst = before == 'x';
            best = isFirst ? -1 : 1;
            for (std::size_t cell = 0; cell < m_cells.size(); ++cell) {
                if (m_cells[cell] != '.')
                    continue;
                m_cells[cell] = isFirst ? 'o' : 'x';
                const int value = visit(std::string_view("012345678").substr(cell, 1), depth - 1);
                m_cells[cell] = '.';
                best = isFirst ? std::max(best, value) : std::min(best, value);
            }
        }
        m_out << "< " << best << (isWon || depth == 0 ? " terminal\n" : " exact\n");
        return best;
    }

    bool hasLine(char stone) const {
        constexpr std::array<std::array<std::size_t, 3>, 8> lines = {{{0, 1, 2},
                                                                      {3, 4, 5},
                                                                      {6, 7, 8},
                                                                      {0, 3, 6},
                                                                      {1, 4, 7},
                                                                      {2, 5, 8},
                                                                      {0, 4, 8},
                                                                      {2, 4, 6}}};
        return std::ranges::any_of(lines, [&](const auto& line) {
            return std::ranges::all_of(line, [&](auto cell) { return m_cells[cell] == stone; });
        });
    }

    std::ostream& m_out;
    std::array<char, 9> m_cells = {'.', '.', '.', '.', '.', '.', '.', '.', '.'};
};

/// A file for as long as the program runs: 1.1 million events for each search in it.
class MinimaxFile {
public:
    explicit MinimaxFile(int searches)
        : m_path(std::filesystem::temp_directory_path() /
                 ("yomi_trace_bench_" + std::to_string(searches) + "_" +
                  std::to_string(std::clock()))) {
        std::ofstream file(m_path, std::ios::binary);
        const Minimax printed(file, searches);
    }
    ~MinimaxFile() {
        std::error_code ignored;
        std::filesystem::remove(m_path, ignored);
    }
    MinimaxFile(const MinimaxFile&) = delete;
    MinimaxFile& operator=(const MinimaxFile&) = delete;

    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

const std::filesystem::path& minimaxFile() {
    static const MinimaxFile file(1);
    return file.path();
}

const std::filesystem::path& largeFile() {
    static const MinimaxFile file(10);
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

/// Reads the recording and checks it, its boards included.
std::size_t findingsIn(const std::filesystem::path& path) {
    Checker checker([](const RecordingHeader& header) {
        return std::make_unique<yomi::mnk::RecordedRules>(header.size());
    });
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

/// What `wc -l` does: newlines in pieces of the file.
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
    run.SetItemsProcessed(run.iterations() * static_cast<std::int64_t>(once.events.size()));
    run.counters["events"] = static_cast<double>(once.events.size());
    run.counters["MiB"] = static_cast<double>(once.nodes.capacity() * sizeof(RecordedNode) +
                                              once.events.capacity() * sizeof(RecordedEvent)) /
                          (1 << 20);
    run.counters["timesGetline"] =
        yomi::processorTime([&] { benchmark::DoNotOptimize(readWhole(path)); }, 3) /
        yomi::processorTime([&] { benchmark::DoNotOptimize(linesByGetline(path)); }, 3);
    run.counters["timesNewlines"] =
        yomi::processorTime([&] { benchmark::DoNotOptimize(readWhole(path)); }, 3) /
        yomi::processorTime([&] { benchmark::DoNotOptimize(newlines(path)); }, 3);
}

/// How a search stands at an event anywhere in it.
void standing(benchmark::State& run) {
    RecordingDetails details;
    const Recording recording = readWhole(minimaxFile(), &details);
    const Trace trace = traceOf(recording, details, nullptr).trace;
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
