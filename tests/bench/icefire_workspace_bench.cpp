// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The waiting time when stepping through a recorded match: the next moment including all dependent
// views, without layers and with all of them. A frame is 16 ms.
#include "tests/bench/gui_benchmarks.h"
#include "ui/icefire/board_widget.h"
#include "ui/icefire/icefire_workspace.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QFile>

using namespace yomi::ui;
using namespace yomi::ui::icefire;

namespace {

void step(benchmark::State& state) {
    IcefireDocument document;
    QFile example(QStringLiteral(":/examples/ice-and-fire-match.yomi"));
    if (!example.open(QIODevice::ReadOnly))
        return state.SkipWithError("There is no example of a match.");
    document.load(nlohmann::json::parse(example.readAll().toStdString()));
    document.look(&View::layers, state.range(0) == 0 ? Layers{.guarded = false, .inactive = false}
                                                     : Layers{.ways = {true, true},
                                                              .reach = {true, true},
                                                              .number = CellNumber::FirePrice});
    document.look(&View::moment, 0);
    IcefireWorkspace workspace(document);
    workspace.resize(1280, 714);
    workspace.show();
    const MatchModel& model = workspace.findChild<BoardWidget*>()->model();
    while (!model.summary())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents();
    const int moments = model.replay().moments();
    int moment = 0;
    for (auto run : state) {
        moment = (moment + 1) % moments;
        document.look(&View::moment, moment);
        QCoreApplication::processEvents();
    }
    state.counters["moments"] = moments;
}

} // namespace

BENCHMARK(step)->ArgName("all layers")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

int main(int argc, char** argv) {
    return runGuiBenchmarks(argc, argv);
}
