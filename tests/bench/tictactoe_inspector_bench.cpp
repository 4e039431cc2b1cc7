// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The waiting times in the inspector, over plain minimax from the start (549,945 nodes, 1,905,003
// events): recording in the background, opening the whole tree, a frame of scrolling, a step
// anywhere. A frame is 16 ms.
#include "tests/bench/gui_benchmarks.h"
#include "ui/inspector/tree_canvas.h"
#include "ui/tictactoe/face.h"
#include "ui/tictactoe/tictactoe_workspace.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QScrollBar>

#include <random>

using namespace yomi::ui;
using namespace yomi::ui::games;
using namespace yomi::ui::tictactoe;

namespace {

/// A shown workspace whose run is complete.
struct Screen {
    TicTacToeDocument document;
    TicTacToeWorkspace workspace{document};
    TreeCanvas* canvas = workspace.findChild<TreeCanvas*>();

    Screen() {
        Settings settings;
        settings.algorithm = Algorithm::Minimax;
        document.setSearch(0, settings);
        workspace.resize(1280, 714);
        workspace.show();
        while (!canvas->layoutNow())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::processEvents();
    }

    void paint() {
        QCoreApplication::processEvents();
        canvas->viewport()->repaint();
    }
};

void recordInBackground(benchmark::State& state) {
    Settings settings;
    settings.algorithm = Algorithm::Minimax;
    std::size_t nodes = 0;
    for (auto run : state)
        nodes = recordRun(TicTacToeDocument().root(), face(), settings, {}).trace().nodes.size();
    state.counters["nodes"] = static_cast<double>(nodes);
}

void openWholeTree(benchmark::State& state) {
    Screen screen;
    for (auto run : state) {
        state.PauseTiming();
        screen.canvas->setAllOpen(false);
        screen.paint();
        state.ResumeTiming();
        screen.canvas->setAllOpen(true);
        screen.paint();
    }
    state.counters["rows"] = static_cast<double>(screen.canvas->layoutNow()->rows());
}

/// Frames at places all over the whole tree: at normal size, or with all of it visible.
void scroll(benchmark::State& state) {
    Screen screen;
    screen.canvas->setAllOpen(true);
    if (state.range(0) == 0)
        screen.canvas->zoomToFit();
    else
        screen.canvas->zoomToNormal();
    QScrollBar* bar = screen.canvas->verticalScrollBar();
    int place = 0;
    for (auto run : state) {
        place = (place + 7919 * 131) % (bar->maximum() + 1);
        bar->setValue(place);
        screen.paint();
    }
    state.counters["items"] = static_cast<double>(screen.canvas->placedItems().size());
}

/// A step including all dependent views.
void step(benchmark::State& state) {
    Screen screen;
    screen.canvas->setAllOpen(state.range(0) == 1);
    constexpr unsigned seed = 3;
    std::mt19937 random(seed);
    for (auto run : state) {
        state.PauseTiming();
        screen.document.setEvent(static_cast<EventIndex>(random() % 1'900'000));
        screen.paint();
        const auto event = screen.document.view().event;
        state.ResumeTiming();
        screen.document.setEvent(event + 1);
        screen.paint();
    }
}

} // namespace

BENCHMARK(recordInBackground)->Unit(benchmark::kMillisecond);
BENCHMARK(openWholeTree)->Unit(benchmark::kMillisecond);
BENCHMARK(scroll)->ArgName("normal")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(step)->ArgName("all open")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

int main(int argc, char** argv) {
    return runGuiBenchmarks(argc, argv);
}
