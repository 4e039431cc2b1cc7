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

} // namespace yomi::icefire
