// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

namespace yomi::hands {

/// A hash table for memoised search positions, from which nothing is removed. Keys have
/// `std::uint64_t hash() const` and ==. Open addressing, at most half full.
template <class Key, class Value>
class MemoTable {
public:
    /// The value of a key, or null; valid until the next insert.
    const Value* find(const Key& key) const {
        const Slot& slot = m_slots[slotOf(key)];
        return slot.used ? &slot.value : nullptr;
    }

    /// The key must be new.
    void insert(const Key& key, const Value& value) {
        if (2 * ++m_size > m_slots.size())
            grow();
        m_slots[slotOf(key)] = {key, value, true};
    }

    /// Sets the value of a key, new or not.
    void assign(const Key& key, const Value& value) {
        Slot& slot = m_slots[slotOf(key)];
        if (slot.used)
            slot.value = value;
        else
            insert(key, value);
    }

private:
    struct Slot {
        Key key{};
        Value value{};
        bool used = false;
    };

    std::size_t slotOf(const Key& key) const {
        const std::size_t mask = m_slots.size() - 1;
        std::size_t at = key.hash() & mask;
        while (m_slots[at].used && !(m_slots[at].key == key))
            at = (at + 1) & mask;
        return at;
    }

    void grow() {
        std::vector<Slot> old(2 * m_slots.size());
        old.swap(m_slots);
        for (const Slot& slot : old) {
            if (slot.used)
                m_slots[slotOf(slot.key)] = slot;
        }
    }

    static constexpr std::size_t firstSize = 64; // a power of two; most hands need no more
    std::vector<Slot> m_slots = std::vector<Slot>(firstSize);
    std::size_t m_size = 0;
};

} // namespace yomi::hands
