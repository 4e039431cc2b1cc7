// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tictactoe/bitboard.h"
#include "core/tictactoe/score.h"
#include "core/tictactoe/settings.h"
#include "core/tictactoe/symmetry.h"

#include <array>

namespace yomi::tictactoe {

/// The symmetry that converts an entry written for `from` to an answer for `to`, an image of it.
inline int symmetryOfEntry(TableImages images, const Position& from, const Position& to) {
    return images == TableImages::Article ? lastSymmetry(from, to)
                                          : symmetryByRepresentative(from, to);
}

/// The transposition table of the bitboard: one entry for each of the 765 classes of positions.
///
/// The source writes eight entries at every store, one per image, each with the best move
/// transformed; the last write wins. All eight have the same bounds, and the same stores write all
/// boards of a class. So one entry that remembers its board is enough: on reading, the best move
/// goes through the last symmetry that maps the entry's board to the requested one
/// (TableImages::Article), or to the representative's orientation and back from there
/// (TableImages::Canonical).
///
/// Bounds are those of the player to move. Every call is a few look-ups; clearing costs 8 KiB.
template <class Tag>
class Table {
public:
    struct Entry {
        Bounds bounds = {0, 0}; // an all-zero table is cleared fast
        Position writtenFor;
        std::uint8_t bestMove = 0;
        bool stored = false;
        [[no_unique_address]] Tag tag = {}; ///< the observer's tag at the store
    };

    /// The index of a board's entry in every table: computed once, for reading and writing.
    using Slot = std::uint16_t;

    explicit Table(const Settings& settings)
        : m_images(imagesOf(settings)) {}

    Slot slot(const Bitboard& board) const {
        return m_symmetries->classOf[static_cast<std::size_t>(ternaryKey(board.position()))];
    }

    /// The stored entry, or null.
    const Entry* find(Slot slot) const {
        const Entry& entry = m_entries[slot];
        return entry.stored ? &entry : nullptr;
    }

    void store(Slot slot, const Bitboard& board, Bounds bounds, int bestMove, int /*depth*/,
               Tag tag) {
        if (!m_entries[slot].stored)
            m_size += m_images == TableImages::Article ? m_symmetries->classes[slot].size : 1;
        m_entries[slot] = {bounds, board.position(), static_cast<std::uint8_t>(bestMove), true,
                           tag};
    }

    /// The best move stored for the board, in its own orientation; `otherwise` if there is none.
    int bestMove(Slot slot, const Bitboard& board, int otherwise) const {
        const Entry& entry = m_entries[slot];
        if (!entry.stored)
            return otherwise;
        const int symmetry = symmetryOfEntry(m_images, entry.writtenFor, board.position());
        return imageOf[symmetry][entry.bestMove];
    }

    /// The number of entries that the source's table would have: boards with TableImages::Article,
    /// classes with TableImages::Canonical.
    int size() const { return m_size; }

    void clear() {
        m_entries = {};
        m_size = 0;
    }

private:
    TableImages m_images;
    const SymmetryTable* m_symmetries = &symmetryTable();
    int m_size = 0;
    std::array<Entry, classCount> m_entries = {};
};

} // namespace yomi::tictactoe
