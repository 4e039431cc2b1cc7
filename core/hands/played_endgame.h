// SPDX-FileCopyrightText: The Yomi authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/hands/endgame.h"

#include <optional>
#include <string>
#include <vector>

namespace yomi::hands {

/// An endgame and the plays made in it: the table of a document.
struct PlayedEndgame {
    EndgamePosition start;  ///< validated()
    std::vector<int> plays; ///< legal in turn
    bool isPuzzle = false;  ///< the player to move at the start looks for the only lead that wins

    /// After the first `plies` plays.
    EndgamePosition position(std::size_t plies) const {
        return played(start, {plays.data(), plies});
    }

    bool operator==(const PlayedEndgame&) const = default;
};

/// "3455KK | 345522", as parseHands() reads it.
std::string handsText(const EndgamePosition& position);

/// The game under other rules: without the bans that they do not have; without its plays if one of
/// them is impossible; nothing if the position is.
std::optional<PlayedEndgame> withRules(const PlayedEndgame& game,
                                       const std::shared_ptr<const RuleBook>& book);

} // namespace yomi::hands
