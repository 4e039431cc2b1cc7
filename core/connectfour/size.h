// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace yomi::connectfour {

/// A board and the length of the lines that win on it.
struct Size {
    int width = 7;  ///< columns
    int height = 6; ///< rows
    int inARow = 4;

    constexpr int cells() const { return width * height; }
    friend constexpr bool operator==(const Size&, const Size&) = default;
};

/// Throws std::invalid_argument unless width and height are at least 2, width · (height + 1) is at
/// most 64, and inARow is from 3 to 8 and at most the longer side.
void validate(const Size& size);

/// Reads "7x6". Throws std::invalid_argument for another text and for a size that validate()
/// refuses.
Size parseSize(std::string_view text, int inARow);

/// "7x6".
std::string text(const Size& size);

} // namespace yomi::connectfour
