// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/random.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace yomi::splitdamage {

/// What a state is known by: the sum of a term for each of its parts, so that their order does not
/// count and a change of one part changes two terms. Of 3 million states two are the same by chance
/// once in 10^25 tables.
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

/// The value of each state that is known: 24 bytes a place, at most three quarters of them taken.
class ValueTable {
public:
    /// Says that a key will be looked for soon: what is slow is the way to memory.
    void expect(const StateKey& key) const {
        __builtin_prefetch(&m_entries[key.low & (m_entries.size() - 1)]);
    }

    /// Null: not known.
    const double* find(const StateKey& key) const {
        const Entry& entry = m_entries[placeOf(key)];
        return entry.key == key ? &entry.value : nullptr;
    }

    /// Of a state that is not known yet. Growing takes a while: look() is called now and then, and
    /// what it throws leaves the table unusable.
    template <class Look>
    void add(const StateKey& key, double value, Look&& look) {
        if (++m_count > m_entries.size() / 4 * 3)
            grow(look);
        m_entries[placeOf(key)] = {key, value};
    }

private:
    struct Entry {
        StateKey key; ///< zero: nothing is here
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

    /// Where a key is, or where it would be.
    std::size_t placeOf(const StateKey& key) const {
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
