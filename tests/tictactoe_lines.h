// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>

namespace yomi {

/// The lines of tic-tac-toe, in squares of reading order, for searches that tests write themselves.
inline constexpr std::array<std::array<std::size_t, 3>, 8> ticTacToeLines = {
    {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};

} // namespace yomi
