// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace yomi {

/// A character at the start of a text.
struct Utf8Character {
    std::string_view bytes; ///< one byte if it is not UTF-8
    std::int32_t code = 0;  ///< below 0: not UTF-8
};

/// The first character of a text, which must not be empty.
Utf8Character firstCharacter(std::string_view text);

/// Whether a byte of a UTF-8 text continues a character.
constexpr bool continuesCharacter(char byte) {
    return (byte & 0xC0) == 0x80;
}

/// The first `most` bytes of a UTF-8 text, or up to three fewer, so that no character is cut.
std::string_view wholeHead(std::string_view text, std::size_t most);

} // namespace yomi
