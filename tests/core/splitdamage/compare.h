// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cmath>
#include <vector>

namespace yomi::splitdamage {

/// The differences between two lists of odds by more than a relative `tolerance`; empty if there
/// are none.
inline QString difference(const char* what, const std::vector<double>& got,
                          const std::vector<double>& expected, double tolerance = 1e-13) {
    if (got.size() != expected.size())
        return QStringLiteral("%1: %2 values, not %3")
            .arg(what)
            .arg(got.size())
            .arg(expected.size());
    for (std::size_t i = 0; i < got.size(); ++i)
        if (!(std::abs(got[i] - expected[i]) <= tolerance * std::abs(expected[i])))
            return QStringLiteral("%1[%2]: %3, not %4")
                .arg(what)
                .arg(i)
                .arg(got[i], 0, 'g', 17)
                .arg(expected[i], 0, 'g', 17);
    return {};
}

} // namespace yomi::splitdamage

/// Fails the test with the first difference.
#define COMPARE_ODDS(...)                                                                          \
    do {                                                                                           \
        const QString differs = yomi::splitdamage::difference(__VA_ARGS__);                        \
        QVERIFY2(differs.isEmpty(), qPrintable(differs));                                          \
    } while (false)
