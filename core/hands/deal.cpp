// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/deal.h"

#include "core/common/sentence.h"
#include "core/hands/waits.h"

#include <random>
#include <string>
#include <utility>

namespace yomi::hands {

namespace {

/// A uniform number below `bound`. The distributions of the standard library differ between
/// implementations.
std::size_t below(std::size_t bound, std::mt19937_64& random) {
    const std::uint64_t tooFew = (0 - static_cast<std::uint64_t>(bound)) % bound; // 2^64 mod bound
    std::uint64_t number = random();
    while (number < tooFew)
        number = random();
    return static_cast<std::size_t>(number % bound);
}

} // namespace

std::vector<int> deal(const RuleBook& book, int count, std::uint64_t seed, const Tiles& seen) {
    std::vector<int> pile;
    for (int kind = 0; kind < book.kindCount(); ++kind)
        pile.insert(pile.end(), static_cast<std::size_t>(tilesLeft(book, {}, seen, kind)), kind);
    if (count < 0 || static_cast<std::size_t>(count) > pile.size())
        throw InvalidArgument("{} tiles cannot be dealt; {} are left.", count, pile.size());
    std::mt19937_64 random(seed);
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i)
        std::swap(pile[i], pile[i + below(pile.size() - i, random)]);
    pile.resize(static_cast<std::size_t>(count));
    return pile;
}

} // namespace yomi::hands
