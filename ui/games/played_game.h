// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/move_comment.h"
#include "ui/games/engine.h"

#include <optional>
#include <string>
#include <vector>

namespace yomi::ui::games {

using yomi::search::CommentKind;
using yomi::search::KnownComment;
using yomi::search::MoveComment;
using yomi::search::SolvedMoves;

/// A played game: the boards from its beginning to the document's position, and the moves between
/// them.
struct PlayedGame {
    struct Stand {
        std::string board; ///< as in traces
        bool firstToMove = true;
        Outcome outcome = Outcome::Open;
        int plies = 0; ///< played since the empty board; `moves` may lack the first ones
        friend bool operator==(const Stand&, const Stand&) = default;
    };
    std::vector<Stand> stands; ///< one more than moves; none if no game leads to the position
    std::vector<Move> moves;
    bool beginsEmpty = true; ///< with the empty board

    int plies() const { return static_cast<int>(moves.size()); }
    const Stand& last() const { return stands.back(); }
    bool isOver() const { return last().outcome != Outcome::Open; }
    friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

enum class PlayerKind : std::uint8_t { Person, Engine };
constexpr auto enumNames(PlayerKind) {
    return namesInOrder("person", "engine");
}

/// The limit of the engine's search: a search depth, a number of seconds, or one of the document's
/// searches.
enum class PlayLimit : std::uint8_t { Depth, Time, Search };
constexpr auto enumNames(PlayLimit) {
    return namesInOrder("depth", "time", "search");
}

/// The players of a game, and how it is shown; saved with the document, but not an edit.
struct PlayView {
    PlayerKind first = PlayerKind::Person, second = PlayerKind::Engine;
    PlayLimit limit = PlayLimit::Depth;
    int depth = 8; ///< the game's own maximum limits it
    double seconds = 1;
    std::size_t search = 0; ///< the row of the comparison table
    bool hints = false;     ///< best moves, scores and value during the game
    /// The board shown: after so many moves; nothing for the position itself.
    std::optional<int> shown = {};
    /// The comment on each move so far.
    std::vector<std::optional<MoveComment>> comments = {};

    bool isEngine(bool ofFirst) const { return (ofFirst ? first : second) == PlayerKind::Engine; }
    friend bool operator==(const PlayView&, const PlayView&) = default;
};

inline constexpr double leastPlaySeconds = 0.1, mostPlaySeconds = 600;

/// Whether hints may be shown: if requested, or after the game.
inline bool showsHints(const PlayView& view, const PlayedGame& game) {
    return view.hints || game.isOver();
}

/// Whether the values and better moves of the move made after `ply` moves are withheld: those of
/// the last two moves, which would reveal what to play.
inline bool isKeptBack(const PlayView& view, const PlayedGame& game, int ply) {
    return !showsHints(view, game) && ply >= game.plies() - 2;
}

} // namespace yomi::ui::games
