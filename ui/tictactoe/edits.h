// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tictactoe/position.h"
#include "core/tictactoe/settings.h"
#include "ui/common/game_document.h"

#include <optional>
#include <vector>

namespace yomi::ui::tictactoe {

using namespace yomi::tictactoe; // this folder is the face of that engine

/// What edits change: the board, and the rows of the comparison table.
struct Inputs {
    Position position; ///< also one that no game leads to, while it is edited
    std::vector<Settings> searches = {Settings()};

    friend bool operator==(const Inputs&, const Inputs&) = default;
};

using Edit = ui::Edit<Inputs>;

/// Nothing, O or X on a square.
using Mark = std::optional<Player>;
Mark markAt(const Position& position, int square);

Edit setMark(const Inputs& before, int square, Mark mark);
/// Empty, O, X and empty again.
Edit cycleMark(const Inputs& before, int square);
/// A move of the side to move. Refused on a taken square, when the game is over, and on a board
/// that no game leads to.
Edit playMove(const Inputs& before, int square);
Edit replacePosition(const Inputs& before, const Position& position, const QString& sentence);

/// Other settings for a row. Refused when they have no meaning.
Edit setSearch(const Inputs& before, std::size_t row, const Settings& settings);
/// A row behind the last one. Refused when the table is full.
Edit addSearch(const Inputs& before, const Settings& settings);
/// Refused for the only row.
Edit removeSearch(const Inputs& before, std::size_t row);
/// Other rows for the whole table.
Edit replaceSearches(const Inputs& before, std::vector<Settings> searches, const QString& sentence);

} // namespace yomi::ui::tictactoe
