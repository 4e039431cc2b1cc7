// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/game_option.h"
#include "core/boards/stone_text.h"
#include "core/common/limits.h"
#include "core/common/sentence.h"
#include "core/connectfour/solver.h"
#include "core/search/result_json.h"
#include "core/search/solution.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace yomi::cli {

inline constexpr int mostThreads = 256;

/// The options of the job `solve` for each position.
struct SolveOptions {
    SolvedGameOption game = {};
    std::optional<std::string> size = {};
    std::optional<int> inARow = {};
    std::optional<int> step = {};
    bool weak = false;
    bool scores = false;
    std::vector<connectfour::Idea> without = {};
    std::optional<std::string> book = {};
    std::optional<double> time = {};
    std::string toMove = {};
    int threads = 1;

    template <class Fields>
    void describe(Fields& field) {
        field("game", game, Phrase("Which game the positions are of"));
        field("size", size, Phrase("Columns and rows of the board (connectfour 7x6, mnk 3x3)"));
        field("in-a-row", inARow, Phrase("How many in a row win (connectfour 4, mnk 3)"));
        field("step", step,
              Phrase("Step of the ladder of solvers, from plain minimax to the solver for use (13 "
                     "unless "
                     "given)"),
              {3, 13});
        field("weak", weak, Phrase("Ask for the sign of the score alone"));
        field("scores", scores, Phrase("Score each move"));
        field("without", without, Phrase("Step 13: ideas that the solver does without"));
        field("book", book, Phrase("Step 13: file with the scores of the first plies"));
        field("time", time,
              Phrase("Seconds after which a position is left with the bounds proved so far"));
        field("to-move", toMove,
              Phrase("The side to move, X or O or another sign of the boards, where the numbers of "
                     "stones "
                     "are equal"));
        field("threads", threads, Phrase("How many positions are solved at a time"),
              {1, mostThreads});
    }
};

/// The answer for a position. Scores are those of the side to move.
struct SolveAnswer {
    search::Solution solution = {};
    std::optional<search::MoveScores> scores = {}; ///< of every move, if requested
    search::MoveForm form = {};                    ///< of these moves
};

/// The answer for a position from the scores of its moves.
SolveAnswer answerOf(search::MoveScores scores, search::MoveForm form);

/// Solves one position after another, in one thread. Throws std::invalid_argument and FormatError
/// for an invalid or finished position, and Stopped.
using SolvePosition =
    std::function<SolveAnswer(const StoneReading& position, const Limits& limits)>;

/// How to read the positions, and a solver for each thread.
struct PositionSolver {
    StoneQuestion question;
    std::function<SolvePosition()> makeSolver;
};

/// The part of connect four, and that of the other games. Throw std::invalid_argument for options
/// that the game lacks, and FormatError for an invalid book.
PositionSolver connectFourSolver(const SolveOptions& options);
PositionSolver stoneSolver(const SolveOptions& options);

} // namespace yomi::cli
