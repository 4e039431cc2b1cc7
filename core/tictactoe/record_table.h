// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tictactoe/record_board.h"
#include "core/tictactoe/score.h"
#include "core/tictactoe/settings.h"

#include <unordered_map>

namespace yomi::tictactoe {

/// The source's transposition table: a hash map from boards to bounds and best move. A store writes
/// all eight images in the order of the symmetries, each with the best move moved along
/// (TableImages::Article), or only the representative, reached by the first symmetry that leads
/// there (TableImages::Canonical). The same answers as Table.
class RecordTable {
public:
    using Slot = int; ///< the ternaryKey() of the board asked for

    explicit RecordTable(TableImages images)
        : m_images(images) {}

    Slot slot(const RecordBoard& board) const;
    const Bounds* find(Slot slot) const;
    void store(Slot slot, const RecordBoard& board, Bounds bounds, int bestMove);
    int bestMove(Slot slot, const RecordBoard& board, int otherwise) const;
    int size() const { return static_cast<int>(m_entries.size()); }
    void clear() { m_entries.clear(); }

private:
    struct Entry {
        Bounds bounds;
        int bestMove = 0;
    };

    TableImages m_images;
    std::unordered_map<int, Entry> m_entries;
};

} // namespace yomi::tictactoe
