// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/connectfour/position_list.h"
#include "core/connectfour/set_run.h"
#include "ui/common/job.h"

#include <array>
#include <memory>
#include <vector>

namespace yomi::ui::connectfour {

using namespace yomi::connectfour; // this folder is the face of that engine

/// What the page of the ladder asks.
struct LadderQuestion {
    std::vector<ListedPosition> positions = {};
    bool weak = false;             ///< the sign of the score alone
    bool countOnly = false;        ///< steps 4 to 6 are counted without a visit
    std::chrono::seconds limit{5}; ///< of each row

    bool isCounted(int step) const { return countOnly && step >= 4 && step <= 6; }
    friend bool operator==(const LadderQuestion&, const LadderQuestion&) = default;
};

// The rows: steps 3 to 13, then step 13 without each of its ideas.
inline constexpr int stepRows = solverStep - firstStep + 1, solverRow = stepRows - 1;
inline constexpr int ideaRows = static_cast<int>(enumerators<Idea>.size());
inline constexpr int ladderRows = stepRows + ideaRows;

constexpr int rowOfStep(int step) {
    return step - firstStep;
}
constexpr int rowOfIdea(Idea idea) {
    return stepRows + static_cast<int>(idea);
}

/// What is known of each row: null for one that has not been run.
using LadderRuns = std::array<std::shared_ptr<const SetRun>, ladderRows>;

/// The page's answer as it stands.
struct LadderState {
    LadderQuestion question = {};
    LadderRuns runs = {};
    int running = -1;       ///< the row under way
    bool isRunning = false; ///< the rows without a run will have one

    /// A run that was not ended by the limit; null otherwise.
    const SetRun* finished(int row) const;
    /// Why a row has no numbers: "not finished in 5 s".
    QString whyNone(int row) const;
};

/// The rows of `state` that another question leaves as they are.
LadderRuns keptRuns(const LadderState& state, const LadderQuestion& next);

/// Runs the rows that are null, what is quick before what is slow: step 13, its ideas, then the
/// steps from 12 down to 3. `show` is handed what is there so far, on the GUI thread.
LadderRuns runLadder(const LadderQuestion& question, LadderRuns runs, JobControl& control,
                     const std::function<void(const LadderRuns&, int running)>& show);

} // namespace yomi::ui::connectfour
