// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"

#include <string>
#include <string_view>
#include <utility>

namespace yomi {

/// A board of cells and the length of a winning line. A game's own Size type has the game's usual
/// board as default and a validate() that accepts or refuses a board.
struct GridSize {
    int width = 0;  ///< columns
    int height = 0; ///< rows
    int inARow = 0;

    constexpr int cells() const { return width * height; }
    /// "7x6".
    std::string text() const;
    friend constexpr bool operator==(const GridSize&, const GridSize&) = default;
};

/// The length of the lines is wrong, but the board is right.
class WrongInARow : public InvalidArgument {
public:
    using InvalidArgument::InvalidArgument;
};

/// Throws WrongInARow unless the length is from `least` to `most`.
void validateInARow(const GridSize& size, int least, int most);

/// Reads "7x6" as width and height. Throws std::invalid_argument for any other text.
std::pair<int, int> parseGridSize(std::string_view text);

/// The size of a game. Throws std::invalid_argument for a text other than "7x6", and whatever the
/// game's validate() throws.
template <class Size>
Size parseSize(std::string_view text, int inARow) {
    const auto [width, height] = parseGridSize(text);
    const Size size = {width, height, inARow};
    validate(size);
    return size;
}

} // namespace yomi
