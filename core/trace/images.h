// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/grid_size.h"
#include "core/trace/game.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace yomi::trace {

/// The images of a board that are worth the same where every cell is like every other: eight of a
/// square one, four of another; in the order of Image.
std::vector<Image> imagesOf(const GridSize& size);

/// An image of boards of one size.
struct BoardImage {
    Image name = Image::Same;
    std::vector<std::size_t> origins; ///< where its cells come from, in reading order

    /// The image of a board that is a text of its cells.
    std::string of(std::string_view board) const;
};

/// Quarter turns and diagonals are of square boards alone.
BoardImage boardImage(Image image, const GridSize& size);

} // namespace yomi::trace
