// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/stone_moves.h"
#include "core/tree/images.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::tree {

/// The rules that a recording of a known game needs: stones go on empty squares, or fall down
/// columns, and a line of them wins. Boards are texts of . o x in reading order, o moves first;
/// they may be larger than any that Yomi searches. Moves are numbers from 0.
class BoardRules {
public:
    BoardRules(const GridSize& size, StoneNotation notation);

    /// The cell that a move takes, if it is legal on a board that is not full.
    std::optional<std::size_t> cellOf(std::string_view board, std::size_t move) const;
    /// The number of legal moves while the game is not over.
    std::size_t moveCount(std::string_view board) const;
    /// A move as "b2" or "4".
    std::string moveText(std::size_t move) const;

    /// Whether the stone on a cell is in a line that wins.
    bool winsAt(std::string_view board, std::size_t cell) const;
    /// The images of a board that have its value.
    const std::vector<BoardImage>& images() const { return m_images; }
    /// The smallest text among the images of a board: equal for all of them.
    std::string representative(std::string_view board) const;

private:
    std::size_t width() const { return static_cast<std::size_t>(m_size.width); }

    GridSize m_size;
    bool m_hasColumns;
    std::vector<BoardImage> m_images;
};

} // namespace yomi::tree
