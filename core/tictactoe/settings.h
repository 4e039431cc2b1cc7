// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/search/settings.h"
#include "core/tictactoe/position.h"

namespace yomi::tictactoe {

using search::Algorithm;
using search::BoardKind;
using search::Settings;
using search::Update;

/// The value of a finished game and of a position at the depth limit.
enum class Evaluation : std::uint8_t {
    Article,     ///< 300 for a win however late; counts of lines at a depth limit
    WinDrawLoss, ///< 1, 0 or -1; 0 at a depth limit
    FastWin,     ///< the shorter win counts more; 0 at a depth limit
};
constexpr auto enumNames(Evaluation) {
    return namesInOrder("article", "win-draw-loss", "fast-win");
}

/// How the table stores a position and its images.
enum class TableImages : std::uint8_t {
    Article,   ///< as if every image had an entry: the last image written gives the best move
    Canonical, ///< one entry per class, its best move in the orientation of the representative
    None,      ///< one entry per position
};
constexpr auto enumNames(TableImages) {
    return namesInOrder("article", "canonical", "none");
}

/// The settings of tic-tac-toe. The defaults are the article's: every move of the position with the
/// full window, the table's move swapped with the first, all eight images.
const search::GameDefaults& gameDefaults();

/// The settings with all defaults filled in. Throws std::invalid_argument that names the first
/// option that makes no sense (search::resolved).
Settings resolved(const Settings& settings);

// Those of resolved settings.
Evaluation evaluationOf(const Settings& settings);
TableImages imagesOf(const Settings& settings);

} // namespace yomi::tictactoe
