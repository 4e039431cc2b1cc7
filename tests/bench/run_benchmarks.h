// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <benchmark/benchmark.h>

#include <ctime>
#include <fstream>
#include <string>
#include <string_view>

namespace yomi {

/// The processor's name if the system provides it, for comparing times.
inline std::string processorName() {
    std::ifstream info("/proc/cpuinfo");
    for (std::string line; std::getline(info, line);) {
        constexpr std::string_view key = "model name";
        if (line.starts_with(key))
            return line.substr(line.find(':') + 2);
    }
    return "unknown";
}

/// The processor time of one run of `work`, in seconds, as the mean of `repeats`: ratios of it also
/// hold on a busy machine.
template <class Work>
double processorTime(Work&& work, int repeats) {
    const std::clock_t start = std::clock();
    for (int i = 0; i < repeats; ++i)
        work();
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC / repeats;
}

/// The rest of the main() of a benchmark program: prints the processor's name above the figures.
inline int runBenchmarks(int argc, char** argv) {
    benchmark::AddCustomContext("processor", processorName());
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}

} // namespace yomi
