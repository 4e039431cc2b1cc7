// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/splitdamage/hits/odds.h"

namespace yomi::splitdamage {

/// The instruction sets the quadrature is compiled for. The program takes the best that the machine
/// has; tests and benchmarks choose.
enum class Instructions { Baseline, Avx2 };

Instructions bestInstructions();

Odds analyze(const Request& request, Instructions instructions, const std::stop_token& stop);
KillOdds killOdds(std::span<const int> hitsToKill, int hits, Instructions instructions);

} // namespace yomi::splitdamage
