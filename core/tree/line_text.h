// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace yomi::tree {

// The texts in the lines of a recording.

/// Whether a text is UTF-8.
bool isUtf8(std::string_view text);

/// Whether a line is UTF-8 without control characters except tabs.
bool isPlainLine(std::string_view line);

/// Reads [+-]?(inf | digits[.digits] | .digits)([eE][+-]?digits)?, `inf` without an exponent, of at
/// most 1e15 in size or infinite; nothing for another text. -0 becomes 0.
std::optional<double> parseNumber(std::string_view text);

/// The same of any size; infinite beyond the range of a double.
std::optional<double> parseNumberOfAnySize(std::string_view text);

/// The shortest text that parseNumber() reads as the same number: "3", "-0.5", "100000000", "inf".
std::string numberText(double number);

/// Reads digits, at most 1e15; nothing for another text.
std::optional<double> parseCount(std::string_view text);

/// Appends a text to `decoded` and replaces %20 and the like by their bytes; false for a % without
/// two hexadecimal digits, and for a result that is not UTF-8.
bool decodeEscapes(std::string_view text, std::string& decoded);

/// Characters that must be written as %20 and the like in a path, a line of moves or, with =, a
/// part of a line.
inline constexpr std::string_view pathEscapes = " %", partEscapes = " %=";

/// Writes control characters, and those in `others`, as %0a and the like.
std::string encodeEscapes(std::string_view text, std::string_view others);

inline constexpr std::size_t longestFieldName = 32;

/// Whether a text is a valid field name: a letter, then letters, digits, _ - or .
bool isFieldName(std::string_view name);

/// A text in quotation marks, shortened to fit into a sentence.
Sentence shownText(std::string_view text);

} // namespace yomi::tree
