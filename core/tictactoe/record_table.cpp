// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tictactoe/record_table.h"

#include "core/tictactoe/symmetry.h"

namespace yomi::tictactoe {

RecordTable::Slot RecordTable::slot(const RecordBoard& board) const {
    const Position position = board.position();
    if (m_images == TableImages::Article)
        return ternaryKey(position);
    return ternaryKey(image(position, symmetryToRepresentative(position)));
}

const Bounds* RecordTable::find(Slot slot) const {
    const auto found = m_entries.find(slot);
    return found == m_entries.end() ? nullptr : &found->second.bounds;
}

void RecordTable::store(Slot slot, const RecordBoard& board, Bounds bounds, int bestMove) {
    const Position position = board.position();
    if (m_images == TableImages::Canonical) {
        m_entries[slot] = {bounds, imageOf[symmetryToRepresentative(position)][bestMove]};
        return;
    }
    for (int symmetry = 0; symmetry < symmetryCount; ++symmetry)
        m_entries[ternaryKey(image(position, symmetry))] = {bounds, imageOf[symmetry][bestMove]};
}

int RecordTable::bestMove(Slot slot, const RecordBoard& board, int otherwise) const {
    const auto found = m_entries.find(slot);
    if (found == m_entries.end())
        return otherwise;
    if (m_images == TableImages::Article)
        return found->second.bestMove;
    return imageOf[inverse[symmetryToRepresentative(board.position())]][found->second.bestMove];
}

} // namespace yomi::tictactoe
