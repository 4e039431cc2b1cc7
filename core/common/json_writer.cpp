// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/json_writer.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <cmath>

namespace yomi {

void JsonWriter::separate() {
    if (!m_text.empty() && m_text.back() != '{' && m_text.back() != '[' && m_text.back() != ':')
        m_text += ',';
}

void JsonWriter::open(char bracket) {
    separate();
    m_text += bracket;
}

void JsonWriter::close(char bracket) {
    m_text += bracket;
}

void JsonWriter::key(std::string_view name) {
    separate();
    ((m_text += '"') += name) += "\":";
}

void JsonWriter::token(std::string_view text) {
    separate();
    m_text += text;
}

void JsonWriter::number(std::int64_t value) {
    std::array<char, 24> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    token({digits.data(), end});
}

void JsonWriter::value(double value) {
    if (!std::isfinite(value))
        return null();
    std::array<char, 32> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    const std::string_view text(digits.data(), end);
    token(text);
    if (text.find_first_of(".e") == std::string_view::npos)
        m_text += ".0";
}

void JsonWriter::value(std::string_view text) {
    separate();
    quote(text);
}

void JsonWriter::quote(std::string_view text) {
    unsigned char odd = 0; // not a bool, so that the loop vectorises
    for (const char c : text)
        odd |= c < ' ' || c > '~' || c == '"' || c == '\\';
    if (odd == 0)
        ((m_text += '"') += text) += '"';
    else
        m_text +=
            nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

} // namespace yomi
