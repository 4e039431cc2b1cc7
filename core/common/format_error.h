// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace yomi {

/// A file or text that cannot be read. where() is the place: "line 3, column 7", a JSON path such
/// as "enemies[2].health", or empty for the whole. what() is "where: sentence".
class FormatError : public std::runtime_error {
public:
    FormatError(std::string where, const std::string& sentence)
        : std::runtime_error(where.empty() ? sentence : where + ": " + sentence)
        , m_where(std::move(where)) {}

    const std::string& where() const noexcept { return m_where; }
    /// The error without the place.
    const char* sentence() const noexcept {
        return what() + (m_where.empty() ? 0 : m_where.size() + std::string_view(": ").size());
    }

private:
    std::string m_where;
};

/// Calls read(); turns std::invalid_argument into a FormatError at `where`.
template <class Read>
auto readAt(const std::string& where, Read&& read) {
    try {
        return read();
    } catch (const std::invalid_argument& error) {
        throw FormatError(where, error.what());
    }
}

} // namespace yomi
