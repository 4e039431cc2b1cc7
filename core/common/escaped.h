// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace yomi {

/// A text from outside as it can be shown, printed or agreed to. What does not show, breaks the
/// line, turns the direction of writing or looks like a blank is written as \u001b and the like, as
/// in JSON, and bytes that are no UTF-8 as \x9b; but for the characters of `kept`. So a name can
/// neither command a terminal nor look like another one or like lines of ours. Within a JSON text
/// the same characters come out, escaped. Blanks are the usual one and U+3000, which is as wide as
/// a letter.
std::string escaped(std::string_view text, std::string_view kept = {});

/// Appends a piece of a longer text so; returns the bytes at its end that begin a character, to be
/// given again before the next piece.
std::string_view appendEscaped(std::string& to, std::string_view piece, std::string_view kept = {});

/// The text with U+FFFD in place of bytes that are no UTF-8.
std::string validUtf8(std::string_view text);

} // namespace yomi
