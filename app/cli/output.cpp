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
#include <utf8proc.h>

namespace yomi::cli {

namespace {

bool isPlain(char c) {
    return c >= ' ' && c < '\x7F';
}

/// All of it. A byte gathers the answers, not a bool: many bytes are then looked at together.
bool isPlain(std::string_view text) {
    unsigned char odd = 0;
    for (const char c : text)
        odd |= c < ' ' || c >= '\x7F';
    return odd == 0;
}

bool isHidden(utf8proc_int32_t character) {
    const utf8proc_category_t category = utf8proc_category(character);
    return category == UTF8PROC_CATEGORY_CC || category == UTF8PROC_CATEGORY_CF ||
           category == UTF8PROC_CATEGORY_ZL || category == UTF8PROC_CATEGORY_ZP;
}

/// Whether more bytes can make a character of these.
bool isBegun(std::string_view bytes) {
    const auto lead = static_cast<unsigned char>(bytes.front());
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1;
    const auto continues = [](char c) {
        return (c & 0xC0) == 0x80;
    };
    return bytes.size() < length && std::ranges::all_of(bytes.substr(1), continues);
}

/// As JSON has it: in UTF-16, beyond U+FFFF in two halves.
void appendEscaped(std::string& text, utf8proc_int32_t character) {
    const auto code = static_cast<unsigned>(character);
    if (code > 0xFFFF) {
        appendEscaped(text, static_cast<utf8proc_int32_t>(0xD7C0 + (code >> 10)));
        return appendEscaped(text, static_cast<utf8proc_int32_t>(0xDC00 + (code & 0x3FF)));
    }
    std::array<char, 8> escape;
    std::snprintf(escape.data(), escape.size(), "\\u%04x", code);
    text += escape.data();
}

/// Appends `from` to `to`; returns what the start of a character at its end leaves for later.
std::string_view appendVisible(std::string& to, std::string_view from, std::string_view kept) {
    if (isPlain(from)) {
        to.append(from);
        return {};
    }
    while (!from.empty()) {
        const auto plainEnd = std::ranges::find_if_not(from, [](char c) { return isPlain(c); });
        to.append(from.begin(), plainEnd);
        from.remove_prefix(static_cast<std::size_t>(plainEnd - from.begin()));
        if (from.empty())
            break;
        utf8proc_int32_t character = 0;
        const utf8proc_ssize_t read =
            utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(from.data()),
                             static_cast<utf8proc_ssize_t>(from.size()), &character);
        if (read < 0 && isBegun(from))
            return from;
        const std::string_view bytes =
            from.substr(0, read < 0 ? 1 : static_cast<std::size_t>(read));
        if (read > 0 && isHidden(character) && kept.find(bytes) == std::string_view::npos)
            appendEscaped(to, character);
        else
            to.append(bytes);
        from.remove_prefix(bytes.size());
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
    if (m_error != 0 && !std::exchange(m_isTold, true))
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
