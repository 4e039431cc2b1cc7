// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/connectfour/position.h"

#include <random>

namespace yomi::connectfour {

/// A position with `plies` stones from an unfinished random game.
inline Position randomPosition(std::mt19937& random, const Size& size, int plies) {
    Position position(size);
    while (position.plies() < plies) {
        const ColumnList columns = position.moves();
        position.make(*(columns.begin() + random() % columns.size()));
        if (position.ended() != Ended::No)
            position = Position(size);
    }
    return position;
}

} // namespace yomi::connectfour
