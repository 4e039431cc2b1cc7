// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace yomi::search {

enum class Algorithm : std::uint8_t {
    Minimax,   ///< every node below the root, to the depth limit
    AlphaBeta, ///< with a window
    Pvs,       ///< principal variation search: null windows after the first child, re-searches
    Mtdf,      ///< MTD(f): null windows around a guess until the bounds meet
};
constexpr auto enumNames(Algorithm) {
    return namesInOrder("minimax", "alpha-beta", "pvs", "mtdf");
}

/// What a finished game and a position at the depth limit are worth.
enum class Evaluation : std::uint8_t {
    Article,     ///< tic-tac-toe: 300 for a win however late, counts of lines at a depth limit
    WinDrawLoss, ///< 1, 0 or -1; 0 at a depth limit
    FastWin,     ///< the shorter win counts more; 0 at a depth limit
    Lines,       ///< 10,000 less the plies for a win; open lines at a depth limit
};
constexpr auto enumNames(Evaluation) {
    return namesInOrder("article", "win-draw-loss", "fast-win", "lines");
}

/// How the moves of the position are searched.
enum class Root : std::uint8_t {
    Every,    ///< each with the full window; the root is no node, all best moves are the answer
    Textbook, ///< as the moves of any node; one best move is the answer
};
constexpr auto enumNames(Root) {
    return namesInOrder("every", "textbook");
}

/// Whether a value outside the window is returned as it was found or as the window's end.
enum class Fail : std::uint8_t { Soft, Hard };
constexpr auto enumNames(Fail) {
    return namesInOrder("soft", "hard");
}

/// How wide a null window is.
enum class NullWindow : std::uint8_t {
    Article, ///< one point
    True,    ///< the least difference of two values, so that none lies inside
};
constexpr auto enumNames(NullWindow) {
    return namesInOrder("article", "true");
}

/// How the table's best move becomes the first to be searched.
enum class BestMove : std::uint8_t {
    Swap,  ///< it changes places with the first
    Front, ///< it moves to the front
};
constexpr auto enumNames(BestMove) {
    return namesInOrder("swap", "front");
}

/// What a transposition table keeps of a position and its images.
enum class TableImages : std::uint8_t {
    Article,   ///< as if every image had an entry: the last image written gives the best move
    Canonical, ///< one entry a class, its best move in the orientation of the representative
    None,      ///< an entry for each position
};
constexpr auto enumNames(TableImages) {
    return namesInOrder("article", "canonical", "none");
}

/// Which entry of a bounded table gives way to another position's.
enum class Replacement : std::uint8_t {
    Always,
    Depth,   ///< only to one that was searched as deep or deeper
    TwoTier, ///< two a place: the deeper stays in the first, the second is always replaced
};
constexpr auto enumNames(Replacement) {
    return namesInOrder("always", "depth", "two-tier");
}

enum class BoardKind : std::uint8_t {
    Heap,     /// < on the heap, with its list of moves, as in the article
    Bitboard, ///< a word or two
};
constexpr auto enumNames(BoardKind) {
    return namesInOrder("record", "bitboard");
}

/// How the search gets the position after a move.
enum class Update : std::uint8_t {
    Copy,       ///< a copied board for every child
    Unmake,     ///< one board: a move is made for a child and unmade after it
    UnmakeEach, ///< PVS only: also unmade and made again between the two searches of a child
};
constexpr auto enumNames(Update) {
    return namesInOrder("copy", "unmake", "unmake-each");
}

/// The greatest depth limit of any game; a game's own is its number of plies.
inline constexpr int deepestLimit = 64;

/// The greatest number of entries that a bounded table may be given: 16 million.
inline constexpr int mostTableEntries = 1 << 24;

