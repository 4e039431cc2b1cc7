// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/common/escaped.h"

#include "core/common/utf8.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include <utf8proc.h>

namespace yomi {

namespace {

bool isPlain(char c) {
    return c >= ' ' && c < '\x7F';
}

/// Whether all of it is plain. The result is a byte, not a bool, so that the loop vectorises.
bool isPlain(std::string_view text) {
    unsigned char odd = 0;
    for (const char c : text)
        odd |= c < ' ' || c >= '\x7F';
    return odd == 0;
}

bool isHidden(utf8proc_int32_t character) {
    constexpr utf8proc_int32_t wideBlank = 0x3000, blankBraille = 0x2800;
    switch (utf8proc_category(character)) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
        return true;
    case UTF8PROC_CATEGORY_ZS:
        return character != ' ' && character != wideBlank;
    default:
        return character == blankBraille || utf8proc_get_property(character)->ignorable;
    }
}

/// Whether these bytes are an incomplete character.
bool isBegun(std::string_view bytes) {
    const auto lead = static_cast<unsigned char>(bytes.front());
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1;
    return bytes.size() < length && std::ranges::all_of(bytes.substr(1), continuesCharacter);
}

void appendCode(std::string& text, const char* format, unsigned code) {
    std::array<char, 12> escape;
    std::snprintf(escape.data(), escape.size(), format, code);
    text += escape.data();
}

/// As in JSON: in UTF-16, with a surrogate pair beyond U+FFFF.
void appendCode(std::string& text, utf8proc_int32_t character) {
    constexpr const char* format = "\\u%04x";
    const auto code = static_cast<unsigned>(character);
    if (code > 0xFFFF) {
        appendCode(text, format, 0xD7C0 + (code >> 10));
        appendCode(text, format, 0xDC00 + (code & 0x3FF));
    } else {
        appendCode(text, format, code);
    }
}

void appendBytes(std::string& text, std::string_view bytes) {
    for (const char byte : bytes)
        appendCode(text, "\\x%02x", static_cast<unsigned char>(byte));
}

} // namespace

std::string_view appendEscaped(std::string& to, std::string_view piece, std::string_view kept) {
    if (isPlain(piece)) {
        to.append(piece);
        return {};
    }
    while (!piece.empty()) {
        const auto plainEnd = std::ranges::find_if_not(piece, [](char c) { return isPlain(c); });
        to.append(piece.begin(), plainEnd);
        piece.remove_prefix(static_cast<std::size_t>(plainEnd - piece.begin()));
        if (piece.empty())
            break;
        const auto [bytes, character] = firstCharacter(piece);
        if (character < 0 && isBegun(piece))
            return piece;
        if (character < 0)
            appendBytes(to, bytes);
        else if (isHidden(character) && kept.find(bytes) == std::string_view::npos)
            appendCode(to, character);
        else
            to.append(bytes);
        piece.remove_prefix(bytes.size());
    }
    return {};
}

std::string escaped(std::string_view text, std::string_view kept) {
    std::string shown;
    appendBytes(shown, appendEscaped(shown, text, kept));
    return shown;
}

std::string validUtf8(std::string_view text) {
    std::string valid;
    while (!text.empty()) {
        const auto [bytes, character] = firstCharacter(text);
        valid.append(character < 0 ? "\uFFFD" : bytes);
        text.remove_prefix(bytes.size());
    }
    return valid;
}

} // namespace yomi
