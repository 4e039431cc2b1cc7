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

using namespace yomi::connectfour; // this folder is the user interface of that engine

/// The question of the ladder's page.
struct LadderQuestion {
    std::vector<ListedPosition> positions = {};
    bool weak = false;             ///< only the sign of the score
    bool countOnly = false;        ///< steps 4 to 6 are counted without a visit
    std::chrono::seconds limit{5}; ///< per row

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

/// The results of each row: null for one that has not been run.
using LadderRuns = std::array<std::shared_ptr<const SetRun>, ladderRows>;

/// The page's current results.
struct LadderState {
    LadderQuestion question = {};
    LadderRuns runs = {};
    int running = -1;       ///< the row being run
    bool isRunning = false; ///< the rows without a run will get one

    /// A run that did not exceed the limit; null otherwise.
    const SetRun* finished(int row) const;
    /// The reason why a row has no numbers: "not finished in 5 s".
    QString whyNone(int row) const;
};

/// The rows of `state` that are still valid for another question.
LadderRuns keptRuns(const LadderState& state, const LadderQuestion& next);

/// Runs the rows that are null, quick ones first: step 13, its ideas, then the steps from 12 down
/// to 3. `show` gets the results so far, on the GUI thread.
LadderRuns runLadder(const LadderQuestion& question, LadderRuns runs, JobControl& control,
                     const std::function<void(const LadderRuns&, int running)>& show);

} // namespace yomi::ui::connectfour
