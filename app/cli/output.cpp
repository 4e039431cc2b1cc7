// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "app/cli/output.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <stdexcept>
#include <system_error>
#include <utility>

#include <unistd.h>

namespace yomi::cli {

namespace {

constexpr char c1Lead = '\xC2'; // U+0080 to U+009F are C2 80 to C2 9F in UTF-8

bool isPlain(char c) {
    return (c >= ' ' && c != '\x7F') || (c < 0 && c != c1Lead);
}

void appendEscaped(std::string& text, unsigned char character) {
    std::array<char, 8> escape;
    std::snprintf(escape.data(), escape.size(), "\\u%04x", character);
    text += escape.data();
}

/// Appends `from` to `to`; returns what the start of a C1 character at its end leaves for later.
std::string_view appendVisible(std::string& to, std::string_view from, std::string_view kept) {
    while (!from.empty()) {
        const auto plainEnd = std::ranges::find_if_not(from, isPlain);
        to.append(from.begin(), plainEnd);
        from.remove_prefix(static_cast<std::size_t>(plainEnd - from.begin()));
        if (from.empty())
            break;
        const char c = from.front();
        if (c == c1Lead) {
            if (from.size() == 1)
                return from;
            const auto next = static_cast<unsigned char>(from[1]);
            if (next >= 0x80 && next < 0xA0)
                appendEscaped(to, next);
            else
                to.append(from.substr(0, 2));
            from.remove_prefix(2);
            continue;
        }
        if (kept.find(c) != std::string_view::npos)
            to += c;
        else
            appendEscaped(to, static_cast<unsigned char>(c));
        from.remove_prefix(1);
    }
    return {};
}

} // namespace

std::string escapeControls(std::string_view text, std::string_view kept) {
    std::string visible;
    visible += appendVisible(visible, text, kept);
    return visible;
}

Output::Output(std::ostream& stream, int file)
    : m_stream(stream)
    , m_before(stream.rdbuf(this))
    , m_file(file) {}

Output::~Output() {
    Output::sync();
    m_stream.rdbuf(m_before);
}

void Output::finish() {
    m_stream.flush();
    if (m_error != 0)
        throw std::runtime_error(
            "The output cannot be written: " + std::generic_category().message(m_error) + ".");
}

std::streamsize Output::xsputn(const char* text, std::streamsize length) {
    constexpr std::size_t mostHeldBack = 1 << 16;
    std::string_view added(text, static_cast<std::size_t>(length));
    std::string joined;
    if (!m_begun.empty()) {
        joined = std::exchange(m_begun, {}).append(added);
        added = joined;
    }
    m_begun = appendVisible(m_text, added, "\n\t");
    return m_text.size() < mostHeldBack || writeOut() ? length : 0;
}

Output::int_type Output::overflow(int_type byte) {
    if (traits_type::eq_int_type(byte, traits_type::eof()))
        return traits_type::not_eof(byte);
    const char c = traits_type::to_char_type(byte);
    return xsputn(&c, 1) == 1 ? byte : traits_type::eof();
}

int Output::sync() {
    m_text += std::exchange(m_begun, {});
    return writeOut() ? 0 : -1;
}

bool Output::writeOut() {
    std::string_view left = m_text;
    while (!left.empty() && m_error == 0) {
        const ssize_t written = write(m_file, left.data(), left.size());
        if (written >= 0)
            left.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            m_error = errno;
    }
    m_text.clear();
    return m_error == 0;
}

} // namespace yomi::cli
