// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

namespace yomi::hands {

/// A hash table for memoised search positions, from which nothing is removed. Keys have
/// `std::uint64_t hash() const` and ==. Open addressing by an index that is at most half full; the
/// entries never move, and a table of gigabytes grows without a copy of them.
template <class Key, class Value>
class MemoTable {
public:
    /// The value of a key, or null.
    const Value* find(const Key& key) const {
        const Place& place = m_places[placeOf(key, key.hash())];
        return place.number == 0 ? nullptr : &m_entries[place.number - 1].value;
    }

    /// The key must be new.
    void insert(const Key& key, const Value& value) {
        m_entries.push_back({key, value});
        if (2 * m_entries.size() > m_places.size()) {
            m_places.assign(2 * m_places.size(), {});
            for (std::uint32_t number = 1; number < m_entries.size(); ++number)
                put(number);
        }
        put(static_cast<std::uint32_t>(m_entries.size()));
    }

    /// Sets the value of a key, new or not.
    void assign(const Key& key, const Value& value) {
        const Place& place = m_places[placeOf(key, key.hash())];
        if (place.number == 0)
            insert(key, value);
        else
            m_entries[place.number - 1].value = value;
    }

private:
    struct Entry {
        Key key;
        Value value;
    };
    struct Place {
        std::uint32_t tag = 0;    ///< the upper half of the hash
        std::uint32_t number = 0; ///< of the entry, from 1; 0: empty
    };

    /// The place of the key, or the empty one for it.
    std::size_t placeOf(const Key& key, std::uint64_t hash) const {
        const std::size_t mask = m_places.size() - 1;
        const auto tag = static_cast<std::uint32_t>(hash >> 32);
        std::size_t at = hash & mask;
        while (m_places[at].number != 0 &&
               !(m_places[at].tag == tag && m_entries[m_places[at].number - 1].key == key))
            at = (at + 1) & mask;
        return at;
    }

    void put(std::uint32_t number) {
        const Key& key = m_entries[number - 1].key;
        const std::uint64_t hash = key.hash();
        m_places[placeOf(key, hash)] = {static_cast<std::uint32_t>(hash >> 32), number};
    }

    static constexpr std::size_t firstSize = 64; // a power of two; most hands need no more
    std::vector<Place> m_places = std::vector<Place>(firstSize);
    std::deque<Entry> m_entries;
};

} // namespace yomi::hands
