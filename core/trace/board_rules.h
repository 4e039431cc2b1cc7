// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/trace/images.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::trace {

/// The rules that a recording of a known game needs: the game is won by a line of stones. Boards
/// are texts of . o x in reading order, o moves first; they may be larger than any that Yomi
/// searches.
class BoardRules {
public:
    /// `images` map a board to one of equal value.
    BoardRules(const GridSize& size, const std::vector<Image>& images);
    virtual ~BoardRules() = default;
    BoardRules(const BoardRules&) = delete;
    BoardRules& operator=(const BoardRules&) = delete;

    /// The cell that a move takes, if it is legal on a board that is not full. Moves are numbers
    /// from 0.
    virtual std::optional<std::size_t> cellOf(std::string_view board, std::size_t move) const = 0;
    /// The number of legal moves while the game is not over.
    virtual std::size_t moveCount(std::string_view board) const = 0;
    /// A move in the game's notation, such as "b2".
    virtual std::string moveText(std::size_t move) const = 0;

    /// Whether the stone on a cell is in a line that wins.
    bool winsAt(std::string_view board, std::size_t cell) const;
    const std::vector<BoardImage>& images() const { return m_images; }
    /// The smallest text among the images of a board: equal for all of them.
    std::string representative(std::string_view board) const;

protected:
    const GridSize& size() const { return m_size; }

private:
    GridSize m_size;
    std::vector<BoardImage> m_images;
};

} // namespace yomi::trace
