// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/common/sentence.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
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

/// How the moves of the position are searched.
enum class Root : std::uint8_t {
    Every,    ///< each with the full window; the root is not a node, the answer is all best moves
    Textbook, ///< as in any node; the answer is one best move
};
constexpr auto enumNames(Root) {
    return namesInOrder("every", "textbook");
}

/// Whether a value outside the window is returned as found or as the window's end.
enum class Fail : std::uint8_t { Soft, Hard };
constexpr auto enumNames(Fail) {
    return namesInOrder("soft", "hard");
}

/// The width of a null window.
enum class NullWindow : std::uint8_t {
    Article, ///< one point
    True,    ///< the least difference of two values, so that no value lies inside
};
constexpr auto enumNames(NullWindow) {
    return namesInOrder("article", "true");
}

/// How the table's best move becomes the first.
enum class BestMove : std::uint8_t {
    Swap,  ///< swaps with the first
    Front, ///< moves to the front
};
constexpr auto enumNames(BestMove) {
    return namesInOrder("swap", "front");
}

/// How the general transposition table stores a position and its images: one entry per class with
/// its best move in the orientation of the representative, or one per position. A game's own table
/// may do otherwise.
inline constexpr std::string_view canonicalImages = "canonical", noImages = "none";
inline constexpr std::array imageRules = {canonicalImages, noImages};

/// Which entry of a bounded table another position replaces.
enum class Replacement : std::uint8_t {
    Always,
    Depth,   ///< only one that was searched no deeper
    TwoTier, ///< two entries per place: the deeper stays in the first, the second is always
             ///< replaced
};
constexpr auto enumNames(Replacement) {
    return namesInOrder("always", "depth", "two-tier");
}

enum class BoardKind : std::uint8_t {
    Heap,     ///< on the heap, with its list of moves, as in the article
    Bitboard, ///< one or two words
};
constexpr auto enumNames(BoardKind) {
    return namesInOrder("record", "bitboard");
}

/// How the search gets the position after a move.
enum class Update : std::uint8_t {
    Copy,       ///< a copied board for each child
    Unmake,     ///< one board: makes a move for a child and unmakes it after it
    UnmakeEach, ///< PVS only: also unmakes and remakes it between the two searches of a child
};
constexpr auto enumNames(Update) {
    return namesInOrder("copy", "unmake", "unmake-each");
}

/// The greatest depth limit of any game; a single game's is its number of plies.
inline constexpr int deepestLimit = 64;

/// The greatest size of a bounded table: 16 million entries.
inline constexpr int mostTableEntries = 1 << 24;

/// Which search to run. Absent settings take the game's value (GameDefaults).
struct Settings {
    Algorithm algorithm = Algorithm::AlphaBeta;
    std::optional<std::string> evaluation = {}; ///< by its name in the game (GameDefaults)
    std::optional<Root> root = {};
    Fail fail = Fail::Soft;
    NullWindow nullWindow = NullWindow::Article;
    bool killers = false;
    bool history = false;
    bool ownMove = false; ///< the current iteration's table also gives the first move
    std::optional<BestMove> bestMove = {};
    std::optional<double> aspiration = {};  ///< half the width of the window, in points
    std::optional<bool> table = {};         ///< absent: on for PVS and MTD(f), off for the others
    std::optional<std::string> images = {}; ///< by its name, as well
    std::optional<int> tableEntries = {};   ///< absent: the table holds every position
    std::optional<Replacement> replacement = {};
    bool freshTable = false; ///< a new table for each child of the root; none is kept for ordering
    bool iterative = false;  ///< depth limits 0, 1, … up to `depth`, or to a complete search
    bool ordering = true;    ///< an iteration starts with the best moves of the previous one
    std::optional<int> depth = {}; ///< counted from the root's children; absent: no limit
    BoardKind board = BoardKind::Bitboard;
    Update update = Update::Unmake;

    template <class Fields>
    void describe(Fields& field) {
        field("algorithm", algorithm, Phrase("Which search"));
        describeSwitches(field);
    }
    /// All settings but the algorithm.
    template <class Fields>
    void describeSwitches(Fields& field) {
        field("evaluation", evaluation, Phrase("What a position is worth"));
        field(
            "root", root,
            Phrase(
                "Search each move of the position with the full window, or as those of any node"));
        field("fail", fail,
              Phrase("Return values outside the window as found, or as the window's end"));
        field("null-window", nullWindow,
              Phrase("Width of a null window: a point, or the least difference"));
        field("killers", killers, Phrase("Try the moves first that cut at the same depth"));
        field("history", history, Phrase("Try the moves first that cut most"));
        field("own-move", ownMove, Phrase("Take the first move from this iteration's table, too"));
        field("best-move", bestMove, Phrase("How the table's move becomes the first"));
        field("aspiration", aspiration,
              Phrase("Search in a window of this many points around the last value"));
        field("table", table,
              Phrase("Use a transposition table (PVS does unless it is off, MTD(f) always)"));
        field("images", images, Phrase("What the table keeps of mirror images"));
        field("table-entries", tableEntries,
              Phrase("Places of the table, else it holds every position"), {1, mostTableEntries});
        field("replacement", replacement, Phrase("Which entry of a full table gives way"));
        field("fresh-table", freshTable, Phrase("Use a new table for each move of the position"));
        field("iterative", iterative, Phrase("Deepen: search to depth 0, 1, … up to the limit"));
        field.inverted("no-ordering", ordering,
                       Phrase("Do not start with the best moves of the iteration before"));
        field("depth", depth, Phrase("Depth limit below the position's moves, else to the end"),
              {0, deepestLimit});
        field("board", board, Phrase("What is searched on; record is the article's"));
        field("update", update,
              Phrase("How a child is made; unmake-each: by PVS for each of its searches"));
    }

    bool usesTable() const {
        return table.value_or(algorithm == Algorithm::Pvs || algorithm == Algorithm::Mtdf);
    }
    /// Whether a switch that the article's searches lack is on.
    bool isTuned() const { return killers || history || ownMove || fail == Fail::Hard; }

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// Which settings a game supports, and its defaults.
struct GameDefaults {
    std::string_view game;                         ///< its name in sentences
    std::span<const std::string_view> evaluations; ///< the first is the default; empty: no choice
    std::span<const std::string_view> images;      ///< the first is the default
    Root root = Root::Textbook;
    BestMove bestMove = BestMove::Front;
    bool hasRecordBoard = false;
};

/// The settings with all defaults of the game filled in; its longest game has `plies`. Throws
/// std::invalid_argument that names the first option that makes no sense: unsupported by the game,
/// a depth outside 0 to `plies`, a table switch without a table, an iteration switch without
/// iterations, a switch of another algorithm, MTD(f) or aspiration where each move has the full
/// window.
Settings resolved(Settings settings, const GameDefaults& defaults, int plies);

/// The settings without those that their algorithm does not use: minimax has no window and no cuts,
/// and only PVS has null windows of that width.
Settings usedSettings(Settings settings);

} // namespace yomi::search
