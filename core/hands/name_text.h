// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/rule_book.h"

#include <optional>
#include <string_view>
#include <vector>

namespace yomi::hands {

/// The tiles in a text, in its order. Names are separated by blanks or middle dots, which names may
/// also contain (天海 春香), or unambiguously by commas, semicolons, slashes, bars, tabs and line
/// ends. "…" is one name, 春香×2 are two tiles, and names may run together (春香千早) if the text
/// cannot be read otherwise. A list (listed_text.h) has one name per item. Throws
/// std::invalid_argument that names a piece that is unknown, with the nearest names, or ambiguous.
/// Cost: proportional to the text, and where names run together to the number of known names.
std::vector<int> parseNames(const RuleBook& book, std::string_view text);

/// The tiles of a text of names between blanks and names in double quotes, each taken literally;
/// nothing if a name is unknown.
std::optional<std::vector<int>> parsePlainNames(const RuleBook& book, std::string_view text);

} // namespace yomi::hands
