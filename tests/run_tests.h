// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <memory>
#include <string_view>

namespace yomi {

/// Adds a class of tests to the program, to be run by its name: `program TestName [arguments of Qt
/// Test]`. Each runs in a process of its own, but many share the time of building one.
bool addTests(std::string_view name, std::unique_ptr<QObject> (*make)());

/// Whether a sanitizer runs along. It watches how a value is computed, and takes its time: a part
/// of many samples alike is enough then.
#ifdef YOMI_SANITIZED
inline constexpr bool isSanitized = true;
#else
inline constexpr bool isSanitized = false;
#endif

} // namespace yomi

/// At the end of a source of tests, for its class.
#define YOMI_TESTS(Class)                                                                          \
    static const bool added##Class = yomi::addTests(                                               \
        #Class, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); });
