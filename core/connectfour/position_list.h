// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/connectfour/position.h"

#include <string>
#include <string_view>
#include <vector>

namespace yomi::connectfour {

/// A position of a list, with the text that leads to it.
struct ListedPosition {
    std::string text = {};
    Position position{};

    friend bool operator==(const ListedPosition&, const ListedPosition&) = default;
};

/// What a text of a position a line holds.
struct PositionList {
    std::vector<ListedPosition> positions = {};
    std::vector<std::string> refusals =
        {}; ///< a sentence for each line that is none, with its number
    std::vector<std::string> readAs = {}; ///< what was understood of texts that are not our own
};

/// Reads a position a line or boards of several lines, as StoneLines cuts them, so that sets can be
/// read whose lines end in a score:
///
///     2252576253462244111563365343671351441 -1
///
/// An empty line that ends no board is the empty board; those at the end of the text are none.
/// Refused are texts of no position or of a finished game, and lines of more than 4096 bytes and
/// with a NUL.
PositionList readPositions(std::string_view text, const Size& size = {});

} // namespace yomi::connectfour
