// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace yomi {

/// A file or text that cannot be read. where() says at which place: "line 3, column 7", a JSON path
/// such as "enemies[2].health", or nothing when the whole is meant. what() is "where: sentence".
class FormatError : public std::runtime_error {
public:
    FormatError(std::string where, const std::string& sentence)
        : std::runtime_error(where.empty() ? sentence : where + ": " + sentence)
        , m_where(std::move(where)) {}

    const std::string& where() const noexcept { return m_where; }
    /// What is wrong, without the place.
    const char* sentence() const noexcept {
        return what() + (m_where.empty() ? 0 : m_where.size() + std::string_view(": ").size());
    }

private:
    std::string m_where;
};

/// What read() returns; what it throws as std::invalid_argument becomes a FormatError at `where`.
template <class Read>
auto readAt(const std::string& where, Read&& read) {
    try {
        return read();
    } catch (const std::invalid_argument& error) {
        throw FormatError(where, error.what());
    }
}

} // namespace yomi
