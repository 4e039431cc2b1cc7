// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/icefire/state.h"

#include <string>
#include <vector>

namespace yomi::icefire {

/// Why the position of a started player-turn cannot occur in the game, a sentence each; empty if
/// nothing speaks against it. Rules, bots and search may be given any position without faults.
std::vector<std::string> faultsOf(const State& state);

/// Why no seed makes the position's map, a sentence each; rules, bots and search take it all the
/// same. Looked at: land and mine spots are symmetric, and both corners are land.
std::vector<std::string> mapFaultsOf(const Map& map);

} // namespace yomi::icefire
