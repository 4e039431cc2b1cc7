// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"
#include "core/splitdamage/board.h"

#include <string_view>
#include <vector>

namespace yomi::splitdamage {

/// A minion in players' notation: "4" is its health, "3/2" its attack and health, a trailing d a
/// divine shield. Throws InvalidArgument that names the number and its limits: "{}." of a sentence
/// without a full stop.
Character parseLife(std::string_view word);

/// A row of minions separated by spaces, commas, semicolons or line ends. Throws
/// std::invalid_argument also for an empty row and for more minions than a side can have.
std::vector<Character> parseLives(std::string_view text);

} // namespace yomi::splitdamage
