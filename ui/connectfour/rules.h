// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/connectfour/entry.h"
#include "core/connectfour/search.h"
#include "core/search/move_comment.h"
#include "ui/games/game_search_document.h"
#include "ui/games/stone_game.h"
#include "ui/games/stone_grid.h"

namespace yomi::ui::connectfour {

/// The rows of the ladder in files.
inline constexpr const char* ladderRowsName = "ladder";

/// Connect four for StoneGame.
struct Rules {
    static constexpr std::string_view kind = yomi::connectfour::documentKind;
    static constexpr auto scale = yomi::search::Scale::FastWin;

    static const GameEntry& game() { return yomi::connectfour::gameEntry(); }
    static const games::StoneFace& face();
    /// Six plies deep with the open lines as its estimate: a quick run with much to see.
    static yomi::search::Settings usualSearch();
};

using FourDocument = games::GameSearchDocument<games::StoneGame<Rules>>;

} // namespace yomi::ui::connectfour
