// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/search_solver.h"
#include "core/common/sentence.h"
#include "core/connectfour/step_solver.h"

#include <optional>
#include <string>
#include <vector>

namespace yomi::cli {

/// The options of connect four's ladder in addition to a position.
struct LadderOptions {
    std::optional<int> step = {}; ///< absent: the last, our own
    bool weak = false, countOnly = false, scores = false;
    std::vector<connectfour::Idea> without = {};
    std::optional<std::string> book = {};
    int threads = 1;

    bool isOurs() const {
        return step.value_or(connectfour::solverStep) == connectfour::solverStep;
    }

    template <class Fields>
    void describe(Fields& field) {
        field("step", step, Phrase("Ladder: which of its steps; 13, our own, unless given"),
              {3, 13});
        field("weak", weak, Phrase("Ladder: only who wins, not how soon"));
        field("scores", scores, Phrase("Ladder and solve: a score for every move, too"));
        field("count-only", countOnly,
              Phrase("Ladder, steps 4 to 6: count nodes without visiting a subtree twice"));
        field("without", without, Phrase("Ladder, step 13: ideas that the solver does without"));
        field("book", book, Phrase("Ladder, step 13: file with the scores of the first plies"));
        field("threads", threads, Phrase("Ladder, step 13: how many threads search together"),
              {1, connectfour::mostSolverThreads});
    }

    friend bool operator==(const LadderOptions&, const LadderOptions&) = default;
};

/// Throws std::invalid_argument for options that make no sense and a finished game, and FormatError
/// for an invalid book.
SolverAnswer climb(const connectfour::Position& position, const LadderOptions& options, int repeat,
                   const Limits& limits);

} // namespace yomi::cli
