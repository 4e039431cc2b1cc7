// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/grid_size.h"
#include "core/common/enum_names.h"
#include "core/tree/line_part.h"
#include "core/tree/trace.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace yomi {
struct GameEntry;
}

namespace yomi::tree {

/// The view of a node's numbers: of the side to move there, or always of the first player.
enum class ValuesOf : std::uint8_t { Mover, First };
constexpr auto enumNames(ValuesOf) {
    return namesInOrder("mover", "first");
}

enum class SearchKind : std::uint8_t { Minimax, AlphaBeta, Mcts };
constexpr auto enumNames(SearchKind) {
    return namesInOrder("minimax", "alphabeta", "mcts");
}

enum class FailKind : std::uint8_t { Hard, Soft, Any };
constexpr auto enumNames(FailKind) {
    return namesInOrder("hard", "soft", "any");
}

/// The side that wants the greatest value, and the other.
enum class Side : std::uint8_t { Max, Min };
constexpr auto enumNames(Side) {
    return namesInOrder("max", "min");
}

/// The origin of a header field.
enum class HeaderSource : std::uint8_t {
    Default, ///< it is absent
    Header,  ///< it is present
    Lines,   ///< it is absent, and the first lines show it
    Open,    ///< it is absent, and the first lines do not show it
};

/// The properties of a whole recording.
struct RecordingHeader {
    bool isJson = false;                   ///< JSON Lines, not text
    const GameEntry* game = nullptr;       ///< null unless Yomi knows its rules
    int width = 0, height = 0, inARow = 0; ///< of a known game
    std::string root;                      ///< its board of . o x in reading order
    int base = 0;                          ///< the number of its first column or square
    HeaderSource baseFrom = HeaderSource::Default;
    std::optional<int> rootBase; ///< the same for the moves in `root`, if they show it
    Side toMove = Side::Max;     ///< at the root
    HeaderSource toMoveFrom = HeaderSource::Default;
    ValuesOf values = ValuesOf::Mover;
    SearchKind search = SearchKind::AlphaBeta;
    FailKind fail = FailKind::Any;
    double infinity = infinite; ///< scores of this size are infinite
    double mate = infinite;     ///< scores beyond it count the plies to a mate
    double nullWindow = 1;      ///< its width
    double scale = 1;           ///< scores per point
    double draw = 0;
    Bounds range; ///< of scores, from the first player's side
    bool promisesDepth = false, promisesMoves = false, promisesStores = false;
    std::vector<std::pair<std::string, std::string>> own; ///< other fields and their values

    GridSize size() const { return {width, height, inARow}; }
    /// Whether the moves of the known game are columns, not squares.
    bool hasColumns() const;
    /// One more than the greatest move of the known game.
    int moveCount() const { return hasColumns() ? width : width * height; }
    /// Whether values are means and an iteration is a snapshot of the whole tree.
    bool isByVisits() const { return search == SearchKind::Mcts; }
};

/// Sets the game and the size of its board. Columns are counted from 1, as boards show them.
void setGame(RecordingHeader& header, const GameEntry& game, const GridSize& size);

/// The keys known to Yomi.
inline constexpr std::array<std::string_view, 16> headerKeys = {
    "game",  "base", "values", "search",   "fail", "inf",  "mate", "step",
    "scale", "draw", "range",  "promises", "size", "line", "root", "tomove"};

/// The header with these fields. Throws LineError.
RecordingHeader readHeader(std::span<const LinePart> fields);

} // namespace yomi::tree
