// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/core/golden_lines.h"

#include <QTest>

namespace yomi::splitdamage {

/// A row of test data, named by its seed, for each of so many seeds.
inline void addSeeds(int count) {
    QTest::addColumn<unsigned>("seed");
    for (int seed = 1; seed <= count; ++seed)
        QTest::addRow("seed %d", seed) << unsigned(seed);
}

/// A row of test data, named by its board, for each line of a golden file.
inline void addLines(const char* file) {
    QTest::addColumn<QByteArray>("line");
    for (int number = 1; const nlohmann::json& line : goldenLines(file))
        QTest::addRow("line %d, %s with %d hits", number++, line["lives"].dump().c_str(),
                      line["hits"].get<int>())
            << QByteArray::fromStdString(line.dump());
}

} // namespace yomi::splitdamage
