// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/random.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace yomi::splitdamage {

/// The hash of a state: a sum of one term per part, so that order does not matter and a change of
/// one part changes two terms. Among 3 million states two collide once in 10^25 tables.
struct StateKey {
    std::uint64_t low = 0, high = 0;

    /// The term of a part.
    static StateKey of(std::uint64_t part) {
        Random random(part);
        const std::uint64_t low = random.next();
        return {low, random.next()};
    }
    StateKey& operator+=(const StateKey& other) {
        low += other.low;
        high += other.high;
        return *this;
    }
    StateKey& operator-=(const StateKey& other) {
        low -= other.low;
        high -= other.high;
        return *this;
    }
    bool operator==(const StateKey&) const = default;
};

/// The value of each known state: 24 bytes per place, at most three quarters full.
class ValueTable {
public:
    /// Prefetches a key that will be looked up soon, since memory latency dominates.
    void expect(const StateKey& key) const {
        __builtin_prefetch(&m_entries[key.low & (m_entries.size() - 1)]);
    }

    /// Null if unknown.
    [[gnu::always_inline]] const double* find(const StateKey& key) const {
        const Entry& entry = m_entries[placeOf(key)];
        return entry.key == key ? &entry.value : nullptr;
    }

    /// Adds the value of a new state. Growing takes a while: it calls look() now and then; if
    /// look() throws, the table is unusable.
    template <class Look>
    void add(const StateKey& key, double value, Look&& look) {
        if (++m_count > m_entries.size() / 4 * 3)
            grow(look);
        m_entries[placeOf(key)] = {key, value};
    }

private:
    struct Entry {
        StateKey key; ///< zero: the place is empty
        double value = 0;
    };

    template <class Look>
    void grow(Look&& look) {
        constexpr std::size_t untilNextLook = 1 << 15;
        std::vector<Entry> old(2 * m_entries.size());
        old.swap(m_entries);
        for (std::size_t i = 0; i < old.size(); ++i) {
            if (i % untilNextLook == 0)
                look();
            if (old[i].key != StateKey())
                m_entries[placeOf(old[i].key)] = old[i];
        }
    }

    /// The place of a key, or the free place for it.
    [[gnu::always_inline]] std::size_t placeOf(const StateKey& key) const {
        const std::size_t mask = m_entries.size() - 1;
        std::size_t place = key.low & mask;
        while (m_entries[place].key != key && m_entries[place].key != StateKey())
            place = (place + 1) & mask;
        return place;
    }

    static constexpr std::size_t placesAtFirst = 1 << 12;
    std::vector<Entry> m_entries{placesAtFirst};
    std::size_t m_count = 0;
};

} // namespace yomi::splitdamage
