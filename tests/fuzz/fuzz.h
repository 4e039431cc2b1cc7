// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/format_error.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

// Each program feeds generated texts to one reader. A reader may refuse a text with the errors that
// its header promises; any other failure is a find.

namespace yomi::fuzz {

inline std::string_view textOf(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// Calls read(); accepts the errors of a refusal, and passes on all others.
template <class Read>
void readOrRefuse(Read&& read) {
    try {
        read();
    } catch (const FormatError&) {
    } catch (const std::invalid_argument&) {
    }
}

/// Ends the program if the condition is false. (An exception could be mistaken for a refusal.)
inline void require(bool holds, const char* what) {
    if (holds)
        return;
    std::fprintf(stderr, "not true: %s\n", what);
    std::abort();
}

} // namespace yomi::fuzz
