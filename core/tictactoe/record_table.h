// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tictactoe/record_board.h"
#include "core/tictactoe/score.h"
#include "core/tictactoe/settings.h"
#include "core/tictactoe/symmetry.h"

#include <unordered_map>

namespace yomi::tictactoe {

/// The source's transposition table: a hash map from boards to bounds and best move. A store writes
/// all eight images in the order of the symmetries, each with the best move transformed
/// (TableImages::Article), or only the representative, reached by the first symmetry that leads
/// there (TableImages::Canonical). Gives the same answers as Table.
template <class Tag>
class RecordTable {
public:
    using Slot = int; ///< the ternaryKey() of the board
    struct Entry {
        Bounds bounds;
        int bestMove = 0;
        [[no_unique_address]] Tag tag = {};
    };

    explicit RecordTable(const Settings& settings)
        : m_images(imagesOf(settings)) {}

    Slot slot(const RecordBoard& board) const {
        const Position position = board.position();
        if (m_images == TableImages::Article)
            return ternaryKey(position);
        return ternaryKey(image(position, symmetryToRepresentative(position)));
    }

    const Entry* find(Slot slot) const {
        const auto found = m_entries.find(slot);
        return found == m_entries.end() ? nullptr : &found->second;
    }

    void store(Slot slot, const RecordBoard& board, Bounds bounds, int bestMove, int /*depth*/,
               Tag tag) {
        const Position position = board.position();
        if (m_images == TableImages::Canonical) {
            m_entries[slot] = {bounds, imageOf[symmetryToRepresentative(position)][bestMove], tag};
            return;
        }
        for (int symmetry = 0; symmetry < symmetryCount; ++symmetry)
            m_entries[ternaryKey(image(position, symmetry))] = {bounds, imageOf[symmetry][bestMove],
                                                                tag};
    }

    int bestMove(Slot slot, const RecordBoard& board, int otherwise) const {
        const Entry* found = find(slot);
        if (!found)
            return otherwise;
        if (m_images == TableImages::Article)
            return found->bestMove;
        return imageOf[inverse[symmetryToRepresentative(board.position())]][found->bestMove];
    }

    int size() const { return static_cast<int>(m_entries.size()); }
    void clear() { m_entries.clear(); }

private:
    TableImages m_images;
    std::unordered_map<int, Entry> m_entries;
};

} // namespace yomi::tictactoe
