// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/run_benchmarks.h"
#include "ui/common/colors.h"

#include <QApplication>

namespace yomi::ui {

/// The main() of benchmarks that draw: offscreen, in the light theme.
inline int runGuiBenchmarks(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setPalette(paletteFor(lightColors()));
    return runBenchmarks(argc, argv);
}

} // namespace yomi::ui
