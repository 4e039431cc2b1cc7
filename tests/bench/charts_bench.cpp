// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
// From new numbers to the repainted picture, for the four charts of a full board: 16 characters,
// 200 hits. A frame has 16 ms, of which the engine may take 8.
#include "tests/bench/gui_benchmarks.h"
#include "ui/charts/bar_panel.h"
#include "ui/charts/line_panel.h"
#include "ui/charts/stack_panel.h"
#include "ui/common/colors.h"

#include <benchmark/benchmark.h>

#include <QApplication>

#include <cmath>

using namespace yomi::ui;

namespace {

constexpr int characters = 16;
constexpr int hits = 200;

/// Numbers that look like odds and differ in every round.
double odds(int character, int hit, int round) {
    return 1 / (1 + std::exp(-(hit - 60.0 - 5 * character - round % 10) / 12));
}

QList<Bar> bars(int round) {
    QList<Bar> bars;
    for (int i = 0; i < characters; ++i)
        bars.append({QStringLiteral("Minion"), odds(i, 80, round), seriesColor(i), {}});
    return bars;
}

QList<Line> lines(int round) {
    QList<Line> lines;
    for (int i = 0; i < characters; ++i) {
        Line line{QStringLiteral("Minion"), seriesColor(i), {}, 0};
        for (int hit = 0; hit <= hits; ++hit)
            line.values << odds(i, hit, round);
        lines << line;
    }
    return lines;
}

QList<StackRow> rows(int round) {
    constexpr int outcomes = 20;
    QList<StackRow> rows;
    for (int i = 0; i < characters; ++i) {
        StackRow row{QStringLiteral("Minion"), seriesColor(i), {}};
        for (int outcome = 0; outcome < outcomes; ++outcome)
            row.values << (outcome + round % 10) / (190.0 + outcomes * (round % 10));
        rows << row;
    }
    return rows;
}

template <class Panel>
void show(Panel& panel) {
    panel.resize(460, 210);
    panel.show();
}

void editToRepaint(benchmark::State& state) {
    BarPanel kill(QStringLiteral("Kill odds"), Unit::Percent);
    LinePanel overHits(QStringLiteral("Odds over hits"), Unit::Percent);
    BarPanel dead(QStringLiteral("How many die"), Unit::Percent, BarPanel::Direction::Lying);
    StackPanel left(QStringLiteral("Lives left"));
    show(kill);
    show(overHits);
    show(dead);
    show(left);
    int round = 0;
    for (auto _ : state) {
        ++round;
        kill.setBars(bars(round));
        overHits.setLines(lines(round));
        overHits.setMarker(round % hits);
        dead.setBars(bars(round + 1));
        left.setRows(rows(round));
        QCoreApplication::processEvents();
    }
}
BENCHMARK(editToRepaint)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    return runGuiBenchmarks(argc, argv);
}
