// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/mnk/board.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace yomi::mnk {

/// Proof and disproof numbers: about the least number of positions that must still be proved for
/// yes and for no. Once answered, one is 0 and the other `infinite`.
struct ProofNumbers {
    static constexpr std::uint32_t infinite = (1U << 24) - 1;

    std::uint32_t proof = 1, disproof = 1;

    static constexpr ProofNumbers yes() { return {0, infinite}; }
    static constexpr ProofNumbers no() { return {infinite, 0}; }
    bool isKnown() const { return proof == 0 || disproof == 0; }
};

/// The table of the solver. It starts small, doubles when half full, and at its greatest size
/// replaces the entry of least work among four neighbours. Keys are compared whole.
class ProofTable {
public:
    struct Key {
        Squares attackers = 0; ///< squares that are the attacker's or can become so
        Squares defenders = 0; ///< the same for the defender; empty squares are in both
        bool attackerToMove = true;
        friend bool operator==(const Key&, const Key&) = default;
    };

    ProofTable() { clear(); }

    void clear() {
        m_entries.assign(leastEntries, {});
        m_used = 0;
    }

    /// Null if the position is not in the table.
    const ProofNumbers* find(const Key& key) const {
        const std::size_t first = firstPlace(m_entries, key);
        for (std::size_t i = first; i < first + neighbours; ++i)
            if (m_entries[i].holds(key))
                return &m_entries[i].numbers;
        return nullptr;
    }

    void store(const Key& key, ProofNumbers numbers, std::uint64_t nodes) {
        if (2 * m_used > m_entries.size() && m_entries.size() < mostEntries)
            grow();
        m_used += put(m_entries, {key, static_cast<std::uint8_t>(std::bit_width(nodes)), numbers});
    }

private:
    static constexpr std::size_t neighbours = 4;
    static constexpr std::size_t leastEntries = std::size_t{1} << 12;
    static constexpr std::size_t mostEntries = std::size_t{1} << 21;

    struct Entry {
        Key key;
        std::uint8_t work = 0; ///< bit width of the nodes searched for it; 0: a free entry
        ProofNumbers numbers;

        bool holds(const Key& other) const { return work && key == other; }
    };
    using Entries = std::vector<Entry>;

    static std::size_t firstPlace(const Entries& entries, const Key& key) {
        std::uint64_t mixed = key.attackers * 0x9e3779b97f4a7c15U; // the golden ratio, odd
        mixed = (mixed ^ mixed >> 29 ^ key.defenders) * 0xbf58476d1ce4e5b9U; // SplitMix64's
        mixed = ((mixed ^ mixed >> 32) + key.attackerToMove) * 0x94d049bb133111ebU;
        return (mixed >> 32) % (entries.size() / neighbours) * neighbours;
    }

    /// Returns whether a free entry was taken.
    static bool put(Entries& entries, const Entry& entry) {
        const std::size_t first = firstPlace(entries, entry.key);
        std::size_t place = first;
        for (std::size_t i = first; i < first + neighbours; ++i) {
            if (entries[i].holds(entry.key)) {
                place = i;
                break;
            }
            if (entries[i].work < entries[place].work)
                place = i;
        }
        const bool wasFree = entries[place].work == 0;
        entries[place] = entry;
        return wasFree;
    }

    void grow() {
        Entries greater(2 * m_entries.size());
        m_used = 0;
        for (const Entry& entry : m_entries)
            if (entry.work)
                m_used += put(greater, entry);
        m_entries.swap(greater);
    }

    Entries m_entries;
    std::size_t m_used = 0;
};

} // namespace yomi::mnk
