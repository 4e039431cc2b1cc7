// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/timing.h"
#include "core/tictactoe/settings.h"

#include <cstdint>
#include <stop_token>
#include <vector>

// The article's own measurements, for the page and the benchmark: the cost of updating the record
// board move by move, and the gain for whole searches.

namespace yomi::tictactoe {

/// Nanoseconds over many measurements of one operation.
struct Cost {
    double mean = 0;
    double deviation = 0;
};

/// The cost of the record board's state update on one ply.
struct UpdateCost {
    int plies = 0; ///< marks on the board before the move
    Cost copy;     ///< copying the board
    Cost make;     ///< making a move
    Cost unmake;   ///< taking it back
};

/// Measures the three operations on the positions of one game without a win, one entry per ply from
/// 0 to 8: `samples` times the mean of a thousand repetitions. (A single one is shorter than the
/// clock's tick; a third more are measured and the slowest dropped, because they were interrupted.)
/// Throws std::invalid_argument for fewer than 1 or more than 10,000 samples, Stopped. A
/// millisecond a sample.
std::vector<UpdateCost> measureUpdates(int samples = 20, const std::stop_token& stop = {});

/// The gain of one of the article's searches, on the record board from the start, when it unmakes
/// moves instead of copying boards.
struct UpdateGain {
    Settings settings; ///< with the form of unmaking
    std::int64_t nodes = 0;
    Timing copied;
    Timing unmade;

    /// Seconds saved per search.
    double measured() const { return copied.median - unmade.median; }
};

/// Measures alpha-beta with a table (1175 nodes) and PVS (545 nodes: only the last iteration,
/// ordered by the table of the previous one), PVS in both forms: unmaking a child once after its
/// searches, and after each of them. Medians of up to 200 searches; two seconds in all. Throws
/// Stopped.
std::vector<UpdateGain> measureGains(const std::stop_token& stop = {});

/// Nanoseconds that unmaking saves per node compared with copying: the median over the plies, since
/// a stall may have spoiled one of them.
double savingPerNode(const std::vector<UpdateCost>& costs);

} // namespace yomi::tictactoe
