// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/grid_size.h"
#include "core/boards/stone_text.h"
#include "core/common/limits.h"
#include "core/search/game.h"
#include "core/search/recorded_search.h"
#include "core/search/solution.h"
#include "core/tree/board_rules.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace yomi {

/// A position of a game in the list below, for code that does not know which game.
class GamePosition {
public:
    virtual ~GamePosition() = default;

    virtual GridSize size() const = 0;
    virtual bool firstToMove() const = 0;
    virtual search::Ended ended() const = 0;
    /// Rows from the top joined by "/"; tic-tac-toe has nine characters without separator.
    virtual std::string boardText() const = 0;
    /// Plays moves in the game's notation. Throws FormatError, with the move as its place, for an
    /// illegal one.
    virtual void play(std::string_view moves) = 0;

    /// The common search. Throws std::invalid_argument for settings that make no sense and for a
    /// finished game, Stopped and TimeLimitPassed.
    virtual search::SearchResult search(const search::Settings& settings,
                                        const Limits& limits = {}) const = 0;
    /// The same with the principal variation and the moves of the root. Takes twice as long.
    virtual search::SearchResult analyze(const search::Settings& settings,
                                         const Limits& limits = {}) const = 0;
    /// The same, recording the first `mostNodes` nodes.
    virtual search::RecordedSearch
    record(const search::Settings& settings, const Limits& limits = {},
           tree::NodeId mostNodes = search::usualMostNodes) const = 0;
};

/// A game's own solver, for one position of that game after another. Throws std::invalid_argument
/// for a finished game, and Stopped; after a time limit a result has the bounds proved so far.
class GameSolver {
public:
    virtual ~GameSolver() = default;

    virtual search::Solution solve(const GamePosition& position, const Limits& limits) = 0;
    /// The score of each legal move.
    virtual search::MoveScores solveMoves(const GamePosition& position, const Limits& limits) = 0;
};

/// The boards of a game.
enum class BoardSizes {
    One,      ///< the usual one only
    Standard, ///< any; a recording that names none has the usual one
    Any,      ///< any; a recording names its own
};

/// A game of stones on a grid, as the command line, recordings, documents and the window know it.
/// games() lists all of them. The functions are those of the game's engine; the class templates for
/// positions and solvers are in engine_position.h.
struct GameEntry {
    std::string_view name;         ///< in commands and recordings: "connectfour"
    std::string_view documentKind; ///< "connect-four"
    StoneNotation notation;
    GridSize usualSize;
    BoardSizes sizes;
    /// Throws std::invalid_argument for a size that the engine does not accept.
    void (*validateSize)(const GridSize&);
    /// The evaluations and table images of its searches, and their defaults.
    const search::GameDefaults& (*defaults)();
    /// Throws FormatError and std::invalid_argument for a position that no game leads to.
    std::unique_ptr<GamePosition> (*positionOf)(const StoneReading&);
    std::unique_ptr<GameSolver> (*newSolver)(); ///< null: the game has none

    bool hasColumns() const { return notation == StoneNotation::Columns; }
    /// One more than the greatest move; moves are columns or squares in reading order.
    int moveCount(const GridSize& size) const { return hasColumns() ? size.width : size.cells(); }
    /// A move in the game's notation: "4", "b2".
    std::string moveText(const GridSize& size, int move) const;
    /// Two texts of moves, one after the other.
    std::string joined(const std::string& moves, const std::string& next) const;
    /// The size of the texts of a command or a document. Throws std::invalid_argument as
    /// parseGridSize() and validateSize() do.
    GridSize parseSize(std::string_view text, int inARow) const;
};

/// Every game, in the order in which commands list them; core/games.cpp has the list.
std::span<const GameEntry* const> games();

/// Null if there is none.
const GameEntry* gameNamed(std::string_view name);
const GameEntry* gameOfKind(std::string_view documentKind);
/// The first game with that notation, for texts that look like it.
const GameEntry& gameOf(StoneNotation notation);

/// The rules of the game that a recording names; null if it names none.
std::unique_ptr<tree::BoardRules> rulesOf(const tree::RecordingHeader& header);

} // namespace yomi
