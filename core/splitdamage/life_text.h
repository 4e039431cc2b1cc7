// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/board.h"

#include <string_view>
#include <vector>

namespace yomi::splitdamage {

/// A minion as players write it: "4" its health, "3/2" its attack and its health, a d behind it a
/// divine shield. Throws std::invalid_argument that names the number and its limits.
Character parseLife(std::string_view word);

/// A row of them, between spaces, commas, semicolons or line ends. Throws std::invalid_argument,
/// too, for none and for more than a side has room for.
std::vector<Character> parseLives(std::string_view text);

} // namespace yomi::splitdamage
