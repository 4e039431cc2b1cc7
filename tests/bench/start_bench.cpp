// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The start time up to a usable window: each round is a separate process that ends after its first
// painted frame. The aim is half a second.
#include "tests/bench/run_benchmarks.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/main_window.h"
#include "ui/shell/registry.h"
#include "ui/shell/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>

using namespace yomi::ui;
using namespace Qt::StringLiterals;

namespace {

const QString child = u"--child"_s;

/// Starts the program until its window is painted, with `examples` documents open.
int startOnce(int examples) {
    const QTemporaryDir directory;
    applyTheme(Theme::Light);
    MainWindow window(documentTypes(), profileIn(directory.path()));
    for (int i = 0; i < examples; ++i) {
        const QList<Example>& all = window.files().types().first().examples;
        window.files().openExample(all[i % all.size()]);
    }
    window.show();
    QApplication::processEvents();
    return window.grab().isNull() ? 1 : 0;
}

void start(benchmark::State& state) {
    for (auto _ : state) {
        QElapsedTimer clock;
        clock.start();
        const int status = QProcess::execute(QApplication::applicationFilePath(),
                                             {child, QString::number(state.range(0))});
        state.SetIterationTime(static_cast<double>(clock.nsecsElapsed()) * 1e-9);
        if (status != 0)
            state.SkipWithError("the child failed");
    }
}
BENCHMARK(start)
    ->ArgName("examples")
    ->Arg(0)
    ->Arg(1)
    ->Iterations(10)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.value(1) == child)
        return startOnce(arguments.value(2).toInt());
    return yomi::runBenchmarks(argc, argv);
}
