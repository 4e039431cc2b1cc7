// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tictactoe/position.h"
#include "ui/games/game_search_document.h"

#include <optional>

namespace yomi::ui::tictactoe {

using namespace yomi::tictactoe; // this folder is the user interface of that engine

/// A position, and the sign on the screen of the side that moves first. It may be unreachable while
/// it is edited.
struct ShownPosition : Position {
    Begins begins = Begins::O;

    ShownPosition() = default;
    ShownPosition(const Position& position, Begins first = Begins::O)
        : Position(position)
        , begins(first) {}
    friend bool operator==(const ShownPosition&, const ShownPosition&) = default;
};

using Inputs = ui::games::SearchInputs<ShownPosition>;
using Edit = ui::Edit<Inputs>;

/// The mark on a square: none, O or X.
using Mark = std::optional<Player>;
Mark markAt(const Position& position, int square);

Edit setMark(const Inputs& before, int square, Mark mark);
/// Cycles empty, the side that begins, the other, and empty again.
Edit cycleMark(const Inputs& before, int square);
/// Exchanges the signs of the same game.
Edit setBegins(const Inputs& before, Begins begins);
Edit replacePosition(const Inputs& before, const Position& position, const QString& sentence);

} // namespace yomi::ui::tictactoe
