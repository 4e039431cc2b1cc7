// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/format_error.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

// Each program feeds one reader with texts of its own making. A text may be refused, with the
// errors that the reader's header promises; whatever else happens is a find.

namespace yomi::fuzz {

inline std::string_view textOf(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// Calls read(); takes the errors of a refusal for an answer, and lets all others pass.
template <class Read>
void readOrRefuse(Read&& read) {
    try {
        read();
    } catch (const FormatError&) {
    } catch (const std::invalid_argument&) {
    }
}

/// Ends the program when what must hold does not. (An exception could be taken for a refusal.)
inline void require(bool holds, const char* what) {
    if (holds)
        return;
    std::fprintf(stderr, "not true: %s\n", what);
    std::abort();
}

} // namespace yomi::fuzz
