// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/search/game_face.h"

namespace yomi::ui::tictactoe {

/// Tic-tac-toe for the widgets of searches. A board is its nine characters.
const ui::search::GameFace& face();

/// The article's two searches, each on both boards, with boards copied and with moves unmade; PVS
/// also with every move unmade twice.
std::vector<ui::search::Settings> articleSet();

} // namespace yomi::ui::tictactoe
