// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/grid_size.h"
#include "core/tree/game.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::tree {

/// The symmetries of a board whose cells are all alike: eight of a square one, four of another; in
/// the order of Image.
std::vector<Image> imagesOf(const GridSize& size);

/// An image of boards of one size.
struct BoardImage {
    Image name = Image::Same;
    std::vector<std::size_t> origins; ///< [cell]: the source cell, in reading order

    /// The image of a board given as a text of its cells.
    std::string of(std::string_view board) const;
};

/// Quarter turns and diagonals need a square board.
BoardImage boardImage(Image image, const GridSize& size);

} // namespace yomi::tree
