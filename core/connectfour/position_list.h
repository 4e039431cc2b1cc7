// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/common/sentence.h"
#include "core/connectfour/position.h"

#include <string>
#include <string_view>
#include <vector>

namespace yomi::connectfour {

/// A position of a list and its text.
struct ListedPosition {
    std::string text = {};
    Position position{};

    friend bool operator==(const ListedPosition&, const ListedPosition&) = default;
};

/// The positions of a text with one position per line.
struct PositionList {
    std::vector<ListedPosition> positions = {};
    std::vector<Sentence> refusals = {}; ///< a sentence for each invalid line, with its number
    std::vector<Sentence> readAs = {};   ///< how texts in foreign notation were read
};

/// Reads one position per line, or boards of several lines as StoneLines splits them. Lines may end
/// in a score, as in public sets:
///
///     2252576253462244111563365343671351441 -1
///
/// An empty line that ends no board is the empty board; empty lines at the end of the text are
/// ignored. Refuses texts that are not a position or are a finished game, and lines of more than
/// 4096 bytes or with a NUL.
PositionList readPositions(std::string_view text, const Size& size = {});

} // namespace yomi::connectfour
