// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/timing.h"
#include "core/tictactoe/settings.h"
#include "core/tictactoe/update_cost.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace yomi::tictactoe {

/// What one of the article's searches, on the record board and from the start, gains by unmaking
/// moves instead of copying boards.
struct UpdateGain {
    Settings settings; ///< with the form of unmaking
    std::int64_t nodes = 0;
    Timing copied;
    Timing unmade;

    /// Seconds of a whole search.
    double measured() const { return copied.median - unmade.median; }
};

/// Measures alpha-beta with a table (1175 nodes) and PVS (545 nodes: the last iteration alone,
/// ordered by the table of the one before), PVS in both forms: unmaking a child once after its
/// searches, and after each of them. Medians of up to 200 searches; two seconds in all. Throws
/// Stopped.
std::vector<UpdateGain> measureGains(const std::stop_token& stop = {});

/// Nanoseconds that unmaking saves on a node against copying: the median over the plies, of which a
/// stall may have spoiled one.
double savingPerNode(const std::vector<UpdateCost>& costs);

} // namespace yomi::tictactoe
