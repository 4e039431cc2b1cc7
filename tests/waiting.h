// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTest>

namespace yomi {

/// Milliseconds for what comes in a moment: a wait ends as soon as it comes, and busy processors
/// under a sanitizer need longer than Qt's five seconds.
inline constexpr int longestWait = 60'000;

} // namespace yomi

#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT(expression, yomi::longestWait)
#define QTRY_VERIFY2(expression, message)                                                          \
    QTRY_VERIFY2_WITH_TIMEOUT(expression, message, yomi::longestWait)
#define QTRY_COMPARE(actual, expected)                                                             \
    QTRY_COMPARE_WITH_TIMEOUT(actual, expected, yomi::longestWait)
