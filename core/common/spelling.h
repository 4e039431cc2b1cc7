// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace yomi {

/// The fewest insertions, deletions, replacements and swaps of neighbouring characters that turn
/// one text into the other ("optimal string alignment"). Cost: the product of the lengths.
std::size_t editDistance(std::u32string_view from, std::u32string_view to);

} // namespace yomi
