// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace yomi {

/// The fewest insertions, deletions, replacements and swaps of neighbouring characters that turn
/// one text into the other ("optimal string alignment"). Cost: the product of the lengths.
std::size_t editDistance(std::u32string_view from, std::u32string_view to);

/// The same for the bytes of two texts; capitals of ASCII do not matter.
std::size_t editDistance(std::string_view from, std::string_view to);

/// The nearest of some words to one that is none of them, if at most a third of it is different;
/// empty if none is so near. Capitals do not matter.
std::string nearestWord(std::string_view misspelt, std::span<const std::string_view> words);

} // namespace yomi
