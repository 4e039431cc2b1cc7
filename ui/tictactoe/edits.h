// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tictactoe/position.h"
#include "ui/search/game_search_document.h"

#include <optional>

namespace yomi::ui::tictactoe {

using namespace yomi::tictactoe; // this folder is the face of that engine

/// A position and whose sign the side that moves first has on the screen. It may be one that no
/// game leads to, while it is edited.
struct ShownPosition : Position {
    Begins begins = Begins::O;

    ShownPosition() = default;
    ShownPosition(const Position& position, Begins first = Begins::O)
        : Position(position)
        , begins(first) {}
    friend bool operator==(const ShownPosition&, const ShownPosition&) = default;
};

using Inputs = ui::search::SearchInputs<ShownPosition>;
using Edit = ui::Edit<Inputs>;

/// Nothing, O or X on a square.
using Mark = std::optional<Player>;
Mark markAt(const Position& position, int square);

Edit setMark(const Inputs& before, int square, Mark mark);
/// Empty, the side that begins, the other and empty again.
Edit cycleMark(const Inputs& before, int square);
/// The same game with the signs of the other choice.
Edit setBegins(const Inputs& before, Begins begins);
Edit replacePosition(const Inputs& before, const Position& position, const QString& sentence);

} // namespace yomi::ui::tictactoe
