// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/packed_counter.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <span>
#include <vector>

namespace yomi::hands {

/// An index of a rule book's melds, to find those that fit into a hand. Melds are sorted by lowest
/// kind, then by number, in blocks with one lowest kind. A block stores the tiles common to all its
/// melds; a hand that lacks them skips the block. Consecutive melds are similar (one body, many
/// kickers), so that a Dou Dizhu hand checks a small part of the 27,471 plays.
template <class Counter>
class MeldIndex {
public:
    struct Entry {
        Counter tiles;
        int meld; ///< its number in the rule book
    };

    /// `melds`: the tiles of each meld by number; none may be empty.
    explicit MeldIndex(std::span<const Tiles> melds) {
        std::vector<int> order(melds.size());
        std::iota(order.begin(), order.end(), 0);
        std::ranges::stable_sort(order, {}, [&](int meld) { return lowestOf(melds, meld); });
        int kind = 0;
        for (const int meld : order) {
            const auto tiles = static_cast<Counter>(melds[static_cast<std::size_t>(meld)]);
            for (; kind < tiles.lowest(); ++kind)
                m_firstBlock[static_cast<std::size_t>(kind) + 1] = m_blocks.size();
            if (m_firstBlock[static_cast<std::size_t>(kind)] == m_blocks.size() ||
                m_blocks.back().last - m_blocks.back().first == blockSize)
                m_blocks.push_back({m_entries.size(), m_entries.size(), tiles});
            m_entries.push_back({tiles, meld});
            ++m_blocks.back().last;
            m_blocks.back().shared = common(m_blocks.back().shared, tiles);
        }
        for (; kind < Counter::kinds; ++kind)
            m_firstBlock[static_cast<std::size_t>(kind) + 1] = m_blocks.size();
    }

    /// Calls visit(const Entry&) for each meld with lowest kind `kind` that fits into `hand`,
    /// ascending by number.
    template <class Visit>
    void forEachFitting(const Counter& hand, int kind, Visit&& visit) const {
        const std::size_t end = m_firstBlock[static_cast<std::size_t>(kind) + 1];
        for (std::size_t b = m_firstBlock[static_cast<std::size_t>(kind)]; b < end; ++b) {
            if (!contains(hand, m_blocks[b].shared))
                continue;
            for (std::size_t i = m_blocks[b].first; i < m_blocks[b].last; ++i) {
                if (contains(hand, m_entries[i].tiles))
                    visit(m_entries[i]);
            }
        }
    }

private:
    static constexpr std::size_t blockSize = 16;

    struct Block {
        std::size_t first;
        std::size_t last; ///< one past the last entry
        Counter shared;   ///< the tiles common to all its melds
    };

    static int lowestOf(std::span<const Tiles> melds, int meld) {
        return melds[static_cast<std::size_t>(meld)].lowest();
    }

    std::vector<Entry> m_entries;
    std::vector<Block> m_blocks;
    std::array<std::size_t, static_cast<std::size_t>(Counter::kinds) + 1> m_firstBlock{};
};

} // namespace yomi::hands
