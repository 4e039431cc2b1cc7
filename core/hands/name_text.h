// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/rule_book.h"

#include <optional>
#include <string_view>
#include <vector>

namespace yomi::hands {

/// The tiles that a text names, in its order. Between the names are blanks or middle dots, which
/// a name may have, too (天海 春香), or, for certain, commas, semicolons, slashes, bars, tabs and
/// line ends; "…" is one name, 春香×2 are two tiles, and names may run together (春香千早) where no
/// other way to read them is found. A list (listed_text.h) has a name an item. Throws
/// std::invalid_argument that names the piece with no meaning, with the nearest names, or with two.
/// Cost: proportional to the text, and where names run together to the names that there are.
std::vector<int> parseNames(const RuleBook& book, std::string_view text);

/// The tiles of a text of names between blanks and of names in double quotes, each as it stands:
/// nothing where one of them is unknown.
std::optional<std::vector<int>> parsePlainNames(const RuleBook& book, std::string_view text);

} // namespace yomi::hands
