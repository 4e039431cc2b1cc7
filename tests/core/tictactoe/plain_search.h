// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QMetaType>

#include <limits>
#include <map>
#include <string>
#include <vector>

/// An independent search of tic-tac-toe that follows its description, for readability, not speed:
/// boards are texts, values are floating-point numbers, O and X have a branch each, and the table
/// is a map with an entry for every board. It shares nothing with the library.
namespace plain {

/// An interpretation of the description. The default is right; every other value is a plausible
/// mistake, or a change that should make no difference.
struct Reading {
    enum class Images {
        LastWins,   ///< writes all eight in their order
        FirstWins,  ///< does not overwrite another one of the same store
        OtherOrder, ///< writes all eight, the identity first and then the others backwards
        Canonical,  ///< writes only the least one
        None,       ///< writes only the board itself
    };

    Images images = Images::LastWins;
    bool columnByColumn = false; ///< moves in columns instead of rows
    bool freshTable = false;     ///< a new table for each child of the root
    bool rootNarrows = false;    ///< the root passes its best value on as a bound
    bool failHard = false;       ///< values are clamped to the window
    double nullWindow = 1;       ///< the width of a null window
    double scale = 1;            ///< factor of the values
    bool countsOnEntry = true;   ///< otherwise after leaves and table hits have returned
    bool movesToFront = false;   ///< the ordering moves its move to the front instead of swapping
    bool replacesOnTies = false; ///< an equal value makes a move the best one
    bool narrowsByTable = true;  ///< bounds found in the table narrow the window
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

/// One line per call of the recursive function, in call order.
struct Call {
    int parent = -1;
    int depth = 0;
    std::string board;
    int move = 0;
    double alpha = 0, beta = 0, value = 0;

    friend bool operator==(const Call&, const Call&) = default;
};

/// A child's value reached its parent: the parent's best value and window after it.
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
    std::vector<Return> returns = {}; ///< in order
    std::string lines = {};           ///< the printed recording, scaled
};

/// Searches every move of the board; with iterative deepening a result for each depth limit.
std::vector<Result> search(const std::string& board, const Search& search,
                           const Reading& reading = {});

/// The number of nodes below a board.
int minimaxNodes(const std::string& board);

/// The static value of a board for O.
double staticValue(const std::string& board);

} // namespace plain

Q_DECLARE_METATYPE(plain::Reading)
