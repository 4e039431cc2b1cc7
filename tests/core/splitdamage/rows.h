// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/core/golden_lines.h"

#include <QTest>

namespace yomi::splitdamage {

/// Adds a row of test data for each of `count` seeds, named by its seed.
inline void addSeeds(int count) {
    QTest::addColumn<unsigned>("seed");
    for (int seed = 1; seed <= count; ++seed)
        QTest::addRow("seed %d", seed) << unsigned(seed);
}

/// Adds a row of test data for each line of a golden file, named by its board.
inline void addLines(const char* file) {
    QTest::addColumn<QByteArray>("line");
    for (int number = 1; const nlohmann::json& line : goldenLines(file))
        QTest::addRow("line %d, %s with %d hits", number++, line["lives"].dump().c_str(),
                      line["hits"].get<int>())
            << QByteArray::fromStdString(line.dump());
}

} // namespace yomi::splitdamage
