// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QMetaType>

#include <limits>
#include <map>
#include <string>
#include <vector>

/// A second search of tic-tac-toe, written to be read beside its description and not to be fast:
/// boards are texts, values are floating point numbers, O and X have a branch each, and the table
/// is a map with an entry for every board. Nothing of it is shared with the library.
namespace plain {

/// How the description is read. The default is right; every member set otherwise is a mistake that
/// one could make, or a change that should make no difference.
struct Reading {
    enum class Images {
        LastWins,   ///< all eight are written in their order
        FirstWins,  ///< none is written over another one of the same store
        OtherOrder, ///< all eight, the identity first and then the others backwards
        Canonical,  ///< only the least one
        None,       ///< only the board itself
    };

    Images images = Images::LastWins;
    bool columnByColumn = false;      ///< moves in columns instead of rows
    bool freshTable = false;          ///< a new table for each child of the root
    bool rootNarrows = false;         ///< the root passes its best value on as a bound
    bool failHard = false;            ///< values are clamped to the window
    double nullWindow = 1;            ///< the width of a null window
    double scale = 1;                 ///< what the values are multiplied with
    bool countsOnEntry = true;        ///< otherwise after leaves and table hits have returned
    bool movesToFront = false;        ///< the ordering moves its move to the front, no swap
    bool replacesOnTies = false;      ///< an equal value makes a move the best one
    bool narrowsByTable = true;       ///< bounds found in the table narrow the window
    bool researchesFromScore = false; ///< a re-search starts from the null window's value
};

struct Search {
    bool pvs = false; ///< otherwise alpha-beta
    bool table = false;
    int depth = 9; ///< below the children of the root
    bool iterative = false;
    bool ordering = true;
    bool prints = false; ///< fills Result::lines, which takes most of the time
};

struct Entry {
    double lower, upper;
    int bestMove;
};
using Table = std::map<std::string, Entry>;

/// One line a call of the recursive function, in the order of the calls.
struct Call {
    int parent = -1;
    int depth = 0;
    std::string board;
    int move = 0;
    double alpha = 0, beta = 0, value = 0;

    friend bool operator==(const Call&, const Call&) = default;
};

/// A value came from a child to its parent: the parent's best value and window after it.
struct Return {
    int child = 0;
    double best = 0, alpha = 0, beta = 0;

    friend bool operator==(const Return&, const Return&) = default;
};

struct Result {
    int depth = 0;
    int nodes = 0;
    double value = 0;
    std::vector<int> bestMoves = {};
    int tableSize = 0;
    Table table = {};
    std::vector<Call> calls = {};
    std::vector<Return> returns = {}; ///< in the order in which they happened
    std::string lines = {};           ///< what a programmer would print: of a recording, scaled
};

/// Searches every move of the board; with iterative deepening a result for each depth limit.
std::vector<Result> search(const std::string& board, const Search& search,
                           const Reading& reading = {});

/// The number of nodes below a board.
int minimaxNodes(const std::string& board);

/// The static value of a board from O's side.
double staticValue(const std::string& board);

} // namespace plain

Q_DECLARE_METATYPE(plain::Reading)
