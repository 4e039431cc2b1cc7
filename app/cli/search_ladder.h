// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/timing.h"
#include "core/connectfour/ladder.h"

#include <optional>

namespace yomi::cli {

/// What the ladder of connect four is asked beside a position.
struct LadderOptions {
    std::optional<int> step = {}; ///< absent: the last, our own
    bool weak = false, countOnly = false, scores = false;

    bool isOurs() const { return step.value_or(connectfour::lastStep + 1) > connectfour::lastStep; }

    template <class Fields>
    void describe(Fields& field) {
        field("step", step, "Ladder: which of its steps; 13, our own, unless given", {3, 13});
        field("weak", weak, "Ladder: only who wins, not how soon");
        field("scores", scores, "Ladder: a score for every column, too");
        field("count-only", countOnly,
              "Ladder, steps 4 to 6: count nodes without visiting a subtree twice");
    }

    friend bool operator==(const LadderOptions&, const LadderOptions&) = default;
};

struct LadderAnswer {
    connectfour::Solution solution;
    std::optional<connectfour::ColumnScores> columns = {};
    Timing timing;
    bool isCounted = false; ///< without a run
};

/// Throws std::invalid_argument for options without meaning and a game that is over.
LadderAnswer climb(const connectfour::Position& position, const LadderOptions& options, int repeat,
                   const Limits& limits);

} // namespace yomi::cli
