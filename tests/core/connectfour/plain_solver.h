// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

/// An independent solver of connect four, for readability, not speed: a board is a text, rows from
/// the top, and every position is searched to its end. It shares nothing with the library.
namespace plain {

class ConnectFour {
public:
    ConnectFour(int width, int height, int inARow)
        : m_width(width)
        , m_height(height)
        , m_inARow(inARow) {}

    /// The score of a board (without separators) for the side to move; no line exists yet.
    int score(const std::string& board) {
        const auto known = m_scores.find(board);
        if (known != m_scores.end())
            return known->second;
        int plies = 0;
        for (const char cell : board)
            plies += cell != '.';
        const char mover = plies % 2 == 0 ? 'o' : 'x';
        const int cells = m_width * m_height;
        int best = plies == cells ? 0 : -cells;
        for (int column = 0; column < m_width; ++column) {
            const int row = rowOfStone(board, column);
            if (row < 0)
                continue;
            std::string child = board;
            at(child, column, row) = mover;
            const int found =
                wins(child, column, row) ? (cells + 2 - (plies + 1)) / 2 : -score(child);
            if (found > best)
                best = found;
        }
        return m_scores[board] = best;
    }

private:
    char& at(std::string& board, int column, int row) const {
        return board[static_cast<std::size_t>(row * m_width + column)];
    }
    char at(const std::string& board, int column, int row) const {
        return board[static_cast<std::size_t>(row * m_width + column)];
    }
    bool isInside(int column, int row) const {
        return column >= 0 && column < m_width && row >= 0 && row < m_height;
    }
    int rowOfStone(const std::string& board, int column) const {
        int row = m_height - 1;
        while (row >= 0 && at(board, column, row) != '.')
            --row;
        return row;
    }
    bool wins(const std::string& board, int column, int row) const {
        const char side = at(board, column, row);
        for (const auto& [right, down] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
            int stones = 1;
            for (const int way : {1, -1})
                for (int i = way; isInside(column + i * right, row + i * down) &&
                                  at(board, column + i * right, row + i * down) == side;
                     i += way)
                    ++stones;
            if (stones >= m_inARow)
                return true;
        }
        return false;
    }

    int m_width, m_height, m_inARow;
    std::unordered_map<std::string, int> m_scores;
};

} // namespace plain
