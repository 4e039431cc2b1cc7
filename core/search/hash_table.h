// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/game.h"
#include "core/search/score.h"
#include "core/search/settings.h"

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>

namespace yomi::search {

/// The transposition table of any game with keys. It either grows and holds every position, or has
/// `entries` places in which positions replace each other. Bounds are those of the side to move.
/// Whole keys are compared, so positions never collide.
///
/// The place is the key modulo the number of places (keys of more than 64 bits are mixed first).
/// Memory is committed only where entries are written, and clearing takes no time.
template <class Game, class Tag>
class HashTable {
public:
    using Key = typename Game::Key;

    /// The key of a board's entry, the same in every table of this type.
    struct Slot {
        Key key;
        int symmetry = 0; ///< leads to the position that has the key
    };
    struct Entry {
        Key key = {};
        Bounds bounds;
        std::int16_t depth = 0;     ///< plies left above the depth limit
        Move move = 0;              ///< in the orientation of the key
        std::uint32_t clearing = 0; ///< number of clear() calls before the store; 0: never stored
        [[no_unique_address]] Tag tag = {};
    };

    explicit HashTable(const Settings& settings)
        : m_canonical(settings.images != noImages)
        , m_isBounded(settings.tableEntries)
        , m_replacement(settings.replacement.value_or(Replacement::Always))
        , m_places(m_isBounded ? static_cast<std::size_t>(*settings.tableEntries) : leastPlaces)
        , m_entries(newEntries(m_places * tiers())) {}

    Slot slot(const Game& game) const {
        if constexpr (HasImages<Game>)
            if (m_canonical) {
                const auto least = game.canonical();
                return {least.key, least.symmetry};
            }
        return {game.key()};
    }

    /// The entry of the position, or null.
    const Entry* find(const Slot& slot) const {
        const auto at = indexOf(slot.key);
        return at ? &m_entries[*at] : nullptr;
    }

    void store(const Slot& slot, [[maybe_unused]] const Game& game, Bounds bounds, int move,
               int depth, Tag tag) {
        if constexpr (HasImages<Game>)
            if (m_canonical)
                move = game.imageOf(move, slot.symmetry);
        const Entry entry = {
            slot.key,   bounds, static_cast<std::int16_t>(depth), static_cast<Move>(move),
            m_clearing, tag};
        if (const auto at = indexOf(slot.key))
            m_entries[*at] = entry;
        else if (m_isBounded)
            replace(entry);
        else
            add(entry);
    }

    /// The best move stored for the board, in its own orientation; `otherwise` if there is none.
    int bestMove(const Slot& slot, [[maybe_unused]] const Game& game, int otherwise) const {
        const Entry* entry = find(slot);
        if (!entry)
            return otherwise;
        if constexpr (HasImages<Game>)
            if (m_canonical)
                return game.originOf(entry->move, slot.symmetry);
        return entry->move;
    }

    std::int64_t size() const { return m_size; }
    std::int64_t fill() const { return m_isBounded ? m_size : 0; }
    std::int64_t replaced() const { return m_replaced; }

    void clear() {
        if (!m_isBounded && m_places > leastPlaces) {
            m_places = leastPlaces;
            m_entries = newEntries(m_places);
        }
        ++m_clearing;
        m_size = 0;
        m_replaced = 0;
    }

private:
    static constexpr std::size_t leastPlaces = 1024;

    struct Free {
        void operator()(Entry* entries) const { std::free(entries); }
    };
    using Entries = std::unique_ptr<Entry[], Free>;

    /// Zeroed by calloc, which commits no memory.
    static Entries newEntries(std::size_t count) {
        static_assert(std::is_trivially_copyable_v<Entry>);
        Entries entries(static_cast<Entry*>(std::calloc(count, sizeof(Entry))));
        if (!entries)
            throw std::bad_alloc();
        return entries;
    }
    bool isStored(const Entry& entry) const { return entry.clearing == m_clearing; }

    std::size_t tiers() const {
        return m_isBounded && m_replacement == Replacement::TwoTier ? 2 : 1;
    }

    std::size_t place(const Key& key) const {
        return static_cast<std::size_t>(Game::number(key) % m_places);
    }
    /// A growing table has a power of two of places, so the low bits of the key are not enough.
    std::size_t mixedPlace(const Key& key) const {
        std::uint64_t bits = Game::number(key);
        bits = (bits ^ bits >> 32) * 0x9e3779b97f4a7c15U; // the golden ratio, odd
        return static_cast<std::size_t>(bits >> 20) & (m_places - 1);
    }

    /// The index of the key's entry.
    std::optional<std::size_t> indexOf(const Key& key) const {
        if (!m_isBounded) {
            const std::size_t at = probe(key);
            return isStored(m_entries[at]) ? std::optional(at) : std::nullopt;
        }
        for (std::size_t at = place(key) * tiers(), end = at + tiers(); at < end; ++at)
            if (isStored(m_entries[at]) && m_entries[at].key == key)
                return at;
        return std::nullopt;
    }

    /// The index of the key's entry in a growing table, or of the free place for it.
    std::size_t probe(const Key& key) const {
        std::size_t at = mixedPlace(key);
        while (isStored(m_entries[at]) && !(m_entries[at].key == key))
            at = (at + 1) & (m_places - 1);
        return at;
    }

    void add(const Entry& entry) {
        if (2 * static_cast<std::size_t>(m_size) >= m_places) {
            const Entries before = std::exchange(m_entries, newEntries(2 * m_places));
            const std::size_t count = std::exchange(m_places, 2 * m_places);
            for (const Entry& each : std::span(before.get(), count))
                if (isStored(each))
                    m_entries[probe(each.key)] = each;
        }
        m_entries[probe(entry.key)] = entry;
        ++m_size;
    }

    void replace(const Entry& entry) {
        Entry* first = &m_entries[place(entry.key) * tiers()];
        if (m_replacement == Replacement::TwoTier) {
            Entry& second = first[1];
            if (!isStored(*first))
                return put(*first, entry);
            if (entry.depth < first->depth)
                return put(second, entry);
            put(second, *first);
            *first = entry; // the second tier took over its place
            return;
        }
        if (m_replacement == Replacement::Depth && isStored(*first) && first->depth > entry.depth)
            return;
        put(*first, entry);
    }

    void put(Entry& place, const Entry& entry) {
        ++(isStored(place) ? m_replaced : m_size);
        place = entry;
    }

    bool m_canonical;
    bool m_isBounded;
    Replacement m_replacement;
    std::size_t m_places;
    Entries m_entries;
    std::uint32_t m_clearing = 1;
    std::int64_t m_size = 0;
    std::int64_t m_replaced = 0;
};

} // namespace yomi::search
