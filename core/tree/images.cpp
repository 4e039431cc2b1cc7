// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/tree/images.h"

#include <utility>

namespace yomi::tree {

std::vector<Image> imagesOf(const GridSize& size) {
    if (size.width != size.height)
        return {Image::Same, Image::HalfTurn, Image::LeftRight, Image::TopBottom};
    return {Image::Same,      Image::QuarterTurn, Image::HalfTurn,       Image::BackTurn,
            Image::LeftRight, Image::TopBottom,   Image::RisingDiagonal, Image::FallingDiagonal};
}

std::string BoardImage::of(std::string_view board) const {
    std::string text;
    text.reserve(board.size());
    for (const std::size_t cell : origins)
        text += board[cell];
    return text;
}

BoardImage boardImage(Image image, const GridSize& size) {
    const auto [width, height, inARow] = size;
    BoardImage result = {image, std::vector<std::size_t>(static_cast<std::size_t>(size.cells()))};
    std::size_t cell = 0;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const int right = width - 1 - x, below = height - 1 - y;
            const std::pair<int, int> places[] = {{x, y},         {below, x}, {right, below},
                                                  {y, right},     {right, y}, {x, below},
                                                  {below, right}, {y, x}};
            const auto [toX, toY] = places[static_cast<std::size_t>(image)]; // in its order
            const int place = toY * width + toX;
            result.origins[static_cast<std::size_t>(place)] = cell++;
        }
    return result;
}

} // namespace yomi::tree