/// Which search to run. What is absent is as the game has it (GameDefaults).
struct Settings {
    Algorithm algorithm = Algorithm::AlphaBeta;
    std::optional<Evaluation> evaluation = {};
    std::optional<Root> root = {};
    Fail fail = Fail::Soft;
    NullWindow nullWindow = NullWindow::Article;
    bool killers = false;
    bool history = false;
    bool ownMove = false; ///< the table of this iteration, too, gives the move to begin with
    std::optional<BestMove> bestMove = {};
    std::optional<double> aspiration = {}; ///< in points: how far the window reaches either way
    std::optional<bool> table = {};        ///< absent: on for PVS and MTD(f), off for the others
    std::optional<TableImages> images = {};
    std::optional<int> tableEntries = {}; ///< absent: the table holds every position
    std::optional<Replacement> replacement = {};
    bool freshTable = false; ///< a new table for each child of the root; none is left for ordering
    bool iterative = false;  ///< depth limits 0, 1, … up to `depth`, or the one that is complete
    bool ordering = true;    ///< an iteration starts with the best moves of the one before
    std::optional<int> depth = {}; ///< counted from the root's children; absent: to the end
    BoardKind board = BoardKind::Bitboard;
    Update update = Update::Unmake;

    template <class Fields>
    void describe(Fields& field) {
        field("algorithm", algorithm, "Which search");
        describeSwitches(field);
    }
    /// All but the algorithm.
    template <class Fields>
    void describeSwitches(Fields& field) {
        field("evaluation", evaluation, "What a position is worth");
        field("root", root,
              "Search each move of the position with the full window, or as those of any node");
        field("fail", fail, "Return values outside the window as found, or as the window's end");
        field("null-window", nullWindow,
              "Width of a null window: a point, or the least difference");
        field("killers", killers, "Try the moves first that cut at the same depth");
        field("history", history, "Try the moves first that cut most");
        field("own-move", ownMove, "Take the first move from this iteration's table, too");
        field("best-move", bestMove, "How the table's move becomes the first");
        field("aspiration", aspiration,
              "Search in a window of this many points around the last value");
        field("table", table,
              "Use a transposition table (PVS does unless it is off, MTD(f) always)");
        field("images", images, "What the table keeps of mirror images");
        field("table-entries", tableEntries, "Places of the table, else it holds every position",
              {1, mostTableEntries});
        field("replacement", replacement, "Which entry of a full table gives way");
        field("fresh-table", freshTable, "Use a new table for each move of the position");
        field("iterative", iterative, "Deepen: search to depth 0, 1, … up to the limit");
        field.inverted("no-ordering", ordering,
                       "Do not start with the best moves of the iteration before");
        field("depth", depth, "Depth limit below the position's moves, else to the end",
              {0, deepestLimit});
        field("board", board, "What is searched on; record is the article's");
        field("update", update,
              "How a child is made; unmake-each: by PVS for each of its searches");
    }

    bool usesTable() const {
        return table.value_or(algorithm == Algorithm::Pvs || algorithm == Algorithm::Mtdf);
    }
    /// Whether anything is on that the article's searches do without.
    bool isTuned() const { return killers || history || ownMove || fail == Fail::Hard; }

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// What a game has of the settings, and what it takes where nothing is given.
struct GameDefaults {
    std::string_view game;                   ///< its name in sentences
    std::span<const Evaluation> evaluations; ///< the first is the defaults one
    std::span<const TableImages> images;     ///< the first is the defaults one
    Root root = Root::Textbook;
    BestMove bestMove = BestMove::Front;
    bool hasRecordBoard = false;
};

/// The settings with everything filled in that a search of the game asks for, `plies` of which is
/// the longest game. Throws std::invalid_argument that names the first option without meaning: what
/// the game lacks, a depth outside 0 to `plies`, a switch of the table without one, of the
/// iterations without them, of an algorithm that is another, MTD(f) and aspiration where each move
/// has the full window.
Settings resolved(Settings settings, const GameDefaults& defaults, int plies);

/// The settings without what their algorithm has no use for: minimax has no window and cuts
/// nothing, and PVS alone searches moves with a null window of that width.
Settings usedSettings(Settings settings);

} // namespace yomi::search
