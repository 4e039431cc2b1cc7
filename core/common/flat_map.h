// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace yomi {

/// An insert-only hash table whose keys are hashes already: all their bits are used. Open
/// addressing, at most three quarters full: an entry takes 11 to 21 bytes plus its value.
template <class Value>
class FlatMap {
public:
    /// The value of a key, or null; valid until the next insertion.
    const Value* find(std::uint64_t key) const {
        const Slot& slot = m_slots[slotOf(used(key))];
        return slot.key == empty ? nullptr : &slot.value;
    }

    /// The value of a key, and whether `value` was inserted.
    std::pair<Value&, bool> insert(std::uint64_t key, Value value) {
        std::size_t at = slotOf(used(key));
        if (m_slots[at].key != empty)
            return {m_slots[at].value, false};
        if (4 * (m_size + 1) > 3 * m_slots.size()) {
            grow();
            at = slotOf(used(key));
        }
        ++m_size;
        m_slots[at] = {used(key), std::move(value)};
        return {m_slots[at].value, true};
    }

    Value& operator[](std::uint64_t key) { return insert(key, Value()).first; }

    std::size_t size() const { return m_size; }
    std::size_t bytes() const { return m_slots.capacity() * sizeof(Slot); } ///< memory used

private:
    static constexpr std::uint64_t empty = 0;
    struct Slot {
        std::uint64_t key = empty;
        Value value{};
    };

    /// Two of the 2^64 keys are treated as one.
    static std::uint64_t used(std::uint64_t key) { return key == empty ? 1 : key; }

    std::size_t slotOf(std::uint64_t key) const {
        const std::size_t mask = m_slots.size() - 1;
        std::size_t at = key & mask;
        while (m_slots[at].key != empty && m_slots[at].key != key)
            at = (at + 1) & mask;
        return at;
    }

    void grow() {
        std::vector<Slot> old(2 * m_slots.size());
        old.swap(m_slots);
        for (Slot& slot : old)
            if (slot.key != empty)
                m_slots[slotOf(slot.key)] = std::move(slot);
    }

    std::vector<Slot> m_slots = std::vector<Slot>(64); // always a power of two
    std::size_t m_size = 0;
};

} // namespace yomi
