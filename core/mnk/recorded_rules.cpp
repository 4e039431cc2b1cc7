// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#include "core/mnk/recorded_rules.h"

#include "core/common/grid_text.h"
#include "core/mnk/position.h"

#include <algorithm>

namespace yomi::mnk {

RecordedRules::RecordedRules(int width, int height, int inARow)
    : m_width(width)
    , m_inARow(inARow) {
    const auto columns = static_cast<std::size_t>(width), rows = static_cast<std::size_t>(height);
    for (unsigned image = 0; image < (width == height ? 8u : 4u); ++image) {
        std::vector<std::size_t>& cells = m_images.emplace_back();
        for (std::size_t row = 0; row < rows; ++row) {
            for (std::size_t column = 0; column < columns; ++column) {
                std::size_t y = image & 1 ? rows - 1 - row : row;
                std::size_t x = image & 2 ? columns - 1 - column : column;
                if (image & 4)
                    std::swap(x, y);
                cells.push_back(y * columns + x);
            }
        }
    }
}

std::optional<std::size_t> RecordedRules::cellOf(std::string_view board, std::size_t move) const {
    if (move >= board.size() || board[move] != '.')
        return std::nullopt;
    return move;
}

std::size_t RecordedRules::moveCount(std::string_view board) const {
    return static_cast<std::size_t>(std::ranges::count(board, '.'));
}

bool RecordedRules::winsAt(std::string_view board, std::size_t cell) const {
    return hasLineThrough(board, m_width, cell, m_inARow);
}

std::string RecordedRules::representative(std::string_view board) const {
    const std::vector<std::size_t>* least = &m_images.front();
    for (const std::vector<std::size_t>& image : m_images) {
        const auto isLess = [&](std::size_t one, std::size_t other) {
            return board[one] < board[other];
        };
        if (std::ranges::lexicographical_compare(image, *least, isLess))
            least = &image;
    }
    std::string text;
    text.reserve(board.size());
    for (const std::size_t cell : *least)
        text += board[cell];
    return text;
}

std::string RecordedRules::moveText(std::size_t move) const {
    return mnk::moveText(Size{.width = m_width}, static_cast<int>(move));
}

} // namespace yomi::mnk
