// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace yomi {

/// Makes text from outside safe to show and print, so that a name can neither control a terminal
/// nor imitate another name or lines of ours. Characters that are invisible, break the line, change
/// the direction of writing or look like a blank become \u001b and the like, as in JSON; bytes that
/// are not UTF-8 become \x9b. Characters in `kept` stay. The normal blank and U+3000, which is as
/// wide as a letter, count as blanks. In JSON text the result means the same characters.
std::string escaped(std::string_view text, std::string_view kept = {});

/// Appends a piece of a longer text in this form. Returns the bytes at its end that begin an
/// incomplete character; put them before the next piece.
std::string_view appendEscaped(std::string& to, std::string_view piece, std::string_view kept = {});

/// The text with U+FFFD in place of bytes that are not UTF-8.
std::string validUtf8(std::string_view text);

} // namespace yomi
