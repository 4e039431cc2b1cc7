// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/rule_book.h"

#include <cstdint>
#include <span>
#include <vector>

namespace yomi::hands {

/// `count` random tiles from the whole set without those seen, in the order drawn; equal seeds give
/// equal tiles on every machine. Throws std::invalid_argument if fewer tiles are left.
std::vector<int> deal(const RuleBook& book, int count, std::uint64_t seed, const Tiles& seen = {});

/// Hands of cards, and the cards that were not dealt.
struct CardDeal {
    std::vector<Tiles> hands;
    Tiles rest;
};

/// Deals hands of these sizes from the whole set of a card game: 17, 17 and 17 leave the three
/// cards that the landlord takes. Equal seeds give equal hands on every machine. Throws
/// std::invalid_argument for a rule book of units, no hand, a hand without cards or with more than
/// the rules allow, and more cards than there are.
CardDeal dealCards(const RuleBook& book, std::uint64_t seed, std::span<const int> sizes);

} // namespace yomi::hands
