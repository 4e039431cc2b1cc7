// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace yomi::cli {

/// Reads lines from a file descriptor. Unlike std::getline() it distinguishes errors from the end,
/// limits the length of a line, and can be stopped while it waits.
class LineReader {
public:
    static constexpr std::size_t longestLine = 64 << 20;

    enum class Found {
        Line,
        TooLong, ///< more than longestLine bytes; skipped
        End,
    };

    /// `name` is used in error messages.
    LineReader(int file, std::string name, std::stop_token stop);
    ~LineReader();
    LineReader(const LineReader&) = delete;
    LineReader& operator=(const LineReader&) = delete;

    /// Reads the next line, without its end, into `line`. Throws Stopped, and std::runtime_error
    /// that names file and reason if it cannot be read.
    Found next(std::string& line);

    std::int64_t number() const { return m_number; } ///< of the line read last, from 1

private:
    bool readMore(); ///< false at the end
    [[noreturn]] void fail(int error) const;

    int m_file;
    std::string m_name;
    std::stop_token m_stop;
    int m_wake; ///< an event that ends the waiting
    std::optional<std::stop_callback<std::function<void()>>> m_onStop;
    std::vector<char> m_buffer;
    std::size_t m_begin = 0, m_end = 0; ///< the part of the buffer not returned yet
    std::int64_t m_number = 0;
};

} // namespace yomi::cli
