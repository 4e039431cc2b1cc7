// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace yomi::trace {

// The texts that the lines of a recording consist of.

/// Whether a text is UTF-8.
bool isUtf8(std::string_view text);

/// Whether a line is UTF-8 without control characters but tabs.
bool isPlainLine(std::string_view line);

/// Reads [+-]?(inf | digits[.digits] | .digits)([eE][+-]?digits)?, `inf` without an exponent, of at
/// most 1e15 in size or infinite; nothing for another text. -0 is 0.
std::optional<double> parseNumber(std::string_view text);

/// The same of any size; infinite beyond the range of a double.
std::optional<double> parseNumberOfAnySize(std::string_view text);

/// What parseNumber() reads as the same number, with as few digits as can be: "3", "-0.5",
/// "100000000", "inf".
std::string numberText(double number);

/// Reads digits, at most 1e15; nothing for another text.
std::optional<double> parseCount(std::string_view text);

/// Appends a text in which %20 and the like stand for their bytes to `decoded`; false for a % that
/// no two hexadecimal digits follow, and for what is no UTF-8 then.
bool decodeEscapes(std::string_view text, std::string& decoded);

/// What must be written as %20 and the like within a path, a line of moves or, with =, a part of a
/// line.
inline constexpr std::string_view pathEscapes = " %", partEscapes = " %=";

/// Writes control characters, and those of `others`, as %0a and the like.
std::string encodeEscapes(std::string_view text, std::string_view others);

inline constexpr std::size_t longestFieldName = 32;

/// Whether a field may have that name: a letter, then letters, digits, _ - or .
bool isFieldName(std::string_view name);

/// A text between quotation marks, cut to a length that fits into a sentence.
std::string shownText(std::string_view text);

} // namespace yomi::trace
