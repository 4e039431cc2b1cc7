// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/enum_names.h"
#include "core/tictactoe/evaluation.h"

#include <cstdint>
#include <optional>

namespace yomi::tictactoe {

enum class Algorithm : std::uint8_t {
    Minimax,   ///< every node below the root, to the depth limit
    AlphaBeta, ///< with a window, fail-soft
    Pvs,       ///< principal variation search: null windows after the first child, re-searches
};
constexpr auto enumNames(Algorithm) {
    return namesInOrder("minimax", "alpha-beta", "pvs");
}

/// What a transposition table keeps of a position and its images.
enum class TableImages : std::uint8_t {
    Article,   ///< as if every image had an entry: the last image written gives the best move
    Canonical, ///< one entry a class, its best move in the orientation of the representative
};
constexpr auto enumNames(TableImages) {
    return namesInOrder("article", "canonical");
}

enum class BoardKind : std::uint8_t {
    Record,   ///< on the heap, with its list of moves, as in the source
    Bitboard, ///< one word of four bytes
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

inline constexpr int deepestLimit = 9;

/// Which search to run.
struct Settings {
    Algorithm algorithm = Algorithm::AlphaBeta;
    Evaluation evaluation = Evaluation::Article;
    std::optional<bool> table = {};         ///< absent: on for PVS, off for the others
    std::optional<TableImages> images = {}; ///< absent: article
    bool freshTable = false; ///< a new table for each child of the root; none is left for ordering
    bool iterative = false;  ///< depth limits 0, 1, … up to `depth`, or the one that is complete
    bool ordering = true;    ///< an iteration starts with the best moves of the one before
    std::optional<int> depth = {}; ///< 0 to 9, counted from the root's children; absent: to the end
    BoardKind board = BoardKind::Bitboard;
    Update update = Update::Unmake;

    template <class Fields>
    void describe(Fields& field) {
        field("algorithm", algorithm, "Which search");
        field("evaluation", evaluation, "What a position is worth");
        field("table", table, "Use a transposition table (PVS always does)");
        field("images", images, "What the table keeps of mirror images, all eight or one");
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

    bool usesTable() const { return table.value_or(algorithm == Algorithm::Pvs); }

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// Throws std::invalid_argument that names the first option without meaning: a depth outside 0 to
/// 9, PVS without a table, images or fresh tables without a table, an ordering without the table
/// that it is read from, two makings of one child in a search that searches it once.
void validate(const Settings& settings);

} // namespace yomi::tictactoe
