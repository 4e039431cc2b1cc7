// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <vector>

namespace yomi::tictactoe {

/// Nanoseconds, of many measurements of one operation.
struct Cost {
    double mean = 0;
    double deviation = 0;
};

/// What the record board's state update costs on one ply.
struct UpdateCost {
    int plies = 0; ///< marks on the board before the move
    Cost copy;     ///< copying the board
    Cost make;     ///< making a move
    Cost unmake;   ///< taking it back
};

/// Measures the three operations on the positions of one game without a win, a line a ply from 0 to
/// 8: `samples` times the mean of a thousand of each. (One alone is shorter than the clock's tick;
/// a third more are measured, and the slowest left out: they were interrupted.)
/// Throws std::invalid_argument for fewer than 1 or more than 10,000 samples, Stopped. A
/// millisecond a sample.
std::vector<UpdateCost> measureUpdates(int samples = 20, const std::stop_token& stop = {});

} // namespace yomi::tictactoe
