// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace yomi::mnk {

/// A board and the length of the lines that win on it; 3,3,3 is tic-tac-toe.
struct Size {
    int width = 3;  ///< m columns
    int height = 3; ///< n rows
    int inARow = 3; ///< k

    constexpr int cells() const { return width * height; }
    friend constexpr bool operator==(const Size&, const Size&) = default;
};

/// Throws std::invalid_argument unless the width is 2 to 26, the height at least 2, there are at
/// most 64 squares, and inARow is from 2 to the longer side.
void validate(const Size& size);

/// Reads "4x3". Throws std::invalid_argument for another text and for a size that validate()
/// refuses.
Size parseSize(std::string_view text, int inARow);

/// "4x3".
std::string text(const Size& size);

} // namespace yomi::mnk
