// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/games/search_document.h"

#include <QString>

#include <optional>
#include <vector>

namespace yomi::ui::games {

/// The comment on the move made after `ply` moves, as far as it may be shown; nothing if there is
/// none yet. It reveals nothing that is withheld (isKeptBack()).
std::optional<KnownComment> knownComment(const PlayView& view, const PlayedGame& game, int ply);

/// The value of the position after `plies` moves for the first player; exact if the move before or
/// after it was solved. Nothing if it is unknown or withheld.
struct KnownValue {
    double value;
    bool isExact;
};
std::optional<KnownValue> knownValue(const PlayView& view, const PlayedGame& game, int plies);

/// The text of a comment on the move made after so many: "wins, but 4 plies later than 3".
QString commentText(const SearchDocument& document, const PlayedGame& game, int ply,
                    const MoveComment& comment);

/// How good the move is for its player.
enum class CommentTone { Plain, Good, Weak, Bad };
CommentTone toneOf(const MoveComment& comment);

/// A value in a comment: "+1", "−4", "≈ −7", "loses" if an estimate is certain of the result.
QString commentValueText(double value, bool isExact);

/// The meaning of an exact value for that side on a board after so many plies: "O wins in 29
/// plies", "O has won"; without the plies if the end is unknown.
QString valueMeaning(const GameFace& face, double value, std::optional<int> end, bool first,
                     int plies);

/// Moves by their short names, "2, 3".
QString shortMoveNames(const SearchDocument& document, const std::vector<Move>& moves);

/// The game with its comments, one move per line, for the clipboard; the first line has the
/// starting board, unless it was empty.
QString gameText(const SearchDocument& document, const PlayedGame& game);

/// Whether a text begins like a game.
bool isGameText(const QString& text);
/// Replaces the game by that of such a text as one undoable edit, without its comments; returns the
/// refusal.
QString takeGameText(SearchDocument& document, const QString& text);

} // namespace yomi::ui::games
