// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/boards/grid_size.h"

#include <nlohmann/json.hpp>

#include <string>

namespace yomi {

struct GameEntry;

/// The starting position of a game of stones on a grid in a document:
///
///     {"size": "7x6", "inARow": 4, "position": "4453"}
struct StoneStart {
    std::string size;
    int inARow = 0;
    std::string position = {}; ///< empty: the empty board
};

nlohmann::json toJson(const StoneStart& start);

/// Reads the start; missing members are as in `defaults`. Throws FormatError for a member of
/// another type; does not check the texts.
StoneStart stoneStartFromJson(const nlohmann::json& body, const StoneStart& defaults);

/// The board of the start. Throws FormatError at the key that is wrong.
GridSize sizeOf(const GameEntry& game, const StoneStart& start);

} // namespace yomi
