// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The waiting times at the icicle of a recorded search of connect four with this many nodes: its
// layout in the background, the first picture, a frame after a zoom and one after a mouse move.
// Aims: 2,000,000 nodes are laid out and drawn in 100 ms and repainted in 16 ms, 10,000,000 in 3 s.
#include "core/connectfour/search.h"
#include "tests/bench/gui_benchmarks.h"
#include "ui/connectfour/rules.h"
#include "ui/inspector/icicle_view.h"

#include <benchmark/benchmark.h>

#include <QCoreApplication>

#include <random>
#include <stdexcept>

using namespace yomi::ui;
using namespace yomi::ui::games;

namespace {

using SharedTrace = std::shared_ptr<const Trace>;

/// Records the empty board, kept for the next benchmark of the same size.
SharedTrace recorded(benchmark::State& state) {
    static SharedTrace trace;
    const auto nodes = static_cast<NodeId>(state.range(0));
    if (!trace || trace->nodes.size() != nodes) {
        trace.reset();
        Settings settings{.algorithm = Algorithm::AlphaBeta};
        settings.table = settings.iterative = true;
        settings.evaluation = "lines";
        settings.depth = nodes > 2'000'000 ? 15 : 13; // 16.2 and 3.3 million nodes
        trace = std::make_shared<const Trace>(
            yomi::connectfour::recordPosition(yomi::connectfour::Position(), settings, {}, nodes)
                .trace);
        if (trace->nodes.size() != nodes)
            throw std::runtime_error("the search is smaller than the recording asked for");
    }
    state.counters["nodes"] = static_cast<double>(trace->nodes.size());
    return trace;
}

/// A view of the page's size in a window of 1280×800.
struct IcicleScreen {
    IcicleView view{yomi::ui::connectfour::Rules::face()};

    IcicleScreen() {
        view.resize(1230, 540);
        view.show();
    }
    void show(const SharedTrace& trace, ColorBy colorBy = ColorBy::Ending) {
        view.setIcicle(std::make_shared<const IcicleLayout>(trace, colorBy));
    }
};

void layOut(benchmark::State& state) {
    const SharedTrace trace = recorded(state);
    for (auto run : state) {
        const IcicleLayout icicle(trace, static_cast<ColorBy>(state.range(1)));
        benchmark::DoNotOptimize(icicle.classes().data());
    }
}

void layOutAndDraw(benchmark::State& state) {
    const SharedTrace trace = recorded(state);
    IcicleScreen screen;
    for (auto run : state) {
        screen.show(trace);
        screen.view.repaint();
    }
}

/// Every frame shows another part.
void repaintZoomed(benchmark::State& state) {
    const SharedTrace trace = recorded(state);
    IcicleScreen screen;
    screen.show(trace);
    constexpr unsigned seed = 5;
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> part(0.5, 1);
    for (auto run : state) {
        const PlaceRange whole = screen.view.whole();
        screen.view.zoomTo({whole.to * (1 - part(random)), whole.to * part(random)});
        screen.view.repaint();
    }
}

/// The mouse moves: the blocks are already drawn.
void repaintMarks(benchmark::State& state) {
    const SharedTrace trace = recorded(state);
    IcicleScreen screen;
    screen.show(trace);
    screen.view.repaint();
    const auto count = static_cast<NodeId>(trace->nodes.size());
    NodeId node = 0;
    for (auto run : state) {
        node = (node + count / 7) % count;
        screen.view.setSelected(node, iterationOfNode(*trace, node));
        screen.view.repaint();
    }
}

constexpr int few = 2'000'000, many = 10'000'000;

} // namespace

BENCHMARK(layOut)
    ->ArgNames({"nodes", "colour"})
    ->ArgsProduct({{few}, {0, 1, 2, 3}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(layOutAndDraw)->ArgName("nodes")->Arg(few)->Unit(benchmark::kMillisecond);
BENCHMARK(repaintZoomed)->ArgName("nodes")->Arg(few)->Unit(benchmark::kMillisecond);
BENCHMARK(repaintMarks)->ArgName("nodes")->Arg(few)->Unit(benchmark::kMillisecond);
BENCHMARK(layOutAndDraw)->ArgName("nodes")->Arg(many)->Unit(benchmark::kMillisecond);
BENCHMARK(repaintZoomed)->ArgName("nodes")->Arg(many)->Unit(benchmark::kMillisecond);

int main(int argc, char** argv) {
    return runGuiBenchmarks(argc, argv);
}
