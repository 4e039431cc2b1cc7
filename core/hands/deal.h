// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/rule_book.h"

#include <cstdint>
#include <vector>

namespace yomi::hands {

/// `count` random tiles from the whole set without those seen, in the order drawn; equal seeds give
/// equal tiles on every machine. Throws std::invalid_argument if fewer tiles are left.
std::vector<int> deal(const RuleBook& book, int count, std::uint64_t seed, const Tiles& seen = {});

} // namespace yomi::hands
