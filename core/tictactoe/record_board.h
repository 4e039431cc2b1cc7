// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/tictactoe/bitboard.h"

#include <vector>

namespace yomi::tictactoe {

template <class Tag>
class RecordTable;

/// The source's board: columns of marks on the heap, the side to move and the last one, the status
/// and the list of moves. It is expensive to copy, which makes unmaking worthwhile.
class RecordBoard : public BoardFacts<RecordBoard> {
public:
    template <class Tag>
    using Table = RecordTable<Tag>;

    explicit RecordBoard(const Position& position);

    Position position() const;
    int plies() const { return m_plies; }
    bool firstToMove() const { return m_turn == Mark::O; }
    search::Ended ended() const;
    std::vector<int> moves() const;

    void make(int square);
    /// Unmakes the last move, which was `square`; moves made before this board was constructed
    /// cannot be unmade.
    void unmake(int square);

    friend bool operator==(const RecordBoard&, const RecordBoard&) = default;

private:
    enum class Mark { None, O, X };

    Mark& at(int square) { return m_columns[square % 3][square / 3]; }
    Mark at(int square) const { return m_columns[square % 3][square / 3]; }
    bool hasLineOf(Mark mark) const;

    std::vector<std::vector<Mark>> m_columns;
    Mark m_turn = Mark::O;
    Mark m_lastTurn = Mark::X;
    int m_plies = 0;
    Status m_status = Status::Playing;
    std::vector<int> m_moves;
};

} // namespace yomi::tictactoe
