// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/observer.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <vector>

namespace yomi::connectfour {

// Sizes of the table: the smallest primes from 2^23 on in parts 7 and 11 of the tutorial.
inline constexpr std::size_t ladderPlaces = 8'388'593, ladderPlacesFromStep11 = 8'388'617;

/// A lower or upper bound of a score.
struct Bound {
    int score;
    bool isLower;
};

/// The table of steps 7 to 12: place = key mod places, one entry per place, always replaced. `Key`
/// may be shorter than the keys as long as places · 2^bits exceeds them: the number of places is
/// odd, so place and remainder determine the key (Chinese remainder theorem).
///
/// Clearing is free: an entry carries the number of the search that wrote it; all entries are wiped
/// when the numbers run out.
template <class Key, class Tag = search::NoTag>
class LadderTable {
public:
    explicit LadderTable(std::size_t places)
        : m_keys(places)
        , m_bounds(places) {
        if constexpr (isTagged)
            m_tags.resize(places);
    }

    void clear() {
        if (++m_generation == generations) {
            std::ranges::fill(m_bounds, std::uint16_t{0});
            m_generation = 1;
        }
    }
    std::optional<Bound> find(std::uint64_t key) const {
        const std::size_t place = key % m_keys.size();
        const std::uint16_t bound = m_bounds[place];
        if (m_keys[place] != static_cast<Key>(key) || bound >> boundBits != m_generation)
            return std::nullopt;
        return Bound{static_cast<int>(bound >> 1 & 0x3f) - offset, (bound & 1) != 0};
    }
    /// The tag of an entry that was found.
    Tag tag(std::uint64_t key) const {
        if constexpr (isTagged)
            return m_tags[key % m_tags.size()];
        else
            return {};
    }
    void store(std::uint64_t key, Bound bound, Tag tag) {
        const std::size_t place = key % m_keys.size();
        if constexpr (isTagged)
            m_tags[place] = tag;
        m_keys[place] = static_cast<Key>(key);
        m_bounds[place] = static_cast<std::uint16_t>(
            m_generation << boundBits | (bound.score + offset) << 1 | (bound.isLower ? 1 : 0));
    }

private:
    static constexpr bool isTagged = !std::is_empty_v<Tag>;
    static constexpr int boundBits = 7, generations = 1 << (16 - boundBits);
    static constexpr int offset = 32; // scores are from -31 to 31

    std::vector<Key> m_keys;
    std::vector<std::uint16_t> m_bounds; ///< generation, score + offset, isLower
    std::vector<Tag> m_tags;             ///< the observer's tags at the store
    int m_generation = 1;
};

/// The memo of --count-only: value and nodes of a subtree by position and window. Doubles when half
/// full, up to 2^24 entries of 24 bytes; then entries replace others.
class CountMemo {
public:
    struct Entry {
        std::uint64_t key = 0, nodes = 0; ///< nodes is 0 in a free entry
        std::int8_t alpha = 0, beta = 0, value = 0;
    };

    void clear() {
        m_entries.assign(std::size_t{1} << 12, {});
        m_used = 0;
    }
    const Entry* find(std::uint64_t key, int alpha, int beta) const {
        const Entry& entry = m_entries[place(key, alpha, beta)];
        const bool isIt =
            entry.nodes && entry.key == key && entry.alpha == alpha && entry.beta == beta;
        return isIt ? &entry : nullptr;
    }
    void store(const Entry& entry) {
        if (2 * m_used >= m_entries.size() && m_entries.size() < mostEntries)
            grow();
        Entry& old = m_entries[place(entry.key, entry.alpha, entry.beta)];
        m_used += old.nodes == 0;
        old = entry;
    }

private:
    static constexpr std::size_t mostEntries = std::size_t{1} << 24;

    std::size_t place(std::uint64_t key, int alpha, int beta) const {
        const std::uint64_t window = static_cast<std::uint64_t>((alpha + 64) << 8 | (beta + 64));
        std::uint64_t mixed = (key ^ window << 48) * 0x9e37'79b9'7f4a'7c15;
        mixed = (mixed ^ mixed >> 32 ^ window) * 0x9e37'79b9'7f4a'7c15;
        return (mixed >> 32) & (m_entries.size() - 1);
    }
    void grow() {
        std::vector<Entry> old(2 * m_entries.size());
        old.swap(m_entries);
        m_used = 0;
        for (const Entry& entry : old)
            if (entry.nodes)
                store(entry);
    }

    std::vector<Entry> m_entries;
    std::size_t m_used = 0;
};

} // namespace yomi::connectfour
