// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/search/search_document.h"

#include <QString>

#include <optional>
#include <vector>

namespace yomi::ui::search {

/// What a comment says of a move: "wins, but 4 plies later than 3".
QString commentText(const SearchDocument& document, const MoveComment& comment);

/// How good that is for who made the move.
enum class CommentTone { Plain, Good, Weak, Bad };
CommentTone toneOf(const MoveComment& comment);

/// A value of a comment: "+1", "−4", "≈ −7", "loses" where an estimate is sure of the end.
QString commentValueText(double value, bool isExact);

/// What an exact value of that side means after `plies` moves: "O wins with move 41, in 29 plies",
/// without the plies where the end is not known.
QString valueMeaning(const GameFace& face, double value, std::optional<int> end, bool first,
                     int plies);

/// Moves by their short names, "2, 3".
QString shortMoveNames(const SearchDocument& document, const std::vector<Move>& moves);

/// The game with what is known of its moves, a line a move, for the clipboard.
QString gameText(const SearchDocument& document, const PlayedGame& game);

} // namespace yomi::ui::search
