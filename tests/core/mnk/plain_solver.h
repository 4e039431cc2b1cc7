// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <utility>

/// An independent solver of m,n,k, for readability, not speed: a board is a text in reading order,
/// and every position is searched to its end. It shares nothing with the library.
namespace plain {

class Mnk {
public:
    Mnk(int width, int height, int inARow)
        : m_width(width)
        , m_height(height)
        , m_inARow(inARow) {}

    /// 1, 0 or -1 for the side to move; no line exists yet.
    int score(const std::string& board) {
        const auto known = m_scores.find(board);
        if (known != m_scores.end())
            return known->second;
        int best = board.find('.') == std::string::npos ? 0 : -1;
        for (std::size_t square = 0; square < board.size() && best < 1; ++square)
            if (board[square] == '.')
                best = std::max(best, score(board, square));
        return m_scores[board] = best;
    }

    /// The score of the move to an empty square.
    int score(const std::string& board, std::size_t square) {
        const auto empty = std::ranges::count(board, '.');
        const bool oMoves = (static_cast<std::ptrdiff_t>(board.size()) - empty) % 2 == 0;
        std::string child = board;
        child[square] = oMoves ? 'o' : 'x';
        const auto at = static_cast<int>(square);
        return wins(child, at % m_width, at / m_width) ? 1 : -score(child);
    }

    /// Nodes of the full tree from the empty board: a position counts once for each game that leads
    /// to it.
    std::uint64_t treeSize() {
        return treeSize(std::string(static_cast<std::size_t>(m_width * m_height), '.'), 0);
    }

    bool wins(const std::string& board, int column, int row) const {
        const char side = at(board, column, row);
        for (const auto& [right, down] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
            int stones = 1;
            for (const int way : {1, -1})
                for (int i = way; at(board, column + i * right, row + i * down) == side; i += way)
                    ++stones;
            if (stones >= m_inARow)
                return true;
        }
        return false;
    }

private:
    std::uint64_t treeSize(const std::string& board, int plies) {
        if (const auto known = m_treeSizes.find(board); known != m_treeSizes.end())
            return known->second;
        std::uint64_t nodes = 1;
        for (std::size_t square = 0; square < board.size(); ++square)
            if (board[square] == '.') {
                std::string child = board;
                child[square] = plies % 2 == 0 ? 'o' : 'x';
                const auto at = static_cast<int>(square);
                const bool isWon = wins(child, at % m_width, at / m_width);
                nodes += isWon ? 1 : treeSize(child, plies + 1);
            }
        return m_treeSizes[board] = nodes;
    }

    /// The sign at a square; no side's sign outside the board.
    char at(const std::string& board, int column, int row) const {
        const bool isInside = column >= 0 && column < m_width && row >= 0 && row < m_height;
        return isInside ? board[static_cast<std::size_t>(row * m_width + column)] : '#';
    }

    int m_width, m_height, m_inARow;
    std::unordered_map<std::string, int> m_scores;
    std::unordered_map<std::string, std::uint64_t> m_treeSizes;
};

} // namespace plain
