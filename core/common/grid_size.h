// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace yomi {

/// A board of cells and the length of the lines that win on it. A game's own Size is one whose
/// default is its usual board and which its validate() takes or refuses.
struct GridSize {
    int width = 0;  ///< columns
    int height = 0; ///< rows
    int inARow = 0;

    constexpr int cells() const { return width * height; }
    /// "7x6".
    std::string text() const;
    friend constexpr bool operator==(const GridSize&, const GridSize&) = default;
};

/// Says that the length of the lines is wrong on a board that is right.
class WrongInARow : public std::invalid_argument {
public:
    using std::invalid_argument::invalid_argument;
};

/// Throws WrongInARow unless that many in a row are at least `least` and at most `most`.
void validateInARow(const GridSize& size, int least, int most);

/// Reads "7x6", width and height. Throws std::invalid_argument for another text.
std::pair<int, int> parseGridSize(std::string_view text);

/// The size of a game. Throws std::invalid_argument for another text than "7x6", and as the game's
/// validate() does.
template <class Size>
Size parseSize(std::string_view text, int inARow) {
    const auto [width, height] = parseGridSize(text);
    const Size size = {width, height, inARow};
    validate(size);
    return size;
}

} // namespace yomi
