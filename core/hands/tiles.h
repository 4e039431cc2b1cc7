// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/packed_counter.h"

namespace yomi::hands {

/// The most kinds of tile that a rule book can have.
inline constexpr int mostKinds = 64;

/// A hand, a meld or a pile of any rule book; the kinds are indices into RuleBook::kinds().
using Tiles = PackedCounter<mostKinds>;

} // namespace yomi::hands
