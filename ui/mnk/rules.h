// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mnk/entry.h"
#include "core/mnk/search.h"
#include "core/search/move_comment.h"
#include "ui/games/stone_grid.h"

namespace yomi::ui::mnk {

/// m,n,k for StoneGame.
struct Rules {
    static constexpr std::string_view kind = yomi::mnk::documentKind;
    static constexpr auto scale = yomi::search::Scale::Results;

    static const GameEntry& game() { return yomi::mnk::gameEntry(); }
    static const games::StoneFace& face();
    /// Four plies deep with the open lines as its estimate.
    static yomi::search::Settings usualSearch();
};

} // namespace yomi::ui::mnk
