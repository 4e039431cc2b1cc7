// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/common/limits.h"
#include "core/connectfour/solver.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace yomi::cli {

enum class SolvedGame : std::uint8_t { ConnectFour };
constexpr auto enumNames(SolvedGame) {
    return namesInOrder("connectfour");
}

inline constexpr int mostThreads = 256;

/// What the job `solve` is asked to do with each position.
struct SolveOptions {
    SolvedGame game = SolvedGame::ConnectFour;
    std::optional<std::string> size = {};
    std::optional<int> inARow = {};
    std::optional<int> step = {};
    bool weak = false;
    bool scores = false;
    std::vector<connectfour::Idea> without = {};
    std::optional<std::string> book = {};
    std::optional<double> time = {};
    int threads = 1;

    template <class Fields>
    void describe(Fields& field) {
        field("game", game, "Which game the positions are of");
        field("size", size, "Columns and rows of the board, such as 7x6");
        field("in-a-row", inARow, "How many stones in a line win");
        field("step", step,
              "Step of the ladder of solvers, from plain minimax to the solver for use (13 unless "
              "given)",
              {3, 13});
        field("weak", weak, "Ask for the sign of the score alone");
        field("scores", scores, "Score each move");
        field("without", without, "Step 13: ideas that the solver does without");
        field("book", book, "Step 13: file with the scores of the first plies");
        field("time", time, "Seconds after which a position is left with the bounds proved so far");
        field("threads", threads, "How many positions are solved at a time", {1, mostThreads});
    }
};

/// What a position is answered with. Scores are those of the side to move.
struct SolveAnswer {
    struct Move {
        std::string text;
        std::optional<int> score; ///< nothing for a move that cannot be played
    };

    std::optional<int> score = {}; ///< nothing if the time was over before it was known
    int lower = 0, upper = 0;      ///< what is proved of it
    std::vector<Move> scores = {}; ///< if each move was to be scored, and the time sufficed
    std::uint64_t nodes = 0;
    std::chrono::nanoseconds time = {};
};

/// Solves one position after another, for one thread. Throws std::invalid_argument and FormatError
/// for a position that is wrong or over, and Stopped.
using SolvePosition = std::function<SolveAnswer(const std::string& position, const Limits& limits)>;

/// A solver for each thread.
using MakeSolver = std::function<SolvePosition()>;

/// The game's part of the job. Throws std::invalid_argument for options that the game lacks, and
/// FormatError for a book that is none.
MakeSolver connectFourSolver(const SolveOptions& options);

} // namespace yomi::cli
