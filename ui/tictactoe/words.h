// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tictactoe/position.h"

#include <QString>

#include <vector>

namespace yomi::ui::tictactoe {

using namespace yomi::tictactoe; // this folder is the user interface of that engine

/// "O" or "X".
QString playerName(Player player, Begins begins);

/// "top left", "centre", "bottom right"…
QString squareName(int square);
/// "centre, top left": names separated by commas.
QString squareNames(const std::vector<int>& squares);

} // namespace yomi::ui::tictactoe
