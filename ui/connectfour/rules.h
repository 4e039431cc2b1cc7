// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/connectfour/search.h"
#include "core/search/move_comment.h"
#include "ui/inspector/game_search_document.h"
#include "ui/inspector/stone_game.h"
#include "ui/inspector/stone_grid.h"

#include <array>

namespace yomi::ui::connectfour {

/// Connect four for StoneGame.
struct Rules {
    using Size = yomi::connectfour::Size;
    using Position = yomi::connectfour::Position;
    static constexpr std::string_view kind = yomi::connectfour::documentKind;
    static constexpr const char* cliName = "connectfour";
    static constexpr auto stoneGame = StoneGame::ConnectFour;
    static constexpr auto scale = yomi::search::Scale::FastWin;
    static constexpr std::array<const char*, 1> ownPages = {"ladder"};

    static const inspector::StoneFace& face();
    static Position positionOf(const StoneReading& reading) {
        return yomi::connectfour::positionOf(reading);
    }
    static Position played(const Position& position, const std::string& moves) {
        return yomi::connectfour::played(position, moves);
    }
    static int moveCount(const Size& size) { return size.width; }
    static std::string moveText(const Size&, int column) {
        return {yomi::connectfour::moveText(column)};
    }
    static std::string joined(const std::string& moves, const std::string& move) {
        return moves + move;
    }
    static std::string boardText(const Position& position) {
        return yomi::connectfour::boardText(position);
    }
    static yomi::search::MoveScores scores(const Position& position, const Limits& limits);
    /// Six plies deep with the open lines as its estimate: a quick run with much to see.
    static yomi::search::Settings usualSearch();
};

using FourDocument = inspector::GameSearchDocument<inspector::StoneGame<Rules>>;

} // namespace yomi::ui::connectfour
