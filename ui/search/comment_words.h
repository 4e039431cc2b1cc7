// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/search/search_document.h"

#include <QString>

#include <optional>
#include <vector>

namespace yomi::ui::search {

/// What is known of the move made after `ply` moves; nothing as long as nobody has looked. Nothing
/// that is kept back tells of a move that is shown.
std::optional<KnownComment> knownComment(const PlayView& view, const PlayedGame& game, int ply);

/// The value of the position after `plies` moves for the first player, the exact one if a move on
/// either side of it was solved. Nothing where it is not known, or kept back.
struct KnownValue {
    double value;
    bool isExact;
};
std::optional<KnownValue> knownValue(const PlayView& view, const PlayedGame& game, int plies);

/// What a comment says of the move made after so many: "wins, but 4 plies later than 3".
QString commentText(const SearchDocument& document, const PlayedGame& game, int ply,
                    const MoveComment& comment);

/// How good that is for who made the move.
enum class CommentTone { Plain, Good, Weak, Bad };
CommentTone toneOf(const MoveComment& comment);

/// A value of a comment: "+1", "−4", "≈ −7", "loses" where an estimate is sure of the end.
QString commentValueText(double value, bool isExact);

/// What an exact value of that side means on a board with so many plies behind it: "O wins in 29
/// plies", "O has won"; without the plies where the end is not known.
QString valueMeaning(const GameFace& face, double value, std::optional<int> end, bool first,
                     int plies);

/// Moves by their short names, "2, 3".
QString shortMoveNames(const SearchDocument& document, const std::vector<Move>& moves);

/// The game with what is known of its moves, a line a move, for the clipboard; above them the board
/// where it began, unless that was empty.
QString gameText(const SearchDocument& document, const PlayedGame& game);

/// Whether a text begins as that of a game.
bool isGameText(const QString& text);
/// Takes the game of such a text as one undoable edit, its comments aside; returns the refusal.
QString takeGameText(SearchDocument& document, const QString& text);

} // namespace yomi::ui::search
