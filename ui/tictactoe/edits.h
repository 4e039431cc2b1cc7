// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tictactoe/position.h"
#include "ui/search/game_search_document.h"

#include <optional>

namespace yomi::ui::tictactoe {

using namespace yomi::tictactoe; // this folder is the face of that engine

/// The position may be one that no game leads to, while it is edited.
using Inputs = ui::search::SearchInputs<Position>;
using Edit = ui::Edit<Inputs>;

/// Nothing, O or X on a square.
using Mark = std::optional<Player>;
Mark markAt(const Position& position, int square);

Edit setMark(const Inputs& before, int square, Mark mark);
/// Empty, O, X and empty again.
Edit cycleMark(const Inputs& before, int square);
Edit replacePosition(const Inputs& before, const Position& position, const QString& sentence);

} // namespace yomi::ui::tictactoe
