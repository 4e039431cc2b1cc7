// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/hands/waits.h"

#include "core/hands/partition.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>

namespace yomi::hands {

namespace {

/// The waits of a hand of the right size, without one kind.
std::vector<Wait> waitsWithout(std::optional<int> excluded, const RuleBook& book, const Tiles& hand,
                               const Tiles& seen, const Constraints& constraints,
                               const std::stop_token& stop) {
    const Tiles forced = Scoring(book, constraints).forcedTiles();
    std::vector<Wait> found;
    for (int kind = 0; kind < book.kindCount(); ++kind) {
        const int left = tilesLeft(book, hand, seen, kind);
        if (left == 0 || hand.count(kind) == mostCopies || kind == excluded)
            continue;
        Tiles drawn = hand;
        drawn.add(kind);
        if (!contains(drawn, forced))
            continue;
        if (auto complete = completePartition(book, drawn, constraints, stop))
            found.push_back({kind, left, complete->score, complete->first()});
    }
    return found;
}

} // namespace

int tilesLeft(const RuleBook& book, const Tiles& hand, const Tiles& seen, int kind) {
    return std::max(0, book.kind(kind).copies - hand.count(kind) - seen.count(kind));
}

Tiles wallOf(const RuleBook& book, const Tiles& hand, const Tiles& seen) {
    Tiles wall;
    for (int kind = 0; kind < book.kindCount(); ++kind)
        wall.add(kind, tilesLeft(book, hand, seen, kind));
    return wall;
}

std::vector<Wait> waits(const RuleBook& book, const Tiles& hand, const Tiles& seen,
                        const Constraints& constraints, const std::stop_token& stop) {
    if (hand.total() != book.fullHand() - 1)
        return {};
    return waitsWithout(std::nullopt, book, hand, seen, constraints, stop);
}

std::vector<Discard> discards(const RuleBook& book, const Tiles& hand, const Tiles& seen,
                              const Constraints& constraints, const std::stop_token& stop) {
    std::vector<Discard> found;
    if (hand.total() != book.fullHand())
        return found;
    for (const auto [kind, copies] : hand) {
        Tiles rest = hand;
        rest.take(kind);
        Discard discard{kind, waitsWithout(kind, book, rest, seen, constraints, stop), 0, 0, 0};
        if (discard.waits.empty())
            continue;
        for (const Wait& wait : discard.waits) {
            discard.tilesLeft += wait.left;
            discard.bestScore = std::max(discard.bestScore, wait.score);
            discard.meanScore += static_cast<double>(wait.left) * wait.score;
        }
        discard.meanScore /= discard.tilesLeft;
        found.push_back(std::move(discard));
    }
    std::ranges::sort(found, {}, [](const Discard& discard) {
        return std::tuple(-discard.tilesLeft, -discard.meanScore, discard.tile);
    });
    return found;
}

std::vector<OneShort> oneShort(const RuleBook& book, const Tiles& hand, const Tiles& seen,
                               const Constraints& constraints) {
    const Scoring scoring(book, constraints);
    std::map<int, std::vector<int>> byTile;
    for (int meld = 0; meld < book.meldCount(); ++meld) {
        const Tiles missing = lacking(hand, book.meld(meld).tiles);
        if (missing.total() == 1 && scoring.allowed(meld))
            byTile[missing.lowest()].push_back(meld);
    }
    std::vector<OneShort> found;
    for (auto& [tile, melds] : byTile)
        found.push_back({tile, tilesLeft(book, hand, seen, tile), std::move(melds)});
    return found;
}

} // namespace yomi::hands
