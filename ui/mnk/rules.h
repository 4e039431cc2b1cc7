// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mnk/search.h"
#include "core/search/move_comment.h"
#include "ui/inspector/stone_grid.h"

#include <array>

namespace yomi::ui::mnk {

/// m,n,k for StoneGame.
struct Rules {
    using Size = yomi::mnk::Size;
    using Position = yomi::mnk::Position;
    static constexpr std::string_view kind = yomi::mnk::documentKind;
    static constexpr const char* cliName = "mnk";
    static constexpr auto stoneGame = StoneGame::Mnk;
    static constexpr auto scale = yomi::search::Scale::Results;
    static constexpr std::array<const char*, 0> ownPages = {};

    static const inspector::StoneFace& face();
    static Position positionOf(const StoneReading& reading) {
        return yomi::mnk::positionOf(reading);
    }
    static Position played(const Position& position, const std::string& moves) {
        return yomi::mnk::played(position, moves);
    }
    static int moveCount(const Size& size) { return size.cells(); }
    static std::string moveText(const Size& size, int square) {
        return yomi::mnk::moveText(size, square);
    }
    static std::string joined(const std::string& moves, const std::string& move) {
        return moves.empty() ? move : moves + ' ' + move;
    }
    static std::string boardText(const Position& position) {
        return yomi::mnk::boardText(position);
    }
    static yomi::search::MoveScores scores(const Position& position, const Limits& limits);
    /// Four plies deep with the open lines as its estimate.
    static yomi::search::Settings usualSearch();
};

} // namespace yomi::ui::mnk
