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

CardDeal dealCards(const RuleBook& book, std::uint64_t seed, std::span<const int> sizes) {
    if (book.objective() != Objective::FewestPlays)
        throw InvalidArgument("Hands of cards are dealt; {} has units.", book.title());
    if (sizes.empty())
        throw InvalidArgument("A deal has at least one hand.");
    std::int64_t dealt = 0;
    for (const int size : sizes) {
        if (size < 1 || size > book.mostTiles())
            throw InvalidArgument("A hand of {} has 1 to {} cards, not {}.", book.title(),
                                  book.mostTiles(), size);
        dealt += size;
    }
    CardDeal result;
    for (int kind = 0; kind < book.kindCount(); ++kind)
        result.rest.add(kind, book.kind(kind).copies);
    if (dealt > result.rest.total())
        throw InvalidArgument("{} cards cannot be dealt; there are {}.", dealt,
                              result.rest.total());
    const std::vector<int> drawn = deal(book, static_cast<int>(dealt), seed);
    auto next = drawn.begin();
    for (const int size : sizes) {
        Tiles& hand = result.hands.emplace_back();
        for (int i = 0; i < size; ++i, ++next) {
            hand.add(*next);
            result.rest.take(*next);
        }
    }
    return result;
}

} // namespace yomi::hands
