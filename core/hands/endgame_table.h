// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/count_text.h"
#include "core/common/sentence.h"
#include "core/hands/endgame_game.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace yomi::hands {

/// The transposition table of an endgame, for windows from lost to won (−1 to 1).
///
/// With two players an entry serves a position with last plays of all ranks. What follows a reply
/// does not depend on the play replied to, and a lower one leaves more replies: who wins against
/// one rank wins against every lower one, and who loses against one loses against every higher one.
/// For the same reason the position after a pass, once known, is worth looking up before a play is
/// tried. Both are wrong for three players, where the last play may be a partner's.
template <class Tag>
class EndgameTable {
public:
    using Key = EndgameGame::Key;

    struct Slot {
        Key key;
        int rank = 0; ///< of the last play; 0 if the key has it
        std::optional<Key> afterPass = {};
    };
    struct Found {
        search::Bounds bounds;
        Tag tag;
    };

    /// `cuts`: whether the positions of a game of two share entries as said above. The table never
    /// takes more than `mostBytes`.
    EndgameTable(bool cuts, std::size_t mostBytes)
        : m_cuts(cuts)
        , m_mostBytes(mostBytes)
        , m_entries(leastPlaces) {}

    Slot slot(const EndgameGame& game) const {
        const Key key = game.key();
        if (!m_cuts)
            return {key};
        return {EndgameGame::withoutRank(key), EndgameGame::rankOf(key),
                game.leads() ? std::nullopt : std::optional(game.keyAfterPass())};
    }

    std::optional<Found> find(const Slot& slot) const {
        if (const Entry& entry = m_entries[placeOf(slot.key)]; entry.isUsed) {
            if (slot.rank <= entry.won)
                return Found{wonBounds, entry.wonTag};
            if (slot.rank >= entry.lost)
                return Found{lostBounds, entry.lostTag};
        }
        if (slot.afterPass)
            if (const Entry& entry = m_entries[placeOf(*slot.afterPass)]; entry.lost == 0)
                return Found{wonBounds, entry.lostTag};
        return {};
    }

    void store(const Slot& slot, const EndgameGame&, search::Bounds bounds, int /*move*/,
               int /*depth*/, Tag tag) {
        std::size_t at = placeOf(slot.key);
        if (!m_entries[at].isUsed) {
            if (4 * m_size >= 3 * static_cast<std::int64_t>(m_entries.size())) {
                grow();
                at = placeOf(slot.key);
            }
            m_entries[at] = {.key = slot.key, .isUsed = true};
            ++m_size;
        }
        Entry& entry = m_entries[at];
        if (bounds.lower > 0 && slot.rank > entry.won) {
            entry.won = static_cast<std::int8_t>(slot.rank);
            entry.wonTag = tag;
        } else if (bounds.upper < 0 && slot.rank < entry.lost) {
            entry.lost = static_cast<std::int8_t>(slot.rank);
            entry.lostTag = tag;
        }
    }

    std::int64_t size() const { return m_size; }

private:
    static constexpr std::size_t leastPlaces = 1024; // a power of two
    static constexpr search::Bounds wonBounds = {1, search::infinity};
    static constexpr search::Bounds lostBounds = {-search::infinity, -1};

    struct Entry {
        Key key = 0;
        std::int8_t won = -1;                 ///< the highest rank known won; −1: none
        std::int8_t lost = 1 << playRankBits; ///< the lowest known lost; above all ranks: none
        bool isUsed = false;
        [[no_unique_address]] Tag wonTag = {};
        [[no_unique_address]] Tag lostTag = {};
    };

    /// The place of the key's entry, or the free one for it.
    std::size_t placeOf(Key key) const {
        const std::size_t mask = m_entries.size() - 1;
        constexpr Key golden = 0x9e37'79b9'7f4a'7c15; // 2^64 over the golden ratio
        std::size_t at = (key ^ key >> 32) * golden >> std::countl_zero(mask);
        while (m_entries[at].isUsed && m_entries[at].key != key)
            at = (at + 1) & mask;
        return at;
    }

    void grow() {
        // While entries move, both arrays are there.
        if (3 * m_entries.size() * sizeof(Entry) > m_mostBytes)
            throw RuntimeError("The search gave up: its table of {} positions would take more "
                               "than {} MB.",
                               grouped(static_cast<std::int64_t>(m_size)), m_mostBytes >> 20);
        std::vector<Entry> before(2 * m_entries.size());
        before.swap(m_entries);
        for (const Entry& entry : before)
            if (entry.isUsed)
                m_entries[placeOf(entry.key)] = entry;
    }

    bool m_cuts;
    std::size_t m_mostBytes;
    std::vector<Entry> m_entries;
    std::int64_t m_size = 0;
};

} // namespace yomi::hands
